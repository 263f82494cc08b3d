package table

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/table/press"
)

// asked is where bots say that they are asked, one at a time: each waits until the test has heard it.
type asked chan string

func (a asked) bot(name string) Player {
	return playerFunc(func(ctx context.Context, w game.Window) (game.Move, error) {
		select {
		case a <- name:
		case <-ctx.Done():
			return game.Move{}, ctx.Err()
		}
		return last(ctx, w)
	})
}

// oneWorker is a host at which one bot thinks at a time, for as long as the test likes.
func oneWorker(a asked, names ...string) func(*Config) {
	return func(c *Config) {
		c.Workers, c.Think = 1, time.Hour
		for _, name := range names {
			c.Players[name] = a.bot(name)
		}
	}
}

// against is a table for two: a person and a bot.
func against(bot string) NewTable {
	return NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: bot}, Press: press.None}
}

// fullDisk is a store that cannot hand out jobs.
type fullDisk struct {
	store.Store
	why error
}

func (d fullDisk) ClaimJobs(context.Context, store.Queue, int64, int64, int) ([]store.Job, error) {
	return nil, d.why
}

// TestStorageFailsUnderJobs: jobs that meet a storage that fails tell so whoever asked to be told, and do
// not fill the log. Anything else is logged.
func TestStorageFailsUnderJobs(t *testing.T) {
	for _, c := range []struct {
		why error
		log bool
	}{
		{fmt.Errorf("%w: the disk is full", store.ErrStorage), false},
		{errors.New("something else"), true},
	} {
		told, logs := make(lines[error], 1), make(lines[string], 1)
		h := newHost(t, func(conf *Config) {
			conf.Store = fullDisk{newStore(t), c.why}
			conf.Log = slog.New(slog.NewTextHandler(logTo(logs), nil))
		})
		h.StorageFails(told.add)
		_, err := h.Create(bg, anna, against("last"))
		must(t, err)
		select {
		case err := <-told:
			if c.log || !errors.Is(err, c.why) {
				t.Errorf("told %v", err)
			}
		case line := <-logs:
			if !c.log {
				t.Errorf("logged %s", line)
			}
		}
	}
}

// smallDisk is a store that has no room for steps, nor for putting jobs off, until it has been asked
// for it a few times.
type smallDisk struct {
	store.Store
	steps, retries atomic.Int32 // how often it still refuses
	latest         atomic.Int64 // to when a job was put off
}

var errFull = fmt.Errorf("%w: the disk is full", store.ErrStorage)

func (d *smallDisk) ApplyStep(ctx context.Context, s store.Step) error {
	if d.steps.Add(-1) >= 0 {
		return errFull
	}
	return d.Store.ApplyStep(ctx, s)
}

func (d *smallDisk) RetryJob(ctx context.Context, j store.Job, at int64, why string) error {
	if d.retries.Add(-1) >= 0 {
		return errFull
	}
	d.latest.Store(at)
	return d.Store.RetryJob(ctx, j, at, why)
}

// TestRoomAgain: a bot that could not move because the disk was full moves when there is room. It
// does not wait for its lease to end, which is an hour here.
func TestRoomAgain(t *testing.T) {
	bots, disk := make(asked), &smallDisk{Store: newStore(t)}
	h := newHost(t, oneWorker(bots, "calm"), func(c *Config) { c.Store, c.Lease, c.Now = disk, time.Hour, time.Now })
	_, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Press: press.None, Bots: map[game.Seat]string{0: "calm", 1: "calm"}})
	must(t, err)
	disk.steps.Store(1)
	disk.retries.Store(2)
	for range 3 { // the move that fails, the same again, and the next one
		<-bots
	}
	if left := disk.retries.Load(); left >= 0 {
		t.Errorf("the job was not put off: %d", left)
	}
}

// TestPutOff: the more often a job fails the longer it waits, but not if the storage is to blame.
func TestPutOff(t *testing.T) {
	now := time.Now()
	disk := &smallDisk{Store: newStore(t)}
	h := newHost(t, func(c *Config) { c.Store, c.Now = disk, func() time.Time { return now } })
	for _, c := range []struct {
		why  error
		want time.Duration
	}{{errors.New("something else"), soon << 6}, {errFull, 4 * soon}} {
		must(t, h.putOff(bg, store.Job{ID: "bot x", Attempt: 6}, c.why))
		if got := time.Duration(disk.latest.Load()-now.UnixMilli()) * time.Millisecond; got != c.want {
			t.Errorf("%v: put off by %v, not %v", c.why, got, c.want)
		}
	}
}

// lines holds the first of what is said: nobody waits for the test.
type lines[T any] chan T

func (l lines[T]) add(x T) {
	select {
	case l <- x:
	default:
	}
}

// logTo is a log of lines.
type logTo lines[string]

func (l logTo) Write(b []byte) (int, error) {
	lines[string](l).add(string(b))
	return len(b), nil
}

// TestAFloodOfOneCreator: whoever has a hundred tables full of bots slows nobody else's.
func TestAFloodOfOneCreator(t *testing.T) {
	bots := make(asked)
	h := newHost(t, oneWorker(bots, "flood", "calm", "alone"), func(c *Config) { c.MaxTables = 200 })
	for range 100 {
		_, err := h.Create(bg, anna, against("flood"))
		must(t, err)
	}
	for range 5 {
		_, err := h.Create(bg, carla, NewTable{Title: "skirmish", Players: 2, Press: press.None,
			Bots: map[game.Seat]string{0: "alone", 1: "alone"}})
		must(t, err)
	}
	for i := range 3 { // one of the flood is under way each time that another table is made
		_, err := h.Create(bg, berta, against("calm"))
		must(t, err)
		if first, second := <-bots, <-bots; first != "flood" || second != "calm" {
			t.Errorf("round %d: %s, %s", i, first, second)
		}
	}
	for range 97 {
		if name := <-bots; name != "flood" {
			t.Fatal("a bot moved with whom nobody plays:", name)
		}
	}
	if name := <-bots; name != "alone" {
		t.Error(name)
	}
}

// TestDeadlinesDoNotWaitBehindBots: a deadline is kept while every bot's worker is busy.
func TestDeadlinesDoNotWaitBehindBots(t *testing.T) {
	bots := make(asked)
	h, w := timedHost(t, strict{games.Example().Title}, oneWorker(bots, "slow"))
	for range 20 {
		_, err := h.Create(bg, anna, against("slow"))
		must(t, err)
	}
	tab := timedDuel(t, h)
	w.pass(h, 10*time.Minute)
	until(t, tab, game.Nobody, func(s *Snapshot) bool { return s.N > 0 })
	if name := <-bots; name != "slow" {
		t.Error(name)
	}
}

// TestALongThoughtKeepsItsJob: the lease of a job is renewed while its bot thinks.
func TestALongThoughtKeepsItsJob(t *testing.T) {
	bots := make(asked)
	lease := 300 * time.Millisecond
	h := newHost(t, oneWorker(bots, "slow"), func(c *Config) { c.Now, c.Lease = nil, lease })
	tab := create(t, h, against("slow"))
	began := h.now()
	for {
		at, ok, err := h.Store.NextJob(bg, store.Bots)
		must(t, err)
		if !ok {
			t.Fatal("the job is gone")
		}
		if at > began+4*lease.Milliseconds() {
			break
		}
		time.Sleep(lease / 10)
	}
	<-bots
	until(t, tab, 0, func(s *Snapshot) bool { return s.N == 1 })
	recs, err := h.Store.Records(bg, tab.ID(), 0)
	must(t, err)
	if len(recs) != 1 || recs[0].Text != "1 blue seal bot\n" {
		t.Errorf("records %+v", recs)
	}
}
