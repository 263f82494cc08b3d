package skirmish

import (
	"slices"

	"outremer/game"
)

// View is what one seat may know.
type View struct {
	Left    int8     `json:"left"`
	Card    string   `json:"card"` // the seat's own
	Bids    []*int8  `json:"bids"` // null where hidden
	Troops  []int8   `json:"troops"`
	Castles []int8   `json:"castles"`
	Done    []string `json:"done"` // the seats that have sealed or answered
}

// View implements game.State.
func (s *State) View(p game.Seat) any {
	v := &View{
		Left: s.Left, Card: "hidden", Done: []string{},
		Troops: slices.Clone(s.Troops[:s.Seats]), Castles: slices.Clone(s.Castles[:s.Seats]),
	}
	for q := range s.Done.All() {
		v.Done = append(v.Done, seatNames[q])
	}
	for q, n := range s.Bid[:s.Seats] {
		bid := &n
		if game.Seat(q) == p {
			v.Card = s.f.cards[s.Hand[p]]
		} else if !s.Open {
			bid = nil
		}
		v.Bids = append(v.Bids, bid)
	}
	return v
}

// Sample implements game.State: it redraws the other hands, unrevealed bids and future randomness.
func (s *State) Sample(p game.Seat, r *game.Rand) {
	s.rng.Reseed(r)
	for q := range game.Seat(s.Seats) {
		if q == p {
			continue
		}
		s.Hand[q] = card(r.Intn(streamDeck, len(s.f.cards)))
		if !s.Open {
			s.Bid[q] = int8(r.Intn(streamDeck, int(s.largestBid(q))+1))
		}
	}
}
