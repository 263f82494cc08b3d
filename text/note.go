package text

import (
	"slices"
	"strings"

	"outremer/game"
)

// Note words what happened at the table outside the rules: a bot takes a seat, a move is undone.
// The keys are those of [note] in en.toml; values fill in {a} to {d}, and one that is a
// seat's name also {with}. A log may hold any remark: one without a sentence here is shown verbatim.
func (c *Catalogue) Note(lang string, seats []string, seat game.Seat, key string, values ...string) Sentence {
	nodes, ok := shared[lang].notes[key]
	if !ok {
		nodes, ok = shared[Languages[0]].notes[key]
	}
	if !ok {
		return plain(strings.TrimSpace(key + " " + strings.Join(values, " ")))
	}
	s := scene{c: c, v: c.voice(lang), seats: seats, seat: seat, with: game.Nobody, values: values}
	if len(values) > 0 {
		s.with = game.Seat(slices.Index(seats, values[0]))
	}
	return s.render(nodes)
}

// value is an operand that is already worded: a number, or a bot's name.
func value(text string) operand {
	return operand{span: Span{Text: text}, has: text != "", plural: text != "1"}
}
