package table

import (
	"encoding/hex"
	"fmt"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// Opening is what bots do before they think for themselves, by seat: a first game that explains itself can
// count on things that happen in it. The moves stand in the log like all others of a bot.
type Opening map[game.Seat][]game.Move

// check tries an opening in the game that is about to begin: what cannot be played leaves no table behind.
// Only somebody who plays with bots alone, at a seat of his choice, can be shown something; others would be
// played against a book.
func (o Opening) check(title game.Title, row *store.Table, alone bool) error {
	if len(o) == 0 {
		return nil
	}
	if !alone {
		return &game.SetupError{Field: "opening", Text: "only where one person plays with bots alone, at a chosen seat and for no rating"}
	}
	_, course, err := begun(title, row)
	if err != nil {
		return err
	}
	for s := range o {
		if s < 0 || int(s) >= len(row.Seats) || row.Seats[s].Bot == "" {
			return &game.SetupError{Field: "opening", Text: fmt.Sprintf("no bot plays seat %d", s)}
		}
	}
	return o.each(len(row.Seats), func(s game.Seat, m game.Move) error {
		ch, err := course.Prepare(s, m, "bot")
		if err != nil {
			return &game.SetupError{Field: "opening", Text: fmt.Sprintf("%s: %s: %s", row.Seats[s].Name, title.Lexicon().Format(m), err)}
		}
		course.Commit(ch)
		return nil
	})
}

// each calls play with every move, seat by seat.
func (o Opening) each(seats int, play func(game.Seat, game.Move) error) error {
	for s := range game.Seat(seats) {
		for _, m := range o[s] {
			if err := play(s, m); err != nil {
				return err
			}
		}
	}
	return nil
}

// begun returns the game that a table begins, all of whose seats are taken.
func begun(title game.Title, row *store.Table) (record.Header, *record.Course, error) {
	secret, err := hex.DecodeString(row.Secret)
	if err != nil {
		return record.Header{}, nil, err
	}
	setup := game.Setup{Edition: row.Edition, Revision: row.Revision, Options: row.Options, Seats: len(row.Seats)}
	header := record.NewHeader(title, setup, record.Seal(secret), entropyOf(row.Seats))
	course, err := record.Begin(title, header.Setup(secret))
	return header, course, err
}
