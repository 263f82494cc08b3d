package web

import (
	"context"
	"errors"

	"outremer/game"
	"outremer/table"
	"outremer/web/plain"
	"outremer/web/status"
)

// OrderDoc is an answer to a prompt.
type OrderDoc = plain.OrderDoc

func (a *api) addPlay() {
	register(a, answers[StateDoc](a, op("GET", "/tables/{id}/state", "get-state", "All that your seat may know right now", 403, 404, 422)), a.getState)
	register(a, answersEither[StateDoc, DeltasDoc](a, op("POST", "/tables/{id}/moves", "play-move", "Answer the prompt; the answer is the new state, or what changed if you say what you have", 403, 404, 409, 422)), a.playMove)
}

func (a *api) getState(ctx context.Context, in *struct {
	AtTable
	FromSeat
}) (*encoded, error) {
	return fromSeat(ctx, a, &in.AtTable, in.Seat, func(t *table.Table, guest string, seat game.Seat) (*encoded, error) {
		return a.stateOf(t, guest, seat, in.choose())
	})
}

// stateOf returns a seat's state, encoded once for everyone who looks from there.
func (s *Server) stateOf(t *table.Table, guest string, seat game.Seat, lang string) (*encoded, error) {
	snap, err := t.Snapshot(guest, seat)
	if err != nil {
		return nil, err
	}
	sh, err := s.sheetOf(snap, lang)
	if err != nil {
		return nil, err
	}
	return jsonBody(sh.whole()), nil
}

// moveInput is a request to make a move.
type moveInput struct {
	AtTable
	Body OrderDoc
}

func (a *api) playMove(ctx context.Context, in *moveInput) (*encoded, error) {
	return atSeat(ctx, a, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) (*encoded, error) {
		m, err := t.Title().Lexicon().ParseWords(in.Body.Move)
		if err != nil {
			return nil, newProblem(status.UnprocessableEntity, "invalid", err.Error(), FieldError{"body.move", err.Error()})
		}
		if in.Body.DryRun {
			err = t.Explain(by, m)
		} else {
			err = t.Submit(ctx, table.Order{By: by, Prompt: in.Body.Prompt, Move: m})
		}
		lang := in.choose()
		if err != nil {
			return nil, a.explained(t, err, lang)
		}
		if in.Body.Have != nil {
			return a.deltas(t, by, in.Body.Have, lang)
		}
		return a.stateOf(t, by.Guest, by.Seat, lang)
	})
}

// explained adds the rule and a sentence to a violation.
func (s *Server) explained(t *table.Table, err error, lang string) error {
	v, ok := errors.AsType[*game.Violation](err)
	if !ok {
		return err
	}
	rd, bad := s.readerAt(t, lang)
	if bad != nil {
		return bad
	}
	return s.refusal(rd.words, lang, rd.seats, v)
}
