// Package face is how the title looks on a terminal.
package face

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
	cardinalspapers "outremer/games/cardinals/papers"
	"outremer/papers"
	"outremer/terminal"
	"outremer/text"
)

//go:embed en.toml it.toml
var files embed.FS

// Face shows College of Cardinals: the draft as written orders, and the powers with their units.
// There are far too many possible orders to list, so orders are typed.
type Face struct {
	*terminal.Desk
	terminal.Words
	office *cardinalspapers.Office
	turn   string // the turn and viewer for which the powers were last shown
}

// New returns the face for a game.
func New(d *terminal.Desk) terminal.Face {
	office, err := cardinalspapers.New(d.Title.(*cardinals.Title), d.Text)
	if err != nil {
		panic(err) // its files are built in and covered by tests
	}
	return &Face{Desk: d, Words: terminal.ReadWords(files, d.Lang), office: office}
}

// world returns a game, including the seat's own draft, in which it can try orders.
func (f *Face) world(seat game.Seat) *cardinals.State { return f.World(seat).(*cardinals.State) }

func (f *Face) view(seat game.Seat) *cardinals.View {
	return f.View(seat).(*cardinals.View)
}

// Lists reports whether to list the options: orders are typed, the few answers to other questions
// are listed.
func (f *Face) Lists(step string) bool { return step != "orders" }

// Invites implements terminal.Scribe.
func (f *Face) Invites() string { return f.Say("write") }

// Read accepts written orders, all or nothing.
func (f *Face) Read(seat game.Seat, line string) ([]game.Move, bool) {
	lines, ok := f.office.Read(f.world(seat), seat, f.Lang, line)
	var moves []game.Move
	for _, l := range lines {
		if l.Wrong != nil {
			f.wrong(&l)
		}
		moves = append(moves, l.Moves...)
	}
	return moves, ok && len(lines) > 0
}

// wrong points at the word that was not understood or is not allowed.
func (f *Face) wrong(l *papers.Line) {
	w := l.Wrong
	f.Page.Text("  " + l.Text)
	f.Page.Text("  " + strings.Repeat(" ", w.From) + strings.Repeat("^", max(1, w.To-w.From)))
	if w.Violation != nil {
		f.Refuse(w.Violation)
		return
	}
	f.Page.Warn(w.Text)
	if len(w.Near) > 0 {
		f.Page.Dim(f.Say("meant", strings.Join(w.Near, ", ")))
	}
}

// Narrate reports a turn of movement as published, without the units that only hold. What only
// this seat is told comes first, later turns come last.
func (f *Face) Narrate(_ game.Seat, events []game.Event) ([]terminal.Told, bool) {
	slug := func(e game.Event) string { return f.Title.Lexicon().Events[e.Kind].Slug }
	end := slices.IndexFunc(events, func(e game.Event) bool { return slug(e) == "turn" })
	if end < 0 {
		end = len(events)
	}
	if !slices.ContainsFunc(events[:end], func(e game.Event) bool { return slug(e) == "held" || slug(e) == "moved" }) {
		return nil, false
	}
	var told []terminal.Told
	for _, e := range events[:end] {
		if k := slug(e); k == "bid" || k == "bid-void" {
			told = append(told, terminal.Told{Event: &e})
		}
	}
	r := f.office.Publish(f.Lang, &papers.Turn{Events: events[:end]})
	for _, section := range r.Sections {
		section.Lines = slices.DeleteFunc(section.Lines, func(e papers.Entry) bool { return section.Orders && strings.HasSuffix(e.Text.String(), " H") })
		if len(section.Lines) > 0 {
			told = append(told, terminal.Told{Sentence: text.Sentence{{Text: section.String()}}})
		}
	}
	for _, e := range events[end:] {
		told = append(told, terminal.Told{Event: &e})
	}
	return told, true
}

func (f *Face) Hint(game.Seat, game.Move) string { return "" }

// Quiet drops news of who has sealed, and orders that were carried out as written.
func (f *Face) Quiet(event string, _ bool) bool {
	return event == "sealed" || event == "reopened" || event == "held" || event == "supplied" || event == "strength"
}

func (f *Face) Paint(span text.Span) terminal.Style {
	switch span.Sort {
	case "dynasty", "space", "place":
		return terminal.Bold
	}
	return terminal.Plain
}

// Board shows the powers when a turn begins, and the seat's own draft with every question.
func (f *Face) Board(seat game.Seat, q game.Prompt) {
	v := f.view(seat)
	if turn := fmt.Sprint(v.Year, v.Season, seat); turn != f.turn {
		f.turn = turn
		f.powers(v)
	}
	f.draft(seat, v)
}

func (f *Face) Whole(seat game.Seat) {
	v := f.view(seat)
	f.powers(v)
	f.minors(v)
	f.draft(seat, v)
}

// powers lists the dynasties: their counts, and where their units stand.
func (f *Face) powers(v *cardinals.View) {
	f.Page.Blank()
	pope := f.Thing("candidate", "italian")
	if v.Papacy.Pope != "" {
		pope = f.Thing("dynasty", v.Papacy.Pope)
	}
	f.Page.Rule(fmt.Sprintf("%s %d · %s", f.Thing("season", v.Season), v.Year, f.Say("pope", pope)))
	for _, d := range v.Dynasties {
		line := []terminal.Piece{{Text: f.Say("centres-units", d.Centres, d.Units, d.Count)}}
		for _, mark := range f.marks(&d) {
			line = append(line, terminal.Piece{Text: ", "}, terminal.Bold.Of(mark))
		}
		line = append(line, terminal.Piece{Text: ": " + f.units(v, d.Slug)})
		f.Page.Labelled(f.Thing("dynasty", d.Slug), line)
	}
	if c := v.Crusade; c != nil {
		f.Page.Note(f.Say("crusade", f.Thing("dynasty", c.Against), f.Thing("space", c.Objective)))
	}
}

// marks is what sets a dynasty apart.
func (f *Face) marks(d *cardinals.DynastyView) (marks []string) {
	if d.Emperor {
		marks = append(marks, f.Say("emperor"))
	}
	if len(d.Excommunicated) > 0 {
		marks = append(marks, f.Say("excommunicated"))
	}
	return marks
}

// units lists the units of a dynasty, or of the minor realms for "".
func (f *Face) units(v *cardinals.View, owner string) string {
	var list []string
	for _, u := range v.Units {
		if u.Owner == owner {
			list = append(list, strings.ReplaceAll(f.office.Letter(f.Lang, u.Type)+" "+f.Thing("place", u.Place), " ", "\u00a0"))
		}
	}
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, ", ")
}

func (f *Face) minors(v *cardinals.View) {
	f.Page.Labelled(f.Say("minors"), []terminal.Piece{{Text: f.units(v, "")}})
}

// draft shows what is written so far, flagging what will have no effect.
func (f *Face) draft(seat game.Seat, v *cardinals.View) {
	written := f.office.Draft(f.world(seat), seat, f.Lang)
	if written == "" || v.Draft == nil {
		return
	}
	f.Page.Blank()
	heading := f.Say("draft")
	if v.Step == "orders" {
		heading += " · " + f.Say("points-left", strconv.Itoa(v.Draft.Left))
	}
	f.Page.Rule(heading)
	for line := range strings.Lines(written) {
		f.Page.Line(terminal.Piece{Text: strings.TrimSpace(line)})
	}
	for _, w := range v.Draft.Warnings {
		where := ""
		if w.Space != "" {
			where = f.Thing("space", w.Space) + ": "
		}
		f.Page.Warn(where + f.Thing("warning", w.Key))
	}
}
