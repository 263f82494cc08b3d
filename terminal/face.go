package terminal

import (
	"strings"

	"outremer/game"
	"outremer/text"
)

// Face is how a title looks on a terminal, beyond what all titles share.
type Face interface {
	// Board shows what a player needs to see along with a question.
	Board(game.Seat, game.Prompt)
	// Whole shows everything there is to see.
	Whole(game.Seat)
	// Hint returns what to know about a move beyond its label; "" if nothing.
	Hint(game.Seat, game.Move) string
	// Quiet reports whether an event is of little interest to the reader; own says whether it is
	// the reader's own.
	Quiet(event string, own bool) bool
	// Paint returns the style of a thing in a sentence.
	Paint(text.Span) Style
}

// Maker creates a title's face for a game.
type Maker func(*Desk) Face

// Scribe is a face whose moves can be written as orders.
type Scribe interface {
	// Read turns a line into moves that are legal in sequence, or says what is wrong with it.
	Read(seat game.Seat, line string) (moves []game.Move, ok bool)
	// Lists reports whether the answers to a question are few enough to be listed.
	Lists(step string) bool
	// Invites says how to write orders when the answers are not listed.
	Invites() string
}

// Narrator is a face that tells some of the events in its own way.
type Narrator interface {
	// Narrate tells what came of one move, as far as a seat may know; false leaves it to the
	// sentences of the events.
	Narrate(seat game.Seat, events []game.Event) ([]Told, bool)
}

// Told is a piece of the story: an event told as usual, or the narrator's own sentence.
type Told struct {
	Event    *game.Event
	Sentence text.Sentence
}

// Desk is what a face has to work with.
type Desk struct {
	Page  *Page
	Title game.Title
	Text  *text.Catalogue
	Lang  string
	Seats []string // slugs of the table's seats

	// View returns what a seat may see.
	View func(game.Seat) any
	// World returns a game consistent with what a seat knows, for trying things out.
	World func(game.Seat) game.State
	// Refuse shows why a move is not allowed.
	Refuse func(*game.Violation)
}

// Thing returns a name in the player's language.
func (d *Desk) Thing(sort, slug string) string { return d.Text.Named(d.Lang, sort, slug) }

// Low returns a name for use inside a list, where a capital would stand out.
func (d *Desk) Low(sort, slug string) string { return strings.ToLower(d.Thing(sort, slug)) }

// Names returns a list of things in the player's language.
func (d *Desk) Names(sort string, slugs []string) string {
	var out []string
	for _, slug := range slugs {
		out = append(out, d.Thing(sort, slug))
	}
	return strings.Join(out, ", ")
}
