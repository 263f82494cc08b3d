package teacher

import (
	"math"
	"slices"
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

// When something is worth a word: a point more of a hundred games, a third of a point or of what else a seat has, a fifth of a game
// between one world and another, unless the game is as good as decided.
const (
	sayChance  = 0.01
	sayPoints  = 0.33
	sayHolds   = 0.33
	mostHolds  = 3
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
		return strings.Join(append(say, s.chance(best), text.Word(s.Lang, "hint-rest")), " ")
	}
	say = append(say, s.Compared(best, &a.Choices[1]))
	other, than := a.Against(best), s.than("hint-than")
	switch {
	case other != &a.Choices[1]:
		worse := max(1, hundred(best.Worth-other.Worth))
		say = append(say, text.Fill(s.Lang, "hint-worse", worse, s.contrast(best.Moves, other.Moves)))
	case s.isUnsaid(best, other):
		than = s.against(other)
	}
	why := s.why(best, other, than)
	if why == nil && best.Worth-other.Worth < sayChance {
		why = []string{text.Word(s.Lang, "hint-same")}
	}
	return strings.Join(append(say, why...), " ")
}

// than says what a list is compared with in words that need no name; against names it.
func (s Speaker) than(key string) func(list string) string {
	return func(list string) string { return text.Fill(s.Lang, key, list) }
}

func (s Speaker) against(other *Choice) func(list string) string {
	return func(list string) string { return text.Fill(s.Lang, "hint-against", s.Moves(other.Moves), list) }
}

// Against is what a choice is compared with to see what it brings: with the best, or the best itself with the next, or with
// the first that is worse if the next is as good.
func (a *Advice) Against(c *Choice) *Choice {
	best := a.Best()
	if c != best || len(a.Choices) == 1 {
		return best
	}
	for i := range a.Choices[1:] {
		if c := &a.Choices[1+i]; best.isBetter(c) {
			return c
		}
	}
	return &a.Choices[1]
}

// isBetter reports whether a choice wins more games, one more of a hundred at least, than another, which may have been
// dropped early.
func (c *Choice) isBetter(other *Choice) bool {
	more := c.Worth - other.Worth
	return more >= sayChance && (c.Tried == other.Tried || more > clearly*(c.Error+other.Error))
}

// chance says how often a choice wins.
func (s Speaker) chance(c *Choice) string { return text.Fill(s.Lang, "hint-chance", hundred(c.Worth)) }

// Compared says how much better a choice is than another.
func (s Speaker) Compared(c, other *Choice) string {
	name, more := s.contrast(c.Moves, other.Moves), c.Worth-other.Worth
	switch {
	case s.isUnsaid(c, other):
		return s.chance(c)
	case more < sayChance:
		return s.chance(c) + " " + text.Fill(s.Lang, "hint-even", name)
	}
	return text.Fill(s.Lang, "hint-better", hundred(c.Worth), max(1, hundred(more)), name)
}

// follows names what often follows. What reads alike, as a territory does that is taken from here or from there, is named once.
func (s Speaker) follows(list []Happening) string {
	var names, say []string
	for _, h := range list {
		name := strings.TrimSuffix(s.Words.Event(s.Lang, s.Seats, h.Event).String(), ".")
		if !slices.Contains(names, name) {
			names = append(names, name)
			say = append(say, text.Fill(s.Lang, "hint-often", name, hundred(h.Often)))
		}
	}
	return text.Fill(s.Lang, "hint-brings", strings.Join(say, "; "))
}

// isUnsaid reports what is better not said: nobody has to hear that a word could as well be broken, or something be asked for in vain.
func (s Speaker) isUnsaid(c, other *Choice) bool {
	return c.Worth-other.Worth < sayChance && (isBreach(s.Lexis, other.Moves) || other.Refused)
}

// why names what changes: points and means, what happens, and what is left to luck.
func (s Speaker) why(c, other *Choice, than func(list string) string) (say []string) {
	if list := s.gains(c, other); list != nil {
		say = append(say, than(strings.Join(list, ", ")))
	}
	if c.Refused {
		say = append(say, text.Word(s.Lang, "hint-refused"))
	}
	if len(c.Brings) > 0 {
		say = append(say, s.follows(c.Brings))
	}
	if c.Spread >= sayLuck && c.Worth >= sayDecided && c.Worth <= 1-sayDecided {
		say = append(say, text.Word(s.Lang, "hint-luck"))
	}
	return say
}

// gains lists what one has more or less of than with another choice, points first.
func (s Speaker) gains(c, other *Choice) (list []string) {
	if more := c.Points - other.Points; more >= sayPoints {
		list = append(list, text.Fill(s.Lang, "hint-points", s.decimal(more)))
	} else if more <= -sayPoints {
		list = append(list, text.Fill(s.Lang, "hint-cost", s.decimal(-more)))
	}
	told := 0
	for i, n := range c.Holds {
		if i >= len(other.Holds) || told == mostHolds {
			break
		}
		if more := n - other.Holds[i]; math.Abs(more) >= sayHolds {
			list = append(list, s.Words.Holding(s.Lang, s.Lexis.Holdings[i])+" "+s.signed(more))
			told++
		}
	}
	return list
}

// Reason is why one might do it: what follows, and what it brings compared with what the master would do, or that with another choice.
func (s Speaker) Reason(a *Advice, c *Choice) string {
	other := a.Against(c)
	than := s.than("hint-than-best")
	if c == a.Best() {
		than = s.against(other)
	}
	return strings.Join(s.why(c, other, than), " ")
}

// Moves names what a choice does.
func (s Speaker) Moves(moves []game.Move) string { return s.listed(s.names(moves)) }

// signed writes a number with its sign, and a whole one without decimals.
func (s Speaker) signed(x float64) string {
	sign, number := "+", s.decimal(math.Abs(x))
	if x < 0 {
		sign = "−"
	}
	return sign + strings.TrimSuffix(number, text.Word(s.Lang, "decimal-point")+"0")
}

// decimal writes a number with one decimal, as the language does.
func (s Speaker) decimal(x float64) string {
	number := strconv.FormatFloat(x, 'f', 1, 64)
	return strings.Replace(number, ".", text.Word(s.Lang, "decimal-point"), 1)
}

func hundred(x float64) int { return int(math.Round(100 * x)) }
