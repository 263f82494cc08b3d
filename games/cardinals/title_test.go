package cardinals

import (
	"testing"

	"outremer/game/gametest"
)

func TestTitle(t *testing.T) {
	gametest.Exercise(t, title(t), gametest.MaxMoves(20000), gametest.Effort(0.005))
}

func FuzzPlay(f *testing.F) { gametest.Fuzz(f, title(f)) }
