package thywill

import (
	"testing"

	"outremer/game"
)

// TestLevelsDiffer: a knight scores far more than a squire, in the same few games.
func TestLevelsDiffer(t *testing.T) {
	points := 0
	for i := range uint64(8) {
		s, luck := start(t, 2, "standard", 40+i), game.NewRand([2]uint64{i, 2})
		better := game.Seat(i % 2)
		for s.Awaiting() != 0 {
			p := s.Awaiting().First()
			level := "squire"
			if p == better {
				level = "knight"
			}
			s.Play(p, answering(level)(s, p, &luck), nil)
		}
		points += s.score(better) - s.score(1-better)
	}
	if points < 8*5 {
		t.Errorf("a knight is only %d points ahead of a squire in 8 games", points)
	}
}
