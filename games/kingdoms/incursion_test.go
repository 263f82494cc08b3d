package kingdoms

import "testing"

// Rule 4.2a, 4.2b: the raid on a neighbour's hand.
// Rule 4.3b, 7.1d: what does not forbid it.
// Rule ruling.K14, ruling.K15, ruling.K28, ruling.K39, ruling.K46: rulings.
func TestIncursion(t *testing.T) { script(t, "incursion") }
