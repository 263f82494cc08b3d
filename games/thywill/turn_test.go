package thywill

import (
	"slices"
	"testing"

	"outremer/game"
	"outremer/game/gametest"
)

// TestMusterBeforeCrusade: on a wedge that custom data pairs this way, the troop just mustered
// helps the Crusade after it, and a split that needs it is offered.
func TestMusterBeforeCrusade(t *testing.T) {
	own, err := edited(t, fileComponents, `primary = "muster", added = "influence"`, `primary = "muster", added = "crusade"`)
	if err != nil {
		t.Fatal(err)
	}
	st, err := own.New(game.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	setUp(t, s, "upgraded blue muster-influence", "knights blue prague", "enemy prague slav", "tokens blue muster-influence 5", "turn blue")
	offered := func(share int) bool { return s.Check(0, moveResolve(5, muster, share)) == nil }
	if !offered(3) || offered(4) { // three for the troop; two and the troop for the Slavs, one is not enough
		t.Errorf("3 and 2: %v, 4 and 1: %v", offered(3), offered(4))
	}
}

// TestSplitsAgree: a split is offered if and only if some way of playing it uses all tokens. The
// wedges are such that any action can come before any that it may help. Journeys are left out: there
// are too many.
func TestSplitsAgree(t *testing.T) {
	pairs := [wedges][2]Action{{muster, crusade}, {muster, build}, {crusade, build}, {travel, influence}, {travel, crusade}, {travel, build}}
	luck, helped, buf := game.Quick([2]uint64{1, 2}), [actions]int{}, []game.Move(nil)
	for key := range uint64(12) {
		s := start(t, 2+int(key)%3, "standard", key)
		f := *s.f
		for w, x := range pairs {
			f.wedge[w].primary, f.wedge[w].added = x[0], x[1]
		}
		s.f = &f
		for s.Awaiting() != 0 && s.Round < 60 {
			p := s.Awaiting().First()
			if s.core.Top().Step == stepTurn {
				s.compareSplits(t, p, &helped)
			}
			m, _ := s.Any(p, &luck, &buf)
			s.Play(p, m, nil)
		}
	}
	if helped[muster] < 10 || helped[crusade] < 10 || helped[build] < 10 {
		t.Errorf("actions that made another one possible: %v; too few", helped)
	}
}

// compareSplits compares what is offered with what can be played, and counts the first actions that
// make the second possible.
func (s *State) compareSplits(t *testing.T, p game.Seat, helped *[actions]int) {
	moves := s.Options(nil, p)
	for w := range Wedge(wedges) {
		n := int(s.Wheels[p].Tokens[w])
		for _, first := range []Action{s.f.wedge[w].primary, s.f.wedge[w].added} {
			for k := 1; k < n && s.Wheels[p].upgraded(w) && first != travel; k++ {
				m := moveResolve(w, first, k)
				got, want := slices.Contains(moves, m), s.goesWell(p, m)
				if got != want {
					t.Fatalf("round %d, %d tokens: %s is offered: %v, not %v", s.Round, n, s.t.lexicon.Format(m), got, want)
				}
				if got && n-k < s.need(p, s.other(w, first)) {
					helped[first]++
				}
			}
		}
	}
}

// goesWell reports whether, after a move of a split, both actions can be carried out somehow.
func (s *State) goesWell(p game.Seat, m game.Move) bool {
	c, log := *s, game.Log{}
	c.Play(p, m, &log)
	if slices.ContainsFunc(log.Events, func(e game.Event) bool { return e.Kind == evLapsed }) {
		return false
	}
	for i := range c.core.Len() {
		if f := c.core.Below(i); f.Step == stepResolve && f.PC == partSecond {
			return slices.ContainsFunc(c.Options(nil, p), func(m game.Move) bool { return c.goesWell(p, m) })
		}
	}
	return true
}

// TestNothingSownYet: a player who has not distributed shows no distribution.
func TestNothingSownYet(t *testing.T) {
	s := begin(t, game.Setup{Seats: 2})
	if v := s.viewer(game.Nobody).viewPlayer(0).Sown; v != nil {
		t.Errorf("sown %+v", v)
	}
}

// busy is a turn with all there is to choose: wedges of many tokens and none, upgraded and not.
func busy(t *testing.T, lines ...string) *State {
	t.Helper()
	s := begin(t, game.Setup{Seats: 2})
	setUp(t, s, "knights blue prague paris", "enemy prague slav", "tokens blue travel-crusade 3", "tokens blue muster-influence 4",
		"tokens blue build-influence 0", "tokens blue crusade-build 2", "tokens blue influence-travel 3", "tokens blue travel-build 1",
		"upgraded blue travel-crusade muster-influence build-influence influence-travel")
	setUp(t, s, append(lines, "turn blue")...)
	return s
}

// TestAnyTurn: each of the answers is chosen as often as any other, and nothing else is.
func TestAnyTurn(t *testing.T) {
	for name, lines := range map[string][]string{
		"some upgraded": nil,
		"all upgraded":  {"upgraded blue travel-build travel-crusade crusade-build influence-travel build-influence muster-influence"},
	} {
		t.Run(name, func(t *testing.T) {
			s := busy(t, lines...)
			gametest.Even(t, s.t, s, 0)
		})
	}
}

// TestAnswersInOrder: answers are listed in the order of verbs and operands.
func TestAnswersInOrder(t *testing.T) {
	reward := begin(t, game.Setup{Seats: 2})
	setUp(t, reward, "knights blue prague", "enemy prague saracen farm", "tokens blue crusade-build 6", "turn blue")
	play(t, reward, "blue resolve crusade-build crusade 6", "blue crusade prague")
	for name, s := range map[string]*State{"turn": busy(t), "reward": reward} {
		got := s.Options(nil, 0)
		for i := range len(got) - 1 {
			if !got[i].Less(got[i+1]) {
				t.Errorf("%s: %s stands before %s", name, s.t.lexicon.Format(got[i]), s.t.lexicon.Format(got[i+1]))
			}
		}
	}
}

// TestCheapestWithAllDiscounts: the largest discount there can be still leaves a cost of one.
func TestCheapestWithAllDiscounts(t *testing.T) {
	s := begin(t, game.Setup{Seats: 2})
	setUp(t, s, "knights blue paris")
	at := s.knightsAt(0)
	for n := range s.Less[castle] {
		s.Less[castle][n] = at
	}
	if got, want := s.leastCost(at, 0), max(1, s.f.cost[castle][0]-maxLess); got != want {
		t.Errorf("got a cost of %d, want %d", got, want)
	}
}

// TestNoFourthKnight: a building unlocks the second and third knight, never the black one.
func TestNoFourthKnight(t *testing.T) {
	s := begin(t, game.Setup{Seats: 2})
	setUp(t, s, "knights blue paris lyon rome")
	before := s.Knights[0]
	s.unlock(0, before[0], nil)
	if s.Knights[0] != before {
		t.Errorf("got %v, want %v as before", s.Knights[0], before)
	}
}
