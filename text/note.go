package text

import (
	"strings"

	"outremer/game"
)

// Note says what happened at the table outside of the rules: a bot plays for a seat, a
// move is taken back. The keys are those of [note] in en.toml; values are what {a} to {d}
// stand for. A log may hold any remark: one without a sentence here is told as it stands.
func (c *Catalogue) Note(lang string, seats []string, seat game.Seat, key string, values ...string) Sentence {
	nodes, ok := shared[lang].notes[key]
	if !ok {
		nodes, ok = shared[Languages[0]].notes[key]
	}
	if !ok {
		return plain(strings.TrimSpace(key + " " + strings.Join(values, " ")))
	}
	s := scene{c: c, v: c.voice(lang), seats: seats, seat: seat, values: values}
	return s.render(nodes)
}

// value is an operand that has its words already: a number, or a bot's name.
func value(text string) operand {
	return operand{span: Span{Text: text}, has: text != "", plural: text != "1"}
}
