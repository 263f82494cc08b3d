package gametest

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"outremer/game"
)

// player plays at random. In a draft it seals more often than chance would: with a thousand
// possible orders, pure chance would never finish.
type player struct {
	seals []game.Verb
	haste int         // a draft is sealed at every such answer, about
	shuns []game.Verb // never played
}

func newPlayer(x *game.Lexicon) player {
	p := player{haste: 4}
	for v, spec := range x.Verbs {
		if spec.Seals {
			p.seals = append(p.seals, game.Verb(v))
		}
	}
	return p
}

// choose picks a seat and one of its options. Occasionally that is a seat that is not awaited. It
// allocates only to grow buf, which it returns.
func (p player) choose(st game.State, r *game.Rand, buf []game.Move) (game.Seat, game.Move, []game.Move) {
	s := pickSeat(st, r)
	buf = st.Options(buf[:0], s)
	if p.shuns != nil {
		buf = slices.DeleteFunc(buf, func(m game.Move) bool { return slices.Contains(p.shuns, m.Verb) })
	}
	if len(buf) == 0 {
		q, _ := st.Prompt(s)
		panic(fault(fmt.Sprintf("seat %d is asked (step %d) without options", s, q.Step)))
	}
	if p.seals != nil && r.Intn(0, p.haste) == 0 {
		if m, ok := p.seal(buf); ok {
			return s, m, buf
		}
	}
	return s, buf[r.Intn(0, len(buf))], buf
}

// seal finds an option that seals a draft.
func (p player) seal(options []game.Move) (game.Move, bool) {
	for _, m := range options {
		if slices.Contains(p.seals, m.Verb) {
			return m, true
		}
	}
	return game.Move{}, false
}

func pickSeat(st game.State, r *game.Rand) game.Seat {
	if r.Intn(0, 8) == 0 {
		s := game.Seat(r.Intn(0, game.MaxSeats))
		if _, ok := st.Prompt(s); ok {
			return s
		}
	}
	return nth(st.Awaiting(), r)
}

// nth returns a random seat of a set.
func nth(set game.Seats, r *game.Rand) game.Seat {
	for range r.Intn(0, set.Len()) {
		set = set.Without(set.First())
	}
	return set.First()
}

// playout plays until the game is over or max moves are played.
func (p player) playout(st game.State, r *game.Rand, buf []game.Move, max int) (int, []game.Move) {
	n := 0
	for ; n < max && st.Awaiting() != 0; n++ {
		var s game.Seat
		var m game.Move
		s, m, buf = p.choose(st, r, buf)
		st.Play(s, m, nil)
	}
	return n, buf
}

// Playout plays a game to its end at random and returns the number of moves. It
// allocates only to grow buf, which it returns for the next call.
func Playout(st game.State, r *game.Rand, buf []game.Move) (int, []game.Move) {
	return player{}.playout(st, r, buf, 1<<20)
}

// Bench measures random games of a title at a table of the given size, excluding setup: games/s and
// moves/s.
func Bench(b *testing.B, title game.Title, seats int) {
	b.Helper()
	p, r := newPlayer(title.Lexicon()), game.NewRand([2]uint64{1, uint64(seats)})
	var starts []game.State
	for key := range uint64(16) {
		st, err := title.New(game.Setup{Seats: seats, Key: [2]uint64{key, 0}})
		if err != nil {
			b.Fatal(err)
		}
		starts = append(starts, st)
	}
	st, buf := starts[0].Clone(), make([]game.Move, 0, 4096)
	games, moves, began := 0, 0, time.Now()
	b.ReportAllocs()
	for b.Loop() {
		st.CopyFrom(starts[games%len(starts)])
		st.Luck().Reseed(&r)
		var n int
		n, buf = p.playout(st, &r, buf, 1<<20)
		games, moves = games+1, moves+n
	}
	seconds := time.Since(began).Seconds()
	b.ReportMetric(float64(games)/seconds, "games/s")
	b.ReportMetric(float64(moves)/seconds, "moves/s")
}

// BenchClone measures the cost of copying a state, in time and bytes.
func BenchClone(b *testing.B, title game.Title, seats int) {
	st, err := title.New(game.Setup{Seats: seats})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		st.Clone()
	}
	b.ReportMetric(float64(reflect.TypeOf(st).Elem().Size()), "bytes/state")
}

// Positions returns n states of one random game at a table of the given size, evenly spread from
// its beginning to its end.
func Positions(title game.Title, seats, n int) ([]game.State, error) {
	st, err := title.New(game.Setup{Seats: seats})
	if err != nil {
		return nil, err
	}
	p, r := newPlayer(title.Lexicon()), game.NewRand([2]uint64{1, uint64(seats)})
	again := r
	total, _ := p.playout(st.Clone(), &r, nil, 1<<20)
	var list []game.State
	for i := range n {
		list = append(list, st.Clone())
		p.playout(st, &again, nil, (i+1)*total/(n-1)-i*total/(n-1))
	}
	return list, nil
}
