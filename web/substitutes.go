package web

import (
	"context"
	"slices"

	"outremer/store"
	"outremer/table"
	"outremer/web/status"
)

// OfferDoc offers a seat to substitutes.
type OfferDoc struct {
	Seat string `json:"seat"`
	Want bool   `json:"want" doc:"a substitute is wanted; false: no longer"`
}

// TakeOverDoc is a seat to take over.
type TakeOverDoc struct {
	Seat string `json:"seat"`
}

// FollowDoc says whether a guest wants to hear of a table.
type FollowDoc struct {
	Follow bool `json:"follow"`
}

func (a *api) addSubstitutes() {
	register(a, op("POST", "/tables/{id}/offer", "offer-seat", "Say that a substitute is wanted for a seat that a bot plays; for the creator", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body OfferDoc
		}) (*body[MyTableDoc], error) {
			return a.actAtTable(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error {
				return t.Offer(ctx, by.Guest, by.Seat, in.Body.Want)
			})
		})
	register(a, op("POST", "/tables/{id}/take-over", "take-over", "Take over a seat for which a substitute is wanted", 403, 404, 409, 422), a.takeOver)
	register(a, op("POST", "/tables/{id}/follow", "watch-table", "Follow a table, or not any more", 404, 422), a.follow)
}

func (a *api) takeOver(ctx context.Context, in *struct {
	AtTable
	Body TakeOverDoc
}) (*body[MyTableDoc], error) {
	g, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	return atTable(ctx, a, &in.AtTable, func(t *table.Table) (*body[MyTableDoc], error) {
		s, ok := t.Seat(in.Body.Seat)
		if !ok {
			return nil, newProblem(status.UnprocessableEntity, "invalid", "there is no such seat", FieldError{"body.seat", "unknown"})
		}
		if err := a.welcome(ctx, t, g.ID); err != nil {
			return nil, err
		}
		if err := t.TakeOver(ctx, g, s); err != nil {
			return nil, err
		}
		return a.myTable(ctx, t, in.choose())
	})
}

func (a *api) follow(ctx context.Context, in *struct {
	AtTable
	Body FollowDoc
}) (*body[MyTableDoc], error) {
	g, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	return atTable(ctx, a, &in.AtTable, func(t *table.Table) (*body[MyTableDoc], error) {
		if err := a.Store.PutFollow(ctx, g.ID, t.ID(), in.Body.Follow); err != nil {
			return nil, err
		}
		return a.myTable(ctx, t, in.choose())
	})
}

// alsoFollowed adds to a list of public tables those that a guest follows.
func (a *api) alsoFollowed(ctx context.Context, list []table.Info, guest string, q store.Query) ([]table.Info, error) {
	q.Public, q.Fan = false, guest
	more, err := a.Host.List(ctx, q)
	for i := range more {
		if !slices.ContainsFunc(list, func(t table.Info) bool { return t.ID == more[i].ID }) {
			list = append(list, more[i])
		}
	}
	return list, err
}
