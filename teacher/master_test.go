package teacher

import (
	"context"
	"fmt"
	"reflect"
	"testing"

	"outremer/game"
	"outremer/games"
)

// titles are all there are, with the example.
func titles(t testing.TB) []game.Title {
	t.Helper()
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	list := []game.Title{games.Example().Title}
	for _, g := range all {
		list = append(list, g.Title)
	}
	return list
}

// walk plays sensible games of a title at each of its sizes, and calls visit at every so many questions.
func walk(t testing.TB, title game.Title, every, most int, visit func(m Master, st game.State, s game.Seat)) {
	t.Helper()
	for _, n := range title.Info().Sizes() {
		setup, err := title.Info().Complete(game.Setup{Seats: n, Key: [2]uint64{uint64(n), 5}})
		if err != nil {
			t.Fatal(err)
		}
		st, err := title.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		m, luck := New(title, setup), game.NewRand([2]uint64{3, uint64(n)})
		m.Effort = 24
		brain := title.(game.Thinker).NewBrain(m.sensible(), game.Bold, &luck)
		for i, seen := 1, 0; st.Awaiting() != 0 && seen < most; i++ {
			s := st.Awaiting().First()
			if i%every == 0 {
				seen++
				visit(m, st, s)
			}
			moves, err := brain.Choose(context.Background(), game.Scene{State: st, Seat: s}.Window(), nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, move := range moves {
				st.Play(s, move, nil)
			}
		}
	}
}

// TestAdvice: what the master says is legal, comes with chances, and depends only on what the seat knows.
func TestAdvice(t *testing.T) {
	for _, title := range titles(t) {
		t.Run(title.Info().Slug, func(t *testing.T) {
			luck := game.NewRand([2]uint64{8, 8})
			asked := 6
			if title.Info().Slug == "cardinals" {
				asked = 2 // a draft takes the master a second
			}
			walk(t, title, 7, asked, func(m Master, st game.State, s game.Seat) {
				a := advise(t, m, st, s)
				for _, c := range a.Choices {
					playable(t, m, st, s, c)
				}
				twin := st.Clone()
				twin.Sample(s, &luck)
				if b := advise(t, m, twin, s); !reflect.DeepEqual(a, b) {
					t.Errorf("seat %d: in a game that looks the same the advice is another:\n%+v\n%+v", s, a.Choices[0], b.Choices[0])
				}
			})
		})
	}
}

func advise(t testing.TB, m Master, st game.State, s game.Seat) Advice {
	t.Helper()
	a, err := m.Advise(context.Background(), game.Scene{State: st, Seat: s}.Window())
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// BenchmarkAdvice is what a hint costs.
func BenchmarkAdvice(b *testing.B) {
	for _, title := range titles(b) {
		b.Run(title.Info().Slug, func(b *testing.B) {
			walk(b, title, 7, 1, func(m Master, st game.State, s game.Seat) {
				m.Effort = effortHint
				b.Run(fmt.Sprint(len(st.Options(nil, s)), "-options"), func(b *testing.B) {
					for b.Loop() {
						advise(b, m, st, s)
					}
				})
			})
		})
	}
}

func playable(t *testing.T, m Master, st game.State, s game.Seat, c Choice) {
	t.Helper()
	after := st.Clone()
	for _, move := range c.Moves {
		if err := game.Apply(after, s, move, nil); err != nil {
			t.Fatalf("advises %s: %v", m.Title.Lexicon().Format(move), err)
		}
	}
	if c.Worth < 0 || c.Worth > 1 || c.Tried == 0 {
		t.Errorf("%s is worth %v in %d worlds", m.Title.Lexicon().Format(c.Moves[0]), c.Worth, c.Tried)
	}
}
