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
	x := newPlayout(t, start)
	games, moves := 0, 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	for b.goOn(games, began) {
		games++
		moves += x.play()
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

// playout plays the same start again and again, by chance.
type playout struct {
	start, st game.State
	gambler   game.Gambler // st
	luck      game.Rand
	seals     []bool // by verb
	drafts    bool   // some verb seals
	moves     []game.Move
}

func newPlayout(t game.Title, start game.State) *playout {
	st := start.Clone()
	x := &playout{start: start, st: st, gambler: game.GamblerOf(st), luck: game.Quick([2]uint64{3, 4}), moves: make([]game.Move, 0, 1024)}
	for _, v := range t.Lexicon().Verbs {
		x.seals = append(x.seals, v.Seals)
		x.drafts = x.drafts || v.Seals
	}
	return x
}

// play plays a game to its end and returns the number of moves.
func (x *playout) play() (moves int) {
	st := x.st
	st.CopyFrom(x.start)
	st.Luck().Reseed(&x.luck)
	for who := st.Awaiting(); who != 0; who = st.Awaiting() {
		p := who.First()
		st.Play(p, x.choose(p), nil)
		moves++
	}
	return moves
}

// choose returns a random move of p. Where sealing is possible, one move in eight seals: with a
// thousand possible orders, chance alone would hardly ever end a draft.
func (x *playout) choose(p game.Seat) game.Move {
	if x.drafts && x.luck.Intn(0, 8) == 0 && x.drafting(p) {
		x.moves = x.st.Options(x.moves[:0], p)
		for _, m := range x.moves {
			if x.seals[m.Verb] {
				return m
			}
		}
	}
	m, _ := x.gambler.Any(p, &x.luck, &x.moves)
	return m
}

func (x *playout) drafting(p game.Seat) bool {
	q, _ := x.st.Prompt(p)
	return q.Kind == game.Draft
}
