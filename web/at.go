package web

import (
	"context"

	"outremer/game"
	"outremer/table"
)

// atTable runs something at a table, which is open meanwhile.
func atTable[O any](ctx context.Context, a *api, at *AtTable, run func(*table.Table) (O, error)) (out O, err error) {
	t, err := a.Host.Open(ctx, at.ID)
	if err != nil {
		return out, err
	}
	defer t.Release()
	return run(t)
}

// atSeat runs something for who acts: at the seat called name, or at the only one held.
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

// fromSeat runs something for who looks: from the seat called name, or from where place says.
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
