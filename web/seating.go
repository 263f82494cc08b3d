package web

import (
	"context"
	"maps"
	"slices"

	"outremer/game"
	"outremer/table"
	"outremer/web/status"
)

// manners adds to a table what was laid down about its people, and who has come.
func (rd *reader) manners(i *table.Info, d *TableDoc) {
	m := i.Manners
	d.Seating, d.Hidden, d.Several, d.Master, d.Rated = string(m.Seating), m.Hidden, m.Several, m.Master, m.Rated
	d.Ending = m.Agreements
	d.Hints = m.Hints
	d.Places, d.Free, d.Closed = make([]PlaceDoc, 0, len(i.Places)), i.Free, string(i.Closed)
	for _, p := range i.Places {
		doc := PlaceDoc{Place: p.Number, Holder: p.Holder, Program: p.Program, Bot: p.Bot}
		if p.Holder != "" {
			doc.Person = rd.alias(p.Guest)
		}
		d.Places = append(d.Places, doc)
	}
	d.Seeking, d.Wanted = rd.set(i.Seeking), []WantedDoc{}
	for _, s := range slices.Sorted(maps.Keys(i.Wanted)) {
		d.Wanted = append(d.Wanted, WantedDoc{rd.seat(s), rd.set(i.Wanted[s])})
	}
}

// WishesDoc is the seats that somebody would like.
type WishesDoc struct {
	Wishes []string `json:"wishes" maxItems:"16" doc:"best first; none: whatever is left"`
}

// PutOutDoc is whom to put out.
type PutOutDoc struct {
	Seat  string `json:"seat,omitempty"`
	Place int64  `json:"place,omitempty" doc:"instead of a seat, while seats are not given away yet"`
}

// AgainDoc is another game with the same people.
type AgainDoc struct {
	Seats string `json:"seats" enum:"same,rotated,lot" doc:"where they sit: as before, each one seat on, or by lot"`
}

func (a *api) addSeating() {
	register(a, op("PUT", "/tables/{id}/wishes", "wish-seats", "Say which seats you would like, until the start", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body WishesDoc
		}) (*body[MyTableDoc], error) {
			return a.manage(ctx, &in.AtTable, "", func(t *table.Table, guest string, _ game.Seat) error {
				wishes, err := seatList(t, "wishes", in.Body.Wishes)
				if err != nil {
					return err
				}
				return t.Wish(ctx, guest, wishes)
			})
		})
	register(a, op("POST", "/tables/{id}/put-out", "put-out", "Put somebody out before the start; for the creator", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body PutOutDoc
		}) (*body[MyTableDoc], error) {
			return a.manage(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, guest string, at game.Seat) error {
				return t.PutOut(ctx, guest, at, in.Body.Place)
			})
		})
	register(a, op("POST", "/tables/{id}/close", "close-table", "Close a table before the start; for the creator", 403, 404, 409, 422),
		func(ctx context.Context, in *AtTable) (*body[MyTableDoc], error) {
			return a.manage(ctx, in, "", func(t *table.Table, guest string, _ game.Seat) error { return t.Close(ctx, guest) })
		})
	register(a, op("POST", "/tables/{id}/invitations", "new-invitation", "Make a new invitation: for a seat, for any, or in a running game for the seat of a lost player", 403, 404, 409, 422),
		func(ctx context.Context, in *struct {
			AtTable
			Body SeatChoice
		}) (*body[MyTableDoc], error) {
			return a.manage(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, guest string, at game.Seat) error {
				return t.Reinvite(ctx, guest, at)
			})
		})
	again := op("POST", "/tables/{id}/again", "play-again", "Make a table for another game with the same people", 403, 404, 409, 422, 429)
	again.DefaultStatus = status.Created
	register(a, again, a.playAgain)
}

// manage runs what somebody does for a table, at the seat called name if there is one, and responds
// with the table.
func (a *api) manage(
	ctx context.Context, at *AtTable, name string, run func(*table.Table, string, game.Seat) error,
) (*body[MyTableDoc], error) {
	return atTable(ctx, a, at, func(t *table.Table) (*body[MyTableDoc], error) {
		seat := game.Nobody
		if name != "" {
			s, ok := t.Seat(name)
			if !ok {
				return nil, &game.SetupError{Field: "seat", Text: "unknown"}
			}
			seat = s
		}
		if err := run(t, guestID(ctx), seat); err != nil {
			return nil, err
		}
		return a.myTable(ctx, t, at.choose())
	})
}

// seatList returns the seats with these names, in this order.
func seatList(t *table.Table, field string, names []string) (seats []game.Seat, err error) {
	for _, name := range names {
		s, ok := t.Seat(name)
		if !ok {
			return nil, &game.SetupError{Field: field, Text: "no seat is called " + name}
		}
		seats = append(seats, s)
	}
	return seats, nil
}

func (a *api) playAgain(ctx context.Context, in *struct {
	AtTable
	Body AgainDoc
}) (*created[MyTableDoc], error) {
	if err := a.mayCreate(ctx); err != nil {
		return nil, err
	}
	g, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	id, err := atTable(ctx, a, &in.AtTable, func(t *table.Table) (string, error) {
		return t.PlayAgain(ctx, g, table.Again(in.Body.Seats))
	})
	if err != nil {
		return nil, err
	}
	next := AtTable{ID: id, Language: in.Language}
	doc, err := atTable(ctx, a, &next, func(t *table.Table) (*body[MyTableDoc], error) { return a.myTable(ctx, t, in.choose()) })
	if err != nil {
		return nil, err
	}
	return newCreated(base+"/tables/"+id, doc.Body), nil
}
