package table

import (
	"context"
	"strconv"
)

// Vacation sends the person at a seat on vacation for some days, with all their seats; none ends it.
// The deadlines of these seats move. It returns ErrNoVacation if the table does not allow that many.
func (t *Table) Vacation(ctx context.Context, by By, days int) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		held := p.holds(by.Guest)
		if days == 0 {
			if p.wait.Away[by.Seat] <= p.at {
				return errNoChange
			}
			p.wait = p.wait.Back(held, p.at, p.terms)
			p.note(by.Seat, "back")
			return nil
		}
		if days < 0 || days > p.wait.DaysLeft(by.Seat, p.terms) || p.wait.Away[by.Seat] > p.at {
			return ErrNoVacation
		}
		p.wait = p.wait.Leave(held, days, p.at, p.terms)
		p.note(by.Seat, "away "+strconv.Itoa(days))
		return nil
	})
}
