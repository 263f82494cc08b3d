package kingdoms

import "testing"

// Rule 2.4a, 2.4b, 3.0c: T23 and T40.
// Rule 4.1.1a, 4.1.1b, 4.1.4a, 4.1.C1, 4.1.C2, 4.1.C3, 4.1.C4, 4.1.6a, 4.1.6b, 4.1.7, 4.1.8: attacks, T02 to T06 and others.
// Rule 4.2a, 4.2b, 4.5a, 4.5b: T20 to T23.
// Rule 5.0a, 5.0b, 5.0c, 6.0b, 6.0c: T01, T11, T12 and T24.
// Rule 7.1a, 7.1b, 7.1c, 7.1d, 7.2a, 7.2b: T13 to T17 and T20.
// Rule 8.1a, 8.1b, 8.1d, 8.2a, 8.2b, 8.2c: T17, T18, T25 and T26.
// Rule 8.3c, 8.3d, 8.3e, 8.3g, 8.3h, 8.3i, 8.4a, 8.4b, 8.4c, 8.4d, 8.4e: the Muslims, T07 to T10 and T27 to T34.
// Rule 8.5a, 8.5b, E1, E2: T35, T36 and the examples.
func TestCases(t *testing.T) { script(t, "cases") }
