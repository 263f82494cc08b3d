package skirmish

import (
	"fmt"
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

func (s *State) View(p game.Seat) any {
	v := View{Left: s.Left, Card: "hidden", Troops: slices.Clone(s.Troops[:s.Seats]), Castles: slices.Clone(s.Castles[:s.Seats]), Done: []string{}}
	seats := Title.Info().Seats[s.Seats]
	for q := range s.Done.All() {
		v.Done = append(v.Done, seats[q])
	}
	for q, n := range s.Bid[:s.Seats] {
		bid := &n
		if game.Seat(q) == p {
			v.Card = lexicon.Name(sortCard, int16(s.Hand[p]))
		} else if !s.Open {
			bid = nil
		}
		v.Bids = append(v.Bids, bid)
	}
	return v
}

// Sample implements game.State: other hands, other bids that are not open, luck.
func (s *State) Sample(p game.Seat, r *game.Rand) {
	s.rng.Reseed(r)
	for q := range game.Seat(s.Seats) {
		if q == p {
			continue
		}
		s.Hand[q] = card(r.Intn(streamDeck, 2))
		if !s.Open {
			s.Bid[q] = int8(r.Intn(streamDeck, int(min(3, s.Troops[q]))+1))
		}
	}
}

// Arrange implements game.Arranger: "hand red ambush".
func (s *State) Arrange(words []string) error {
	if len(words) == 3 && words[0] == "hand" {
		p, ok := Title.Info().SeatNamed(int(s.Seats), words[1])
		if c, known := lexicon.Find(sortCard, words[2]); ok && known && c >= 0 {
			s.Hand[p] = card(c)
			return nil
		}
	}
	return fmt.Errorf("not a set-up: %q", words)
}

// Inspect implements game.Arranger: "castles red", "troops red".
func (s *State) Inspect(words []string) (string, error) {
	p, ok := Title.Info().SeatNamed(int(s.Seats), words[len(words)-1])
	switch {
	case ok && words[0] == "castles":
		return fmt.Sprint(s.Castles[p]), nil
	case ok && words[0] == "troops":
		return fmt.Sprint(s.Troops[p]), nil
	}
	return "", fmt.Errorf("not a fact: %q", words)
}

// Audit implements game.Auditor: nobody bids troops that it has not.
func (s *State) Audit() error {
	for p, n := range s.Bid {
		if n < 0 || s.Troops[p] < 0 || !s.Open && n > s.Troops[p] {
			return fmt.Errorf("seat %d bids %d of %d troops", p, n, s.Troops[p])
		}
	}
	return nil
}
