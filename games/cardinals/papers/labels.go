package papers

import (
	"slices"

	"outremer/game"
	"outremer/text"
)

// Anything shown in a list of moves can be typed as is. Labels of orders for units, of which
// there are too many to list, are written like orders; all others are precomputed.

// mostLabels is the most moves a verb may have for its labels to be kept.
const mostLabels = 3000

// allLabels indexes the moves by their labels in all languages.
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

// movesOf returns all moves with a verb, possible or not, or none if there are too many. Labels
// of bids are not read: "1 DP" in an order sets the points, whereas the label adds one.
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

// operandOf returns the operand of a move in a slot.
func operandOf(m *game.Move, slot int) *int16 { return [3]*int16{&m.A, &m.B, &m.C}[slot] }
