package gametest

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"outremer/game"
)

// gambles checks that what is chosen by chance is legal, and that every option is as likely as any
// other ([game.Gambler]).
func (x *exam) gambles() error {
	return x.walk(20, 20000, 100, func(g *run) error {
		gambler, ok := g.st.(game.Gambler)
		if !ok {
			return nil
		}
		before := snapshot(g.st)
		for s := game.Nobody; int(s) < g.table.setup.Seats; s++ {
			if err := x.gamble(gambler, s, g.st.Options(nil, s), g.rand, 200); err != nil {
				return fmt.Errorf("%s: %w", g.name(s), err)
			}
		}
		if !slices.Equal(before, snapshot(g.st)) {
			return errors.New("Any changes the state")
		}
		return nil
	})
}

// Even holds what a seat chooses by chance to the promise of [game.Gambler] in one position.
func Even(t *testing.T, title game.Title, st game.State, s game.Seat) {
	t.Helper()
	err := newExam(title).gamble(st.(game.Gambler), s, st.Options(nil, s), game.Quick([2]uint64{3, 4}), 10_000)
	if err != nil {
		t.Error(err)
	}
}

// gamble draws for one seat, so often for each option, and compares by chi square, which is about the
// number of options, give or take the square root of twice that.
func (x *exam) gamble(st game.Gambler, s game.Seat, options []game.Move, r game.Rand, each int) error {
	var buf []game.Move
	counts := make([]int, len(options))
	for range max(1, each*len(options)) {
		m, ok := st.Any(s, &r, &buf)
		if ok != (len(options) > 0) {
			return fmt.Errorf("%d options, but Any returns %t", len(options), ok)
		}
		if !ok {
			continue
		}
		i := slices.Index(options, m)
		if i < 0 {
			return fmt.Errorf("Any returns %s, which is not among %s", x.lex.Format(m), x.list(options))
		}
		counts[i]++
	}
	chi, n := 0.0, float64(len(options))
	for _, c := range counts {
		chi += float64((c-each)*(c-each)) / float64(each)
	}
	if most := n + 8*math.Sqrt(2*n) + 20; chi > most {
		return fmt.Errorf("not as likely as others: %v times %s; chi square %.0f, not below %.0f", counts, x.list(options), chi, most)
	}
	return nil
}
