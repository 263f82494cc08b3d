// Package press is what players write to each other: letters, what was read of them, and
// the pacts that they offer and answer. A [Mail] has the letters of one table and finds
// those of a seat without looking at the others. Nothing here touches a database.
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

// What somebody who writes can run into.
var (
	// ErrNoPress: nobody talks at this table while it is played.
	ErrNoPress = errors.New("at this table nobody talks during the game")
	// ErrPublicOnly: at this table everybody reads every letter.
	ErrPublicOnly = errors.New("at this table letters are for all to read")
	// ErrNoOffer: that pact cannot be offered now, or is already.
	ErrNoOffer = errors.New("that cannot be offered now")
	// ErrAnswered: the offer was accepted, declined or withdrawn already.
	ErrAnswered = errors.New("the offer has its answer already")
	// ErrLapsed: the time of the offer is over.
	ErrLapsed = errors.New("the time of the offer is over")
)

// Mode says how the players of a table may talk with each other while they play.
type Mode string

const (
	Full   Mode = "full"   // in private, in groups, and to all
	Public Mode = "public" // what everybody can read
	None   Mode = "none"   // not at all
)

// Modes are all of them, the most talkative first.
var Modes = []Mode{Full, Public, None}

// ModeFor is the mode that somebody wants for a table of a title. If nobody has chosen,
// there are private letters where pacts make sense.
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

// Check refuses a letter to some seats, or to all if there are none, that the mode does
// not allow.
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

// MaxText is how many characters a letter may have.
const MaxText = 2000

// Clean is a letter's text: printable lines, at most one of them empty in a row.
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
