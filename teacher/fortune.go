package teacher

import (
	"context"
	"math"

	"outremer/game"
	"outremer/game/record"
)

// How the chances of a finished game stood, and what luck did to them. All hands of a finished game are open,
// so these are the chances as one would see them who knows every card; only the luck to come is not known.

// Playouts for a moment of the course, and for each side of a stroke of luck.
const (
	playsMoment = 24
	playsLuck   = 8
)

// moment notes down how the game stands after a record.
func (s *student) moment(ctx context.Context, st game.State, n int) error {
	chances, err := s.chances(ctx, st, playsMoment, s.key(), game.Nobody, nil)
	if err != nil {
		return err
	}
	for i := range chances {
		chances[i] = round(chances[i])
	}
	s.study.Course = append(s.study.Course, Moment{n, chances})
	return nil
}

// key is luck of its own.
func (s *student) key() game.Rand { return game.Quick([2]uint64{s.luck.Uint64(0), s.luck.Uint64(0)}) }

// chances is the mean of some playouts after the moves of a seat, each with other luck.
func (s *student) chances(ctx context.Context, st game.State, plays int, luck game.Rand, by game.Seat, moves []game.Move) ([]float64, error) {
	sum := make([]float64, s.setup.Seats)
	if st.Awaiting() == 0 {
		plays = 1
	}
	for range plays {
		world := st.Clone()
		world.Luck().Reseed(&luck)
		end, err := s.rollout.play(ctx, world, by, moves, [2]uint64{luck.Uint64(1), luck.Uint64(1)})
		if err != nil {
			return nil, err
		}
		for i, c := range end.chances {
			sum[i] += c / float64(plays)
		}
	}
	return sum, nil
}

// play plays a move of the game. Where luck was drawn, it compares what came with what was to be expected.
func (s *student) play(ctx context.Context, st game.State, e *record.Entry) (game.State, error) {
	after := st.Clone()
	after.Play(e.Seat, e.Move, nil)
	for _, ev := range e.Events {
		s.count(ev)
	}
	if after.Luck().Draws() == st.Luck().Draws() || e.Draft {
		return after, nil
	}
	luck := s.key()
	hoped, err := s.chances(ctx, st, playsLuck, luck, e.Seat, []game.Move{e.Move})
	if err != nil {
		return nil, err
	}
	came, err := s.chances(ctx, after, playsLuck, luck, game.Nobody, nil)
	if err != nil {
		return nil, err
	}
	for i := range came {
		s.study.Seats[i].Luck += came[i] - hoped[i]
	}
	return after, nil
}

// count adds a die to the account of whoever rolled it.
func (s *student) count(e game.Event) {
	face := s.master.Title.Lexicon().Events[e.Kind].Face
	if face == 0 || e.Seat < 0 || int(e.Seat) >= len(s.study.Seats) {
		return
	}
	a := &s.study.Seats[e.Seat]
	a.Dice++
	a.Pips += int([4]int16{e.A, e.B, e.C, e.D}[face-1])
}

// notes are happenings by name.
func notes(x *game.Lexicon, list []Happening) (notes []Note) {
	for _, h := range list {
		n := Note{Event: x.Events[h.Event.Kind].Slug, Seat: int(h.Event.Seat), Often: round(h.Often)}
		for i, v := range x.Args(h.Event) {
			n.Args = append(n.Args, x.Name(x.Events[h.Event.Kind].Args[i], v))
		}
		notes = append(notes, n)
	}
	return notes
}

// round keeps three decimals: more would be noise.
func round(x float64) float64 { return math.Round(1000*x) / 1000 }
