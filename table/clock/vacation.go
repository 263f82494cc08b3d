package clock

import (
	"maps"

	"outremer/game"
)

// vacations are the days that people take off. They are announced, so everybody may see what they do
// to the time.
type vacations struct {
	Away map[game.Seat]int64 `json:"away,omitempty"` // until when; it may have passed
	Used map[game.Seat]int   `json:"used,omitempty"` // days taken so far
}

// among drops the vacations of people who no longer play. What they used up is remembered.
func (v vacations) among(people game.Seats) vacations {
	for s := range v.Away {
		if !people.Has(s) {
			v.Away = maps.Clone(v.Away)
			maps.DeleteFunc(v.Away, func(s game.Seat, _ int64) bool { return !people.Has(s) })
			return v
		}
	}
	return v
}

// heldUntil returns until when the wait is held up by people who are away; 0: by nobody. Who is still
// at work on a draft may be a secret, so there everybody counts.
func (w Wait) heldUntil() (until int64) {
	for s, back := range w.Away {
		if w.Kind == game.Draft || w.Seats.Has(s) {
			until = max(until, back)
		}
	}
	return until
}

// DaysLeft returns how many vacation days a seat may still take.
func (w Wait) DaysLeft(s game.Seat, terms *Terms) int { return max(0, terms.Vacation-w.Used[s]) }

// Leave sends the person at some seats on vacation. The deadline of a wait for them moves.
func (w Wait) Leave(seats game.Seats, days int, now int64, terms *Terms) Wait {
	return w.away(now, terms, func(v *vacations) {
		for s := range seats.All() {
			v.Away[s] = terms.DaysAfter(now, days)
			v.Used[s] += days
		}
	})
}

// Back ends a vacation early. Whole days that are left can be taken later.
func (w Wait) Back(seats game.Seats, now int64, terms *Terms) Wait {
	const day = wholeDay * 60_000
	return w.away(now, terms, func(v *vacations) {
		for s := range seats.All() {
			v.Used[s] -= int(max(0, v.Away[s]-now) / day)
			delete(v.Away, s)
		}
	})
}

// away changes who is away, and moves the deadline accordingly.
func (w Wait) away(now int64, terms *Terms, change func(*vacations)) Wait {
	now = w.still(now)
	from := max(now, w.heldUntil())
	w.Away, w.Used = cloned(w.Away), cloned(w.Used)
	change(&w.vacations)
	if to := max(now, w.heldUntil()); to != from {
		return w.shift(from, to, terms)
	}
	return w
}

// Successor forgets what the last player of a seat did with their time; the bank stays with the seat.
func (w Wait) Successor(s game.Seat) Wait {
	w = w.Return(s)
	w.Away, w.Used = cloned(w.Away), cloned(w.Used)
	delete(w.Away, s)
	delete(w.Used, s)
	return w
}

// cloned returns a copy that can be written to.
func cloned[V any](m map[game.Seat]V) map[game.Seat]V {
	if m == nil {
		return map[game.Seat]V{}
	}
	return maps.Clone(m)
}
