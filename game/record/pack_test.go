package record_test

import (
	"bytes"
	"fmt"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

func packed(t *testing.T, c *record.Course) []byte {
	t.Helper()
	var p record.Packer
	if err := c.Pack(&p); err != nil {
		t.Fatal(err)
	}
	return p
}

func unpack(c *record.Course, data []byte) (*record.Course, error) {
	u := record.Unpack(data)
	back, err := record.UnpackCourse(c.Title, c.Setup, u)
	if err == nil {
		err = u.End()
	}
	return back, err
}

// same compares everything that a course tells.
func same(t *testing.T, got, want *record.Course) {
	t.Helper()
	if got.Len() != want.Len() || got.Revision() != want.Revision() || !bytes.Equal(binary(t, got.State), binary(t, want.State)) {
		t.Fatalf("got a course at record %d, revision %d, want %d, %d and the same state", got.Len(), got.Revision(), want.Len(), want.Revision())
	}
	if got, want := fmt.Sprintf("%+v", got.Line), fmt.Sprintf("%+v", want.Line); got != want {
		t.Fatalf("got the line\n%s, want\n%s", got, want)
	}
	for s := red; s <= green; s++ {
		last, _ := want.LastOf(s)
		free, _ := want.FreeFrom(s)
		gotLast, _ := got.LastOf(s)
		gotFree, _ := got.FreeFrom(s)
		if gotLast != last || gotFree != free || got.FreeSteps(s) != want.FreeSteps(s) {
			t.Fatalf("seat %d: got last %d, free from %d, want %d, %d", s, gotLast, gotFree, last, free)
		}
	}
}

// TestWord: each word comes back, also one as long as the last, and one that is meant again.
func TestWord(t *testing.T) {
	words := []string{"", "aye", "aye", "nay", "", "aye", "perhaps"}
	var p record.Packer
	for _, w := range words {
		p.Text(w)
	}
	u, known, last := record.Unpack(p), map[string]string{}, ""
	for i, want := range words {
		last = u.Word(last, known)
		if last != want {
			t.Errorf("word %d: got %q, want %q", i, last, want)
		}
	}
	if err := u.End(); err != nil {
		t.Error(err)
	}
}

// TestPack: a course that was packed and unpacked is the same, and goes on the same.
func TestPack(t *testing.T) {
	for seed := range uint64(5) {
		var twin *record.Course
		walk(t, seed, 300, func(c *record.Course, f *record.File) {
			if twin == nil {
				twin = begin(t, 3)
			}
			if _, err := twin.Advance(f.Records[len(f.Records)-1]); err != nil {
				t.Fatal(err)
			}
			same(t, twin, c)
			if c.Len()%7 == 0 {
				back, err := unpack(c, packed(t, c))
				if err != nil {
					t.Fatal(err)
				}
				twin = back
				same(t, twin, c)
			}
		})
	}
}

// TestPackCut: what is cut is noticed. Whoever keeps a packed course has to notice other damage.
func TestPackCut(t *testing.T) {
	s := tell(t, 2, round...)
	data := packed(t, s.c)
	for n := range data {
		if _, err := unpack(s.c, data[:n]); err == nil {
			t.Errorf("%d of %d bytes are taken for a course", n, len(data))
		}
	}
	if _, err := unpack(s.c, append(data, 0)); err == nil {
		t.Error("a byte too many is not noticed")
	}
}

// TestPackOfTheFuture: a course under a revision that the program does not know is not unpacked.
func TestPackOfTheFuture(t *testing.T) {
	s := tell(t, 2, round...)
	setup := s.c.Setup
	setup.Revision = games.Example().Title.Info().Revision + 1
	if _, err := record.UnpackCourse(s.c.Title, setup, record.Unpack(packed(t, s.c))); err == nil {
		t.Error("a revision of the future is unpacked")
	}
}

func TestPackEvents(t *testing.T) {
	want := game.Event{Kind: 3, Seat: game.Nobody, Mask: game.Secret, To: 0xffff, A: -32768, B: 32767, C: -1, D: 200}
	var p record.Packer
	p.Events([]game.Event{want})
	p.Events(nil)
	u := record.Unpack(p)
	if got := u.Events(); len(got) != 1 || got[0] != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := u.Events(); got != nil || u.End() != nil {
		t.Errorf("got %+v, %v, want no events and the end", got, u.End())
	}
}
