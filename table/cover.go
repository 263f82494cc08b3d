package table

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/store"
)

// Resign gives the seat up for good: a bot plays it to the end.
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
		p.setSeat(by.Seat, func(s *store.Seat) { s.Bot = bot })
		p.note(by.Seat, "cover "+bot)
		return p.released(by.Seat)
	})
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
		p.setSeat(by.Seat, func(s *store.Seat) { s.Bot = "" })
		p.cameBack(by.Seat)
		p.note(by.Seat, "uncover")
		return nil
	})
}

// released settles an undo that waited only for somebody who has left: what the
// one who left had asked for is dropped, what it was asked for is granted.
func (p *plan) released(s game.Seat) error {
	if p.pending != nil && p.pending.By == s {
		p.pending = nil
	}
	return p.grant()
}

// checkBot refuses a bot that does not play a title here.
func (h *Host) checkBot(t game.Title, field, name string) error {
	if possible := h.Bots(t); !slices.Contains(possible, name) {
		return &game.SetupError{Field: field, Text: fmt.Sprintf("no bot is called %q; possible: %v", name, possible)}
	}
	return nil
}
