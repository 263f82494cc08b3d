package game

import "math"

// Seer is implemented by states that can tell how they may end without being played on.
type Seer interface {
	// Foresee appends every seat's chance of winning and reports true, or reports false where nobody can
	// tell yet, as amid a battle: then the game is played on to a calmer moment. It looks at the whole state, so
	// whoever plays asks it of sampled worlds only.
	Foresee(dst []float64) ([]float64, bool)
}

// Holder is implemented by states that can count what seats have beside points.
type Holder interface {
	// Holdings appends what s has, in the order of Lexicon.Holdings.
	Holdings(dst []int, s Seat) []int
}

// Chances turns what seats may hope to score into their chances of winning: doubt is the difference that
// makes one of two seats about three times as likely to win as the other.
func Chances(hopes []float64, doubt float64) {
	most, sum := math.Inf(-1), 0.0
	for _, h := range hopes {
		most = max(most, h)
	}
	for i, h := range hopes {
		hopes[i] = math.Exp((h - most) / doubt)
		sum += hopes[i]
	}
	for i := range hopes {
		hopes[i] /= sum
	}
}
