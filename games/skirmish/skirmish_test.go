package skirmish

import (
	"testing"

	"outremer/game/gametest"
	"outremer/game/scenario"
)

func TestTitle(t *testing.T) {
	gametest.Exercise(t, Title, gametest.MaxMoves(1000), gametest.MaxSize(1024))
}

func TestKept(t *testing.T) { gametest.Kept(t, "testdata/games", Title) }

func FuzzPlay(f *testing.F) { gametest.Fuzz(f, Title) }

func BenchmarkPlayout(b *testing.B) { gametest.Bench(b, Title, 4) }

func BenchmarkClone(b *testing.B) { gametest.BenchClone(b, Title, 4) }

func TestScenarios(t *testing.T) {
	scripts := scenario.Test(t, Title, "testdata/scenarios/*.scn")
	if missing := scenario.Uncited(&lexicon, scripts...); missing != nil {
		t.Errorf("rules that no case proves: %v", missing)
	}
}
