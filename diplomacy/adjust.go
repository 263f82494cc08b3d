package diplomacy

import (
	"cmp"
	"slices"
)

// Adjustments is the position before units are built and removed.
type Adjustments struct {
	Board
	Owner  []Power // of each province's supply center, or NoPower
	Powers []Power // those that adjust now
}

// Due is the number of units a power may build or, if negative, must remove.
func (a *Adjustments) Due(p Power) (n int) {
	for i := range a.Map.Provinces {
		if a.Map.Provinces[i].SupplyCenter && a.Owner[i] == p {
			n++
		}
	}
	for _, u := range a.Units {
		if u.Power == p {
			n--
		}
	}
	return n
}

// Adjustment is what became of an order to build, remove or waive.
type Adjustment struct {
	Order  Order
	Result Result
	Why    Why
}

// AdjustmentResult is the result of an adjustment phase.
type AdjustmentResult struct {
	Outcomes []Adjustment // one for each order
	Disorder []Adjustment // removals made because too few were ordered
	Units    []Unit       // all units now on the board

	built int // how many of Units, at the end, are new
}

// Resolve processes the orders in sequence, up to what each power is due (4.D.4 to 4.D.6), then
// makes the outstanding removals.
func (a *Adjustments) Resolve(orders []Order) *AdjustmentResult {
	res := &AdjustmentResult{Units: slices.Clone(a.Units)}
	due := make([]int, 256)
	for _, p := range a.Powers {
		due[p] = a.Due(p)
	}
	for _, o := range orders {
		why := a.take(res, &o, &due[o.Power])
		out := Adjustment{Order: o, Why: why}
		if c := why.Cause; c != Built && c != Removed && c != Waived {
			out.Result = Void
		}
		res.Outcomes = append(res.Outcomes, out)
	}
	for _, p := range a.Powers {
		for ; due[p] < 0; due[p]++ {
			a.removeFarthest(res, p)
		}
	}
	return res
}

// take carries out an order if possible.
func (a *Adjustments) take(res *AdjustmentResult, o *Order, due *int) Why {
	switch o.Kind {
	case Build:
		return a.build(res, o, due)
	case Remove, Disband:
		return a.remove(res, o, due)
	case Waive:
		if *due <= 0 {
			return because(NotDue)
		}
		*due--
		return because(Waived)
	default:
		return because(WrongPhase)
	}
}

func (a *Adjustments) build(res *AdjustmentResult, o *Order, due *int) Why {
	p := a.Map.Prov(o.At)
	if p == NoProv {
		return because(NoCenter)
	}
	if o.Type == Army || a.unified(o.Power, p) {
		o.At = Loc(p) // ignore a coast that makes no difference
	}
	if c := a.checkBuild(*o, p); c != NoCause {
		return because(c)
	}
	for i, u := range res.Units {
		if a.Map.prov[u.At] != p {
			continue
		}
		if i >= len(res.Units)-res.built {
			return becauseOf(AlreadyOrdered, p)
		}
		return becauseOf(Occupied, p)
	}
	if *due <= 0 {
		return because(NotDue)
	}
	*due--
	res.built++
	res.Units = append(res.Units, Unit{Power: o.Power, Type: o.Type, At: o.At})
	return because(Built)
}

// checkBuild says why a unit of this type cannot be built in a place even if there is room. A fleet
// cannot be built inland (4.C.4) and needs a coast where there are several (4.B.7).
func (a *Adjustments) checkBuild(o Order, p Prov) Cause {
	province := &a.Map.Provinces[p]
	oneCoast := province.Coasts == nil || a.unified(o.Power, p)
	switch {
	case !province.SupplyCenter:
		return NoCenter
	case a.Owner[p] != o.Power:
		return NotOwned
	case !a.Map.BuildAnywhere && province.Home != o.Power:
		return NotHome
	case o.Type == Army && province.Terrain == Sea, o.Type != Army && province.Terrain == Inland:
		return WrongTerrain
	case o.Type == Army && o.At != Loc(p), o.Type == Fleet && oneCoast != (o.At == Loc(p)):
		return CoastNeeded
	case o.Type != Army && o.Type != Fleet:
		return WrongTerrain
	default:
		return NoCause
	}
}

func (a *Adjustments) remove(res *AdjustmentResult, o *Order, due *int) Why {
	p := a.Map.Prov(o.At)
	is := func(u Unit) bool {
		return a.Map.prov[u.At] == p && (o.Type == AnyUnit || o.Type == u.Type)
	}
	i := slices.IndexFunc(res.Units, is)
	switch {
	case i < 0 && slices.ContainsFunc(a.Units, is):
		return becauseOf(AlreadyOrdered, p)
	case i < 0:
		return because(NoSuchUnit)
	case res.Units[i].Power != o.Power:
		return becauseOf(NotYours, p)
	case *due >= 0:
		return because(NotDue)
	}
	*due++
	o.Type, o.At = res.Units[i].Type, res.Units[i].At
	res.Units = slices.Delete(res.Units, i, i+1)
	return because(Removed)
}

// removeFarthest removes the unit of a power that is farthest from all centers the power owns,
// counting land and sea alike; ties go to fleets first, then by province name (4.D.8).
func (a *Adjustments) removeFarthest(res *AdjustmentResult, p Power) {
	far := a.distances(p)
	worst := -1
	for i, u := range res.Units {
		if u.Power == p && (worst < 0 || a.goesBefore(u, res.Units[worst], far)) {
			worst = i
		}
	}
	u := res.Units[worst]
	o := Order{Power: p, Kind: Remove, Type: u.Type, At: u.At, From: NoLoc, To: NoLoc}
	res.Disorder = append(res.Disorder, Adjustment{Order: o, Why: because(CivilDisorder)})
	res.Units = slices.Delete(res.Units, worst, worst+1)
}

func (a *Adjustments) goesBefore(u, v Unit, far []int) bool {
	p, q := a.Map.prov[u.At], a.Map.prov[v.At]
	return cmp.Or(
		cmp.Compare(far[q], far[p]),
		cmp.Compare(v.Type, u.Type),
		cmp.Compare(a.Map.byName[p], a.Map.byName[q])) < 0
}

// distances is the number of steps from each province to the nearest center of a power.
func (a *Adjustments) distances(p Power) []int {
	m := a.Map
	far := make([]int, len(m.Provinces))
	var todo []Prov
	for i := range far {
		far[i] = len(far)
		if m.Provinces[i].SupplyCenter && a.Owner[i] == p {
			far[i] = 0
			todo = append(todo, Prov(i))
		}
	}
	for ; len(todo) > 0; todo = todo[1:] {
		for near := m.near[todo[0]]; !near.empty(); {
			if q := near.take(); far[q] > far[todo[0]]+1 {
				far[q] = far[todo[0]] + 1
				todo = append(todo, Prov(q))
			}
		}
	}
	return far
}
