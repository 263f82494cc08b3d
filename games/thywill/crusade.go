package thywill

import (
	"outremer/game"
	"outremer/game/flow"
)

// Crusade: one enemy in a region with one's own knight.

// beatable returns the regions whose enemy a total defeats [crusade.5].
func (s *State) beatable(total int) (x regions) {
	for f := range foes {
		if s.strength(f) <= total {
			x |= s.Foes[f]
		}
	}
	return x
}

// leastStrength is the strength of the weakest enemy in the given regions, or never.
func (s *State) leastStrength(at regions) int {
	least := never
	for f := range foes {
		if s.Foes[f]&at != 0 {
			least = min(least, s.strength(f))
		}
	}
	return least
}

// targets of p with a total [crusade.1].
func (s *State) targets(p game.Seat, total int) regions {
	return s.knightsAt(p) & s.beatable(total)
}

func optCrusade(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendRegions(dst, verbCrusade, s.targets(p, int(f.A)))
}

func playCrusade(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	r := Region(m.A)
	foe := s.defeat(p, r, log)
	switch {
	case foe < saracen:
	case s.rewarding(p, foe.reward()):
		s.core.Push(flow.Frame{Step: stepReward, Seat: p, A: int16(foe.reward()), B: m.A})
	default: // that row or the troops are exhausted [R26]
		s.spurn(p, foe.reward(), log)
	}
}

// defeat removes an enemy from the map [crusade.8]. A Prussian or Slav pays its strength and
// advances its track's marker [crusade.6], [crusade.7]; a Saracen does neither [crusade.14].
func (s *State) defeat(p game.Seat, r Region, log *game.Log) Foe {
	foe := s.foe(r)
	enemy, strength := foe.enemy(), s.strength(foe)
	s.Foes[foe] = s.Foes[foe].without(r)
	s.Won[p][enemy]++
	if foe >= saracen {
		log.Emit(eventSaracen(p, r, foe.reward(), strength))
		return foe
	}
	s.Track[foe] = min(s.Track[foe]+1, int8(len(s.f.track[foe])-1)) // the marker stays on the last space [R25]
	log.Emit(eventCrusaded(p, r, enemy, strength, strength))
	log.Emit(eventStrength(enemy, s.strength(foe)))
	s.gain(p, strength, log)
	return foe
}

// rewarding reports whether a Saracen's reward can be used [crusade.10], [crusade.11].
func (s *State) rewarding(p game.Seat, reward Building) bool {
	if reward == rewardTroop {
		return s.Troops[p] < troops
	}
	return s.Built[p][reward] < levels
}

func argsReward(_ *State, f *flow.Frame, _ game.Seat) (a, b int16) { return f.A, f.B }

func optReward(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, moveReward, moveSpurn)
}

func playReward(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	reward, r := Building(f.A), Region(f.B)
	s.core.Pop()
	if m.Verb == verbSpurn {
		s.spurn(p, reward, log)
		return
	}
	log.Emit(eventRewarded(p, reward))
	s.takeReward(p, reward, r, log)
}

// takeReward places the next building of the type in that same region, or musters the next troop,
// free of charge, and gains its level [crusade.12].
func (s *State) takeReward(p game.Seat, reward Building, r Region, log *game.Log) {
	if reward == rewardTroop {
		s.musterNext(p, log)
	} else {
		s.erect(p, reward, r, log)
	}
}

// spurn declines the reward [crusade.13].
func (s *State) spurn(p game.Seat, reward Building, log *game.Log) {
	log.Emit(eventSpurned(p, reward, s.f.spurned))
	s.gain(p, s.f.spurned, log)
}
