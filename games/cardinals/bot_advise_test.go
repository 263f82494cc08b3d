package cardinals

import (
	"context"
	"strings"
	"testing"

	"outremer/game"
)

// window returns what a seat has to think with: the game, and the agreed pacts.
func window(s *State, p game.Seat, pacts ...game.Pact) game.Window {
	scene := game.Scene{State: s, Seat: p}
	for _, x := range pacts {
		scene.Pacts = append(scene.Pacts, game.Standing{Pact: x, Status: game.Agreed, Lapsed: s.Lapsed(x)})
	}
	return scene.Window()
}

// chosen returns what a brain of a level chooses.
func chosen(t testing.TB, level string, w game.Window, luck *game.Rand) []game.Move {
	t.Helper()
	list, err := title(t).NewBrain(level, game.Faithful, luck).Choose(context.Background(), w, nil)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// advised returns the moves of a knight for a prompt, in notation: those of a draft, or one answer. In a turn of
// movement they are what a cautious monarch would do.
func advised(t *testing.T, s *State, p game.Seat, pacts ...game.Pact) string {
	t.Helper()
	luck := game.NewRand([2]uint64{})
	var moves []game.Move
	if s.core.Top().Step == stepOrders {
		x, near, want := &counsel{State: *s, pacts: pacts}, hands{}, intent{}
		near.count(s)
		x.caution(p, &near, &want)
		moves = x.edits(nil, p, &want)
	} else {
		moves = chosen(t, "knight", window(s, p, pacts...), &luck)
	}
	var list []string
	for _, m := range moves {
		if err := game.Apply(s, p, m, nil); err != nil {
			t.Fatalf("%s: %v", s.t.lexicon.Format(m), err)
		}
		list = append(list, s.t.lexicon.Format(m))
	}
	return strings.Join(list, "; ")
}

func TestAdvice(t *testing.T) {
	for name, c := range map[string]struct {
		seat, lines, want string
		step              game.Step
	}{
		"supports a neighbour in danger": {"anscarids", alone + `
			army anscarids toledo burgos
			army almohads seville
			turn early 1180`, "support burgos toledo; seal", stepOrders},
		"holds where nobody is": {"almohads", alone + `
			holder almohads toledo
			army almohads seville marrakesh
			turn early 1180`, "seal", stepOrders},
		"walks into a free centre": {"anscarids", alone + `
			vacant leon
			army anscarids burgos
			turn early 1180`, "move burgos leon; seal", stepOrders},
		"stays where he is needed": {"anscarids", alone + `
			vacant leon
			army anscarids toledo
			army almohads seville
			turn early 1180`, "seal", stepOrders},
		"does not race another for a centre": {"anscarids", alone + `
			vacant leon
			army anscarids burgos
			army almohads badajoz
			turn early 1180`, "seal", stepOrders},
		"retreats to the centre that he can take": {"anscarids", alone + `
			dislodged anscarids army toledo seville
			army almohads toledo
			vacant leon aragon
			holder almohads leon aragon burgos
			holder anscarids krakow
			turn end 1180`, "retreat toledo aragon; seal", stepRetreats},
		"builds armies, as many as are due": {"anscarids", alone + `
			holder anscarids burgos toledo leon
			army anscarids burgos
			turn end 1180`, "build-army toledo; build-army leon; seal", stepBuilds},
		"disbands the unit that is farthest from everything": {"anscarids", alone + `
			holder anscarids burgos
			holder almohads toledo
			army anscarids burgos ireland
			turn end 1180`, "disband ireland; seal", stepBuilds},
		"disbands no unit that guards a centre": {"capetians", alone + `
			holder plantagenets paris toulouse bruges
			holder capetians leon
			holder anscarids burgos
			fleet capetians leon
			army capetians arelat
			army anscarids burgos
			turn end 1200`, "disband arelat; seal", stepBuilds},
		"disbands it if nobody can come": {"capetians", alone + `
			holder plantagenets paris toulouse bruges
			holder capetians leon
			fleet capetians leon
			army capetians arelat
			turn end 1200`, "disband leon; seal", stepBuilds},
		"declares a crusade": {"capetians", alone + `
			holder ayyubids jerusalem cairo alexandria
			vacant jerusalem
			army ayyubids cairo
			pope capetians
			turn mid 1180`, "crusade ayyubids jerusalem", stepCrusade},
		"invests a bishop against the strongest": {"capetians", alone + `
			holder plantagenets alba brittany london york
			holder anscarids leon
			pope capetians
			tithes 5
			turn mid 1180`, "invest alba", stepBull},
		"makes peace with a strong neighbour": {"capetians", alone + `
			holder plantagenets london york bordeaux alba brittany
			army plantagenets normandy
			holder capetians paris
			holder plantagenets toulouse bruges
			pope capetians
			tithes 4
			turn mid 1180`, "arbitrate capetians plantagenets", stepBull},
		"punishes others, not himself": {"capetians", alone + `
			pope capetians
			charge i capetians
			charge i piasts
			turn mid 1180`, "excommunicate piasts", stepJudge},
		"holds Rome with an antipope": {"capetians", alone + `
			holder capetians rome paris
			army capetians rome
			turn mid 1180`, "antipope roman", stepRoman},
		"dismisses a costly antipope": {"hohenstaufens", alone + `
			holder hohenstaufens frankfurt constance nuremberg prague
			emperor hohenstaufens
			antipope imperial hohenstaufens
			turn mid 1180`, "dismiss", stepDismiss},
	} {
		t.Run(name, func(t *testing.T) {
			s := arranged(t, c.lines)
			p := s.seatNamed(t, c.seat)
			for s.core.Top().Step != c.step {
				advised(t, s, s.Awaiting().First())
			}
			if got := advised(t, s, p); !strings.HasPrefix(got, c.want) {
				t.Errorf("%s, not %s", got, c.want)
			}
		})
	}
}

// TestPromisedVote: a vote goes to the candidate it was promised to.
func TestPromisedVote(t *testing.T) {
	s := arranged(t, "turn end 1180")
	p := s.seatNamed(t, "anscarids")
	for s.core.Top().Step != stepVotes {
		advised(t, s, s.Awaiting().First())
	}
	promise := pact(t, s, "capetians vote anscarids frankish late-1180s")
	if got := advised(t, s, p, promise); got != "vote frankish; seal" {
		t.Error(got)
	}
}

// TestConcession: when one monarch is close to victory and nobody has half as many, all concede,
// and the game is over.
func TestConcession(t *testing.T) {
	const lead = `
		holder anscarids burgos toledo leon portugal aragon paris toulouse bruges london york bordeaux palermo salerno alba brittany seville prague
	`
	for lines, want := range map[string]bool{lead: true, lead + "holder almohads marrakesh algiers tripolitania cairo alexandria damascus mosul nicosia barqah": false, "": false} {
		s := arranged(t, lines+"\nturn early 1180")
		for s.Awaiting() != 0 && s.core.Top().Step == stepOrders && s.Season == early {
			advised(t, s, s.Awaiting().First())
		}
		if s.over() != want {
			t.Errorf("over: %v with%s", s.over(), lines)
		}
	}
}
