package kings

import (
	"testing"

	"outremer/game/gametest"
)

// TestAnyOffer: each of the answers is chosen as often as any other, and nothing else is.
func TestAnyOffer(t *testing.T) {
	rich := []string{"hand english duel duel cradle-bells", "cards english steward spymaster navy", "cards frankish navy chancellor", "gold english 5", "gold frankish 2", "dynasty english"}
	for name, c := range map[string]struct {
		edition string
		lines   []string
		named   []string
	}{
		"all that there is":   {"1.0", rich, nil},
		"no cards":            {"1.1", rich, nil},
		"poor":                {"1.0", []string{"gold english 0", "gold frankish 0", "hand english", "dynasty english"}, nil},
		"one thing is named":  {"1.0", rich, []string{"give-gold 3"}},
		"one side is full":    {"1.1", rich, []string{"give-gold 1", "give-promise", "give-territory wessex"}},
		"the other is wanted": {"1.0", rich, []string{"want-gold 1", "want-promise", "want-territory paris"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := position(t, c.edition, c.lines...)
			play(t, s, 0, "trade frankish")
			for _, line := range c.named {
				play(t, s, 0, line)
			}
			gametest.Even(t, s.t, s, 0)
		})
	}
}
