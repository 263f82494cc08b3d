package record_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

const (
	red game.Seat = iota
	blue
	green
)

const head = `outremer 1
game skirmish
edition standard
revision 1
lexicon 5d1c0f2a9b13
seats red blue
option castles five
sealed 6b86b2
entropy blue my lucky horse

`

func TestText(t *testing.T) {
	text := head + `1 red bid 3
2 red undo 1 agreed
3 red seal bot
4 blue note no bot here auto
5 blue seal
  roll deck 1 2
  roll dice 6
  state 3f2a9c01
end most-castles red
secret 00ff
program v1.2.0
`
	f, err := record.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(f.Append(nil)); got != text {
		t.Errorf("written again:\n%s", got)
	}
	want := []record.Record{
		{N: 1, Seat: red, Text: "bid 3"},
		{N: 2, Seat: red, Kind: record.Undo, To: 1, Mark: "agreed"},
		{N: 3, Seat: red, Text: "seal", Mark: "bot"},
		{N: 4, Seat: blue, Kind: record.Note, Text: "no bot here auto"},
		{N: 5, Seat: blue, Text: "seal", Rolls: []record.Rolls{{Stream: "deck", Values: []int{1, 2}}, {Stream: "dice", Values: []int{6}}}, State: "3f2a9c01"},
	}
	same := func(a, b record.Record) bool {
		return string(a.Append(nil, f.Seats)) == string(b.Append(nil, f.Seats)) && a.Kind == b.Kind && a.Mark == b.Mark && a.Text == b.Text
	}
	if !slices.EqualFunc(f.Records, want, same) {
		t.Errorf("read %+v", f.Records)
	}
	if !slices.Equal(f.Entropy, []string{"", "my lucky horse"}) || f.End != "most-castles red" || !bytes.Equal(f.Secret, []byte{0, 255}) || f.Program != "v1.2.0" {
		t.Errorf("entropy %q, end %q, secret %x", f.Entropy, f.End, f.Secret)
	}
	for _, r := range want {
		if back, err := record.ParseRecord(string(r.Append(nil, f.Seats)), f.Seats); err != nil || !same(back, r) {
			t.Errorf("alone it is read as %+v, %v", back, err)
		}
	}
}

// TestLineErrors: a message names the line and what is wrong with it.
func TestLineErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                                   "line 0: the file ends before the seats line",
		"game skirmish\n":                    `line 1: a log begins with "outremer 1"`,
		"outremer 2\n":                       `line 1: format "2" is not 1: another version of the program wrote this log`,
		"outremer 1\ngame\n":                 "line 2: game: nothing follows",
		"outremer 1\nrevision x\n":           `line 2: revision: "x" is not a number`,
		"outremer 1\nflavour mild\n":         `line 2: unknown word "flavour"`,
		"outremer 1\nentropy red a\n":        `line 2: entropy: no seat is called "red"`,
		"outremer 1\nsecret 0g\n":            "line 2: secret: encoding/hex: invalid byte: U+0067 'g'",
		head + "1 green seal\n":              `line 11: record 1: no seat is called "green"`,
		head + "2 red seal\n":                "line 11: record 2: number 1 expected",
		head + "1 red seal\n1 red seal\n":    "line 12: record 1: number 2 expected",
		head + "1 red\n":                     "line 11: record 1: seat and move expected",
		head + "1 red undo all\n":            "line 11: record 1: undo names a record",
		head + "roll dice 1\n":               "line 11: roll: belongs under a record, with a stream and values",
		head + "1 red seal\n  roll dice x\n": `line 12: roll: "x" is not a number`,
		head + "state 3f2a9c01\n":            "line 11: state: belongs under a record, with eight digits",
		head + "1 red seal\n  state red\n":   `line 12: state: "red" is not eight hexadecimal digits`,
	} {
		if _, err := record.Parse([]byte(text)); err == nil || err.Error() != want {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := record.ParseRecord("1 red seal\n2 red unseal\n", []string{"red"}); err == nil {
		t.Error("two records are taken for one")
	}
}

// TestLongLine: a note may be longer than a reader's buffer.
func TestLongLine(t *testing.T) {
	c := begin(t, 2)
	f := record.File{Header: header(2)}
	f.Records = append(f.Records, c.PrepareNote(red, strings.Repeat("word ", 50000)).Record)
	if _, err := record.Parse(f.Append(nil)); err != nil {
		t.Error(err)
	}
}

// TestNoteIsOneLine: nobody can smuggle a record into a note.
func TestNoteIsOneLine(t *testing.T) {
	c := begin(t, 2)
	f := record.File{Header: header(2)}
	f.Records = append(f.Records, c.PrepareNote(red, "hello\n2 blue seal").Record)
	back, err := record.Parse(f.Append(nil))
	if err != nil || len(back.Records) != 1 || back.Records[0].Text != "hello 2 blue seal" {
		t.Errorf("%+v, %v", back, err)
	}
}

// TestEntropy: the key is the same before and after the header was text, however
// the players typed, and also if they typed nothing.
func TestEntropy(t *testing.T) {
	for _, entropy := range [][]string{nil, {"", ""}, {"  my   lucky\thorse ", "x\ny"}, {"only red"}} {
		h := record.NewHeader(games.Example().Title, complete(2), record.Seal(secret), entropy)
		f := record.File{Header: h}
		back, err := record.Parse(f.Append(nil))
		if err != nil {
			t.Fatal(err)
		}
		if back.Setup(secret).Key != h.Setup(secret).Key {
			t.Errorf("%q gives another key when read back", entropy)
		}
	}
}

// TestPosition: a game that began from a position is replayed from it, and an undo goes back to it; nobody can
// smuggle anything else into the header.
func TestPosition(t *testing.T) {
	title := games.Example().Title
	setup := complete(2)
	setup.Position = []string{"troops  red 2", "left 1\nseats red", "bids"}
	f := record.File{Header: record.NewHeader(title, setup, record.Seal(secret), nil), Secret: secret}
	back, err := record.Parse(f.Append(nil))
	if err != nil || !slices.Equal(back.Position, []string{"troops red 2", "left 1 seats red", "bids"}) || len(back.Seats) != 2 {
		t.Fatalf("the header says %q, %v", back.Position, err)
	}
	if _, err := record.Begin(title, back.Setup(secret)); err == nil {
		t.Error("a line with more words than belong there is taken")
	}

	f.Position[1] = "left 1"
	c, err := record.Begin(title, f.Setup(secret))
	if err != nil {
		t.Fatal(err)
	}
	first := record.Fingerprint(title, c.State)
	ch, err := c.Follow(record.Record{Seat: red, Text: "bid 2"})
	if err != nil {
		t.Fatal(err)
	}
	c.Commit(ch)
	f.Records = append(f.Records, ch.Record)
	ch, err = c.PrepareUndo(red, 1, "")
	if err != nil {
		t.Fatal(err)
	}
	c.Commit(ch)
	f.Records = append(f.Records, ch.Record)
	if now := record.Fingerprint(title, c.State); now != first {
		t.Errorf("an undo leads to %s, the game began as %s", now, first)
	}
	again, err := record.Replay(title, &f)
	if err != nil || record.Fingerprint(title, again.State) != first {
		t.Errorf("the log leads elsewhere: %v", err)
	}
}

var secret = []byte("a table's secret")

func complete(seats int) game.Setup {
	s, err := games.Example().Title.Info().Complete(game.Setup{Seats: seats})
	if err != nil {
		panic(err)
	}
	return s
}

func header(seats int) record.Header {
	return record.NewHeader(games.Example().Title, complete(seats), record.Seal(secret), nil)
}

func begin(t *testing.T, seats int) *record.Course {
	t.Helper()
	h := header(seats)
	c, err := record.Begin(games.Example().Title, h.Setup(secret))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCompressed: a compressed log is read like any other, and a corrupt one is rejected.
func TestCompressed(t *testing.T) {
	f := record.File{Header: header(2), Secret: secret}
	plain := f.Append(nil)
	packed, err := record.Compress(plain)
	if err != nil {
		t.Fatal(err)
	}
	back, err := record.Parse(packed)
	if err != nil || !bytes.Equal(back.Append(nil), plain) {
		t.Errorf("%v, %s", err, back.Append(nil))
	}
	for _, broken := range [][]byte{packed[:len(packed)/2], {0x1f, 0x8b, 0}, append([]byte{0x1f, 0x8b}, plain...)} {
		if _, err := record.Parse(broken); err == nil || !strings.HasPrefix(err.Error(), "compressed log: ") {
			t.Errorf("a broken one: %v", err)
		}
	}
}

// TestFacts: a log names its facts, and includes them if no release has them.
func TestFacts(t *testing.T) {
	text := strings.Replace(head, "seats red blue", "facts 0123456789abcdef my copy\nseats red blue", 1) + "1 red seal\n2 blue revision 2\nsecret 00ff\n" +
		"file a.toml\n| x = 1\n| \n| # it's \"so\"\nfile b.toml\n"
	f, err := record.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if got := string(f.Append(nil)); !sameLines(got, text) {
		t.Errorf("written again:\n%s", got)
	}
	want := []game.FactsFile{{Name: "a.toml", Text: "x = 1\n\n# it's \"so\"\n"}, {Name: "b.toml"}}
	if f.Facts != (game.Facts{Name: "my copy", Hash: "0123456789abcdef"}) || !slices.Equal(f.Set, want) {
		t.Errorf("%+v %+v", f.Facts, f.Set)
	}
	if r := f.Records[1]; r.Kind != record.Adopt || r.To != 2 {
		t.Errorf("%+v", r)
	}
	if _, err := record.Parse([]byte(head + "| x = 1\n")); err == nil {
		t.Error("a line of no file is taken")
	}
	if _, err := record.Parse([]byte(head + "1 red revision two\n")); err == nil {
		t.Error("a revision that is no number is taken")
	}
}

// sameLines: the header's lines may be in a different order.
func sameLines(a, b string) bool {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}
