package bench

import (
	"fmt"
	"reflect"
	"runtime"
	"time"

	"outremer/game"
)

// playouts plays random games on one core, from the deal to the end.
func (b *benchmark) playouts(t game.Title, n int) error {
	start, err := t.New(game.Setup{Seats: n, Key: [2]uint64{1, 2}})
	if err != nil {
		return err
	}
	st, luck, buf := start.Clone(), game.NewRand([2]uint64{3, 4}), make([]game.Move, 0, 1024)
	games, moves := 0, 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	for b.goOn(games, began) {
		st.CopyFrom(start)
		st.Luck().Reseed(&luck)
		for games++; st.Awaiting() != 0; moves++ {
			p := st.Awaiting().First()
			buf = st.Options(buf[:0], p)
			st.Play(p, anyOf(t.Lexicon(), buf, &luck), nil)
		}
	}
	took := time.Since(began).Seconds()
	runtime.ReadMemStats(&after)
	name := fmt.Sprintf("rules.%s.%dp.random", t.Info().Slug, n)
	return b.values(
		Value{Name: name + ".games", Value: float64(games) / took, Unit: "games/s"},
		Value{Name: name + ".moves", Value: float64(moves) / took, Unit: "moves/s"},
		Value{Name: name + ".allocs", Value: float64(after.Mallocs-before.Mallocs) / float64(games), Unit: "allocs/game"},
		Value{Name: fmt.Sprintf("rules.%s.%dp.state", t.Info().Slug, n), Value: float64(reflect.TypeOf(start).Elem().Size()), Unit: "bytes"})
}

// anyOf returns a random move. Where sealing is possible, one move in eight seals: with a thousand
// possible orders, chance alone would hardly ever end a draft.
func anyOf(lex *game.Lexicon, moves []game.Move, luck *game.Rand) game.Move {
	if luck.Intn(0, 8) == 0 {
		for _, m := range moves {
			if lex.Verbs[m.Verb].Seals {
				return m
			}
		}
	}
	return moves[luck.Intn(0, len(moves))]
}
