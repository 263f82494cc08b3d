package diplomacy

// Sorties: moves of bound units. A sortie attacks like any other move: it cuts support, keeps
// others out with its full strength, and its unit cannot be supported in place. It never enters. An
// unopposed sortie would have to enter, so it becomes void instead, and its unit can be supported
// in place after all. That can change other results, so resolution restarts. Voided sorties stay
// void, so this terminates.

// voidSorties voids the sorties that would enter unopposed and reports whether there were any. All
// are found before the first is voided.
func (w *Workspace) voidSorties() bool {
	var found Set
	for u := range w.n {
		if p := &w.pieces[u]; p.moves() && p.traits&Bound != 0 && w.isUnopposed(u) {
			found.add(u)
		}
	}
	again := !found.empty()
	for !found.empty() {
		u := found.take()
		w.pieces[u].kind = Hold
		w.result.Outcomes[u].Result, w.result.Outcomes[u].Why = Void, because(WouldEnterFreely)
	}
	return again
}

// isUnopposed reports whether the target of a sortie ends up empty and no other unit had a way to
// try for it. A head-to-head opponent counts as opposition, even if it wins and so leaves the
// target empty.
func (w *Workspace) isUnopposed(u uint8) bool {
	p := &w.pieces[u]
	if w.path[u] == no {
		return false
	}
	if v := w.at[p.to]; v != none && (w.gone(v) == no || w.pieces[v].to == p.prov && w.pieces[v].moves()) {
		return false
	}
	for c := w.attackers[p.to]; c != none; c = w.pieces[c].nextAttacker {
		if c != u && w.path[c] == yes {
			return false
		}
	}
	return true
}
