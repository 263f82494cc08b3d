package clock

import "outremer/game"

// More is a request for more time for the turn that is waited for. It ends with the wait.
type More struct {
	By     game.Seat  `json:"by,omitempty"`
	MS     int64      `json:"ms"`
	Agreed game.Seats `json:"agreed,omitempty"` // who grants it
}

// among drops what is asked or granted by people who no longer play.
func (m *More) among(people game.Seats) *More {
	switch {
	case m == nil || !people.Has(m.By):
		return nil
	case m.Agreed&^people == 0:
		return m
	}
	return &More{m.By, m.MS, m.Agreed & people}
}

// Ask asks for more time. It replaces what was asked for before.
func (w Wait) Ask(by game.Seat, ms int64) Wait {
	w.More = &More{By: by, MS: ms}
	return w
}

// Grant records that the person at some seats grants more time. It is added once all others do.
func (w Wait) Grant(seats, others game.Seats, terms *Terms) Wait {
	m := *w.More
	m.Agreed |= seats
	w.More = &m
	if others&^m.Agreed != 0 {
		return w
	}
	w.More = nil
	w.Due = terms.Due(w.Due, m.MS)
	if w.Free != 0 {
		w.Free = terms.Due(w.Free, m.MS)
	}
	return w
}

// Deny closes the request for more time.
func (w Wait) Deny() Wait {
	w.More = nil
	return w
}
