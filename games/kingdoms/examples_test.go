package kingdoms

import "testing"

// Rule E1, E2: both examples at the end of the rulebook.
func TestExamples(t *testing.T) { script(t, "examples") }
