package papers

import (
	"slices"
	"strconv"

	"outremer/game"
	"outremer/papers"
)

// match is a line parsed as a verb.
type match struct {
	move   game.Move
	n      int       // points; -1 if the line names none
	units  [3]string // types of the unit and of the one helped, by mark; "" if omitted
	whose  game.Seat // Nobody if omitted
	heard  int       // words so far
	words  []papers.Word
	at     [3][2]int // tokens of the operands, from and to
	marks  [3]int    // tokens of the letters and of the owner; -1 if omitted
	points int       // token of the number
	said   words
}

// places of marks.
const (
	markUnit = iota
	markWhose
	markHelped
)

// matcher parses the tokens of a line by patterns.
type matcher struct {
	o *Office
	*ear
	words
	heard []papers.Word // by the current reading
	named map[namedAt][]thing

	furthest int // token at which all patterns failed
	expected []string
	sorts    []game.Sort // of things that were expected there
	found    []match
}

// matches parses a line by all patterns.
func (o *Office) matches(lang string, w words) ([]match, *matcher) {
	m := &matcher{o: o, ear: o.ear(lang), words: w, named: map[namedAt][]thing{}}
	for _, p := range m.patterns {
		m.try(p.verb, p.pattern)
	}
	return m.found, m
}

// namedAt is the key of a query that many patterns share: which things of a sort are named at a
// token.
type namedAt struct {
	sort game.Sort
	at   int
}

// things returns what is named at a token.
func (m *matcher) things(k game.Sort, at int) []thing {
	if at >= len(m.tokens) {
		return nil
	}
	list, ok := m.named[namedAt{k, at}]
	if !ok {
		list = find(m.vs, k, m.from(at))
		m.named[namedAt{k, at}] = list
	}
	return list
}

// miss records what was expected where a pattern failed.
func (m *matcher) miss(at int, what string, sorts ...game.Sort) bool {
	if at > m.furthest {
		m.furthest, m.expected, m.sorts = at, nil, nil
	}
	if at == m.furthest {
		if !slices.Contains(m.expected, what) {
			m.expected = append(m.expected, what)
		}
		for _, k := range sorts {
			if !slices.Contains(m.sorts, k) {
				m.sorts = append(m.sorts, k)
			}
		}
	}
	return false
}

// kind returns what to call something that is expected.
func (m *matcher) kind(slug string) string { return m.tg.Kind[slug] }

// try parses the whole line by a pattern.
func (m *matcher) try(v game.Verb, p pattern) {
	x := match{move: game.Move{Verb: v}, n: -1, whose: game.Nobody, marks: [3]int{-1, -1, -1}, said: m.words}
	m.read(x, p, 0)
}

// read continues parsing with the remaining elements at a token. It reports whether the line was
// read.
func (m *matcher) read(x match, p pattern, at int) bool {
	if len(p) == 0 {
		if at < len(m.tokens) {
			return m.miss(at, m.kind("end"))
		}
		if !slices.ContainsFunc(m.found, func(y match) bool { return y.move == x.move && y.n == x.n }) { // as in the other language
			x.words = slices.Clone(m.heard[:x.heard])
			m.found = append(m.found, x)
		}
		return true
	}
	e, rest := p[0], p[1:]
	switch e.kind {
	case operand:
		return m.operand(x, e, rest, at)
	case unitLetter:
		return m.letter(x, markUnit, rest, at)
	case whoseUnit:
		return m.owner(x, rest, at)
	case points:
		return m.number(x, rest, at)
	default:
		return m.literal(x, e, rest, at)
	}
}

// with returns the words read so far plus one more, made of some tokens.
func (m *matcher) with(x match, kind, slug string, from, to int) match {
	m.heard = append(m.heard[:x.heard], papers.Word{From: m.tokens[from].from, To: m.tokens[to-1].to, Kind: kind, Slug: slug})
	x.heard++
	return x
}

func (m *matcher) literal(x match, e element, rest pattern, at int) bool {
	if at < len(m.tokens) && slices.Contains(e.same, m.tokens[at].text) && m.read(m.with(x, "word", "", at, at+1), rest, at+1) {
		return true
	}
	if e.optional {
		return m.read(x, rest, at)
	}
	if at >= len(m.tokens) || !slices.Contains(e.same, m.tokens[at].text) {
		m.miss(at, e.word)
	}
	return false
}

func (m *matcher) operand(x match, e element, rest pattern, at int) bool {
	lex := m.o.lex
	k := lex.Verbs[x.move.Verb].Args[e.slot]
	list := m.things(k, at)
	if len(list) == 0 {
		return m.miss(at, m.kind(lex.Sorts[k].Slug), k)
	}
	return slices.ContainsFunc(list, func(t thing) bool {
		y := m.with(x, lex.Sorts[k].Slug, lex.Name(k, t.value), at, at+t.words)
		y.at[e.slot] = [2]int{at, at + t.words}
		*operandOf(&y.move, e.slot) = t.value
		return m.read(y, rest, at+t.words)
	})
}

// letters of units, in all languages.
var letters = map[string]string{"a": "army", "army": "army", "armata": "army", "f": "fleet", "fleet": "fleet", "flotta": "fleet"}

// letter reads the optional letter of a unit and records it by mark.
func (m *matcher) letter(x match, mark int, rest pattern, at int) bool {
	if at < len(m.tokens) {
		if kind, ok := letters[m.tokens[at].text]; ok {
			y := m.with(x, "unit", kind, at, at+1)
			y.units[mark], y.marks[mark] = kind, at
			if m.read(y, rest, at+1) {
				return true
			}
		}
	}
	return m.read(x, rest, at)
}

// owner reads the code of a dynasty and the letter of its unit, both optional.
func (m *matcher) owner(x match, rest pattern, at int) bool {
	k := m.o.sort.dynasty
	ok := slices.ContainsFunc(m.things(k, at), func(t thing) bool {
		y := m.with(x, "dynasty", m.o.lex.Name(k, t.value), at, at+t.words)
		y.whose, y.marks[markWhose] = game.Seat(t.value), at
		return m.letter(y, markHelped, rest, at+t.words)
	})
	return ok || m.letter(x, markHelped, rest, at)
}

func (m *matcher) number(x match, rest pattern, at int) bool {
	if at < len(m.tokens) {
		if n, err := strconv.ParseUint(m.tokens[at].text, 10, 6); err == nil {
			y := m.with(x, "number", "", at, at+1)
			y.n, y.points = int(n), at
			return m.read(y, rest, at+1)
		}
	}
	return m.miss(at, m.kind("number"))
}
