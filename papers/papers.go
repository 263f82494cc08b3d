// Package papers is how a title is played on paper: written orders, published turns, past turns
// replayed with other orders, and the coming one rehearsed. A title that supports this has an Office; callers that show papers to
// people ask for one and know no title by name.
package papers

import (
	"encoding/json"
	"errors"

	"outremer/game"
	"outremer/text"
)

// Office does the paperwork of one title in all languages. It is safe for concurrent use.
//
// It never receives the true state of a game: a world is one sampled for the reading seat, and
// everything else is public.
type Office interface {
	// Read parses the lines of a text as consecutive moves of a seat and plays them on the world,
	// of which it takes ownership. It returns false if any line is wrong. Lines after a wrong one
	// are read as if that line were not there.
	Read(world game.State, s game.Seat, lang, text string) ([]Line, bool)

	// Draft returns the draft of a seat as lines that would recreate it.
	Draft(world game.State, s game.Seat, lang string) string

	// Turns splits the public news into turns. The first turn exists from the start.
	Turns(news []News) []Turn

	// Publish returns the report of a turn.
	Publish(lang string, t *Turn) Report

	// Draw renders a turn as a self-contained SVG file. Here and below, before is what a spectator
	// saw at the moment given by t.Before.
	Draw(lang string, before json.RawMessage, t *Turn) ([]byte, error)

	// Try returns what would have happened in a turn with the orders in text, which may be for any
	// unit.
	Try(lang string, before json.RawMessage, t *Turn, text string) (*Trial, error)

	// Suppose returns what would happen in the coming turn if all units held except for the orders in
	// text, which may be for any unit. Here and below, now is what a spectator sees. It returns
	// ErrNotNow if no orders are being written.
	Suppose(lang string, now json.RawMessage, text string) (*Trial, error)

	// Possible lists every order that some unit could be given in the coming turn, whoever commands
	// it. It returns ErrNotNow if no orders are being written.
	Possible(now json.RawMessage) ([]game.Move, error)

	// Hear returns which of some pacts its author asks for in a free letter, in any language.
	Hear(letter string, possible []game.Pact) Heard

	// Hint says what letters can ask for, with examples among some pacts.
	Hint(lang string, possible []game.Pact) string
}

// Heard is what a free letter says of pacts.
type Heard struct {
	Asks  bool      // it asks for one
	Asked game.Pact // that
	Back  game.Pact // the same promise as the other side would offer it
	More  bool      // it asks for something else, too
	No    bool      // it asks for none, but says of one that its author does not want it
}

// ErrNotNow says that no orders for units are being written.
var ErrNotNow = errors.New("no orders are being written now")

// Opener opens the office of a title with its words.
type Opener func(game.Title, *text.Catalogue) (Office, error)

// Limits on what one request may write. No draft of any title needs more, and reading that much
// takes next to no time.
const (
	MaxLines = 60
	MaxBytes = 4000
)

// Line is a written order, understood or not.
type Line struct {
	N       int    // line of the text, from 1
	Text    string // as written
	Words   []Word
	Moves   []game.Move // what it amounts to; none if it changes nothing
	Written string      // as the program writes it; "" if it was not understood
	Wrong   *Wrong
}

// Word is a word of a line, understood or not.
type Word struct {
	From int    `json:"from" doc:"in UTF-16 units from the beginning of the line"`
	To   int    `json:"to"`
	Kind string `json:"kind" doc:"the sort of thing that it names, unit, number, word, or error if it was not understood"`
	Slug string `json:"slug,omitempty" doc:"of the thing that it names"`
}

// Wrong is what is wrong with a line.
type Wrong struct {
	From, To  int // range of the word, in UTF-16 units
	Key       string
	Text      string          // a sentence; "" if Violation says it
	Near      []string        // what may have been meant
	Violation *game.Violation // the rules refuse the order
}
