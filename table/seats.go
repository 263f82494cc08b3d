package table

import (
	"cmp"
	"context"
	"crypto/subtle"
	"slices"

	"outremer/game"
	"outremer/store"
)

// By is somebody acting for a seat.
type By struct {
	Guest string
	Seat  game.Seat
}

// Holds returns the seats a guest holds.
func (t *Table) Holds(guest string) game.Seats {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.holds(guest)
}

// Seat returns the seat called name.
func (t *Table) Seat(name string) (game.Seat, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	i := slices.IndexFunc(t.row.Seats, func(s store.Seat) bool { return s.Name == name })
	return game.Seat(i), i >= 0
}

// Created reports whether a guest created the table.
func (t *Table) Created(guest string) bool { return guest != "" && guest == *t.maker.Load() }

// Invites returns the seats' invitation tokens, "" for taken seats. Only the creator may have them.
func (t *Table) Invites(guest string) ([]string, error) {
	if !t.Created(guest) {
		return nil, ErrNotYours
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	tokens := make([]string, len(t.row.Seats))
	for i, s := range t.row.Seats {
		if isFree(s) {
			tokens[i] = s.Invite
		}
	}
	return tokens, nil
}

// holds returns the seats a guest holds.
func (s *state) holds(guest string) game.Seats {
	return seatsThat(s.row.Seats, func(seat *store.Seat) bool { return guest != "" && seat.Guest == guest })
}

// authorize checks that by may now act for its seat in a running game.
func (s *state) authorize(by By) error {
	if err := s.holder(by); err != nil {
		return err
	}
	if s.row.Status != store.Running {
		return ErrNotRunning
	}
	if s.row.Seats[by.Seat].Bot != "" || s.wait.Idle.Has(by.Seat) {
		return ErrCovered
	}
	return nil
}

// holder checks that by holds its seat.
func (s *state) holder(by By) error {
	if !s.holds(by.Guest).Has(by.Seat) {
		return ErrNotYours
	}
	return nil
}

// botsAwaited returns the seats where a bot must act, as the player or for somebody who is late.
func (s *state) botsAwaited() game.Seats {
	if s.row.Status != store.Running {
		return 0
	}
	return s.row.Awaiting & (botSeats(s.row.Seats) | s.wait.Idle)
}

// seatsThat returns the seats that satisfy a predicate.
func seatsThat(seats []store.Seat, is func(*store.Seat) bool) game.Seats {
	var x game.Seats
	for i := range seats {
		if is(&seats[i]) {
			x = x.With(game.Seat(i))
		}
	}
	return x
}

func botSeats(seats []store.Seat) game.Seats {
	return seatsThat(seats, func(s *store.Seat) bool { return s.Bot != "" })
}

// people returns the seats played in person.
func people(seats []store.Seat) game.Seats { return seatsThat(seats, inPerson) }

func inPerson(s *store.Seat) bool { return s.Guest != "" && s.Bot == "" }

// company reports whether at least two people play.
func company(seats []store.Seat) bool {
	first := slices.IndexFunc(seats, func(s store.Seat) bool { return inPerson(&s) })
	return slices.ContainsFunc(seats, func(s store.Seat) bool { return inPerson(&s) && s.Guest != seats[first].Guest })
}

func isFree(s store.Seat) bool { return s.Guest == "" && s.Bot == "" && !s.Vacant }

func seatNames(seats []store.Seat) []string {
	names := make([]string, len(seats))
	for i, s := range seats {
		names[i] = s.Name
	}
	return names
}

// Place is where somebody wants to sit: the seat of an invitation, or a seat that
// is open to all.
type Place struct {
	Invite  string
	Seat    game.Seat // Nobody: the invitation's, or the first free one
	Entropy string
}

// Join takes a seat and returns it. When the last free seat is taken, the game
// starts. It returns ErrInvite, ErrTaken or ErrStarted.
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
		at, err = p.seatFor(g.ID, pl)
		if err != nil {
			return err
		}
		p.setSeat(at, func(s *store.Seat) { s.Guest, s.Holder, s.Entropy = g.ID, g.Name, entropy })
		return p.startIfFull()
	})
	return at, err
}

// seatFor finds the seat a guest may take.
func (p *plan) seatFor(guest string, pl Place) (game.Seat, error) {
	if p.row.Status != store.Open {
		return game.Nobody, ErrStarted
	}
	at := pl.Seat
	if pl.Invite != "" {
		at = p.invited(pl.Invite)
		if at == game.Nobody || pl.Seat != game.Nobody && pl.Seat != at {
			return game.Nobody, ErrInvite
		}
	} else if !p.row.Public && guest != p.row.Creator {
		return game.Nobody, ErrInvite
	}
	if at == game.Nobody {
		at = game.Seat(slices.IndexFunc(p.row.Seats, isFree))
	}
	if at < 0 || int(at) >= len(p.row.Seats) || !isFree(p.row.Seats[at]) {
		return game.Nobody, ErrTaken
	}
	return at, nil
}

// invited returns the seat a token is for. All tokens are compared, each in constant time, so that
// timing reveals nothing.
func (p *plan) invited(token string) game.Seat {
	at := game.Nobody
	for i, s := range p.row.Seats {
		if subtle.ConstantTimeCompare([]byte(s.Invite), []byte(token)) == 1 {
			at = game.Seat(i)
		}
	}
	return at
}

// Engage puts a bot into a free seat before the start, or removes it if bot is "". Only the creator
// may do so. Filling the last free seat starts the game.
func (t *Table) Engage(ctx context.Context, guest string, at game.Seat, bot string) error {
	return t.do(ctx, func(p *plan) error {
		switch {
		case !t.Created(guest):
			return ErrNotYours
		case p.row.Status != store.Open:
			return ErrStarted
		case at < 0 || int(at) >= len(p.row.Seats) || p.row.Seats[at].Guest != "" || p.row.Seats[at].Vacant:
			return ErrTaken
		}
		if bot != "" {
			if err := p.t.host.checkBot(p.t.title, "bot", bot); err != nil {
				return err
			}
		}
		p.setSeat(at, func(s *store.Seat) { s.Bot = bot })
		return p.startIfFull()
	})
}

// Leave frees the seat before the start; afterwards it is Resign. A table that everybody leaves
// before the start is closed.
func (t *Table) Leave(ctx context.Context, by By) error {
	return t.do(ctx, func(p *plan) error {
		if p.row.Status != store.Open {
			return p.resign(by)
		}
		if err := p.holder(by); err != nil {
			return err
		}
		// The old invitation was for somebody who is not coming.
		p.setSeat(by.Seat, func(s *store.Seat) { *s = store.Seat{Name: s.Name, Invite: p.t.host.NewID()} })
		if !slices.ContainsFunc(p.row.Seats, func(s store.Seat) bool { return s.Guest != "" }) {
			p.row.Status = store.Closed
		}
		return nil
	})
}

// Resign gives up the seat permanently: a bot plays it to the end.
func (t *Table) Resign(ctx context.Context, by By) error {
	return t.do(ctx, func(p *plan) error { return p.resign(by) })
}

func (p *plan) resign(by By) error {
	if err := p.holder(by); err != nil {
		return err
	}
	if p.row.Status != store.Running {
		return ErrNotRunning
	}
	bot := cmp.Or(p.row.Seats[by.Seat].Bot, p.t.host.standIn(p.t.title))
	p.setSeat(by.Seat, func(s *store.Seat) { s.Guest, s.Holder, s.Bot = "", "", bot })
	p.note(by.Seat, "resign "+bot)
	p.seekSubstitute(by.Seat)
	return p.released(by.Seat)
}

// Cover lets a bot play the seat until its holder takes it back.
func (t *Table) Cover(ctx context.Context, by By, bot string) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		if err := p.t.host.checkBot(p.t.title, "bot", bot); err != nil {
			return err
		}
		return p.cover(by.Seat, bot)
	})
}

// cover lets a bot play a seat.
func (p *plan) cover(at game.Seat, bot string) error {
	p.setSeat(at, func(s *store.Seat) { s.Bot = bot })
	p.note(at, "cover "+bot)
	return p.released(at)
}

// Uncover gives the seat back from the bot to its holder.
func (t *Table) Uncover(ctx context.Context, by By) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.holder(by); err != nil {
			return err
		}
		switch {
		case p.row.Status != store.Running:
			return ErrNotRunning
		case p.t.botAt(by.Seat) == "":
			return ErrNotCovered
		}
		p.setSeat(by.Seat, func(s *store.Seat) { s.Bot, s.Wanted = "", false })
		p.ended = p.ended || p.wait.Idle.Has(by.Seat) // its time begins again
		p.wait = p.wait.Return(by.Seat)
		p.note(by.Seat, "uncover")
		return nil
	})
}

// released settles pending requests when a seat's player leaves: a request by that seat is dropped,
// and one that was waiting only for its consent is granted.
func (p *plan) released(s game.Seat) error {
	if p.pending != nil && p.pending.By == s {
		p.pending = nil
	}
	p.recount()
	return p.grant()
}

// Rename changes a guest's name, here and at all tables.
func (h *Host) Rename(ctx context.Context, g store.Guest) error {
	if err := h.Store.PutGuest(ctx, g); err != nil {
		return err
	}
	for _, t := range h.loaded() {
		t.rename(g)
	}
	return nil
}

// loaded returns the tables in memory that are ready.
func (h *Host) loaded() []*Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	var ready []*Table
	for _, t := range h.tables {
		select {
		case <-t.ready:
			ready = append(ready, t)
		default:
		}
	}
	return ready
}

func (t *Table) rename(g store.Guest) {
	// A change in progress has the old name in its copy; wait for it.
	t.turn.Lock()
	defer t.turn.Unlock()
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.holds(g.ID) == 0 {
		return
	}
	t.row.Seats = slices.Clone(t.row.Seats)
	for i := range t.row.Seats {
		if t.row.Seats[i].Guest == g.ID {
			t.row.Seats[i].Holder = g.Name
		}
	}
	t.outdateAll()
	t.broadcast()
}
