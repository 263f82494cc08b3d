// Package tally is a game's worth of rules for the mutants' own test.
package tally

// State counts.
type State struct{ Coins, Debts int }

// Pay takes coins, and says whether there were enough.
func (s *State) Pay(n int) bool {
	if s.Coins < n {
		return false
	}
	s.Coins -= n
	return true
}

// Each pays everybody.
func (s *State) Each(_ string, all ...int) {
	for _, n := range all {
		s.Pay(n)
	}
	s.Debts = 0
}

func worth(a, b int) (sum int) {
	sum = a - b
	return sum
}
