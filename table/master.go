package table

import (
	"context"
	"maps"
	"slices"
	"time"

	"outremer/game"
	"outremer/store"
)

// What the creator of a table does for it, with a seat or without.

const (
	// lostAfter is how long a table must have waited for a player before the creator alone may look
	// for another one.
	lostAfter  = 72 * time.Hour
	expireKind = "expire"
)

// PutOut frees the seat, or the place with a number, of somebody whom the creator does not want at
// the table, or of a bot. They cannot come back, and the links they had no longer work.
func (t *Table) PutOut(ctx context.Context, guest string, at game.Seat, place int64) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.mayManage(guest); err != nil {
			return err
		}
		if place != 0 || unseated(&p.row) {
			at = p.rowWith(func(s store.Seat) bool { return place != 0 && s.Place == place })
		}
		if at < 0 || int(at) >= len(p.row.Seats) {
			return &game.SetupError{Field: "seat", Text: "nobody sits there"}
		}
		s := p.row.Seats[at]
		if s.Vacant || isFree(s) && s.Reserved == "" {
			return &game.SetupError{Field: "seat", Text: "nobody sits there"}
		}
		p.vacate(at)
		p.setDoor(func(d *door) {
			d.Invite = p.t.host.NewID()
			if who := s.Guest; who != "" && who != guest && !slices.Contains(d.Barred, who) {
				d.Barred = append(d.Barred, who)
			}
		})
		return nil
	})
}

// mayManage checks that the creator acts at an open table.
func (p *plan) mayManage(guest string) error {
	switch {
	case !p.t.Created(guest):
		return ErrNotYours
	case p.row.Status == store.Closed:
		return ErrClosed
	case p.row.Status != store.Open:
		return ErrStarted
	}
	return nil
}

// Close gives up an open table. Only the creator may do so.
func (t *Table) Close(ctx context.Context, guest string) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.mayManage(guest); err != nil {
			return err
		}
		p.closeFor(EndedByCreator)
		return nil
	})
}

// Reinvite makes a new invitation for a seat, or for whichever is free if it is Nobody. Before the
// start that is the creator's to do, and the old one ends. In a running game it is for the seat of a
// player who is lost: the creator may do so alone once the table has waited for long or a bot plays
// there, otherwise all the others have to want it. The seat stays its holder's until somebody comes.
func (t *Table) Reinvite(ctx context.Context, guest string, at game.Seat) error {
	return t.do(ctx, func(p *plan) error {
		if at != game.Nobody && (at < 0 || int(at) >= len(p.row.Seats)) {
			return &game.SetupError{Field: "seat", Text: "unknown"}
		}
		if p.row.Status == store.Running {
			return p.seek(guest, at)
		}
		if err := p.mayManage(guest); err != nil {
			return err
		}
		if at == game.Nobody {
			p.setDoor(func(d *door) { d.Invite = p.t.host.NewID() })
			return nil
		}
		if !isFree(p.row.Seats[at]) {
			return ErrTaken
		}
		p.setSeat(at, func(s *store.Seat) { s.Invite = p.t.host.NewID() })
		return nil
	})
}

// seek records that somebody wants a new player at a seat of a running game.
func (p *plan) seek(guest string, at game.Seat) error {
	mine := p.holds(guest) & people(p.row.Seats)
	switch {
	case at == game.Nobody:
		return &game.SetupError{Field: "seat", Text: "say which"}
	case mine == 0 && !p.t.Created(guest) || mine.Has(at):
		return ErrNotYours
	case p.row.Seats[at].Guest == "":
		return ErrNotLost
	}
	d := doorOf(&p.row)
	agreed := d.Votes[at] | mine
	others := seatsThat(p.row.Seats, func(s *store.Seat) bool { return inPerson(s) && s.Guest != p.row.Seats[at].Guest })
	if !(p.t.Created(guest) && p.lost(at)) && others&^agreed != 0 {
		if mine == 0 {
			return ErrNotLost // a game master has no vote
		}
		p.setDoor(func(d *door) { d.vote(at, agreed) })
		return nil
	}
	p.setSeat(at, func(s *store.Seat) { s.Invite = p.t.host.NewID() })
	p.setDoor(func(d *door) {
		d.Offered = d.Offered.With(at)
		d.vote(at, 0)
	})
	p.note(at, "sought")
	return nil
}

// vote replaces the votes on a seat. The map may be shared with what is shown.
func (d *door) vote(at game.Seat, agreed game.Seats) {
	d.Votes = maps.Clone(d.Votes)
	if d.Votes == nil {
		d.Votes = map[game.Seat]game.Seats{}
	}
	d.Votes[at] = agreed
	if agreed == 0 {
		delete(d.Votes, at)
	}
}

// lost reports whether the player of a seat has been away for long.
func (p *plan) lost(at game.Seat) bool {
	if p.row.Seats[at].Bot != "" || p.wait.Idle.Has(at) {
		return true
	}
	return p.row.Awaiting.Has(at) && p.at-p.row.Updated >= lostAfter.Milliseconds()
}

// succeed gives the seat of a lost player to whoever has the new invitation.
func (p *plan) succeed(g store.Guest, pl Place) (game.Seat, error) {
	d := doorOf(&p.row)
	at := invited(&p.row, pl.Invite)
	switch {
	case pl.Invite == "" || at == game.Nobody || !d.Offered.Has(at):
		return game.Nobody, ErrStarted
	case p.row.Seats[at].Guest == g.ID:
		return game.Nobody, ErrTaken
	case p.barred(g.ID):
		return game.Nobody, ErrPutOut
	case p.oneSeat() && p.joined(g.ID):
		return game.Nobody, ErrOneSeat
	case mannersOf(&p.row).Master && p.t.Created(g.ID):
		return game.Nobody, ErrMaster
	}
	p.setDoor(func(d *door) { d.Offered = d.Offered.Without(at) })
	return at, p.handOver(at, g, "succeeded")
}

func (h *Host) expireJob(row *store.Table) store.Job {
	return store.Job{ID: "expire " + row.ID, Kind: expireKind, Payload: row.ID, RunAt: row.Updated + h.OpenFor.Milliseconds(), Queue: store.Deadlines}
}

// expiryJob puts off the end of an open table, or drops it once the game has begun.
func (p *plan) expiryJob(s *store.Step) {
	switch {
	case p.row.Status == store.Open:
		s.Jobs = append(s.Jobs, p.t.host.expireJob(&p.row))
	case p.t.row.Status == store.Open:
		s.Drop = append(s.Drop, p.t.host.expireJob(&p.row).ID)
	}
}

// expire closes an open table at which nothing has happened for long.
func (t *Table) expire(ctx context.Context) error {
	return t.do(ctx, func(p *plan) error {
		if p.row.Status != store.Open || p.at < p.t.host.expireJob(&p.row).RunAt {
			return errNoChange
		}
		p.closeFor(EndedExpired)
		return nil
	})
}
