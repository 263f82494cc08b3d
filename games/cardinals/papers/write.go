package papers

import (
	"strconv"
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
)

// write returns a seat's move as an order, with n points if it is a bid.
func (o *Office) write(st *cardinals.State, p game.Seat, lang string, m game.Move, n int) string {
	var words []string
	add := func(w string) {
		if w != "" {
			words = append(words, w)
		}
	}
	ls := languages(lang)
	for _, e := range o.patterns[ls[0]][m.Verb][0] {
		switch e.kind {
		case operand:
			k := o.lex.Verbs[m.Verb].Args[e.slot]
			add(o.thing(lang, k, [3]int16{m.A, m.B, m.C}[e.slot]))
		case unitName:
			kind, _, ok := st.Fallen(m.A)
			if !ok || o.lex.Verbs[m.Verb].Slug != "retreat" && o.lex.Verbs[m.Verb].Slug != "disband" {
				kind, _, _ = st.UnitIn(m.A)
			}
			add(o.Letter(lang, kind))
		case otherName:
			kind, owner, ok := st.UnitIn(m.B)
			if ok && owner != game.Nobody && owner != p {
				add(o.title.Code(owner))
			}
			add(o.Letter(lang, kind))
		case points:
			add(strconv.Itoa(n*o.title.Price(m.Verb)) + " " + e.word)
		default:
			add(e.word)
		}
	}
	return strings.Join(words, " ")
}

// Draft implements papers.Office.
func (o *Office) Draft(world game.State, p game.Seat, lang string) string {
	st := world.(*cardinals.State)
	var b strings.Builder
	drafted := st.Drafted(nil, p)
	for i, m := range drafted {
		if i > 0 && m == drafted[i-1] { // a bid of several points
			continue
		}
		b.WriteString(o.write(st, p, lang, m, count(drafted, m)))
		b.WriteByte('\n')
	}
	return b.String()
}

// thing returns a name as used in orders: the short one for things whose names are sentences.
func (o *Office) thing(lang string, k game.Sort, v int16) string {
	sort := o.lex.Sorts[k].Slug
	slug := o.lex.Name(k, v)
	if short := o.tongue(lang).Alias[sort][slug]; len(short) > 0 {
		return short[0]
	}
	return o.words.Named(lang, sort, slug)
}

func (o *Office) space(lang string, at int16) string {
	return o.words.Thing(lang, o.sort.space, at)
}

// Letter returns the letter of a unit type, army or fleet: A or F.
func (o *Office) Letter(lang, kind string) string {
	switch kind {
	case "army":
		return o.tongue(lang).Publish.Army
	case "fleet":
		return o.tongue(lang).Publish.Fleet
	default:
		return ""
	}
}
