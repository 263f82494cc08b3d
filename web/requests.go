package web

import (
	"context"

	"outremer/table"
)

// RequestDoc is something that somebody has asked for and the others have to agree to.
type RequestDoc struct {
	Kind    string   `json:"kind" doc:"undo, pause, resume, time or rules; more may come"`
	By      string   `json:"by" doc:"the seat that asks"`
	Agreed  []string `json:"agreed" doc:"seats that have agreed"`
	Missing []string `json:"missing" doc:"seats that still have to agree"`
	Seconds int64    `json:"seconds,omitempty" doc:"how much time is asked for"`
}

func (rd *reader) request(r *table.Request) RequestDoc {
	return RequestDoc{string(r.Kind), rd.seat(r.By), rd.set(r.Agreed), rd.set(r.Missing), r.Span}
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
	Kind  string `json:"kind" enum:"undo,pause,resume,time,rules" doc:"which request"`
	Agree bool   `json:"agree" doc:"false closes the request; the one who asked withdraws with false"`
}

// MoreTimeDoc is a request for more time.
type MoreTimeDoc struct {
	Seat    string `json:"seat,omitempty" doc:"needed if you hold several"`
	Seconds int64  `json:"seconds" doc:"how much more, for the turn that is waited for"`
}

// VacationDoc is a vacation to take.
type VacationDoc struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several; it holds for all of them"`
	Days int    `json:"days" minimum:"0" doc:"how long; 0: back again"`
}

func (a *api) addRequests() {
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
