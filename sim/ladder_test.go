package sim

import (
	"context"
	"errors"
	"math"
	"testing"

	"outremer/game"
	"outremer/games"
)

// TestLadder: who knows what he does stands above who plays by chance, and the table says how they did.
func TestLadder(t *testing.T) {
	l := Ladder{Plan{Title: games.Example().Title, Setup: game.Setup{Seats: 2}, Bots: []string{"random", "knight"}, Games: 60, Seed: 3}}
	steps := 0
	list, err := l.Run(context.Background(), func() { steps++ })
	if err != nil {
		t.Fatal(err)
	}
	if steps != 120 || len(list) != 2 || list[0].Games != 120 {
		t.Fatalf("%d games, %+v", steps, list)
	}
	for _, r := range list {
		if r.Margin <= 0 || math.IsInf(r.Margin, 0) || math.IsNaN(r.Rating) {
			t.Errorf("%+v", r)
		}
	}
	if list[0].Bot == "random" || list[0].Alone[0].Games != 60 || list[0].Alone[1].Games != 0 {
		t.Errorf("%+v", list)
	}
}

// TestStrengths: ratings are those by which the results are most likely. Nine of ten games among two are about 380 points.
func TestStrengths(t *testing.T) {
	l := Ladder{Plan{Setup: game.Setup{Seats: 2}, Bots: []string{"a", "b"}}}
	list := l.rungs([]pairing{{0, 1, 500, 50}, {1, 0, 500, 450}})
	if list[0].Bot != "b" || math.Abs(list[0].Rating-list[1].Rating-381.7) > 2 {
		t.Errorf("%+v", list)
	}
	if list[0].Alone[0].Win != 90 || list[1].Alone[1].Win != 10 {
		t.Errorf("%+v", list)
	}
	four := Ladder{Plan{Setup: game.Setup{Seats: 4}, Bots: []string{"a", "b"}}}
	if list := four.rungs([]pairing{{0, 1, 400, 100}, {1, 0, 400, 100}}); math.Abs(list[0].Rating-list[1].Rating) > 0.01 {
		t.Errorf("a fair share makes equals: %+v", list)
	}
}

// TestLadderNeedsRivals: allies are not compared.
func TestLadderNeedsRivals(t *testing.T) {
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		if g.Info().Slug != "kingdoms" {
			continue
		}
		l := Ladder{Plan{Title: g.Title, Setup: game.Setup{Seats: 2}, Bots: []string{"knight", "squire"}, Games: 1}}
		if _, err := l.Run(context.Background(), func() {}); !errors.Is(err, ErrAllies) {
			t.Errorf("%v", err)
		}
	}
}
