package cardinals

import (
	"strings"
	"testing"

	"outremer/game"
)

// pact parses a pact: who offers it, then its notation.
func pact(t *testing.T, s *State, line string) game.Pact {
	t.Helper()
	words := strings.Fields(line)
	x, err := s.t.lexicon.ParsePact(s.seatNamed(t, words[0]), words[1:], s.f.dynasties)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return x
}

// neighbours: an army of the Anscarids could have Seville, where nobody is.
const neighbours = alone + `
	holder anscarids toledo burgos leon aragon portugal
	holder almohads seville marrakesh algiers
	army anscarids toledo
	turn late 1180
`

// TestPlannerKeepsItsWord: a bot does what a pact says, and does not do it without the pact.
func TestPlannerKeepsItsWord(t *testing.T) {
	for name, c := range map[string]struct{ lines, pact, seat, want, not string }{
		"peace":              {neighbours, "almohads peace anscarids late-1190s", "anscarids", "", "move toledo seville"},
		"peace with another": {neighbours, "piasts peace anscarids late-1190s", "anscarids", "move toledo seville", ""},
		"support": {alone + `
			holder capetians paris toulouse
			holder anscarids burgos toledo
			army capetians toulouse
			army anscarids burgos
			turn early 1180`, "capetians support anscarids toulouse aragon early-1180s", "anscarids", "support-move burgos toulouse aragon", ""},
		"aid": {alone + `
			holder capetians paris toulouse
			holder anscarids burgos toledo
			army capetians toulouse
			army anscarids burgos
			turn early 1180`, "anscarids aid capetians toulouse aragon early-1180s", "anscarids", "support-move burgos toulouse aragon", ""},
		"bid": {alone + `
			holder anscarids burgos toledo
			army anscarids burgos
			holder piasts plock krakow
			turn early 1180`, "anscarids bid piasts portugal leon early-1180s", "piasts", "bid-support-move portugal burgos leon", ""},
		"a space that both stay out of": {alone + `
			holder anscarids burgos
			army anscarids burgos
			vacant leon
			points anscarids 0
			army capetians navarre
			turn late 1180`, "capetians keep-out anscarids leon late-1190s", "anscarids", "", "move burgos leon"},
		"a league": {neighbours, "piasts league anscarids almohads capetians late-1190s", "anscarids", "", "move toledo seville"},
		"a draw":   {neighbours, "almohads draw anscarids late-1190s", "anscarids", "name almohads", ""},
		"tithe": {alone + `
			holder piasts plock krakow
			pope arpads
			turn early 1180`, "arpads tithe piasts early-1180s", "piasts", "tithe", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := arranged(t, c.lines)
			p := s.seatNamed(t, c.seat)
			for key := range uint64(4) {
				free := strings.Join(drafted(t, s, p, key), "; ")
				bound := strings.Join(drafted(t, s, p, key, pact(t, s, c.pact)), "; ")
				if c.want != "" && !strings.Contains(bound, c.want) || c.not != "" && strings.Contains(bound, c.not) {
					t.Errorf("with the pact: %s", bound)
				}
				if name != "peace with another" && free == bound {
					t.Errorf("the same without the pact: %s", free)
				}
			}
		})
	}
}

// TestPeaceEndsAtVictory: the last centre is worth more than a word.
func TestPeaceEndsAtVictory(t *testing.T) {
	s := arranged(t, neighbours+`
		holder anscarids paris toulouse bruges london york bordeaux palermo salerno krakow plock esztergom veszprem
		turn late 1180
	`)
	p := s.seatNamed(t, "anscarids")
	if n := s.count(p); n != s.f.centresToWin-1 {
		t.Fatalf("%d centres", n)
	}
	peace := pact(t, s, "almohads peace anscarids late-1190s")
	if got := strings.Join(drafted(t, s, p, 1, peace), "; "); !strings.Contains(got, "move toledo seville") {
		t.Errorf("no attack: %s", got)
	}
}

func TestAccept(t *testing.T) {
	for name, c := range map[string]struct {
		lines, pact string
		want        bool
	}{
		"peace with one who could come": {alone + `
			holder anscarids toledo
			army almohads seville valencia
			turn early 1180`, "almohads peace anscarids early-1190s", true},
		"no peace with easy prey": {alone + `
			holder almohads seville
			army anscarids toledo
			turn early 1180`, "almohads peace anscarids early-1190s", false},
		"no peace with one who took his centre": {alone + `
			holder almohads toledo seville
			army almohads seville valencia
			army anscarids burgos
			turn early 1180`, "almohads peace anscarids early-1190s", false},
		"a vote for his own Cardinal":  {`turn early 1180`, "capetians vote anscarids castilian late-1180s", true},
		"a vote for one as weak as he": {`turn early 1180`, "piasts vote anscarids polish late-1180s", true},
		"no vote for the strong": {`
			holder capetians leon portugal aragon
			turn early 1180`, "capetians vote anscarids frankish late-1180s", false},
		"support by a unit that nobody threatens": {alone + `
			army capetians toulouse
			army anscarids burgos
			turn early 1180`, "capetians support anscarids toulouse aragon early-1180s", true},
		"no support by a unit that is needed": {alone + `
			army capetians toulouse
			army anscarids burgos
			army almohads toledo
			turn early 1180`, "capetians support anscarids toulouse aragon early-1180s", false},
		"a convoy by a fleet that nobody threatens": {alone + `
			army capetians toulouse
			fleet anscarids gulf-of-lion
			turn early 1180`, "capetians convoy anscarids toulouse corsica early-1180s", true},
		"no convoy against a friend's centre, his own": {alone + `
			army capetians toulouse
			holder anscarids aragon
			fleet anscarids gulf-of-lion
			turn early 1180`, "capetians convoy anscarids toulouse aragon early-1180s", false},
		"the other's centre stays empty": {alone + `
			holder capetians toulouse
			turn early 1180`, "capetians keep-out anscarids toulouse late-1180s", true},
		"not one that he could have": {alone + `
			holder almohads toulouse
			turn early 1180`, "capetians keep-out anscarids toulouse late-1180s", false},
		"Popes by turns": {`turn early 1180`, "piasts popes anscarids polish late-1180s", true},
		"no Popes by turns with the strong": {`
			holder capetians leon portugal aragon
			turn early 1180`, "capetians popes anscarids frankish late-1180s", false},
		"a league against a neighbour who is about to win": {`
			holder almohads marrakesh seville algiers tripolitania leon portugal palermo salerno barqah cagliari
			turn early 1180`, "capetians league anscarids plantagenets almohads late-1180s", true},
		"no league against the weak": {`turn early 1180`, "capetians league anscarids plantagenets piasts late-1180s", false},
		"a draw late in the game":    {`turn early 1250`, "capetians draw anscarids late-1250s", true},
		"no draw at the beginning":   {`turn early 1180`, "capetians draw anscarids late-1180s", false},
		"a pact of another":          {`turn early 1180`, "capetians vote piasts polish late-1180s", false},
		"too late":                   {`turn early 1190`, "almohads peace anscarids late-1180s", false},
	} {
		t.Run(name, func(t *testing.T) {
			s := arranged(t, c.lines)
			luck := game.NewRand([2]uint64{})
			envoy := title(t).NewBrain("knight", game.Faithful, &luck).(game.Envoy)
			if got := envoy.Accept(window(s, s.seatNamed(t, "anscarids")), pact(t, s, c.pact)); got != c.want {
				t.Errorf("accepted: %v", got)
			}
		})
	}
}
