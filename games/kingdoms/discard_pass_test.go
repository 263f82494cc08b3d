package kingdoms

import "testing"

// Rule 4.0: one action and no more.
// Rule 4.4: the discard.
// Rule 4.5a, 4.5b: the pass.
// Rule ruling.K16, ruling.K17, ruling.K42: rulings.
func TestDiscardPass(t *testing.T) { script(t, "discard-pass") }
