package papers

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
)

// Until when a letter wants peace: until a turn by its name, a year, which may stand for the second
// turn of its decade, or the end of the game.

// usualPeace is how many turns of movement peace lasts unless the letter says until when.
const usualPeace = 3

// peace returns the peace that a sentence asks for, as long as it may be promised, and whether it says
// until when.
func (h *hearing) peace() (p game.Pact, dated, ok bool) {
	if !h.says(func(w *letterWords) []string { return w.Peace }) {
		return p, false, false
	}
	until, named := h.until()
	n := 0
	for _, x := range h.possible {
		if h.o.lex.Pacts[x.Kind].Slug != "peace" {
			continue
		}
		n++
		switch {
		case named && x.A <= until:
			p, dated = x, true
		case !dated && n <= usualPeace: // or fewer, if the game ends before that
			p = x
		}
	}
	return p, dated, n > 0
}

// until returns the last turn that a sentence names.
func (h *hearing) until() (turn int16, ok bool) {
	early := false
	for _, t := range h.tokens {
		word := hearing{o: h.o, words: words{h.folded, []token{t}}}
		switch year, err := strconv.Atoi(t.text); {
		case word.says(func(w *letterWords) []string { return w.Early }):
			early = true
		case word.says(func(w *letterWords) []string { return w.Late }):
			early = false
		case err == nil && len(t.text) == yearDigits:
			turn, ok = h.o.turnIn(year, early)
			early = false
		}
	}
	if !ok && h.saysEnd() {
		return h.o.turnIn(lastYear, false)
	}
	return turn, ok
}

const (
	yearDigits = 4
	lastYear   = 9999 // that can be written; no game lasts as long
)

// turnIn returns the turn of movement in the decade of a year; for years after the last decade, the
// last turn. Years before the first have none.
func (o *Office) turnIn(year int, early bool) (int16, bool) {
	season := "late"
	if early {
		season = "early"
	}
	names := o.lex.Sorts[sortOf(o.lex, "turn")].Names
	decade := fmt.Sprintf("-%ds", year-year%10)
	if last := len(names) - 1; decade > strings.TrimPrefix(names[last], "late") {
		return int16(last), true
	}
	i := slices.Index(names, season+decade)
	return int16(i), i >= 0
}

// saysEnd reports whether a sentence speaks of the end of the game.
func (h *hearing) saysEnd() bool {
	for _, tg := range h.o.tongues {
		for _, p := range tg.Letter.End {
			if strings.Contains(" "+h.all()+" ", " "+p+" ") {
				return true
			}
		}
	}
	return false
}
