package text

import (
	"slices"
	"strconv"

	"outremer/game"
)

// scene is what fills a template.
type scene struct {
	c     *Catalogue
	v     *voice
	seats []string // slugs of the table's seats
	seat  game.Seat
	with  game.Seat // the other seat of a pact
	sorts []game.Sort
	args  []int16

	values []string // operands in words, used instead of args
}

// operand is the value of a placeholder, with its words looked up.
type operand struct {
	span   Span
	has    bool // it exists, the reader may know it, and there are words for it
	plural bool
}

func (s *scene) render(nodes []node) Sentence {
	return s.fill(nil, nodes).capital()
}

func (s *scene) fill(out Sentence, nodes []node) Sentence {
	for _, n := range nodes {
		if n.kind == words {
			out = out.add(Span{Text: n.text})
			continue
		}
		switch o := s.operand(n); {
		case n.kind == fill:
			out = out.add(o.span)
		case n.kind == ifHas && o.has, n.kind == ifNot && !o.has, n.kind == number && !o.plural:
			out = s.fill(out, n.one)
		case n.kind == number:
			out = s.fill(out, n.many)
		}
	}
	return out
}

func (s *scene) operand(n node) operand {
	switch n.slot {
	case seatSlot:
		return s.v.seat(s.c.seatSort, s.seats, s.seat, n.form)
	case withSlot:
		return s.v.seat(s.c.seatSort, s.seats, s.with, n.form)
	}
	if n.slot < len(s.values) {
		return value(s.values[n.slot])
	}
	if n.slot >= len(s.args) {
		return operand{}
	}
	lex := s.c.lex
	sort := slices.IndexFunc(lex.Sorts, func(k game.SortSpec) bool { return k.Slug == n.sort })
	if n.sort == "" && n.slot < len(s.sorts) {
		sort = int(s.sorts[n.slot])
	}
	v := s.args[n.slot]
	if sort < 0 || sort >= len(lex.Sorts) {
		return count(v, n.form)
	}
	return s.v.thing(lex, game.Sort(sort), v, n.form)
}

// count is a number. The plural rule is the same in English and Italian.
func count(v int16, form string) operand {
	text := strconv.Itoa(int(v))
	if form == "signed" && v > 0 {
		text = "+" + text
	}
	return operand{span: Span{Text: text}, has: true, plural: v != 1 && v != -1}
}

// thing returns operand x of a sort.
func (v *voice) thing(lex *game.Lexicon, sort game.Sort, x int16, form string) operand {
	spec := &lex.Sorts[sort]
	switch {
	case x == game.Hidden:
		return v.absent(v.hidden, spec.Slug, "hidden", form)
	case spec.Names == nil:
		return count(x, form)
	case x == game.None:
		return v.absent(v.none, spec.Slug, "none", form)
	default:
		return v.named(spec.Slug, lex.Name(sort, x), form)
	}
}

// absent is an operand that names nothing or must not be revealed.
func (v *voice) absent(table map[string]thing, sort, word, form string) operand {
	if t, ok := table[sort]; ok {
		return operand{span: Span{Text: t.form(form)}, plural: t.plural}
	}
	return operand{span: Span{Text: Word(v.lang, word)}}
}

// named returns the thing of a sort called slug, shown by its slug if it has no words.
func (v *voice) named(sort, slug, form string) operand {
	t, ok := v.things[sort][slug]
	if !ok && v.fallback != nil {
		return v.fallback.named(sort, slug, form)
	}
	text := slug
	if ok {
		text = t.form(form)
	}
	return operand{span: Span{Text: text, Sort: sort, Slug: slug}, has: text != "", plural: t.plural}
}

// seat returns a seat of the table, or whoever acts without one.
func (v *voice) seat(sort string, seats []string, s game.Seat, form string) operand {
	switch {
	case s == game.Nobody:
		return operand{span: Span{Text: v.nobody.form(form)}, plural: v.nobody.plural}
	case s < 0 || int(s) >= len(seats):
		return operand{span: Span{Text: strconv.Itoa(int(s))}, has: true}
	default:
		return v.named(sort, seats[s], form)
	}
}
