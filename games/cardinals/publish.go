package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// What the adjudication publishes [2e(5).2]: every order and its outcome, dynasty by dynasty,
// then the minor realms. Who bought an order is not revealed.

// Outcomes of orders.
const (
	outcomeSucceeds int16 = iota
	outcomeFails
	outcomeVoid
	outcomeInvalid
)

func (s *State) publish(d *desk, r *diplomacy.Resolution, log *game.Log) {
	if log == nil {
		return
	}
	for p := game.Seat(0); p <= majors; p++ {
		owner := p
		if p == majors {
			owner = game.Nobody
		}
		for at := range Space(len(s.f.spaces)) {
			if d.index[at] >= 0 && s.Units[at].Owner == owner {
				s.publishOrder(d, at, &r.Outcomes[d.index[at]], log)
			}
		}
	}
}

func (s *State) publishOrder(d *desk, at Space, out *diplomacy.Outcome, log *game.Log) {
	o, u := s.Orders[at], &s.Units[at]
	from, to := int16(o.From), int16(s.f.space(o.To))
	e := game.Event{Kind: evHeld, Seat: u.Owner, A: int16(u.Type), B: int16(s.stands(*u))}
	switch o.Kind {
	case moves:
		e.Kind, e.C = evMoved, int16(o.To)
	case ferries:
		e.Kind, e.C = evFerried, to
	case supports:
		e.Kind, e.C = evSupported, from
	case supportsMove:
		e.Kind, e.C, e.D = evSupportedMove, from, to
	case convoys:
		e.Kind, e.C, e.D = evConvoyed, from, to
	case deploys:
		e.Kind, e.C = evDeployed, to
	}
	log.Emit(e)
	if o.Kind == deploys {
		s.publishLine(at, Space(to), log)
	}
	s.publishResult(d, at, out, log)
}

// publishLine names each space of a deployment's line [2q(4)(e)].
func (s *State) publishLine(from, to Space, log *game.Log) {
	var line [maxSpaces]Space
	for _, x := range line[:s.lineOf(from, to, &line)] {
		log.Emit(eventSupplied(s.Units[from].Owner, from, x))
	}
}

// publishResult reports the outcome of an order and its cause. A hold that nobody disturbed has
// no result.
func (s *State) publishResult(d *desk, at Space, out *diplomacy.Outcome, log *game.Log) {
	u, w := &s.Units[at], out.Why
	e := game.Event{Kind: evResult, Seat: u.Owner, A: int16(at), B: int16(out.Result), C: int16(w.Cause), D: spaceOrNone(w.By)}
	if d.invalid.has(at) {
		e.B, e.C, e.D = outcomeInvalid, s.validity(at, s.Orders[at]).cause(), game.None
	}
	if e.C != int16(diplomacy.NoCause) {
		log.Emit(e)
	}
	if w.Against > 0 {
		log.Emit(eventStrength(u.Owner, at, w.Strength, w.Against))
	}
	if out.Dislodged {
		log.Emit(eventDislodged(u.Owner, at, spaceOrNone(out.DislodgedBy)))
	}
	if out.Disbanded {
		log.Emit(eventDestroyed(u.Owner, u.Type, s.stands(*u)))
	}
}

func spaceOrNone(p diplomacy.Prov) int16 {
	if p == diplomacy.NoProv {
		return game.None
	}
	return int16(p)
}
