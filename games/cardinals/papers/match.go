package papers

import (
	"slices"
	"strconv"

	"outremer/game"
)

// Word is a word of a line that was understood, or not.
type Word struct {
	From int    `json:"from" doc:"in UTF-16 units from the beginning of the line"`
	To   int    `json:"to"`
	Kind string `json:"kind" enum:"unit,place,space,dynasty,candidate,standing,basis,number,word,error"`
	Slug string `json:"slug,omitempty" doc:"of the thing that it names"`
}

// match is a line read as a verb.
type match struct {
	move   game.Move
	n      int       // points; -1 if the line names none
	unit   string    // letter, "" if left out
	whose  game.Seat // Nobody if left out
	helped string    // letter of the unit helped, "" if left out
	words  []Word
	at     [3][2]int // tokens of the operands, from and to
	marks  [3]int    // tokens of the letters and of the owner; -1 if left out
	points int       // token of the number
}

// places of marks.
const (
	markUnit = iota
	markWhose
	markHelped
)

// matcher reads the tokens of a line by patterns.
type matcher struct {
	o      *Office
	tg     *tongue // in whose words it says what it expects
	vs     []vocabulary
	tokens []token

	furthest int // token at which all patterns failed
	expected []string
	sorts    []game.Sort // of things that were expected there
	found    []match
}

// miss notes what was expected where a pattern failed.
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

// kind is what to call something that is expected.
func (m *matcher) kind(slug string) string { return m.tg.Kind[slug] }

// try reads the whole line by a pattern.
func (m *matcher) try(v game.Verb, p pattern) {
	x := match{move: game.Move{Verb: v}, n: -1, whose: game.Nobody, marks: [3]int{-1, -1, -1}}
	m.from(x, p, 0)
}

// from reads on with the elements that are left, at a token. It reports whether the line
// was read.
func (m *matcher) from(x match, p pattern, at int) bool {
	if len(p) == 0 {
		if at < len(m.tokens) {
			return m.miss(at, m.kind("end"))
		}
		if !slices.ContainsFunc(m.found, func(y match) bool { return y.move == x.move && y.n == x.n }) { // as in the other language
			m.found = append(m.found, x)
		}
		return true
	}
	e, rest := p[0], p[1:]
	switch e.kind {
	case operand:
		return m.operand(x, e, rest, at)
	case unitLetter:
		return m.letter(x, rest, at)
	case whoseUnit:
		return m.owner(x, rest, at)
	case points:
		return m.number(x, rest, at)
	default:
		return m.literal(x, e, rest, at)
	}
}

// with is the words read so far and one more, made of some tokens.
func (m *matcher) with(x match, kind, slug string, from, to int) match {
	x.words = append(slices.Clip(x.words), Word{m.tokens[from].from, m.tokens[to-1].to, kind, slug})
	return x
}

func (m *matcher) literal(x match, e element, rest pattern, at int) bool {
	if at < len(m.tokens) && slices.Contains(e.same, m.tokens[at].text) && m.from(m.with(x, "word", "", at, at+1), rest, at+1) {
		return true
	}
	if e.optional {
		return m.from(x, rest, at)
	}
	if at >= len(m.tokens) || !slices.Contains(e.same, m.tokens[at].text) {
		m.miss(at, e.word)
	}
	return false
}

func (m *matcher) operand(x match, e element, rest pattern, at int) bool {
	lex := m.o.lex
	k := lex.Verbs[x.move.Verb].Args[e.slot]
	named := false
	ok := find(m.vs, k, m.tokens[min(at, len(m.tokens)):], func(value int16, words int) bool {
		named = true
		y := m.with(x, lex.Sorts[k].Slug, lex.Name(k, value), at, at+words)
		y.at[e.slot] = [2]int{at, at + words}
		*[]*int16{&y.move.A, &y.move.B, &y.move.C}[e.slot] = value
		return m.from(y, rest, at+words)
	})
	if !ok && !named {
		m.miss(at, m.kind(lex.Sorts[k].Slug), k)
	}
	return ok
}

// letters of units, in all languages.
var letters = map[string]string{"a": "army", "army": "army", "armata": "army", "f": "fleet", "fleet": "fleet", "flotta": "fleet"}

func (m *matcher) letter(x match, rest pattern, at int) bool {
	if at < len(m.tokens) {
		if kind, ok := letters[m.tokens[at].text]; ok {
			y := m.with(x, "unit", kind, at, at+1)
			y.unit, y.marks[markUnit] = kind, at
			if m.from(y, rest, at+1) {
				return true
			}
		}
	}
	return m.from(x, rest, at)
}

// owner reads the code of a dynasty and the letter of its unit; both may be left out.
func (m *matcher) owner(x match, rest pattern, at int) bool {
	k := m.o.dynasty
	ok := find(m.vs, k, m.tokens[min(at, len(m.tokens)):], func(value int16, words int) bool {
		y := m.with(x, "dynasty", m.o.lex.Name(k, value), at, at+words)
		y.whose, y.marks[markWhose] = game.Seat(value), at
		return m.helped(y, rest, at+words)
	})
	return ok || m.helped(x, rest, at)
}

func (m *matcher) helped(x match, rest pattern, at int) bool {
	if at < len(m.tokens) {
		if kind, ok := letters[m.tokens[at].text]; ok {
			y := m.with(x, "unit", kind, at, at+1)
			y.helped, y.marks[markHelped] = kind, at
			if m.from(y, rest, at+1) {
				return true
			}
		}
	}
	return m.from(x, rest, at)
}

func (m *matcher) number(x match, rest pattern, at int) bool {
	if at < len(m.tokens) {
		if n, err := strconv.ParseUint(m.tokens[at].text, 10, 6); err == nil {
			y := m.with(x, "number", "", at, at+1)
			y.n, y.points = int(n), at
			return m.from(y, rest, at+1)
		}
	}
	return m.miss(at, m.kind("number"))
}
