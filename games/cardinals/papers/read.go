package papers

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf16"

	"outremer/game"
	"outremer/games/cardinals"
)

// Line is a written order, understood or not.
type Line struct {
	N       int    // line of the text, from 1
	Text    string // as written
	Words   []Word
	Moves   []game.Move // what it comes to; none if it changes nothing
	Written string      // as the program writes it; "" if it was not understood
	Wrong   *Wrong
}

// Wrong is what is wrong with a line.
type Wrong struct {
	From, To  int // the word, in UTF-16 units
	Key       string
	Text      string          // a sentence; "" if Violation says it
	Near      []string        // what could have been meant
	Violation *game.Violation // the rules refuse the order
}

// Read reads the lines of a text as moves of a seat, one after the other, and plays them
// on st, which the caller gives away. What follows a line that is wrong is read as if that
// line were not there. Empty lines and those that begin with # are left out.
//
// A move that ends the seat's answer is read and not played: what it would set going is for
// nobody to see before it has happened. So it has to be the last.
func (o *Office) Read(st *cardinals.State, p game.Seat, lang, text string) (lines []Line, ok bool) {
	ok = true
	ended := false
	for i, line := range strings.Split(text, "\n") {
		bare := strings.TrimSpace(line)
		if bare == "" || bare[0] == '#' {
			continue
		}
		l := Line{N: i + 1, Text: strings.TrimRight(line, "\r"), Words: []Word{}, Moves: []game.Move{}}
		if ended {
			l.Wrong = &Wrong{To: len(utf16.Encode([]rune(l.Text))), Key: "after-end", Text: o.tongue(lang).Wrong["after-end"]}
		} else {
			o.readLine(st, p, lang, &l)
			ended = len(l.Moves) > 0 && o.ends(st, p, l.Moves[0])
		}
		ok = ok && l.Wrong == nil
		lines = append(lines, l)
	}
	return lines, ok
}

func (o *Office) readLine(st *cardinals.State, p game.Seat, lang string, l *Line) {
	tokens := scan(l.Text)
	found, miss := o.matches(lang, tokens)
	if len(found) > 0 {
		o.choose(st, p, lang, l, found, tokens)
		return
	}
	if m, ok := o.label(st, p, tokens); ok {
		l.Words = []Word{{tokens[0].from, tokens[len(tokens)-1].to, "word", ""}}
		l.take(o, st, p, lang, []game.Move{m}, m)
		return
	}
	l.Wrong = miss.wrong(o, lang)
	l.Words = append(l.Words, Word{l.Wrong.From, l.Wrong.To, "error", ""})
}

// label finds the move whose label the line is, in any language: what a list of moves shows
// can be typed as it stands.
func (o *Office) label(st *cardinals.State, p game.Seat, tokens []token) (game.Move, bool) {
	want := joined(tokens)
	for _, m := range st.Options(nil, p) {
		if o.title.Price(m.Verb) > 0 { // "1 DP" sets points, and the label adds one
			continue
		}
		for lang := range o.tongues {
			if key(o.words.Move(lang, o.seats, m).String()) == want {
				return m, true
			}
		}
	}
	return game.Move{}, false
}

// matches reads a line by all patterns.
func (o *Office) matches(lang string, tokens []token) ([]match, *matcher) {
	m := &matcher{o: o, tg: o.tongue(lang), vs: o.vocabularies(lang), tokens: tokens}
	for _, l := range languages(lang) {
		for v, ps := range o.patterns[l] {
			for _, p := range ps {
				m.try(game.Verb(v), p)
			}
		}
	}
	return m.found, m
}

// choose takes the first reading that the rules allow, or says what is wrong with the best.
func (o *Office) choose(st *cardinals.State, p game.Seat, lang string, l *Line, found []match, tokens []token) {
	var best *Wrong
	for _, x := range found {
		for _, m := range o.landings(st, p, x.move) {
			y := x
			y.move = m
			moves, wrong := o.moves(st, p, lang, y, tokens)
			if wrong == nil {
				wrong = o.tryAll(st, p, moves, y, tokens)
			}
			if wrong == nil {
				l.Words = y.words
				l.take(o, st, p, lang, moves, m)
				return
			}
			if best == nil || !wrong.foreign() && best.foreign() {
				best, l.Words = wrong, y.words
			}
		}
	}
	l.Wrong = best
}

// take plays the moves of a line.
func (l *Line) take(o *Office, st *cardinals.State, p game.Seat, lang string, moves []game.Move, said game.Move) {
	l.Written = o.Write(st, p, lang, said, count(moves, said))
	l.Moves = moves
	for _, m := range moves {
		if o.ends(st, p, m) {
			return
		}
		if err := game.Apply(st, p, m, nil); err != nil {
			panic(fmt.Sprintf("%s was allowed before: %v", o.lex.Format(m), err))
		}
	}
}

// ends reports whether a move is the seat's last word: it seals a draft, or is the answer to a
// question.
func (o *Office) ends(st *cardinals.State, p game.Seat, m game.Move) bool {
	q, _ := st.Prompt(p)
	return o.lex.Verbs[m.Verb].Seals || q.Kind != game.Draft
}

// foreign reports a reading that does not answer what the seat is asked.
func (w *Wrong) foreign() bool {
	return w.Violation != nil && (w.Violation.Key == game.KeyNotOffered || w.Violation.Key == game.KeyNotAsked)
}

// landings is the moves that are meant by one without a coast: the one coast that can be
// reached, if there is just one.
func (o *Office) landings(st *cardinals.State, p game.Seat, m game.Move) []game.Move {
	args := o.lex.Verbs[m.Verb].Args
	slot := slices.Index(args, sortOf(o.lex, "place"))
	if slot < 0 || st.Check(p, m) == nil {
		return []game.Move{m}
	}
	at := func(x game.Move) int16 { return [3]int16{x.A, x.B, x.C}[slot] }
	if at(m) != o.title.SpaceOf(at(m)) {
		return []game.Move{m}
	}
	var coasts []game.Move
	for _, x := range st.Options(nil, p) {
		if x.Verb == m.Verb && o.title.SpaceOf(at(x)) == at(m) && (slot == 0 || x.A == m.A) {
			coasts = append(coasts, x)
		}
	}
	if len(coasts) == 1 {
		return coasts
	}
	return []game.Move{m}
}

// tryAll plays the moves of a line on a copy.
func (o *Office) tryAll(st *cardinals.State, p game.Seat, moves []game.Move, x match, tokens []token) *Wrong {
	copy := st.Clone()
	for i, m := range moves {
		err := copy.Check(p, m)
		if err == nil && i < len(moves)-1 {
			copy.Play(p, m, nil)
		}
		if err != nil {
			v, ok := err.(*game.Violation)
			if !ok {
				panic(err)
			}
			w := &Wrong{Key: v.Key, Violation: v}
			w.From, w.To = x.blame(v.Key, tokens)
			return w
		}
	}
	return nil
}
