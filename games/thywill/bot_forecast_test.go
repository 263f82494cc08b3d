package thywill

import (
	"context"
	"testing"

	"outremer/game"
)

// TestForecast: what is foreseen leaves the others where playing it leaves them, and whether the game ends is
// foreseen, too.
func TestForecast(t *testing.T) {
	built, fell, ended := 0, 0, 0
	for players := 2; players <= maxPlayers; players++ {
		s := start(t, players, "standard", 13)
		playOn(t, s, "knight", func(p game.Seat, _ game.Move) {
			if s.Round == 0 || s.core.Top().Step != stepTurn || s.Round%3 != 0 && s.Supply > 30 {
				return
			}
			var y search
			var turn [maxPlayers]deeds
			y.here = *s
			over := y.goOn(context.Background(), p, &turn)
			c := *s
			if c.suffer(p, &turn) != over {
				t.Fatalf("%d players, round %d: the end is not foreseen", players, s.Round)
			}
			if over {
				ended++
			}
			for q := range game.Seat(players) {
				if q == p {
					continue
				}
				built += turn[q].built.len()
				fell += turn[q].fell.len()
				if c.Influence[q] != y.here.Influence[q] || c.Won[q] != y.here.Won[q] || c.Houses[q] != y.here.Houses[q] || c.Built[q] != y.here.Built[q] {
					t.Fatalf("%d players, round %d: seat %d does %+v, which is not what was played", players, s.Round, q, turn[q])
				}
			}
		})
	}
	if built == 0 || fell == 0 || ended == 0 {
		t.Errorf("%d buildings, %d enemies and %d ends foreseen", built, fell, ended)
	}
}

// TestForecastTooLate: who finds the enemy gone and the site taken gains all the same, and changes nothing else.
func TestForecastTooLate(t *testing.T) {
	s := arranged(t, twoTurns)
	r := (s.side.on &^ s.enemiesAt() &^ s.housesAt()).first()
	s.erect(1, castle, r, nil)
	want := *s
	want.gain(0, 5, nil)
	s.suffer(1, &[maxPlayers]deeds{{gain: 5, fell: regions(0).with(r), built: regions(0).with(r)}})
	if *s != want {
		t.Error("what was too late changed the map")
	}
}
