package kingdoms

import (
	"context"
	"testing"

	"outremer/game"
)

// faults counts what bots were once seen to do wrong, and how often they had the chance.
type faults struct {
	partner, hampered int // responses to a partner's attack, and those on the other side
	ambushes, wasted  int // Ambushes, and those for a rival who is not about to lose the game to the attack
	troops, nothing   int // Add Troops, and those that place no marker
}

// watch looks at a move before it is made.
func (x *faults) watch(s *State, p game.Seat, m game.Move) {
	ft := &s.Fight
	a := adviser{s: s, p: p, n: &sound}
	switch {
	case m.Verb == verbRespond && s.against() && ft.By.isSeat():
		x.partner++
		if m.B == sideDefence {
			x.hampered++
		}
	case m.Verb == verbAmbush:
		x.ambushes++
		if ft.Of != Power(p) && !(ft.By.isSeat() && a.placedAfter(ft.By)) && !(s.against() && ft.Of.isSeat()) {
			x.wasted++
		}
	case m.Verb == verbEvent && s.f.kinds[m.A].effect == fxGarrisons:
		x.troops++
	case m.Verb == verbDone && s.core.Top().Step == stepPlace && int(s.core.Top().A) == s.f.amount[fxGarrisons]:
		x.nothing++
	}
}

// TestFaults: nobody fights for the Muslims against his partner, throws an Ambush away for a rival, or adds troops
// for nothing. [rates of 19, 79 and 28 % were seen once]
func TestFaults(t *testing.T) {
	for level, games := range map[string]int{"knight": 60, "baron": 6} {
		var x faults
		for players := 2; players <= maxPlayers; players++ {
			for i := range uint64(games) {
				s := begun(t, players, 200+i)
				luck := game.Quick([2]uint64{i, 3})
				brain := s.t.NewBrain(level, game.Style(i%3), &luck)
				for !s.over() {
					p := s.Awaiting().First()
					moves, err := brain.Choose(context.Background(), game.Scene{State: s, Seat: p}.Window(), nil)
					if err != nil {
						t.Fatal(err)
					}
					x.watch(s, p, moves[0])
					s.Play(p, moves[0], nil)
				}
			}
		}
		if x.hampered > 0 || 20*x.wasted > x.ambushes || x.nothing > 0 {
			t.Errorf("%s: %+v", level, x)
		}
		if level == "knight" && (x.ambushes == 0 || x.troops == 0) {
			t.Errorf("%s: nothing was seen: %+v", level, x)
		}
		t.Logf("%s: %+v", level, x)
	}
}
