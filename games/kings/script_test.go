package kings

import (
	"testing"

	scripts "outremer/game/scenario"
)

// script runs the cases of one file. What the file cites stands above the test that
// calls this; TestCitations holds the two together.
func script(t *testing.T, name string) {
	t.Helper()
	scripts.Test(t, title(t), "testdata/scenarios/"+name+".scn")
}
