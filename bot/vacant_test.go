package bot

import (
	"testing"

	"outremer/game"
	"outremer/games"
)

// disorder is skirmish with a rule for vacant seats: they do the last thing offered.
type disorder struct{ game.Title }

type disorderState struct{ game.State }

func (d disorder) Info() game.Info {
	i := d.Title.Info()
	i.Able.Absentee = true
	return i
}

func (s *disorderState) Clone() game.State          { return &disorderState{s.State.Clone()} }
func (s *disorderState) Late(p game.Seat) game.Move { return s.Vacate(p) }
func (s *disorderState) Vacate(p game.Seat) game.Move {
	all := s.Options(nil, p)
	return all[len(all)-1]
}

// TestVacant: the bot at a vacant seat plays by the rules for vacant seats.
func TestVacant(t *testing.T) {
	st, luck := &disorderState{newGame(t)}, game.NewRand([2]uint64{})
	got := ask(t, Vacant{}.New(disorder{games.Example().Title}, &luck), st, 1)
	if want := st.Vacate(1); len(got) != 1 || got[0] != want {
		t.Errorf("%v, want %v", got, want)
	}
}
