package diplomacy

import "strings"

// Format writes an order in the syntax that Parse reads, with short names.
func (m *Map) Format(o Order) string {
	unit := strings.TrimSpace(o.Type.String() + " " + m.ID(o.At))
	other := strings.TrimSpace(o.Other.String() + " " + m.ID(o.From))
	switch o.Kind {
	case Move:
		return unit + " - " + m.ID(o.To) + [...]string{"", " via convoy", " via deployment"}[o.Via]
	case SupportHold:
		return unit + " S " + other
	case SupportMove:
		return unit + " S " + other + " - " + m.ID(o.To)
	case Convoy:
		return unit + " C " + other + " - " + m.ID(o.To)
	case Disband:
		return unit + " disband"
	case Build:
		return "build " + unit
	case Remove:
		return "remove " + unit
	case Waive:
		return "waive"
	default:
		return unit + " H"
	}
}

// FormatUnit writes a unit, such as "F stp/nc".
func (m *Map) FormatUnit(u Unit) string { return u.Type.String() + " " + m.ID(u.At) }
