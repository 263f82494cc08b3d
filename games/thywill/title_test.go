package thywill

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game/gametest"
)

func TestTitle(t *testing.T) { gametest.Exercise(t, title(t), gametest.MaxMoves(6000)) }

func TestKept(t *testing.T) { gametest.Kept(t, "testdata/games", factstest.Titles(t, Box)...) }

func FuzzPlay(f *testing.F) { gametest.Fuzz(f, title(f)) }

// BenchmarkPlayout plays random games of four from the setup to the end.
func BenchmarkPlayout(b *testing.B) { gametest.Bench(b, title(b), 4) }
