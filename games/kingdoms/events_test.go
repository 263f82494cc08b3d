package kingdoms

import "testing"

// Rule 4.3a, 4.3b, 4.3c: events that are discarded, that stay and that lead to an attack.
// Rule 4.1.3, 4.1.C1, 4.1.C2, 4.1.C3: the troops and responses of both decks.
// Rule 2.1a, 2.2b, 4.4, 6.0b: what single events touch besides.
func TestEvents(t *testing.T) { script(t, "events") }
