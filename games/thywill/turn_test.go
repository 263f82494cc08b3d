package thywill

import (
	"slices"
	"testing"

	"outremer/game"
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
