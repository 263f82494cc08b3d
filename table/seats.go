package table

import (
	"context"
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

// SeatNames returns the slugs of the seats.
func (t *Table) SeatNames() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return seatNames(t.row.Seats)
}

// Joined reports whether a guest holds a seat, or a place where seats are not given away yet.
func (t *Table) Joined(guest string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.joined(guest)
}

// Created reports whether a guest created the table.
func (t *Table) Created(guest string) bool { return guest != "" && guest == *t.maker.Load() }

// madeBy notes whose table it is, as a copy of its own: who asks takes no lock.
func (t *Table) madeBy(guest string) {
	if before := t.maker.Load(); before == nil || *before != guest {
		made := guest // the parameter itself would be allocated with every move
		t.maker.Store(&made)
	}
}

// holds returns the seats a guest holds. A place that has no seat yet is none.
func (s *state) holds(guest string) game.Seats {
	if unseated(&s.row) {
		return 0
	}
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
	if s.row.Status != store.Running || departed(&s.row) {
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
	return p.giveUp(by.Seat)
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
		return p.cover(by.Seat, p.t.host.character(bot, p.row.ID, by.Seat))
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
	if err := p.reviewProposal(s); err != nil {
		return err
	}
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
	if !t.joined(g.ID) {
		return
	}
	t.row.Seats = slices.Clone(t.row.Seats)
	for i := range t.row.Seats {
		if t.row.Seats[i].Guest == g.ID {
			t.row.Seats[i].Holder = g.Name
		}
	}
	if anonymous(&t.row) {
		return // nobody sees it, and a sign of it would tell who is here
	}
	t.outdateAll()
	t.broadcast()
}
