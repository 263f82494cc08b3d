package console

import (
	"slices"

	"outremer/game"
)

// What a seat wants done with its questions that have only one answer, as the words of its language
// are keyed.
const (
	standOn   = "stand-on"
	standNext = "stand-next" // until the next question with a choice
	standOff  = "stand-off"
)

// stands returns what a seat wants. Behind a curtain sit several people, and an answer that comes at
// once would tell the others that there was no choice.
func (s *session) stands(seat game.Seat) string {
	if chosen, ok := s.standing[seat]; ok {
		return chosen
	}
	if s.Curtain {
		return standOff
	}
	return standOn
}

// forced returns the only answer of a seat that wants it given. Whoever took a move back is asked,
// lest it be made again.
func (s *session) forced(seat game.Seat) (game.Move, bool) {
	stands := s.stands(seat)
	if stands == standOff || s.back == seat {
		return game.Move{}, false
	}
	m, ok := s.course.Only(seat)
	if !ok && stands == standNext && s.course.Len() > s.stoodAt[seat] {
		s.standing[seat] = standOff
	}
	return m, ok
}

// auto changes what a seat wants done with questions that have only one answer, or says what it is.
func auto(s *session, seat game.Seat, args []string) (bool, error) {
	if len(args) > 0 {
		choices := []string{standOn, standNext, standOff}
		at := slices.IndexFunc(choices, func(key string) bool { return s.words.Say(key) == args[0] })
		if at < 0 {
			s.page.Warn(s.words.Say("stand-how"))
			return false, nil
		}
		s.standing[seat], s.stoodAt[seat] = choices[at], s.course.Len()
	}
	stands := s.stands(seat)
	s.page.Note(s.words.Say(stands + "-means"))
	_, only := s.course.Only(seat)
	return only && stands != standOff, nil
}
