package cardinals

import (
	"slices"
	"testing"

	"outremer/game"
)

// wildly plays random positions for a while: a bot of a level answers every prompt, and visit
// sees the position and the answer before it is played. In short mode, one position is enough.
func wildly(t *testing.T, games uint64, moves int, level string, visit func(s *State, p game.Seat, list []game.Move, r *game.Rand)) {
	t.Helper()
	if testing.Short() {
		games = 1
	}
	for key := range games {
		st, err := wild{title(t)}.New(game.Setup{Seats: majors, Key: [2]uint64{key, 77}})
		if err != nil {
			t.Fatal(err)
		}
		s, luck := st.(*State), game.NewRand([2]uint64{key, 78})
		for range moves {
			p := s.Awaiting().First()
			if p == game.Nobody {
				break
			}
			list := chosen(t, level, window(s, p), &luck)
			visit(s, p, list, &luck)
			for _, m := range list {
				if err := game.Apply(s, p, m, nil); err != nil {
					t.Fatalf("game %d, %s: %s: %v", key, s.f.dynasties[p], s.t.lexicon.Format(m), err)
				}
			}
		}
	}
}

// TestBotsAreLegal: whatever the position, each move is allowed when it is played, and the
// planner ends a draft with its seal.
func TestBotsAreLegal(t *testing.T) {
	t.Run("knight", func(t *testing.T) {
		wildly(t, 10, 400, "knight", func(*State, game.Seat, []game.Move, *game.Rand) {})
	})
	t.Run("legend", func(t *testing.T) {
		wildly(t, 5, 14, "legend", func(s *State, p game.Seat, list []game.Move, _ *game.Rand) {
			if q, _ := s.Prompt(p); q.Kind == game.Draft && list[len(list)-1] != moveSeal {
				t.Errorf("the draft of %s is not sealed", s.f.dynasties[p])
			}
		})
	})
}

// TestPacts: everything listed can be offered now, in canonical order and once; nothing has
// lapsed; and talking changes nothing.
func TestPacts(t *testing.T) {
	proposed := [len(pactKinds)]int{}
	wildly(t, 6, 150, "knight", func(s *State, p game.Seat, _ []game.Move, r *game.Rand) {
		before, envoy := *s, title(t).NewBrain("knight", game.Faithful, r).(game.Envoy)
		offers := envoy.Propose(window(s, p), nil)
		for q := range game.Seat(majors) {
			all := s.Pacts(nil, p, q)
			if !slices.IsSortedFunc(all, comparePacts) || len(slices.Compact(slices.Clone(all))) != len(all) {
				t.Fatalf("pacts of %s with %s are out of order, or stand twice", s.f.dynasties[p], s.f.dynasties[q])
			}
			for _, x := range all {
				if x.By != p || x.With != q || s.Lapsed(x) {
					t.Fatalf("%v is offered by %d to %d", x, p, q)
				}
			}
			for _, x := range offers {
				if x.With != q {
					continue
				}
				proposed[x.Kind]++
				if !slices.Contains(all, x) {
					t.Fatalf("%v is proposed, but cannot be offered", x)
				}
				envoy.Accept(window(s, q), x)
			}
		}
		if *s != before {
			t.Fatal("the state is another one")
		}
	})
	for kind, n := range proposed {
		if n == 0 && pactKinds[kind] {
			t.Errorf("%s is never proposed", pactSpecs[kind].Slug)
		}
	}
}

// pactKinds says which kinds a bot proposes unprompted.
var pactKinds = [...]bool{pactPeace: true, pactSupport: true, pactVote: true, pactPopes: true, pactLeague: true, pactDraw: false}

func comparePacts(a, b game.Pact) int {
	return slices.Compare([]int{int(a.Kind), int(a.A), int(a.B), int(a.C)}, []int{int(b.Kind), int(b.A), int(b.B), int(b.C)})
}
