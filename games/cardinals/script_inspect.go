package cardinals

import (
	"strconv"
	"strings"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/arrange"
)

// Inspect implements game.Arranger, the facts of expect lines:
//
//	unit SPACE          "army zengids", "fleet minor", "crusader arpads", "none"
//	holder SPACE        dynasty, or "none"
//	creed SPACE         faith of the realm there
//	claims SPACE        who counts it for victory
//	points DYNASTY      diplomacy points; left DYNASTY: of those, not yet spent
//	centres, units, count, due, imperial DYNASTY   numbers
//	excommunicated DYNASTY  the offences, or "none"
//	state DYNASTY       plays, eliminated, failed
//	sealed              who has sealed a draft
//	pope, emperor, antipope BASIS, crusade, year, season, tithes, winners, reason
//	draft SPACE         the order drafted there
//	warnings DYNASTY    text keys
//	start SPACE         what stands there at the start: "army zengids islamic"
//	way SPACE SPACE     who can go: "army", "fleet", "army fleet", "none"
//	coasts SPACE        names of the coasts, or "none"
//	near SPACE          spaces that an army can reach; seas SPACE: seas that touch it
//	spaces land|sea|centres  how many
//	line SPACE SPACE    Line of Supply, or "none"
//	barrier SPACE       what keeps Lines of Supply out: unit, centre, land, or "none"
func (s *State) Inspect(words []string) (string, error) {
	return arrange.Inspect(words, inspections, &arranger{Line: arrange.LineOf(words), s: s})
}

// named is a dynasty for a script: "none" for Nobody.
func (s *State) named(p game.Seat) string {
	if p == game.Nobody {
		return "none"
	}
	return s.f.dynasties[p]
}

func list(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, " ")
}

var inspections = map[string]func(*arranger) string{
	"unit":     func(a *arranger) string { return a.s.inspectUnit(a.space()) },
	"holder":   func(a *arranger) string { return a.s.named(a.s.Holder[a.space()]) },
	"creed":    func(a *arranger) string { return faithNames[a.s.Creed[a.space()]] },
	"claims":   func(a *arranger) string { return list(a.s.seatNames(a.s.Claims[a.space()])) },
	"once":     func(a *arranger) string { return list(a.s.seatNames(a.s.Once[a.space()])) },
	"points":   func(a *arranger) string { return strconv.Itoa(int(a.s.Points[a.seat()])) },
	"left":     func(a *arranger) string { return strconv.Itoa(a.s.pointsLeft(a.seat())) },
	"centres":  func(a *arranger) string { return strconv.Itoa(a.s.centres(a.seat())) },
	"units":    func(a *arranger) string { return strconv.Itoa(a.s.units(a.seat())) },
	"count":    func(a *arranger) string { return strconv.Itoa(a.s.count(a.seat())) },
	"due":      func(a *arranger) string { return strconv.Itoa(a.s.due(a.seat())) },
	"imperial": func(a *arranger) string { return strconv.Itoa(a.s.imperialCentres(a.seat())) },
	"excommunicated": func(a *arranger) string {
		p := a.seat()
		return list(a.s.viewer(p).viewDynasty(p).Excommunicated)
	},
	"state": func(a *arranger) string { p := a.seat(); return a.s.viewer(p).viewDynasty(p).State },
	"faith": func(a *arranger) string { return faithNames[a.s.f.faith[a.seat()]] },
	"cardinal": func(a *arranger) string {
		p := a.seat()
		return list(strings.Fields(a.s.viewer(p).viewDynasty(p).Cardinal))
	},
	"votes":    func(a *arranger) string { return strconv.FormatBool(a.s.leadsCardinal(a.seat())) },
	"truce":    func(a *arranger) string { return strconv.FormatBool(a.s.Crusade.Truce.Has(a.seat())) },
	"sealed":   func(a *arranger) string { return list(a.s.seatNames(a.s.Sealed)) },
	"pope":     func(a *arranger) string { return a.s.named(a.s.Pope) },
	"emperor":  func(a *arranger) string { return a.s.named(a.s.Emperor) },
	"antipope": func(a *arranger) string { return a.s.named(a.s.Antipope[a.Index(basisNames, "basis")]) },
	"crusade":  func(a *arranger) string { return list(strings.Fields(phaseNames[a.s.Crusade.Phase])) },
	"year":     func(a *arranger) string { return strconv.Itoa(int(a.s.year())) },
	"season":   func(a *arranger) string { return seasonNames[a.s.Season] },
	"tithes":   func(a *arranger) string { return strconv.Itoa(int(a.s.Tithes)) },
	"winners":  func(a *arranger) string { return list(a.s.seatNames(a.s.Winners)) },
	"reason":   func(a *arranger) string { return list(strings.Fields(reasonNames[a.s.Ended])) },
	"draft":    func(a *arranger) string { at := a.space(); return a.s.inspectOrder(at) },
	"warnings": (*arranger).inspectWarnings,
	"start":    func(a *arranger) string { return a.s.inspectStart(a.space()) },
	"religion": func(a *arranger) string { return faithNames[a.s.f.start[a.space()].faith] },
	"realm":    func(a *arranger) string { return a.s.inspectRealm(a.space()) },
	"way":      func(a *arranger) string { return a.s.inspectWay(a.space(), a.space()) },
	"coasts":   func(a *arranger) string { return a.s.inspectCoasts(a.space()) },
	"near":     func(a *arranger) string { return list(a.s.f.appendSpaces(nil, a.s.f.army[a.space()])) },
	"seas":     func(a *arranger) string { return list(a.s.f.appendSpaces(nil, a.s.f.fleet[a.space()].and(a.s.f.seas))) },
	"spaces":   (*arranger).inspectSpaces,
	"minors":   func(a *arranger) string { return strconv.Itoa(len(a.s.f.minors)) },
	"barrier":  func(a *arranger) string { return list(strings.Fields(barrierNames[a.s.barrier(a.space())])) },
	"line":     func(a *arranger) string { return a.s.inspectLine(a.space(), a.space()) },
}

func (s *State) inspectUnit(at Space) string {
	u := &s.Units[at]
	switch {
	case !u.there():
		return "none"
	case u.Crusader:
		return "crusader " + s.f.dynasties[u.Owner]
	case u.Owner == game.Nobody:
		return unitNames[u.Type] + " minor"
	default:
		text := unitNames[u.Type] + " " + s.f.dynasties[u.Owner]
		if place := s.stands(*u); place != diplomacy.Loc(at) {
			text += " " + s.f.places[place]
		}
		return text
	}
}

func (s *State) inspectOrder(at Space) string {
	v := s.viewOrder(at, s.Orders[at])
	return strings.Join(strings.Fields(v.Kind+" "+v.From+" "+v.To), " ")
}

func (a *arranger) inspectWarnings() string {
	var keys []string
	for _, w := range a.s.warnings(a.seat()) {
		keys = append(keys, w.Key)
	}
	return list(keys)
}

func (s *State) inspectStart(at Space) string {
	x := s.f.start[at]
	if x.unit == diplomacy.AnyUnit {
		return "none"
	}
	owner := "minor"
	if x.owner != game.Nobody {
		owner = s.f.dynasties[x.owner]
	}
	return unitNames[x.unit] + " " + owner + " " + faithNames[x.faith]
}

func (s *State) inspectRealm(at Space) string {
	if m := s.f.start[at].minor; m >= 0 {
		return s.f.minors[m]
	}
	return "none"
}

func (s *State) inspectWay(from, to Space) string {
	var who []string
	if s.f.army[from].has(to) {
		who = append(who, "army")
	}
	if s.f.fleet[from].has(to) {
		who = append(who, "fleet")
	}
	return list(who)
}

func (s *State) inspectCoasts(at Space) string {
	var names []string
	for _, c := range s.f.m.Provinces[at].Coasts {
		names = append(names, strings.TrimPrefix(s.f.places[c], s.f.spaces[at]+"-"))
	}
	return list(names)
}

func (a *arranger) inspectSpaces() string {
	x := [...]spaces{a.s.f.land, a.s.f.seas, a.s.f.centres}[a.Index([]string{"land", "sea", "centres"}, "kind")]
	return strconv.Itoa(x.len())
}

func (s *State) inspectLine(from, to Space) string {
	if s.Crusade.Phase != declared || !s.supplied(from).has(to) {
		return "no-line"
	}
	var over [maxSpaces]Space
	var names []string
	for _, x := range over[:s.lineOf(from, to, &over)] {
		names = append(names, s.f.spaces[x])
	}
	return list(names)
}
