package cardinals

import (
	"testing"

	"outremer/game"
)

// both: an army of the Capetians and one of the Anscarids could have Aragon, each with the other's help.
const both = alone + `
	holder capetians paris toulouse
	holder anscarids burgos toledo
	army capetians toulouse
	army anscarids burgos
	turn early 1180`

// TestOneGoesOneHelps: who goes somewhere with another's help helps nobody else to go there, whichever was said
// first.
func TestOneGoesOneHelps(t *testing.T) {
	for name, c := range map[string]struct {
		made   string
		status game.PactStatus
		offer  string
		want   bool
	}{
		"asked for help himself":        {"anscarids support capetians burgos aragon early-1180s", game.Offered, "capetians support anscarids toulouse aragon early-1180s", false},
		"was promised help":             {"anscarids support capetians burgos aragon early-1180s", game.Agreed, "capetians support anscarids toulouse aragon early-1180s", false},
		"was offered help and took it":  {"capetians aid anscarids burgos aragon early-1180s", game.Agreed, "capetians support anscarids toulouse aragon early-1180s", false},
		"was refused":                   {"anscarids support capetians burgos aragon early-1180s", game.Declined, "capetians support anscarids toulouse aragon early-1180s", true},
		"asked in another turn":         {"anscarids support capetians burgos aragon late-1170s", game.Offered, "capetians support anscarids toulouse aragon early-1180s", true},
		"goes elsewhere with that unit": {"anscarids support plantagenets burgos navarre early-1180s", game.Agreed, "capetians support anscarids toulouse aragon early-1180s", false},
		"promised help":                 {"capetians support anscarids toulouse aragon early-1180s", game.Agreed, "capetians aid anscarids burgos aragon early-1180s", false},
		"offered help":                  {"anscarids aid capetians toulouse aragon early-1180s", game.Offered, "capetians aid anscarids burgos aragon early-1180s", false},
		"helps a third":                 {"plantagenets support anscarids bordeaux aragon early-1180s", game.Agreed, "capetians support anscarids toulouse aragon early-1180s", false},
		"has peace":                     {"anscarids peace capetians late-1180s", game.Agreed, "capetians support anscarids toulouse aragon early-1180s", true},
	} {
		t.Run(name, func(t *testing.T) {
			s := arranged(t, both)
			luck := game.NewRand([2]uint64{})
			envoy := title(t).NewBrain("knight", game.Faithful, &luck).(game.Envoy)
			made := pact(t, s, c.made)
			scene := game.Scene{State: s, Seat: s.seatNamed(t, "anscarids"), Pacts: []game.Standing{{Pact: made, Status: c.status, Lapsed: s.Lapsed(made)}}}
			if got := envoy.Accept(scene.Window(), pact(t, s, c.offer)); got != c.want {
				t.Errorf("accepted: %v", got)
			}
		})
	}
}

// TestAsksNotWhereHeHelps: who has promised help into a space does not ask to go there.
func TestAsksNotWhereHeHelps(t *testing.T) {
	s := arranged(t, both)
	made := pact(t, s, "capetians support anscarids toulouse aragon early-1180s")
	asks := func(pacts ...game.Pact) (n int) {
		for key := range uint64(8) {
			luck := game.NewRand([2]uint64{key, 2})
			envoy := title(t).NewBrain("knight", game.Faithful, &luck).(game.Envoy)
			for _, x := range envoy.Propose(window(s, s.seatNamed(t, "anscarids"), pacts...), nil) {
				if x.Kind == pactSupport && x.B == made.B {
					n++
				}
			}
		}
		return n
	}
	if asks() == 0 || asks(made) > 0 {
		t.Errorf("asks %d times, and %d times after a promise", asks(), asks(made))
	}
}

// TestBothAskAtOnce: of two who ask each other for help into the same space at the same moment, the one who is
// answered first helps, and the other goes.
func TestBothAskAtOnce(t *testing.T) {
	s := arranged(t, both)
	offers := []game.Pact{
		pact(t, s, "capetians support anscarids toulouse aragon early-1180s"),
		pact(t, s, "anscarids support capetians burgos aragon early-1180s"),
	}
	for first := range offers {
		pacts := []game.Standing{{Pact: offers[first]}, {Pact: offers[1-first]}}
		agreed := 0
		for i := range pacts {
			luck := game.NewRand([2]uint64{})
			envoy := title(t).NewBrain("knight", game.Faithful, &luck).(game.Envoy)
			pacts[i].Status = game.Declined
			open := append([]game.Standing{}, pacts...)
			open[i].Status = game.Offered
			if envoy.Accept(game.Scene{State: s, Seat: pacts[i].With, Pacts: open}.Window(), pacts[i].Pact) {
				pacts[i].Status = game.Agreed
				agreed++
			}
		}
		if agreed != 1 {
			t.Errorf("%d help", agreed)
		}
	}
}
