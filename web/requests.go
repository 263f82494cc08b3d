package web

import (
	"context"
	"errors"

	"outremer/game"
	"outremer/table"
)

// RequestDoc is something that somebody has asked for and the others have to agree to.
type RequestDoc struct {
	Kind    string   `json:"kind" doc:"undo, pause, resume, time, rules, draw or concession; more may come"`
	By      string   `json:"by" doc:"the seat that asks"`
	Agreed  []string `json:"agreed" doc:"seats that have agreed"`
	Missing []string `json:"missing" doc:"seats that still have to agree"`
	Seconds int64    `json:"seconds,omitempty" doc:"how much time is asked for"`
	To      string   `json:"to,omitempty" doc:"the seat that would win by a concession"`
}

func (rd *reader) request(r *table.Request) RequestDoc {
	d := RequestDoc{Kind: string(r.Kind), By: rd.seat(r.By), Agreed: rd.set(r.Agreed), Missing: rd.set(r.Missing), Seconds: r.Span}
	if r.Kind == table.Conceding {
		d.To = rd.seat(r.To)
	}
	return d
}

func (rd *reader) requests(list []table.Request) []RequestDoc {
	docs := make([]RequestDoc, 0, len(list))
	for i := range list {
		docs = append(docs, rd.request(&list[i]))
	}
	return docs
}

// ReplyDoc is a player's answer to a request.
type ReplyDoc struct {
	Seat  string `json:"seat,omitempty" doc:"needed if you hold several"`
	Kind  string `json:"kind" enum:"undo,pause,resume,time,rules,draw,concession" doc:"which request"`
	Agree bool   `json:"agree" doc:"false closes the request; the one who asked withdraws with false"`
}

// MoreTimeDoc is a request for more time.
type MoreTimeDoc struct {
	Seat    string `json:"seat,omitempty" doc:"needed if you hold several"`
	Seconds int64  `json:"seconds" doc:"how much more, for the turn that is waited for"`
}

// EndDoc is an end of the game to propose.
type EndDoc struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several"`
	Kind string `json:"kind" enum:"draw,concession" doc:"everybody shares the victory, or one seat has it"`
	To   string `json:"to,omitempty" doc:"the seat that shall win, for a concession"`
}

// VacationDoc is a vacation to take.
type VacationDoc struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several; it holds for all of them"`
	Days int    `json:"days" minimum:"0" doc:"how long; 0: back again"`
}

// propose proposes an end of the game.
func (d *EndDoc) propose(ctx context.Context, t *table.Table, by table.By) error {
	if d.Kind == string(table.Drawing) {
		return t.Draw(ctx, by)
	}
	to, ok := t.Seat(d.To)
	if !ok {
		return &game.SetupError{Field: "to", Text: "no seat is called so"}
	}
	return t.Concede(ctx, by, to)
}

// LeaveDoc is what became of a vacation at a table.
type LeaveDoc struct {
	Table string `json:"table"`
	Name  string `json:"name" doc:"of the table, or of its game"`
	Key   string `json:"key,omitempty" doc:"why you are not on vacation there; no-vacation, or another key of a problem"`
}

// leaveAll sends the guest on vacation at all tables.
func (a *api) leaveAll(ctx context.Context, in *struct {
	Language
	Body VacationDoc
}) (*body[[]LeaveDoc], error) {
	list, err := a.Host.Vacation(ctx, guestID(ctx), in.Body.Days)
	docs := []LeaveDoc{}
	for _, l := range list {
		d := LeaveDoc{Table: l.Table, Name: l.Name}
		if t, ok := a.Host.Title(l.Title); ok && d.Name == "" {
			if words, err := a.words.Of(t); err == nil {
				d.Name = words.Name(in.choose())
			}
		}
		var p *Problem
		if errors.As(a.problem(ctx, l.Err), &p) {
			d.Key = p.Key
		}
		docs = append(docs, d)
	}
	return &body[[]LeaveDoc]{docs}, err
}

func (a *api) addRequests() {
	register(a, op("POST", "/me/vacation", "take-vacations", "Go on vacation at all your tables with a clock, or come back", 422), a.leaveAll)
	register(a, op("POST", "/tables/{id}/ending", "propose-ending", "Propose to end the game: all others have to agree", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body EndDoc
		}) (*body[MyTableDoc], error) {
			return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error { return in.Body.propose(ctx, t, by) })
		})
	register(a, op("POST", "/tables/{id}/requests/answer", "answer-request", "Agree to what somebody asks for, or not now", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body ReplyDoc
		}) (*body[MyTableDoc], error) {
			return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error {
				return t.Answer(ctx, by, table.Plea(in.Body.Kind), in.Body.Agree)
			})
		})
	register(a, op("POST", "/tables/{id}/more-time", "ask-time", "Ask the others for more time for this turn", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body MoreTimeDoc
		}) (*body[MyTableDoc], error) {
			return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error { return t.AskTime(ctx, by, in.Body.Seconds) })
		})
	register(a, op("POST", "/tables/{id}/vacation", "take-vacation", "Go on vacation, or come back", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body VacationDoc
		}) (*body[MyTableDoc], error) {
			return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error { return t.Vacation(ctx, by, in.Body.Days) })
		})
}
