package kingdoms

import "testing"

// Rule 2.1a, 2.1b: decks, and what the three types of cards are for.
// Rule 2.2a, 2.2b: castles and garrisons.
// Rule 2.3: the card bonus and its limits.
// Rule 2.4a, 2.4b: both boards, region by region.
// Rule ruling.K9: rulings.
func TestComponents(t *testing.T) { script(t, "components") }
