package teacher

import (
	"slices"
	"strings"

	"outremer/game"
	"outremer/text"
)

// Told is a lesson in words.
type Told struct {
	Played string // what was played
	Better string // what would have been better
	Why    string // what that would have brought
}

// Lesson words what was played, what would have been better, and what it would have brought: of two drafts what differs.
func (s Speaker) Lesson(l *Lesson) Told {
	say := text.Fill(s.Lang, "study-lost", hundred(l.Had+l.Lost), max(1, hundred(l.Lost)))
	told := Told{Played: s.notation(l.Played), Better: s.notation(l.Better), Why: say + s.brought(l.Brings)}
	played, ok := s.moves(l.Played)
	better, known := s.moves(l.Better)
	if !ok || !known {
		return told
	}
	gone, come := s.apart(played, better)
	if gone != nil || come != nil {
		told.Better = s.contrast(played, better)
	}
	if gone != nil {
		told.Played = s.listed(gone)
	}
	return told
}

// practised compares the best answer with the one after it.
func (s Speaker) practised(l *Lesson) string {
	other := text.Fill(s.Lang, "hint-other", s.notation(l.Played))
	say := text.Fill(s.Lang, "hint-better", hundred(l.Had+l.Lost), max(1, hundred(l.Lost)), other)
	return say + s.brought(l.Brings)
}

// brought names what often follows, after a space; nothing if nothing does.
func (s Speaker) brought(list []Note) string {
	var known []Happening
	for _, n := range list {
		if e, ok := s.event(&n); ok {
			known = append(known, Happening{Event: e, Often: n.Often})
		}
	}
	if known == nil {
		return ""
	}
	return " " + s.follows(known)
}

// Notation names a move that is written by name.
func (s Speaker) Notation(line string) string { return s.notation([]string{line}) }

// notation names moves that are written by name. A name that no longer exists is shown as it is.
func (s Speaker) notation(list []string) string {
	moves, ok := s.moves(list)
	if !ok {
		return strings.Join(list, "; ")
	}
	return s.Moves(moves)
}

// moves reads moves that are written by name; false if one no longer exists.
func (s Speaker) moves(list []string) (moves []game.Move, ok bool) {
	for _, line := range list {
		m, err := s.Lexis.Parse(line)
		if err != nil {
			return nil, false
		}
		moves = append(moves, m)
	}
	return moves, true
}

// event reads a note.
func (s Speaker) event(n *Note) (e game.Event, ok bool) {
	kind := slices.IndexFunc(s.Lexis.Events, func(x game.EventSpec) bool { return x.Slug == n.Event })
	if kind < 0 || len(n.Args) != len(s.Lexis.Events[kind].Args) {
		return e, false
	}
	e.Kind, e.Seat = game.EventKind(kind), game.Seat(n.Seat)
	for i, k := range s.Lexis.Events[kind].Args {
		v, ok := s.Lexis.Find(k, n.Args[i])
		if n.Args[i] == "hidden" {
			v, ok = game.Hidden, true
		}
		if !ok {
			return e, false
		}
		*[]*int16{&e.A, &e.B, &e.C, &e.D}[i] = v
	}
	return e, true
}
