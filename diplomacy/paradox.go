package diplomacy

import "slices"

// Circular dependencies. Among the open questions there is always a circle that depends on nothing
// but itself. If it consists of moves, it is a ring, and all of them succeed: the success of one
// move never hinders another, so what is possible for each is possible for all. If it contains
// convoys, it is a paradox, and they fail (Szykman's rule, 4.A.2).
//
// A circle with convoys is always a paradox. An army attacks one unit, which supports one thing,
// which saves or costs one fleet, which carries one army: each convoy decides the fate of exactly
// one other. Following the circle, the success of a convoy either confirms or refutes itself, and
// so does its failure. So there are either two consistent outcomes or none, but never a single one
// to prefer.

// question is a unit's move or support, or the path of its convoy.
type question uint16

const pathFlag question = 256

func (q question) unit() uint8  { return uint8(q) }
func (q question) isPath() bool { return q&pathFlag != 0 }

// agenda holds the open questions, with scratch space for finding circles among them.
type agenda struct {
	open   questions
	circle questions // the smallest found
	needs  questions // what one question depends on
	seen   [2 * 256]bool
}

// questions is an allocation-free list.
type questions struct {
	list [2 * MaxUnits]question
	n    int
}

func (q *questions) put(one question) {
	q.list[q.n] = one
	q.n++
}

func (q *questions) all() []question { return q.list[:q.n] }

// collect lists the open questions: supports and paths first, since moves depend on them.
func (w *Workspace) collect() {
	q := &w.agenda.open
	q.n = 0
	for u := range w.n {
		if w.pieces[u].supports() && w.done[u] == open {
			q.put(question(u))
		}
	}
	for u := range w.n {
		if w.path[u] == open {
			q.put(question(u) | pathFlag)
		}
		if w.pieces[u].moves() && w.done[u] == open {
			q.put(question(u))
		}
	}
}

func (w *Workspace) answered(q question) bool { return w.answerTo(q) != open }

func (w *Workspace) answerTo(q question) verdict {
	if q.isPath() {
		return w.path[q.unit()]
	}
	return w.done[q.unit()]
}

func (w *Workspace) answer(q question, v verdict) {
	if q.isPath() {
		w.path[q.unit()] = v
	} else {
		w.done[q.unit()] = v
	}
}

// decideCircle finds a circle that depends on nothing else and settles it.
func (w *Workspace) decideCircle() {
	w.findCircle()
	circle := w.agenda.circle.all()
	isParadox := slices.ContainsFunc(circle, question.isPath)
	for _, q := range circle {
		switch {
		case !isParadox:
			w.answer(q, yes)
		case q.isPath():
			w.answer(q, no)
			w.paradox[q.unit()] = true
		}
	}
}

// findCircle finds the smallest set of open questions that one of them depends on. All questions in
// it depend on each other: otherwise one of them would have a smaller set.
func (w *Workspace) findCircle() {
	a := &w.agenda
	a.circle.n = 0
	for _, q := range a.open.all() {
		w.findNeeds(q)
		if a.circle.n == 0 || a.needs.n < a.circle.n {
			a.circle.n = copy(a.circle.list[:], a.needs.all())
		}
	}
}

// findNeeds lists all open questions that one depends on, including itself.
func (w *Workspace) findNeeds(q question) {
	a := &w.agenda
	clear(a.seen[:])
	a.seen[q], a.needs.n = true, 0
	a.needs.put(q)
	for i := 0; i < a.needs.n; i++ {
		w.reads(a.needs.list[i], func(r question) {
			if !a.seen[r] && !w.answered(r) {
				a.seen[r] = true
				a.needs.put(r)
			}
		})
	}
}

// reads calls yield for the questions that the answer to one can depend on.
func (w *Workspace) reads(q question, yield func(question)) {
	u := q.unit()
	p := &w.pieces[u]
	switch {
	case q.isPath():
		for f := range w.n {
			if c := &w.pieces[f]; c.kind == Convoy && c.matched && c.helped == u {
				w.readArrivals(c.prov, yield)
			}
		}
	case p.moves():
		yield(q | pathFlag)
		w.readSupports(u, yield)
		if v := w.at[p.to]; v != none {
			if w.pieces[v].moves() && p.opponent != v {
				yield(question(v))
			} else {
				w.readSupports(v, yield)
			}
		}
		for c := w.attackers[p.to]; c != none; c = w.pieces[c].nextAttacker {
			yield(question(c) | pathFlag)
			w.readSupports(c, yield)
		}
	default:
		for a := w.attackers[p.prov]; a != none; a = w.pieces[a].nextAttacker {
			switch c := &w.pieces[a]; {
			case c.power == p.power:
			case p.kind == SupportMove && c.prov == p.to:
				yield(question(a))
			default:
				yield(question(a) | pathFlag)
			}
		}
	}
}

func (w *Workspace) readArrivals(p Prov, yield func(question)) {
	for a := w.attackers[p]; a != none; a = w.pieces[a].nextAttacker {
		yield(question(a))
	}
}

func (w *Workspace) readSupports(u uint8, yield func(question)) {
	for s := w.pieces[u].supporters; s != none; s = w.pieces[s].nextSupport {
		yield(question(s))
	}
}
