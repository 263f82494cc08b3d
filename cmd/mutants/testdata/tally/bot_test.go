package tally

import "testing"

// What only a bot's test notices does not count.
func TestBot(t *testing.T) {
	s := State{Coins: 5, Debts: 1}
	s.Each("", 2, 2)
	if s.Coins != 1 || s.Debts != 0 {
		t.Errorf("got %+v", s)
	}
}
