package diplomacy_test

import "slices"

// How the naive resolver finds the answers. Questions are numbered 2u for the move
// of unit u and 2u+1 for its path. A set of questions that depends on no other is
// settled by trying all answers.

const hardest = 16 // max. questions in one set

func (n *naive) solve() {
	k := len(n.units)
	n.success, n.path, n.known = make([]bool, k), make([]bool, k), make([]bool, 2*k)
	for u := range n.units {
		n.path[u] = !n.byFleet[u]
		n.known[2*u] = !n.moves(u)
		n.known[2*u+1] = !n.byFleet[u]
	}
	reads := map[int][]int{}
	for _, q := range n.unknown() {
		reads[q] = n.mayRead(q)
	}
	for {
		group := n.smallest(n.unknown(), reads)
		if group == nil {
			return
		}
		if len(group) > hardest {
			n.tooHard = true
			return
		}
		if !n.fixConstants(group) {
			really := map[int][]int{}
			for _, q := range group {
				really[q] = n.doesRead(q, group)
			}
			n.decide(n.smallest(group, really))
		}
	}
}

func (n *naive) get(q int) bool {
	if q%2 == 0 {
		return n.success[q/2]
	}
	return n.path[q/2]
}

func (n *naive) set(q int, v bool) {
	if q%2 == 0 {
		n.success[q/2] = v
	} else {
		n.path[q/2] = v
	}
}

func (n *naive) value(q int) bool {
	if q%2 == 0 {
		return n.moveValue(q / 2)
	}
	return n.pathValue(q / 2)
}

func (n *naive) unknown() (list []int) {
	for q, known := range n.known {
		if !known {
			list = append(list, q)
		}
	}
	return list
}

// smallest is the smallest set that contains one of the questions and everything unknown that its
// members read.
func (n *naive) smallest(questions []int, reads map[int][]int) (best []int) {
	for _, q := range questions {
		if len(best) == 1 {
			break
		}
		set := []int{q}
		for i := 0; i < len(set); i++ {
			for _, r := range reads[set[i]] {
				if !n.known[r] && !slices.Contains(set, r) {
					set = append(set, r)
				}
			}
		}
		if best == nil || len(set) < len(best) {
			best = set
		}
	}
	return best
}

// mayRead lists everything a question could depend on, erring on the side of too much.
func (n *naive) mayRead(q int) (reads []int) {
	u := q / 2
	if q%2 == 1 {
		for f := range n.units {
			if n.convoysFor(f, u) {
				reads = append(reads, n.arrivals(f)...)
			}
		}
		return reads
	}
	reads = append(reads, q+1)
	reads = append(reads, n.supportReads(u)...)
	if v := n.unitIn(n.to(u)); v >= 0 {
		reads = append(reads, 2*v)
		reads = append(reads, n.supportReads(v)...)
	}
	for c := range n.units {
		if n.moves(c) && n.to(c) == n.to(u) {
			reads = append(reads, 2*c+1)
			reads = append(reads, n.supportReads(c)...)
		}
	}
	return reads
}

func (n *naive) arrivals(u int) (reads []int) {
	for a := range n.units {
		if n.moves(a) && n.to(a) == n.at(u) {
			reads = append(reads, 2*a)
		}
	}
	return reads
}

func (n *naive) supportReads(u int) (reads []int) {
	for s := range n.units {
		if n.supports(s, u) {
			for _, a := range n.arrivals(s) {
				reads = append(reads, a, a+1)
			}
		}
	}
	return reads
}

// each tries all answers to some questions.
func (n *naive) each(questions []int, try func()) {
	for bits := range 1 << len(questions) {
		for i, q := range questions {
			n.set(q, bits>>i&1 == 1)
		}
		try()
	}
}

// fixConstants settles the questions whose answer is the same whatever the answers to the others.
func (n *naive) fixConstants(group []int) (found bool) {
	yes, no := make([]bool, len(group)), make([]bool, len(group))
	n.each(group, func() {
		for i, q := range group {
			v := n.value(q)
			yes[i], no[i] = yes[i] || v, no[i] || !v
		}
	})
	for i, q := range group {
		if yes[i] != no[i] {
			n.set(q, yes[i])
			n.known[q], found = true, true
		}
	}
	return found
}

// doesRead lists the questions of a group that affect a question.
func (n *naive) doesRead(q int, group []int) (reads []int) {
	for _, r := range group {
		differs := false
		n.each(group, func() {
			if differs || n.get(r) {
				return
			}
			before := n.value(q)
			n.set(r, true)
			differs = before != n.value(q)
			n.set(r, false)
		})
		if differs {
			reads = append(reads, r)
		}
	}
	return reads
}

// decide settles a circle: by its only consistent outcome, otherwise by the rules for paradoxes and
// rings.
func (n *naive) decide(circle []int) {
	count, paths := 0, false
	var answers []bool
	n.each(circle, func() {
		for _, q := range circle {
			if n.value(q) != n.get(q) {
				return
			}
		}
		count++
		answers = nil
		for _, q := range circle {
			answers = append(answers, n.get(q))
		}
	})
	for _, q := range circle {
		paths = paths || q%2 == 1
	}
	n.single = n.single || paths && count == 1
	for i, q := range circle {
		switch {
		case count == 1:
			n.set(q, answers[i])
			n.known[q] = true
		case !paths:
			n.set(q, true)
			n.known[q] = true
		case q%2 == 1:
			n.set(q, false)
			n.known[q] = true
		}
	}
}
