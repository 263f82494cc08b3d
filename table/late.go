package table

import (
	"context"
	"errors"
	"maps"

	"outremer/game"
	"outremer/store"
)

const (
	clockKind = "clock"
	// missable is how many turns in a row somebody may miss before a bot takes the seat.
	missable = 3
	// lateMoves is how many moves the rules may make for those who are late at once.
	lateMoves = 5000
)

func clockJobID(table string) string { return "clock " + table }

// timeUp does what was announced for the moment when the time is up: the rules move
// for those who are late, or else a bot finishes their turn. It is one step, so that
// it happens once, on whichever server.
func (t *Table) timeUp(ctx context.Context) error {
	err := t.do(ctx, func(p *plan) error {
		if at := p.wait.job(); p.row.Status != store.Running || at == 0 || at > p.at {
			return errNoChange // somebody was faster
		}
		return p.late(p.wait.Seats &^ p.wait.Idle)
	})
	if errors.Is(err, errNoChange) {
		return nil
	}
	return settled(err)
}

// late finishes the turn of those whose time is up. Who has missed too many in a row
// is covered by a bot until he comes back.
func (p *plan) late(seats game.Seats) error {
	missed := maps.Clone(p.wait.Missed)
	if missed == nil {
		missed = map[game.Seat]int{}
	}
	for _, s := range list(seats) {
		missed[s]++
		p.note(s, "late")
	}
	p.wait.Missed = missed
	if _, ok := p.course.State.(game.Absentee); ok {
		p.moveFor(seats)
	} else {
		p.wait.Idle |= seats
	}
	for _, s := range list(seats) {
		if p.wait.Missed[s] < missable {
			continue
		}
		bot := p.t.host.standIn(p.t.title)
		p.setSeat(s, func(seat *store.Seat) { seat.Bot = bot })
		p.note(s, "cover "+bot)
		if err := p.released(s); err != nil {
			return err
		}
	}
	return nil
}

// moveFor makes the moves that the rules provide for seats that are late, until
// nobody waits for them.
func (p *plan) moveFor(seats game.Seats) {
	for range lateMoves {
		s := (p.course.State.Awaiting() & seats).First()
		if s == game.Nobody || p.turned {
			return
		}
		m := p.course.State.(game.Absentee).Late(s)
		if err := p.course.State.Check(s, m); err != nil {
			p.t.host.Log.Error("move for a late seat refused, safe move taken", "table", p.t.id, "title", p.row.Title, "error", err)
			m = safe(p.t.title.Lexicon(), p.course.State.Options(nil, s))
		}
		p.trying(s, m, "late")
		ch, err := p.course.Prepare(s, m, "late")
		if err != nil {
			panic(err) // safe moves are legal
		}
		p.follow(ch)
	}
}

// standIn is the bot that plays for somebody who is not there: the host's choice, or
// else the first that plays the title.
func (h *Host) standIn(t game.Title) string {
	bots := h.Bots(t)
	for _, name := range append([]string{h.DefaultBot}, bots...) {
		if h.checkBot(t, "bot", name) == nil {
			return name
		}
	}
	return "nobody" // an unknown bot makes safe moves
}

// cameBack forgets that a seat was late. Its time begins anew.
func (p *plan) cameBack(s game.Seat) {
	p.turned = p.turned || p.wait.Idle.Has(s)
	p.wait.Idle = p.wait.Idle.Without(s)
	p.wait.Missed = maps.Clone(p.wait.Missed)
	delete(p.wait.Missed, s)
}

// Pause says whether a seat wants the clock stopped, or running again if it stands.
// It is done when everybody who plays wants it. It returns ErrNoClock at a table
// without time limits.
func (t *Table) Pause(ctx context.Context, by By, want bool) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		if len(p.row.Clock) == 0 {
			return ErrNoClock
		}
		for s := range p.row.Seats { // one word of a person is enough for all its seats
			if p.row.Seats[s].Guest != by.Guest {
				continue
			}
			if p.wait.Agreed = p.wait.Agreed.Without(game.Seat(s)); want {
				p.wait.Agreed = p.wait.Agreed.With(game.Seat(s))
			}
		}
		if people(p.row.Seats)&^p.wait.Agreed == 0 {
			p.wait.toggle(p.at)
		}
		return nil
	})
}

// toggle stops the clock, or lets it run on with the time that was left.
func (w *wait) toggle(now int64) {
	w.Agreed = 0
	if w.Stopped == 0 {
		w.Stopped = now
		return
	}
	if w.Due != 0 {
		w.Due += now - w.Stopped
	}
	w.Stopped = 0
}
