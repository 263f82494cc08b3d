package table

import (
	"context"
	"crypto/subtle"
	"slices"

	"outremer/game"
	"outremer/store"
)

// Place is where somebody wants to sit: the seat of an invitation, or a seat that
// is open to all.
type Place struct {
	Invite  string
	Seat    game.Seat // Nobody: the invitation's, or the first free one
	Entropy string
	Wishes  []game.Seat // seats they would like, where that counts
}

// Join takes a seat and returns it; Nobody where seats are given away at the start. When the last
// free seat is taken, the game starts. In a running game an invitation may be for the seat of a
// player who was lost. It returns ErrInvite, ErrTaken, ErrStarted, ErrClosed, ErrPutOut, ErrOneSeat,
// ErrMaster, or
// for a bot ErrUninvited or ErrUnseen.
func (t *Table) Join(ctx context.Context, g store.Guest, pl Place) (game.Seat, error) {
	entropy, err := cleanEntropy(pl.Entropy)
	if err != nil {
		return game.Nobody, err
	}
	if err := t.host.Store.PutGuest(ctx, g); err != nil {
		return game.Nobody, err
	}
	at := game.Nobody
	err = t.do(ctx, func(p *plan) error {
		if err := t.host.checkPresent(g.ID); err != nil {
			return err
		}
		if g.Program != 0 && mannersOf(&p.row).Hidden {
			return ErrUnseen
		}
		if p.row.Status == store.Running {
			at, err = p.succeed(g, pl)
			return err
		}
		if err := p.mayJoin(g.ID); err != nil {
			return err
		}
		at, err = p.sitDown(g, pl, entropy)
		if err != nil {
			return err
		}
		return p.startIfFull()
	})
	return at, err
}

// mayJoin checks that a guest is welcome at an open table.
func (p *plan) mayJoin(guest string) error {
	m := mannersOf(&p.row)
	switch {
	case p.row.Status == store.Closed:
		return ErrClosed
	case p.row.Status != store.Open:
		return ErrStarted
	case p.barred(guest):
		return ErrPutOut
	case m.Master && guest == p.row.Creator:
		return ErrMaster
	case p.oneSeat() && p.joined(guest):
		return ErrOneSeat
	}
	return nil
}

// oneSeat reports whether everybody has at most one seat.
func (p *plan) oneSeat() bool {
	m := mannersOf(&p.row)
	return p.row.Public && !m.Several || m.Rated
}

// sitDown takes a seat, or a place.
func (p *plan) sitDown(g store.Guest, pl Place, entropy string) (game.Seat, error) {
	at, err := p.seatFor(g, pl)
	if err != nil {
		return at, err
	}
	how := mannersOf(&p.row).Seating
	wishes, err := cleanWishes(p.row.Seats, how, pl.Wishes)
	if err != nil {
		return game.Nobody, err
	}
	sit := func(s *store.Seat) {
		s.Guest, s.Holder, s.Program, s.Entropy, s.Wishes, s.Reserved = g.ID, g.Name, g.Program != 0, entropy, wishes, ""
	}
	if how != Chosen {
		return game.Nobody, p.takePlace(at, sit)
	}
	p.setSeat(at, sit)
	return at, nil
}

// seatFor finds the seat, or the room for a place, that a guest may take.
func (p *plan) seatFor(g store.Guest, pl Place) (game.Seat, error) {
	guest := g.ID
	at := pl.Seat
	if unseated(&p.row) {
		at = game.Nobody
	}
	own, named := p.rowWith(func(s store.Seat) bool { return isFree(s) && s.Reserved == guest }), game.Nobody
	switch {
	case pl.Invite != "":
		named = invited(&p.row, pl.Invite)
		if named == game.Nobody && !opens(&p.row, pl.Invite) || named != game.Nobody && pl.Seat != game.Nobody && pl.Seat != named {
			return game.Nobody, ErrInvite
		}
	case own == game.Nobody && !p.row.Public && guest != p.row.Creator:
		return game.Nobody, ErrInvite
	case own == game.Nobody && g.Program != 0 && guest != p.row.Creator:
		return game.Nobody, ErrUninvited
	}
	may := func(s store.Seat) bool { return isFree(s) && (s.Reserved == "" || s.Reserved == guest) }
	switch {
	case named != game.Nobody: // even if it was kept for somebody: the creator has thought again
		at, may = named, isFree
	case at == game.Nobody && own != game.Nobody:
		at = own
	case at == game.Nobody:
		at = p.rowWith(may)
	}
	if at < 0 || int(at) >= len(p.row.Seats) || !may(p.row.Seats[at]) {
		return game.Nobody, ErrTaken
	}
	return at, nil
}

// invited returns the seat a token is for. All tokens are compared, each in constant time, so that
// timing reveals nothing. Where seats are given away, no token is for one.
func invited(row *store.Table, token string) game.Seat {
	at := game.Nobody
	for i, s := range row.Seats {
		if subtle.ConstantTimeCompare([]byte(s.Invite), []byte(token)) == 1 && !unseated(row) {
			at = game.Seat(i)
		}
	}
	return at
}

// opens reports whether a token is for whichever seat is free.
func opens(row *store.Table, token string) bool {
	return subtle.ConstantTimeCompare([]byte(doorOf(row).Invite), []byte(token)) == 1
}

// Invitation is what a token lets its bearer do.
type Invitation struct {
	Seat game.Seat // Nobody: whichever is free
	Free bool      // it can still be used
}

// Invitation tells what a token is good for, before it is used; ErrInvite if it is none.
func (t *Table) Invitation(token string) (Invitation, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	at := invited(&t.row, token)
	if token == "" || at == game.Nobody && !opens(&t.row, token) {
		return Invitation{}, ErrInvite
	}
	in := Invitation{Seat: at}
	switch {
	case t.row.Status == store.Running:
		in.Free = at != game.Nobody && doorOf(&t.row).Offered.Has(at)
	case t.row.Status != store.Open:
	case at == game.Nobody:
		in.Free = slices.ContainsFunc(t.row.Seats, isFree)
	default:
		in.Free = isFree(t.row.Seats[at])
	}
	return in, nil
}

// Invitations are the tokens that let others in.
type Invitations struct {
	Any   string   // for whichever seat is free
	Seats []string // by seat; "" for those that are taken
}

// Invites returns the invitations that a guest may hand on: those of an open table are its
// creator's, those for the seat of a lost player everybody's who still plays there. Where names are
// hidden there is none for a single seat, or whoever sent it would know who came.
func (t *Table) Invites(guest string) (in Invitations, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	in.Seats = make([]string, len(t.row.Seats))
	d := doorOf(&t.row)
	switch {
	case t.row.Status == store.Open && t.Created(guest):
		in.Any = d.Invite
		for i, s := range t.row.Seats {
			if isFree(s) && !unseated(&t.row) && !mannersOf(&t.row).Hidden {
				in.Seats[i] = s.Invite
			}
		}
	case t.row.Status == store.Running && (t.Created(guest) || t.holds(guest)&^d.Offered != 0):
		for s := range d.Offered.All() {
			in.Seats[s] = t.row.Seats[s].Invite
		}
	default:
		return in, ErrNotYours
	}
	return in, nil
}

// Engage puts a bot into a free seat before the start, or removes it if bot is "". Where seats are
// given away, a bot without a seat takes whatever is left, and one with a seat has it for sure. Only
// the creator may do so. Filling the last free seat starts the game.
func (t *Table) Engage(ctx context.Context, guest string, at game.Seat, bot string) error {
	return t.do(ctx, func(p *plan) error {
		switch {
		case !t.Created(guest):
			return ErrNotYours
		case p.row.Status != store.Open:
			return ErrStarted
		}
		if bot != "" {
			if err := p.t.host.checkBot(p.t.title, "bot", bot); err != nil {
				return err
			}
		}
		if at == game.Nobody && unseated(&p.row) && bot != "" {
			at = p.rowWith(func(s store.Seat) bool { return isFree(s) && s.Reserved == "" })
			if at == game.Nobody {
				return ErrTaken
			}
			if err := p.takePlace(at, func(s *store.Seat) { s.Bot = p.t.host.character(bot, p.row.ID, at) }); err != nil {
				return err
			}
			return p.startIfFull()
		}
		if err := p.clear(at); err != nil {
			return err
		}
		p.setSeat(at, func(s *store.Seat) { s.Bot, s.Place, s.Reserved = p.t.host.character(bot, p.row.ID, at), 0, "" })
		return p.startIfFull()
	})
}

// clear makes a seat ready for a bot. Who has a place in the row of an unseated table moves to
// another row.
func (p *plan) clear(at game.Seat) error {
	if at < 0 || int(at) >= len(p.row.Seats) || p.row.Seats[at].Vacant {
		return ErrTaken
	}
	was := p.row.Seats[at]
	if was.Guest == "" && (was.Bot == "" || was.Place == 0) {
		return nil
	}
	to := p.rowWith(func(s store.Seat) bool { return isFree(s) && s.Reserved == "" })
	if !unseated(&p.row) || to == game.Nobody {
		return ErrTaken
	}
	move := func(to, from store.Seat) store.Seat {
		from.Name, from.Invite = to.Name, to.Invite
		return from
	}
	p.setSeat(to, func(s *store.Seat) { *s = move(*s, was) })
	p.setSeat(at, func(s *store.Seat) { *s = store.Seat{Name: s.Name, Invite: s.Invite} })
	return nil
}

// Leave frees the seat before the start, or gives up one that was kept; afterwards it is Resign. A
// table that everybody leaves before the start is closed, unless it has a game master.
func (t *Table) Leave(ctx context.Context, by By) error {
	return t.do(ctx, func(p *plan) error {
		if p.row.Status != store.Open {
			return p.resign(by)
		}
		leaves := func(i int, s store.Seat) bool {
			return s.Guest == by.Guest && (by.Seat == game.Nobody || int(by.Seat) == i) || s.Reserved == by.Guest && by.Seat == game.Nobody
		}
		left := false
		for i, s := range p.row.Seats {
			if by.Guest != "" && leaves(i, s) {
				p.vacate(game.Seat(i))
				left = true
			}
		}
		if !left {
			return ErrNotYours
		}
		empty := !slices.ContainsFunc(p.row.Seats, func(s store.Seat) bool { return s.Guest != "" })
		if empty && !mannersOf(&p.row).Master {
			p.closeFor(EndedEmpty)
		}
		return nil
	})
}

// vacate frees a seat. The old invitation was for somebody who is not coming.
func (p *plan) vacate(at game.Seat) {
	p.setSeat(at, func(s *store.Seat) { *s = store.Seat{Name: s.Name, Vacant: s.Vacant, Invite: p.t.host.NewID()} })
}

func (p *plan) closeFor(why Ending) {
	p.row.Status = store.Closed
	p.setDoor(func(d *door) { d.Closed = why })
}
