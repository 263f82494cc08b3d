package kingdoms

import "testing"

// Rule 7.1a, 7.1b, 7.1c: deployment.
// Rule 7.1d: peace among the Christians of the game for three.
// Rule ruling.K14: rulings.
func TestFourThree(t *testing.T) { script(t, "four-three") }
