package cardinals

import (
	"errors"
	"fmt"
	"slices"

	"outremer/diplomacy"
	"outremer/game"
)

// Retrial resolves a turn of movement with any orders, using only what everyone knows: a past turn
// with other orders, or the coming one. Points play no part: any unit can be given any order that it
// could carry out.
type Retrial struct {
	s State
}

// Retrial builds one from a spectator's view before the turn and the events of the turn.
func (t *Title) Retrial(before *View, events []game.Event) (*Retrial, error) {
	r, err := t.onStage(before)
	if err != nil {
		return nil, err
	}
	ordered := false
	for _, e := range events {
		ordered = r.follow(e) || ordered
	}
	if !ordered {
		return nil, fmt.Errorf("no orders were published")
	}
	for _, u := range before.Units {
		if at := slices.Index(t.f.spaces, u.Space); at >= 0 && u.Crusader {
			r.s.Units[at].Crusader = true
		}
	}
	return r, nil
}

// ErrNoMovement says that monarchs are not writing orders for a turn of movement.
var ErrNoMovement = errors.New("no turn of movement is being ordered")

// Rehearsal builds one of the coming turn from a spectator's view: all units hold. What spectators
// do not see plays no part either, such as the armies that the Emperor releases.
func (t *Title) Rehearsal(now *View) (*Retrial, error) {
	if now.Step != stepSpecs[stepOrders].Slug {
		return nil, ErrNoMovement
	}
	r, err := t.onStage(now)
	if err != nil {
		return nil, err
	}
	for _, u := range now.Units {
		if err := r.place(&u); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// place puts a unit on the map. It holds.
func (r *Retrial) place(u *UnitView) error {
	at, place := slices.Index(r.s.f.spaces, u.Space), slices.Index(r.s.f.places, u.Place)
	if at < 0 || place < 0 {
		return fmt.Errorf("unknown place %q", u.Place)
	}
	kind := diplomacy.UnitType(slices.Index(unitNames, u.Type))
	owner := game.Seat(slices.Index(r.s.f.dynasties, u.Owner))
	r.s.Units[at] = unit{Type: kind, Owner: owner, At: Place(place), Crusader: u.Crusader}
	return nil
}

// onStage builds one without units.
func (t *Title) onStage(v *View) (*Retrial, error) {
	r := &Retrial{s: State{t: t, f: t.f}}
	s := &r.s
	s.Emperor, s.Pope, s.Crusade = game.Nobody, game.Nobody, crusade{Against: game.Nobody, Objective: noSpace}
	s.Antipope = [2]game.Seat{game.Nobody, game.Nobody}
	s.Released = [2]Space{noSpace, noSpace}
	for at := range s.Units {
		s.Units[at].Owner, s.Holder[at] = game.Nobody, game.Nobody
	}
	return r, r.scene(v)
}

// scene copies who holds what, and the crusade.
func (r *Retrial) scene(v *View) error {
	s, f := &r.s, r.s.f
	s.Decade = int16((v.Year - f.year) / 10)
	s.Season = season(max(0, slices.Index(seasonNames, v.Season)))
	for _, c := range v.Centres {
		at := slices.Index(f.spaces, c.Space)
		if at < 0 {
			return fmt.Errorf("unknown space %q", c.Space)
		}
		s.Holder[at] = game.Seat(slices.Index(f.dynasties, c.Holder))
		s.Creed[at] = f.start[at].faith
		if c.Creed != "" {
			s.Creed[at] = Faith(max(0, slices.Index(faithNames, c.Creed)))
		}
	}
	for p, d := range v.Dynasties {
		if len(d.Excommunicated) > 0 {
			s.Banned[0] = s.Banned[0].With(game.Seat(p))
		}
	}
	if c := v.Crusade; c != nil {
		s.Crusade.Phase = phase(max(0, slices.Index(phaseNames, c.Phase)))
		s.Crusade.Against = game.Seat(slices.Index(f.dynasties, c.Against))
		s.Crusade.Objective = Space(slices.Index(f.spaces, c.Objective))
	}
	return nil
}

// follow applies an event. It reports whether the event was an order.
func (r *Retrial) follow(e game.Event) bool {
	s := &r.s
	o := order{}
	switch e.Kind {
	case evRebelled:
		if e.B == outcomeSucceeds {
			s.Holder[e.A], s.Creed[e.A] = game.Nobody, s.f.start[e.A].faith
			s.Fresh.add(Space(e.A))
		}
		return false
	case evBrokeAway:
		s.Released[0], s.Released[1] = s.Released[1], Space(e.A)
		return false
	case evHeld:
	case evMoved:
		o = order{moves, 0, Place(e.C)}
	case evFerried:
		o = order{ferries, 0, Place(e.C)}
	case evSupported:
		o = order{supports, Space(e.C), 0}
	case evSupportedMove:
		o = order{supportsMove, Space(e.C), Place(e.D)}
	case evConvoyed:
		o = order{convoys, Space(e.C), Place(e.D)}
	case evDeployed:
		o = order{deploys, 0, Place(e.C)}
	default:
		return false
	}
	at := s.f.space(Place(e.B))
	s.Units[at] = unit{Type: diplomacy.UnitType(e.A), Owner: e.Seat, At: Place(e.B)}
	s.Orders[at] = o
	return true
}

// State returns the position of the retrial, for reading orders. It holds no secrets.
func (r *Retrial) State() *State { return &r.s }

// Order gives a unit a different order, as a move of whoever commands it, or says why that is
// impossible.
func (r *Retrial) Order(m game.Move) *game.Violation {
	v := r.Refusal(m)
	if v == nil {
		r.s.Orders[m.A] = orderOf(m)
	}
	return v
}

// Refusal returns why the unit cannot be given that order, or nil if it can.
func (r *Retrial) Refusal(m game.Move) *game.Violation {
	s := &r.s
	if !s.knows(m) || m.Verb > verbDeploy {
		return noSuchThing.With()
	}
	at := Space(m.A)
	switch {
	case !s.Units[at].there():
		return noUnitThere.With(m.A)
	case !r.allows(at, m):
		return s.explainOrder(s.Units[at].Owner, at, m)
	default:
		return nil
	}
}

// allows reports whether the unit in a space can be given that order.
func (r *Retrial) allows(at Space, m game.Move) bool {
	s := &r.s
	switch own := s.Units[at].regular(); {
	case m.Verb == verbDeploy:
		return own && s.mayDeployTo(s.Units[at].Owner, at).has(Space(m.B))
	case m.Verb == verbConvoy && !own: // [R28]
		return false
	default:
		return s.canDo(at, m)
	}
}

// Possible lists every order that some unit can be given, unit by unit.
func (r *Retrial) Possible() (list []game.Move) {
	s, l := &r.s, r.s.listing()
	defer listings.Return(l)
	for at := range l.there.all() {
		l.ask(s, own, at)
		for kind := range deploys {
			if kind != convoys || s.Units[at].regular() { // [R28]
				list = append(list, l.lists[own].of(at, kind)...)
			}
		}
		if owner := s.Units[at].Owner; s.Units[at].regular() {
			for to := range s.mayDeployTo(owner, at).all() {
				list = append(list, moveDeploy(at, to))
			}
		}
	}
	return list
}

// Publish replays the turn and reports the outcome as the turn itself would.
func (r *Retrial) Publish(log *game.Log) {
	s, d := &r.s, desks.Take()
	d.invalid = spaces{}
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; (u.minor() || u.Crusader) && s.validity(at, s.Orders[at]) != valid {
			d.invalid.add(at)
		}
	}
	s.publish(d, d.adjudicate(s), log)
	desks.Return(d)
}
