package papers

import (
	"slices"

	"outremer/game"
	"outremer/text"
)

// What a list of moves shows can be typed as it stands. The labels of orders for units, of
// which there are too many to list, are written like orders; all others are known beforehand.

// mostLabels is how many moves a verb may have whose labels are kept.
const mostLabels = 3000

// allLabels is the moves by their labels in all languages.
func (o *Office) allLabels() map[string][]game.Move {
	labels := map[string][]game.Move{}
	for v := range o.lex.Verbs {
		for _, m := range o.movesOf(game.Verb(v)) {
			for _, lang := range text.Languages {
				label := key(o.words.Move(lang, o.seats, m).String())
				if !slices.Contains(labels[label], m) {
					labels[label] = append(labels[label], m)
				}
			}
		}
	}
	return labels
}

// movesOf is all moves with a verb, possible or not; none if they are too many. A bid has no
// label that is read: "1 DP" in an order sets the points, and the label adds one.
func (o *Office) movesOf(v game.Verb) []game.Move {
	if o.title.Price(v) > 0 {
		return nil
	}
	moves := []game.Move{{Verb: v}}
	for slot, k := range o.lex.Verbs[v].Args {
		names := o.lex.Sorts[k].Names
		if len(moves)*len(names) > mostLabels {
			return nil
		}
		var longer []game.Move
		for _, m := range moves {
			for value := range names {
				*operandOf(&m, slot) = int16(value)
				longer = append(longer, m)
			}
		}
		moves = longer
	}
	return moves
}

// operandOf is the operand of a move in a slot.
func operandOf(m *game.Move, slot int) *int16 { return [3]*int16{&m.A, &m.B, &m.C}[slot] }
