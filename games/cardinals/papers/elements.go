package papers

import (
	"slices"
	"strconv"
)

// How the elements of a pattern are read. Each tries the readings of its own words and hands on the
// rest; the first that leads to the end of the line counts.

// says returns how many words at a token are one of some phrases; 0 if none is. A capital A is an
// army, and never the Italian preposition; nor is an A after a comma.
func (m *matcher) says(list []phrase, at int) int {
	for _, p := range list {
		if n := p.words; at+n <= len(m.tokens) && m.from(at).first(n) == p.text && (!p.small || m.tokens[at].small) {
			return n
		}
	}
	return 0
}

func (m *matcher) literal(x *partial, e *element, rest pattern, at int) bool {
	n := m.says(e.same, at)
	if n > 0 {
		y := m.with(x, "word", "", at, at+n)
		if m.read(&y, rest, at+n) {
			return true
		}
	}
	if e.optional {
		return m.read(x, rest, at)
	}
	if n == 0 {
		m.miss(at, e.word)
	}
	return false
}

func (m *matcher) operand(x *partial, e *element, rest pattern, at int) bool {
	lex := m.o.lex
	k := lex.Verbs[x.move.Verb].Args[e.slot]
	list := m.things(k, at)
	if len(list) == 0 {
		return m.miss(at, m.kind(lex.Sorts[k].Slug), k)
	}
	return slices.ContainsFunc(list, func(t thing) bool {
		y := m.with(x, lex.Sorts[k].Slug, lex.Name(k, t.value), at, at+t.words)
		y.at[e.slot] = spanOf(at, at+t.words)
		*operandOf(&y.move, e.slot) = t.value
		return m.read(&y, rest, at+t.words)
	})
}

// unit reads what may stand before the space of a unit: the code of its dynasty, that it is a
// Crusader army, and its letter.
func (m *matcher) unit(x *partial, which int, e *element, rest pattern, at int) bool {
	k := m.o.sort.dynasty
	ok := slices.ContainsFunc(m.things(k, at), func(t thing) bool {
		y := m.with(x, "dynasty", m.o.lex.Name(k, t.value), at, at+t.words)
		y.units[which].owner = heardAt{t.value, spanOf(at, at+t.words)}
		return m.crusader(&y, which, e, rest, at+t.words)
	})
	return ok || m.crusader(x, which, e, rest, at)
}

// crusader reads the word before or after the letter, as in "Crusader A Aleppo".
func (m *matcher) crusader(x *partial, which int, e *element, rest pattern, at int) bool {
	if n := m.says(e.same, at); n > 0 {
		y := m.with(x, "word", "", at, at+n)
		y.units[which].crusader = spanOf(at, at+n)
		if m.letter(&y, which, e, rest, at+n) {
			return true
		}
	}
	return m.letter(x, which, e, rest, at)
}

// letters of units, in all languages, and whether they are those of fleets.
var letters = map[string]bool{"a": false, "army": false, "armata": false, "f": true, "fleet": true, "flotta": true}

// unitSlugs are the types of units without and with that mark.
var unitSlugs = map[bool]string{false: "army", true: "fleet"}

func (m *matcher) letter(x *partial, which int, e *element, rest pattern, at int) bool {
	if at < len(m.tokens) {
		if fleet, ok := letters[m.tokens[at].text]; ok && m.lettered(x, which, fleet, e, rest, at) {
			return true
		}
	}
	return m.read(x, rest, at)
}

func (m *matcher) lettered(x *partial, which int, fleet bool, e *element, rest pattern, at int) bool {
	y := m.with(x, "unit", unitSlugs[fleet], at, at+1)
	y.units[which].fleet, y.units[which].letter = fleet, spanOf(at, at+1)
	if n := m.says(e.same, at+1); n > 0 && !y.units[which].crusader.said() {
		z := m.with(&y, "word", "", at+1, at+1+n)
		z.units[which].crusader = spanOf(at+1, at+1+n)
		if m.read(&z, rest, at+1+n) {
			return true
		}
	}
	return m.read(&y, rest, at+1)
}

// number reads points, as in "2 DP" or "DP 2", and what they go to.
func (m *matcher) number(x *partial, e *element, rest pattern, at int) bool {
	before := m.says(e.same, at)
	num := at + before
	n, ok := m.count(num)
	if !ok {
		return m.miss(num, m.kind("number"))
	}
	y := *x
	if before > 0 {
		y = m.with(&y, "word", "", at, num)
	}
	y = m.with(&y, "number", "", num, num+1)
	y.n, y.points = int16(n), spanOf(num, num+1)
	if before > 0 {
		return m.purpose(&y, e, rest, num+1)
	}
	after := m.says(e.same, num+1)
	if after == 0 {
		return m.miss(num+1, e.word)
	}
	y = m.with(&y, "word", "", num+1, num+1+after)
	return m.purpose(&y, e, rest, num+1+after)
}

// count reads a number, in digits or in words.
func (m *matcher) count(at int) (int, bool) {
	if at >= len(m.tokens) {
		return 0, false
	}
	if n, ok := m.counts[m.tokens[at].text]; ok {
		return n, true
	}
	n, err := strconv.ParseUint(m.tokens[at].text, 10, 6)
	return int(n), err == nil
}

// purpose reads what may stand between points and their order, as in "1 DP to Rum for A Rum H".
func (m *matcher) purpose(x *partial, e *element, rest pattern, at int) bool {
	if m.read(x, rest, at) {
		return true
	}
	if n := m.says(e.toward, at); n > 0 {
		y := m.with(x, "word", "", at, at+n)
		at += n
		if m.read(&y, rest, at) {
			return true
		}
		x = &y
	}
	k := m.o.sort.space
	return slices.ContainsFunc(m.things(k, at), func(t thing) bool {
		to := at + t.words
		y := m.with(x, "space", m.o.lex.Name(k, t.value), at, to)
		y.goal = heardAt{t.value, spanOf(at, to)}
		if n := m.says(e.toward, to); n > 0 {
			y = m.with(&y, "word", "", to, to+n)
			to += n
		}
		return m.read(&y, rest, to)
	})
}

// way reads the spaces between the beginning and the end of a route, each with the dash after it.
// Words do not stand for that dash: in "A York - Wales, A London H" the second A would.
func (m *matcher) way(x *partial, e *element, rest pattern, at int) bool {
	k := m.o.sort.space
	list := m.things(k, at)
	if len(list) == 0 {
		return m.miss(at, m.kind("space"), k)
	}
	return slices.ContainsFunc(list, func(t thing) bool {
		to := at + t.words
		if to >= len(m.tokens) || m.tokens[to].text != arrow {
			return m.miss(to, e.word)
		}
		y := m.with(x, "space", m.o.lex.Name(k, t.value), at, to)
		y.route = append(slices.Clip(y.route), heardAt{t.value, spanOf(at, to)})
		y = m.with(&y, "word", "", to, to+1)
		return m.read(&y, rest, to+1) || m.way(&y, e, rest, to+1)
	})
}
