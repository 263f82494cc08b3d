package cardinals

import "outremer/game"

// PowerView is a power of the Pope's office, and why the current Pope cannot use it now.
type PowerView struct {
	Kind string `json:"kind"` // orders, crusade, protection, arbitration, investiture, excommunication
	Cost int    `json:"cost"` // points
	Why  string `json:"why"`  // "" if he can
	Rule string `json:"rule"` // what grants the power, or prevents it
}

// Why a Pope cannot use a power. His number of points is visible only to him.
const (
	whyItalian  = "italian"
	whyAntipope = "antipope"
	whyCrusade  = "crusade" // one is in progress, or was called in this turn
	whyRest     = "rest"
	whyNoCause  = "no-cause"
	whyPoints   = "points"
	whyNobody   = "nobody" // there is nobody to use it on
)

// viewPowers returns what the Pope can do, judging by what is public and, if he is the viewer, by
// his points.
func (s *State) viewPowers(viewer game.Seat) []PowerView {
	v := []PowerView{
		s.viewDefaults(),
		s.viewPreaching(),
		s.viewBull(viewer, PowerView{"protection", s.f.protectionCost, "", "2p(1)(a).1"}, s.hasWards),
		s.viewBull(viewer, PowerView{"arbitration", s.f.arbitrationCost, "", "2p(1)(b).a"}, s.hasParties),
		s.viewBull(viewer, PowerView{"investiture", s.f.investitureCost, "", "2p(1)(c).a"}, s.hasSees),
	}
	ban := PowerView{Kind: "excommunication", Rule: "2r(3).1"}
	if s.antipopeInPlay() {
		ban.Why, ban.Rule = whyAntipope, "2r(1)"
	}
	return append(v, ban)
}

// viewDefaults covers orders for Catholic minors [2o].
func (s *State) viewDefaults() PowerView {
	v := PowerView{Kind: "orders", Rule: "2o.1"}
	switch {
	case s.Pope == game.Nobody:
		v.Why, v.Rule = whyItalian, "2o.3"
	case s.Schism:
		v.Why, v.Rule = whyAntipope, "2o.4"
	}
	return v
}

// viewPreaching mirrors the conditions of mayPreach.
func (s *State) viewPreaching() PowerView {
	v := PowerView{Kind: "crusade", Rule: "2q(3)(c).1"}
	switch {
	case s.Pope == game.Nobody:
		v.Why, v.Rule = whyItalian, "2q(3)(b).1"
	case s.antipopeInPlay():
		v.Why, v.Rule = whyAntipope, "2q(3)(b).2"
	case s.Crusade.Phase != noCrusade:
		v.Why, v.Rule = whyCrusade, "2q(3)(f).1"
	case !s.rested():
		v.Why, v.Rule = whyRest, "2q(3)(f).2"
	case !s.anyObjective():
		v.Why, v.Rule = whyNoCause, "2q(3)(d).1.1"
	}
	return v
}

// viewBull mirrors the conditions of askBull and optBull; some reports whether it could apply to
// anybody.
func (s *State) viewBull(viewer game.Seat, v PowerView, some func() bool) PowerView {
	counted := s.Season == mid || s.Season == end // the tithes of the turn before
	switch {
	case s.Pope == game.Nobody:
		v.Why, v.Rule = whyItalian, "2p(1).2"
	case s.antipopeInPlay():
		v.Why, v.Rule = whyAntipope, "2p(4)"
	case s.Crusade.Phase == declared && counted:
		v.Why, v.Rule = whyCrusade, "2p(2).2"
	case !some():
		v.Why = whyNobody
	case counted && viewer == s.Pope && int(s.Tithes) < v.Cost:
		v.Why, v.Rule = whyPoints, "2p(1).1"
	}
	return v
}

// hasWards reports whether there is anybody to protect.
func (s *State) hasWards() bool {
	for p := range game.Seat(majors) {
		if s.isPoor(p) {
			return true
		}
	}
	return s.anyCentre(s.mayProtect)
}

// hasParties reports whether there is anything to arbitrate.
func (s *State) hasParties() bool { return s.catholics().Len() > 1 }

// hasSees reports whether a bishop could be invested somewhere.
func (s *State) hasSees() bool { return s.anyCentre(s.mayInvest) }

func (s *State) anyCentre(is func(Space) bool) bool {
	for x := s.f.centres; !x.empty(); {
		if is(x.take()) {
			return true
		}
	}
	return false
}
