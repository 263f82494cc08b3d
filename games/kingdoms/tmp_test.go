package kingdoms

import "testing"

func TestTmp(t *testing.T) {
	for _, n := range []string{"components", "turns","attack","incursion","discard-pass"} {
		script(t, n)
	}
}
