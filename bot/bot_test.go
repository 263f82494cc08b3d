package bot

import (
	"context"
	"errors"
	"slices"
	"testing"

	"outremer/game"
	"outremer/games/skirmish"
)

func newGame(t *testing.T) game.State {
	t.Helper()
	st, err := skirmish.Title.New(game.Setup{Seats: 2, Key: [2]uint64{1, 2}})
	if err != nil {
		t.Fatal(err)
	}
	return st
}

// sample is the world in which a seat thinks.
func sample(st game.State, s game.Seat, r *game.Rand) game.State {
	world := st.Clone()
	world.Sample(s, r)
	return world
}

func TestPlayersPlayWholeGames(t *testing.T) {
	for _, name := range For(skirmish.Title) {
		t.Run(name, func(t *testing.T) {
			player, st, luck := Players()[name], newGame(t), game.NewRand([2]uint64{3, 4})
			for n := 0; st.Awaiting() != 0; n++ {
				if n > 10_000 {
					t.Fatal("the game does not end")
				}
				s := st.Awaiting().First()
				moves, err := player.Choose(context.Background(), sample(st, s, &luck), s)
				if err != nil {
					t.Fatal(err)
				}
				for _, m := range moves {
					if err := game.Apply(st, s, m, nil); err != nil {
						t.Fatalf("move %d: %v", n, err)
					}
				}
			}
		})
	}
}

func TestEveryPlayerHasItsName(t *testing.T) {
	players := Players()
	if len(players) != len(Names()) {
		t.Errorf("%d players, %d names", len(players), len(Names()))
	}
	for _, name := range Names() {
		if players[name] == nil {
			t.Errorf("no player is called %s", name)
		}
	}
}

func TestRandomReachesEveryOption(t *testing.T) {
	st, luck := newGame(t), game.NewRand([2]uint64{5, 6})
	seen := map[game.Move]bool{}
	for range 500 {
		moves, err := Random{}.Choose(context.Background(), sample(st, 0, &luck), 0)
		if err != nil {
			t.Fatal(err)
		}
		seen[moves[0]] = true
	}
	for _, m := range st.Options(nil, 0) {
		if !seen[m] {
			t.Errorf("%s is never played", skirmish.Title.Lexicon().Format(m))
		}
	}
}

// TestRandomSeals: a draft of very many moves comes to an end all the same.
func TestRandomSeals(t *testing.T) {
	luck := game.NewRand([2]uint64{7, 8})
	st, seals := newGame(t), 0
	for range 400 {
		moves, err := Random{}.Choose(context.Background(), sample(crowded{st}, 0, &luck), 0)
		if err != nil {
			t.Fatal(err)
		}
		after := st.Clone()
		after.Play(0, moves[0], nil)
		if !after.Awaiting().Has(0) {
			seals++
		}
	}
	if seals < 25 || seals > 100 {
		t.Errorf("%d of 400 moves seal a draft; one of %d should", seals, randomSeals)
	}
}

// crowded is a state in which each option stands a hundred times, the seal but once.
type crowded struct{ game.State }

func (c crowded) Clone() game.State       { return crowded{c.State.Clone()} }
func (c crowded) CopyFrom(src game.State) { c.State.CopyFrom(src.(crowded).State) }
func (c crowded) Options(dst []game.Move, s game.Seat) []game.Move {
	moves := c.State.Options(nil, s)
	for range 100 {
		dst = append(dst, moves[:len(moves)-1]...)
	}
	return append(dst, moves[len(moves)-1])
}

func TestNotAsked(t *testing.T) {
	st := newGame(t)
	for game.Seats(3) == st.Awaiting() {
		moves := st.Options(nil, 0)
		st.Play(0, moves[len(moves)-1], nil) // seals
	}
	over := mute{st}
	if _, err := (Random{}).Choose(context.Background(), over, 0); err == nil {
		t.Error("a move for a seat without options")
	}
}

// mute is a state that offers nothing.
type mute struct{ game.State }

func (mute) Options(dst []game.Move, _ game.Seat) []game.Move { return dst }

// adviser is a state whose advice is fixed.
type adviser struct {
	game.State
	advice game.Move
}

func (a adviser) Advise(game.Seat, *game.Rand) game.Move { return a.advice }

func TestGreedyRefusesIllegalAdvice(t *testing.T) {
	st := newGame(t)
	good := st.Options(nil, 0)[0]
	if m, err := (Greedy{}).Choose(context.Background(), adviser{st, good}, 0); err != nil || !slices.Equal(m, []game.Move{good}) {
		t.Errorf("legal advice: %v, %v", m, err)
	}
	bad := game.Move{Verb: 0, A: 99}
	_, err := Greedy{}.Choose(context.Background(), adviser{st, bad}, 0)
	if _, ok := errors.AsType[*game.Violation](err); !ok {
		t.Errorf("illegal advice: %v, not a violation", err)
	}
}

// planner is a state that plans one move.
type planner struct {
	game.State
	plan game.Move
}

func (p planner) Plan(context.Context, game.Seat, *game.Rand) game.Move { return p.plan }

// planning is skirmish with states that plan.
type planning struct{ game.Title }

func (p planning) New(setup game.Setup) (game.State, error) {
	st, err := p.Title.New(setup)
	return planner{State: st}, err
}

func TestPlannerPlaysWhatThePlanSays(t *testing.T) {
	st := newGame(t)
	good := st.Options(nil, 0)[1]
	if m, err := (Planner{}).Choose(context.Background(), planner{st, good}, 0); err != nil || !slices.Equal(m, []game.Move{good}) {
		t.Errorf("legal plan: %v, %v", m, err)
	}
	_, err := Planner{}.Choose(context.Background(), planner{st, game.Move{A: 99}}, 0)
	if _, ok := errors.AsType[*game.Violation](err); !ok {
		t.Errorf("illegal plan: %v, not a violation", err)
	}
	if _, err := (Planner{}).Choose(context.Background(), st, 0); err == nil {
		t.Error("a plan of a title that has none")
	}
}

// drafter is a state that plans its draft as a whole.
type drafter struct {
	planner
	draft []game.Move
}

func (d drafter) Draft(_ context.Context, dst []game.Move, _ game.Seat, _ *game.Rand) []game.Move {
	return append(dst, d.draft...)
}

func TestPlannerDraftsAtOnce(t *testing.T) {
	st := newGame(t)
	edit := st.Options(nil, 0)[0]
	after := st.Clone()
	after.Play(0, edit, nil)
	moves := after.Options(nil, 0)
	whole := []game.Move{edit, moves[len(moves)-1]} // seals
	got, err := Planner{}.Choose(context.Background(), drafter{planner{st.Clone(), edit}, whole}, 0)
	if err != nil || !slices.Equal(got, whole) {
		t.Errorf("draft %v, %v", got, err)
	}
	bad := []game.Move{edit, {A: 99}}
	if got, err := (Planner{}).Choose(context.Background(), drafter{planner{st.Clone(), edit}, bad}, 0); err == nil {
		t.Errorf("a draft that breaks the rules: %v", got)
	}
}

// A title offers the planner exactly if its states plan.
func TestFor(t *testing.T) {
	if got := For(skirmish.Title); !slices.Equal(got, []string{"random", "greedy"}) {
		t.Errorf("skirmish offers %v", got)
	}
	if got := For(planning{skirmish.Title}); !slices.Equal(got, []string{"random", "greedy", "planner"}) {
		t.Errorf("a title that plans offers %v", got)
	}
}

// silent hides that a state could advise.
type silent struct{ game.State }

func TestGreedyWithoutAdvice(t *testing.T) {
	st := newGame(t)
	m, err := Greedy{}.Choose(context.Background(), silent{st}, 0)
	if err != nil || len(m) != 1 || !slices.Contains(st.Options(nil, 0), m[0]) {
		t.Errorf("%v, %v", m, err)
	}
}

// Thinking draws from a copy of the world's luck: asked twice, a bot that breaks a
// tie says the same.
func TestGreedyLeavesTheLuck(t *testing.T) {
	st := newGame(t)
	before := st.Luck().Draws()
	for range 10 {
		if _, err := (Greedy{}).Choose(context.Background(), st, 0); err != nil {
			t.Fatal(err)
		}
	}
	if st.Luck().Draws() != before {
		t.Error("thinking drew luck")
	}
}
