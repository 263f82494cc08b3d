package papers

import (
	"slices"

	"outremer/game"
	"outremer/papers"
)

// match is a line parsed as a verb.
type match struct {
	partial
	words []papers.Word
	said  words
}

// partial is a match so far. It is small, because it is copied at every word.
type partial struct {
	move   game.Move
	n      int16    // points; -1 if the line names none
	heard  int16    // words so far
	at     [3]span  // of the operands
	points span     // of the number
	goal   heardAt  // the space that points are said to go to
	units  [2]named // the unit in the first operand, and the one helped
	route  []heardAt
}

// span is some tokens, from one to before another. An empty one was not said.
type span struct{ from, to int8 }

func spanOf(from, to int) span { return span{int8(from), int8(to)} }

func (s span) said() bool { return s.to > s.from }

// heardAt is a thing and where it was said.
type heardAt struct {
	value int16
	span
}

// named is what a line says about a unit besides its space.
type named struct {
	fleet    bool // the letter is that of a fleet
	letter   span
	owner    heardAt
	crusader span
}

// matcher parses the tokens of a line by patterns.
type matcher struct {
	o *Office
	*ear
	words
	heard []papers.Word // by the current reading
	named map[namedAt][]thing

	usual    bool // the current pattern is how the program writes the verb
	furthest int  // token at which all patterns failed
	expected []string
	others   []string    // the same, of unusual patterns
	sorts    []game.Sort // of things that were expected there
	found    []match
}

// matches parses a line by all patterns of some verbs.
func (o *Office) matches(lang string, w words, fits func(game.Verb) bool) *matcher {
	m := &matcher{o: o, ear: o.ear(lang), words: w, named: map[namedAt][]thing{}}
	m.parse(fits)
	return m
}

// rest parses the same line by the patterns of all other verbs.
func (m *matcher) rest(fits func(game.Verb) bool) *matcher {
	x := &matcher{o: m.o, ear: m.ear, words: m.words, named: m.named, heard: m.heard[:0]}
	x.parse(func(v game.Verb) bool { return !fits(v) })
	return x
}

func (m *matcher) parse(fits func(game.Verb) bool) {
	for i := range m.patterns {
		p := &m.patterns[i]
		m.usual = p.usual
		if fits(p.verb) && m.begins(&p.pattern[0]) {
			m.read(&partial{move: game.Move{Verb: p.verb}, n: -1}, p.pattern, 0)
		}
	}
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
		m.furthest, m.expected, m.others, m.sorts = at, nil, nil, nil
	}
	if at < m.furthest {
		return false
	}
	list := &m.others
	if m.usual || len(sorts) > 0 {
		list = &m.expected
	}
	if !slices.Contains(*list, what) {
		*list = append(*list, what)
	}
	for _, k := range sorts {
		if !slices.Contains(m.sorts, k) {
			m.sorts = append(m.sorts, k)
		}
	}
	return false
}

// kind returns what to call something that is expected.
func (m *matcher) kind(slug string) string { return m.tg.Kind[slug] }

// begins is a cheap test for whether a line can begin with an element. Most patterns fail here.
func (m *matcher) begins(e *element) bool {
	switch {
	case e.kind == literal && !e.optional && m.says(e.same, 0) == 0:
		return m.miss(0, e.word)
	case e.kind == points && !m.beginsWithPoints(e):
		return m.miss(0, m.kind("number"))
	default:
		return true
	}
}

// beginsWithPoints reports whether the line begins with a number or the word for points.
func (m *matcher) beginsWithPoints(e *element) bool {
	_, ok := m.count(0)
	return ok || m.says(e.same, 0) > 0
}

// read continues parsing with the remaining elements at a token. It reports whether the line was
// read.
func (m *matcher) read(x *partial, p pattern, at int) bool {
	if len(p) == 0 {
		return m.end(x, at)
	}
	e, rest := &p[0], p[1:]
	switch e.kind {
	case operand:
		return m.operand(x, e, rest, at)
	case unitName:
		return m.unit(x, 0, e, rest, at)
	case otherName:
		return m.unit(x, 1, e, rest, at)
	case points:
		return m.number(x, e, rest, at)
	case route:
		return m.way(x, e, rest, at)
	default:
		return m.literal(x, e, rest, at)
	}
}

// end notes a reading of the whole line, unless it is known already, as in the other language.
func (m *matcher) end(x *partial, at int) bool {
	if at < len(m.tokens) {
		return m.miss(at, m.kind("end"))
	}
	if !slices.ContainsFunc(m.found, func(y match) bool { return y.move == x.move && y.n == x.n }) {
		m.found = append(m.found, match{*x, slices.Clone(m.heard[:x.heard]), m.words})
	}
	return true
}

// with returns the words read so far plus one more, made of some tokens.
func (m *matcher) with(x *partial, kind, slug string, from, to int) partial {
	w := papers.Word{From: m.tokens[from].from, To: m.tokens[to-1].to, Kind: kind, Slug: slug}
	m.heard = append(m.heard[:x.heard], w)
	y := *x
	y.heard++
	return y
}
