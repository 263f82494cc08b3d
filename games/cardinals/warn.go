package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// Orders that are formally legal but will have no effect are still accepted; the draft warns
// about them. Warnings depend on what the seat knows: its own draft and the board.

// warning is a reason why something will have no effect. Its sentence is the name of a thing of
// the sort "warning".
type warning struct {
	key  string
	rule game.Rule
}

var (
	warnFaith     = warning{"against-faith", "2g.b"}
	warnPapal     = warning{"papal-support", "2m.4"}
	warnCrusader  = warning{"crusader-support", "2q(5)(b).2"}
	warnAttack    = warning{"bid-and-attack", "2f(6)"}
	warnHalf      = warning{"half-must-hold", "2r(4)(c).2"}
	warnTithe     = warning{"no-tithe", "2l(2)"}
	warnOwnUnit   = warning{"own-unit-stays", "base.self"}
	warnMismatch  = warning{"help-without-order", "base.support"}
	warnNoConvoy  = warning{"no-fleet-ordered", "base.convoy"}
	warnRebelOnly = warning{"only-if-rebels", "2h(4).5"}
	warnGiftSafe  = warning{"gift-where-safe", "2h(3).1"}
	warnClash     = warning{"own-units-clash", "base.bounce"}
	warnTie       = warning{"tie-with-yourself", "ruling.R20"}
)

// warningNames lists the keys of all warnings.
var warningNames = func() (keys []string) {
	for _, w := range []warning{
		warnFaith, warnPapal, warnCrusader, warnAttack, warnHalf, warnTithe, warnOwnUnit, warnMismatch, warnNoConvoy, warnRebelOnly,
		warnGiftSafe, warnClash, warnTie,
	} {
		keys = append(keys, w.key)
	}
	return keys
}()

func (s *State) warnings(p game.Seat) []WarningView {
	out := []WarningView{}
	warn := func(at Space, w warning) {
		name := ""
		if at != noSpace {
			name = s.f.spaces[at]
		}
		out = append(out, WarningView{name, w.key, string(w.rule)})
	}
	for at := range Space(len(s.f.spaces)) {
		if s.commands(p, at) {
			s.warnOrder(p, at, s.Orders[at], warn)
		}
	}
	for _, b := range s.Bids[p] {
		s.warnBid(p, b, warn)
	}
	if s.excommunicated(p) && s.tooFewHold(p) {
		warn(noSpace, warnHalf)
	}
	if s.owesTithe(p) && !s.tithed(p) {
		warn(s.f.rome, warnTithe)
	}
	return out
}

func (s *State) warnOrder(p game.Seat, at Space, o order, warn func(Space, warning)) {
	if s.Units[at].minor() {
		s.warnValidity(at, o, warn)
		return
	}
	to := s.f.space(o.To)
	switch o.Kind {
	case moves, ferries:
		if u := &s.Units[to]; u.regular() && u.Owner == p && !s.leaves(to) {
			warn(at, warnOwnUnit)
		}
		if o.Kind == ferries && !s.hasOwnConvoy(p, at, to) {
			warn(at, warnNoConvoy)
		}
		if s.clashes(p, at, to) {
			warn(at, warnClash)
		}
	case supports:
		switch u := &s.Units[o.From]; {
		case !u.there():
			warn(at, warnRebelOnly)
		case u.regular() && u.Owner == p && s.leaves(o.From):
			warn(at, warnMismatch)
		}
	case supportsMove, convoys:
		u, x := &s.Units[o.From], s.Orders[o.From]
		if u.regular() && u.Owner == p && (!s.leaves(o.From) || s.f.space(x.To) != to) {
			warn(at, warnMismatch)
		}
	}
}

// clashes reports whether another unit of p is ordered to the same space; the bounce may be
// intended, to keep both in place.
func (s *State) clashes(p game.Seat, at, to Space) bool {
	for x := range Space(len(s.f.spaces)) {
		if x != at && s.Units[x].regular() && s.Units[x].Owner == p && s.leaves(x) && s.f.space(s.Orders[x].To) == to {
			return true
		}
	}
	return false
}

// leaves reports whether the unit in a space is ordered to go.
func (s *State) leaves(at Space) bool { return s.Orders[at].goes() }

// goes reports whether an order takes its unit elsewhere.
func (o order) goes() bool { return o.Kind == moves || o.Kind == ferries || o.Kind == deploys }

// hasOwnConvoy reports whether a fleet of p is ordered to convoy a move. Others may do so without
// saying.
func (s *State) hasOwnConvoy(p game.Seat, at, to Space) bool {
	for x := range Space(len(s.f.spaces)) {
		o := s.Orders[x]
		fleet := s.Units[x].Type == diplomacy.Fleet && s.Units[x].Owner == p
		if fleet && o.Kind == convoys && o.From == at && s.f.space(o.To) == to {
			return true
		}
	}
	return false
}

func (s *State) warnValidity(at Space, o order, warn func(Space, warning)) {
	switch s.validity(at, o) {
	case againstFaith:
		warn(at, warnFaith)
	case papalSupport:
		warn(at, warnPapal)
	case crusaderSupport:
		warn(at, warnCrusader)
	}
}

func (s *State) warnBid(p game.Seat, b bid, warn func(Space, warning)) {
	switch b.Kind {
	case onUnit:
		s.warnValidity(b.At, b.Order, warn)
		if s.forfeits(p, b.At) {
			warn(b.At, warnAttack)
		}
		if s.tiesWithItself(p, b) {
			warn(b.At, warnTie)
		}
	case onGift:
		if s.Once[b.At].Without(p) == 0 && s.f.start[b.At].owner == p {
			warn(b.At, warnGiftSafe)
		}
	}
}

// tiesWithItself reports whether p put equally many points on another order for the same unit.
func (s *State) tiesWithItself(p game.Seat, b bid) bool {
	for _, x := range s.Bids[p] {
		if x.Kind == onUnit && x.At == b.At && x.Order != b.Order && x.N == b.N {
			return true
		}
	}
	return false
}
