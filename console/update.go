package console

import (
	"outremer/game"
)

// update shows what newer rules would change, and with "yes" continues the game under them:
// immediately if a turn has just begun, otherwise from the next turn.
func update(s *session, seat game.Seat, args []string) (bool, error) {
	newest := s.Title.Info().Revision
	if newest <= s.course.Revision() {
		s.page.Note(s.words.Say("newest-rules", s.course.Revision()))
		return false, nil
	}
	if len(args) == 0 || args[0] != s.words.Say("yes") {
		for rev := s.course.Revision() + 1; rev <= newest; rev++ {
			for _, change := range s.Text.Changes(s.Lang, rev) {
				s.page.Note(change)
			}
		}
		s.page.Note(s.words.Say("update-how"))
		return false, nil
	}
	q, _ := s.course.State.Prompt(seat)
	if !s.Title.Lexicon().Steps[q.Step].Turn {
		s.page.Warn(s.words.Say("mid-turn"))
		return false, nil
	}
	s.adopting = true
	if !s.course.BetweenTurns() {
		s.page.Note(s.words.Say("update-next"))
		return false, nil
	}
	return true, s.adopt(seat)
}

// adopt continues the game under the newest rules if its players want that. It is called when a
// turn begins.
func (s *session) adopt(seat game.Seat) error {
	if !s.adopting {
		return nil
	}
	s.adopting = false
	newest := s.Title.Info().Revision
	ch, err := s.course.PrepareAdopt(seat, newest)
	if err != nil {
		return err
	}
	s.page.Note(s.words.Say("updated", newest))
	return s.commit(ch)
}

// offerUpdate mentions newer rules when a saved game is resumed.
func (s *session) offerUpdate() {
	if s.People != 0 && s.Title.Info().Revision > s.course.Revision() {
		s.page.Note(s.words.Say("newer-rules"))
	}
}
