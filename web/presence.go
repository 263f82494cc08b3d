//go:build !engine

package web

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"outremer/game"
	"outremer/store"
	"outremer/table"
	"outremer/web/status"
)

const (
	// goneAfter is how long somebody must not have been seen to be gone rather than away.
	goneAfter = 3 * 24 * time.Hour
	// presenceFor is how long what is known about the people of a table is good. Whoever looks asks once
	// in a while; nobody is told when somebody comes or goes.
	presenceFor = 30 * time.Second
	// presenceTables is how many tables are remembered.
	presenceTables = 2000
)

// PresenceDoc is whether somebody is there.
type PresenceDoc struct {
	Seat     string `json:"seat,omitempty"`
	Place    int64  `json:"place,omitempty" doc:"instead of a seat, while seats are not given away yet"`
	Presence string `json:"presence" enum:"here,away,gone" doc:"here: at this table now; away: seen within three days; gone: not since"`
}

// ShownDoc is to whom your presence is shown.
type ShownDoc struct {
	To string `json:"to" enum:"all,tables,nobody" doc:"tables: to those who play at a table with you"`
}

func (a *api) addPresence() {
	register(a, op("GET", "/tables/{id}/presence", "get-presence", "Which players of a table are there, as far as they let you know", 404), a.tablePresence)
	register(a, op("GET", "/me/presence", "my-presence", "To whom your presence is shown"),
		func(ctx context.Context, _ *struct{}) (*body[ShownDoc], error) {
			me := guestID(ctx)
			known, err := a.Store.Presences(ctx, []string{me})
			return &body[ShownDoc]{ShownDoc{string(shownTo(known[me]))}}, err
		})
	put := op("PUT", "/me/presence", "show-presence", "Choose to whom your presence is shown", 422)
	put.DefaultStatus = status.NoContent
	register(a, put, func(ctx context.Context, in *struct{ Body ShownDoc }) (*struct{}, error) {
		g, err := a.keptGuest(ctx)
		if err == nil {
			err = a.Store.PutGuest(ctx, g)
		}
		if err == nil {
			err = a.Store.ShowPresence(ctx, g.ID, store.Audience(in.Body.To))
		}
		a.known.forget()
		return nil, err
	})
}

func shownTo(p store.Presence) store.Audience {
	if p.Shown == "" {
		return store.ToTables
	}
	return p.Shown
}

// tablePresence responds with who is there. Where names are hidden, and once the game is over, that is
// nobody's business.
func (a *api) tablePresence(ctx context.Context, in *AtTable) (*body[[]PresenceDoc], error) {
	return atTable(ctx, a, in, func(t *table.Table) (*body[[]PresenceDoc], error) {
		docs, me := []PresenceDoc{}, guestID(ctx)
		snap, err := t.Snapshot("", game.Nobody)
		if err != nil {
			return nil, err
		}
		if snap.Manners.Hidden || snap.Status != store.Open && snap.Status != store.Running {
			return &body[[]PresenceDoc]{docs}, nil
		}
		who, err := a.whoIsKnown(ctx, &snap.Info)
		if err != nil {
			return nil, err
		}
		hiding, err := a.hidingFrom(ctx, me)
		if err != nil {
			return nil, err
		}
		atTable := t.Created(me) || t.Joined(me)
		say := func(person string) string {
			p, ok := who[person]
			to := shownTo(p)
			if person == me || !ok || to == store.ToNobody || to == store.ToTables && !atTable || slices.Contains(hiding, person) {
				return ""
			}
			return a.presence(chair{person, t.ID()}, p.Seen)
		}
		for _, s := range snap.Seats {
			if word := say(s.Guest); word != "" {
				docs = append(docs, PresenceDoc{Seat: s.Name, Presence: word})
			}
		}
		for _, p := range snap.Places {
			if word := say(p.Guest); word != "" {
				docs = append(docs, PresenceDoc{Place: p.Number, Presence: word})
			}
		}
		return &body[[]PresenceDoc]{docs}, nil
	})
}

// hidingFrom returns those who have blocked somebody.
func (s *Server) hidingFrom(ctx context.Context, me string) ([]string, error) {
	if me == "" {
		return nil, nil
	}
	return s.Store.BlockedBy(ctx, me)
}

// presence words whether somebody is at a table, from when they were last seen; "" if they never were.
func (s *Server) presence(c chair, seen int64) string {
	s.doors.Lock()
	_, here := s.sittings[c]
	s.doors.Unlock()
	switch {
	case here:
		return "here"
	case seen == 0:
		return ""
	case s.Now().UnixMilli()-seen < goneAfter.Milliseconds():
		return "away"
	}
	return "gone"
}

// acquaintance remembers for a moment what the store says of the people of a table, so that many who look
// cost one query.
type acquaintance struct {
	lock   sync.Mutex
	tables map[string]known
}

type known struct {
	at  int64
	who map[string]store.Presence
}

func (k *acquaintance) forget() {
	k.lock.Lock()
	defer k.lock.Unlock()
	k.tables = nil
}

// whoIsKnown returns what the store says of the people of a table.
func (s *Server) whoIsKnown(ctx context.Context, i *table.Info) (map[string]store.Presence, error) {
	people := map[string]bool{}
	for _, seat := range i.Seats {
		people[seat.Guest] = true
	}
	for _, p := range i.Places {
		people[p.Guest] = true
	}
	delete(people, "")
	now := s.Now().UnixMilli()
	s.known.lock.Lock()
	k, ok := s.known.tables[i.ID]
	s.known.lock.Unlock()
	stranger := func(p string) bool { _, there := k.who[p]; return !there }
	if ok && now-k.at < presenceFor.Milliseconds() && !slices.ContainsFunc(slices.Collect(maps.Keys(people)), stranger) {
		return k.who, nil
	}
	who, err := s.Store.Presences(ctx, slices.Sorted(maps.Keys(people)))
	if err != nil {
		return nil, err
	}
	s.known.lock.Lock()
	defer s.known.lock.Unlock()
	if s.known.tables == nil || len(s.known.tables) >= presenceTables {
		s.known.tables = map[string]known{}
	}
	s.known.tables[i.ID] = known{now, who}
	return who, nil
}
