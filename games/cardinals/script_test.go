package cardinals

import (
	"sync"
	"testing"

	source "outremer/facts"
	"outremer/game/scenario"
)

var builtIn = sync.OnceValues(func() (*Title, error) { return New(source.Dir(Data(), nil)) })

// title is College of Cardinals with its built-in data.
func title(t testing.TB) *Title {
	t.Helper()
	k, err := builtIn()
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// script runs the cases of one file. What the file cites stands above the test that
// calls this; TestCitations holds the two together.
func script(t *testing.T, name string) {
	t.Helper()
	scenario.Test(t, title(t), "testdata/scenarios/"+name+".scn")
}
