package table

import (
	"context"

	"outremer/game"
	"outremer/store"
)

// offerable reports whether a seat can be given to somebody else: a bot plays it, and nobody has a
// claim on it. Whoever only lets a bot play keeps the seat; whoever missed as many turns as the
// table's terms allow does not.
func (s *state) offerable(at game.Seat) bool {
	seat := &s.row.Seats[at]
	return seat.Bot != "" && !seat.Vacant && (seat.Guest == "" || s.wait.Gone(at, s.terms))
}

// Offer says that a substitute is wanted for a seat, or no longer. Only the creator may.
func (t *Table) Offer(ctx context.Context, guest string, at game.Seat, want bool) error {
	return t.do(ctx, func(p *plan) error {
		if mannersOf(&p.row).Moved {
			return ErrKnown
		}
		switch {
		case !t.Created(guest):
			return ErrNotYours
		case p.row.Status != store.Running:
			return ErrNotRunning
		case at < 0 || int(at) >= len(p.row.Seats) || !p.offerable(at):
			return ErrTaken
		case p.row.Seats[at].Wanted == want:
			return errNoChange
		}
		p.offer(at, want)
		return nil
	})
}

// seekSubstitute offers a seat whose player is gone, if the table's terms say so.
func (p *plan) seekSubstitute(at game.Seat) {
	if p.terms.Substitutes && p.offerable(at) {
		p.offer(at, true)
	}
}

func (p *plan) offer(at game.Seat, want bool) {
	p.setSeat(at, func(s *store.Seat) { s.Wanted = want })
	if want {
		p.note(at, "offer")
	}
}

// TakeOver gives a seat that wants a substitute to somebody who does not play at this table. What
// happened at the seat so far is theirs to read. It returns ErrNotWanted, ErrSeated, or for a bot
// ErrUninvited.
func (t *Table) TakeOver(ctx context.Context, g store.Guest, at game.Seat) error {
	if err := t.host.Store.PutGuest(ctx, g); err != nil {
		return err
	}
	return t.do(ctx, func(p *plan) error {
		if err := t.host.checkPresent(g.ID); err != nil {
			return err
		}
		switch {
		case p.row.Status != store.Running:
			return ErrNotRunning
		case at < 0 || int(at) >= len(p.row.Seats) || !p.row.Seats[at].Wanted || !p.offerable(at):
			return ErrNotWanted
		case p.holds(g.ID) != 0:
			return ErrSeated
		case p.barred(g.ID):
			return ErrPutOut
		case g.Program != 0:
			return ErrUninvited
		}
		return p.handOver(at, g, "substitute")
	})
}

// handOver gives the seat of a running game to somebody else. Its place in the draw and what was
// added to the luck belong to the game, and stay.
func (p *plan) handOver(at game.Seat, g store.Guest, note string) error {
	if mannersOf(&p.row).Moved && !p.t.Created(g.ID) {
		return ErrKnown
	}
	p.setSeat(at, func(s *store.Seat) {
		s.Guest, s.Holder, s.Program, s.Bot, s.Standing, s.Wanted, s.Invite = g.ID, g.Name, g.Program != 0, "", "", false, p.t.host.NewID()
	})
	p.ended = p.ended || p.wait.Idle.Has(at) // its time begins again
	p.wait = p.wait.Successor(at)
	p.note(at, note)
	return p.released(at)
}
