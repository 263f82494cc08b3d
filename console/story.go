package console

import (
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/terminal"
	"outremer/text"
)

// line is a sentence of the story.
type line struct {
	text.Sentence
	kind  game.EventKind
	seat  game.Seat
	quiet bool        // of little interest
	event *game.Event // nil if it is about several, or about none
}

// tell shows a seat what has happened since it was last told.
func (s *session) tell(seat game.Seat) {
	s.write(s.story(seat, s.told[seat]))
	s.told[seat] = s.course.Len()
}

// write shows lines of the story, putting those of little interest side by side.
func (s *session) write(lines []line) {
	var quiet []string
	flush := func() {
		if quiet != nil {
			s.page.Flow("  ", "  ", []terminal.Piece{terminal.Faint.Of(strings.Join(quiet, " "))})
			quiet = nil
		}
	}
	for _, l := range lines {
		if l.quiet {
			quiet = append(quiet, l.String())
			continue
		}
		flush()
		s.page.Sentence("  ", l.Sentence, s.face.Paint)
	}
	flush()
}

// story returns what happened after a record, as far as a seat may know. Events of the same kind
// and seat that differ in only one thing are merged: ten dice are one line, not ten.
func (s *session) story(seat game.Seat, after int) []line {
	var out, run []line
	for i := range s.course.Line {
		e := &s.course.Line[i]
		if e.N <= after {
			continue
		}
		if told, ok := s.narrated(seat, e.Events); ok {
			out, run = append(append(out, together(run)...), told...), nil
			continue
		}
		for _, ev := range e.Events {
			ev, ok := ev.For(seat)
			if !ok {
				continue
			}
			next := s.line(ev, seat)
			if longer := append(slices.Clip(run), next); s.alike(longer) {
				run = longer
			} else {
				out, run = append(out, together(run)...), []line{next}
			}
		}
	}
	return s.gathered(append(out, together(run)...))
}

// gathered tells what happens to several seats in a row in one line: who does the same as the first is
// only named.
func (s *session) gathered(lines []line) []line {
	var out []line
	for len(lines) > 0 {
		first, n := lines[0], 1
		var also []string
		for ; n < len(lines) && first.likewise(&lines[n]); n++ {
			also = append(also, s.Text.Seat(s.Lang, s.Header.Seats, lines[n].seat))
		}
		if also != nil {
			more := s.words.Say("likewise", strings.Join(terminal.Counted(also), ", "))
			first.Sentence = append(slices.Clip(first.Sentence), text.Span{Text: " " + more})
		}
		out, lines = append(out, first), lines[n:]
	}
	return out
}

// likewise reports whether two lines differ only in the seats that they are about.
func (l *line) likewise(o *line) bool {
	if l.event == nil || o.event == nil || l.seat == game.Nobody || o.seat == game.Nobody {
		return false
	}
	same := *o.event
	same.Seat = l.seat
	return same == *l.event && l.quiet == o.quiet
}

// narrated returns what the face tells about a move.
func (s *session) narrated(seat game.Seat, events []game.Event) ([]line, bool) {
	n, ok := s.face.(terminal.Narrator)
	if !ok {
		return nil, false
	}
	var seen []game.Event
	for _, e := range events {
		if e, ok := e.For(seat); ok {
			seen = append(seen, e)
		}
	}
	told, ok := n.Narrate(seat, seen)
	var lines []line
	for _, t := range told {
		if t.Event != nil {
			lines = append(lines, s.line(*t.Event, seat))
		} else {
			lines = append(lines, line{Sentence: t.Sentence, seat: game.Nobody})
		}
	}
	return lines, ok
}

func (s *session) line(e game.Event, viewer game.Seat) line {
	slug := s.Title.Lexicon().Events[e.Kind].Slug
	return line{s.Text.Event(s.Lang, s.Header.Seats, e), e.Kind, e.Seat, s.face.Quiet(slug, e.Seat == viewer), &e}
}

// alike reports whether lines can be merged. Things must appear by their plain names: a list such
// as "of the attack, of the defence" would be ungrammatical. So would one at the beginning, since the
// verb goes by it.
func (s *session) alike(run []line) bool {
	first := run[0]
	for _, l := range run {
		if l.kind != first.kind || l.seat != first.seat {
			return false
		}
	}
	at, ok := differing(run)
	if !ok || at < 0 || first.Sentence[at].Sort == "" {
		return ok
	}
	return at > 0 && !slices.ContainsFunc(run, func(l line) bool {
		span := l.Sentence[at]
		return span.Text != s.Text.Named(s.Lang, span.Sort, span.Slug)
	})
}

// differing returns the only span in which sentences differ, or -1 if they are identical; false if
// they differ in more than one.
func differing(run []line) (at int, ok bool) {
	first := run[0].Sentence
	at = -1
	for _, l := range run[1:] {
		if len(l.Sentence) != len(first) {
			return at, false
		}
		for i, span := range l.Sentence {
			if span.Text == first[i].Text {
				continue
			}
			if at >= 0 && at != i || span.Sort != first[i].Sort {
				return at, false
			}
			at = i
		}
	}
	if at >= 0 && first[at].Sort == "" {
		_, _, _, ok := numbers(run, at)
		return at, ok
	}
	return at, true
}

// together merges a run of lines into one.
func together(run []line) []line {
	if len(run) < 2 {
		return run
	}
	one := run[0]
	one.Sentence, one.event = slices.Clone(one.Sentence), nil
	at, _ := differing(run)
	if at < 0 {
		at = onlyNumber(one.Sentence)
	}
	switch {
	case at < 0:
		one.Sentence = append(one.Sentence, text.Span{Text: " (×" + strconv.Itoa(len(run)) + ")"})
	case one.Sentence[at].Sort == "":
		before, list, after, _ := numbers(run, at)
		one.Sentence[at].Text = before + strings.Join(list, " ") + after
	default:
		var names []string
		for _, l := range run {
			names = append(names, l.Sentence[at].Text)
		}
		one.Sentence[at].Text = strings.Join(terminal.Counted(names), ", ")
	}
	return []line{one}
}

// onlyNumber returns the index of the plain words that hold a sentence's only number, or -1: two
// dice that both show 4 are told as "4 4".
func onlyNumber(s text.Sentence) int {
	at := -1
	for i, span := range s {
		if n := len(strings.FieldsFunc(span.Text, func(r rune) bool { return !isDigit(r) })); n == 0 || span.Sort != "" {
			continue
		} else if n > 1 || at >= 0 {
			return -1
		}
		at = i
	}
	return at
}

// numbers extracts the only number from plain words that are otherwise identical.
func numbers(run []line, at int) (before string, list []string, after string, ok bool) {
	for i, l := range run {
		t := l.Sentence[at].Text
		from := strings.IndexFunc(t, isDigit)
		if from < 0 {
			return "", nil, "", false
		}
		to := from + len(t[from:]) - len(strings.TrimLeftFunc(t[from:], isDigit))
		if i > 0 && (t[:from] != before || t[to:] != after) {
			return "", nil, "", false
		}
		before, after = t[:from], t[to:]
		list = append(list, t[from:to])
	}
	return before, list, after, true
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }
