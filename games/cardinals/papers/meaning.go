package papers

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/papers"
)

// moves returns what a reading amounts to: a single move or, for points, all the moves that set
// them.
func (r *reading) moves(x *match) ([]game.Move, *papers.Wrong) {
	if w := r.o.misnamed(r.st, r.lang, x); w != nil {
		return nil, w
	}
	switch {
	case x.n >= 0:
		return r.bid(x)
	case x.move.Verb == r.o.verb("build-army") || x.move.Verb == r.o.verb("build-fleet"):
		return r.build(x.move), nil
	default:
		return []game.Move{x.move}, nil
	}
}

// misnamed reports that the unit is not what the line calls it.
func (o *Office) misnamed(st *cardinals.State, lang string, x *match) *papers.Wrong {
	tg := o.tongue(lang)
	check := func(which int, at int16) *papers.Wrong {
		mark := x.marks[which]
		if mark < 0 {
			return nil
		}
		kind, _, ok := st.Fallen(at)
		if !ok {
			kind, _, ok = st.UnitIn(at)
		}
		if !ok || kind == x.units[which] {
			return nil
		}
		t := x.said.tokens[mark]
		return &papers.Wrong{From: t.from, To: t.to, Key: "wrong-unit", Near: []string{o.Letter(lang, kind)},
			Text: fmt.Sprintf(tg.Wrong["wrong-unit"], o.space(lang, at), o.Letter(lang, kind))}
	}
	if w := check(markUnit, x.move.A); w != nil {
		return w
	}
	if w := check(markHelped, x.move.B); w != nil {
		return w
	}
	if mark := x.marks[markWhose]; mark >= 0 {
		if _, owner, ok := st.UnitIn(x.move.B); ok && owner != x.whose {
			t := x.said.tokens[mark]
			w := &papers.Wrong{From: t.from, To: t.to, Key: "wrong-owner", Text: fmt.Sprintf(tg.Wrong["wrong-owner"], o.space(lang, x.move.B), o.title.Code(x.whose))}
			if owner != game.Nobody {
				w.Near = []string{o.title.Code(owner)}
			}
			return w
		}
	}
	return nil
}

// bid sets the points on one purpose. Setting them also withdraws everything else on the space,
// which is then put back.
func (r *reading) bid(x *match) ([]game.Move, *papers.Wrong) {
	o := r.o
	price := o.title.Price(x.move.Verb)
	if slug := o.lex.Verbs[x.move.Verb].Slug; x.n%price != 0 || (slug == "rebel" || slug == "gift") && x.n > price {
		t := x.said.tokens[x.points]
		return nil, &papers.Wrong{From: t.from, To: t.to, Key: "wrong-points", Text: fmt.Sprintf(o.tongue(r.lang).Wrong["wrong-points"], price)}
	}
	at := o.bidSpace(x.move)
	var here []game.Move
	for _, m := range r.st.DraftedBids(nil, r.p) {
		if o.bidSpace(m) == at {
			here = append(here, m)
		}
	}
	want := slices.DeleteFunc(slices.Clone(here), func(m game.Move) bool { return m == x.move })
	for range x.n / price {
		want = append(want, x.move)
	}
	switch {
	case count(here, x.move) == x.n/price:
		return []game.Move{}, nil
	case len(here) > 0:
		return append([]game.Move{{Verb: o.verb("withdraw"), A: at}}, want...), nil
	default:
		return want, nil
	}
}

// bidSpace returns the space that a bid's points are on.
func (o *Office) bidSpace(m game.Move) int16 {
	if o.lex.Verbs[m.Verb].Slug == "tithe" {
		return o.title.TitheSpace()
	}
	return m.A
}

// build first takes back what is planned for the centre.
func (r *reading) build(m game.Move) []game.Move {
	at := r.o.title.SpaceOf(m.A)
	for _, x := range r.st.Drafted(nil, r.p) {
		switch {
		case x == m:
			return []game.Move{}
		case r.o.title.SpaceOf(x.A) == at:
			return []game.Move{{Verb: r.o.verb("withdraw"), A: at}, m}
		}
	}
	return []game.Move{m}
}

func (o *Office) verb(slug string) game.Verb {
	return game.Verb(slices.IndexFunc(o.lex.Verbs, func(v game.VerbSpec) bool { return v.Slug == slug }))
}

func count(moves []game.Move, m game.Move) (n int) {
	for _, x := range moves {
		if x == m {
			n++
		}
	}
	return n
}

// blamed lists the refusals that concern an operand other than the first.
var blamed = map[string]int{
	"cannot-go": 1, "coast-needed": 1, "coast-of-strait": 1, "army-by-water": 1, "no-ferry": 1, "cannot-support": 1, "cumans-move": 1,
	"cumans-support": 2, "not-beside-goal": 1, "no-line-of-supply": 1, "retreat-closed": 1, "retreat-coast": 1, "not-an-objective": 1,
	"rome-alone": 1,
}

// refused returns what is wrong with a reading that the rules refuse, or nil if they accept it.
func (x *match) refused(v *game.Violation) *papers.Wrong {
	if v == nil {
		return nil
	}
	w := &papers.Wrong{Key: v.Key, Violation: v}
	w.From, w.To = x.blame(v.Key)
	return w
}

// blame returns the words that a refusal is about.
func (x *match) blame(key string) (from, to int) {
	tokens := x.said.tokens
	if key == "no-points-left" && x.n >= 0 {
		return tokens[x.points].from, tokens[x.points].to
	}
	if at := x.at[blamed[key]]; at[1] > 0 {
		return tokens[at[0]].from, tokens[at[1]-1].to
	}
	return tokens[0].from, tokens[len(tokens)-1].to
}

// wrong says why no pattern fits, at the word where the best of them failed.
func (m *matcher) wrong(o *Office, lang string) *papers.Wrong {
	tg := o.tongue(lang)
	expected := strings.Join(m.expected, ", ")
	if m.furthest >= len(m.tokens) {
		end := 0
		if n := len(m.tokens); n > 0 {
			end = m.tokens[n-1].to
		}
		return &papers.Wrong{From: end, To: end, Key: "incomplete", Text: fmt.Sprintf(tg.Wrong["incomplete"], expected)}
	}
	rest := m.from(m.furthest)
	word := rest.tokens[0]
	w := &papers.Wrong{From: word.from, To: word.to, Key: "unknown", Text: fmt.Sprintf(tg.Wrong["unknown"], word.text, expected)}
	if len(m.expected) == 1 && m.expected[0] == tg.Kind["end"] {
		w.Key, w.Text = "too-much", fmt.Sprintf(tg.Wrong["too-much"], word.text)
		return w
	}
	for _, k := range m.sorts {
		values, n := nearest(m.vs[0], k, rest)
		if len(values) == 0 {
			continue
		}
		w.To = rest.tokens[n-1].to
		for _, v := range values {
			if name := o.thing(lang, k, v); !slices.Contains(w.Near, name) {
				w.Near = append(w.Near, name)
			}
		}
		w.Key, w.Text = "no-name", fmt.Sprintf(tg.Wrong["no-name"], tg.Noun[o.lex.Sorts[k].Slug], rest.first(n))
		break
	}
	return w
}
