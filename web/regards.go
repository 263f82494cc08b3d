package web

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"hash"
	"maps"
	"slices"

	"outremer/game"
	"outremer/store"
	"outremer/table"
	"outremer/web/status"
)

// RegardDoc is how you deal with the player at a seat.
type RegardDoc struct {
	Seat   string       `json:"seat" doc:"a seat that somebody else holds"`
	Regard store.Regard `json:"regard" enum:",mute,block" doc:"mute: their letters are folded, for you alone; block: they can neither join your tables nor write to you privately; empty: as with anybody"`
}

// PersonRegardDoc is how you deal with a person, wherever they sit.
type PersonRegardDoc struct {
	Person string       `json:"person" doc:"a handle; it identifies nobody to anybody else"`
	Name   string       `json:"name,omitempty"`
	Regard store.Regard `json:"regard" enum:",mute,block"`
}

func (a *api) addRegards() {
	register(a, op("GET", "/tables/{id}/regards", "list-regards", "Whom of a table you have muted or blocked", 403, 404), a.regardsAtTable)
	put := op("POST", "/tables/{id}/regards", "regard", "Mute or block the player at a seat, or stop doing so", 403, 404, 422)
	put.DefaultStatus = status.NoContent
	register(a, put, a.putRegard)
	register(a, op("GET", "/me/regards", "my-regards", "Whom you have muted or blocked"), a.myRegards)
	change := op("POST", "/me/regards", "change-regard", "Change how you deal with somebody you have muted or blocked", 404, 422)
	change.DefaultStatus = status.NoContent
	register(a, change, a.changeRegard)
}

func (a *api) regardsAtTable(ctx context.Context, in *AtTable) (*body[[]RegardDoc], error) {
	return atTable(ctx, a, in, func(t *table.Table) (*body[[]RegardDoc], error) {
		regards, err := a.Store.Regards(ctx, guestID(ctx))
		if err != nil {
			return nil, err
		}
		seats, err := namedHolders(t)
		if err != nil {
			return nil, err
		}
		docs := []RegardDoc{}
		for _, s := range seats {
			if r := regards[s.Guest]; s.Guest != "" && r != "" {
				docs = append(docs, RegardDoc{s.Name, r})
			}
		}
		return &body[[]RegardDoc]{docs}, nil
	})
}

// holders returns the seats of a table with who holds them.
func holders(t *table.Table) ([]table.SeatInfo, error) {
	snap, err := t.Snapshot("", game.Nobody)
	if err != nil {
		return nil, err
	}
	return snap.Seats, nil
}

// namedHolders is holders where names are known. Where they are hidden, there are none: a regard for somebody
// met elsewhere would tell where they sit, and a new one who they are.
func namedHolders(t *table.Table) ([]table.SeatInfo, error) {
	snap, err := t.Snapshot("", game.Nobody)
	if err != nil || snap.Manners.Hidden && snap.Status != store.Over {
		return nil, err
	}
	return snap.Seats, nil
}

func (a *api) putRegard(ctx context.Context, in *struct {
	AtTable
	Body RegardDoc
}) (*struct{}, error) {
	return atTable(ctx, a, &in.AtTable, func(t *table.Table) (*struct{}, error) {
		me := guestID(ctx)
		if t.Holds(me) == 0 && !t.Created(me) {
			return nil, table.ErrNotYours
		}
		seats, err := namedHolders(t)
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(seats, func(s table.SeatInfo) bool { return s.Name == in.Body.Seat })
		if i < 0 || seats[i].Guest == "" || seats[i].Guest == me {
			return nil, &game.SetupError{Field: "seat", Text: "nobody else holds it"}
		}
		return nil, a.Store.PutRegard(ctx, me, seats[i].Guest, in.Body.Regard)
	})
}

func (a *api) myRegards(ctx context.Context, _ *struct{}) (*body[[]PersonRegardDoc], error) {
	regards, err := a.Store.Regards(ctx, guestID(ctx))
	if err != nil {
		return nil, err
	}
	names, err := a.Store.Names(ctx, slices.Collect(maps.Keys(regards)))
	if err != nil {
		return nil, err
	}
	docs := []PersonRegardDoc{}
	for other, r := range regards {
		docs = append(docs, PersonRegardDoc{a.handle(guestID(ctx), other), names[other], r})
	}
	slices.SortFunc(docs, func(x, y PersonRegardDoc) int {
		return cmp.Or(cmp.Compare(x.Name, y.Name), cmp.Compare(x.Person, y.Person))
	})
	return &body[[]PersonRegardDoc]{docs}, nil
}

func (a *api) changeRegard(ctx context.Context, in *struct{ Body PersonRegardDoc }) (*struct{}, error) {
	me := guestID(ctx)
	regards, err := a.Store.Regards(ctx, me)
	if err != nil {
		return nil, err
	}
	for other := range regards {
		if a.handle(me, other) == in.Body.Person {
			return nil, a.Store.PutRegard(ctx, me, other, in.Body.Regard)
		}
	}
	return nil, store.ErrNotFound
}

func newHash() hash.Hash { return sha256.New() }

// handle names a person for one other person. Ids do not travel: what is signed with them
// authenticates, and two people must not find out that they have blocked the same third.
func (s *Server) handle(me, other string) string {
	mac := hmac.New(newHash, s.secret)
	mac.Write([]byte("handle " + me + " " + other))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil)[:12])
}

// errUnwelcome does not say who has blocked whom.
var errUnwelcome = newProblem(status.Forbidden, "unwelcome", "somebody at this table does not want to play or talk with you")

// welcome checks that neither the table's creator nor anybody at it has blocked a guest.
func (s *Server) welcome(ctx context.Context, t *table.Table, guest string) error {
	by, err := s.Store.BlockedBy(ctx, guest)
	if err != nil || len(by) == 0 {
		return err
	}
	if slices.ContainsFunc(by, t.Created) {
		return errUnwelcome
	}
	seats, err := holders(t)
	if err != nil {
		return err
	}
	return parted(seats, by, ^game.Seats(0))
}

// mayAddress checks that nobody whom a letter is for has blocked its writer. Talk among all players is
// everybody's, and so is the mere answer to an offer. Where names are hidden, a refusal would tell where
// somebody sits.
func (s *Server) mayAddress(ctx context.Context, t *table.Table, guest string, to game.Seats, l *OutgoingDoc) error {
	if l.Re != 0 && l.Text != "" {
		to = ^game.Seats(0) // to whom the offer was
	}
	if to == 0 {
		return nil
	}
	by, err := s.Store.BlockedBy(ctx, guest)
	if err != nil || len(by) == 0 {
		return err
	}
	seats, err := namedHolders(t)
	if err != nil {
		return err
	}
	return parted(seats, by, to)
}

// parted checks that none of some people holds one of some seats.
func parted(all []table.SeatInfo, people []string, some game.Seats) error {
	for i, h := range all {
		if some.Has(game.Seat(i)) && h.Guest != "" && slices.Contains(people, h.Guest) {
			return errUnwelcome
		}
	}
	return nil
}
