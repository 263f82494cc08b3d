package table

import (
	"cmp"
	"context"
	"sync"
	"time"

	"outremer/store"
)

// seen is what a node that is told nothing has seen when it looked last.
type seen struct {
	looking sync.Mutex // held while it looks: who comes too early goes
	stamps  map[string]store.Stamp
	at      int64
}

// overlap is how much of the time before the last look is looked at again: what was committed late.
const overlap = 10 * time.Second

// look brings those tables up to date that have changed since it looked last, and reads no others.
func (h *Host) look(ctx context.Context) {
	if !h.seen.looking.TryLock() {
		return
	}
	defer h.seen.looking.Unlock()
	if err := h.lookOnce(ctx); err != nil {
		h.Log.Error("nobody looked for changes", "error", err)
	}
}

func (h *Host) lookOnce(ctx context.Context) error {
	now := h.now()
	gone, err := h.Store.Departed(ctx, cmp.Or(h.seen.at, now)-overlap.Milliseconds())
	if err != nil {
		return err
	}
	tables := map[string]*Table{}
	var ids []string
	for _, t := range h.remembered(func(*Table) bool { return true }) {
		tables[t.id], ids = t, append(ids, t.id)
	}
	stamps, err := h.Store.Stamps(ctx, ids)
	if err != nil {
		return err
	}
	for _, id := range gone {
		h.met(ctx, id)
	}
	for id, now := range stamps {
		h.catch(ctx, tables[id], h.seen.stamps[id], now)
	}
	h.seen.stamps, h.seen.at = stamps, now
	return nil
}

// catch brings a table up to date if its stamp says that it is not.
func (h *Host) catch(ctx context.Context, t *Table, was, is store.Stamp) {
	switch {
	case is.Version > t.version():
		h.ended.Go(func() { t.noted(t.alone(func() error { return t.reload(ctx) })) })
	case is.Letters != was.Letters || is.Read != was.Read:
		h.ended.Go(func() { t.noted(t.alone(func() error { return t.readMail(ctx) })) })
	}
}
