package gametest

import (
	"testing"

	"outremer/game"
	"outremer/game/scenario"
)

// Script returns the function that a title's tests use to run its scenario scripts: script(t,
// "attack") runs testdata/scenarios/attack.scn.
func Script[T game.Title](title func(testing.TB) T) func(t *testing.T, name string) {
	return func(t *testing.T, name string) {
		t.Helper()
		scenario.Test(t, title(t), "testdata/scenarios/"+name+".scn")
	}
}
