package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// Adjustments: at Mid, an army to replace a lost Crusader army; at End, builds and disbands
// according to the number of centres [base.build], [base.disband].

// due returns how many units a dynasty may build or, if negative, must disband.
func (s *State) due(p game.Seat) int { return s.centres(p) - s.units(p) }

// isSite reports whether p can build a unit there: in any vacant centre of his own [2c].
func (s *State) isSite(p game.Seat, at Space) bool {
	return s.f.centres.has(at) && s.Holder[at] == p && !s.Units[at].there()
}

func (s *State) hasSite(p game.Seat) bool {
	for x := s.f.centres; !x.empty(); {
		if s.isSite(p, x.take()) {
			return true
		}
	}
	return false
}

// askRebuild lets a monarch whose Crusader army is gone rebuild one army, if his centres allow it
// [2a(4).5.4].
func askRebuild(s *State, _ *game.Log) {
	var who game.Seats
	for p := range game.Seat(majors) {
		if s.Crusade.Lost.Has(p) && s.lives(p) && s.due(p) > 0 && s.hasSite(p) {
			who = who.With(p)
		}
	}
	s.askDraft(stepRebuild, who)
}

// askBuilds asks everybody who has units to build or disband [2a(5).5.1].
func askBuilds(s *State, _ *game.Log) {
	var who game.Seats
	for p := range game.Seat(majors) {
		if n := s.due(p); s.lives(p) && (n < 0 || n > 0 && s.hasSite(p)) {
			who = who.With(p)
		}
	}
	s.askDraft(stepBuilds, who)
}

// argsDue says whether to build or to disband, and how many units.
func argsDue(s *State, _ *flow.Frame, p game.Seat) (a, b int16) {
	n := int16(s.due(p))
	if n < 0 {
		return taskDisband, -n
	}
	return taskBuild, n
}

// planned returns how many builds or disbands p has drafted.
func (s *State) planned(p game.Seat) (n int) {
	for at := range Space(len(s.f.spaces)) {
		if s.hasPlan(p, at) {
			n++
		}
	}
	return n
}

func (s *State) hasPlan(p game.Seat, at Space) bool {
	switch s.Orders[at].Kind {
	case buildsArmy, buildsFleet:
		return s.Holder[at] == p
	case disbands:
		return s.Units[at].Owner == p
	default:
		return false
	}
}

// left returns how many more builds or disbands p may plan.
func (s *State) left(p game.Seat, step game.Step) int {
	n := s.due(p)
	if step == stepRebuild {
		n = min(n, 1)
	}
	return max(n, -n) - s.planned(p)
}

func optRebuild(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	dst = s.listPlans(p, dst)
	if s.left(p, f.Step) > 0 {
		dst = s.listArmies(p, dst)
	}
	return append(dst, moveSeal)
}

func optBuilds(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	dst = s.listPlans(p, dst)
	if s.left(p, f.Step) > 0 {
		if s.due(p) > 0 {
			dst = s.listArmies(p, dst)
			dst = s.listFleets(p, dst)
		} else {
			dst = s.listDisbands(p, dst)
		}
	}
	return append(dst, moveSeal)
}

// listPlans lists what can be taken back.
func (s *State) listPlans(p game.Seat, dst []game.Move) []game.Move {
	for at := range Space(len(s.f.spaces)) {
		if s.hasPlan(p, at) {
			dst = append(dst, moveWithdraw(at))
		}
	}
	return dst
}

func (s *State) listArmies(p game.Seat, dst []game.Move) []game.Move {
	for x := s.f.centres; !x.empty(); {
		if at := x.take(); s.isSite(p, at) && !s.hasPlan(p, at) {
			dst = append(dst, moveBuildArmy(at))
		}
	}
	return dst
}

// listFleets lists fleets: only on the coast, and on a named one where there are two. Places are
// in numerical order, with coasts last.
func (s *State) listFleets(p game.Seat, dst []game.Move) []game.Move {
	for place := range Place(s.f.m.Locs()) {
		at := s.f.space(place)
		x := &s.f.m.Provinces[at]
		named := x.Coasts != nil
		if x.Terrain == diplomacy.Coast && named == (place != Place(at)) && s.isSite(p, at) && !s.hasPlan(p, at) {
			dst = append(dst, moveBuildFleet(place))
		}
	}
	return dst
}

// listDisbands lists units to disband; a Crusader army is not its raiser's to disband.
func (s *State) listDisbands(p game.Seat, dst []game.Move) []game.Move {
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.regular() && u.Owner == p && !s.hasPlan(p, at) {
			dst = append(dst, moveDisband(at))
		}
	}
	return dst
}

func playBuilds(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case verbBuildArmy:
		s.Orders[m.A] = order{buildsArmy, 0, Place(m.A)}
	case verbBuildFleet:
		s.Orders[s.f.space(Place(m.A))] = order{buildsFleet, 0, Place(m.A)}
	case verbDisband:
		s.Orders[m.A] = order{disbands, 0, Place(m.A)}
	case verbWithdraw:
		s.Orders[m.A] = order{}
	case verbSeal:
		s.seal(p, log)
	case verbReopen:
		s.reopen(p, log)
	}
}

// workBuilds carries out the drafts. At End, a dynasty that still has more units than centres
// loses those farthest away [R105].
func workBuilds(s *State, log *game.Log) {
	for at := range Space(len(s.f.spaces)) {
		switch o := s.Orders[at]; o.Kind {
		case buildsArmy:
			s.build(at, diplomacy.Army, o.To, log)
		case buildsFleet:
			s.build(at, diplomacy.Fleet, o.To, log)
		case disbands:
			s.disband(at, fateByOrder, log)
		}
	}
	clear(s.Orders[:])
	s.Sealed = 0
	s.Crusade.Lost = 0
	if s.Season != end {
		return
	}
	for p := range game.Seat(majors) {
		for n := s.due(p); n < 0; n++ {
			s.disband(s.farthest(p), fateTooMany, log)
		}
	}
}

func (s *State) build(at Space, x diplomacy.UnitType, place Place, log *game.Log) {
	p := s.Holder[at]
	s.Units[at] = unit{Type: x, Owner: p, At: place}
	log.Emit(eventBuilt(p, place, x))
}

func (s *State) disband(at Space, fate int16, log *game.Log) {
	s.tellDisbanded(s.Units[at], fate, log)
	s.Units[at] = unit{Owner: game.Nobody}
}

func (s *State) tellDisbanded(u unit, fate int16, log *game.Log) {
	log.Emit(eventDisbanded(u.Owner, u.Type, s.stands(u), fate))
}

// farthest returns the unit farthest from any of its own centres, fleets before armies, then in
// alphabetical order, which is how spaces are numbered [R105]. Crusader armies go last.
func (s *State) farthest(p game.Seat) Space {
	var far [maxSpaces]int16
	s.distances(p, &far)
	worst := noSpace
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.there() && u.Owner == p && (worst == noSpace || s.goesBefore(at, worst, &far)) {
			worst = at
		}
	}
	return worst
}

func (s *State) goesBefore(a, b Space, far *[maxSpaces]int16) bool {
	x, y := &s.Units[a], &s.Units[b]
	switch {
	case x.Crusader != y.Crusader:
		return y.Crusader
	case far[a] != far[b]:
		return far[a] > far[b]
	default:
		return x.Type == diplomacy.Fleet && y.Type == diplomacy.Army
	}
}

// distances counts steps over land and sea to the centres of p.
func (s *State) distances(p game.Seat, far *[maxSpaces]int16) {
	var seen, edge spaces
	for x := s.f.centres; !x.empty(); {
		if at := x.take(); s.Holder[at] == p {
			edge.add(at)
		}
	}
	for at := range far {
		far[at] = maxSpaces // unreachable, if there is no centre
	}
	seen = edge
	for n := int16(0); !edge.empty(); n++ {
		var next spaces
		for !edge.empty() {
			at := edge.take()
			far[at] = n
			for near := s.f.near[at]; !near.empty(); {
				if to := near.take(); !seen.has(to) {
					seen.add(to)
					next.add(to)
				}
			}
		}
		edge = next
	}
}

// workEliminations eliminates dynasties without a centre [2j(1).2], [R106]; a Pope from such a
// dynasty counts as Italian [R63].
func workEliminations(s *State, log *game.Log) {
	for p := range game.Seat(majors) {
		if s.lives(p) && s.centres(p) == 0 {
			s.Out = s.Out.With(p)
			log.Emit(eventEliminated(p))
			s.retire(p)
		}
	}
}
