package table

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"hash/fnv"
	"io"
	"log/slog"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"outremer/game"
	"outremer/store"
)

// Player is a bot. It makes a brain for each seat it plays.
type Player interface {
	New(t game.Title, r *game.Rand) game.Brain
}

// Picky is implemented by bots that do not play every title.
type Picky interface {
	Plays(t game.Title) bool
}

// Company is implemented by bots that stand for several characters: one of them sits down.
type Company interface {
	Characters() []string
}

// Retired is implemented by bots that are no longer offered: tables that have them keep them.
type Retired interface {
	Retired()
}

// Config configures a host. Store and Titles are required; everything else has a default.
type Config struct {
	Store      store.Store
	Titles     []game.Title      // with the default facts for new tables
	Shelf      Shelf             // the titles with other facts; nil: none
	Program    string            // this program's version, stored with each step
	Build      string            // this very program, which alone uses its bookmarks; default: size and date of the executable
	Players    map[string]Player // bots by name
	DefaultBot string            // takes over when somebody resigns; default: the first by name
	Pause      time.Duration     // delay before each bot move, so that people can follow
	Think      time.Duration     // how long a bot may think; default 900 ms
	Idle       time.Duration     // an unused table is parked after this; default 10 min
	OpenFor    time.Duration     // an open table is closed after this without a change; default 30 days
	Workers    int               // bots thinking concurrently; default: one per core
	Lease      time.Duration     // how long a job waits whose process has died; default 30 s
	MaxTables  int               // unfinished tables per guest; default 50
	Crashes    string            // folder for crash logs; "": none
	Calls      Caller            // calls people who are not there; nil: nobody
	Log        *slog.Logger
	Now        func() time.Time // default: the store's clock
	Random     io.Reader        // for secrets and bots; default crypto/rand
	NewID      func() string    // for tables and invitations; default store.NewID
}

// Host owns all tables of this process. It is safe for concurrent use.
type Host struct {
	Config
	titles   map[string]game.Title
	kept     sync.Map            // hashes of facts known to be in the store
	lexicons sync.Map            // hashes of the titles' lexicons
	bots     map[string][]string // by title: those that play it

	gate    sync.RWMutex // read-locked by every change; Shutdown waits for it
	closing chan struct{}
	workers []*workers // by queue
	ended   sync.WaitGroup

	seen    seen                        // if nobody tells
	deaf    func()                      // stops listening to other nodes
	signOut sync.Map                    // of func(string): who wants to know of sign-ins that were revoked elsewhere
	storage atomic.Pointer[func(error)] // who is told that it fails
	siteIs  sync.Map                    // of func(): who wants to know that bans, wardens or the placard were changed elsewhere
	resting atomic.Bool                 // no jobs are begun
	merging sync.Mutex                  // held while a person is merged or leaves
	errands sync.Map                    // by kind of job: what does it
	heirs   sync.Map                    // by person: who they became, "" for nobody

	mu     sync.Mutex
	tables map[string]*Table
	random sync.Mutex

	stats counters
}

type counters struct {
	moves, botMoves, undos, freezes, watchers atomic.Int64
}

// add counts what everybody can see: a number that rises with each edit of a secret draft would tell
// of it.
func (c *counters) add(p *plan) {
	if !p.public {
		return
	}
	c.moves.Add(int64(p.played + p.forced))
	c.undos.Add(int64(p.undid.Len()))
	if p.bot {
		c.botMoves.Add(int64(p.played))
	}
}

// Stats is what the host has done since it started.
type Stats struct {
	Tables   int   // in memory
	Watchers int64 // right now
	Moves    int64 // of people and bots, without those of drafts
	BotMoves int64
	Undos    int64
	Freezes  int64
}

// NewHost starts a host, its bots included. Shutdown must be called.
func NewHost(c Config) *Host {
	h := idleHost(c)
	if err := h.repairJobs(context.Background()); err != nil { // before anybody moves
		h.Log.Error("missing jobs not put", "error", err)
	}
	h.deaf = h.Store.Listen(h.heard)
	for _, w := range h.workers {
		h.ended.Go(func() { h.runJobs(w) })
	}
	h.ended.Go(h.parkIdle)
	return h
}

// idleHost is a host without background work.
func idleHost(c Config) *Host {
	c.Think = cmp.Or(c.Think, 900*time.Millisecond)
	c.Idle = cmp.Or(c.Idle, 10*time.Minute)
	c.OpenFor = cmp.Or(c.OpenFor, 30*24*time.Hour)
	c.Workers = cmp.Or(c.Workers, runtime.GOMAXPROCS(0))
	c.Lease = cmp.Or(c.Lease, 30*time.Second)
	c.MaxTables = cmp.Or(c.MaxTables, 50)
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = c.Store.Now
	}
	if c.Random == nil {
		c.Random = rand.Reader
	}
	if c.Build == "" {
		c.Build = executable()
	}
	if c.NewID == nil {
		c.NewID = store.NewID
	}
	if c.DefaultBot == "" {
		for name := range c.Players {
			if c.DefaultBot == "" || name < c.DefaultBot {
				c.DefaultBot = name
			}
		}
	}
	h := &Host{Config: c, titles: map[string]game.Title{}, bots: map[string][]string{}, tables: map[string]*Table{},
		closing: make(chan struct{})}
	h.workers = h.allWorkers()
	for _, t := range c.Titles {
		h.titles[t.Info().Slug], h.bots[t.Info().Slug] = t, playersOf(t, c.Players)
	}
	return h
}

// Title returns the title called slug.
func (h *Host) Title(slug string) (game.Title, bool) {
	t, ok := h.titles[slug]
	return t, ok
}

// Bots returns the names of the bots that are offered for a title, sorted.
func (h *Host) Bots(t game.Title) []string { return h.bots[t.Info().Slug] }

// playersOf asks the bots whether they play a title. They may start a game to find out, so the
// answer is cached.
func playersOf(t game.Title, players map[string]Player) []string {
	names := make([]string, 0, len(players))
	for name, p := range players {
		if _, gone := p.(Retired); !gone && plays(p, t) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func plays(p Player, t game.Title) bool {
	picky, ok := p.(Picky)
	return p != nil && (!ok || picky.Plays(t))
}

// character returns who sits down for a bot: for a company one of its characters, which one depends on the
// table, and neighbours differ.
func (h *Host) character(bot, table string, at game.Seat) string {
	company, ok := h.Players[bot].(Company)
	if !ok {
		return bot
	}
	all := slices.DeleteFunc(company.Characters(), func(name string) bool { return h.Players[name] == nil })
	if len(all) == 0 {
		return bot // it plays without a character
	}
	lot := fnv.New32a()
	io.WriteString(lot, table) //nolint:errcheck // a hash takes everything
	return all[(int(lot.Sum32()>>1)+int(at))%len(all)]
}

// checkBot rejects bots that do not play a title here.
func (h *Host) checkBot(t game.Title, field, name string) error {
	if !plays(h.Players[name], t) {
		text := fmt.Sprintf("no bot is called %q; possible: %v", name, h.Bots(t))
		return &game.SetupError{Field: field, Text: text}
	}
	return nil
}

// standIn returns the bot that plays for absent players: the host's choice, or else the first that
// plays the title.
func (h *Host) standIn(t game.Title) string {
	bots := h.Bots(t)
	for _, name := range append([]string{h.DefaultBot}, bots...) {
		if h.checkBot(t, "bot", name) == nil {
			return name
		}
	}
	return "nobody" // an unknown bot makes safe moves
}

// Stats is what the host has done since it started.
func (h *Host) Stats() Stats {
	h.mu.Lock()
	n := len(h.tables)
	h.mu.Unlock()
	c := &h.stats
	return Stats{n, c.watchers.Load(), c.moves.Load(), c.botMoves.Load(), c.undos.Load(), c.freezes.Load()}
}

// Shutdown rejects new changes, ends all watches, stops the bots and waits for changes in flight.
// The store stays open.
func (h *Host) Shutdown(ctx context.Context) error {
	h.mu.Lock()
	select {
	case <-h.closing:
	default:
		close(h.closing)
	}
	h.mu.Unlock()
	done := make(chan struct{})
	go func() {
		if h.deaf != nil {
			h.deaf()
		}
		h.gate.Lock()
		//lint:ignore SA2001 having had the lock means that all changes are through
		h.gate.Unlock()
		h.ended.Wait()
		close(done)
	}()
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("shutdown: %w", ctx.Err())
	}
}

// enter lets a change begin, unless the host is stopping; leave ends it.
func (h *Host) enter() (leave func(), err error) {
	h.gate.RLock()
	select {
	case <-h.closing:
		h.gate.RUnlock()
		return nil, ErrShutdown
	default:
		return h.gate.RUnlock, nil
	}
}

// Open returns the table with this id, loading it if needed; store.ErrNotFound if there is none.
// The caller must Release it.
func (h *Host) Open(ctx context.Context, id string) (*Table, error) {
	h.mu.Lock()
	t, ok := h.tables[id]
	if !ok {
		t = h.newTable(id)
		h.tables[id] = t
	}
	t.users++
	h.mu.Unlock()
	if !ok {
		// The first caller loads for everyone waiting, so it must not be cancelled halfway.
		t.failed = t.load(context.WithoutCancel(ctx))
		close(t.ready)
	}
	select {
	case <-t.ready:
	case <-ctx.Done():
		t.Release()
		return nil, ctx.Err()
	}
	if t.failed != nil {
		h.forget(t)
		return nil, t.failed
	}
	return t, nil
}

func (h *Host) newTable(id string) *Table {
	return &Table{id: id, host: h, wake: make(chan struct{}), ready: make(chan struct{})}
}

// Release says that the caller of Open is done with the table.
func (t *Table) Release() {
	t.host.mu.Lock()
	defer t.host.mu.Unlock()
	t.users--
	t.idleSince = t.host.Now()
}

// forget drops a table that could not be loaded, so that the next caller tries again.
func (h *Host) forget(t *Table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tables[t.id] == t {
		delete(h.tables, t.id)
	}
}

// Park drops the tables unused since a given time, and returns how many.
func (h *Host) Park(since time.Time) int {
	parked := h.unused(since)
	if leave, err := h.enter(); err == nil {
		defer leave()
		for _, t := range parked {
			t.bookmarkLater(whenParked)
		}
	}
	return len(parked)
}

// unused takes the tables unused since a given time out of memory.
func (h *Host) unused(since time.Time) []*Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	var found []*Table
	for id, t := range h.tables {
		if t.users == 0 && !t.idleSince.After(since) {
			delete(h.tables, id)
			found = append(found, t)
		}
	}
	return found
}

func (h *Host) parkIdle() {
	tick := time.NewTicker(h.Idle / 2)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			if n := h.Park(h.Now().Add(-h.Idle)); n > 0 {
				h.Log.Debug("parked tables", "count", n)
			}
		case <-h.closing:
			return
		}
	}
}

// bytes returns n random bytes.
func (h *Host) bytes(n int) ([]byte, error) {
	b := make([]byte, n)
	h.random.Lock()
	defer h.random.Unlock()
	if _, err := io.ReadFull(h.Random, b); err != nil {
		return nil, fmt.Errorf("random bytes: %w", err)
	}
	return b, nil
}

func (h *Host) now() int64 { return h.Now().UnixMilli() }
