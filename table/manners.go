package table

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"outremer/game"
	"outremer/store"
)

// Seating is how people come to their seats.
type Seating string

const (
	Chosen     Seating = "chosen"     // each takes one
	ByLot      Seating = "lot"        // drawn at the start
	Preference Seating = "preference" // given at the start, by what people would like
)

// Manners is what the creator of a table has laid down about its people.
type Manners struct {
	Seating Seating `json:"seating,omitempty"`
	Hidden  bool    `json:"hidden,omitempty"` // nobody learns who plays before the end
	Several bool    `json:"several,omitempty"`
	Master  bool    `json:"master,omitempty"` // the creator takes no seat
	Rated   bool    `json:"rated,omitempty"`  // its result counts for the ratings
	// Agreements: the players may end the game by a draw or a concession
	Agreements bool `json:"agreements,omitempty"`
	Moved      bool `json:"moved,omitempty"` // it was played elsewhere, where its luck could be read: nobody else can join
	Hints      bool `json:"hints,omitempty"` // players may ask the master for advice
}

// check rejects manners that make no sense.
func (m Manners) check(n *NewTable) error {
	switch {
	case !slices.Contains([]Seating{Chosen, ByLot, Preference}, m.Seating):
		text := fmt.Sprintf("%q is none of %s, %s, %s", m.Seating, Chosen, ByLot, Preference)
		return &game.SetupError{Field: "seating", Text: text}
	case m.Master && len(n.Sit) > 0:
		return &game.SetupError{Field: "sit", Text: "a game master has no seat"}
	case m.Hints && m.Rated:
		return &game.SetupError{Field: "hints", Text: "nobody is given advice in a rated game"}
	}
	return nil
}

func (m Manners) String() string {
	if m == (Manners{Seating: Chosen}) {
		return ""
	}
	b, _ := json.Marshal(m) // words and flags
	return string(b)
}

// known remembers manners as they are stored. There are few, and they are asked for all the time.
var known sync.Map

// mannersOf reads what String wrote. A table that says nothing has its seats chosen.
func mannersOf(r *store.Table) Manners {
	m := Manners{Seating: Chosen}
	if r.Manners == "" {
		return m
	}
	if m, ok := known.Load(r.Manners); ok {
		return m.(Manners)
	}
	json.Unmarshal([]byte(r.Manners), &m) //nolint:errcheck // written by String
	known.Store(r.Manners, m)
	return m
}

// unseated reports whether people have come but have no seats yet.
func unseated(r *store.Table) bool { return r.Status == store.Open && mannersOf(r).Seating != Chosen }

// anonymous reports whether nobody may learn who plays.
func anonymous(r *store.Table) bool { return r.Status != store.Over && mannersOf(r).Hidden }

// door is who may come in, and what became of the table.
type door struct {
	Invite  string                   `json:"invite,omitempty"` // token for whichever seat is free
	Barred  []string                 `json:"barred,omitempty"` // guests who were put out
	Offered game.Seats               `json:"offered,omitempty"`
	Votes   map[game.Seat]game.Seats `json:"votes,omitempty"` // who wants a new player at a seat
	Closed  Ending                   `json:"closed,omitempty"`
	Next    string                   `json:"next,omitempty"`    // table of the next game with the same people
	Unnamed bool                     `json:"unnamed,omitempty"` // its name was taken away
	Leaving bool                     `json:"leaving,omitempty"` // the game is on its way to another host
	To      string                   `json:"to,omitempty"`      // the table it has moved to
	// Proposal is an end of the game that waits for the players' word.
	Proposal *proposal `json:"proposal,omitempty"`
}

// Ending is why an open table was closed.
type Ending string

const (
	EndedByCreator Ending = "creator"
	EndedEmpty     Ending = "empty"   // everybody left
	EndedExpired   Ending = "expired" // nothing happened for too long
	EndedMoved     Ending = "moved"   // its game goes on elsewhere
	EndedByWarden  Ending = "warden"  // by those who look after the site; its game may have begun
)

// String encodes the door for storage. Most games that have begun have nothing there to be read anew with
// every move.
func (d *door) String() string {
	b, _ := json.Marshal(d) // words and numbers
	if string(b) == "{}" {
		return ""
	}
	return string(b)
}

func doorOf(r *store.Table) (d door) {
	if r.Door != "" {
		json.Unmarshal([]byte(r.Door), &d) //nolint:errcheck // written by String
	}
	return d
}

// setDoor changes the door for all to see.
func (p *plan) setDoor(change func(*door)) {
	d := doorOf(&p.row)
	change(&d)
	p.row.Door, p.shows = d.String(), true
}
