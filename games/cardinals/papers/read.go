package papers

import (
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
}

// Read implements papers.Office. Empty lines and lines that begin with # are skipped.
//
// A move that ends the seat's answer is read but not played, because nobody may see its
// consequences before they happen. It must therefore be the last.
func (o *Office) Read(world game.State, p game.Seat, lang, text string) (lines []papers.Line, ok bool) {
	r := &reading{o: o, st: world.(*cardinals.State), p: p, lang: lang}
	lines, ok = linesOf(text), true
	ended := false
	for i := range lines {
		l := &lines[i]
		if ended {
			l.Wrong = &papers.Wrong{To: len(utf16.Encode([]rune(l.Text))), Key: "after-end", Text: o.tongue(lang).Wrong["after-end"]}
		} else {
			r.line(l)
			ended = len(l.Moves) > 0 && r.ends(l.Moves[0])
		}
		ok = ok && l.Wrong == nil
	}
	return lines, ok
}

// linesOf returns the lines of a text that are orders.
func linesOf(text string) []papers.Line {
	lines := []papers.Line{}
	for i, line := range strings.Split(text, "\n") {
		if bare := strings.TrimSpace(line); bare != "" && bare[0] != '#' {
			l := papers.Line{N: i + 1, Text: strings.TrimRight(line, "\r"), Words: []papers.Word{}, Moves: []game.Move{}}
			lines = append(lines, l)
		}
	}
	return lines
}

func (r *reading) line(l *papers.Line) {
	w := scan(l.Text)
	found, miss := r.o.matches(r.lang, w)
	if len(found) > 0 {
		r.choose(l, found)
		return
	}
	for _, m := range r.o.labels[w.all()] {
		if r.allows(r.st, m) {
			l.Words = []papers.Word{{From: w.tokens[0].from, To: w.tokens[len(w.tokens)-1].to, Kind: "word"}}
			r.play([]game.Move{m})
			r.take(l, []game.Move{m}, m)
			return
		}
	}
	l.Wrong = miss.wrong(r.o, r.lang)
	l.Words = append(l.Words, papers.Word{From: l.Wrong.From, To: l.Wrong.To, Kind: "error"})
}

// choose takes the first reading that the rules allow, or says what is wrong with the best.
func (r *reading) choose(l *papers.Line, found []match) {
	var best *papers.Wrong
	for _, x := range found {
		x.move = r.landing(x.move)
		moves, wrong := r.moves(&x)
		if wrong == nil {
			wrong = x.refused(r.play(moves))
		}
		if wrong == nil {
			l.Words = x.words
			r.take(l, moves, x.move)
			return
		}
		if best == nil || !foreign(wrong) && foreign(best) {
			best, l.Words = wrong, x.words
		}
	}
	l.Wrong = best
}

// take records what a line amounts to.
func (r *reading) take(l *papers.Line, moves []game.Move, said game.Move) {
	l.Written = r.o.write(r.st, r.p, r.lang, said, count(moves, said))
	l.Moves = moves
}

// allows reports whether a move is among the options, which are listed once per position.
func (r *reading) allows(st *cardinals.State, m game.Move) bool {
	if !r.listed {
		r.options, r.listed = st.Options(r.options[:0], r.p), true
	}
	return slices.Contains(r.options, m)
}

// play plays the moves of a line, all or nothing, except the one that ends the seat's answer.
func (r *reading) play(moves []game.Move) *game.Violation {
	after := r.st.Clone().(*cardinals.State)
	for i, m := range moves {
		if !r.allows(after, m) {
			r.listed = i == 0
			return after.Refusal(r.p, m)
		}
		if r.ends(m) {
			return nil
		}
		after.Play(r.p, m, nil)
		r.listed = false
	}
	r.st.CopyFrom(after)
	return nil
}

// ends reports whether a move ends the seat's answer: it seals a draft, or answers a question.
func (r *reading) ends(m game.Move) bool {
	q, _ := r.st.Prompt(r.p)
	return r.o.lex.Verbs[m.Verb].Seals || q.Kind != game.Draft
}

// foreign reports a reading that does not answer what the seat is asked.
func foreign(w *papers.Wrong) bool {
	return w.Violation != nil && (w.Violation.Key == game.KeyNotOffered || w.Violation.Key == game.KeyNotAsked)
}

// landing resolves a move without a coast to the only coast that can be reached, if there is
// exactly one.
func (r *reading) landing(m game.Move) game.Move {
	slot := slices.Index(r.o.lex.Verbs[m.Verb].Args, r.o.sort.place)
	if slot < 0 {
		return m
	}
	at := *operandOf(&m, slot)
	if space := r.o.title.SpaceOf(at); at != space || len(r.o.places[space]) == 1 || r.allows(r.st, m) {
		return m
	}
	coast, n := m, 0
	for _, place := range r.o.places[at] {
		x := m
		*operandOf(&x, slot) = place
		if r.allows(r.st, x) {
			coast, n = x, n+1
		}
	}
	if n == 1 {
		return coast
	}
	return m
}
