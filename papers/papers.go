// Package papers is how a title is played on paper: orders that are written, turns as they
// are published, and past turns with other orders. A title that can do this has an Office;
// who shows papers to people asks for one and knows no title by name.
package papers

import (
	"encoding/json"

	"outremer/game"
	"outremer/text"
)

// Office does the paperwork of one title in all languages. It is safe for concurrent use.
//
// It is never handed the true state of a game: a world is one sampled for the seat that
// reads, and all else is what everybody may know.
type Office interface {
	// Read reads the lines of a text as moves of a seat, one after the other, and plays them
	// on the world, which the caller gives away. It is false if a line is wrong. What follows
	// such a line is read as if that line were not there.
	Read(world game.State, s game.Seat, lang, text string) ([]Line, bool)

	// Draft is the draft of a seat as lines that would make it again.
	Draft(world game.State, s game.Seat, lang string) string

	// Turns cuts what everybody was told into turns, of which the first was there from the start.
	Turns(news []News) []Turn

	// Publish is the report of a turn.
	Publish(lang string, t *Turn) Report

	// Draw is a turn as an SVG file that needs nothing else. Before is what a spectator saw at
	// the moment that t.Before names, here and below.
	Draw(lang string, before json.RawMessage, t *Turn) ([]byte, error)

	// Try is what would have come of a turn with the orders of a text, each for any unit.
	Try(lang string, before json.RawMessage, t *Turn, text string) (*Trial, error)
}

// Opener opens the office of a title with its words.
type Opener func(game.Title, *text.Catalogue) (Office, error)

// How much one request may write. No draft of any title needs more, and reading it takes
// next to no time.
const (
	MaxLines = 60
	MaxBytes = 4000
)

// Line is a written order, understood or not.
type Line struct {
	N       int    // line of the text, from 1
	Text    string // as written
	Words   []Word
	Moves   []game.Move // what it comes to; none if it changes nothing
	Written string      // as the program writes it; "" if it was not understood
	Wrong   *Wrong
}

// Word is a word of a line that was understood, or not.
type Word struct {
	From int    `json:"from" doc:"in UTF-16 units from the beginning of the line"`
	To   int    `json:"to"`
	Kind string `json:"kind" doc:"the sort of thing that it names, unit, number, word, or error if it was not understood"`
	Slug string `json:"slug,omitempty" doc:"of the thing that it names"`
}

// Wrong is what is wrong with a line.
type Wrong struct {
	From, To  int // the word, in UTF-16 units
	Key       string
	Text      string          // a sentence; "" if Violation says it
	Near      []string        // what could have been meant
	Violation *game.Violation // the rules refuse the order
}
