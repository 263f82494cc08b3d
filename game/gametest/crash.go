package gametest

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"testing"

	"outremer/game/record"
)

// file is the log of the game so far, with its secret, and a note of what went wrong. It holds the
// moves that the rules survived, so that it can be opened.
func (g *run) file(why string) *record.File {
	f := &record.File{Header: g.header, Secret: g.secret}
	c, err := record.Begin(g.x.title, g.header.Setup(g.secret))
	if err != nil {
		return f
	}
	for _, p := range g.played {
		if !follow(c, f, p) {
			why = "crash on " + g.x.lex.Format(p.move) + ": " + why
			break
		}
	}
	f.Records = append(f.Records, c.PrepareNote(0, why).Record)
	return f
}

// follow adds a move to a log; false if the rules do not survive it.
func follow(c *record.Course, f *record.File, p played) (ok bool) {
	defer func() { ok = recover() == nil && ok }()
	ch, err := c.Prepare(p.seat, p.move, "")
	if err != nil {
		return false
	}
	c.Commit(ch)
	f.Records = append(f.Records, ch.Record)
	return true
}

// saved writes a log to testdata/crash, named by its content, and returns where.
func saved(t testing.TB, f *record.File) {
	t.Helper()
	path, err := save(filepath.Join("testdata", "crash"), f)
	if err != nil {
		t.Logf("the game that led here could not be saved: %v", err)
		return
	}
	t.Logf("to look at the game that led here: outremer open %s", path)
}

func save(dir string, f *record.File) (string, error) {
	text := f.Append(nil)
	sum := sha256.Sum256(text)
	path := filepath.Join(dir, hex.EncodeToString(sum[:6])+".log")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	return path, os.WriteFile(path, text, 0o644)
}
