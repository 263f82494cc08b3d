package thywill

import (
	"outremer/game"
	"outremer/game/flow"
)

// Build: the next building of a type, in a region with one's own knight.

// sites returns the given regions in which p can build a type with a total: no enemy [build.7], no
// building [build.8], and the total covers the discounted cost [build.3].
func (s *State) sites(at regions, p game.Seat, t Building, total int) regions {
	level := s.Built[p][t]
	if level == levels || total < 1 { // [build.13]; a cost never falls below 1 [R29]
		return 0
	}
	at &^= s.enemiesAt() | s.housesAt()
	switch missing := s.f.cost[t][level] - total; {
	case missing <= 0:
		return at
	case missing <= maxLess:
		return at & s.Less[t][missing]
	}
	return 0
}

// leastCost is the cost of the cheapest building that p could erect in the given regions, or never.
func (s *State) leastCost(at regions, p game.Seat) int {
	least := never
	at &^= s.enemiesAt() | s.housesAt()
	if at == 0 {
		return least
	}
	for t := range buildings {
		if s.Built[p][t] == levels { // [build.13]
			continue
		}
		less := 0
		for less < maxLess && s.Less[t][less+1]&at != 0 {
			less++
		}
		least = min(least, max(1, s.f.cost[t][s.Built[p][t]]-less)) // [R29]
	}
	return least
}

// cost of the next building of a type in a region [build.1], [R29].
func (s *State) cost(p game.Seat, t Building, r Region) int {
	return max(1, s.f.cost[t][s.Built[p][t]]-s.discount(r, t))
}

func optBuild(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	at := s.knightsAt(p)
	for t := range buildings {
		for x := s.sites(at, p, t, int(f.A)); x != 0; {
			dst = append(dst, moveBuild(t, x.take()))
		}
	}
	return dst
}

func playBuild(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.erect(p, Building(m.A), Region(m.B), log)
}

// erect places the next building of a type [R32], pays out its level and what the region's tiles
// add [build.9], [build.10], and brings out the knight it unlocks [bonus.knight].
func (s *State) erect(p game.Seat, t Building, r Region, log *game.Log) {
	s.Built[p][t]++
	level := s.Built[p][t]
	s.Houses[p] = s.Houses[p].with(r)
	s.House[r] = house{t, level}
	pay := int(level)
	for _, x := range s.Tiles[r] {
		if x != noTile && s.f.tiles[x].types[t] {
			pay += s.f.tiles[x].influence
		}
	}
	log.Emit(eventBuilt(p, t, level, r, pay))
	s.gain(p, pay, log)
	if s.f.knight[t][level-1] {
		s.unlock(p, r, log)
	}
}

// unlock brings the next waiting knight to a region.
func (s *State) unlock(p game.Seat, r Region, log *game.Log) {
	for i := range s.Knights[p][:maxKnights-1] {
		if s.Knights[p][i] == noRegion {
			s.Knights[p][i] = r
			log.Emit(eventKnight(p, r))
			return
		}
	}
}
