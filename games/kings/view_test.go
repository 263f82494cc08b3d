package kings

import (
	"math"
	"slices"
	"testing"

	"outremer/game"
)

func viewOf(s *State, p game.Seat) *View { return s.View(p).(*View) }

// TestCheckSaysWhatItIsAbout: everybody sees whom or what the current check is aimed at.
func TestCheckSaysWhatItIsAbout(t *testing.T) {
	for _, tt := range []struct {
		arranged []string
		moves    []string
		want     CheckView
	}{
		{[]string{"play english unpaid-quarrymen"}, []string{"build wessex"}, CheckView{Kind: "build", Action: "build", Territory: "wessex"}},
		{[]string{"castle paris", "play english letters-read-aloud"}, []string{"incite paris"},
			CheckView{Kind: "incite", Action: "plot", Territory: "paris", Against: "frankish"}},
		{[]string{"child frankish adele kind", "play english letters-read-aloud"}, []string{"murder adele"},
			CheckView{Kind: "murder", Action: "plot", Character: "adele", Against: "frankish"}},
		{[]string{"play english letters-read-aloud"}, []string{"bribe frankish chancellor"},
			CheckView{Kind: "bribe", Action: "plot", Development: "chancellor", Against: "frankish"}},
		{[]string{"foot northumbria", "play english the-spoils-are-shared"}, []string{"attack northumbria scotland"},
			CheckView{Kind: "invade", Action: "invade", Territory: "scotland"}},
		{[]string{"play english a-splinter-of-the-true-cross"}, []string{"send william-the-conqueror"},
			CheckView{Kind: "crusade", Action: "crusade", Character: "william-the-conqueror"}},
		{[]string{"bride scotland maud kind", "dynasty english"}, []string{"marry william-the-conqueror", "court scotland"},
			CheckView{Kind: "marry", Action: "marry", Character: "william-the-conqueror", Spouse: "maud", Territory: "scotland"}},
	} {
		s := position(t, "1.0", append([]string{"gold english 3", "round 2"}, tt.arranged...)...)
		for _, m := range tt.moves {
			play(t, s, 0, m)
		}
		for p := range game.Seat(seats) {
			c := viewOf(s, p).Check
			got := CheckView{Kind: c.Kind, Action: c.Action, Against: c.Against, Territory: c.Territory, Character: c.Character, Spouse: c.Spouse, Development: c.Development}
			if !sameAim(&got, &tt.want) {
				t.Errorf("%v, to %s: %+v", tt.moves, cultureNames[p], got)
			}
		}
	}
}

func sameAim(a, b *CheckView) bool {
	return a.Kind == b.Kind && a.Action == b.Action && a.Against == b.Against && a.Territory == b.Territory && a.Character == b.Character &&
		a.Spouse == b.Spouse && a.Development == b.Development
}

// TestSacrificeOdds: the owner of the bag sees what a sacrifice would change, others do not.
func TestSacrificeOdds(t *testing.T) {
	s := position(t, "1.0", "foot northumbria", "bag english kind", "gold english 0", "play english the-spoils-are-shared")
	play(t, s, 0, "attack northumbria scotland")
	c := viewOf(s, 0).Check
	if c.Chance == nil || c.Sacrifice == nil || *c.Chance != 0 || *c.Sacrifice != 1 {
		t.Fatalf("%+v", c)
	}
	if len(c.Draws) != 1 || c.Draws[0] != (DrawView{Trait: "kind", Critical: true}) {
		t.Errorf("drawn %+v", c.Draws)
	}
	if o := viewOf(s, 1).Check; o.Chance != nil || o.Sacrifice != nil || o.Good != 0 || o.Tokens != 0 {
		t.Errorf("another sees %+v", o)
	}
	play(t, s, 0, "sacrifice")
}

// TestSacrificedDraw: everybody sees that a draw was reversed, and counts.
func TestSacrificedDraw(t *testing.T) {
	s := position(t, "1.0", "foot northumbria", "castle scotland", "bag english kind kind", "gold english 1", "gold frankish 0",
		"gold germanic 0", "gold italian 0", "gold iberian 0", "play english the-spoils-are-shared")
	for _, m := range []string{"attack northumbria scotland", "invest 1", "sacrifice"} {
		play(t, s, 0, m)
	}
	want := []DrawView{{Trait: "kind", Hit: true, Critical: true, Sacrificed: true}, {Trait: "kind", Critical: true}}
	if got := viewOf(s, 1).Check.Draws; !slices.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// TestLineOfSuccession: sons, daughters, brothers, sisters, the eldest of each first.
func TestLineOfSuccession(t *testing.T) {
	s := position(t, "1.0", "sibling english harold kind", "child english maud kind", "child english edmund kind", "child english robert kind")
	want := []HeirView{{"edmund", "eldest-son"}, {"robert", "eldest-son"}, {"maud", "eldest-daughter"}, {"harold", "eldest-brother"}}
	got := viewOf(s, 3).Dynasties[0].Line
	if len(got) != len(want) {
		t.Fatalf("%v", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("heir %d is %v", i+1, got[i])
		}
	}
	if d := viewOf(s, 3).Dynasties[0]; d.Heir != want[0].Name {
		t.Errorf("the heir is %s", d.Heir)
	}
}

// TestProspects: before declaring an attack, the attacker sees what it takes, line by line, and
// his chances; nobody else does.
func TestProspects(t *testing.T) {
	s := position(t, "1.0", "casus english frankish", "pact english iberian", "ally english brittany", "foot normandy", "castle aquitaine",
		"bag english pious weak", "gold english 1", "play english the-spoils-are-shared")
	var at *AttackView
	for i, x := range viewOf(s, 0).Prospects {
		if x.From == "normandy" && x.To == "aquitaine" {
			at = &viewOf(s, 0).Prospects[i]
		}
	}
	if at == nil {
		t.Fatal("the attack is missing")
	}
	if at.Need != 2 || at.Draws != 2 || len(at.Partners) != 1 || at.Partners[0] != "iberian" {
		t.Errorf("%+v", at)
	}
	if at.Needs[1] != (ItemView{"castle", "", 1}) || at.Items[1] != (ItemView{"pact-land", "brittany", 1}) {
		t.Errorf("made of %v and %v", at.Needs, at.Items)
	}
	if len(viewOf(s, 1).Prospects) != 0 {
		t.Error("others see what is considered")
	}
}

// TestProposalIsPrivateUntilMade: only its author sees a proposal being composed.
func TestProposalIsPrivateUntilMade(t *testing.T) {
	s := position(t, "1.0", "child frankish adele kind", "gold english 2", "dynasty english")
	play(t, s, 0, "marry william-the-conqueror")
	play(t, s, 0, "propose adele")
	if v := viewOf(s, 0).Proposal; v == nil || v.Spouse != "adele" || v.To != "frankish" {
		t.Errorf("the composer sees %+v", v)
	}
	if v := viewOf(s, 1).Proposal; v != nil {
		t.Errorf("another sees %+v", v)
	}
	play(t, s, 0, "dowry 2 english")
	want := ProposalView{By: "english", Suitor: "william-the-conqueror", Spouse: "adele", To: "frankish", Gold: 2, Home: "english"}
	if v := viewOf(s, 3).Proposal; v == nil || *v != want {
		t.Errorf("everybody sees %+v", v)
	}
}

// TestDefencesAddUp: the lines of a sum add up to the number the rules use.
func TestDefencesAddUp(t *testing.T) {
	s := position(t, "1.1", "castle paris", "foot paris", "child frankish adele kind", "duchy adele paris", "cards frankish plate-armor", "shield tripoli frankish")
	for _, x := range viewOf(s, 0).Territories {
		n := 0
		for _, d := range x.Defences {
			n += d.Count
		}
		if n != x.Defence {
			t.Errorf("%s: %d, made of %v", x.Slug, x.Defence, x.Defences)
		}
		if x.Slug == "paris" && (x.Defence < 5 || x.Uproar != 3 || x.Tax != 2) {
			t.Errorf("paris: %+v", x)
		}
	}
}

// TestDrawsAgreeWithOdds: the chance of a prospective check can be looked up.
func TestDrawsAgreeWithOdds(t *testing.T) {
	s := position(t, "1.0", "bag english pious weak", "gold english 1", "play english unpaid-quarrymen")
	v := viewOf(s, 0)
	var looked float64
	for _, d := range v.Draws {
		for _, o := range v.Odds {
			if d.Check == "build" && o.Action == d.Action {
				looked = o.Win[0][d.Draws-1]
			}
		}
	}
	play(t, s, 0, "build wessex")
	if odds := viewOf(s, 0).Check.Odds; math.Abs(odds[0]-looked) > 1e-9 {
		t.Errorf("looked up %v, then %v", looked, odds)
	}
}
