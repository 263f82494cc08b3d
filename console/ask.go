package console

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/game/record"
	"outremer/terminal"
)

// ask repeats the question to a person until it is answered.
func (s *session) ask(ctx context.Context, seat game.Seat) error {
	if m, ok := s.forced(seat); ok {
		return s.play(seat, m, record.Auto)
	}
	if err := s.curtain(ctx, seat); err != nil {
		return err
	}
	moves := s.course.State.Options(nil, seat)
	q, _ := s.course.State.Prompt(seat)
	if err := s.keep(); err != nil {
		s.page.Warn(err.Error())
	}
	s.tell(seat)
	s.face.Board(seat, q)
	s.question(seat, q, moves)
	for {
		line, err := s.read(ctx, s.Text.Seat(s.Lang, s.Header.Seats, seat)+"> ")
		if err != nil {
			return err
		}
		done, err := s.answer(seat, moves, line)
		if done || err != nil {
			return err
		}
		s.rest = "" // drop the answers that were to follow this one
	}
}

// curtain hides one person's cards from the next.
func (s *session) curtain(ctx context.Context, seat game.Seat) error {
	changed := s.viewer != seat
	s.viewer = seat
	if !changed || !s.Curtain {
		return nil
	}
	s.page.Clear()
	_, err := s.read(ctx, s.words.Say("curtain", s.Text.Seat(s.Lang, s.Header.Seats, seat)))
	s.page.Clear()
	return err
}

func (s *session) question(seat game.Seat, q game.Prompt, moves []game.Move) {
	s.page.Blank()
	s.page.Sentence("", s.Text.Prompt(s.Lang, s.Header.Seats, q), s.face.Paint)
	if c, ok := s.face.(terminal.Scribe); ok && !c.Lists(s.Title.Lexicon().Steps[q.Step].Slug) {
		s.page.Dim(c.Invites())
		return
	}
	s.options(seat, moves)
}

// answer handles a line: a number, a move in notation, a command, or enough of an option to
// identify it. It reports whether the question is answered.
func (s *session) answer(seat game.Seat, moves []game.Move, line string) (done bool, err error) {
	fields := strings.Fields(line)
	if len(fields) == 0 {
		q, _ := s.course.State.Prompt(seat)
		s.question(seat, q, moves)
		return false, nil
	}
	if n, err := strconv.Atoi(line); err == nil {
		if n < 1 || n > len(moves) {
			s.page.Warn(s.words.Say("no-number", len(moves)))
			return false, nil
		}
		return true, s.play(seat, moves[n-1], "")
	}
	run, isCommand := commands[strings.ToLower(fields[0])]
	if m, err := s.Title.Lexicon().ParseWords(fields); err == nil && (!isCommand || slices.Contains(moves, m)) {
		return s.try(seat, m)
	}
	if isCommand {
		return run(s, seat, fields[1:])
	}
	if c, ok := s.face.(terminal.Scribe); ok {
		return s.written(c, seat, line)
	}
	return s.guess(seat, moves, fields)
}

// written plays a written order, which may be several moves.
func (s *session) written(c terminal.Scribe, seat game.Seat, line string) (done bool, err error) {
	moves, ok := c.Read(seat, line)
	for _, m := range moves {
		if !ok {
			break
		}
		if err := s.play(seat, m, ""); err != nil {
			return false, err
		}
	}
	return ok, nil
}

// try plays a move that the player wrote out, or says why it cannot.
func (s *session) try(seat game.Seat, m game.Move) (done bool, err error) {
	if v, ok := errors.AsType[*game.Violation](s.course.State.Check(seat, m)); ok {
		s.refusal(v)
		return false, nil
	}
	return true, s.play(seat, m, "")
}

// refusal says why a move is not possible, and cites the paragraph.
func (s *session) refusal(v *game.Violation) {
	s.page.Warn(s.Text.Violation(s.Lang, s.Header.Seats, v).String())
	s.page.Dim(fmt.Sprintf("[%s] %s", v.Rule, s.Text.Rule(s.Lang, v.Rule)))
}

// guess finds the option that a few of its words refer to.
func (s *session) guess(seat game.Seat, moves []game.Move, typed []string) (done bool, err error) {
	var found []int
	for i, m := range moves {
		if s.resembles(m, typed) {
			found = append(found, i)
		}
	}
	switch len(found) {
	case 1:
		return true, s.play(seat, moves[found[0]], "")
	case 0:
		s.page.Warn(s.words.Say("not-understood", strings.Join(typed, " ")))
	default:
		var numbers []string
		for _, i := range found {
			numbers = append(numbers, strconv.Itoa(i+1))
		}
		s.page.Warn(s.words.Say("which", strings.Join(numbers, ", ")))
	}
	return false, nil
}

// resembles reports whether the typed words are prefixes of words in the move's notation or label,
// in order.
func (s *session) resembles(m game.Move, typed []string) bool {
	label := s.Text.Move(s.Lang, s.Header.Seats, m).String()
	return inOrder(typed, s.Title.Lexicon().Words(m)) || inOrder(typed, strings.Fields(label))
}

func inOrder(typed, words []string) bool {
	for _, t := range typed {
		at := slices.IndexFunc(words, func(w string) bool {
			return strings.HasPrefix(strings.ToLower(w), strings.ToLower(t))
		})
		if at < 0 {
			return false
		}
		words = words[at+1:]
	}
	return true
}
