package web

import (
	"context"

	"outremer/table"
)

// AnswerDoc is a reply to a request to undo.
type AnswerDoc struct {
	Seat  string `json:"seat,omitempty" doc:"needed if you hold several"`
	Agree bool   `json:"agree" doc:"false refuses; the one who asked withdraws with false"`
}

func (a *api) addUndo() {
	act := func(path, id, summary string, run func(*table.Table, context.Context, table.By) error) {
		register(a, answers[StateDoc](a, op("POST", "/tables/{id}/"+path, id, summary, 403, 404, 409, 422)),
			func(ctx context.Context, in *struct {
				AtTable
				Body SeatChoice
			}) (*encoded, error) {
				return a.actInGame(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error { return run(t, ctx, by) })
			})
	}
	act("undo", "undo", "Take back your last move", (*table.Table).Undo)
	act("restart", "restart", "Take back all that you can without asking", (*table.Table).Restart)
	act("undo-request", "request-undo", "Ask the others to let you take back your last move", (*table.Table).RequestUndo)
	register(a, answers[StateDoc](a, op("POST", "/tables/{id}/undo-answer", "answer-undo", "Agree to an undo, or refuse", 403, 404, 409, 422)),
		func(ctx context.Context, in *struct {
			AtTable
			Body AnswerDoc
		}) (*encoded, error) {
			return a.actInGame(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error {
				return t.AnswerUndo(ctx, by, in.Body.Agree)
			})
		})
}

// actInGame performs an action for a seat and responds with its state.
func (a *api) actInGame(ctx context.Context, at *AtTable, seat string, run func(*table.Table, table.By) error) (*encoded, error) {
	return atSeat(ctx, a, at, seat, func(t *table.Table, by table.By) (*encoded, error) {
		if err := run(t, by); err != nil {
			return nil, err
		}
		return a.stateOf(t, by.Guest, by.Seat, at.choose())
	})
}
