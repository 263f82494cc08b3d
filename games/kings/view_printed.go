package kings

// shown is what views have of the facts, which never changes.
type shown struct {
	traits []TraitView
	kinds  [decks][]string
	women  []string
	lands  [maxLands]TerritoryView
}

func (f *facts) show() {
	f.shown = shown{traits: f.viewTraits(), women: f.women()}
	for d := range decks {
		f.shown.kinds[d] = f.kindNames(d)
	}
	for t, slug := range f.territories {
		f.shown.lands[t] = TerritoryView{Slug: slug, Culture: cultureNames[f.culture[t]],
			Borders: f.appendLands([]string{}, f.borders[t]), Coasts: f.appendLands([]string{}, f.waters[t])}
	}
}

func (f *facts) viewTraits() []TraitView {
	var out []TraitView
	for t, name := range f.traits {
		v := TraitView{Slug: name, Sign: "red", Critical: []string{}}
		if f.isGreen(Trait(t)) {
			v.Sign = "green"
		}
		for g, action := range groupNames {
			if f.critical[t]>>g&1 != 0 {
				v.Critical = append(v.Critical, action)
			}
		}
		out = append(out, v)
	}
	return out
}

// kindNames lists the cards of a deck.
func (f *facts) kindNames(d Deck) []string {
	var out []string
	for k := range f.events {
		if f.events[k].deck == d {
			out = append(out, f.cards[k])
		}
	}
	return out
}

func (f *facts) women() []string {
	var out []string
	for c, name := range f.characters {
		if f.sexOf[c] == female {
			out = append(out, name)
		}
	}
	return out
}
