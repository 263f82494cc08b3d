package table

import (
	"context"
	"errors"

	"outremer/game"
	"outremer/store"
)

// Leave is what became of a vacation at a table.
type Leave struct {
	Table string
	Title string
	Name  string // as its people call it; "" if it has none
	Err   error  // why the person is not on vacation there; nil if they are
}

// Vacation sends a person on vacation for some days at all tables they play at; none ends it. Each table has
// its own terms: what they do not allow is reported, and does not keep the person from the others.
func (h *Host) Vacation(ctx context.Context, guest string, days int) (list []Leave, err error) {
	rows, err := h.Store.ListTables(ctx, store.Query{Guest: guest, Status: []store.Status{store.Running}, Limit: 200})
	if err != nil {
		return nil, err
	}
	for i := range rows {
		l, err := h.vacationAt(ctx, &rows[i], guest, days)
		if err != nil {
			return nil, err
		}
		if l.Table != "" {
			list = append(list, l)
		}
	}
	return list, nil
}

// vacationAt is Vacation at one table; zero if it does not concern the person.
func (h *Host) vacationAt(ctx context.Context, row *store.Table, guest string, days int) (Leave, error) {
	t, err := h.Open(ctx, row.ID)
	if err != nil {
		return Leave{}, err
	}
	defer t.Release()
	at := t.Holds(guest).First()
	if at == game.Nobody || len(row.Clock) == 0 {
		return Leave{}, nil
	}
	l := Leave{Table: row.ID, Title: row.Title, Name: nameOf(row), Err: t.Vacation(ctx, By{guest, at}, days)}
	for _, usual := range []error{ErrNoVacation, ErrCovered, ErrNotRunning, ErrFrozen, ErrHalted} {
		if errors.Is(l.Err, usual) {
			return l, nil
		}
	}
	return l, l.Err
}
