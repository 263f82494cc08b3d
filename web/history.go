package web

import (
	"context"
	"encoding/json"

	"outremer/game"
	"outremer/table"
)

// PastDoc is the game as a seat or a spectator saw it at an earlier moment.
type PastDoc struct {
	N      uint64          `json:"n" doc:"the news after which it is seen; 0 for the start"`
	View   json.RawMessage `json:"view" doc:"of the same form as in the state"`
	Result *ResultDoc      `json:"result" doc:"the standing at that moment"`
}

func (a *api) addHistory() {
	register(a, op("GET", "/tables/{id}/history/{n}", "get-past", "The game as your seat saw it after its news number n", 403, 404, 422), a.getPast)
}

func (a *api) getPast(ctx context.Context, in *struct {
	AtTable
	FromSeat
	N uint64 `path:"n" doc:"number of the news; 0 for the start"`
}) (*body[PastDoc], error) {
	return fromSeat(ctx, a, &in.AtTable, in.Seat, func(t *table.Table, guest string, seat game.Seat) (*body[PastDoc], error) {
		past, err := t.Past(guest, seat, in.N)
		if err != nil {
			return nil, err
		}
		rd, err := a.readerAt(t, in.choose())
		if err != nil {
			return nil, err
		}
		return &body[PastDoc]{PastDoc{past.N, past.View, rd.result(&past.Result)}}, nil
	})
}
