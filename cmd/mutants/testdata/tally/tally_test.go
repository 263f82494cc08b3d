package tally

import "testing"

func TestPay(t *testing.T) {
	s := State{Coins: 5}
	if !s.Pay(5) || s.Coins != 0 || s.Pay(1) {
		t.Errorf("got %+v", s)
	}
}

func TestEach(t *testing.T) {
	s := State{Coins: 5, Debts: 1}
	s.Each("", 2)
	if s.Coins != 3 {
		t.Errorf("got %+v, want 3 coins", s)
	}
}

func TestWorth(t *testing.T) {
	if got := worth(3, 1); got != 2 {
		t.Errorf("got %d, want 2", got)
	}
}
