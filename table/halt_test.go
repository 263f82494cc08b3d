package table

import (
	"strings"
	"testing"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/table/clock"
)

// TestUnreadableLog: a table whose records do not fit can be viewed as far as they go.
func TestUnreadableLog(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	play(t, tab, 0, "seal")
	row, err := db.LoadTable(bg, tab.ID())
	must(t, err)
	step := store.Step{Table: row.ID, From: row.Version, To: row.Progress, Records: []store.Record{{N: 2, Text: "2 red dance\n"}}}
	step.To.Version++
	must(t, db.ApplyStep(bg, step))

	again := open(t, newHost(t, func(c *Config) { c.Store = db }), tab.ID())
	snap := look(t, again, 0)
	if snap.Status != Halted || snap.Halt == nil || snap.Halt.Cause != OtherRules || !strings.Contains(string(snap.View()), "troops") {
		t.Errorf("%+v", snap)
	}
	want(t, try(t, again, 1, "seal"), ErrHalted)
}

// earlier is skirmish as an earlier program knew it.
type earlier struct{ game.Title }

func (e earlier) Info() game.Info {
	i := e.Title.Info()
	i.Revision = 1
	return i
}

func (e earlier) New(s game.Setup) (game.State, error) {
	if _, err := e.Info().Complete(s); err != nil {
		return nil, err
	}
	return e.Title.New(s)
}

// TestHaltedTableWaits: a program that cannot follow a game says so, to its players and in the
// lists, and loses nothing; one that can continues it automatically.
func TestHaltedTableWaits(t *testing.T) {
	db := newStore(t)
	with := func(title game.Title, version string) func(*Config) {
		return func(c *Config) { c.Store, c.Titles, c.Program = db, []game.Title{title}, version }
	}
	slow := func(c *Config) { c.Pause = time.Hour } // the bot's job is there, and not due
	first := newHost(t, with(games.Example().Title, "v2"), slow)
	id := create(t, first, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}}).ID()
	must(t, first.Shutdown(bg))

	older := newHost(t, with(earlier{games.Example().Title}, "v1"))
	tab := open(t, older, id)
	snap := look(t, tab, 0)
	if snap.Status != Halted || snap.Halt == nil || *snap.Halt != (Halt{Cause: NewerRules, Program: "v2", Revision: 2, Facts: game.BuiltIn}) {
		t.Fatalf("the players are told %+v", snap.Info)
	}
	want(t, tab.Submit(bg, Order{By: by(0)}), ErrHalted)
	list, err := older.List(bg, store.Query{Limit: 9})
	must(t, err)
	if list[0].Status != Halted || list[0].Halt.Program != "v2" || list[0].Awaiting != 0 {
		t.Errorf("listed as %+v", list[0])
	}
	if n := older.Stats().Freezes; n != 1 {
		t.Errorf("counted %d times", n)
	}
	must(t, older.Shutdown(bg))

	older = newHost(t, with(earlier{games.Example().Title}, "v1")) // it tries at once, in vain, and keeps the job
	for jobAt(t, db, botJobID(id)).Attempt == 0 {
		time.Sleep(time.Millisecond)
	}
	must(t, older.Shutdown(bg))
	if n := older.Stats().Freezes; n != 0 {
		t.Errorf("counted %d times more", n)
	}

	again := newHost(t, with(games.Example().Title, "v3"))
	until(t, open(t, again, id), 0, func(s *Snapshot) bool { return s.Status == store.Running && !s.Awaiting.Has(1) })
	row, err := db.LoadTable(bg, id)
	must(t, err)
	if row.Halted != "" || row.Status != store.Running || row.Program != "v3" {
		t.Errorf("kept as %+v", row.Progress)
	}
}

// fuse is skirmish with rules that panic on sealing, when the seal is already broken.
type fuse struct{ game.Title }

type fuseState struct{ game.State }

func (f fuse) New(s game.Setup) (game.State, error) {
	st, err := f.Title.New(s)
	return fuseState{st}, err
}

func (f fuse) Restore(s game.Setup, b []byte) (game.State, error) {
	st, err := f.Title.Restore(s, b)
	return fuseState{st}, err
}

func (s fuseState) Clone() game.State { return fuseState{s.State.Clone()} }

func (s fuseState) Play(p game.Seat, m game.Move, log *game.Log) {
	s.State.Play(p, m, log)
	if games.Example().Title.Lexicon().Verbs[m.Verb].Seals {
		panic("seal")
	}
}

// TestPanicInTheLog: rules that panic on a kept move halt the table, which shows the game up to it.
func TestPanicInTheLog(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	play(t, tab, 0, "bid 2")
	play(t, tab, 1, "bid 1")
	var views, news [2]string
	for s := range game.Seat(2) {
		views[s], news[s] = string(look(t, tab, s).View()), encode(t, newsOf(t, tab, s))
	}
	play(t, tab, 0, "seal")
	play(t, tab, 0, "unseal")
	other := newHost(t, func(c *Config) { c.Store, c.Titles = db, []game.Title{fuse{games.Example().Title}} })
	broken := open(t, other, tab.ID())
	snap := look(t, broken, 0)
	if snap.Status != Halted || snap.Halt.Cause != OtherRules {
		t.Errorf("got %s, %+v, want a halted table", snap.Status, snap.Halt)
	}
	for s := range game.Seat(2) {
		if got := string(look(t, broken, s).View()); got != views[s] {
			t.Errorf("it shows\n%s to seat %d, want\n%s", got, s, views[s])
		}
		if got := encode(t, newsOf(t, broken, s)); got != news[s] {
			t.Errorf("it tells\n%s to seat %d, want\n%s", got, s, news[s])
		}
	}
}

// jobAt is the job with an id; the zero Job if there is none.
func jobAt(t *testing.T, db store.Store, id string) store.Job {
	t.Helper()
	jobs, err := db.Jobs(bg)
	must(t, err)
	for _, j := range jobs {
		if j.ID == id {
			return j
		}
	}
	return store.Job{}
}

// TestMissingJobsArePut: a starting host restores lost jobs of bots and clocks.
func TestMissingJobsArePut(t *testing.T) {
	db := newStore(t)
	slow := func(c *Config) { c.Store, c.Pause = db, time.Hour }
	h := newHost(t, slow)
	bots := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	timed := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Clock: clock.Limits{"turn": 600}})
	_, err := timed.Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	must(t, h.Shutdown(bg))
	before, err := db.Jobs(bg)
	must(t, err)
	for _, j := range before {
		must(t, db.FinishJob(bg, j))
	}
	h = newHost(t, slow)
	must(t, h.Shutdown(bg))
	if jobAt(t, db, botJobID(bots.ID())).Kind != botKind && look(t, open(t, h, bots.ID()), 0).Awaiting.Has(1) {
		t.Error("the bot's job is not there")
	}
	if at := jobAt(t, db, clockJobID(timed.ID())).RunAt; at != h.now()+600_000 {
		t.Errorf("the clock's job is due at %d", at)
	}
}

// TestCheckLeavesNoTrace: checking whether a program could continue a table does not touch it.
func TestCheckLeavesNoTrace(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	play(t, tab, 0, "seal")
	before, err := db.LoadTable(bg, tab.ID())
	must(t, err)
	must(t, Check(bg, Config{Store: db, Titles: []game.Title{games.Example().Title}}, tab.ID()))
	if err := Check(bg, Config{Store: db, Titles: []game.Title{earlier{games.Example().Title}}}, tab.ID()); err == nil || !strings.Contains(err.Error(), "newer than this program") {
		t.Errorf("with an earlier program: %v", err)
	}
	after, err := db.LoadTable(bg, tab.ID())
	must(t, err)
	if encode(t, before) != encode(t, after) {
		t.Errorf("before %+v\nafter %+v", before, after)
	}
}
