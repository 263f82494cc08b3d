package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/store/testdb"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var (
	anna  = store.Guest{ID: "anna", Name: "Anna"}
	berta = store.Guest{ID: "berta", Name: "Berta"}
	carla = store.Guest{ID: "carla", Name: "Carla"}
	bg    = context.Background()
)

// playerFunc is a bot made of a function. It is its own brain.
type playerFunc func(ctx context.Context, w game.Window) (game.Move, error)

func (f playerFunc) New(game.Title, *game.Rand) game.Brain { return f }

func (f playerFunc) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	m, err := f(ctx, w)
	return append(dst, m), err
}

var random = playerFunc(func(_ context.Context, w game.Window) (game.Move, error) {
	moves := w.Options(nil)
	return moves[rand.IntN(len(moves))], nil
})

// last seals at once and passes.
var last = playerFunc(func(_ context.Context, w game.Window) (game.Move, error) {
	moves := w.Options(nil)
	return moves[len(moves)-1], nil
})

// newStore is a store that outlives the hosts on it.
func newStore(t *testing.T) store.Store {
	t.Helper()
	db := testdb.Open(t)
	t.Cleanup(func() { db.Close() })
	return db
}

// numbered makes ids that are the same in every run.
func numbered() func() string {
	var n atomic.Int64
	return func() string { return fmt.Sprintf("%026d", n.Add(1)) }
}

// newHost starts a host on which nothing is left to chance.
func newHost(t *testing.T, change ...func(*Config)) *Host {
	t.Helper()
	c := Config{
		Titles:  []game.Title{games.Example().Title},
		Players: map[string]Player{"random": random, "last": last},
		Random:  rand.NewChaCha8([32]byte{1}),
		NewID:   numbered(),
		Now:     func() time.Time { return time.UnixMilli(1_700_000_000_000) },
	}
	for _, f := range change {
		f(&c)
	}
	if c.Store == nil {
		c.Store = newStore(t)
	}
	h := NewHost(c)
	t.Cleanup(func() { must(t, h.Shutdown(bg)) })
	return h
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func want(t *testing.T, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Fatalf("error %v, want %v", got, want)
	}
}

// open opens a table for the rest of the test.
func open(t *testing.T, h *Host, id string) *Table {
	t.Helper()
	tab, err := h.Open(bg, id)
	must(t, err)
	t.Cleanup(tab.Release)
	return tab
}

// create makes a public table of skirmish.
func create(t *testing.T, h *Host, n NewTable) *Table {
	t.Helper()
	n.Title, n.Public = "skirmish", true
	id, err := h.Create(bg, anna, n)
	must(t, err)
	return open(t, h, id)
}

// duel is a running table of anna (red) and berta (blue).
func duel(t *testing.T, h *Host) *Table {
	t.Helper()
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}})
	_, err := tab.Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	return tab
}

var guests = []store.Guest{anna, berta, carla}

func by(s game.Seat) By { return By{guests[s].ID, s} }

// play makes a move in notation for a seat, whatever its prompt.
func play(t *testing.T, tab *Table, s game.Seat, line string) {
	t.Helper()
	must(t, try(t, tab, s, line))
}

func try(t *testing.T, tab *Table, s game.Seat, line string) error {
	t.Helper()
	m, err := tab.Title().Lexicon().Parse(line)
	must(t, err)
	snap, err := tab.Snapshot(guests[s].ID, s)
	must(t, err)
	o := Order{By: by(s), Move: m}
	if snap.Prompt != nil {
		o.Prompt = snap.Prompt.ID
	}
	return tab.Submit(bg, o)
}

// guestAt returns the guest at a seat; "" for a spectator.
func guestAt(s game.Seat) string {
	if s < 0 {
		return ""
	}
	return guests[s].ID
}

// look is what a seat sees.
func look(t *testing.T, tab *Table, s game.Seat) *Snapshot {
	t.Helper()
	snap, err := tab.Snapshot(guestAt(s), s)
	must(t, err)
	return snap
}

// newsOf is what a seat was told.
func newsOf(t *testing.T, tab *Table, s game.Seat) []*News {
	t.Helper()
	news, err := tab.News(guestAt(s), s, 0, math.MaxInt)
	must(t, err)
	return news
}

// peek reads a table's private fields under its lock, because its host is running.
func peek[T any](tab *Table, read func(*Table) T) T {
	tab.mu.Lock()
	defer tab.mu.Unlock()
	return read(tab)
}

// bidRound plays a round up to the question of ambushes; both bid.
func bidRound(t *testing.T, tab *Table) {
	t.Helper()
	for s := range game.Seat(2) {
		snap := look(t, tab, s)
		must(t, tab.Submit(bg, Order{by(s), snap.Prompt.ID, snap.Moves[0]}))
		play(t, tab, s, "seal")
	}
}

func encode(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	must(t, err)
	return string(b)
}

// bomb is skirmish with rules that panic on demand.
type bomb struct {
	game.Title
	play, check, view, sample atomic.Bool
}

type bombState struct {
	game.State
	b *bomb
}

func (b *bomb) New(s game.Setup) (game.State, error) {
	st, err := b.Title.New(s)
	return &bombState{st, b}, err
}

func (s *bombState) Clone() game.State { return &bombState{s.State.Clone(), s.b} }

func (s *bombState) Play(p game.Seat, m game.Move, log *game.Log) {
	if s.b.play.Load() {
		panic("bomb in play")
	}
	s.State.Play(p, m, log)
}

func (s *bombState) Check(p game.Seat, m game.Move) error {
	if s.b.check.Load() {
		panic("bomb in check")
	}
	return s.State.Check(p, m)
}

func (s *bombState) View(p game.Seat) any {
	if s.b.view.Load() {
		panic("bomb in view")
	}
	return s.State.View(p)
}

func (s *bombState) Sample(p game.Seat, r *game.Rand) {
	if s.b.sample.Load() {
		panic("bomb in sample")
	}
	s.State.Sample(p, r)
}
