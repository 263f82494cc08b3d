package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// What the adjudication publishes [2e(5).2]: every order and what came of it, dynasty by
// dynasty, then the minor realms. Who bought an order is not told.

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
	o, p := s.Orders[at], s.Units[at].Owner
	result := int16(out.Result)
	if d.invalid.has(at) {
		result = outcomeInvalid
	}
	to := int16(s.f.space(o.To))
	e := game.Event{Kind: evHeld, Seat: p, A: int16(at), B: result}
	switch o.Kind {
	case moves:
		e.Kind, e.B, e.C = evMoved, int16(o.To), result
	case ferries:
		e.Kind, e.B, e.C = evFerried, to, result
	case supports:
		e.Kind, e.B, e.C = evSupported, int16(o.From), result
	case supportsMove:
		e.Kind, e.B, e.C, e.D = evSupportedMove, int16(o.From), to, result
	case convoys:
		e.Kind, e.B, e.C, e.D = evConvoyed, int16(o.From), to, result
	case deploys:
		e.Kind, e.B, e.C = evDeployed, to, result
	}
	log.Emit(e)
	if o.Kind == deploys {
		s.publishLine(at, Space(to), log)
	}
	s.publishCause(at, out, log)
}

// publishLine: [2q(4)(e)] a deployment names each space of its line.
func (s *State) publishLine(from, to Space, log *game.Log) {
	var line [maxSpaces]Space
	for _, x := range line[:s.lineOf(from, to, &line)] {
		log.Emit(game.Event{Kind: evSupplied, Seat: s.Units[from].Owner, A: int16(from), B: int16(x)})
	}
}

func (s *State) publishCause(at Space, out *diplomacy.Outcome, log *game.Log) {
	p, w := s.Units[at].Owner, out.Why
	if w.Cause != diplomacy.NoCause && w.Cause != diplomacy.Dislodged {
		log.Emit(game.Event{Kind: evBecause, Seat: p, A: int16(at), B: int16(w.Cause), C: spaceOrNone(w.By)})
	}
	if w.Strength > 0 {
		log.Emit(game.Event{Kind: evStrength, Seat: p, A: int16(at), B: int16(w.Strength), C: int16(w.Against)})
	}
	if out.Dislodged {
		log.Emit(game.Event{Kind: evDislodged, Seat: p, A: int16(at), B: spaceOrNone(out.DislodgedBy)})
	}
	if out.Disbanded {
		log.Emit(game.Event{Kind: evDestroyed, Seat: p, A: int16(at)})
	}
}

func spaceOrNone(p diplomacy.Prov) int16 {
	if p == diplomacy.NoProv {
		return game.None
	}
	return int16(p)
}
