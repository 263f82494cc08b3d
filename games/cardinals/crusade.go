package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// Crusades [2q]: declared, deployed, marching, concluded.

// crusaders returns whose Crusader armies are in play.
func (s *State) crusaders() (x game.Seats) {
	for at := range s.f.spaces {
		if u := &s.Units[at]; u.Crusader {
			x = x.With(u.Owner)
		}
	}
	return x
}

// findTriggers records against whom a crusade can be declared for what happened in this turn
// [2q(3)(d)]. Moves count, retreats do not [R78].
func (s *State) findTriggers(d *desk, r *diplomacy.Resolution) {
	s.Crusade.Targets = 0
	for at := range Space(len(s.f.spaces)) {
		if d.index[at] < 0 || !s.Units[at].regular() || s.creed(at) != islamic {
			continue
		}
		out := &r.Outcomes[d.index[at]]
		if out.Order.Kind != diplomacy.Move || out.Result != diplomacy.Succeeded {
			continue
		}
		if to := s.f.space(Place(out.Order.To)); s.provokes(to) {
			s.Crusade.Targets = s.Crusade.Targets.With(s.Units[at].Owner) | s.abettors(d, r, at, to)
		}
	}
}

// provokes reports whether a Saracen entering a space gives cause for a crusade: Outremer under
// Catholic control [2q(3)(d).1.1], parts of it under the Komnenos [2q(3)(d).2.1], Constantinople
// under Christian control [2q(3)(d).4.1].
func (s *State) provokes(to Space) bool {
	switch {
	case to == s.f.straits:
		return s.ruledBy(to).christian()
	case s.f.watched.has(to) && s.Holder[to] == s.f.eastern:
		return true
	default:
		return s.f.outremer.has(to) && s.ruledBy(to) == catholic
	}
}

// abettors returns the dynasties that supported or convoyed the move and can be targets: any that
// is not Catholic [2q(3)(d).1.2], for Constantinople only Saracens [2q(3)(d).4.2].
func (s *State) abettors(d *desk, r *diplomacy.Resolution, at, to Space) (x game.Seats) {
	for _, a := range s.acts(d, r) {
		faith := s.f.faith[a.by]
		mayBe := faith == islamic || faith != catholic && to != s.f.straits
		if mayBe && a.kind == helpsAttack && a.other == at && a.target == to {
			x = x.With(a.by)
		}
	}
	return x
}

// targets returns against whom a crusade can be declared now.
func (s *State) targets() game.Seats {
	x := s.Crusade.Targets
	if h := s.Holder[s.f.city]; h != game.Nobody && s.f.faith[h] == islamic { // [2q(3)(d).3.1]
		x = x.With(h)
	}
	if h := s.Holder[s.f.rome]; h != game.Nobody && !s.isCatholic(h) { // [2q(3)(d).5.1]
		x = x.With(h)
	}
	return x & s.live()
}

// isObjective reports whether a crusade against p can aim at a space: any centre that p controls
// or occupies [2q(3)(d).1.3]; only Rome if his hold on Rome is the sole cause [2q(3)(d).5.2].
func (s *State) isObjective(p game.Seat, at Space) bool {
	if !s.f.centres.has(at) || s.Holder[at] != p && (!s.Units[at].regular() || s.Units[at].Owner != p) {
		return false
	}
	forCity := s.Holder[s.f.city] == p && s.f.faith[p] == islamic
	return at == s.f.rome && s.Holder[at] == p || forCity || s.Crusade.Targets.Has(p)
}

// mayPreach reports whether the Pope could declare a crusade: not if he is Italian [2q(3)(b).1],
// not while an antipope is in play [2q(3)(b).2], not during a crusade [2q(3)(f).1], nor for a
// decade after one [2q(3)(f).2].
func (s *State) mayPreach() bool {
	c := &s.Crusade
	return s.Pope != game.Nobody && !s.antipopeInPlay() && c.Phase == noCrusade && s.rested() && s.anyObjective()
}

// rested reports whether a full decade has passed since the last crusade [ex2q1].
func (s *State) rested() bool {
	return s.Crusade.Over == 0 || s.now() >= s.Crusade.Over+int16(s.f.pause)
}

func (s *State) anyObjective() bool {
	for p := range s.targets().All() {
		for c := s.f.centres; !c.empty(); {
			if s.isObjective(p, c.take()) {
				return true
			}
		}
	}
	return false
}

func askCrusade(s *State, _ *game.Log) {
	if s.mayPreach() {
		s.askSeat(stepCrusade, s.Pope)
	}
}

func optCrusade(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass)
	for p := range s.targets().All() {
		for c := s.f.centres; !c.empty(); {
			if at := c.take(); s.isObjective(p, at) {
				dst = append(dst, moveCrusade(p, at))
			}
		}
	}
	return dst
}

// playCrusade declares a crusade, which costs nothing [2q(3)(c).1]; passing up the cause costs
// two points [2q(3)(c).2].
func playCrusade(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbPass {
		s.Tithes = max(0, s.Tithes-int8(s.f.crusadeForfeit))
		log.Emit(eventNoCrusade(p, s.f.crusadeForfeit))
		return
	}
	c := &s.Crusade
	c.Phase = declared
	c.Against = game.Seat(m.A)
	c.Objective = Space(m.B)
	c.Raised = 0
	log.Emit(eventCrusade(p, c.Against, c.Objective))
}

// endPhase advances the crusade after a turn of movement.
func (s *State) endPhase(log *game.Log) {
	c := &s.Crusade
	switch c.Phase {
	case declared:
		c.Raised = s.crusaders()
		c.Truce = c.Raised | c.Lost // from now on, including those whose army failed [R91]
		if s.isBesieged() {
			c.Phase = marching // [2q(4)(i).2]
			return
		}
	case marching: // [2q(5)(g)]
	default:
		return
	}
	c.Phase, c.Over = concluded, s.now()
	log.Emit(eventCrusadeOver())
}

// isBesieged reports whether a Crusader army stands next to the objective.
func (s *State) isBesieged() bool {
	for near := s.f.army[s.Crusade.Objective]; !near.empty(); {
		if s.Units[near.take()].Crusader {
			return true
		}
	}
	return false
}

// workConversions turns Crusader armies of a finished crusade into minor realms, or disbands them
// where there is no centre [2a(4).5.1], [2a(4).5.2], [2q(6)(b).1]. At End the units of minor
// realms [2a(5).5.2] and the Papal army [2a(5).5.4] also return.
func workConversions(s *State, log *game.Log) {
	s.Tithes = 0 // [2p(3)]
	c := &s.Crusade
	if c.Phase == concluded {
		for at := range Space(len(s.f.spaces)) {
			if u := s.Units[at]; u.Crusader {
				c.Lost = c.Lost.With(u.Owner)
				s.convert(at, u.Owner, log)
			}
		}
		c.Phase = noCrusade
		c.Against = game.Nobody
		c.Objective = noSpace
		c.Raised, c.Credit = 0, [majors]game.Seats{}
	}
	if s.Season != end {
		return
	}
	for x := s.f.centres; !x.empty(); {
		if at := x.take(); s.Holder[at] == game.Nobody && !s.Units[at].there() { // [2d(3).2], [R103]
			s.raise(at, log)
		}
	}
}

// convert makes a new realm, which is Catholic whoever held the centre before [2q(6)(b).3],
// [R89]; those who helped create it count it for victory [2q(6)(c).a].
func (s *State) convert(at Space, raiser game.Seat, log *game.Log) {
	if !s.f.centres.has(at) { // [2q(5)(f).1]
		s.disband(at, fateOffCentre, log)
		return
	}
	s.Units[at] = unit{Type: diplomacy.Army, Owner: game.Nobody, At: Place(at)}
	s.free(at, catholic, log)
	log.Emit(eventMinorMade(raiser, at))
	for p := range (s.Crusade.Credit[raiser] & s.live()).All() {
		s.Claims[at], s.Once[at] = s.Claims[at].With(p), s.Once[at].With(p)
		log.Emit(eventCredited(p, at))
	}
}

// creditHelpers notes who contributed directly to each Crusader army's entry into a
// centre [2q(6)(c)], [R92] in the turn in which it entered.
func (s *State) creditHelpers(d *desk, r *diplomacy.Resolution) {
	for at := range Space(len(s.f.spaces)) {
		u, o := &s.Units[at], s.Orders[at]
		if d.index[at] < 0 || !u.Crusader && o.Kind != deploys {
			continue
		}
		out := &r.Outcomes[d.index[at]]
		if out.Order.Kind != diplomacy.Move || out.Result != diplomacy.Succeeded {
			continue
		}
		who := game.Only(u.Owner) // [2q(6)(c).1]
		who |= s.supporters(d, r, at)
		s.Crusade.Credit[u.Owner] = who | s.cutters(d, r, at)
	}
}

// supporters returns whose units or Crusader armies supported the entry [2q(6)(c).2]. Minor
// realms earn nothing, nor do those who bought their help [2q(6)(c).b].
func (s *State) supporters(d *desk, r *diplomacy.Resolution, entry Space) (who game.Seats) {
	for at := range Space(len(s.f.spaces)) {
		if d.index[at] < 0 || !s.creed(at).christian() {
			continue
		}
		out := &r.Outcomes[d.index[at]]
		given := out.Order.Kind == diplomacy.SupportMove && out.Why.Cause == diplomacy.Given
		if given && s.f.space(Place(out.Order.From)) == entry {
			who = who.With(s.Units[at].Owner)
		}
	}
	return who
}

// cutters returns whose attacks cut a support that would have kept the army out, tested by
// holding the attacker back [2q(6)(c).3], [R92].
func (s *State) cutters(d *desk, r *diplomacy.Resolution, entry Space) (who game.Seats) {
	var cut spaces // attackers
	for at := range Space(len(s.f.spaces)) {
		if d.index[at] < 0 {
			continue
		}
		w := r.Outcomes[d.index[at]].Why
		if (w.Cause == diplomacy.CutByAttack || w.Cause == diplomacy.CutByDislodging) && w.By != diplomacy.NoProv {
			if by := Space(w.By); s.Units[by].Owner != game.Nobody && s.creed(by).christian() && by != entry {
				cut.add(by)
			}
		}
	}
	for !cut.empty() {
		if by := cut.take(); !s.entersWithout(d, entry, by) {
			who = who.With(s.Units[by].Owner)
		}
	}
	return who
}

// entersWithout adjudicates again on another desk, with one unit held back.
func (s *State) entersWithout(d *desk, entry, back Space) bool {
	other := desks.Take()
	kept := s.Orders[back]
	s.Orders[back] = order{}
	other.invalid = d.invalid
	out := other.adjudicate(s).Outcomes[d.index[entry]]
	s.Orders[back] = kept
	desks.Return(other)
	return out.Result == diplomacy.Succeeded
}
