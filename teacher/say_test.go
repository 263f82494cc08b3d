package teacher

import (
	"strings"
	"testing"
)

// TestLuckIsSaid: where much is open, and not where hardly anything is.
func TestLuckIsSaid(t *testing.T) {
	title := traders(t)
	move := weighed(t, title, "reveal", 0, 0).moves
	for _, lang := range []string{"en", "it"} {
		say := speaker(t, title, lang)
		open := say.Reason(&Choice{Moves: move, Worth: 0.5, Spread: 0.4}, &Choice{Moves: move})
		if open == "" {
			t.Errorf("%s: nothing of luck in an open game", lang)
		}
		for _, worth := range []float64{0.01, 0.95} {
			if got := say.Reason(&Choice{Moves: move, Worth: worth, Spread: 0.3}, &Choice{Moves: move}); got != "" {
				t.Errorf("%s: a chance of %v, and it says %q", lang, worth, got)
			}
		}
	}
}

// TestOneGame: a single game of a hundred is said in the singular.
func TestOneGame(t *testing.T) {
	title := traders(t)
	move := weighed(t, title, "reveal", 0, 0).moves
	for lang, wrong := range map[string]string{"en": "1 games", "it": "1 partite"} {
		say := speaker(t, title, lang)
		one, none := Choice{Moves: move, Worth: 0.01}, Choice{Moves: move}
		lesson := say.Lesson(&Lesson{Lost: 0.01})
		for _, got := range []string{say.Compared(&one, &none), say.Compared(&one, &one), lesson.Why} {
			if !strings.Contains(got, "1") || strings.Contains(got, wrong) {
				t.Errorf("%s: it says %q", lang, got)
			}
		}
	}
}
