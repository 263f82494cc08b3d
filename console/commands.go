package console

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/game/record"
	"outremer/terminal"
)

// command is an input other than a move. It reports whether the pending question is gone.
type command func(s *session, seat game.Seat, args []string) (done bool, err error)

// commands is the commands by name. A possible move of the same name takes precedence.
var commands map[string]command

func init() { // help lists the commands, so a plain value would be an initialization cycle
	commands = map[string]command{
		"?": help, "help": help, "view": view, "what": what, "why": why, "rules": rules, "log": showLog, "hint": hint,
		"undo": undo, "restart": restart, "save": save, "update": update, "auto": auto, "quit": quit, "exit": quit,

		"aiuto": help, "vedi": view, "cosa": what, "perché": why, "perche": why, "regole": rules, "cronaca": showLog, "consiglio": hint,
		"annulla": undo, "ricomincia": restart, "salva": save, "aggiorna": update, "esci": quit,
	}
}

func help(s *session, seat game.Seat, _ []string) (bool, error) {
	s.page.Text(s.words.Say("help", s.example(seat)))
	return false, nil
}

// example is a move as it can be typed: the shortest of those that the seat could make now, best with a
// name in it.
func (s *session) example(seat game.Seat) string {
	found := ""
	for _, m := range s.course.State.Options(nil, seat) {
		words := s.Title.Lexicon().Format(m)
		named, better := strings.Contains(words, " "), !strings.Contains(found, " ")
		if found == "" || named && better || named != better && len(words) < len(found) {
			found = words
		}
	}
	return cmp.Or(found, s.Title.Lexicon().Verbs[0].Slug)
}

func quit(*session, game.Seat, []string) (bool, error) { return false, errQuit }

func view(s *session, seat game.Seat, _ []string) (bool, error) {
	s.face.Whole(seat)
	return false, nil
}

// undo takes back the player's last move, and the forced ones after it.
func undo(s *session, seat game.Seat, _ []string) (bool, error) {
	if _, err := s.course.FreeFrom(seat); err != nil {
		return s.notFree(seat)
	}
	last, err := s.course.LastOf(seat)
	if err != nil {
		return false, err
	}
	return s.takeBack(seat, last)
}

// restart takes back everything that can be undone.
func restart(s *session, seat game.Seat, _ []string) (bool, error) {
	free, err := s.course.FreeFrom(seat)
	if err != nil {
		return s.notFree(seat)
	}
	return s.takeBack(seat, free)
}

func (s *session) notFree(seat game.Seat) (bool, error) {
	if _, err := s.course.LastOf(seat); errors.Is(err, record.ErrNothing) {
		s.page.Warn(s.words.Say("nothing-to-undo"))
	} else {
		s.page.Warn(s.words.Say("not-free"))
	}
	return false, nil
}

func (s *session) takeBack(seat game.Seat, to int) (bool, error) {
	ch, err := s.course.PrepareUndo(seat, to, "")
	if err != nil {
		return false, err
	}
	var gone []string
	for _, e := range s.course.Line {
		if e.N >= to && e.Seat == seat {
			gone = append(gone, s.Text.Move(s.Lang, s.Header.Seats, e.Move).String())
		}
	}
	if err := s.commit(ch); err != nil {
		return false, err
	}
	s.back = seat
	s.page.Note(s.words.Say("taken-back", strings.Join(gone, ", ")))
	return true, nil
}

// why says whether a move is possible, or which rule forbids it.
func why(s *session, seat game.Seat, args []string) (bool, error) {
	m, err := s.Title.Lexicon().ParseWords(args)
	if err != nil {
		s.page.Warn(s.words.Say("why-what", strings.Join(args, " "), s.example(seat)))
		return false, nil
	}
	if v, ok := errors.AsType[*game.Violation](s.course.State.Check(seat, m)); ok {
		s.refusal(v)
	} else {
		s.page.Note(s.words.Say("allowed"))
	}
	return false, nil
}

// what describes the named things, or everything on offer.
func what(s *session, seat game.Seat, args []string) (bool, error) {
	found := map[string]bool{}
	show := func(sort game.SortSpec, slug string) {
		detail := s.Text.Detail(s.Lang, sort.Slug, slug)
		if detail != "" && !found[slug] {
			found[slug] = true
			name := s.Text.Named(s.Lang, sort.Slug, slug)
			s.page.Line(terminal.Bold.Of(name), terminal.Piece{Text: " "}, terminal.Faint.Of(slug), terminal.Piece{Text: "  " + detail})
		}
	}
	if len(args) == 0 {
		s.onOffer(seat, show)
	} else {
		s.named(strings.ToLower(strings.Join(args, " ")), show)
	}
	if len(found) == 0 {
		s.page.Warn(s.words.Say("unknown-thing", strings.Join(args, " ")))
	}
	return false, nil
}

// onOffer visits the things named by the moves on offer.
func (s *session) onOffer(seat game.Seat, visit func(game.SortSpec, string)) {
	x := s.Title.Lexicon()
	for _, m := range s.course.State.Options(nil, seat) {
		for i, k := range x.Verbs[m.Verb].Args {
			visit(x.Sorts[k], x.Words(m)[i+1])
		}
	}
}

// named visits the things whose slug or name starts with a text.
func (s *session) named(text string, visit func(game.SortSpec, string)) {
	for _, sort := range s.Title.Lexicon().Sorts {
		for _, slug := range sort.Names {
			name := strings.ToLower(s.Text.Named(s.Lang, sort.Slug, slug))
			if strings.HasPrefix(slug, text) || strings.HasPrefix(name, text) {
				visit(sort, slug)
			}
		}
	}
}

// rules shows the paragraphs whose number starts with the given one, or the paragraph behind the
// question.
func rules(s *session, seat game.Seat, args []string) (bool, error) {
	x := s.Title.Lexicon()
	if len(args) == 0 {
		if q, ok := s.course.State.Prompt(seat); ok {
			args = []string{string(x.Steps[q.Step].Rule)}
		}
	}
	found := false
	for _, r := range x.Rules {
		if len(args) > 0 && strings.HasPrefix(string(r), args[0]) {
			found = true
			s.page.Labelled(string(r), []terminal.Piece{{Text: s.Text.Rule(s.Lang, r)}})
		}
	}
	if !found {
		s.page.Warn(s.words.Say("no-rule", fmt.Sprint(x.Rules)))
	}
	return false, nil
}

// shortLog is how much of the log is shown by default.
const shortLog = 30

func showLog(s *session, seat game.Seat, args []string) (bool, error) {
	lines := s.story(seat, 0)
	n := shortLog
	if len(args) > 0 {
		n, _ = strconv.Atoi(args[0])
		if n <= 0 {
			n = len(lines)
		}
	}
	if n < len(lines) {
		s.page.Dim(s.words.Say("earlier", len(lines)-n))
	}
	s.write(lines[max(0, len(lines)-n):])
	return false, nil
}
