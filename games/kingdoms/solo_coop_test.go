package kingdoms

import "testing"

// Rule 8.1a, 8.1b, 8.1c, 8.1d: deployment, castles and decks against the Muslims.
// Rule 8.2a, 8.2b, 8.2c: their special rules.
// Rule ruling.K11, ruling.K26, ruling.K27, ruling.K28, ruling.K43, ruling.K44: rulings.
func TestSoloCoop(t *testing.T) { script(t, "solo-coop") }
