package kings

import "outremer/game"

// The value of a position, in victory points. The weights were set by hand.
const (
	outHeir     = 0.25 // each heir after the first
	outSpouse   = 0.35
	outGold     = 0.07
	outMuchGold = 0.02 // beyond what can be spent soon
	outBag      = 2.0  // difference between a bag of failures and a bag of successes
	outFoot     = 0.10
	outCastle   = 0.25
	outDev      = 0.20
	outShield   = 0.15
	outPactLand = 0.45 // next to own land, so it can be annexed
	outPact     = 0.10
	outCasus    = 0.10
	outThreat   = 0.15 // Casus Belli or war against it
	outUnrest   = 0.20
	outWin      = 3.0
	outRival    = 0.5 // weight of the strongest rival
)

// outlook rates p's position against that of the strongest other dynasty.
func (s *counsel) outlook(p game.Seat) float64 {
	rival := -100.0
	for q := range s.others(p) {
		rival = max(rival, s.prospect(q))
	}
	v := s.prospect(p) - outRival*rival
	if s.isOver() {
		if x := s.winners(); x.Has(p) {
			v += outWin / float64(x.Len())
		} else {
			v -= outWin / 2
		}
	}
	return v
}

// prospect returns p's points plus what his means may yield, which counts for less as time runs
// out.
func (s *counsel) prospect(p game.Seat) float64 {
	v := float64(s.points(p)) + 0.02*float64(s.shields(p))
	left := int(s.sc.eras)*s.f.Rounds - s.rounds()
	if left <= 0 || s.isOver() {
		return v
	}
	return v + min(1, float64(left)/3)*(s.means(p)+s.standing(p)+s.succession(p))
}

// means rates the resources p can act with.
func (s *counsel) means(p game.Seat) float64 {
	h := &s.Houses[p]
	gold := float64(min(h.Gold, muchGold))
	v := outGold*gold + outMuchGold*(float64(h.Gold)-gold)
	good := h.Bag.and(s.f.greens).len()
	v += outBag * float64(good+1) / float64(h.Bag.len()+2)
	v += outFoot * float64((s.Foot & h.Land).len())
	v += outCastle * float64(s.castles(p))
	v += outDev * float64(h.Devs.len())
	return v + outShield*float64(s.shields(p))
}

// standing rates what p may win from others against what they may win from him.
func (s *counsel) standing(p game.Seat) float64 {
	h := &s.Houses[p]
	near := s.border(h.Land)
	v := outPactLand*float64((h.Allied&near).len()) + outPact*float64(h.Pact.Len())
	for q := range s.others(p) {
		if s.mayInvade(p, q) && near&s.Houses[q].Land != 0 {
			v += outCasus
		}
		if s.mayInvade(q, p) && near&s.Houses[q].Land != 0 {
			v -= outThreat
		}
	}
	for x := s.restless(h.Land); x != 0; {
		x.take()
		v -= outUnrest
	}
	return v
}

// succession rates the family: without an heir, a Succession Crisis takes half the land, and the
// older the ruler the sooner.
func (s *counsel) succession(p game.Seat) float64 {
	h := &s.Houses[p]
	v := 0.0
	if h.Spouse != noChar {
		v += outSpouse
	}
	if n := s.heirs(p); n > 0 {
		return v + outHeir*float64(min(n, 3)-1)
	}
	risk := 0.1 + 0.12*float64(h.Age)
	if h.Spouse != noChar {
		risk /= 2
	}
	return v - risk*float64(h.Land.len()/2)
}
