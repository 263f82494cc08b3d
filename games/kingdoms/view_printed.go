package kingdoms

import "slices"

// show prepares what views have of the facts, which never changes.
func (f *facts) show() {
	for i := range f.boards {
		b := &f.boards[i]
		for on := b.on; on != 0; {
			r := on.take()
			b.shown[r] = RegionView{Slug: f.regions[r], Number: 1 + slices.Index(b.byNumber, r), Points: int(b.points[r]), Borders: f.regionSlugs(b.borders[r])}
		}
	}
	for _, m := range f.modes[1:] {
		for i := range m.players {
			m.players[i].shown = f.regionSlugs(m.players[i].start)
		}
	}
}

func (f *facts) regionSlugs(x regions) []string {
	out := make([]string, 0, x.len())
	for x != 0 {
		out = append(out, f.regions[x.take()])
	}
	return out
}

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
