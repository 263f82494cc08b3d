package table

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"outremer/store"
)

// workers does the jobs of one queue, beside those of the others.
type workers struct {
	queue store.Queue
	// lease is how long a claimed job is reserved; it is renewed while somebody works at it. If the
	// process that claimed it dies while another keeps running, the job waits for that long.
	lease time.Duration
	slots chan struct{} // one taken for each job under way
	batch int           // jobs claimed at once
	wake  chan struct{} // a job was put, or a slot is free
}

// allWorkers returns those of every queue. Bots keep the processor busy; the others mostly wait for the
// disk or for servers elsewhere. Bots' jobs are claimed one by one, so that their creators take turns.
func (h *Host) allWorkers() []*workers {
	hire := func(q store.Queue, lease time.Duration, slots, batch int) *workers {
		return &workers{q, lease, make(chan struct{}, slots), batch, make(chan struct{}, 1)}
	}
	return []*workers{
		hire(store.Deadlines, 1500*time.Millisecond, 8, 8),
		hire(store.Bots, h.Lease, h.Workers, 1),
		hire(store.Errands, h.Lease, 64, 64),
		hire(store.Research, h.Lease, 1, 1),
	}
}

// wakeFor tells the workers whom these jobs concern that they were queued.
func (h *Host) wakeFor(jobs []store.Job) {
	for _, w := range h.workers {
		if slices.ContainsFunc(jobs, func(j store.Job) bool { return j.Queue == w.queue }) {
			w.call()
		}
	}
}

// wakeJobs tells all workers that a job may have been queued.
func (h *Host) wakeJobs() {
	for _, w := range h.workers {
		w.call()
	}
}

func (w *workers) call() {
	select {
	case w.wake <- struct{}{}:
	default:
	}
}

// glance is how long a node sleeps at most that shares its store: another may put a job.
const glance = time.Second

// runJobs runs the jobs of a queue concurrently as they fall due, until the host stops.
func (h *Host) runJobs(w *workers) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	for {
		wait, err := h.startDue(ctx, w)
		if err != nil {
			h.complain(err, "jobs")
			wait = time.Second
		}
		if h.Store.Shared() {
			wait = min(wait, glance)
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-w.wake:
		case <-h.closing:
			timer.Stop()
			cancel()
			for range cap(w.slots) { // wait for all to end
				w.slots <- struct{}{}
			}
			return
		}
		timer.Stop()
	}
}

// Rest stops the host from beginning jobs, or lets it go on: bots and deadlines wait.
func (h *Host) Rest(rest bool) {
	if h.resting.Swap(rest) && !rest {
		h.wakeJobs()
	}
}

// startDue starts due jobs while there are free slots, and returns how long to wait for the next. A
// freed slot wakes the runner.
func (h *Host) startDue(ctx context.Context, w *workers) (time.Duration, error) {
	for {
		free := cap(w.slots) - len(w.slots)
		if free == 0 || h.resting.Load() {
			return time.Minute, nil
		}
		at, ok, err := h.Store.NextJob(ctx, w.queue)
		if err != nil || !ok {
			return time.Minute, err
		}
		if wait := at - h.now(); wait > 0 {
			return time.Duration(wait) * time.Millisecond, nil
		}
		due, err := h.Store.ClaimJobs(ctx, w.queue, h.now(), w.lease.Milliseconds(), min(free, w.batch))
		if err != nil || len(due) == 0 {
			return time.Second, err
		}
		for _, j := range due {
			w.slots <- struct{}{}
			go func() {
				h.hold(j, w.lease, func() { h.runJob(ctx, j) })
				<-w.slots
				w.call()
			}()
		}
	}
}

// hold renews the lease of a job while somebody works at it. Whoever has lost it goes on: a step that
// comes too late is refused.
func (h *Host) hold(j store.Job, lease time.Duration, work func()) {
	done, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		tick := time.NewTicker(lease / 3)
		defer tick.Stop()
		for {
			select {
			case <-tick.C:
			case <-done:
				return
			}
			err := h.Store.RenewJob(context.Background(), j, h.now()+lease.Milliseconds())
			if errors.Is(err, store.ErrNotFound) {
				<-done
				return
			}
		}
	}()
	work()
	close(done)
	<-ended
}

// runJob runs a job.
func (h *Host) runJob(ctx context.Context, j store.Job) {
	switch {
	case j.Kind == callKind:
		h.call(ctx, j)
	case strings.HasPrefix(j.Kind, errandKind):
		h.errand(ctx, j)
	default:
		h.runAtTable(ctx, j)
	}
}

// soon is half of the time after which a job is tried again that failed for the first time.
const soon = 250 * time.Millisecond

// runAtTable runs a job at a table. One that failed is retried.
func (h *Host) runAtTable(ctx context.Context, j store.Job) {
	err := h.atTable(ctx, j)
	if err == nil {
		err = h.Store.FinishJob(context.WithoutCancel(ctx), j)
	} else {
		err = h.putOff(ctx, j, err)
	}
	if err != nil {
		h.complain(err, "job", "id", j.ID)
	}
}

// putOff has a job tried again that failed, with growing delays. A storage that fails is no fault of
// the job's: it goes on soon after there is one again.
func (h *Host) putOff(ctx context.Context, j store.Job, why error) error {
	wait := time.Duration(0) // stopping: due at once when the server is back
	if !errors.Is(why, ErrShutdown) && ctx.Err() == nil {
		wait = soon << min(j.Attempt, 12)
		if errors.Is(why, store.ErrStorage) {
			wait = min(wait, 4*soon)
		}
		if !errors.Is(why, ErrHalted) { // already reported by the table
			h.complain(why, "job failed", "kind", j.Kind, "table", j.Payload, "attempt", j.Attempt)
		}
	}
	return h.persist(func() error {
		return h.Store.RetryJob(context.WithoutCancel(ctx), j, h.now()+wait.Milliseconds(), why.Error())
	})
}

// persist tries to write until the storage takes it, or the host stops. Otherwise a job would wait
// until its lease ends.
func (h *Host) persist(write func() error) error {
	for {
		err := write()
		if !errors.Is(err, store.ErrStorage) {
			return err
		}
		select {
		case <-time.After(soon):
		case <-h.closing:
			return err
		}
	}
}

// StorageFails sets who is told when jobs meet a storage that fails: there may be hundreds of them, and
// once is enough for whoever reads the log.
func (h *Host) StorageFails(told func(error)) { h.storage.Store(&told) }

// complain logs what went wrong with jobs.
func (h *Host) complain(err error, what string, about ...any) {
	if told := h.storage.Load(); told != nil && errors.Is(err, store.ErrStorage) {
		(*told)(err)
		return
	}
	h.Log.Error(what, append(about, "error", err)...)
}

// atTable opens a job's table and does the job there. If the table is gone, there is nothing to do.
func (h *Host) atTable(ctx context.Context, j store.Job) error {
	id, _, _ := strings.Cut(j.Payload, " ")
	t, err := h.Open(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	defer t.Release()
	if err := t.current(ctx); err != nil { // the job may be of a step that was taken elsewhere
		return err
	}
	if t.halted() {
		return ErrHalted // the job waits with the table
	}
	switch j.Kind {
	case envoyKind:
		return t.envoyTurn(ctx)
	case clockKind:
		return t.timeUp(ctx)
	case expireKind:
		return t.expire(ctx)
	case seatKind:
		return t.offerSeat(ctx)
	case nearKind, lastKind:
		return t.warn(ctx, j)
	default:
		return t.botTurn(ctx)
	}
}
