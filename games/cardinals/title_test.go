package cardinals

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game/gametest"
)

func TestTitle(t *testing.T) {
	gametest.Exercise(t, title(t), gametest.MaxMoves(20000), gametest.Effort(0.005))
}

func TestKept(t *testing.T) { gametest.Kept(t, "testdata/games", factstest.Titles(t, Box)...) }

func FuzzPlay(f *testing.F) { gametest.Fuzz(f, title(f)) }
