package kings

import (
	"testing"

	"outremer/game/gametest"
)

func TestCitations(t *testing.T) { gametest.Citations(t, title(t).Lexicon()) }
