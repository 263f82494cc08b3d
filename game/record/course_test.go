package record_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

// story plays lines such as "red bid 2" and "blue undo 3" on a course, and keeps
// the log.
type story struct {
	t *testing.T
	c *record.Course
	f record.File
}

func tell(t *testing.T, seats int, lines ...string) *story {
	t.Helper()
	s := &story{t: t, c: begin(t, seats), f: record.File{Header: header(seats), Secret: secret}}
	s.add(lines...)
	return s
}

func (s *story) add(lines ...string) {
	s.t.Helper()
	for _, line := range lines {
		seat, rest, _ := strings.Cut(line, " ")
		r, err := record.ParseRecord("1 "+seat+" "+rest, s.f.Seats)
		if err != nil {
			s.t.Fatal(err)
		}
		ch, err := s.c.Follow(r)
		if err != nil {
			s.t.Fatalf("%s: %v", line, err)
		}
		s.c.Commit(ch)
		s.f.Records = append(s.f.Records, ch.Record)
	}
}

// line is the moves that stand.
func (s *story) line() string {
	var moves []string
	for _, e := range s.c.Line {
		moves = append(moves, s.f.Seats[e.Seat]+" "+games.Example().Title.Lexicon().Format(e.Move))
	}
	return strings.Join(moves, ", ")
}

func (s *story) snapshot() []byte {
	b, err := s.c.State.AppendBinary(nil)
	if err != nil {
		s.t.Fatal(err)
	}
	return b
}

// round is a round in which nobody ambushes.
var round = []string{"red bid 2", "red seal", "blue bid 3", "blue seal", "red pass", "blue pass"}

// TestSince: the events of the moves after a record, without those taken back.
func TestSince(t *testing.T) {
	s := tell(t, 2, slices.Concat(round, []string{"red bid 1", "red seal", "red undo 8"})...)
	for n, want := range map[int]string{
		0: "sealed sealed shown shown passed passed rolled rolled taken dealt dealt",
		4: "passed passed rolled rolled taken dealt dealt",
		6: "",
		9: "",
	} {
		var got []string
		for _, e := range s.c.Since(n) {
			got = append(got, games.Example().Title.Lexicon().Events[e.Kind].Slug)
		}
		if text := strings.Join(got, " "); text != want {
			t.Errorf("since %d: %s, want %s", n, text, want)
		}
	}
}

func TestReplay(t *testing.T) {
	s := tell(t, 2, slices.Concat(round, round, []string{"red bid 1", "red undo 13", "blue note hello"}, round)...)
	s.f.End = record.EndLine(s.c.State.Result(), s.f.Seats)
	if !s.c.State.Result().Over {
		t.Fatal("three rounds do not end the game")
	}
	f, err := record.Parse(s.f.Append(nil))
	if err != nil {
		t.Fatal(err)
	}
	again, err := record.Replay(games.Example().Title, f)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := again.State.AppendBinary(nil)
	if !bytes.Equal(b, s.snapshot()) || again.Len() != s.c.Len() {
		t.Error("the replayed game is another")
	}
	if err := record.Verify(games.Example().Title, f); err != nil {
		t.Error(err)
	}
}

// TestPrepareChangesNothing until it is committed.
func TestPrepareChangesNothing(t *testing.T) {
	s := tell(t, 2, "red bid 2")
	before := s.snapshot()
	ch, err := s.c.Prepare(blue, parse("seal"), "bot")
	if err != nil || ch.Record.N != 2 || ch.Record.Mark != "bot" || ch.Awaiting() != game.Only(red) {
		t.Errorf("%+v, %v", ch, err)
	}
	if _, err := s.c.PrepareUndo(red, 1, ""); err != nil {
		t.Error(err)
	}
	s.c.PrepareNote(red, "hello")
	if !bytes.Equal(before, s.snapshot()) || s.c.Len() != 1 || len(s.c.Line) != 1 {
		t.Error("a change that was not committed shows")
	}
	if _, err := s.c.Prepare(red, parse("pass"), ""); !isViolation(err) {
		t.Errorf("an illegal move: %v", err)
	}
}

func parse(text string) game.Move {
	m, err := games.Example().Title.Lexicon().Parse(text)
	if err != nil {
		panic(err)
	}
	return m
}

func isViolation(err error) bool { _, ok := errors.AsType[*game.Violation](err); return ok }

// TestTampered: Verify finds what was changed in a log after the fact.
func TestTampered(t *testing.T) {
	s := tell(t, 2, slices.Concat(round, round, round)...)
	s.f.End = record.EndLine(s.c.State.Result(), s.f.Seats)
	text := string(s.f.Append(nil))
	for name, c := range map[string]struct {
		change func(f *record.File)
		want   string
	}{
		"nothing":        {func(*record.File) {}, ""},
		"another secret": {func(f *record.File) { f.Secret = []byte("another") }, "does not match the seal"},
		"no secret":      {func(f *record.File) { f.Secret = nil }, "has no secret"},
		"secret and seal": {func(f *record.File) {
			f.Secret = []byte("another")
			f.Sealed = record.Seal(f.Secret)
		}, "differs at record"},
		"other entropy": {func(f *record.File) { f.Entropy[0] = "x" }, "differs at record"},
		"a roll":        {func(f *record.File) { f.Records[5].Rolls[0].Values[0] ^= 1 }, "differs at record 6"},
		"a roll less":   {func(f *record.File) { f.Records[5].Rolls = f.Records[5].Rolls[1:] }, "differs at record 6"},
		"a roll more": {func(f *record.File) {
			f.Records[0].Rolls = []record.Rolls{{Stream: "dice", Values: []int{6}}}
		}, "differs at record 1"},
		"a move":          {func(f *record.File) { f.Records[0].Text = "pass" }, "refused at record 1"},
		"an unknown move": {func(f *record.File) { f.Records[0].Text = "fly" }, "refused at record 1"},
		"a missing seal":  {func(f *record.File) { f.Records = slices.Delete(f.Records, 1, 2) }, "refused at record"},
		"an undo of nothing": {func(f *record.File) {
			f.Records[3].Kind, f.Records[3].To = record.Undo, 1
		}, "refused at record 4"},
		"the end":   {func(f *record.File) { f.End = "most-castles green" }, "log ends"},
		"an option": {func(f *record.File) { f.Options[0].Value = "five" }, "differs at record 18"},
	} {
		f, err := record.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		c.change(f)
		err = record.Verify(games.Example().Title, f)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestFreeUndo: a seat takes back its own moves until luck, a reveal, or a visible
// move of another.
func TestFreeUndo(t *testing.T) {
	for _, c := range []struct {
		name  string
		moves []string
		seat  game.Seat
		from  int // 0: nothing
	}{
		{"nothing played", nil, red, 0},
		{"own edits", []string{"red bid 1", "red bid 2"}, red, 1},
		{"own edits and seal", []string{"red bid 1", "red seal"}, red, 1},
		{"others' edits do not count", []string{"red bid 1", "blue bid 2", "red bid 2", "blue bid 3"}, red, 1},
		{"a visible seal does", []string{"red bid 1", "blue seal", "red bid 2"}, red, 3},
		{"nothing of one's own", []string{"red bid 1"}, blue, 0},
		{"a reveal", []string{"red seal", "blue bid 1", "blue seal"}, blue, 0},
		{"after a reveal", []string{"red seal", "blue seal", "red pass"}, red, 3},
		{"luck", round, blue, 0},
	} {
		s := tell(t, 2, c.moves...)
		from, err := s.c.FreeFrom(c.seat)
		if from != c.from || (err != nil) != (c.from == 0) {
			t.Errorf("%s: from %d, %v", c.name, from, err)
		}
	}
}

// TestUndoKeepsDrafts: taking back one's own part of a draft leaves the others' parts.
func TestUndoKeepsDrafts(t *testing.T) {
	s := tell(t, 3, "red bid 1", "blue bid 2", "red bid 3", "green seal", "red undo 1")
	if got := s.line(); got != "blue bid 2, green seal" {
		t.Errorf("left: %s", got)
	}
	if n, err := s.c.LastOf(green); n != 4 || err != nil {
		t.Errorf("records keep their numbers: %d, %v", n, err)
	}
	same := tell(t, 3, "blue bid 2", "green seal")
	if !bytes.Equal(s.snapshot(), same.snapshot()) {
		t.Error("undo leaves something behind")
	}
}

// TestUndoAcrossDrafts: what others wrote into a later draft is dropped, because the table returns
// to a different draft.
func TestUndoAcrossDrafts(t *testing.T) {
	s := tell(t, 2, slices.Concat(round, []string{"blue bid 1", "red undo 1"})...)
	if got := s.line(); got != "blue bid 3, blue seal" {
		t.Errorf("left: %s", got)
	}
	s = tell(t, 2, slices.Concat(round, []string{"blue bid 1", "red undo 5"})...)
	if got := s.line(); got != "red bid 2, red seal, blue bid 3, blue seal" {
		t.Errorf("left: %s", got)
	}
	s.add("blue pass", "red pass", "blue bid 1")
}

func TestUndoNothing(t *testing.T) {
	s := tell(t, 2, "red bid 1", "red undo 1")
	if _, err := s.c.LastOf(red); !errors.Is(err, record.ErrNothing) {
		t.Errorf("LastOf: %v", err)
	}
	for _, to := range []int{0, 1, 2, 99} {
		if _, err := s.c.PrepareUndo(red, to, ""); !errors.Is(err, record.ErrNothing) {
			t.Errorf("undo of %d: %v", to, err)
		}
	}
	s.add("blue bid 1")
	if _, err := s.c.PrepareUndo(red, 3, ""); !errors.Is(err, record.ErrNothing) {
		t.Errorf("undo of another's move: %v", err)
	}
}

func TestVisibleTo(t *testing.T) {
	s := tell(t, 2, "red bid 1", "red seal")
	for i, want := range [][3]bool{{false, true, false}, {true, true, true}} {
		for p := game.Nobody; p <= blue; p++ {
			if got := s.c.Line[i].VisibleTo(p); got != want[p+1] {
				t.Errorf("move %d, seat %d: %t", i+1, p, got)
			}
		}
	}
}

// TestBarriers: entries know whether luck was drawn or something revealed.
func TestBarriers(t *testing.T) {
	s := tell(t, 2, round...)
	var got []bool
	for _, e := range s.c.Line {
		got = append(got, e.Barrier)
	}
	if want := []bool{false, false, false, true, false, true}; !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
}
