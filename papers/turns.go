package papers

import (
	"strconv"
	"strings"

	"outremer/game"
	"outremer/text"
)

// News is what everybody was told at one moment.
type News struct {
	N      uint64 // number, as a spectator counts
	Events []game.Event
}

// Turn is a turn as everybody saw it.
type Turn struct {
	N        int // from 1
	From, To uint64
	Orders   uint64       // news with the orders; 0 if there are none yet
	Events   []game.Event // the first tells which turn it is
}

// Before is the number of the last news before the orders of the turn were carried out, or
// that of its beginning if it has none.
func (t *Turn) Before() uint64 {
	if t.Orders > 0 {
		return t.Orders - 1
	}
	return t.From
}

// Report is the published adjudication of a turn: what everybody may know, in the form of
// the rulebook.
type Report struct {
	Season   string // slug
	Year     int
	Name     string // Early 1170s
	What     string // orders and movement
	Sections []Section
}

// Section is the orders of a seat or of those whom nobody plays, or news of one kind.
type Section struct {
	Heading string
	Seat    game.Seat // Nobody for notices too
	Orders  bool      // it lists orders
	Lines   []Entry
}

// Entry is one thing that was published.
type Entry struct {
	Text  text.Sentence
	Space string // slug of where the unit is that it is about, or ""
}

// Text is the report as plain text: a paragraph per section, as the rulebook writes them.
func (r *Report) Text() string {
	var b strings.Builder
	b.WriteString(r.Name + "\n\n")
	for i := range r.Sections {
		b.WriteString(r.Sections[i].String() + "\n")
	}
	return b.String()
}

// String is the section as the rulebook writes it: ZENGIDS: A Damascus to Jerusalem, A Hejaz H.
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

// FileName is what a download of the report is called, without its ending.
func (r *Report) FileName() string { return strconv.Itoa(r.Year) + "-" + r.Season }
