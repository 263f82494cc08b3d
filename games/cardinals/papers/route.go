package papers

import (
	"slices"

	"outremer/games/cardinals"
	"outremer/papers"
)

// misrouted reports that a route which the line names cannot be: that of a convoy or, for a
// deployment, the Line of Supply.
func (o *Office) misrouted(st *cardinals.State, lang string, x *match) *papers.Wrong {
	if len(x.route) == 0 {
		return nil
	}
	from, end := x.move.A, 1
	if x.at[2].said() { // support or convoy of another unit
		from, end = x.move.B, 2
	}
	list := slices.Concat(x.route, []heardAt{{*operandOf(&x.move, end), x.at[end]}})
	via := make([]int16, len(list))
	for i := range list {
		via[i] = o.title.SpaceOf(list[i].value)
	}
	i, gap := st.ByShip(from, via)
	if o.lex.Verbs[x.move.Verb].Slug == "deploy" {
		i, gap = st.InSupply(from, via)
	}
	before := from
	if i > 0 {
		before = via[i-1]
	}
	tg := o.tongue(lang)
	switch gap {
	case cardinals.Apart:
		return x.wrong(list[i].span, "route-apart", tg.Wrong["route-apart"], o.space(lang, before), o.space(lang, via[i]))
	case cardinals.NotSea:
		return x.wrong(list[i].span, "route-not-sea", tg.Wrong["route-not-sea"], o.space(lang, via[i]))
	case cardinals.NoFleet:
		return x.wrong(list[i].span, "route-no-fleet", tg.Wrong["route-no-fleet"], o.space(lang, via[i]))
	case cardinals.Blocked:
		return x.wrong(list[i].span, "route-blocked", tg.Wrong["route-blocked"], o.space(lang, via[i]))
	default:
		return nil
	}
}
