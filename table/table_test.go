package table

import (
	"errors"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/store"
)

// TestWholeGame: a game played through the table gives a log that verifies, and after each move a
// reloaded table looks the same to everybody, byte for byte.
func TestWholeGame(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	r := rand.New(rand.NewPCG(1, 2))
	for {
		snap := look(t, tab, game.Nobody)
		if snap.Awaiting == 0 {
			break
		}
		s := snap.Awaiting.First()
		own := look(t, tab, s)
		must(t, tab.Submit(bg, Order{by(s), own.Prompt.ID, own.Moves[r.IntN(len(own.Moves))]}))
		sameAfterReload(t, h, tab)
	}
	if snap := look(t, tab, 0); snap.Status != store.Over || snap.Secret == "" || !snap.Result.Over || snap.Prompt != nil {
		t.Errorf("after the end: %+v", snap)
	}
	text, err := tab.Log(bg)
	must(t, err)
	f, err := record.Parse(text)
	must(t, err)
	must(t, record.Verify(games.Example().Title, f))
	want(t, try(t, tab, 0, "pass"), ErrNotRunning)
}

// sameAfterReload compares a table with itself, loaded again. No bot may be about to move.
func sameAfterReload(t *testing.T, h *Host, tab *Table) {
	t.Helper()
	other := &Table{id: tab.id, host: h, wake: make(chan struct{}), ready: make(chan struct{})}
	must(t, other.load(bg))
	for s := game.Nobody; s < 2; s++ {
		if got, want := encode(t, look(t, other, s)), encode(t, look(t, tab, s)); got != want {
			t.Fatalf("seat %d after reload\n%s\nbefore\n%s", s, got, want)
		}
		if got, want := encode(t, newsOf(t, other, s)), encode(t, newsOf(t, tab, s)); got != want {
			t.Fatalf("news of seat %d after reload\n%s\nbefore\n%s", s, got, want)
		}
	}
}

func TestSubmitRefuses(t *testing.T) {
	tab := duel(t, newHost(t))
	red := look(t, tab, 0)
	m := red.Moves[0]
	before := encode(t, red)
	want(t, tab.Submit(bg, Order{By{"berta", 0}, red.Prompt.ID, m}), ErrNotYours)
	want(t, tab.Submit(bg, Order{By{"", 0}, red.Prompt.ID, m}), ErrNotYours)
	want(t, tab.Submit(bg, Order{By{"anna", 7}, red.Prompt.ID, m}), ErrNotYours)
	want(t, tab.Submit(bg, Order{By{"anna", game.Nobody}, red.Prompt.ID, m}), ErrNotYours)
	want(t, tab.Submit(bg, Order{by(0), red.Prompt.ID + 1, m}), ErrStale)
	var v *game.Violation
	if err := try(t, tab, 0, "pass"); !errors.As(err, &v) || v.Rule == "" {
		t.Errorf("pass: %v", err)
	}
	if got := encode(t, look(t, tab, 0)); got != before {
		t.Errorf("a refusal changed\n%s\nto\n%s", before, got)
	}
	play(t, tab, 0, "seal")
	want(t, tab.Submit(bg, Order{by(0), red.Prompt.ID, m}), ErrStale)
}

func TestExplain(t *testing.T) {
	tab := duel(t, newHost(t))
	lex := games.Example().Title.Lexicon()
	pass, _ := lex.Parse("pass")
	var v *game.Violation
	if err := tab.Explain(by(0), pass); !errors.As(err, &v) {
		t.Errorf("pass: %v", err)
	}
	must(t, tab.Explain(by(0), look(t, tab, 0).Moves[0]))
	want(t, tab.Explain(By{"berta", 0}, pass), ErrNotYours)
	if n := peek(tab, func(tab *Table) int { return tab.course.Len() }); n != 0 {
		t.Errorf("%d records", n)
	}
}

// TestStaleIsPerSeat: what others do in their drafts does not make my move stale.
func TestStaleIsPerSeat(t *testing.T) {
	tab := duel(t, newHost(t))
	blue := look(t, tab, 1)
	red := look(t, tab, 0)
	must(t, tab.Submit(bg, Order{by(0), red.Prompt.ID, red.Moves[0]}))
	must(t, tab.Submit(bg, Order{by(1), blue.Prompt.ID, blue.Moves[0]}))
}

// TestPromptsAreUnique: the number of a question never comes back, even when the
// question does.
func TestPromptsAreUnique(t *testing.T) {
	tab := duel(t, newHost(t))
	first := look(t, tab, 0)
	must(t, tab.Submit(bg, Order{by(0), first.Prompt.ID, first.Moves[0]}))
	second := look(t, tab, 0)
	must(t, tab.Undo(bg, by(0)))
	third := look(t, tab, 0)
	if third.Prompt.ID == first.Prompt.ID || third.Prompt.ID == second.Prompt.ID {
		t.Errorf("prompts %d, %d, %d", first.Prompt.ID, second.Prompt.ID, third.Prompt.ID)
	}
	want(t, tab.Submit(bg, Order{by(0), second.Prompt.ID, second.Moves[0]}), ErrStale)
}

// TestOnlyOneOfTwo: of two moves for one prompt exactly one is played.
func TestOnlyOneOfTwo(t *testing.T) {
	tab := duel(t, newHost(t))
	red := look(t, tab, 0)
	errs := make([]error, 8)
	var all sync.WaitGroup
	for i := range errs {
		all.Go(func() { errs[i] = tab.Submit(bg, Order{by(0), red.Prompt.ID, red.Moves[0]}) })
	}
	all.Wait()
	played := 0
	for _, err := range errs {
		if err == nil {
			played++
		} else {
			want(t, err, ErrStale)
		}
	}
	if played != 1 {
		t.Errorf("%d played", played)
	}
}

func TestParkAndReopen(t *testing.T) {
	h := newHost(t)
	id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{0}})
	must(t, err)
	tab, err := h.Open(bg, id)
	must(t, err)
	if n := h.Park(h.Now()); n != 0 {
		t.Fatalf("parked %d tables in use", n)
	}
	tab.Release()
	if n := h.Park(h.Now().Add(-time.Second)); n != 0 {
		t.Fatalf("parked %d tables too early", n)
	}
	if n := h.Park(h.Now()); n != 1 || h.Stats().Tables != 0 {
		t.Fatalf("parked %d", n)
	}
	open(t, h, id)
	_, err = h.Open(bg, "nowhere")
	want(t, err, store.ErrNotFound)
	if h.Stats().Tables != 1 {
		t.Errorf("%d tables", h.Stats().Tables)
	}
}

// TestMovedElsewhere: when another server has moved the table, a move is made on the table as it is
// there.
func TestMovedElsewhere(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	other := newHost(t, func(c *Config) { c.Store = db })
	play(t, open(t, other, tab.ID()), 1, "seal")
	play(t, tab, 0, "seal")
	if got := look(t, tab, 0); got.N < 2 {
		t.Errorf("anna was told %d things, want both seals", got.N)
	}
}

func TestLogIsSecretUntilTheEnd(t *testing.T) {
	tab := duel(t, newHost(t))
	_, err := tab.Log(bg)
	want(t, err, ErrNotOver)
	secret := peek(tab, func(tab *Table) string { return tab.row.Secret })
	for s := game.Nobody; s < 2; s++ {
		if all := encode(t, look(t, tab, s)); strings.Contains(all, secret) || !strings.Contains(all, record.Seal(unhex(t, secret))) {
			t.Errorf("seat %d: %s", s, all)
		}
	}
}

func TestShutdown(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	w, err := tab.Watch("anna", 0, nil)
	must(t, err)
	defer w.Close()
	_, err = w.Next(bg)
	must(t, err)
	must(t, h.Shutdown(bg))
	_, err = w.Next(bg)
	want(t, err, ErrShutdown)
	want(t, try(t, tab, 0, "seal"), ErrShutdown)
	_, err = h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2})
	want(t, err, ErrShutdown)
}
