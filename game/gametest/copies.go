package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"outremer/game"
)

// size checks that a state is one flat value within the size limit.
func (x *exam) size() error {
	for i := range x.tables {
		g, err := x.start(&x.tables[i], 0, 0)
		if err != nil {
			return err
		}
		t := reflect.TypeOf(g.st)
		if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct {
			return fmt.Errorf("a state is a pointer to a struct, not %s", t)
		}
		if n := t.Elem().Size(); n > x.conf.size {
			return fmt.Errorf("%s has %d bytes, more than %d", t.Elem(), n, x.conf.size)
		}
		if path, ok := owned(t.Elem()); ok {
			return fmt.Errorf("%s is not flat: %s", t.Elem(), path)
		}
	}
	return nil
}

// owned finds a part of a type that assignment would share between copies. Pointers are assumed to
// lead to shared facts; the copies check verifies that.
func owned(t reflect.Type) (string, bool) {
	switch t.Kind() {
	case reflect.Map, reflect.Slice, reflect.Chan, reflect.Func, reflect.Interface:
		return t.String(), true
	case reflect.Array:
		path, ok := owned(t.Elem())
		return "[]" + path, ok
	case reflect.Struct:
		for i := range t.NumField() {
			if path, ok := owned(t.Field(i).Type); ok {
				return t.Field(i).Name + " " + path, true
			}
		}
	}
	return "", false
}

// allocations checks that CopyFrom, Options and Play without a log allocate nothing over whole
// games.
func (x *exam) allocations() error {
	for _, tb := range x.pick(7, 10000) {
		g, err := x.start(tb, 7, 0)
		if err != nil {
			return err
		}
		st, buf := g.st.Clone(), make([]game.Move, 0, 1<<14)
		if n := allocs(func() { st.CopyFrom(g.st) }); n > 0 {
			return g.fail(fmt.Errorf("CopyFrom allocates %v times", n))
		}
		n := allocs(func() {
			r := g.rand
			st.CopyFrom(g.st)
			_, buf = x.player.playout(st, &r, buf, x.conf.moves)
		})
		if n > 0 {
			return g.allocating(buf)
		}
	}
	return nil
}

// allocs counts allocations. Background work may allocate once, so it must happen three times in a
// row.
func allocs(f func()) float64 {
	least := 1e9
	for range 3 {
		least = min(least, testing.AllocsPerRun(1, f))
		if least == 0 {
			break
		}
	}
	return least
}

// allocating finds the first move that allocates.
func (g *run) allocating(buf []game.Move) error {
	st := g.st.Clone()
	for g.next() {
		if n := allocs(func() { buf = g.st.Options(buf[:0], g.seat) }); n > 0 {
			return g.fail(fmt.Errorf("Options of %s allocates %v times", g.name(g.seat), n))
		}
		play := func() {
			st.CopyFrom(g.st)
			st.Play(g.seat, g.move, nil)
		}
		if n := allocs(play); n > 0 {
			return g.fail(fmt.Errorf("Play of %s allocates %v times", g.format(g.seat, g.move), n))
		}
		g.step()
	}
	return g.fail(errors.New("a whole game allocates, but no single move does"))
}

// copies checks that a copy and its original are independent, and that CopyFrom leaves no trace of
// the overwritten state.
func (x *exam) copies() error {
	var old game.State // was used in another game
	return x.walk(8, 20000, 500, func(g *run) error {
		before := snapshot(g.st)
		clone := g.st.Clone()
		if old == nil {
			old = g.st.Clone()
		}
		old.CopyFrom(g.st)
		for i, c := range []game.State{clone, old} {
			name := [2]string{"Clone", "CopyFrom"}[i]
			if !bytes.Equal(before, snapshot(c)) {
				return fmt.Errorf("%s makes something else", name)
			}
			x.player.playout(c, &g.rand, nil, 30)
			if !bytes.Equal(before, snapshot(g.st)) {
				return fmt.Errorf("playing on a state made by %s changes the original", name)
			}
		}
		return nil
	})
}

// snapshots plays every game twice: straight through, and restored from its snapshot at every
// prompt. It also checks that a log does not change play.
func (x *exam) snapshots() error {
	for _, tb := range x.pick(9, 3000) {
		g, err := x.start(tb, 9, 0)
		if err != nil {
			return err
		}
		stride := max(1, tb.moves*len(x.tables)/x.scaled(500))
		for n := 0; g.next() && n < x.scaled(3000); n++ {
			if err := x.restored(g, n%stride == 0); err != nil {
				return g.fail(err)
			}
		}
		if err := x.truncated(g); err != nil {
			return g.fail(err)
		}
	}
	return nil
}

// restored plays the next move on a restored twin with a log and on the state
// without one. If look is set, it also compares what all seats are shown.
func (x *exam) restored(g *run, look bool) error {
	setup := g.header.Setup(g.secret)
	prefix := []byte("prefix")
	b, err := g.st.AppendBinary(prefix)
	if err != nil || !bytes.HasPrefix(b, prefix) {
		return fmt.Errorf("AppendBinary does not append (%v)", err)
	}
	b = b[len(prefix):]
	twin, err := x.title.Restore(setup, b)
	if err != nil {
		return fmt.Errorf("Restore: %w", err)
	}
	if !bytes.Equal(b, snapshot(twin)) {
		return errors.New("the snapshot of a restored state is another")
	}
	if look {
		if err := x.alike(g, twin); err != nil {
			return fmt.Errorf("a restored state is not the same: %w", err)
		}
	} else if !slices.Equal(twin.Options(nil, g.seat), g.buf) {
		return errors.New("a restored state has other options")
	}
	var log game.Log
	twin.Play(g.seat, g.move, &log)
	g.step()
	if !bytes.Equal(snapshot(g.st), snapshot(twin)) {
		return errors.New("a restored state plays on differently, or with a log differently than without")
	}
	return nil
}

// alike compares what all seats are shown.
func (x *exam) alike(g *run, twin game.State) error {
	for _, p := range watchers(g.table.setup.Seats) {
		a, err := see(g.st, p, nil)
		if err != nil {
			return err
		}
		b, err := see(twin, p, nil)
		if err != nil {
			return err
		}
		if err := x.differs(a, b, nil); err != nil {
			return fmt.Errorf("%s: %w", g.name(p), err)
		}
	}
	return nil
}

// truncated checks that Restore rejects invalid snapshots.
func (x *exam) truncated(g *run) error {
	setup, b := g.header.Setup(g.secret), snapshot(g.st)
	for _, n := range []int{0, 1, len(b) / 2, len(b) - 1} {
		if _, err := x.title.Restore(setup, b[:n]); err == nil {
			return fmt.Errorf("Restore accepts %d bytes of a snapshot of %d", n, len(b))
		}
	}
	b[0] ^= 0x80
	if _, err := x.title.Restore(setup, b); err == nil {
		return errors.New("Restore accepts a snapshot whose first byte, the layout's number, is another")
	}
	return nil
}
