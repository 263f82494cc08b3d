package kingdoms

import "testing"

// Rule 4.3a, 4.3b, 4.3c: events that are discarded, that stay and that lead to an attack.
// Rule 4.1.3, 4.1.C1, 4.1.C2, 4.1.C3: the troops and responses of both decks.
// Rule 2.1a, 2.2b, 4.4, 6.0b: what single events touch besides.
// Rule ruling.K4, ruling.K14, ruling.K20, ruling.K21, ruling.K22, ruling.K37, ruling.K38, ruling.K47: rulings.
// Rule ruling.K50, ruling.K51, ruling.K53, ruling.K54, ruling.K58, ruling.K60, ruling.K62: rulings.
func TestEvents(t *testing.T) { script(t, "events") }
