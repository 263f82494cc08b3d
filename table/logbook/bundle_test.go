package logbook_test

import (
	"encoding/json"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
)

// played is the log of a finished game, whose players added to the luck.
func played(t *testing.T) *record.File {
	t.Helper()
	g := games.Example()
	setup, err := g.Info().Complete(game.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	secret := []byte("what nobody knew")
	f := &record.File{Header: record.NewHeader(g.Title, setup, record.Seal(secret), []string{"", "my lucky horse"}), Secret: secret, Program: "v1.2.0"}
	c, err := record.Begin(g.Title, f.Setup(secret))
	if err != nil {
		t.Fatal(err)
	}
	for c.Awaiting() != 0 {
		seat := c.Awaiting().First()
		options := c.State.Options(nil, seat)
		ch, err := c.Prepare(seat, options[len(options)-1], "")
		if err != nil {
			t.Fatal(err)
		}
		c.Commit(ch)
		f.Records = append(f.Records, ch.Record)
	}
	f.End = record.EndLine(c.Result(), f.Seats)
	return f
}

func bundled(t *testing.T) *logbook.Bundle {
	t.Helper()
	b, err := logbook.NewBundle(played(t).Append(nil), games.Example().Facts.Files)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// faults are the parts that do not fit; "log" stands for the course of the game.
func faults(t *testing.T, text []byte) []string {
	t.Helper()
	b, f, err := logbook.ParseBundle(text)
	if err != nil {
		return []string{err.Error()}
	}
	var parts []string
	for _, p := range b.Check(f) {
		if p.Err != nil {
			parts = append(parts, p.Part)
		}
	}
	if err := logbook.Verify(games.Example().Title, f); err != nil {
		parts = append(parts, "log")
	}
	return parts
}

func TestBundle(t *testing.T) {
	b := bundled(t)
	text, err := b.Text()
	if err != nil {
		t.Fatal(err)
	}
	if wrong := faults(t, text); wrong != nil {
		t.Errorf("a bundle that nobody touched: %v", wrong)
	}
	if !logbook.IsBundle(text) || logbook.IsBundle(played(t).Append(nil)) {
		t.Error("a bundle and a log are not told apart")
	}
	if got := b.Luck.Added; len(got) != 1 || got["blue"] != "my lucky horse" {
		t.Errorf("added to the luck: %v", got)
	}
	// Other programs may write the file anew, in another order and with other spaces.
	var any map[string]json.RawMessage
	if err := json.Unmarshal(text, &any); err != nil {
		t.Fatal(err)
	}
	again, err := json.Marshal(any)
	if err != nil {
		t.Fatal(err)
	}
	if wrong := faults(t, again); wrong != nil {
		t.Errorf("a bundle that was written anew: %v", wrong)
	}
}

// TestBundleAltered: whatever is altered, the check names that part, and besides it the sum at most.
func TestBundleAltered(t *testing.T) {
	log := func(old, to string) func(*logbook.Bundle) {
		return func(b *logbook.Bundle) { b.Log = logbook.Lines(strings.Replace(string(b.Log), old, to, 1)) }
	}
	for name, test := range map[string]struct {
		alter func(*logbook.Bundle)
		want  string
	}{
		"sum":       {func(b *logbook.Bundle) { b.Sum = "0" + b.Sum[1:] + "0" }, "sum"},
		"program":   {func(b *logbook.Bundle) { b.Program = "v9" }, "sum program"},
		"game":      {func(b *logbook.Bundle) { b.Setup.Game = "chess" }, "sum setup"},
		"edition":   {func(b *logbook.Bundle) { b.Setup.Edition = "other" }, "sum setup"},
		"seats":     {func(b *logbook.Bundle) { b.Setup.Seats = []string{"blue", "red"} }, "sum setup"},
		"options":   {func(b *logbook.Bundle) { b.Setup.Options["castles"] = "nine" }, "sum setup"},
		"revision":  {func(b *logbook.Bundle) { b.Rules.Revision++ }, "sum rules"},
		"adopted":   {func(b *logbook.Bundle) { b.Rules.Adopted = []int{2} }, "sum rules"},
		"facts":     {func(b *logbook.Bundle) { b.Facts.Hash = "00" }, "sum facts"},
		"name":      {func(b *logbook.Bundle) { b.Facts.Name = "mine" }, "sum facts"},
		"file":      {func(b *logbook.Bundle) { b.Facts.Files[0].Text += "\nmore = 1\n" }, "sum facts"},
		"no files":  {func(b *logbook.Bundle) { b.Facts.Files = nil }, "sum facts"},
		"seal":      {func(b *logbook.Bundle) { b.Luck.Sealed = record.Seal(nil) }, "sum seal"},
		"secret":    {func(b *logbook.Bundle) { b.Luck.Secret = "00" }, "sum seal"},
		"no hex":    {func(b *logbook.Bundle) { b.Luck.Secret = "xx" }, "sum seal"},
		"both":      {func(b *logbook.Bundle) { b.Luck.Secret, b.Luck.Sealed = "00", record.Seal([]byte{0}) }, "sum seal"},
		"added":     {func(b *logbook.Bundle) { b.Luck.Added["blue"] = "another horse" }, "sum added"},
		"of nobody": {func(b *logbook.Bundle) { b.Luck.Added["green"] = "a cat" }, "sum added"},
		"key":       {func(b *logbook.Bundle) { b.Luck.Key = strings.Repeat("0", 32) }, "sum added"},
		"end":       {func(b *logbook.Bundle) { b.End = "somehow red" }, "sum end"},
		"roll":      {log("roll deck ", "roll deck 9 "), "sum log"},
		"log seal":  {log("sealed ", "sealed 0"), "sum seal log"},
		"log added": {log("entropy blue my", "entropy blue our"), "sum added log"},
		"log words": {log("seats", "seat"), `log: line 6: unknown word "seat"`},
		"format":    {func(b *logbook.Bundle) { b.Format = 2 }, "the bundle has format 2, not 1"},
	} {
		t.Run(name, func(t *testing.T) {
			b := bundled(t)
			test.alter(b)
			text, err := b.Text()
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(faults(t, text), " "); got != test.want {
				t.Errorf("does not fit: %q, want %q", got, test.want)
			}
		})
	}
	for name, text := range map[string]string{"cut": `{"outremer-bundle":1,"log":["out`, "strange": `{"outremer-bundle":1,"colour":"red"}`, "none": "{}"} {
		if got := faults(t, []byte(text)); len(got) != 1 || !strings.Contains(got[0], "bundle") {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestNoBundle: a game that is not over has secrets that its players may not know.
func TestNoBundle(t *testing.T) {
	f := played(t)
	f.End = ""
	if _, err := logbook.NewBundle(f.Append(nil), nil); err == nil {
		t.Error("a game that is not over was bundled")
	}
}
