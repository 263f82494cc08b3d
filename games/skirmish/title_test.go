package skirmish

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game/gametest"
	"outremer/text/texttest"
)

func TestTitle(t *testing.T) {
	gametest.Exercise(t, title(t), gametest.MaxMoves(1000), gametest.MaxSize(1024))
}

func TestKept(t *testing.T) { gametest.Kept(t, "testdata/games", factstest.Titles(t, Box)...) }

func TestText(t *testing.T) { texttest.Catalogue(t, title(t), Box.Text) }

func TestRules(t *testing.T) { texttest.Rules(t, title(t), Box.Rules) }

func FuzzPlay(f *testing.F) { gametest.Fuzz(f, title(f)) }

func BenchmarkPlayout(b *testing.B) { gametest.Bench(b, title(b), 4) }

// TestScenarios plays the cases of every paragraph.
// Rules 1.1, 1.2, 2.1, 2.2, 3.1, 3.2, 4.1, 4.2, 5.1: see doc.go.
func TestScenarios(t *testing.T) { script(t, "rounds") }

func TestCitations(t *testing.T) { gametest.Citations(t, title(t).Lexicon()) }
