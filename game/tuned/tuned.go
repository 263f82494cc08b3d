// Package tuned is for what bots hold things to be worth: lists of numbers that were set by hand or
// found by play, and that weaker players have not quite right.
package tuned

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"outremer/game"
)

// Parse fills a list from a text with one number a line; what follows it there is for people.
func Parse(list []float64, text string) error {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != len(list) {
		return fmt.Errorf("%d numbers, want %d", len(lines), len(list))
	}
	for i := range list {
		word, _, _ := strings.Cut(lines[i], " ")
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return fmt.Errorf("line %d: %w", i+1, err)
		}
		list[i] = n
	}
	return nil
}

// Stray changes numbers by chance, each by a factor of about 1 ± noise.
func Stray(list []float64, noise float64, r *game.Rand) {
	for i := range list {
		list[i] *= math.Exp(noise * Bell(r))
	}
}

// Bell is a number of the normal distribution, closely enough.
func Bell(r *game.Rand) (x float64) {
	for range 12 {
		x += float64(r.Intn(0, 1<<20)) / (1 << 20)
	}
	return x - 6
}
