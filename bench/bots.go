package bench

import (
	"fmt"
	"slices"
	"time"

	"outremer/bot"
	"outremer/game"
)

// bots measures how long a title's bots take, including sampling worlds: a knight per move,
// a legend per turn.
func (b *benchmark) bots(t game.Title, n int) error {
	for _, name := range bot.For(t) {
		if name != "knight" && name != "legend" { // the quickest that thinks, and the slowest
			continue
		}
		moves, turns, err := b.thinking(t, n, name)
		if err != nil {
			return err
		}
		what, took := "move", moves
		if name == "legend" {
			what, took = "turn", turns
		}
		slices.Sort(took)
		at := func(q float64) float64 { return float64(took[int(q*float64(len(took)-1))].Nanoseconds()) / 1000 }
		name := fmt.Sprintf("bot.%s.%dp.%s.%s", t.Info().Slug, n, name, what)
		if err := b.values(Value{Name: name + ".p50", Value: at(.5), Unit: "µs"}, Value{Name: name + ".p99", Value: at(.99), Unit: "µs"}); err != nil {
			return err
		}
	}
	return nil
}

// thinking lets a bot play against itself. A turn is what a seat does until another one is asked.
func (b *benchmark) thinking(t game.Title, n int, name string) (moves, turns []time.Duration, err error) {
	luck := game.Quick([2]uint64{5, 6})
	began := time.Now()
	for b.goOn(len(moves), began) {
		st, err := t.New(game.Setup{Seats: n, Key: [2]uint64{luck.Uint64(0), luck.Uint64(0)}})
		if err != nil {
			return nil, nil, err
		}
		brains, err := seated(t, n, name, &luck)
		if err != nil {
			return nil, nil, err
		}
		before, buf := game.Nobody, make([]game.Move, 0, 256)
		for st.Awaiting() != 0 && !(b.quick && time.Since(began) > time.Second) {
			p, asked := st.Awaiting().First(), time.Now()
			chosen, err := brains[p].Choose(b.ctx, game.Scene{State: st, Seat: p}.Window(), buf[:0])
			if err != nil {
				return nil, nil, err
			}
			took := time.Since(asked)
			moves = append(moves, took)
			if p != before {
				turns = append(turns, 0)
			}
			turns[len(turns)-1] += took
			before = p
			for _, m := range chosen {
				st.Play(p, m, nil)
			}
		}
	}
	return moves, turns, nil
}

// seated returns a brain of the same bot for every seat.
func seated(t game.Title, n int, name string, luck *game.Rand) (brains []game.Brain, err error) {
	for range n {
		brain, err := bot.New(t, name, luck)
		if err != nil {
			return nil, err
		}
		brains = append(brains, brain)
	}
	return brains, nil
}
