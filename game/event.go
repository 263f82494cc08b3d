package game

// Event is what happened, for narration and animation.
type Event struct {
	Kind       EventKind
	Seat       Seat  // who did it, or who it happened to; Nobody: the game
	Mask       uint8 // what is hidden from seats outside To: HideA | HideB …; Secret hides the event itself
	To         Seats
	A, B, C, D int16
}

// Bits of a Mask: which operands seats outside To may not know.
const (
	HideA uint8 = 1 << iota
	HideB
	HideC
	HideD
)

const (
	// Secret as a Mask keeps the whole event from seats outside To.
	Secret uint8 = 0xff
	// Hidden stands in for an operand that a seat may not know.
	Hidden int16 = -32768
)

// For returns the event as s may see it; false: s does not learn of it. The result reveals nothing
// about what others were shown.
func (e Event) For(s Seat) (Event, bool) {
	if e.Mask != 0 && !e.To.Has(s) {
		if e.Mask == Secret {
			return Event{}, false
		}
		for i, x := range [4]*int16{&e.A, &e.B, &e.C, &e.D} {
			if e.Mask>>i&1 != 0 {
				*x = Hidden
			}
		}
	}
	e.Mask, e.To = 0, 0
	return e, true
}

// Log collects events. A nil Log collects nothing, so search pays nothing.
type Log struct{ Events []Event }

// Emit adds an event.
func (l *Log) Emit(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}

// Reset empties the log but keeps its memory.
func (l *Log) Reset() { l.Events = l.Events[:0] }
