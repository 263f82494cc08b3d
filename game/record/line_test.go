package record_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

// commit plays a move on a course.
func commit(t *testing.T, c *record.Course, s game.Seat, text string) {
	t.Helper()
	ch, err := c.Prepare(s, parse(text), "")
	if err != nil {
		t.Fatal(err)
	}
	c.Commit(ch)
}

// numbers lists the records of a line.
func numbers(line []record.Entry) (ns []int) {
	for _, e := range line {
		ns = append(ns, e.N)
	}
	return ns
}

// TestCopiesPartWays: a copy of a course that was played on and dropped leaves no trace, and those
// who read a line see it as it was, whatever is played afterwards.
func TestCopiesPartWays(t *testing.T) {
	c := begin(t, 2)
	for range 20 { // wherever the memory has room, and where it has not
		before, dropped := *c, *c
		commit(t, &dropped, red, "bid 1")
		seen := dropped.Line
		commit(t, c, red, "bid 3")
		commit(t, &dropped, red, "bid 3")
		commit(t, c, red, "bid 2")
		if i := len(before.Line); seen[i].Move != parse("bid 1") || dropped.Line[i+1].Move != parse("bid 3") ||
			c.Line[i].Move != parse("bid 3") || c.Line[i+1].Move != parse("bid 2") {
			t.Fatalf("after %d moves: one copy has %+v, the other %+v", i, dropped.Line[i:], c.Line[i:])
		}
		if len(before.Line) != len(seen)-1 || before.Len() != c.Len()-2 {
			t.Fatalf("the course copied has grown to %d moves", len(before.Line))
		}
	}
}

// TestLongGame: a move costs no more memory late in a game than early.
func TestLongGame(t *testing.T) {
	c := begin(t, 2)
	cost := func(moves int) float64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for i := range moves {
			commit(t, c, red, []string{"bid 1", "bid 2"}[i%2])
		}
		runtime.ReadMemStats(&after)
		return float64(after.TotalAlloc-before.TotalAlloc) / float64(moves)
	}
	early := cost(2000)
	cost(8000)
	if late := cost(2000); late > 2*early {
		t.Errorf("a move takes %.0f bytes after 10,000, want about %.0f as at the start", late, early)
	}
}

// walk plays a random game with undos, forced moves and much drafting, and calls check after each record.
func walk(t *testing.T, seed uint64, records int, check func(c *record.Course, f *record.File)) {
	luck := rand.New(rand.NewPCG(seed, 1))
	c, f := begin(t, 3), &record.File{Header: header(3), Secret: secret}
	add := func(ch *record.Change, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		c.Commit(ch)
		f.Records = append(f.Records, ch.Record)
		check(c, f)
	}
	for len(f.Records) < records && c.State.Awaiting() != 0 {
		s := game.Seat(luck.IntN(3))
		if from, err := c.FreeFrom(s); err == nil && luck.IntN(8) == 0 {
			add(c.PrepareUndo(s, from, ""))
			continue
		}
		if to, err := c.LastOf(s); err == nil && luck.IntN(12) == 0 {
			add(c.PrepareUndo(s, to, "agreed"))
			continue
		}
		moves := c.State.Options(nil, s)
		if len(moves) == 0 || !c.State.Awaiting().Has(s) && luck.IntN(10) != 0 {
			continue
		}
		m := moves[luck.IntN(len(moves))]
		if games.Example().Title.Lexicon().Verbs[m.Verb].Seals && luck.IntN(int(3+seed%3*10)) != 0 {
			m = moves[0]
		}
		mark := ""
		if _, ok := c.Only(s); ok && luck.IntN(2) == 0 {
			mark = record.Auto
		}
		add(c.Prepare(s, m, mark))
	}
}

// TestOwnMoves: what the seats could take back, kept from move to move, is what the line says.
func TestOwnMoves(t *testing.T) {
	for seed := range uint64(20) {
		walk(t, seed, 400, func(c *record.Course, _ *record.File) {
			for s := red; s <= green; s++ {
				last, free, steps := found(c, s)
				gotLast, _ := c.LastOf(s)
				gotFree, _ := c.FreeFrom(s)
				if got := c.FreeSteps(s); gotLast != last || gotFree != free || got != steps {
					t.Fatalf("seat %d after record %d: got last %d, free from %d, %d steps, want %d, %d, %d",
						s, c.Len(), gotLast, gotFree, got, last, free, steps)
				}
			}
		})
	}
}

// found looks through the whole line for what a seat could take back.
func found(c *record.Course, s game.Seat) (last, free, steps int) {
	closed := false
	for i := len(c.Line) - 1; i >= 0 && c.Line[i].Adopted == 0; i-- {
		e := &c.Line[i]
		switch {
		case e.Seat == s:
			closed = closed || e.Barrier
			if e.Forced {
				continue
			}
			last = max(last, e.N)
			if !closed {
				free = e.N
				steps++
			}
		case !e.Draft || e.VisibleTo(s):
			closed = true
		}
	}
	return last, free, steps
}

// TestUndoInLongGames: an undo that does not begin at the start leads to the same game as one that
// does.
func TestUndoInLongGames(t *testing.T) {
	for seed := range uint64(4) {
		walk(t, seed, 1200, func(c *record.Course, f *record.File) {
			if f.Records[len(f.Records)-1].Kind != record.Undo {
				return
			}
			plain := begin(t, 3)
			for _, e := range c.Line {
				ch, err := plain.Prepare(e.Seat, e.Move, "")
				if err != nil {
					t.Fatalf("record %d: %v", e.N, err)
				}
				plain.Commit(ch)
			}
			if got, want := binary(t, c.State), binary(t, plain.State); !bytes.Equal(got, want) {
				t.Fatalf("after record %d the state is\n%x, want\n%x", c.Len(), got, want)
			}
			for i := range c.Line {
				got, want := c.Line[i], plain.Line[i]
				if !slices.Equal(got.Events, want.Events) || got.Draft != want.Draft || got.Barrier != want.Barrier || got.Turn != want.Turn {
					t.Fatalf("record %d: got %+v, want %+v", got.N, got, want)
				}
			}
		})
	}
}

func binary(t *testing.T, st game.State) []byte {
	b, err := st.AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestUndoRemoves: an undo says what it took back, in order.
func TestUndoRemoves(t *testing.T) {
	s := tell(t, 3, "red bid 1", "blue bid 2", "red bid 3", "green seal", "red note hello")
	ch, err := s.c.PrepareUndo(red, 1, "")
	if err != nil {
		t.Fatal(err)
	}
	if got := numbers(ch.Removed); !slices.Equal(got, []int{1, 3}) {
		t.Errorf("got %v, want records 1 and 3", got)
	}
}

// TestAdvance: a log that is read leads to the same course as one that is played, and a record that
// is refused changes nothing.
func TestAdvance(t *testing.T) {
	for seed := range uint64(5) {
		played, f := new(record.Course), new(record.File)
		walk(t, seed, 300, func(c *record.Course, file *record.File) { played, f = c, file })
		read := begin(t, 3)
		for _, r := range f.Records {
			if _, err := read.Advance(r); err != nil {
				t.Fatal(err)
			}
		}
		before := binary(t, read.State)
		if !bytes.Equal(before, binary(t, played.State)) || !slices.Equal(numbers(read.Line), numbers(played.Line)) {
			t.Errorf("read: %v, played: %v", numbers(read.Line), numbers(played.Line))
		}
		for _, bad := range []record.Record{{Seat: red, Text: "fly"}, {Seat: red, Text: "bid 99"}, {Seat: red, Kind: record.Undo, To: 9999}} {
			if _, err := read.Advance(bad); err == nil || !bytes.Equal(binary(t, read.State), before) || read.Len() != len(f.Records) {
				t.Errorf("%q: error %v, and the course is at record %d, want %d as before", bad.Text, err, read.Len(), len(f.Records))
			}
		}
	}
}

// TestReplayStops: the course of a log with a wrong roll is the one before it.
func TestReplayStops(t *testing.T) {
	s := tell(t, 2, slices.Concat(round, round, round)...)
	before := tell(t, 2, slices.Concat(round, round[:5])...)
	s.f.Records[11].Rolls[0].Values[0]++
	c, err := record.Replay(games.Example().Title, &s.f)
	if d, ok := errors.AsType[*record.Difference](err); !ok || d.N != 12 || d.Refused {
		t.Fatalf("got %v, want a difference at record 12", err)
	}
	if c.Len() != 11 || !bytes.Equal(binary(t, c.State), before.snapshot()) {
		t.Errorf("the course is at record %d, want 11, before the roll", c.Len())
	}
}
