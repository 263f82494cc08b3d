package kingdoms

import "testing"

// Rule 3.0a, 3.0b, 3.0c: three turns, the draw, the order of rounds.
// Rule 5.0a, 5.0b, 5.0c: how a turn ends and what is kept.
// Rule 6.0a, 6.0b, 6.0c: the card bonus, its limits and what it is for.
// Rule 4.1.6b, 4.1.7, 4.3b: what regions and events have to do with it.
// Rule ruling.K10, ruling.K11, ruling.K18, ruling.K19, ruling.K20, ruling.K41, ruling.K56, ruling.K57: rulings.
func TestTurns(t *testing.T) { script(t, "turns") }
