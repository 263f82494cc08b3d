package diplomacy

// Resolution. Every move, support and convoy path is a question whose answer depends on others.
// While some of those are open, a strength is known only within bounds; a question is settled as
// soon as the bounds leave a single answer. Answers are never retracted, so evaluation order does
// not matter. Circular dependencies are left to paradox.go.

// verdict is the answer to a question.
type verdict uint8

const (
	open verdict = iota
	yes
	no
)

// bounds are the minimum and maximum a strength can take.
type bounds struct{ least, most uint8 }

// prepare links attackers, supporters and head-to-head opponents, and settles the trivial
// questions.
func (w *Workspace) prepare() {
	w.attackers = nobody
	for u := range w.n {
		p := &w.pieces[u]
		p.supporters, p.opponent, p.matched = none, none, false
		w.done[u], w.path[u], w.paradox[u] = no, no, false
		if p.moves() {
			p.nextAttacker, w.attackers[p.to] = w.attackers[p.to], u
			w.path[u], w.done[u] = yes, open
			if p.way == convoyed {
				w.path[u] = open
			}
			if p.traits&Bound != 0 { // a sortie never enters
				w.done[u] = no
			}
		}
	}
	for u := range w.n {
		w.match(u)
	}
}

// match links a piece to the unit it helps or runs into.
func (w *Workspace) match(u uint8) {
	p := &w.pieces[u]
	switch p.kind {
	case Move:
		if v := w.at[p.to]; v != none && p.way == walks {
			if q := &w.pieces[v]; q.moves() && q.way == walks && q.to == p.prov {
				p.opponent = v
			}
		}
	case SupportHold, SupportMove:
		h := &w.pieces[p.helped]
		p.matched = !h.moves()
		if p.kind == SupportMove {
			p.matched = h.moves() && h.to == p.to && w.sameCoast(u)
		}
		if p.matched {
			p.nextSupport, h.supporters = h.supporters, u
			w.done[u] = open
		}
	case Convoy:
		h := &w.pieces[p.helped]
		p.matched = h.moves() && h.way == convoyed && h.to == p.to
	}
}

// sameCoast reports whether a support fits the coast the fleet is moving to. The support may omit
// the coast, but a coast it names must match (4.B.4).
func (w *Workspace) sameCoast(u uint8) bool {
	named, h := w.result.Outcomes[u].Order.To, w.pieces[u].helped
	return named == Loc(w.pieces[u].to) || named == w.result.Outcomes[h].Order.To
}

// resolve settles all questions.
func (w *Workspace) resolve() {
	w.collect()
	for w.settle(); w.agenda.open.n > 0; w.settle() {
		w.decideCircle()
	}
}

// settle answers whatever can be answered until a fixed point is reached.
func (w *Workspace) settle() {
	pending := &w.agenda.open
	for changed := true; changed; {
		changed = false
		all := pending.all()
		pending.n = 0
		for _, q := range all {
			if w.answered(q) {
				continue
			}
			if v := w.judge(q); v == open {
				pending.put(q)
			} else {
				w.answer(q, v)
				changed = true
			}
		}
	}
}

// judge answers one question from what is known about the others.
func (w *Workspace) judge(q question) verdict {
	u := q.unit()
	switch {
	case q.isPath():
		return w.judgePath(u)
	case w.pieces[u].moves():
		return w.judgeMove(u)
	default:
		return w.judgeSupport(u)
	}
}

// support counts the supports for a unit's action, excluding those of one power.
func (w *Workspace) support(u uint8, without Power) (b bounds) {
	for s := w.pieces[u].supporters; s != none; s = w.pieces[s].nextSupport {
		if w.pieces[s].power == without {
			continue
		}
		switch w.done[s] {
		case yes:
			b.least++
			b.most++
		case open:
			b.most++
		}
	}
	return b
}

// strength is one for the unit itself plus its supports.
func (w *Workspace) strength(u uint8, without Power) bounds {
	b := w.support(u, without)
	return bounds{b.least + 1, b.most + 1}
}

// gone reports whether a unit leaves its province. A deploying unit always does.
func (w *Workspace) gone(u uint8) verdict {
	p := &w.pieces[u]
	switch {
	case p.moves() && p.way == deploys:
		return yes
	case p.moves():
		return w.done[u]
	default:
		return no
	}
}

// judgeMove: a move succeeds if it is stronger than any unit staying in the province and than every
// rival trying to enter it.
func (w *Workspace) judgeMove(u uint8) verdict {
	p := &w.pieces[u]
	if w.path[u] == no {
		return no
	}
	v := w.at[p.to]
	left := yes
	if v != none {
		left = w.gone(v)
		if p.opponent == v { // the head-to-head opponent does not make room
			left = no
		}
	}
	var result verdict
	switch left {
	case yes:
		result = w.judgeEntry(u, v)
	case no:
		result = w.judgeAttack(u, v)
	default:
		result = w.judgeEntry(u, v)
		if result != w.judgeAttack(u, v) {
			result = open
		}
	}
	if result == yes && w.path[u] == open {
		return open
	}
	return result
}

// judgeEntry judges a move into a province that is empty or being vacated.
func (w *Workspace) judgeEntry(u, left uint8) verdict {
	return w.compare(u, w.strength(u, NoPower), bounds{}, occupant{left, yes})
}

// judgeAttack judges a move against a unit that stays: a power never dislodges its own unit, nor
// helps another power do so.
func (w *Workspace) judgeAttack(u, stays uint8) verdict {
	p, q := &w.pieces[u], &w.pieces[stays]
	if p.power == q.power {
		return no
	}
	return w.compare(u, w.strength(u, q.power), w.resistance(u, stays), occupant{stays, no})
}

// resistance is the strength of a unit that stays. A unit that fails to leave cannot be supported
// in place, except against its head-to-head opponent.
func (w *Workspace) resistance(u, stays uint8) bounds {
	if w.pieces[stays].moves() && w.pieces[u].opponent != stays {
		return bounds{1, 1}
	}
	return w.strength(stays, NoPower)
}

// occupant is the unit in a province that others want to enter, with what is known or assumed about
// it.
type occupant struct {
	unit uint8
	gone verdict
}

// compare weighs a move against the occupant of the province and its rivals for it.
func (w *Workspace) compare(u uint8, force, against bounds, in occupant) verdict {
	for c := w.attackers[w.pieces[u].to]; c != none; c = w.pieces[c].nextAttacker {
		if c == u {
			continue
		}
		b := w.prevention(c, in)
		against.least = max(against.least, b.least)
		against.most = max(against.most, b.most)
	}
	switch {
	case force.least > against.most:
		return yes
	case force.most <= against.least:
		return no
	default:
		return open
	}
}

// prevention is the strength with which a unit keeps others out of the province it wants to enter.
// A unit that loses a head-to-head battle there has none (4.A.7).
func (w *Workspace) prevention(c uint8, in occupant) (b bounds) {
	beaten := no
	if o := w.pieces[c].opponent; o != none && o == in.unit {
		beaten = in.gone
	}
	if w.path[c] == no || beaten == yes {
		return bounds{}
	}
	b = w.strength(c, NoPower)
	if w.path[c] == open {
		b.least = 0
	}
	return b
}

// judgeSupport: a support is cut by an attack from another power, unless the attack comes from the
// province the support is directed against; from there only dislodgement cuts it.
func (w *Workspace) judgeSupport(u uint8) verdict {
	p := &w.pieces[u]
	result := yes
	for a := w.attackers[p.prov]; a != none; a = w.pieces[a].nextAttacker {
		switch w.cuts(a, p) {
		case yes:
			return no
		case open:
			result = open
		}
	}
	return result
}

// cuts reports whether an attacker cuts the support of the unit that it attacks.
func (w *Workspace) cuts(attacker uint8, supporter *piece) verdict {
	a := &w.pieces[attacker]
	switch {
	case a.power == supporter.power:
		return no
	case supporter.kind == SupportMove && a.prov == supporter.to:
		return w.done[attacker]
	default:
		return w.path[attacker]
	}
}

// judgePath: a convoy succeeds if fleets that are not dislodged connect the two provinces; which
// route survives does not matter (4.A.1).
func (w *Workspace) judgePath(u uint8) verdict {
	p := &w.pieces[u]
	sure, possible := w.convoys(u)
	switch {
	case w.m.route(p.prov, p.to, &sure):
		return yes
	case !w.m.route(p.prov, p.to, &possible):
		return no
	default:
		return open
	}
}

// convoys returns the seas in which fleets convoy a unit: those known to be safe, and those that
// may be.
func (w *Workspace) convoys(u uint8) (sure, possible Set) {
	for f := range w.n {
		p := &w.pieces[f]
		if p.kind != Convoy || !p.matched || p.helped != u {
			continue
		}
		switch w.dislodged(f) {
		case no:
			sure.add(uint8(p.prov))
			possible.add(uint8(p.prov))
		case open:
			possible.add(uint8(p.prov))
		}
	}
	return sure, possible
}

// dislodged reports whether another unit takes the province of a unit that stays.
func (w *Workspace) dislodged(u uint8) verdict {
	result := no
	for a := w.attackers[w.pieces[u].prov]; a != none; a = w.pieces[a].nextAttacker {
		switch w.done[a] {
		case yes:
			return yes
		case open:
			result = open
		}
	}
	return result
}
