// Package diplomacy adjudicates orders given at the same time on a map of
// provinces: movement with support and convoys, then retreats, then builds and
// removals. The map is data; the classic one and that of College of Cardinals
// are included.
//
// The rules are those of the 2023 Diplomacy rulebook with the choices that the
// author of the public test cases (DATC 3.0) prefers. docs/adjudicator.md lists
// the choices and tells how the resolution works.
//
// A [Map] never changes and is shared. A [Board] is a map with units on it. A
// [Workspace] does the work; it is reused from call to call and then allocates
// nothing. Nothing here knows of a clock, of luck or of the order in which
// orders were given, so equal input has equal output.
//
//	m := diplomacy.Classic()
//	b := diplomacy.Board{Map: m, Units: units}
//	r := new(diplomacy.Workspace).Adjudicate(&b, orders)
//	for u, o := range r.Outcomes { ... } // one for each unit, with its cause
//
// The words: a province holds at most one unit. A location ([Loc]) is where in a
// province a unit stands: the province itself, or one of its coasts for a fleet.
// An order is void if no orders of others could have made it possible; its unit
// then holds. A unit is bound if it may attack but never ends elsewhere, as the
// units of minor realms are: its move is a sortie.
package diplomacy
