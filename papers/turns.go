package papers

import (
	"strconv"
	"strings"

	"outremer/game"
	"outremer/text"
)

// News is what everyone was told at one moment.
type News struct {
	N      uint64 // as a spectator counts
	Events []game.Event
}

// Turn is a turn as everyone saw it.
type Turn struct {
	N        int // from 1
	From, To uint64
	Orders   uint64       // news with the orders; 0 if there are none yet
	Events   []game.Event // the first says which turn it is
}

// Shown returns the number of the news item after which the board stands as a picture of the turn
// shows it: before the orders are carried out, which are arrows then, or, without orders, at the end.
func (t *Turn) Shown() uint64 {
	if t.Orders > 0 {
		return t.Orders - 1
	}
	return t.To
}

// Report is the published adjudication of a turn: what everyone may know, in the rulebook's format.
type Report struct {
	Season   string // slug
	Year     int
	Name     string // Early 1170s
	What     string // orders and movement
	Sections []Section
}

// Section is the orders of one seat or of the unplayed powers, or news of one kind.
type Section struct {
	Heading string
	Seat    game.Seat // Nobody for notices too
	Orders  bool      // it lists orders
	Lines   []Entry
}

// Entry is one published item.
type Entry struct {
	Text  text.Sentence
	Space string // slug of the space of the unit concerned, or ""
}

// Text returns the report as plain text, one paragraph per section, in the rulebook's style.
func (r *Report) Text() string {
	var b strings.Builder
	b.WriteString(r.Name + "\n\n")
	for i := range r.Sections {
		b.WriteString(r.Sections[i].String() + "\n")
	}
	return b.String()
}

// String formats the section as the rulebook does: ZENGIDS: A Damascus to Jerusalem, A Hejaz H.
func (s *Section) String() string {
	var lines []string
	for _, e := range s.Lines {
		lines = append(lines, e.Text.String())
	}
	if s.Orders {
		return s.Heading + ": " + strings.Join(lines, ", ") + "."
	}
	return s.Heading + ": " + strings.Join(lines, "; ") + "."
}

// FileName returns the name for downloads of the report, without extension.
func (r *Report) FileName() string { return strconv.Itoa(r.Year) + "-" + r.Season }
