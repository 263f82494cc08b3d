package storetest

import (
	"context"
	"sync"
	"testing"

	"outremer/game"
	"outremer/rating"
	"outremer/store"
)

// end returns the step that ends a new table's game, at which players came in one after the other.
func end(t *testing.T, s store.Store, id string, players ...string) store.Step {
	t.Helper()
	must(t, s.CreateTable(context.Background(), Table(id), 0))
	step := Next(id, 1)
	step.To.Status = store.Over
	for i, p := range players {
		step.Outcomes = append(step.Outcomes, store.Outcome{Table: id, Title: "skirmish", Seat: game.Seat(i), Player: p,
			Fate: store.Played, Won: i == 0, Place: int64(i + 1), Players: int64(len(players)), Winners: 1, Rank: int64(i + 1), At: 1001})
	}
	return step
}

func strength(t *testing.T, s store.Store, player string) store.Strength {
	t.Helper()
	list, err := s.Strengths(context.Background(), player)
	must(t, err)
	if len(list) != 1 {
		t.Fatalf("%s has ratings %v, want one", player, list)
	}
	return list[0]
}

// outcomes: how a game ended is kept with the step that ends it, and so are the ratings; a step that is
// refused changes neither.
func outcomes(t *testing.T, s store.Store) {
	ctx := context.Background()
	step := end(t, s, "t1", "anna", "berta")
	step.Outcomes[1].Timed, step.Outcomes[1].Missed = true, 2
	must(t, s.ApplyStep(ctx, step))
	want(t, s.ApplyStep(ctx, step), store.ErrMoved)
	after := rating.After([]rating.Rating{rating.New(), rating.New()}, []int{1, 2})
	for i, player := range []string{"anna", "berta"} {
		o := step.Outcomes[i]
		o.Before, o.After = rating.New(), after[i]
		list, err := s.Outcomes(ctx, player)
		must(t, err)
		equal(t, list, []store.Outcome{o})
		equal(t, strength(t, s, player), store.Strength{Title: "skirmish", Rating: after[i], Games: 1})
	}
	none, err := s.Strengths(ctx, "carla")
	must(t, err)
	equal(t, len(none), 0)
}

// unrated: who has no rank keeps their rating, and one player alone is not rated against nobody.
func unrated(t *testing.T, s store.Store) {
	ctx := context.Background()
	step := end(t, s, "t1", "anna", "berta")
	step.Outcomes[1].Rank, step.Outcomes[1].Fate = 0, store.TookOver
	must(t, s.ApplyStep(ctx, step))
	for _, player := range []string{"anna", "berta"} {
		list, err := s.Strengths(ctx, player)
		must(t, err)
		equal(t, len(list), 0)
		kept, err := s.Outcomes(ctx, player)
		must(t, err)
		equal(t, len(kept), 1)
	}
}

// botRating: a bot at several seats has played one game.
func botRating(t *testing.T, s store.Store) {
	bot := store.BotPlayer("greedy")
	must(t, s.ApplyStep(context.Background(), end(t, s, "t1", bot, "anna", bot)))
	after := rating.After([]rating.Rating{rating.New(), rating.New(), rating.New()}, []int{1, 2, 3})
	equal(t, strength(t, s, bot), store.Strength{Title: "skirmish", Rating: rating.Mean(after[0], after[2]), Games: 1})
}

// ratingRace: of games that end at once every one counts.
func ratingRace(t *testing.T, s store.Store) {
	const games = 8
	var all sync.WaitGroup
	for i := range games {
		step := end(t, s, string(rune('a'+i)), "anna", "berta")
		all.Go(func() { must(t, s.ApplyStep(context.Background(), step)) })
	}
	all.Wait()
	both := []rating.Rating{rating.New(), rating.New()}
	for range games {
		both = rating.After(both, []int{1, 2})
	}
	equal(t, strength(t, s, "anna"), store.Strength{Title: "skirmish", Rating: both[0], Games: games})
}

// mergeCareers: the games of two persons are one person's, also those that end later, and one who
// leaves has none.
func mergeCareers(t *testing.T, s store.Store) {
	ctx := context.Background()
	households(t, s)
	must(t, s.ApplyStep(ctx, end(t, s, "t1", "anna", "carla")))
	must(t, s.ApplyStep(ctx, end(t, s, "t2", "berta", "carla")))
	begun := Next("with carla", 1)
	begun.Seats = map[game.Seat]store.Seat{0: {Name: "red", Guest: "carla", Began: "anna"}}
	must(t, s.ApplyStep(ctx, begun))
	both := rating.Together(strength(t, s, "anna").Rating, strength(t, s, "berta").Rating)
	late := end(t, s, "t3", "anna", "carla")
	must(t, s.Merge(ctx, "anna", "berta", 50))
	equal(t, strength(t, s, "berta"), store.Strength{Title: "skirmish", Rating: both, Games: 2})
	must(t, s.ApplyStep(ctx, late))
	equal(t, strength(t, s, "berta").Games, int64(3))
	list, err := s.Outcomes(ctx, "berta")
	must(t, err)
	equal(t, len(list), 3)
	tab, err := s.LoadTable(ctx, "with carla")
	must(t, err)
	equal(t, tab.Seats[0].Began, "berta")

	late = end(t, s, "t4", "berta", "carla")
	must(t, s.Forget(ctx, "berta", "random", 60))
	must(t, s.ApplyStep(ctx, late))
	list, err = s.Outcomes(ctx, "berta")
	must(t, err)
	equal(t, len(list), 0)
	gone, err := s.Strengths(ctx, "berta")
	must(t, err)
	equal(t, len(gone), 0)
	equal(t, strength(t, s, "carla").Games, int64(3)) // nobody is left to have played against
	tab, err = s.LoadTable(ctx, "with carla")
	must(t, err)
	equal(t, tab.Seats[0].Began, "")
}
