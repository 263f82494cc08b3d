package table

import (
	"bytes"
	"errors"
	"testing"

	"outremer/game"
	"outremer/games"
)

// worldFor returns what Look passes to a reader at a seat.
func worldFor(t *testing.T, tab *Table, s game.Seat) (world game.State, prompt uint32) {
	t.Helper()
	must(t, tab.Look(by(s), func(w game.State, q uint32) error {
		world, prompt = w, q
		return nil
	}))
	return world, prompt
}

// TestLook: a reader gets everything its seat knows, draft and question included, in a world that
// is never the true one; what it does there stays there.
func TestLook(t *testing.T) {
	tab := duel(t, newHost(t))
	play(t, tab, 0, "bid 2")
	play(t, tab, 1, "bid 3")
	red := look(t, tab, 0)
	truth := peek(tab, func(tab *Table) []byte { return stateBytes(t, tab.course.State) })
	luck := peek(tab, func(tab *Table) uint64 { return tab.course.State.Clone().Luck().Uint64(0) })
	blue := peek(tab, func(tab *Table) string { return encode(t, tab.course.State.View(1)) })
	guessed := 0
	for range 50 {
		world, prompt := worldFor(t, tab, 0)
		if world.Clone().Luck().Uint64(0) == luck {
			t.Fatal("a reader was handed the luck to come")
		}
		if got := encode(t, world.View(0)); got != string(red.View()) || prompt != red.Prompt.ID {
			t.Fatalf("red sees %s with question %d, want %s with %d", got, prompt, red.View(), red.Prompt.ID)
		}
		if encode(t, world.View(1)) == blue {
			guessed++
		}
		world.Play(0, red.Moves[0], nil)
	}
	if guessed > 25 { // a card of two, and a bid of four
		t.Errorf("blue's secrets are the true ones in %d of 50 worlds, want about 6", guessed)
	}
	if got := peek(tab, func(tab *Table) []byte { return stateBytes(t, tab.course.State) }); !bytes.Equal(got, truth) {
		t.Error("looking changed the table")
	}
	want(t, tab.Look(By{"berta", 0}, nil), ErrNotYours)
	gave := errors.New("gave up")
	want(t, tab.Look(by(0), func(game.State, uint32) error { return gave }), gave)
}

func stateBytes(t *testing.T, st game.State) []byte {
	t.Helper()
	b, err := st.AppendBinary(nil)
	must(t, err)
	return b
}

// TestLookFails: a panic in the reader, or rules that cannot sample, do not affect the table.
func TestLookFails(t *testing.T) {
	b := &bomb{Title: games.Example().Title}
	tab := duel(t, newHost(t, func(c *Config) { c.Titles = []game.Title{b} }))
	if err := tab.Look(by(0), func(game.State, uint32) error { panic("reader") }); err == nil {
		t.Error("a reader that panics was content")
	}
	b.sample.Store(true)
	if err := tab.Look(by(0), func(game.State, uint32) error { return nil }); err == nil {
		t.Error("there was a world without sampling")
	}
	b.sample.Store(false)
	play(t, tab, 0, "seal")
}
