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

// FullName is the full name of a location, such as "Paris" or "St Petersburg(nc)".
func (m *Map) FullName(l Loc) string {
	if int(l) >= m.Locs() {
		return "?"
	}
	name := m.Provinces[m.prov[l]].Name
	if n := len(m.Provinces); int(l) >= n {
		name += "(" + m.coastNames[int(l)-n] + ")"
	}
	return name
}

// FormatFull writes an order as the Diplomacy Adjudicator Test Cases do, with full names and words:
// "A Paris Supports A Marseilles - Burgundy". Parse reads that as well.
func (m *Map) FormatFull(o Order) string {
	unit := strings.TrimSpace(o.Type.String() + " " + m.FullName(o.At))
	other := strings.TrimSpace(o.Other.String() + " " + m.FullName(o.From))
	switch o.Kind {
	case Move:
		return unit + " - " + m.FullName(o.To) + [...]string{"", " via Convoy", " via Deployment"}[o.Via]
	case SupportHold:
		return unit + " Supports " + other
	case SupportMove:
		return unit + " Supports " + other + " - " + m.FullName(o.To)
	case Convoy:
		return unit + " Convoys " + other + " - " + m.FullName(o.To)
	case Disband:
		return unit + " Disband"
	case Build:
		return "Build " + unit
	case Remove:
		return "Remove " + unit
	case Waive:
		return "Waive"
	default:
		return unit + " Hold"
	}
}
