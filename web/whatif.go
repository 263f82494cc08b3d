package web

import (
	"context"
	"encoding/json"
	"errors"

	"outremer/game"
	"outremer/papers"
	"outremer/store"
	"outremer/table"
	"outremer/text"
	"outremer/web/status"
)

// TrialDoc is a past turn replayed with other orders, or the coming one rehearsed.
type TrialDoc struct {
	Turn int    `json:"turn" minimum:"0" doc:"number of a turn with movement; 0: the coming one, of which nothing is used but what a spectator sees"`
	Text string `json:"text" doc:"an order per line for any unit; no line: what really happened, or in the coming turn a hold; at most 60 lines and 4000 bytes"`
}

// TriedDoc is the outcome of a trial.
type TriedDoc struct {
	Turn     int              `json:"turn"`
	OK       bool             `json:"ok" doc:"every line was understood and is possible"`
	Lines    []LineDoc        `json:"lines"`
	Outcomes []papers.Outcome `json:"outcomes" doc:"of every unit"`
}

func (p *paperwork) addWhatIf() {
	register(p.api, op("POST", "/tables/{id}/whatif", "what-if", "A past turn with other orders, or the coming one with supposed orders; nothing is kept", 404, 409, 422), p.whatIf)
	register(p.api, op("GET", "/tables/{id}/orders/possible", "possible-orders", "Every order that some unit could be given in the coming turn, whoever commands it", 404, 409, 422), p.possible)
}

func (p *paperwork) whatIf(ctx context.Context, in *struct {
	AtTable
	Body TrialDoc
}) (*body[TriedDoc], error) {
	lang, n := in.choose(), in.Body.Turn
	if err := short(lang, in.Body.Text); err != nil {
		return nil, err
	}
	if n == 0 {
		return p.suppose(ctx, &in.AtTable, in.Body.Text)
	}
	return atTurns(ctx, p, &in.AtTable, func(t *table.Table, office papers.Office, list []papers.Turn) (*body[TriedDoc], error) {
		if n < 1 || n > len(list) || list[n-1].Orders == 0 {
			return nil, store.ErrNotFound
		}
		past, err := t.Past("", game.Nobody, list[n-1].Shown())
		if err != nil {
			return nil, err
		}
		trial, err := office.Try(lang, past.View, &list[n-1], in.Body.Text)
		if err != nil {
			return nil, err
		}
		return p.tried(t, lang, n, trial)
	})
}

func (p *paperwork) tried(t *table.Table, lang string, turn int, trial *papers.Trial) (*body[TriedDoc], error) {
	lines, err := p.lines(t, lang, trial.Lines)
	return &body[TriedDoc]{TriedDoc{turn, trial.OK, lines, trial.Outcomes}}, err
}

// suppose rehearses the coming turn.
func (p *paperwork) suppose(ctx context.Context, at *AtTable, text string) (*body[TriedDoc], error) {
	lang := at.choose()
	return asSpectator(ctx, p, at, func(t *table.Table, office papers.Office, now json.RawMessage) (*body[TriedDoc], error) {
		trial, err := office.Suppose(lang, now, text)
		if err != nil {
			return nil, notNow(err, lang)
		}
		return p.tried(t, lang, 0, trial)
	})
}

// PossibleDoc is what all units could do in the coming turn.
type PossibleDoc struct {
	Orders [][]string `json:"orders" doc:"verb and operands, as in moves"`
}

func (p *paperwork) possible(ctx context.Context, in *AtTable) (*body[PossibleDoc], error) {
	return asSpectator(ctx, p, in, func(t *table.Table, office papers.Office, now json.RawMessage) (*body[PossibleDoc], error) {
		moves, err := office.Possible(now)
		if err != nil {
			return nil, notNow(err, in.choose())
		}
		doc := PossibleDoc{Orders: make([][]string, 0, len(moves))}
		for _, m := range moves {
			doc.Orders = append(doc.Orders, t.Title().Lexicon().Words(m))
		}
		return &body[PossibleDoc]{doc}, nil
	})
}

// asSpectator runs a function with what a spectator sees now: whoever asks, nobody's secrets are in it.
func asSpectator[O any](
	ctx context.Context, p *paperwork, at *AtTable, run func(*table.Table, papers.Office, json.RawMessage) (O, error),
) (O, error) {
	return atTable(ctx, p.api, at, func(t *table.Table) (out O, err error) {
		office, err := p.office(t)
		if err != nil {
			return out, err
		}
		snap, err := t.Snapshot("", game.Nobody)
		if err != nil {
			return out, err
		}
		view := snap.View()
		if view == nil {
			return out, notNow(papers.ErrNotNow, at.choose())
		}
		return run(t, office, view)
	})
}

// notNow tells in the reader's language that no orders are being written.
func notNow(err error, lang string) error {
	if !errors.Is(err, papers.ErrNotNow) {
		return err
	}
	p := newProblem(status.Conflict, "not-now", err.Error())
	p.Text = text.Fill(lang, "orders-not-now")
	return p
}
