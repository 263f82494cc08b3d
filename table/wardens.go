package table

import (
	"cmp"
	"context"
	"slices"

	"outremer/game"
	"outremer/store"
)

// What those who look after the site do at a table. They need no seat there, and learn nothing of its game.

// Shut closes a table, whether its game has begun or not. What was secret there stays so.
func (t *Table) Shut(ctx context.Context) error {
	return t.do(ctx, func(p *plan) error {
		switch p.row.Status {
		case store.Closed:
			return errNoChange
		case store.Over:
			return ErrNotRunning
		}
		p.pending = nil
		p.setDoor(func(d *door) { d.Proposal, d.Offered, d.Votes = nil, 0, nil })
		p.closeFor(EndedByWarden)
		return nil
	})
}

// Expel takes the seats of a person away, or the seat at and whatever else its holder has: before the
// start they are free, then bots play them. They cannot come back. It returns store.ErrNotFound if
// nobody is there.
func (t *Table) Expel(ctx context.Context, guest string, at game.Seat) error {
	return t.do(ctx, func(p *plan) error {
		who := guest
		if who == "" && at >= 0 && int(at) < len(p.row.Seats) && !unseated(&p.row) {
			who = p.row.Seats[at].Guest
		}
		theirs := seatsThat(p.row.Seats, func(s *store.Seat) bool { return who != "" && (s.Guest == who || s.Reserved == who) })
		if theirs == 0 {
			return store.ErrNotFound
		}
		if p.row.Status != store.Open && p.row.Status != store.Running {
			return ErrNotRunning
		}
		p.setDoor(func(d *door) {
			if p.row.Status == store.Open {
				d.Invite = p.t.host.NewID()
			}
			if !slices.Contains(d.Barred, who) {
				d.Barred = append(slices.Clip(d.Barred), who)
			}
		})
		for s := range theirs.All() {
			if p.row.Status == store.Open {
				p.vacate(s)
			} else if err := p.giveUp(s); err != nil {
				return err
			}
		}
		return nil
	})
}

// GiveTo makes a table somebody else's, who manages it from now on.
func (t *Table) GiveTo(ctx context.Context, g store.Guest) error {
	return t.do(ctx, func(p *plan) error {
		if p.row.Creator == g.ID {
			return errNoChange
		}
		if err := t.host.checkPresent(g.ID); err != nil {
			return err
		}
		p.row.Creator, p.shows = g.ID, true
		return nil
	})
}

// Unname takes a table's name away.
func (t *Table) Unname(ctx context.Context) error {
	return t.do(ctx, func(p *plan) error {
		if nameOf(&p.row) == "" {
			return errNoChange
		}
		p.setDoor(func(d *door) { d.Unnamed = true })
		return nil
	})
}

// nameOf returns the name that a table goes by.
func nameOf(r *store.Table) string {
	if doorOf(r).Unnamed {
		return ""
	}
	return r.Name
}

// Received returns a letter as it is stored, by the number that it has for a seat of the guest's.
func (t *Table) Received(guest string, s game.Seat, n int64) (store.Letter, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, s); err != nil {
		return store.Letter{}, err
	}
	return t.mail.Received(s, n)
}

// HideLetter hides the words of the letter with a number in the store from everybody who has it. What
// it offers stays: others rely on it.
func (t *Table) HideLetter(ctx context.Context, n int64) error {
	return t.alone(func() error {
		t.mu.Lock()
		l, hidden, err := t.mail.Notice(n)
		t.mu.Unlock()
		if err != nil || hidden {
			return err
		}
		ctx := context.WithoutCancel(ctx)
		l.Table, l.At = t.id, t.host.now()
		if _, err := t.host.Store.AddLetter(ctx, l); err != nil {
			return t.wrap("hide letter", err)
		}
		return t.readMail(ctx)
	})
}

// LeaveAll gives up all seats of a person, as if they had done so themselves.
func (h *Host) LeaveAll(ctx context.Context, person string) error {
	return h.leaveAll(context.WithoutCancel(ctx), person)
}

// giveUp gives a seat of a running game to a bot for good.
func (p *plan) giveUp(at game.Seat) error {
	bot := cmp.Or(p.row.Seats[at].Bot, p.t.host.standIn(p.t.title))
	p.setSeat(at, func(s *store.Seat) { s.Guest, s.Holder, s.Program, s.Bot = "", "", false, bot })
	p.note(at, "resign "+bot)
	p.seekSubstitute(at)
	return p.released(at)
}

// barred reports whether somebody was put out here.
func (p *plan) barred(guest string) bool { return slices.Contains(doorOf(&p.row).Barred, guest) }

// HidesNames reports whether nobody may learn who plays at a table.
func HidesNames(r *store.Table) bool { return anonymous(r) }
