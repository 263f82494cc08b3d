package console

import (
	"context"
	"strconv"

	"outremer/game"
	"outremer/teacher"
	"outremer/terminal"
)

// hint says what the master would do, and with "all" what else could be done and what it is worth.
func hint(s *session, seat game.Seat, args []string) (bool, error) {
	if !teacher.Teaches(s.Title) {
		s.page.Warn(s.words.Say("no-master"))
		return false, nil
	}
	scene := game.Scene{State: s.course.State, Seat: seat}
	advice, err := teacher.New(s.Title, s.course.Setup).Advise(context.Background(), scene.Window())
	if err != nil {
		return false, err
	}
	say := teacher.Speaker{Words: s.Text, Lexis: s.Title.Lexicon(), Lang: s.Lang, Seats: s.Header.Seats}
	s.page.Note(say.Advice(&advice))
	if len(args) == 0 {
		s.page.Dim(s.words.Say("hint-more"))
		return false, nil
	}
	for i := range advice.Choices[:min(len(advice.Choices), 3)] {
		c := &advice.Choices[i]
		s.page.Labelled(strconv.Itoa(int(100*c.Worth+0.5))+" %", []terminal.Piece{{Text: say.Moves(c.Moves)}})
	}
	return false, nil
}
