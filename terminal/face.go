package terminal

import (
	"strings"

	"outremer/game"
	"outremer/text"
)

// Face is how a title looks on a terminal, beyond what all titles share.
type Face interface {
	// Board shows what a player needs to see with a question.
	Board(game.Seat, game.Prompt)
	// Whole shows all that there is to see.
	Whole(game.Seat)
	// Hint is what to know about a move beside its label; "" for nothing.
	Hint(game.Seat, game.Move) string
	// Quiet reports whether an event is of little interest to the reader, whose own
	// it may be.
	Quiet(event string, own bool) bool
	// Paint is the style of a thing in a sentence.
	Paint(text.Span) Style
}

// Maker makes the face of a title for a game.
type Maker func(*Desk) Face

// Confirmer is a face with questions that are asked even if they have only one
// answer: it ends what could otherwise still be taken back.
type Confirmer interface {
	Confirms(step string) bool
}

// Scribe is a face whose moves can be written as orders.
type Scribe interface {
	// Read turns a line into moves, all legal one after the other, or says what is
	// wrong with it.
	Read(seat game.Seat, line string) (moves []game.Move, ok bool)
	// Lists reports whether the answers to a question are few enough to be listed.
	Lists(step string) bool
	// Invites says how to write, where the answers are not listed.
	Invites() string
}

// Narrator is a face that tells some of what happened in its own way.
type Narrator interface {
	// Narrate tells what came of one move, as a seat may know it; false leaves it to
	// the sentences of the events.
	Narrate(seat game.Seat, events []game.Event) ([]Told, bool)
}

// Told is a piece of the story: an event that is told as usual, or a sentence of the
// narrator's own.
type Told struct {
	Event    *game.Event
	Sentence text.Sentence
}

// Desk is what a face works with.
type Desk struct {
	Page  *Page
	Title game.Title
	Text  *text.Catalogue
	Lang  string
	Seats []string // slugs of the table's seats

	// View is what a seat may see.
	View func(game.Seat) any
	// World is a game that fits what a seat knows, to try things in.
	World func(game.Seat) game.State
	// Refuse shows why a move is not allowed.
	Refuse func(*game.Violation)
}

// Thing is a name in the player's language.
func (d *Desk) Thing(sort, slug string) string { return d.Text.Named(d.Lang, sort, slug) }

// Low is a name inside a list, where a capital would stand out.
func (d *Desk) Low(sort, slug string) string { return strings.ToLower(d.Thing(sort, slug)) }

// Names is a list of things in the player's language.
func (d *Desk) Names(sort string, slugs []string) string {
	var out []string
	for _, slug := range slugs {
		out = append(out, d.Thing(sort, slug))
	}
	return strings.Join(out, ", ")
}
