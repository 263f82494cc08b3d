package papers

import (
	"fmt"
	"slices"

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
	if w := r.o.misrouted(r.st, r.lang, x); w != nil {
		return nil, w
	}
	switch {
	case r.o.title.Price(x.move.Verb) > 0:
		return r.bid(x)
	case x.move.Verb == r.o.verb("build-army") || x.move.Verb == r.o.verb("build-fleet"):
		return r.build(x.move), nil
	default:
		return []game.Move{x.move}, nil
	}
}

// wrong says what is wrong with some words of a line.
func (x *match) wrong(at span, key, text string, args ...any) *papers.Wrong {
	tokens := x.said.tokens
	return &papers.Wrong{From: tokens[at.from].from, To: tokens[at.to-1].to, Key: key, Text: fmt.Sprintf(text, args...)}
}

// misnamed reports that a unit is not what the line calls it.
func (o *Office) misnamed(st *cardinals.State, lang string, x *match) *papers.Wrong {
	for i, at := range [2]int16{x.move.A, x.move.B} {
		if w := o.misunit(st, lang, x, &x.units[i], at); w != nil {
			return w
		}
	}
	return nil
}

func (o *Office) misunit(st *cardinals.State, lang string, x *match, u *named, at int16) *papers.Wrong {
	if *u == (named{}) {
		return nil
	}
	tg := o.tongue(lang)
	kind, owner, ok := st.Fallen(at)
	if !ok {
		kind, owner, ok = st.UnitIn(at)
	}
	switch {
	case !ok:
		return nil
	case u.letter.said() && kind != unitSlugs[u.fleet]:
		w := x.wrong(u.letter, "wrong-unit", tg.Wrong["wrong-unit"], o.space(lang, at), o.Letter(lang, kind))
		w.Near = []string{o.Letter(lang, kind)}
		return w
	case u.owner.said() && owner != game.Seat(u.owner.value):
		said := o.title.Code(game.Seat(u.owner.value))
		w := x.wrong(u.owner.span, "wrong-owner", tg.Wrong["wrong-owner"], o.space(lang, at), said)
		if owner != game.Nobody {
			w.Near = []string{o.title.Code(owner)}
		}
		return w
	case u.crusader.said() && !st.IsCrusader(at):
		return x.wrong(u.crusader, "not-crusader", tg.Wrong["not-crusader"], o.space(lang, at))
	default:
		return nil
	}
}

// bid sets the points on one purpose. Setting them also withdraws everything else on the space,
// which is then put back. Lines of one text for the same purpose add up [2e(3).4].
func (r *reading) bid(x *match) ([]game.Move, *papers.Wrong) {
	o, tg := r.o, r.o.tongue(r.lang)
	price, at := o.title.Price(x.move.Verb), o.bidSpace(x.move)
	if x.n < 0 { // as in a bare "tithe"
		x.n = int16(price)
	}
	if x.n > 0 {
		x.n += int16(r.placed[x.move])
	}
	n := int(x.n)
	if slug := o.lex.Verbs[x.move.Verb].Slug; n%price != 0 || (slug == "rebel" || slug == "gift") && n > price {
		return nil, x.wrong(x.points, "wrong-points", tg.Wrong["wrong-points"], price)
	}
	if x.goal.said() && x.goal.value != at {
		return nil, x.wrong(x.goal.span, "wrong-goal", tg.Wrong["wrong-goal"], o.space(r.lang, at))
	}
	var here []game.Move
	for _, m := range r.st.DraftedBids(nil, r.p) {
		if o.bidSpace(m) == at {
			here = append(here, m)
		}
	}
	want := slices.DeleteFunc(slices.Clone(here), func(m game.Move) bool { return m == x.move || r.isReplaced(m, x) })
	for range n / price {
		want = append(want, x.move)
	}
	switch {
	case slices.Equal(here, want):
		return []game.Move{}, nil
	case len(here) > 0:
		return append([]game.Move{{Verb: o.verb("withdraw"), A: at}}, want...), nil
	default:
		return want, nil
	}
}

// isReplaced reports whether a tithe gives way to a bid for the Papal army, which is one [2l(1)(a)].
// A tithe that the same text writes does not.
func (r *reading) isReplaced(m game.Move, x *match) bool {
	tithe := r.o.verb("tithe")
	return m.Verb == tithe && x.move.Verb != tithe && x.n > 0 && r.placed[m] == 0
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
		case !r.fits(m.Verb): // these are no plans
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
	"cannot-go": 1, "coast-needed": 1, "coast-of-strait": 1, "army-by-water": 1, "no-ferry": 1, "cumans-move": 1,
	"cumans-support": 2, "support-itself": 1, "support-nobody": 1, "support-far": 2, "supported-far": 2,
	"support-own-convoy": 1, "not-beside-goal": 1, "no-line-of-supply": 1, "as-crusader": 1, "retreat-far": 1,
	"retreat-origin": 1, "retreat-occupied": 1, "retreat-standoff": 1, "retreat-coast": 1, "not-an-objective": 1,
	"rome-alone": 1,
}

// refused returns what is wrong with a reading that the rules refuse, or nil if they accept it.
func (r *reading) refused(x *match, v *game.Violation) *papers.Wrong {
	if v == nil {
		return nil
	}
	if v.Key == "no-points-left" && x.points.said() {
		return r.tooMuch(x)
	}
	return x.refused(v)
}

func (x *match) refused(v *game.Violation) *papers.Wrong {
	w := &papers.Wrong{Key: v.Key, Violation: v}
	w.From, w.To = x.blame(v.Key)
	return w
}

// tooMuch says how many points are left for a line that takes more, and what the Church holds of
// the others.
func (r *reading) tooMuch(x *match) *papers.Wrong {
	free, tithes := r.st.Free(r.p), 0
	for _, m := range r.st.DraftedBids(nil, r.p) {
		switch at := r.o.bidSpace(m); {
		case at == r.o.bidSpace(x.move) && (m == x.move || r.isReplaced(m, x)):
			free += r.o.title.Price(m.Verb)
		case m.Verb == r.o.verb("tithe"):
			tithes++
		}
	}
	tg := r.o.tongue(r.lang)
	if tithes > 0 {
		return x.wrong(x.points, "no-points-left", tg.Wrong["few-points-tithe"], x.n, free, tithes)
	}
	return x.wrong(x.points, "no-points-left", tg.Wrong["few-points"], x.n, free)
}

// blame returns the words that a refusal is about.
func (x *match) blame(key string) (from, to int) {
	tokens := x.said.tokens
	for slot := blamed[key]; slot >= 0; slot-- { // support in holding has no third operand
		if at := x.at[slot]; at.said() {
			return tokens[at.from].from, tokens[at.to-1].to
		}
	}
	return tokens[0].from, tokens[len(tokens)-1].to
}
