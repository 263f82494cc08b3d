package kingdoms

import "testing"

// Rule 7.2a, 7.2b: the victory of one kingdom.
// Rule 8.5a, 8.5b: the victory points of the crusaders.
// Rule ruling.K23, ruling.K24, ruling.K25, ruling.K40: rulings.
func TestVictory(t *testing.T) { script(t, "victory") }
