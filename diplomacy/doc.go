// Package diplomacy adjudicates simultaneous orders on a map of provinces: movement with support
// and convoys, then retreats, then builds and removals. Maps are data; the classic map and the
// College of Cardinals map are included.
//
// The rules are those of the 2023 Diplomacy rulebook, with the choices preferred by the author of
// the public test cases (DATC 3.0). docs/adjudicator.md lists the choices and explains how
// resolution works.
//
// A [Map] is immutable and shared. A [Board] is a map with units on it. A [Workspace] does the
// work; reuse it across calls and it stops allocating. Adjudication uses no clock and no randomness
// and does not depend on the sequence of the orders, so equal input gives equal output.
//
//	m := diplomacy.Classic()
//	b := diplomacy.Board{Map: m, Units: units}
//	r := new(diplomacy.Workspace).Adjudicate(&b, orders)
//	for u, o := range r.Outcomes { ... } // one for each unit, with its cause
//
// Terms: a province holds at most one unit. A location ([Loc]) is where in a province a unit
// stands: the province itself, or one of its coasts for a fleet. An order is void if no orders from
// other units could have made it possible; its unit then holds. A bound unit may attack but never
// leaves its province, like the units of minor realms: its move is a sortie.
package diplomacy
