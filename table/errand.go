package table

import (
	"context"
	"time"

	"outremer/store"
)

const (
	errandKind = "errand "
	// errandTries is how often an errand is tried before it is given up: about an hour.
	errandTries = 6
)

// Errand is what a job of some kind does that concerns no table.
type Errand func(ctx context.Context, payload string) error

// Runs says what does the errands of a kind.
func (h *Host) Runs(kind string, run Errand) { h.errands.Store(errandKind+kind, run) }

// Send puts an errand: it is done soon, beside everything else, and tried again if it fails. Two with the
// same id are one.
func (h *Host) Send(ctx context.Context, kind, id, payload string) error {
	return h.SendAt(ctx, kind, id, payload, h.Now())
}

// SendAt is Send for an errand that has time until then.
func (h *Host) SendAt(ctx context.Context, kind, id, payload string, at time.Time) error {
	return h.send(ctx, store.Errands, kind, id, payload, at)
}

// Investigate puts an errand that keeps a processor busy for a while: one after the other, and nothing else waits
// for them.
func (h *Host) Investigate(ctx context.Context, kind, id, payload string) error {
	return h.send(ctx, store.Research, kind, id, payload, h.Now())
}

func (h *Host) send(ctx context.Context, q store.Queue, kind, id, payload string, at time.Time) error {
	err := h.Store.PutJob(ctx, store.Job{ID: errandKind + kind + " " + id, Kind: errandKind + kind, Payload: payload, RunAt: at.UnixMilli(), Queue: q})
	if err == nil {
		h.wakeJobs()
	}
	return err
}

// errand does an errand. What does it may not be there yet just after the start.
func (h *Host) errand(ctx context.Context, j store.Job) {
	var err error
	run, ok := h.errands.Load(j.Kind)
	if ok {
		err = run.(Errand)(ctx, j.Payload)
	}
	after := context.WithoutCancel(ctx)
	switch {
	case ctx.Err() != nil: // stopping: due at once when the server is back
		err = h.Store.RetryJob(after, j, h.now(), "")
	case ok && err == nil || j.Attempt >= errandTries:
		if err != nil {
			h.Log.Error("errand given up", "kind", j.Kind, "error", err)
		}
		err = h.Store.FinishJob(after, j)
	default:
		why := "nobody does it yet"
		if err != nil {
			why = err.Error()
			h.complain(err, "errand", "kind", j.Kind, "attempt", j.Attempt)
		}
		err = h.Store.RetryJob(after, j, h.now()+time.Minute.Milliseconds()<<min(j.Attempt, 5), why)
	}
	if err != nil {
		h.complain(err, "job", "id", j.ID)
	}
}
