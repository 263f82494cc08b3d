package gametest

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

func TestSize(t *testing.T) {
	x := newExam(games.Example().Title, MaxSize(100))
	if err := x.size(); err == nil || !strings.Contains(err.Error(), "more than 100") {
		t.Errorf("a state above the ceiling: %v", err)
	}
	type pile struct {
		//lint:ignore U1000 only its type is looked at
		cards []int8
	}
	for _, c := range []struct {
		value any
		path  string
	}{
		{struct{ n [3]int8 }{}, ""},
		{struct{ tape *game.Tape }{}, ""},
		{struct{ piles [2]pile }{}, "piles []cards []int8"},
		{struct{ next func() }{}, "next func()"},
		{struct{ seen map[int]bool }{}, "seen map[int]bool"},
	} {
		if path, _ := owned(reflect.TypeOf(c.value)); path != c.path {
			t.Errorf("%T: %q, not %q", c.value, path, c.path)
		}
	}
}

// TestTables plays every combination of options if they are few, else every value.
func TestTables(t *testing.T) {
	with := func(options ...game.Option) int {
		title := faulty{&plant{info: func(i *game.Info) { i.Seats, i.Options = i.Seats[:3], options }}}
		return len(newExam(title).tables)
	}
	two, five := []string{"a", "b"}, []string{"a", "b", "c", "d", "e"}
	if n := with(); n != 1 {
		t.Errorf("%d tables without options", n)
	}
	if n := with(game.Option{Slug: "x", Values: two}, game.Option{Slug: "y", Values: five}); n != 10 {
		t.Errorf("%d tables for 2 x 5 values", n)
	}
	if n := with(game.Option{Slug: "x", Values: five}, game.Option{Slug: "y", Values: five}); n != 9 {
		t.Errorf("%d tables for 5 + 5 values", n)
	}
	if n := with(game.Option{Slug: "x", Values: two, Sizes: []int{3}}); n != 1 {
		t.Errorf("%d tables with an option for others", n)
	}
}

func TestPlayout(t *testing.T) {
	st, err := games.Example().Title.New(game.Setup{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand([2]uint64{1, 2})
	n, buf := Playout(st, &r, nil)
	if n == 0 || buf == nil || st.Awaiting() != 0 {
		t.Errorf("%d moves, awaiting %b", n, st.Awaiting())
	}
}

// TestCrash breaks a rule during fuzzing, and opens the log that is left.
func TestCrash(t *testing.T) {
	crashes := map[string]*plant{
		"panic": {play: func(s *planted, p game.Seat, m game.Move, log *game.Log) {
			if s.Luck().Draws() > 4 && m.Verb == seal {
				panic("the bridge is down")
			}
			s.State.Play(p, m, log)
		}},
		"audit": {audit: func(s *planted) error {
			if s.Luck().Draws() > 4 {
				return os.ErrInvalid
			}
			return nil
		}},
	}
	for name, p := range crashes {
		t.Run(name, func(t *testing.T) {
			x := newExam(faulty{p})
			g, err := x.fuzzed(noise(1))
			if err == nil {
				t.Fatal("the game did not crash")
			}
			path, err := save(filepath.Join(t.TempDir(), "crash"), g.file(err.Error()))
			if err != nil {
				t.Fatal(err)
			}
			opened(t, path, g)
		})
	}
}

// opened replays a crash log on sound rules up to the move that crashed.
func opened(t *testing.T, path string, g *run) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	c, err := record.Replay(games.Example().Title, f)
	if err != nil {
		t.Fatal(err)
	}
	if last := f.Records[len(f.Records)-1]; last.Kind != record.Note || len(c.Line) < g.count()-1 {
		t.Errorf("%d of %d moves, then %+v", len(c.Line), g.count(), last)
	}
	if err := record.Verify(games.Example().Title, f); err != nil {
		t.Error(err)
	}
}
