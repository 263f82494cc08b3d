package kingdoms

import (
	"testing"

	"outremer/game"
)

// TestAnyAction: each of the answers is chosen as often as any other, and nothing else is.
func TestAnyAction(t *testing.T) {
	const draws = 40_000
	for name, hand := range map[string]string{
		"troops and events": "hand antioch c-troop-2 c-troop-1 c-leader c-pilgrims c-spies c-fervour",
		"no troops":         "hand antioch c-leader c-leader c-judgment c-concerted-attack",
		"no cards":          "hand antioch",
	} {
		s := position(t, 4, []string{"hands none", "hand damascus m-leader", "hand aleppo m-troop-1", hand, "round antioch"}, nil)
		options := s.Options(nil, 3)
		counts, r := map[game.Move]int{}, game.Quick([2]uint64{3, 4})
		for range draws {
			m, ok := anyAction(s, s.core.Top(), 3, &r)
			if !ok {
				t.Fatalf("%s: nothing is chosen", name)
			}
			counts[m]++
		}
		if len(counts) != len(options) {
			t.Errorf("%s: got %d different answers, want %d", name, len(counts), len(options))
		}
		want := draws / len(options)
		for _, m := range options {
			if got := counts[m]; got < want*9/10 || got > want*11/10 {
				t.Errorf("%s: %v is chosen %d times, want about %d", name, m, got, want)
			}
		}
	}
}
