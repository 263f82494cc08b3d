package table

import (
	"context"

	"outremer/game"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// Again is where people sit when they play again.
type Again string

const (
	SameSeats    Again = "same"
	RotatedSeats Again = "rotated" // everybody moves on by one
	AgainByLot   Again = "lot"
)

// PlayAgain makes a table for another game with the same people and settings, and returns its id.
// Their seats are kept for them; whoever asks sits down and is its creator. Once somebody has asked,
// all the others get the same table. It returns ErrNotOver, and ErrNotYours for guests who had
// nothing to do with the game.
func (t *Table) PlayAgain(ctx context.Context, g store.Guest, how Again) (string, error) {
	t.mu.Lock()
	row := t.row
	title, over, next, known := t.title, row.Status == store.Over, doorOf(&row).Next, t.joined(g.ID) || t.Created(g.ID)
	t.mu.Unlock()
	switch {
	case !known:
		return "", ErrNotYours
	case !over:
		return "", ErrNotOver
	case next != "":
		return next, nil
	}
	n, err := anotherGame(&row, g, how)
	if err != nil {
		return "", err
	}
	n.Facts = title.Info().Facts.Hash
	id, err := t.host.Create(ctx, g, n)
	if err != nil {
		return "", err
	}
	err = t.do(ctx, func(p *plan) error {
		if d := doorOf(&p.row); d.Next != "" { // somebody was faster; the table made here expires
			id = d.Next
			return errNoChange
		}
		p.setDoor(func(d *door) { d.Next = id })
		return nil
	})
	return id, err
}

// anotherGame is a new table like an old one, with its people where they shall sit.
func anotherGame(row *store.Table, g store.Guest, how Again) (NewTable, error) {
	m := mannersOf(row)
	m.Master = m.Master && g.ID == row.Creator
	switch {
	case how != SameSeats && how != RotatedSeats && how != AgainByLot:
		return NewTable{}, &game.SetupError{Field: "seats-again", Text: "one of same, rotated, lot"}
	case how != AgainByLot && m.Hidden:
		return NewTable{}, &game.SetupError{Field: "seats-again", Text: "everybody would know who sits where; only lot"}
	case how == AgainByLot && m.Seating == Chosen:
		m.Seating = ByLot
	case how != AgainByLot:
		m.Seating = Chosen
	}
	terms, err := clock.ParseTerms(row.Terms)
	if err != nil {
		return NewTable{}, err
	}
	n := NewTable{Title: row.Title, Edition: row.Edition, Options: row.Options, Players: len(row.Seats), Name: nameOf(row),
		Public: row.Public, Press: press.Mode(row.Press), Clock: row.Clock, Terms: terms, Manners: m,
		Bots: map[game.Seat]string{}, reserved: map[game.Seat]string{}}
	for to, from := range seatsAgain(row.Seats, how) {
		switch s := row.Seats[from]; {
		case s.Guest == g.ID:
			n.Sit = append(n.Sit, to)
		case s.Guest != "":
			n.reserved[to] = s.Guest
		case s.Bot != "":
			n.Bots[to] = s.Bot
		}
	}
	return n, nil
}

// seatsAgain returns by new seat the old seat of its player.
func seatsAgain(seats []store.Seat, how Again) map[game.Seat]game.Seat {
	played := seatsThat(seats, func(s *store.Seat) bool { return !s.Vacant })
	moved := map[game.Seat]game.Seat{}
	for s := range played.All() {
		to := s
		if how == RotatedSeats {
			to = (played &^ (game.Only(s)<<1 - 1)).First() // the next one up
			if to == game.Nobody {
				to = played.First()
			}
		}
		moved[to] = s
	}
	return moved
}
