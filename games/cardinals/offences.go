package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// offence is one of the ten for which a Catholic monarch can be excommunicated [2r(6)].
type offence uint8

const (
	offenceA offence = iota // attacks Papal Rome, or helps a Catholic attack on it
	offenceB                // controls Rome
	offenceC                // helps a non-Catholic attack on Rome
	offenceD                // helps a Saracen into Outremer or Constantinople
	offenceE                // invested an antipope who lost
	offenceF                // breaks a Bull
	offenceG                // breaks the Truce of God
	offenceH                // pays no tithe
	offenceI                // helps an excommunicated monarch
	offenceJ                // helps a non-Catholic into a Catholic centre
	offences
)

func (s *State) offend(p game.Seat, x offence) {
	if s.isCatholic(p) && s.lives(p) {
		s.Offences[x] = s.Offences[x].With(p)
	}
}

// act is what one unit of a dynasty was ordered to do to a space. Legal orders count whether or
// not they succeed; orders bought with points never do [R100].
type act struct {
	by     game.Seat
	at     Space
	kind   manner
	target Space // where the attack goes
	other  Space // the helped unit; at itself if it attacks
}

type manner uint8

const (
	stays manner = iota
	attacksIt
	helpsAttack // supports or convoys
	helpsHold
)

// realAttacks is the revision from which helping a move that nobody makes is no offence [R100].
const realAttacks game.Revision = 2

// acts lists the acts of regular units in the desk's buffer.
func (s *State) acts(d *desk, r *diplomacy.Resolution) []act {
	d.acts = d.acts[:0]
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; d.index[at] < 0 || !u.regular() {
			continue
		}
		x := s.actOf(at, &r.Outcomes[d.index[at]])
		if s.rev >= realAttacks && x.kind == helpsAttack && !s.isMade(d, r, &x) {
			x.kind, x.target, x.other = stays, at, at
		}
		d.acts = append(d.acts, x)
	}
	return d.acts
}

// isMade reports whether the move that an act helps is made: the unit goes there and, if it is to
// be convoyed, by sea.
func (s *State) isMade(d *desk, r *diplomacy.Resolution, x *act) bool {
	if d.index[x.other] < 0 {
		return false
	}
	move, help := &r.Outcomes[d.index[x.other]], r.Outcomes[d.index[x.at]].Order.Kind
	return move.Order.Kind == diplomacy.Move && move.Result != diplomacy.Void &&
		s.f.space(Place(move.Order.To)) == x.target && (help != diplomacy.Convoy || move.Convoyed)
}

func (s *State) actOf(at Space, out *diplomacy.Outcome) act {
	x := act{by: s.Units[at].Owner, at: at, target: at, other: at}
	if out.Result == diplomacy.Void && out.Why.Cause != diplomacy.HelpsSortie {
		return x
	}
	switch out.Order.Kind {
	case diplomacy.Move:
		x.kind, x.target = attacksIt, s.f.space(Place(out.Order.To))
	case diplomacy.SupportMove, diplomacy.Convoy:
		x.kind = helpsAttack
		x.target = s.f.space(Place(out.Order.To))
		x.other = s.f.space(Place(out.Order.From))
	case diplomacy.SupportHold:
		x.kind, x.other = helpsHold, s.f.space(Place(out.Order.From))
		x.target = x.other
	}
	return x
}

func (s *State) findOffences(d *desk, r *diplomacy.Resolution) {
	acts := s.acts(d, r)
	for i := range acts {
		x := &acts[i]
		s.judgeRome(x)
		s.judgeFaith(x)
		s.judgeCompany(x)
		s.judgeProtection(x)
		s.judgeTruce(x)
	}
	if s.Bull.Parties[0] != game.Nobody {
		s.judgeArbitration(acts)
	}
}

// judgeRome finds attacks on Papal Rome [2r(6)(a).1], and help for non-Catholics attacking
// Catholic Rome [2r(6)(c).1].
func (s *State) judgeRome(x *act) {
	if x.target != s.f.rome || x.kind != attacksIt && x.kind != helpsAttack {
		return
	}
	mover := &s.Units[x.other]
	papal := s.isIndependent(s.f.rome) && (s.Units[s.f.rome].minor() || !s.Units[s.f.rome].there()) // [R68]
	if papal && mover.Owner != game.Nobody && s.creed(x.other) == catholic {
		s.offend(x.by, offenceA)
	}
	if x.kind == helpsAttack && s.creed(x.other) != catholic && s.ruledBy(s.f.rome) == catholic { // [R95]
		s.offend(x.by, offenceC)
	}
}

// judgeFaith finds help, including convoys [R95], for attacks by non-Catholics on what they must
// not take [2r(6)(d).1], [2r(6)(d).2], [2r(6)(j).1].
func (s *State) judgeFaith(x *act) {
	mover, at := s.creed(x.other), x.target
	if x.kind != helpsAttack || mover == catholic || !s.f.centres.has(at) {
		return
	}
	owner := s.ruledBy(at)
	switch {
	case at == s.f.straits:
		if mover == islamic && owner.christian() {
			s.offend(x.by, offenceD)
		}
	case at == s.f.rome || owner != catholic: // [R96]
	case s.f.outremer.has(at):
		if mover == islamic {
			s.offend(x.by, offenceD)
		}
	default:
		s.offend(x.by, offenceJ)
	}
}

// judgeCompany finds help for a unit of another monarch who is excommunicated, whether holding or
// moving [2r(6)(i).1], [R99].
func (s *State) judgeCompany(x *act) {
	u := &s.Units[x.other]
	if (x.kind == helpsAttack || x.kind == helpsHold) && u.regular() && u.Owner != x.by && s.excommunicated(u.Owner) {
		s.offend(x.by, offenceI)
	}
}

// judgeProtection finds attacks on a protected dynasty's centre or units [2p(1)(a).2], [R72].
func (s *State) judgeProtection(x *act) {
	if x.kind != attacksIt && x.kind != helpsAttack {
		return
	}
	house := s.Bull.House
	switch {
	case s.Bull.Realm != noSpace && s.f.realm[x.target] == s.f.realm[s.Bull.Realm]:
		s.offend(x.by, offenceF)
	case house == game.Nobody || x.by == house || s.Units[x.other].Owner == house:
	case s.f.centres.has(x.target) && s.Holder[x.target] == house,
		s.Units[x.target].there() && s.Units[x.target].Owner == house:
		s.offend(x.by, offenceF)
	}
}

// judgeTruce finds attempts to enter a centre of a monarch whose army is crusading [2q(7).1].
func (s *State) judgeTruce(x *act) {
	if x.kind == attacksIt && s.underTruce(x.by, x.target) {
		s.offend(x.by, offenceG)
	}
}

func (s *State) underTruce(p game.Seat, at Space) bool {
	h := s.Holder[at]
	return s.f.centres.has(at) && h != p && s.Crusade.Truce.Has(h)
}

// judgeArbitration finds breaches by the two parties [2p(1)(b).1] to [2p(1)(b).5] and by others
// [2p(1)(b).c], [2p(1)(b).d].
func (s *State) judgeArbitration(acts []act) {
	for i, p := range s.Bull.Parties {
		q := s.Bull.Parties[1-i]
		for j := range acts {
			switch x := &acts[j]; {
			case x.by == p && s.breaksPeace(acts, x, q):
				s.offend(p, offenceF)
			case x.by != p && x.by != q && s.abetted(acts, x, p, q):
				s.offend(x.by, offenceF)
			}
		}
	}
}

// breaksPeace reports whether an act of one party is against the other, q.
func (s *State) breaksPeace(acts []act, x *act, q game.Seat) bool {
	owner := s.Units[x.other].Owner
	switch x.kind {
	case attacksIt:
		return s.isAgainst(x.target, q) || s.clashesWith(acts, x.target, q)
	case helpsAttack:
		if owner == x.by || owner == q {
			return s.overstays(x, q)
		}
		return s.isAgainst(x.target, q) || s.clashesWith(acts, x.target, q) || s.overstays(x, q)
	default:
		return s.overstays(x, q)
	}
}

// crusadersAtPeace is the revision from which an Arbitration also covers the parties' Crusader
// armies [R90].
const crusadersAtPeace game.Revision = 2

// isAgainst reports whether a space is a centre of q [2p(1)(b).1] or has a unit of q in it
// [2p(1)(b).2].
func (s *State) isAgainst(at Space, q game.Seat) bool {
	u := &s.Units[at]
	return s.f.centres.has(at) && s.Holder[at] == q ||
		u.there() && u.Owner == q && (!u.Crusader || s.rev >= crusadersAtPeace)
}

// clashesWith reports whether a unit of q moves there too [2p(1)(b).3]; both are punished [R73].
func (s *State) clashesWith(acts []act, at Space, q game.Seat) bool {
	for i := range acts {
		if x := &acts[i]; x.by == q && x.kind == attacksIt && x.target == at {
			return true
		}
	}
	return s.rev >= crusadersAtPeace && s.crusaderComes(at, q)
}

// crusaderComes reports whether a Crusader army that q raised moves there. Whoever bought the move
// is not punished [2p(1)(b).e].
func (s *State) crusaderComes(to Space, q game.Seat) bool {
	for at := range Space(len(s.f.spaces)) {
		u, o := &s.Units[at], s.Orders[at]
		if u.Crusader && u.Owner == q && (o.Kind == moves || o.Kind == ferries) && s.f.space(o.To) == to {
			return true
		}
	}
	return false
}

// overstays reports whether a unit in a centre of q was not ordered out [2p(1)(b).5]; an attempt
// to leave is enough [R74].
func (s *State) overstays(x *act, q game.Seat) bool {
	return x.kind != attacksIt && s.f.centres.has(x.at) && s.Holder[x.at] == q
}

// abettedClashes is the revision from which a third monarch is also punished for a clash [R75].
const abettedClashes game.Revision = 2

// abetted reports whether a third monarch acts against q with the help of p [R75].
func (s *State) abetted(acts []act, x *act, p, q game.Seat) bool {
	against := x.kind == attacksIt &&
		(s.isAgainst(x.target, q) || s.rev >= abettedClashes && s.clashesWith(acts, x.target, q))
	remains := x.kind != attacksIt && s.f.centres.has(x.at) && s.Holder[x.at] == q
	for i := range acts {
		y := &acts[i]
		if y.by != p || y.other != x.at || y.at == x.at {
			continue
		}
		if against && y.kind == helpsAttack && y.target == x.target || remains && y.kind == helpsHold {
			return true
		}
	}
	return false
}
