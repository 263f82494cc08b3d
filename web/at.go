package web

import (
	"context"

	"outremer/game"
	"outremer/table"
)

// atTable runs a function on a table, which stays open until it returns.
func atTable[O any](ctx context.Context, a *api, at *AtTable, run func(*table.Table) (O, error)) (out O, err error) {
	t, err := a.Host.Open(ctx, at.ID)
	if err != nil {
		return out, err
	}
	defer t.Release()
	return run(t)
}

// atSeat runs a function for an actor: at the seat called name, or at the only one they hold.
func atSeat[O any](
	ctx context.Context, a *api, at *AtTable, name string, run func(*table.Table, table.By) (O, error),
) (O, error) {
	return atTable(ctx, a, at, func(t *table.Table) (out O, err error) {
		by, err := actor(ctx, t, name)
		if err != nil {
			return out, err
		}
		return run(t, by)
	})
}

// fromSeat runs a function for a viewer: from the seat called name, or from the one place picks.
func fromSeat[O any](
	ctx context.Context, a *api, at *AtTable, name string, run func(*table.Table, string, game.Seat) (O, error),
) (O, error) {
	return atTable(ctx, a, at, func(t *table.Table) (out O, err error) {
		guest := guestID(ctx)
		seat, err := place(t, guest, name)
		if err != nil {
			return out, err
		}
		return run(t, guest, seat)
	})
}
