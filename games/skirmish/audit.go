package skirmish

import "fmt"

// Audit implements game.Auditor: nobody bids more troops than they have.
func (s *State) Audit() error {
	for p, n := range s.Bid {
		if n < 0 || s.Troops[p] < 0 || !s.Open && n > s.Troops[p] {
			return fmt.Errorf("seat %d bids %d of %d troops", p, n, s.Troops[p])
		}
	}
	return nil
}
