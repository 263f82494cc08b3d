package kingdoms

import "outremer/game"

// What the judgement looks at: a position before an action, with all hands of a sampled world. The
// order of the inputs is part of the weights: who changes it must learn again.

// inputSet collects inputs.
type inputSet struct {
	x []float32
	s *State
}

func (in *inputSet) add(v float64) { in.x = append(in.x, float32(v)) }

func (in *inputSet) flag(v bool) {
	if v {
		in.x = append(in.x, 1)
	} else {
		in.x = append(in.x, 0)
	}
}

// appendInputs appends what there is to see.
func (s *State) appendInputs(dst []float32) []float32 {
	in := inputSet{dst, s}
	in.course()
	for p := range Power(s.players()) {
		in.power(p)
		in.hand(p)
		in.prospects(p)
	}
	if s.against() {
		in.power(muslims)
		in.muslims()
	}
	return in.x
}

// course is how far the game has come.
func (in *inputSet) course() {
	s := in.s
	for t := 1; t <= s.f.turns; t++ {
		in.flag(int(s.Turn) == t)
	}
	next := s.core.Top().Seat
	for p := range game.Seat(s.players()) {
		in.flag(p == next)
		in.flag(s.Passed.Has(p))
	}
	in.add(float64(s.Passes) / 4)
	in.flag(s.Fervour)
	for r := range Region(maxRegions) {
		in.flag(s.Garrison.has(r))
	}
}

// power is what everybody can see of a power.
func (in *inputSet) power(p Power) {
	s := in.s
	for r := range Region(maxRegions) {
		in.flag(s.Held[p].has(r))
	}
	n := s.Held[p].len()
	in.add(float64(n) / 8)
	limit := int(s.kingdomOf(p).castles)
	in.flag(limit > 0 && n == limit-1)
	in.flag(limit > 0 && n == limit-2)
	in.add(float64(s.Bonus[p]) / 2)
	for bit := lastCitadels; bit <= lastOrders; bit <<= 1 {
		in.flag(s.Lasting[p]&bit != 0)
	}
	most, _ := s.mostCastles()
	in.add(float64(n-most) / 4)
}

// hand is what a seat holds.
func (in *inputSet) hand(p Power) {
	s, hand := in.s, in.s.Hand[p]
	troops := hand.and(s.f.types[troop])
	in.add(float64(hand.len()) / 8)
	in.add(float64(troops.len()) / 5)
	in.add(float64(s.strength(troops)) / 12)
	for fx := fxPoints; fx < fxCount; fx++ {
		in.add(float64(hand.and(s.f.effects[fx]).len()) / 2)
	}
	in.add(float64(hand.and(s.f.types[event]).len()) / 4)
}

// prospects are a seat's chances in each attack that it could make with all it has.
func (in *inputSet) prospects(p Power) {
	s, hand := in.s, in.s.Hand[p]
	troops := hand.and(s.f.types[troop])
	dice, led := s.strength(troops), s.strength(hand.and(s.f.effects[fxPoints]))
	targets, best, rich := s.attackTargets(p), 0.0, 0.0
	for r := range Region(maxRegions) {
		if !targets.has(r) || dice == 0 {
			in.add(0)
			continue
		}
		w := s.f.odds.win(dice, led, s.openDefence(r), 0)
		in.add(w)
		best = max(best, w)
		rich = max(rich, w*float64(s.mode.board.points[r]))
	}
	in.add(best)
	in.add(rich / 3)
	in.add(float64(targets.len()) / 8)
}

// muslims is what the Muslims of 8.0 have in store.
func (in *inputSet) muslims() {
	s := in.s
	in.add(float64(s.score()) / 12)
	in.flag(s.score() >= s.f.marginal)
	in.add(float64(s.UnseenN) / 8)
	in.add(float64(s.RowN) / 3)
	in.add(float64(s.armyStrength()) / 6)
	in.add(float64(s.strength(s.Army.and(s.f.effects[fxPoints]))) / 3)
	unseen := s.unseenSet()
	in.add(float64(s.strength(unseen.and(s.f.types[troop]))) / 12)
	for fx := range fxCount {
		in.add(float64(unseen.and(s.f.effects[fx]).len()) / 2)
	}
	for fx := fxPoints; fx <= fxRelic; fx++ {
		in.flag(s.RowN > 0 && s.effect(s.Row[0]) == fx)
	}
	for p := range game.Seat(s.players()) {
		x := s.exposed(p)
		for r := range Region(maxRegions) {
			in.flag(r == x)
		}
	}
}

// appendOutcome appends what became of a game, as the judgement foretells it: shares of the win by
// seat, or against the Muslims whether it was won and with how many points.
func (s *State) appendOutcome(dst []float32) []float32 {
	won := s.winners()
	if s.against() {
		return append(dst, float32(min(won.Len(), 1)), float32(s.score())/12)
	}
	for p := range game.Seat(s.players()) {
		if won.Has(p) {
			dst = append(dst, 1/float32(won.Len()))
		} else {
			dst = append(dst, 0)
		}
	}
	return dst
}
