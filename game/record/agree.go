package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"outremer/game"
)

// Agreement is an end that the players chose themselves: the rules would have gone on. Its reason is
// one of Draw and Concession.
type Agreement struct {
	Reason  string
	Winners game.Seats // who shares a draw, or who has won
}

const (
	Draw       = "draw"
	Concession = "concession"
)

// errAgreed refuses whatever comes after an agreed end.
var errAgreed = errors.New("the players have ended the game")

// PrepareAgree ends the game as its players agreed. Seat is the last one that agreed to a draw, or the
// one that won. The table decides when this is allowed.
func (c *Course) PrepareAgree(s game.Seat, a Agreement) (*Change, error) {
	switch {
	case c.Awaiting() == 0:
		return nil, errAgreed
	case a.Reason != Draw && a.Reason != Concession:
		return nil, fmt.Errorf("nobody can agree on %q", a.Reason)
	case a.Winners == 0 || a.Winners&^game.AllSeats(c.Setup.Seats) != 0:
		return nil, errors.New("an agreement names who shares the victory")
	}
	names := []string{a.Reason}
	for i, name := range c.seatNames() {
		if a.Winners.Has(game.Seat(i)) {
			names = append(names, name)
		}
	}
	r := Record{N: c.n + 1, Seat: s, Kind: Agree, Text: strings.Join(names, " ")}
	return &Change{Record: r, state: c.State, asked: c.asked, agreed: a}, nil
}

// followAgree is PrepareAgree for a stored record.
func (c *Course) followAgree(r Record) (*Change, error) {
	words := strings.Fields(r.Text)
	if len(words) == 0 {
		return nil, errors.New("an agreement says what it is")
	}
	a := Agreement{Reason: words[0]}
	for _, name := range words[1:] {
		s := slices.Index(c.seatNames(), name)
		if s < 0 {
			return nil, fmt.Errorf("no seat is called %q", name)
		}
		a.Winners = a.Winners.With(game.Seat(s))
	}
	return c.PrepareAgree(r.Seat, a)
}

func (c *Course) seatNames() []string { return c.Title.Info().Seats[c.Setup.Seats] }

// Awaiting returns who must act: nobody once the players have ended the game.
func (c *Course) Awaiting() game.Seats {
	if c.agreed.made() {
		return 0
	}
	return c.State.Awaiting()
}

// Result is the standing, and once over, who won and why: by the rules, or as the players agreed.
func (c *Course) Result() game.Result { return c.agreed.Over(c.State.Result()) }

// Agreed returns how the players ended the game; zero if they did not.
func (c *Course) Agreed() Agreement { return c.agreed }

// made reports whether there is an agreement at all.
func (a Agreement) made() bool { return a != (Agreement{}) }

// Over returns a standing as the result that was agreed on. The points stay what they were.
func (a Agreement) Over(r game.Result) game.Result {
	if a.made() {
		r.Over, r.Winners, r.Reason = true, a.Winners, "agreed-"+a.Reason
	}
	return r
}
