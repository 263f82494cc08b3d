package console

import (
	"encoding/json"
	"regexp"
	"strings"

	"outremer/game"
	"outremer/text"
)

// face is how a title looks on a terminal, beyond what all titles share.
type face interface {
	// board shows what a player needs to see with a question.
	board(s *session, seat game.Seat, q game.Prompt)
	// whole shows all that there is to see.
	whole(s *session, seat game.Seat)
	// hint is what to know about a move beside its label; "" for nothing.
	hint(s *session, seat game.Seat, m game.Move) string
	// quiet reports whether an event is of little interest to the reader, whose own
	// it may be.
	quiet(event string, own bool) bool
	// paint is the style of a thing in a sentence.
	paint(text.Span) style
}

// faces of the titles that have one. All others show their view as it is.
var faces = map[string]func(*session) face{"kingdoms": newKingdoms, "thywill": newThywill, "cardinals": newCardinals, "kings": newKings}

// confirmer is a face with questions that are asked even if they have only one
// answer: it ends what could otherwise still be taken back.
type confirmer interface {
	confirms(step string) bool
}

// scribe is a face whose moves can be written as orders.
type scribe interface {
	// read turns a line into moves, all legal one after the other, or says what is
	// wrong with it.
	read(s *session, seat game.Seat, line string) (moves []game.Move, ok bool)
	// lists reports whether the answers to a question are few enough to be listed.
	lists(step string) bool
}

// narrator is a face that tells some of what happened in its own way.
type narrator interface {
	// narrate tells what came of one move, as a seat may know it; false leaves it to
	// the sentences of the events.
	narrate(s *session, seat game.Seat, events []game.Event) ([]line, bool)
}

func newFace(s *session) face {
	if f, ok := faces[s.Title.Info().Slug]; ok {
		return f(s)
	}
	return anyTitle{}
}

// pieces is a sentence in the styles of a face.
func pieces(f face, s text.Sentence) []piece {
	var out []piece
	for _, span := range s {
		out = append(out, piece{span.Text, f.paint(span)})
	}
	return out
}

// anyTitle shows the view of any title as names and values.
type anyTitle struct{}

func (a anyTitle) board(s *session, seat game.Seat, _ game.Prompt) { a.whole(s, seat) }
func (anyTitle) hint(*session, game.Seat, game.Move) string        { return "" }

func (anyTitle) quiet(string, bool) bool { return false }

func (anyTitle) paint(span text.Span) style {
	if span.Sort != "" {
		return bold
	}
	return plain
}

// flatList is a list without lists or tables in it.
var flatList = regexp.MustCompile(`\[[^\[\]{}]*\]`)

// marks of JSON that only a program needs.
var marks = strings.NewReplacer(`"`, "", "{", "", "}", "", "[", "", "]", "", ",", "")

func (anyTitle) whole(s *session, seat game.Seat) {
	data, err := json.MarshalIndent(s.course.State.View(seat), "", "  ")
	if err != nil {
		s.page.warn(err.Error())
		return
	}
	s.page.rule("")
	short := flatList.ReplaceAllStringFunc(string(data), func(list string) string { return strings.Join(strings.Fields(list), " ") })
	for line := range strings.Lines(short) {
		if line = marks.Replace(line); strings.TrimSpace(line) != "" {
			s.page.text(strings.TrimRight(line, " \n"))
		}
	}
}
