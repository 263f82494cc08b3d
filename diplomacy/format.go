package diplomacy

import "strings"

// style is how an order is put into words.
type style struct {
	via                                                  [3]string
	support, convoy, disband, build, remove, waive, hold string
}

var (
	brief = style{[...]string{"", " via convoy", " via deployment"}, " S ", " C ", " disband", "build ", "remove ", "waive", " H"}
	full  = style{[...]string{"", " via Convoy", " via Deployment"}, " Supports ", " Convoys ", " Disband", "Build ", "Remove ", "Waive", " Hold"}
)

// Format writes an order in the syntax that Parse reads, with short names.
func (m *Map) Format(o Order) string { return brief.format(o, m.ID) }

// FormatFull writes an order as the Diplomacy Adjudicator Test Cases do, with full names and words:
// "A Paris Supports A Marseilles - Burgundy". Parse reads that as well.
func (m *Map) FormatFull(o Order) string { return full.format(o, m.FullName) }

func (s *style) format(o Order, name func(Loc) string) string {
	unit := strings.TrimSpace(o.Type.String() + " " + name(o.At))
	other := strings.TrimSpace(o.Other.String() + " " + name(o.From))
	switch o.Kind {
	case Move:
		return unit + " - " + name(o.To) + s.via[o.Via]
	case SupportHold:
		return unit + s.support + other
	case SupportMove:
		return unit + s.support + other + " - " + name(o.To)
	case Convoy:
		return unit + s.convoy + other + " - " + name(o.To)
	case Disband:
		return unit + s.disband
	case Build:
		return s.build + unit
	case Remove:
		return s.remove + unit
	case Waive:
		return s.waive
	default:
		return unit + s.hold
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
