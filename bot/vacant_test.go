package bot

import (
	"context"
	"slices"
	"testing"

	"outremer/game"
	"outremer/games/skirmish"
)

// disorder is skirmish with a rule for seats at which nobody sits: they do the last thing offered.
type disorder struct{ game.Title }

type disorderState struct{ game.State }

func (d disorder) New(s game.Setup) (game.State, error) {
	st, err := d.Title.New(s)
	return &disorderState{st}, err
}

func (s *disorderState) Late(p game.Seat) game.Move { return s.Vacate(p) }
func (s *disorderState) Vacate(p game.Seat) game.Move {
	all := s.Options(nil, p)
	return all[len(all)-1]
}

// TestVacant: offered where the rules know empty seats, and playing by them.
func TestVacant(t *testing.T) {
	if slices.Contains(For(skirmish.Title), "vacant") {
		t.Error("offered without a rule")
	}
	title := disorder{skirmish.Title}
	if !slices.Contains(For(title), "vacant") {
		t.Fatal("not offered")
	}
	st, err := title.New(game.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	want := st.(*disorderState).Vacate(1)
	moves, err := Vacant{}.Choose(context.Background(), st, 1)
	if err != nil || len(moves) != 1 || moves[0] != want {
		t.Errorf("%v, %v; want %v", moves, err, want)
	}
	plain, err := skirmish.Title.New(game.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := (Vacant{}).Choose(context.Background(), plain, 1); err == nil {
		t.Error("played without a rule")
	}
}
