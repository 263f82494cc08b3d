package sim

import (
	"testing"

	"outremer/facts"
	"outremer/game"
	"outremer/games/cardinals"
)

// TestPress plays one decade of College of Cardinals: bots make pacts only if press is on, and
// random ones make none.
func TestPress(t *testing.T) {
	title, err := cardinals.New(facts.Dir(cardinals.Box.Data, nil))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		bot   string
		press bool
		want  bool
	}{{"knight", true, true}, {"knight", false, false}, {"random", true, false}} {
		p := Plan{Title: title, Setup: game.Setup{Seats: 12}, Games: 1, Seed: 1, Until: Mark{"turn", 5}, Press: c.press}
		for range 12 {
			p.Bots = append(p.Bots, c.bot)
		}
		if n := play(t, p)[0].Pacts; (n > 0) != c.want {
			t.Errorf("%s, press %v: %d pacts", c.bot, c.press, n)
		}
	}
}
