package web

import (
	"context"

	"outremer/game"
	"outremer/table"
	"outremer/web/status"
)

// JoinDoc is where a guest wants to sit.
type JoinDoc struct {
	Invite  string   `json:"invite,omitempty" maxLength:"64" doc:"the token of an invitation"`
	Seat    string   `json:"seat,omitempty" doc:"default: the invitation's seat, or the first free one"`
	Entropy string   `json:"entropy,omitempty" maxLength:"64" doc:"what you add to the luck; it will be in the log"`
	Wishes  []string `json:"wishes,omitempty" maxItems:"16" doc:"seats that you would like, best first, where that counts"`
}

// BearerDoc is an invitation that somebody has.
type BearerDoc struct {
	Invite string `json:"invite" minLength:"1" maxLength:"64" doc:"the token of an invitation"`
}

// InvitationDoc is what an invitation is good for.
type InvitationDoc struct {
	Seat string `json:"seat,omitempty" doc:"default: whichever is free"`
	Free bool   `json:"free" doc:"it can still be used"`
}

// SeatChoice is the seat that a guest acts for.
type SeatChoice struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several"`
}

// CoverDoc is a bot to take over a seat.
type CoverDoc struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several"`
	Bot  string `json:"bot" doc:"one of the title's bots"`
}

func (a *api) addSeats() {
	register(a, op("POST", "/tables/{id}/join", "join-table", "Take a seat; with the last one the game starts", 403, 404, 409, 422), a.join)
	register(a, op("POST", "/tables/{id}/invitation", "read-invitation", "What an invitation is good for; it is not used up", 403, 404, 422), a.invitation)
	act := func(path, id, summary string, run func(*table.Table, context.Context, table.By) error) {
		register(a, op("POST", "/tables/{id}/"+path, id, summary, 403, 404, 409, 422),
			func(ctx context.Context, in *struct {
				AtTable
				Body SeatChoice
			}) (*body[MyTableDoc], error) {
				return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error { return run(t, ctx, by) })
			})
	}
	act("leave", "leave-table", "Give your seat up; after the start that is resigning", (*table.Table).Leave)
	act("resign", "resign", "Give your seat to a bot for good", (*table.Table).Resign)
	act("uncover", "uncover-seat", "Take your seat back from the bot", (*table.Table).Uncover)
	register(a, op("POST", "/tables/{id}/cover", "cover-seat", "Let a bot play your seat until you take it back", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body CoverDoc
		}) (*body[MyTableDoc], error) {
			return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error { return t.Cover(ctx, by, in.Body.Bot) })
		})
}

func (a *api) join(ctx context.Context, in *struct {
	AtTable
	Body JoinDoc
}) (*body[MyTableDoc], error) {
	g, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	return atTable(ctx, a, &in.AtTable, func(t *table.Table) (*body[MyTableDoc], error) {
		want := table.Place{Invite: in.Body.Invite, Seat: game.Nobody, Entropy: in.Body.Entropy}
		if in.Body.Seat != "" {
			s, ok := t.Seat(in.Body.Seat)
			if !ok {
				return nil, newProblem(status.UnprocessableEntity, "invalid", "there is no such seat", FieldError{"body.seat", "unknown"})
			}
			want.Seat = s
		}
		var err error
		want.Wishes, err = seatList(t, "wishes", in.Body.Wishes)
		if err != nil {
			return nil, err
		}
		if err := a.welcome(ctx, t, g.ID); err != nil {
			return nil, err
		}
		if _, err := t.Join(ctx, g, want); err != nil {
			return nil, err
		}
		return a.myTable(ctx, t, in.choose())
	})
}

func (a *api) invitation(ctx context.Context, in *struct {
	AtTable
	Body BearerDoc
}) (*body[InvitationDoc], error) {
	return atTable(ctx, a, &in.AtTable, func(t *table.Table) (*body[InvitationDoc], error) {
		found, err := t.Invitation(in.Body.Invite)
		if err != nil {
			return nil, err
		}
		d := InvitationDoc{Free: found.Free}
		if found.Seat != game.Nobody {
			d.Seat = t.SeatNames()[found.Seat]
		}
		return &body[InvitationDoc]{d}, nil
	})
}

// actAtTable performs an action for a seat and responds with the table.
func (a *api) actAtTable(ctx context.Context, at *AtTable, seat string, run func(*table.Table, table.By) error) (*body[MyTableDoc], error) {
	return atSeat(ctx, a, at, seat, func(t *table.Table, by table.By) (*body[MyTableDoc], error) {
		if err := run(t, by); err != nil {
			return nil, err
		}
		return a.myTable(ctx, t, at.choose())
	})
}
