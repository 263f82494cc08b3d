package bot

import (
	"context"
	"slices"
	"testing"

	"outremer/game"
	"outremer/games"
)

func newGame(t *testing.T) game.State {
	t.Helper()
	st, err := games.Example().Title.New(game.Setup{Seats: 2, Key: [2]uint64{1, 2}})
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// ask lets a brain choose for a seat.
func ask(t *testing.T, brain game.Brain, st game.State, s game.Seat) []game.Move {
	t.Helper()
	moves, err := brain.Choose(context.Background(), game.Scene{State: st, Seat: s}.Window(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return moves
}

func TestBotsPlayWholeGames(t *testing.T) {
	for _, name := range For(games.Example().Title) {
		t.Run(name, func(t *testing.T) {
			st, luck := newGame(t), game.NewRand([2]uint64{3, 4})
			var brains [2]game.Brain
			for s := range brains {
				brain, err := New(games.Example().Title, name, &luck)
				if err != nil {
					t.Fatal(err)
				}
				brains[s] = brain
			}
			for n := 0; st.Awaiting() != 0; n++ {
				if n > 10_000 {
					t.Fatal("the game does not end")
				}
				s := st.Awaiting().First()
				for _, m := range ask(t, brains[s], st, s) {
					if err := game.Apply(st, s, m, nil); err != nil {
						t.Fatalf("move %d: %v", n, err)
					}
				}
			}
		})
	}
}

// mindless is skirmish without its own brains.
type mindless struct{ game.Title }

// clever is skirmish with an extra level.
type clever struct{ mindless }

func (clever) Levels() []string                                   { return []string{"knight", "legend"} }
func (clever) NewBrain(string, game.Style, *game.Rand) game.Brain { return &dice{} }

// TestFor: a title's bots are known without a game: its own levels, and those that play any title.
func TestFor(t *testing.T) {
	for _, c := range []struct {
		name  string
		title game.Title
		want  []string
	}{
		{"a title with one level", games.Example().Title, []string{"random", "knight"}},
		{"a title without", mindless{games.Example().Title}, []string{"random"}},
		{"a title with two", clever{mindless{games.Example().Title}}, []string{"random", "knight", "legend"}},
		{"a title with rules for empty seats", disorder{games.Example().Title}, []string{"vacant", "random"}},
	} {
		if got := For(c.title); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		for _, name := range Names(clever{mindless{games.Example().Title}}) {
			luck := game.NewRand([2]uint64{})
			brain, err := New(c.title, name, &luck)
			if made, want := err == nil && brain != nil, slices.Contains(c.want, name); made != want {
				t.Errorf("%s: %s is made: %v (%v), want %v", c.name, name, made, err, want)
			}
		}
	}
}

// TestPlayers: the bots of several titles are listed once each, weakest first.
func TestPlayers(t *testing.T) {
	titles := []game.Title{games.Example().Title, clever{mindless{games.Example().Title}}}
	want := []string{"vacant", "random", "knight", "legend"}
	if got := Names(titles...); !slices.Equal(got, want) {
		t.Errorf("names %v, want %v", got, want)
	}
	players := Players(titles...)
	want = append(want, "knight:tancred", "knight:mabel", "knight:usama", "legend:baybars", "legend:melisende", "legend:kamil", "greedy", "planner")
	if len(players) != len(want) {
		t.Errorf("%d players, want %d", len(players), len(want))
	}
	for _, name := range want {
		if players[name] == nil {
			t.Errorf("no player is called %s", name)
		}
	}
}
