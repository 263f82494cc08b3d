package console

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/terminal"
)

// over shows the result, and handles commands until the player quits.
func (s *session) over(ctx context.Context) error {
	s.tell(s.viewer)
	s.result()
	if err := s.keep(); err != nil {
		s.page.Warn(err.Error())
	}
	for s.People != 0 && s.course.Awaiting() == 0 {
		line, err := s.read(ctx, s.words.Say("over-prompt"))
		if err != nil {
			return err
		}
		fields := strings.Fields(strings.ToLower(line))
		if len(fields) == 0 {
			continue
		}
		run, ok := commands[fields[0]]
		if !ok {
			s.page.Warn(s.words.Say("over-only"))
			continue
		}
		if _, err := run(s, s.viewer, strings.Fields(line)[1:]); err != nil {
			return err
		}
	}
	if s.People == 0 {
		return errQuit
	}
	return nil // the last move was undone
}

// result says why the game ended, who won, and how the points were scored.
func (s *session) result() {
	res := s.course.Result()
	s.page.Blank()
	s.page.Rule(s.words.Say("over"))
	s.page.Note(s.Text.Reason(s.Lang, res.Reason))
	s.page.Note(s.winners(res))
	for i := range s.Header.Seats {
		seat := game.Seat(i)
		s.page.Labelled(s.Text.Seat(s.Lang, s.Header.Seats, seat), []terminal.Piece{{Text: s.points(res, seat)}})
	}
	if t := s.scoreLines(res, game.Nobody); t != "" {
		s.page.Labelled("", []terminal.Piece{{Text: t}})
	}
}

func (s *session) winners(res game.Result) string {
	var names []string
	for i := range s.Header.Seats {
		if res.Winners.Has(game.Seat(i)) {
			names = append(names, s.Text.Seat(s.Lang, s.Header.Seats, game.Seat(i)))
		}
	}
	switch len(names) {
	case 0:
		return s.words.Say("lost")
	case 1:
		return s.words.Say("won", names[0])
	default:
		return s.words.Say("shared", strings.Join(names, ", "))
	}
}

func (s *session) points(res game.Result, seat game.Seat) string {
	t := fmt.Sprint(res.Points[seat])
	if lines := s.scoreLines(res, seat); lines != "" {
		t += "  (" + lines + ")"
	}
	return t
}

// scoreLines returns the reasons for points. A line worth no points can still break a tie, so its
// own number is shown.
func (s *session) scoreLines(res game.Result, seat game.Seat) string {
	var out []string
	for _, l := range res.Lines {
		if l.Seat != seat {
			continue
		}
		n := strconv.Itoa(l.Points)
		if l.Points == 0 {
			n = terminal.Signed(int(l.A))
		}
		out = append(out, s.Text.ScoreLine(s.Lang, s.Header.Seats, l).String()+" "+n)
	}
	return strings.Join(out, ", ")
}
