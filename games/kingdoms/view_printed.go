package kingdoms

// CardPrint is what is printed on a card.
type CardPrint struct {
	Deck   string `json:"deck"`
	Type   string `json:"type"`   // troop, response or event
	Effect string `json:"effect"` // what it does, in one word
	N      int    `json:"n"`      // dice, points, cards or markers; for a troop, its strength
	Stays  bool   `json:"stays"`  // stays on the table until the turn ends
}

func (f *facts) printedCards() []any {
	out := make([]any, len(f.cards))
	for i := range f.cards {
		k := &f.kinds[i]
		first := k.copies
		out[i] = CardPrint{Deck: religionNames[first.take().deck()], Type: typeNames[k.typ], Effect: effectNames[k.effect], N: k.n, Stays: stays(k.effect)}
	}
	return out
}
