package gametest

import (
	"crypto/sha256"
	"fmt"
	"path/filepath"
	"testing"

	"outremer/game"
	"outremer/game/record"
)

// Fuzz plays games driven by bytes: the first choose the table and the key, the rest seats and
// options. The state's invariants are checked at every prompt. A game that crashes or breaks one is
// written to testdata/crash, where "outremer open" finds it.
func Fuzz(f *testing.F, title game.Title) {
	f.Add([]byte{})
	for seed := range byte(8) {
		f.Add(noise(seed))
	}
	x := newExam(title)
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := x.fuzzed(data)
		if err == nil {
			return
		}
		why := fmt.Sprint(err)
		if g != nil {
			path, saveErr := save(filepath.Join("testdata", "crash"), g.file(err.Error()))
			why = fmt.Sprintf("%s\nthe game is in %s (%v)", why, path, saveErr)
		}
		t.Fatal(why)
	})
}

// noise returns seed bytes for the corpus.
func noise(seed byte) []byte {
	var data []byte
	for n := range byte(16) {
		sum := sha256.Sum256([]byte{seed, n})
		data = append(data, sum[:]...)
	}
	return data
}

// fuzzed plays the game encoded in data. The run is what led to the error.
func (x *exam) fuzzed(data []byte) (g *run, err error) {
	b := reader(data)
	tb := &x.tables[b.below(len(x.tables))]
	defer func() {
		if p := recover(); p != nil {
			err = recovered(p)
		}
	}()
	g = &run{x: x, table: tb, secret: []byte{byte(b.below(256)), byte(b.below(256))}}
	g.header = record.NewHeader(x.title, tb.setup, record.Seal(g.secret), nil)
	g.st, err = x.title.New(g.header.Setup(g.secret))
	if err != nil {
		return nil, err
	}
	for len(b) > 0 && g.st.Awaiting() != 0 && g.count() < x.conf.moves {
		if err := audit(g.st); err != nil {
			return g, err
		}
		g.seat = b.seat(g.st)
		g.buf = g.st.Options(g.buf[:0], g.seat)
		if len(g.buf) == 0 {
			return g, fmt.Errorf("%s is asked without options", g.name(g.seat))
		}
		g.move = b.move(x.player, g.buf)
		g.step()
	}
	return g, audit(g.st)
}

// reader takes choices from bytes; once they are used up it returns 0.
type reader []byte

// below returns a number in [0, n).
func (b *reader) below(n int) int {
	v := 0
	for m := n - 1; m > 0 && len(*b) > 0; m >>= 8 {
		v = v<<8 | int((*b)[0])
		*b = (*b)[1:]
	}
	return v % max(n, 1)
}

// seat chooses among the seats that are awaited; one time in eight also among
// those that may act.
func (b *reader) seat(st game.State) game.Seat {
	n, set := b.below(256), st.Awaiting()
	if n >= 224 {
		for s := range game.Seat(game.MaxSeats) {
			if _, ok := st.Prompt(s); ok {
				set = set.With(s)
			}
		}
	}
	for n %= set.Len(); n > 0; n-- {
		set = set.Without(set.First())
	}
	return set.First()
}

// move chooses an option. Like the random player it seals drafts often, so that
// few bytes lead far.
func (b *reader) move(p player, options []game.Move) game.Move {
	n := b.below(4 * len(options))
	if m, ok := p.seal(options); ok && n < len(options) {
		return m
	}
	return options[n%len(options)]
}
