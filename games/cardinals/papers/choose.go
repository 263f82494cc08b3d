package papers

import (
	"slices"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/papers"
)

// choose takes the reading that the rules allow, or says what is wrong with the best.
func (r *reading) choose(l *papers.Line, found []match) {
	for i := range found {
		found[i].move = r.settled(found[i].move)
	}
	if w := r.ambiguous(found); w != nil {
		l.Wrong = w
		return
	}
	for i := range found {
		x := &found[i]
		moves, wrong := r.moves(x)
		if wrong == nil {
			wrong = r.refused(x, r.play(moves))
		}
		if wrong == nil {
			l.Wrong = nil
			r.take(l, moves, x)
			return
		}
		if l.Wrong == nil || isWeak(l.Wrong) && !isWeak(wrong) {
			l.Wrong, l.Words = wrong, x.words
		}
	}
}

// take records what a line amounts to.
func (r *reading) take(l *papers.Line, moves []game.Move, x *match) {
	n := 0
	if price := r.o.title.Price(x.move.Verb); price > 0 {
		n = int(x.n) / price
		r.placed[x.move] = int(x.n)
	}
	l.Words, l.Moves = x.words, moves
	l.Written = r.o.write(r.st, r.p, r.lang, x.move, n)
}

// ambiguous says so if the rules allow two readings that differ.
func (r *reading) ambiguous(found []match) *papers.Wrong {
	var first *match
	for i := range found {
		x := &found[i]
		if r.o.misnamed(r.st, r.lang, x) != nil || r.o.misrouted(r.st, r.lang, x) != nil || !r.allows(r.st, x.move) {
			continue
		}
		if first == nil {
			first = x
			continue
		}
		if !r.o.twins(first.move, x.move) {
			write := func(x *match) string { return r.o.write(r.st, r.p, r.lang, x.move, max(int(x.n), 1)) }
			w := x.said.wrong("ambiguous", r.o.tongue(r.lang).Wrong["ambiguous"], write(first), write(x))
			w.Near = []string{write(first), write(x)}
			return w
		}
	}
	return nil
}

// twins reports whether two moves differ only in how the unit goes: on foot, unless the line says
// otherwise.
func (o *Office) twins(a, b game.Move) bool {
	on := func(v game.Verb) game.Verb {
		switch v {
		case o.verb("ferry"):
			return o.verb("move")
		case o.verb("bid-ferry"):
			return o.verb("bid-move")
		default:
			return v
		}
	}
	a.Verb, b.Verb = on(a.Verb), on(b.Verb)
	return a == b
}

// isWeak reports an error that another reading of the line may explain better: it does not answer
// what the seat is asked, or takes the word for a Crusader army to be part of a name.
func isWeak(w *papers.Wrong) bool {
	return w.Key == "not-crusader" || w.Violation != nil && (w.Key == game.KeyNotOffered || w.Key == game.KeyNotAsked)
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

// settled returns a move as the rules write it: the parties of an Arbitration in the order of
// their seats, and a place with its coast or without, if only one of them can be meant.
func (r *reading) settled(m game.Move) game.Move {
	if m.Verb == r.o.verb("arbitrate") && m.A > m.B {
		m.A, m.B = m.B, m.A
	}
	slot := slices.Index(r.o.lex.Verbs[m.Verb].Args, r.o.sort.place)
	if slot < 0 {
		return m
	}
	return r.o.coasted(m, slot, func(m game.Move) bool { return r.allows(r.st, m) })
}

// coasted finds the place that is meant by one that is not allowed: the only coast of the space
// that is or, if a coast is named where none need be, the space [5c(2).1].
func (o *Office) coasted(m game.Move, slot int, allows func(game.Move) bool) game.Move {
	at := *operandOf(&m, slot)
	space := o.title.SpaceOf(at)
	if len(o.places[space]) == 1 || allows(m) {
		return m
	}
	meant, n := m, 0
	for _, place := range o.places[space] {
		x := m
		*operandOf(&x, slot) = place
		if (at == space || place == space) && allows(x) {
			meant, n = x, n+1
		}
	}
	if n == 1 {
		return meant
	}
	return m
}
