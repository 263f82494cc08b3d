package clock

import "outremer/game"

// savings is the time that seats have in the bank. Only a turn for which one seat alone is asked uses
// it: when the others finished is nobody's business, and what is left in the bank would tell.
type savings struct {
	Bank  map[game.Seat]int64 `json:"bank,omitempty"`  // milliseconds; a seat that is missing has what it began with
	Free  int64               `json:"free,omitempty"`  // when the limit itself is used up; 0: this wait has no bank
	Saver game.Seat           `json:"saver,omitempty"` // whose bank is used then
	Prior *deposit            `json:"prior,omitempty"` // of the wait before, to which an undo returns
}

// deposit is the bank of a seat while it had its turn.
type deposit struct {
	Seat game.Seat `json:"seat,omitempty"`
	MS   int64     `json:"ms"`
	Free int64     `json:"free"`
}

// Saved returns what a seat has in the bank, in milliseconds.
func (v savings) Saved(s game.Seat, terms *Terms) int64 {
	if ms, ok := v.Bank[s]; ok {
		return ms
	}
	if terms.Bank == nil {
		return 0
	}
	return terms.Bank.Start * 1000
}

// save adds what the only seat that is asked has in the bank to its deadline.
func (w Wait) save(terms *Terms) Wait {
	if terms.Bank == nil || w.Seats.Len() != 1 {
		return w
	}
	w.Saver, w.Free = w.Seats.First(), w.Due
	w.Due = terms.Due(w.Due, w.Saved(w.Saver, terms))
	return w
}

// settled is the savings after a wait: the bank without what was used, and with the increment. A turn
// that an undo interrupts is settled when it is over.
func (w Wait) settled(m *Moment, terms *Terms) savings {
	v := w.savings
	if v.Free == 0 || m.TookBack {
		v.Free, v.Saver = 0, 0
		return v
	}
	v.Prior = &deposit{v.Saver, v.Saved(v.Saver, terms), v.Free}
	s := v.Saver
	v = v.charge(w.still(m.At), terms)
	v.Bank[s] = min(v.Bank[s]+terms.Bank.Increment*1000, terms.Bank.Cap*1000)
	v.Free, v.Saver = 0, 0
	return v
}

// charge takes from the bank what was used of it by now.
func (v savings) charge(now int64, terms *Terms) savings {
	left := v.Saved(v.Saver, terms) - terms.Between(v.Free, now)
	v.Bank = cloned(v.Bank)
	v.Bank[v.Saver] = max(0, left)
	return v
}

// refund gives back what a turn had in the bank that an undo returns to. If that turn is not over,
// nothing was settled.
func (w Wait) refund(over bool) Wait {
	p := w.Prior
	if p == nil || !over || !w.Seats.Has(p.Seat) {
		return w
	}
	w.Bank = cloned(w.Bank)
	w.Bank[p.Seat] = p.MS
	w.Free, w.Saver, w.Prior = p.Free, p.Seat, nil
	return w
}
