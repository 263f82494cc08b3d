package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// request is an undo that needs the others' consent. It is stored with the table, so it can wait
// for days.
type request struct {
	By     game.Seat  `json:"by"`
	To     int        `json:"to"` // first record to take back
	Agreed game.Seats `json:"agreed"`
}

func (r *request) String() string {
	if r == nil {
		return ""
	}
	b, _ := json.Marshal(r) // three numbers
	return string(b)
}

func parseRequest(text string) (*request, error) {
	if text == "" {
		return nil, nil
	}
	r := new(request)
	if err := json.Unmarshal([]byte(text), r); err != nil {
		return nil, fmt.Errorf("undo request: %w", err)
	}
	return r, nil
}

// missing returns who still has to agree: every other person. Bots always agree, and people who ask
// from one seat need not agree at their others.
func (r *request) missing(seats []store.Seat) game.Seats {
	others := func(s *store.Seat) bool { return inPerson(s) && s.Guest != seats[r.By].Guest }
	return seatsThat(seats, others) &^ r.Agreed
}

// Undo takes back the seat's last move. It returns ErrNotFree if others must agree, and
// record.ErrNothing if there is no move.
func (t *Table) Undo(ctx context.Context, by By) error {
	return t.takeBack(ctx, by, (*record.Course).LastOf)
}

// Restart takes back everything the seat can take back without asking: usually its turn so far.
func (t *Table) Restart(ctx context.Context, by By) error {
	return t.takeBack(ctx, by, (*record.Course).FreeFrom)
}

func (t *Table) takeBack(ctx context.Context, by By, to func(*record.Course, game.Seat) (int, error)) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		if err := p.free(by.Seat); err != nil {
			return err
		}
		n, err := to(p.course, by.Seat)
		if err != nil {
			return err
		}
		return p.undo(by.Seat, n, "")
	})
}

// free checks that the seat's last move can be taken back without asking.
func (p *plan) free(s game.Seat) error {
	if _, err := p.course.FreeFrom(s); err == nil && !p.wait.Passed(s, p.at) {
		return nil
	}
	if _, err := p.course.LastOf(s); err != nil {
		return err
	}
	return ErrNotFree
}

// RequestUndo asks to take back the seat's last move and everything after it. It is granted
// immediately if it is free, or if there is nobody else to ask.
func (t *Table) RequestUndo(ctx context.Context, by By) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		to, err := p.course.LastOf(by.Seat)
		if err != nil {
			return err
		}
		if p.free(by.Seat) == nil {
			return p.undo(by.Seat, to, "")
		}
		p.pending = &request{By: by.Seat, To: to}
		if p.pending.missing(p.row.Seats) != 0 {
			p.note(by.Seat, "ask-undo")
		}
		return p.grant()
	})
}

// AnswerUndo accepts or refuses the pending undo. The seat that asked may withdraw by refusing. It
// returns ErrNoRequest if this seat is not asked.
func (t *Table) AnswerUndo(ctx context.Context, by By, agree bool) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		switch {
		case p.pending == nil:
			return ErrNoRequest
		case !agree && (by.Seat == p.pending.By || p.pending.missing(p.row.Seats).Has(by.Seat)):
			p.refused(by.Seat, p.pending.By, Undoing)
			p.pending = nil
			return nil
		case !p.pending.missing(p.row.Seats).Has(by.Seat):
			return ErrNoRequest
		}
		r := *p.pending
		r.Agreed = r.Agreed.With(by.Seat)
		p.pending = &r
		return p.grant()
	})
}

// grant carries out the request once everybody has agreed.
func (p *plan) grant() error {
	r := p.pending
	if r == nil || r.missing(p.row.Seats) != 0 {
		return nil
	}
	p.pending = nil
	return p.undo(r.By, r.To, "agreed")
}

// undo takes back record number to and what follows.
func (p *plan) undo(s game.Seat, to int, mark string) error {
	ch, err := p.course.PrepareUndo(s, to, mark)
	if errors.Is(err, record.ErrNothing) {
		return err
	}
	if err != nil {
		return p.t.wrap("undo", err)
	}
	p.follow(ch)
	p.undid = p.undid.With(s)
	return nil
}
