// Package press handles what players write to each other: letters, read marks, and the pacts they
// offer and answer. A [Mail] holds the letters of one table, indexed by seat. Nothing here touches
// a database.
package press

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"outremer/game"
)

// Errors that letter writers can run into.
var (
	// ErrNoPress: no talking at this table during the game.
	ErrNoPress = errors.New("at this table nobody talks during the game")
	// ErrPublicOnly: all letters at this table are public.
	ErrPublicOnly = errors.New("at this table letters are for all to read")
	// ErrNoOffer: that pact cannot be offered now, or already has been.
	ErrNoOffer = errors.New("that cannot be offered now")
	// ErrAnswered: the offer was already accepted, declined or withdrawn.
	ErrAnswered = errors.New("the offer has its answer already")
	// ErrTooMany: nobody reads so many letters.
	ErrTooMany = errors.New("you have written too many letters at this table; wait until tomorrow")
	// ErrLapsed: the offer has expired.
	ErrLapsed = errors.New("the time of the offer is over")
)

// Mode says how players may talk to each other during the game.
type Mode string

const (
	Full   Mode = "full"   // in private, in groups, and to all
	Public Mode = "public" // public letters only
	None   Mode = "none"   // not at all
)

// Modes lists all modes, the most talkative first.
var Modes = []Mode{Full, Public, None}

// ModeFor returns the mode chosen for a table of a title. By default there are private letters
// where pacts make sense.
func ModeFor(title game.Title, wanted Mode) (Mode, error) {
	switch {
	case wanted == "" && len(title.Lexicon().Pacts) > 0:
		return Full, nil
	case wanted == "":
		return Public, nil
	case slices.Contains(Modes, wanted):
		return wanted, nil
	}
	return "", &game.SetupError{Field: "press", Text: fmt.Sprintf("%q is unknown; possible: full, public, none", wanted)}
}

// Check rejects a letter that the mode does not allow. It is addressed to some seats, or to all if
// there are none.
func (m Mode) Check(to game.Seats, running bool) error {
	switch {
	case to == 0 && (!running || m != None):
		return nil
	case m == None:
		return ErrNoPress
	case m != Full:
		return ErrPublicOnly
	}
	return nil
}

// Limits of letters.
const (
	MaxText = 2000 // characters of one
	MaxDay  = 300  // of one seat in a day
	MaxSeat = 5000 // of one seat in a game
	Page    = 500  // told at once
)

// Clean returns a letter's text as printable lines, without consecutive empty ones.
func Clean(text string) (string, error) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	for strings.Contains(text, "\n\n\n") {
		text = strings.ReplaceAll(text, "\n\n\n", "\n\n")
	}
	if utf8.RuneCountInString(text) > MaxText {
		return "", &game.SetupError{Field: "text", Text: fmt.Sprintf("at most %d characters", MaxText)}
	}
	odd := func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }
	if !utf8.ValidString(text) || strings.ContainsFunc(text, odd) {
		return "", &game.SetupError{Field: "text", Text: "only printable characters"}
	}
	return text, nil
}
