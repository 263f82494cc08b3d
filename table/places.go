package table

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// At a table whose seats are given away at the start, a row of seats is no more than room for one
// person: who is in which row means nothing. What counts is the number of the place, which is drawn
// too, so that it does not tell who came first.

// PlaceInfo is what everybody may know about a place that has no seat yet.
type PlaceInfo struct {
	Number  int64
	Holder  string
	Program bool // a program plays for the person
	Bot     string
	Guest   string // who has it, and what they would like; for the server itself, never to be sent to others
	Wishes  []string
}

// placesOf returns the places that are taken, by number, and how many are free.
func placesOf(r *store.Table) (places []PlaceInfo, free int) {
	hidden := anonymous(r)
	for _, s := range r.Seats {
		switch {
		case isFree(s):
			free++
		case s.Place != 0:
			p := PlaceInfo{s.Place, s.Holder, s.Program, s.Bot, s.Guest, strings.Fields(s.Wishes)}
			if hidden {
				p.Holder, p.Program = "", false
			}
			places = append(places, p)
		}
	}
	slices.SortFunc(places, func(a, b PlaceInfo) int { return cmp.Compare(a.Number, b.Number) })
	return places, free
}

// takePlace puts somebody, or a bot, into a row of an unseated table.
func (p *plan) takePlace(row game.Seat, sit func(*store.Seat)) error {
	number, err := p.t.host.placeNumber(p.row.Seats)
	if err != nil {
		return err
	}
	p.setSeat(row, func(s *store.Seat) {
		s.Place, s.Reserved = number, ""
		sit(s)
	})
	return nil
}

// placeNumber draws a number that no place has.
func (h *Host) placeNumber(seats []store.Seat) (int64, error) {
	var free []int64
	for n := range int64(len(seats)) {
		if !slices.ContainsFunc(seats, func(s store.Seat) bool { return s.Place == n+1 }) {
			free = append(free, n+1)
		}
	}
	r, err := h.luck()
	if err != nil {
		return 0, err
	}
	return free[r.Intn(0, len(free))], nil
}

// rowWith returns the first row that satisfies a predicate, or Nobody.
func (s *state) rowWith(is func(store.Seat) bool) game.Seat {
	return game.Seat(slices.IndexFunc(s.row.Seats, is))
}

// cleanWishes checks what somebody would like to be.
func cleanWishes(seats []store.Seat, how Seating, wishes []game.Seat) (string, error) {
	if len(wishes) > 0 && how != Preference {
		return "", ErrNoWishes
	}
	names := make([]string, 0, len(wishes))
	for _, at := range wishes {
		switch {
		case at < 0 || int(at) >= len(seats) || seats[at].Vacant:
			return "", &game.SetupError{Field: "wishes", Text: "nobody can sit there"}
		case slices.Contains(names, seats[at].Name):
			return "", &game.SetupError{Field: "wishes", Text: "each seat once"}
		}
		names = append(names, seats[at].Name)
	}
	return strings.Join(names, " "), nil
}

// Wish says which seats a guest would like, best first, until the game starts.
func (t *Table) Wish(ctx context.Context, guest string, wishes []game.Seat) error {
	return t.do(ctx, func(p *plan) error {
		if p.row.Status != store.Open {
			return ErrStarted
		}
		text, err := cleanWishes(p.row.Seats, mannersOf(&p.row).Seating, wishes)
		if err != nil {
			return err
		}
		if !p.joined(guest) {
			return ErrNotYours
		}
		for i, s := range p.row.Seats {
			if s.Guest == guest {
				p.changeSeat(game.Seat(i), func(s *store.Seat) { s.Wishes = text })
			}
		}
		p.private = true // nobody else learns of it
		return nil
	})
}

// joined reports whether a guest has a seat or a place.
func (s *state) joined(guest string) bool {
	return guest != "" && slices.ContainsFunc(s.row.Seats, func(x store.Seat) bool { return x.Guest == guest })
}

// assign gives the places their seats. Everything personal goes along: what somebody added to the
// luck, too.
func (p *plan) assign(secret []byte) {
	places := placed(p.row.Seats)
	if places == nil {
		return
	}
	was := slices.DeleteFunc(slices.Clone(p.row.Seats), func(s store.Seat) bool { return s.Place == 0 })
	slices.SortFunc(was, func(a, b store.Seat) int { return cmp.Compare(a.Place, b.Place) })
	for i, at := range record.Give(secret, seatNames(p.row.Seats), entropyOf(p.row.Seats), places) {
		p.setSeat(at, func(s *store.Seat) {
			name, invite := s.Name, s.Invite
			*s = was[i]
			s.Name, s.Invite = name, invite
		})
	}
}

// placed returns by seat how its player came to it; nil where seats are chosen.
func placed(seats []store.Seat) (places []record.Placed) {
	for i, s := range seats {
		if s.Place == 0 {
			continue
		}
		if places == nil {
			places = make([]record.Placed, len(seats))
		}
		places[i] = record.Placed{N: int(s.Place), Wishes: strings.Fields(s.Wishes)}
	}
	return places
}

func entropyOf(seats []store.Seat) []string {
	entropy := make([]string, len(seats))
	for i, s := range seats {
		entropy[i] = s.Entropy
	}
	return entropy
}
