package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/games/cardinals/papers"
	"outremer/text"
)

// cardinalsFace shows College of Cardinals: the draft as written orders, and the powers with
// their units. What can be ordered is far too much to list, so orders are written.
type cardinalsFace struct {
	office *papers.Office
	turn   string // for which the powers were shown, and to whom
}

func newCardinals(s *session) face {
	office, err := papers.Open(s.Title.(*cardinals.Title), s.Text)
	if err != nil {
		panic(err) // its files are built in, and read by the tests
	}
	return &cardinalsFace{office: office}
}

func (f *cardinalsFace) state(s *session) *cardinals.State { return s.course.State.(*cardinals.State) }

func (f *cardinalsFace) view(s *session, seat game.Seat) *cardinals.View {
	return s.course.State.View(seat).(*cardinals.View)
}

// lists: drafts are written, the few answers to other questions are listed.
func (f *cardinalsFace) lists(step string) bool { return step != "orders" }

// read takes written orders, all of them or none.
func (f *cardinalsFace) read(s *session, seat game.Seat, line string) ([]game.Move, bool) {
	copy := f.state(s).Clone().(*cardinals.State)
	lines, ok := f.office.Read(copy, seat, s.Lang, line)
	var moves []game.Move
	for _, l := range lines {
		if l.Wrong != nil {
			f.wrong(s, &l)
		}
		moves = append(moves, l.Moves...)
	}
	return moves, ok && len(lines) > 0
}

// wrong points at the word that was not understood or is not allowed.
func (f *cardinalsFace) wrong(s *session, l *papers.Line) {
	w := l.Wrong
	s.page.text("  " + l.Text)
	s.page.text("  " + strings.Repeat(" ", w.From) + strings.Repeat("^", max(1, w.To-w.From)))
	if w.Violation != nil {
		s.refusal(w.Violation)
		return
	}
	s.page.warn(w.Text)
	if len(w.Near) > 0 {
		s.page.dim(s.words.say("meant", strings.Join(w.Near, ", ")))
	}
}

// narrate tells a turn of movement as it is published, without the units that only hold. What
// the seat alone is told comes first, what follows in later turns last.
func (f *cardinalsFace) narrate(s *session, seat game.Seat, events []game.Event) ([]line, bool) {
	slug := func(e game.Event) string { return s.Title.Lexicon().Events[e.Kind].Slug }
	end := slices.IndexFunc(events, func(e game.Event) bool { return slug(e) == "turn" })
	if end < 0 {
		end = len(events)
	}
	if !slices.ContainsFunc(events[:end], func(e game.Event) bool { return slug(e) == "held" || slug(e) == "moved" }) {
		return nil, false
	}
	var lines []line
	for _, e := range events[:end] {
		if k := slug(e); k == "bid" || k == "bid-void" {
			lines = append(lines, s.line(e, seat))
		}
	}
	r := f.office.Publish(s.Lang, events[:end])
	for _, section := range r.Sections {
		section.Lines = slices.DeleteFunc(section.Lines, func(e papers.Entry) bool { return section.Orders && strings.HasSuffix(e.Text.String(), " H") })
		if len(section.Lines) > 0 {
			lines = append(lines, line{Sentence: text.Sentence{{Text: section.String()}}, seat: game.Nobody})
		}
	}
	for _, e := range events[end:] {
		lines = append(lines, s.line(e, seat))
	}
	return lines, true
}

func (f *cardinalsFace) hint(*session, game.Seat, game.Move) string { return "" }

// quiet: who has sealed, and orders that were carried out as they were written.
func (f *cardinalsFace) quiet(event string, _ bool) bool {
	return event == "sealed" || event == "reopened" || event == "held" || event == "supplied" || event == "strength"
}

func (f *cardinalsFace) paint(span text.Span) style {
	switch span.Sort {
	case "dynasty", "space", "place":
		return bold
	}
	return plain
}

// board shows the powers when a turn begins, and the own draft with every question.
func (f *cardinalsFace) board(s *session, seat game.Seat, q game.Prompt) {
	v := f.view(s, seat)
	if turn := fmt.Sprint(v.Year, v.Season, seat); turn != f.turn {
		f.turn = turn
		f.powers(s, v)
	}
	f.draft(s, seat, v)
}

func (f *cardinalsFace) whole(s *session, seat game.Seat) {
	v := f.view(s, seat)
	f.powers(s, v)
	f.minors(s, v)
	f.draft(s, seat, v)
}

// powers lists the dynasties: what they count, and where their units stand.
func (f *cardinalsFace) powers(s *session, v *cardinals.View) {
	s.page.blank()
	pope := s.thing("candidate", "italian")
	if v.Papacy.Pope != "" {
		pope = s.thing("dynasty", v.Papacy.Pope)
	}
	s.page.rule(fmt.Sprintf("%s %d · %s", s.thing("season", v.Season), v.Year, s.words.say("pope", pope)))
	for _, d := range v.Dynasties {
		line := []piece{{text: s.words.say("centres-units", d.Centres, d.Units, d.Count)}}
		for _, mark := range f.marks(s, &d) {
			line = append(line, piece{text: ", "}, piece{mark, bold})
		}
		line = append(line, piece{text: ": " + f.units(s, v, d.Slug)})
		s.page.labelled(s.thing("dynasty", d.Slug), line)
	}
	if c := v.Crusade; c != nil {
		s.page.note(s.words.say("crusade", s.thing("dynasty", c.Against), s.thing("space", c.Objective)))
	}
}

// marks is what sets a dynasty apart.
func (f *cardinalsFace) marks(s *session, d *cardinals.DynastyView) (marks []string) {
	if d.Emperor {
		marks = append(marks, s.words.say("emperor"))
	}
	if len(d.Excommunicated) > 0 {
		marks = append(marks, s.words.say("excommunicated"))
	}
	return marks
}

// units of a dynasty, "" for those of the minor realms.
func (f *cardinalsFace) units(s *session, v *cardinals.View, owner string) string {
	var list []string
	for _, u := range v.Units {
		if u.Owner == owner {
			list = append(list, strings.ReplaceAll(f.office.Letter(s.Lang, u.Type)+" "+s.thing("place", u.Place), " ", "\u00a0"))
		}
	}
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, ", ")
}

func (f *cardinalsFace) minors(s *session, v *cardinals.View) {
	s.page.labelled(s.words.say("minors"), []piece{{text: f.units(s, v, "")}})
}

// draft shows what is written so far, with what will come to nothing.
func (f *cardinalsFace) draft(s *session, seat game.Seat, v *cardinals.View) {
	written := f.office.Draft(f.state(s), seat, s.Lang)
	if written == "" || v.Draft == nil {
		return
	}
	s.page.blank()
	heading := s.words.say("draft")
	if v.Step == "orders" {
		heading += " · " + s.words.say("points-left", strconv.Itoa(v.Draft.Left))
	}
	s.page.rule(heading)
	for line := range strings.Lines(written) {
		s.page.line(piece{text: strings.TrimSpace(line)})
	}
	for _, w := range v.Draft.Warnings {
		where := ""
		if w.Space != "" {
			where = s.thing("space", w.Space) + ": "
		}
		s.page.warn(where + s.thing("warning", w.Key))
	}
}
