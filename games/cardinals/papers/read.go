package papers

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf16"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/papers"
)

// reading is a text being read for a seat.
type reading struct {
	o       *Office
	st      *cardinals.State
	p       game.Seat
	lang    string
	options []game.Move // of the seat in the position
	listed  bool        // somebody has asked for them

	verbs  []bool            // which can answer what the seat is asked
	orders int               // read so far
	ended  bool              // the last one ended the seat's answer
	placed map[game.Move]int // points that the text has put on each purpose
}

// Read implements papers.Office. Empty lines and lines that begin with # are skipped.
//
// A move that ends the seat's answer is read but not played, because nobody may see its
// consequences before they happen. It must therefore be the last.
func (o *Office) Read(world game.State, p game.Seat, lang, text string) (lines []papers.Line, ok bool) {
	r := &reading{o: o, st: world.(*cardinals.State), p: p, lang: lang, placed: map[game.Move]int{}}
	for v := range o.lex.Verbs {
		r.verbs = append(r.verbs, r.st.Answers(p, game.Verb(v)))
	}
	lines, ok = linesOf(text), true
	for i := range lines {
		r.line(&lines[i])
		ok = ok && lines[i].Wrong == nil
	}
	return lines, ok
}

// linesOf returns the lines of a text that are orders.
func linesOf(text string) []papers.Line {
	lines := []papers.Line{}
	for i, line := range strings.Split(text, "\n") {
		if bare := strings.TrimSpace(line); bare != "" && bare[0] != '#' {
			lines = append(lines, lineOf(i+1, strings.TrimRight(line, "\r")))
		}
	}
	return lines
}

func lineOf(n int, text string) papers.Line {
	return papers.Line{N: n, Text: text, Words: []papers.Word{}, Moves: []game.Move{}}
}

// line reads a line: one order, or several, all or none.
func (r *reading) line(l *papers.Line) {
	parts := partsOf(l.Text, r.isOrder)
	if len(parts) < 2 {
		r.order(l)
		return
	}
	st, placed, ended := r.st.Clone(), maps.Clone(r.placed), r.ended
	for _, part := range parts {
		one := lineOf(l.N, part.text)
		r.order(&one)
		part.join(l, &one)
		if l.Wrong != nil {
			r.st.CopyFrom(st)
			r.placed, r.ended, r.listed = placed, ended, false
			l.Moves, l.Written = []game.Move{}, ""
			return
		}
	}
}

// part is one of several orders in a line.
type part struct {
	text string
	from int // in UTF-16 units
}

// partsOf splits a line into its orders. Semicolons always part them, commas unless they stand
// within an order, as in "Arbitrate Piasts, Arpads".
func partsOf(text string, isOrder func(words) bool) (list []part) {
	if !strings.ContainsAny(text, ";,") {
		return []part{{text, 0}}
	}
	for _, p := range split(part{text, 0}, ';') {
		parts := split(p, ',')
		if len(parts) > 1 && isOrder(scan(p.text)) &&
			slices.ContainsFunc(parts, func(x part) bool { return !isOrder(scan(x.text)) }) {
			parts = []part{p}
		}
		list = append(list, parts...)
	}
	return list
}

// split parts a text, and leaves out what has no words.
func split(p part, sep rune) (list []part) {
	at := p.from
	for text := range strings.SplitSeq(p.text, string(sep)) {
		if len(scan(text).tokens) > 0 {
			list = append(list, part{text, at})
		}
		at += len(utf16.Encode([]rune(text))) + 1
	}
	return list
}

// join adds what one part was understood as to its line.
func (p part) join(l, one *papers.Line) {
	for _, w := range one.Words {
		w.From, w.To = w.From+p.from, w.To+p.from
		l.Words = append(l.Words, w)
	}
	l.Moves = append(l.Moves, one.Moves...)
	if l.Written != "" {
		l.Written += "; "
	}
	l.Written += one.Written
	l.Wrong = one.Wrong
	if l.Wrong != nil {
		l.Wrong.From, l.Wrong.To = l.Wrong.From+p.from, l.Wrong.To+p.from
	}
}

// isOrder reports whether words are an order as a whole, allowed or not.
func (r *reading) isOrder(w words) bool {
	return len(r.o.matches(r.lang, w, r.fits).found) > 0 || r.o.labels()[w.all()] != nil || r.o.sayings[w.all()] != ""
}

// fits reports whether a verb can answer what the seat is asked.
func (r *reading) fits(v game.Verb) bool { return r.verbs[v] }

// order reads one order.
func (r *reading) order(l *papers.Line) {
	r.orders++
	switch w := scan(l.Text); {
	case r.ended:
		r.refuse(l, "after-end")
	case r.orders > papers.MaxLines:
		r.refuse(l, "too-many")
	default:
		r.read(l, w, true)
		r.ended = l.Wrong == nil && len(l.Moves) > 0 && r.ends(l.Moves[0])
	}
}

// refuse says that a whole line is wrong.
func (r *reading) refuse(l *papers.Line, key string) {
	l.Wrong = &papers.Wrong{To: len(utf16.Encode([]rune(l.Text))), Key: key, Text: r.o.tongue(r.lang).Wrong[key]}
}

// read finds what words mean: an order that fits the question, a label, a saying, an order that
// belongs to another question or, if one name is slightly misspelt, the order with that name mended.
func (r *reading) read(l *papers.Line, w words, mend bool) {
	here := r.o.matches(r.lang, w, r.fits)
	if len(here.found) > 0 {
		r.choose(l, here.found)
		return
	}
	if r.label(l, w) || r.saying(l, w) {
		return
	}
	if here.furthest < len(w.tokens) {
		elsewhere := here.rest(r.fits)
		if len(elsewhere.found) > 0 {
			r.choose(l, elsewhere.found)
			return
		}
	}
	wrong, mended := here.wrong()
	if mended != nil && mend {
		r.read(l, *mended, false)
		return
	}
	l.Wrong = wrong
	l.Words = append(l.Words, papers.Word{From: wrong.From, To: wrong.To, Kind: "error"})
}

// label reads what a list of moves shows, and reports whether it is on offer.
func (r *reading) label(l *papers.Line, w words) bool {
	for _, m := range r.o.labels()[w.all()] {
		if r.allows(r.st, m) {
			l.Words = []papers.Word{w.whole("word")}
			r.play([]game.Move{m})
			l.Moves, l.Written = []game.Move{m}, r.o.write(r.st, r.p, r.lang, m, 1)
			return true
		}
	}
	return false
}
