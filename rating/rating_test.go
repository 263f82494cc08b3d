package rating

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"testing"
)

// TestVectors: games rated by an independent implementation, openskill 5.0.1 for JavaScript, come out
// the same.
func TestVectors(t *testing.T) {
	data, err := os.ReadFile("testdata/plackett-luce.json")
	if err != nil {
		t.Fatal(err)
	}
	var games []struct {
		Before, After []Rating
		Places        []int
	}
	if err := json.Unmarshal(data, &games); err != nil {
		t.Fatal(err)
	}
	if len(games) < 50 {
		t.Fatalf("%d games, want at least 50", len(games))
	}
	for n, g := range games {
		for i, got := range After(g.Before, g.Places) {
			want := g.After[i]
			if math.Abs(got.Mu-want.Mu) > 1e-9 || math.Abs(got.Sigma-want.Sigma) > 1e-9 {
				t.Errorf("game %d, player %d of %v: got %v, want %v", n, i, g.Places, got, want)
			}
		}
	}
}

// TestSense: who wins gains, who loses falls, a tie of equals moves nobody, and every game makes both
// better known.
func TestSense(t *testing.T) {
	won := After([]Rating{New(), New()}, []int{1, 2})
	if won[0].Mu <= mean || won[1].Mu >= mean || won[0].Sigma >= spread || won[1].Sigma >= spread {
		t.Errorf("after a win: %v", won)
	}
	if tied := After([]Rating{New(), New()}, []int{1, 1}); math.Abs(tied[0].Mu-mean) > 1e-9 || tied[0].Sigma >= spread {
		t.Errorf("after a tie: %v, want %v each, better known", tied, mean)
	}
	strong := Rating{40, 2}
	expected, upset := After([]Rating{strong, New()}, []int{1, 2}), After([]Rating{strong, New()}, []int{2, 1})
	if up, down := expected[0].Mu-40, 40-upset[0].Mu; up >= down {
		t.Errorf("the favourite gains %v by winning and loses %v by losing", up, down)
	}
}

// TestOrder: after some hundred simulated games of two to six, the ratings put players in the order of
// their true strengths.
func TestOrder(t *testing.T) {
	luckOf := rand.New(rand.NewPCG(1, 2))
	truth := make([]float64, 12)
	believed := make([]Rating, len(truth))
	for i := range truth {
		truth[i], believed[i] = 12+2.5*float64(i), New()
	}
	for range 600 {
		players := luckOf.Perm(len(truth))[:2+luckOf.IntN(5)]
		shown, before := make([]float64, len(players)), make([]Rating, len(players))
		for i, p := range players {
			shown[i], before[i] = truth[p]+luck*luckOf.NormFloat64(), believed[p]
		}
		for i, after := range After(before, placesBy(shown)) {
			believed[players[i]] = after
		}
	}
	for i, r := range believed {
		if i > 0 && r.Mu <= believed[i-1].Mu {
			t.Errorf("player %d is rated %v, not above the weaker %v", i, r, believed[i-1])
		}
		if r.Sigma > New().Sigma/2 {
			t.Errorf("player %d is rated %v, want to know better after so many games", i, r)
		}
	}
}

// placesBy returns the places of those who have shown these strengths.
func placesBy(shown []float64) []int {
	places := make([]int, len(shown))
	for i, x := range shown {
		places[i] = 1
		for _, y := range shown {
			if y > x {
				places[i]++
			}
		}
	}
	return places
}

// TestTogether: somebody unknown adds nothing, two who agree are known better, and of two who differ
// the better known counts for more.
func TestTogether(t *testing.T) {
	known := Rating{32, 2}
	if got := Together(known, New()); math.Abs(got.Mu-32) > 1e-9 || math.Abs(got.Sigma-2) > 1e-9 {
		t.Errorf("with somebody unknown: got %v, want %v", got, known)
	}
	if got := Together(known, known); math.Abs(got.Mu-32) > 0.3 || got.Sigma >= 2 {
		t.Errorf("two alike: got %v, want about 32, better known than %v", got, known)
	}
	if got := Together(known, Rating{20, 6}); got.Mu < 30 || got.Mu > 32 {
		t.Errorf("with a stranger's 20: got %v, want a little below 32", got)
	}
	if got := Mean(Rating{20, 4}, Rating{30, 6}); got != (Rating{25, 5}) {
		t.Errorf("mean: got %v, want {25 5}", got)
	}
}
