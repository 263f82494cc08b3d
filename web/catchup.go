//go:build !engine

package web

import (
	"context"

	"outremer/game"
	"outremer/herald"
	"outremer/table"
	"outremer/text"
)

// CatchUpDoc is what happened while somebody was away.
type CatchUpDoc struct {
	Yours []ToldDoc `json:"yours" doc:"what happened to you, oldest first; at most five sentences"`
	Rest  []ToldDoc `json:"rest" doc:"what else is worth telling"`
	Count int       `json:"count" doc:"how much happened in all, counted in news"`
}

// ToldDoc is one sentence of a catch-up.
type ToldDoc struct {
	N     uint64      `json:"n" doc:"the news that it is from, to look at in the replay"`
	At    int64       `json:"at"`
	Text  string      `json:"text"`
	Spans []text.Span `json:"spans"`
}

func (a *api) addCatchUp() {
	register(a, op("GET", "/tables/{id}/catch-up", "catch-up", "What happened to you since you were last at the table, and then the rest", 403, 404, 422), a.catchUp)
}

func (a *api) catchUp(ctx context.Context, in *struct {
	AtTable
	FromSeat
}) (*body[CatchUpDoc], error) {
	return fromSeat(ctx, a, &in.AtTable, in.Seat, func(t *table.Table, guest string, seat game.Seat) (*body[CatchUpDoc], error) {
		switch {
		case seat == game.Nobody: // nobody has waited for a spectator
			return &body[CatchUpDoc]{CatchUpDoc{Yours: []ToldDoc{}, Rest: []ToldDoc{}}}, nil
		case !t.Holds(guest).Has(seat):
			return nil, table.ErrNotYours
		}
		since, err := a.missedSince(ctx, chair{guest, t.ID()})
		if err != nil {
			return nil, err
		}
		story, err := a.herald.Story(t, guest, seat, since, in.choose())
		if err != nil {
			return nil, err
		}
		return &body[CatchUpDoc]{CatchUpDoc{toldDocs(story.Yours), toldDocs(story.Rest), story.Count}}, nil
	})
}

func toldDocs(lines []herald.Line) []ToldDoc {
	docs := make([]ToldDoc, len(lines))
	for i, l := range lines {
		docs[i] = ToldDoc{l.N, l.At, l.Text, l.Spans}
	}
	return docs
}
