package teacher

import (
	"math"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/text"
)

// Speaker puts what the master thinks into words.
type Speaker struct {
	Words *text.Catalogue
	Lexis *game.Lexicon
	Lang  string
	Seats []string
}

// When something is worth a word: a point more of a hundred games, a third of a point, a fifth of a game between one
// world and another, unless the game is as good as decided.
const (
	sayChance  = 0.01
	sayPoints  = 0.33
	sayLuck    = 0.2
	sayDecided = 0.1
)

// Advice says what to do and why.
func (s Speaker) Advice(a *Advice) string {
	best := a.Best()
	say := []string{text.Fill(s.Lang, "hint-do", s.Moves(best.Moves))}
	switch {
	case a.Only:
		return say[0] + " " + text.Word(s.Lang, "hint-only")
	case len(a.Choices) == 1:
		return strings.Join(append(say, s.chance(best)), " ")
	}
	other := &a.Choices[1]
	return strings.Join(append(append(say, s.Compared(best, other)), s.why(best, other)...), " ")
}

// chance says how often a choice wins.
func (s Speaker) chance(c *Choice) string { return text.Fill(s.Lang, "hint-chance", hundred(c.Worth)) }

// Compared says how much better a choice is than another.
func (s Speaker) Compared(c, other *Choice) string {
	name, more := s.contrast(c.Moves, other.Moves), c.Worth-other.Worth
	switch {
	case more < sayChance && isBreach(s.Lexis, other.Moves):
		return s.chance(c) // nobody has to hear that a word could as well be broken
	case more < sayChance:
		return s.chance(c) + " " + text.Fill(s.Lang, "hint-even", name)
	}
	return text.Fill(s.Lang, "hint-better", hundred(c.Worth), max(1, hundred(more)), name)
}

// why names what changes: what happens, points, and what is left to luck.
func (s Speaker) why(c, other *Choice) (say []string) {
	for _, h := range c.Brings {
		event := strings.TrimSuffix(s.Words.Event(s.Lang, s.Seats, h.Event).String(), ".")
		say = append(say, text.Fill(s.Lang, "hint-brings", hundred(h.Often), event))
	}
	if more := c.Points - other.Points; math.Abs(more) >= sayPoints {
		key := "hint-points"
		if more < 0 {
			key = "hint-cost"
		}
		say = append(say, text.Fill(s.Lang, key, s.decimal(math.Abs(more))))
	}
	if c.Spread >= sayLuck && c.Worth >= sayDecided && c.Worth <= 1-sayDecided {
		say = append(say, text.Word(s.Lang, "hint-luck"))
	}
	return say
}

// Reason is why one might do it: what follows, without a comparison.
func (s Speaker) Reason(c, other *Choice) string { return strings.Join(s.why(c, other), " ") }

// Moves names what a choice does.
func (s Speaker) Moves(moves []game.Move) string { return s.listed(s.names(moves)) }

// decimal writes a number with one decimal, as the language does.
func (s Speaker) decimal(x float64) string {
	number := strconv.FormatFloat(x, 'f', 1, 64)
	return strings.Replace(number, ".", text.Word(s.Lang, "decimal-point"), 1)
}

func hundred(x float64) int { return int(math.Round(100 * x)) }
