package warden

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"outremer/store"
)

// Keep is for how many days something is kept; 0: for ever.
type Keep struct {
	Open    int // open tables at which nothing happens, before they are closed
	Closed  int // tables that were closed before they began
	Bots    int // games at which nobody sits but bots
	Guests  int // people who were not here, and have no way to come back
	Reports int
	Deeds   int
	Crashes int // logs of games at which the rules failed
}

// Standard is what suits a club: a guest's cookie lasts as long as the guest, and nobody's doings are
// kept for longer than it takes to answer for them.
var Standard = Keep{Open: 30, Closed: 30, Bots: 90, Guests: 400, Reports: 180, Deeds: 365, Crashes: 90}

const (
	retention = "retention"
	// afterStart is how long a server that was just started leaves things as they are.
	afterStart = 10 * time.Minute
	daily      = 24 * time.Hour
	// someGuests is how many guests are looked for at once.
	someGuests = 100
)

// appoint makes sure that what is old is deleted every day, by one node of all.
func (w *Warden) appoint(ctx context.Context) error {
	w.Host.Runs(retention, func(ctx context.Context, _ string) error {
		err := w.again(ctx, daily) // first, so that a failure is not the end of it
		if err == nil {
			_, err = w.Sweep(ctx, Server)
		}
		return err
	})
	if err := w.sweepCrashes(); err != nil { // every node has its own
		w.Log.Error("old crash logs", "error", err)
	}
	return w.again(ctx, afterStart)
}

func (w *Warden) again(ctx context.Context, in time.Duration) error {
	return w.Host.SendAt(ctx, retention, "daily", "", w.Now().Add(in))
}

// Sweep deletes now what is older than it should be, and says how much that was.
func (w *Warden) Sweep(ctx context.Context, by string) (said string, err error) {
	before := func(days int) int64 {
		if days <= 0 {
			return 0
		}
		return w.Now().AddDate(0, 0, -days).UnixMilli()
	}
	err = w.deed(ctx, by, retention, "", "", func(ctx context.Context) error {
		guests, err := w.forgetOld(ctx, before(w.Keep.Guests))
		if err != nil {
			return err
		}
		s, err := w.Store.Sweep(ctx, store.Retention{Closed: before(w.Keep.Closed), Bots: before(w.Keep.Bots),
			Reports: before(w.Keep.Reports), Deeds: before(w.Keep.Deeds), Bans: w.now()})
		said = fmt.Sprintf("deleted: %d guests, %d tables, %d reports, %d deeds, %d bans that had ended", guests, s.Tables, s.Reports, s.Deeds, s.Bans)
		return errors.Join(err, w.sweepCrashes())
	})
	w.Log.Info("retention", "by", by, "said", said, "error", err)
	return said, err
}

// forgetOld deletes guests who have not been here since a time.
func (w *Warden) forgetOld(ctx context.Context, since int64) (n int, err error) {
	for since > 0 {
		list, err := w.Store.StaleGuests(ctx, since, someGuests)
		if err != nil {
			return n, err
		}
		for _, id := range list {
			if err := w.Host.Forget(ctx, id); err != nil {
				return n, err
			}
			n++
		}
		if len(list) < someGuests {
			break
		}
	}
	return n, nil
}

// sweepCrashes deletes old crash logs of this machine.
func (w *Warden) sweepCrashes() error {
	if w.Crashes == "" || w.Keep.Crashes <= 0 {
		return nil
	}
	files, err := os.ReadDir(w.Crashes)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	oldest := w.Now().AddDate(0, 0, -w.Keep.Crashes)
	for _, f := range files {
		st, bad := f.Info()
		if bad == nil && st.Mode().IsRegular() && st.ModTime().Before(oldest) {
			err = errors.Join(err, os.Remove(filepath.Join(w.Crashes, f.Name())))
		}
	}
	return err
}

func ignoreMissing(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}
