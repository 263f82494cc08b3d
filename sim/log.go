package sim

import (
	"fmt"

	"outremer/game"
	"outremer/game/record"
)

// secret returns the table secret of the n-th game. No player contributes randomness.
func (p *Plan) secret(n int) []byte { return fmt.Appendf(nil, "sim %d.%d", p.Seed, n) }

// sealed returns the header of a game with this secret.
func (p *Plan) sealed(secret []byte) record.Header {
	h := p.header
	h.Sealed = record.Seal(secret)
	return h
}

// scribe records a game while it is played. It plays on its own course, as tables do, so that the
// log of a simulated game is like any other.
type scribe struct {
	course *record.Course
	file   *record.File
}

// scribe returns nil if no log is wanted.
func (p *Plan) scribe(h record.Header, secret []byte) (*scribe, error) {
	if !p.Log {
		return nil, nil
	}
	c, err := record.Begin(p.Title, h.Setup(secret))
	return &scribe{course: c, file: &record.File{Header: h, Secret: secret}}, err
}

// write adds a move. At the start of a turn, it also adds the state of the game.
func (s *scribe) write(seat game.Seat, m game.Move) error {
	if s == nil {
		return nil
	}
	ch, err := s.course.Prepare(seat, m, "bot")
	if err != nil {
		return err
	}
	s.course.Commit(ch)
	s.file.Records = append(s.file.Records, ch.Record)
	if ch.Entry.Turn {
		s.sign()
	}
	return nil
}

// sign adds the state to the last record.
func (s *scribe) sign() {
	if n := len(s.file.Records); n > 0 {
		s.file.Records[n-1].State = record.Fingerprint(s.course.Title, s.course.State)
	}
}

// close ends the log. A game that was cut short has no end.
func (s *scribe) close() *record.File {
	if s == nil {
		return nil
	}
	s.sign()
	if res := s.course.State.Result(); res.Over {
		s.file.End = record.EndLine(res, s.file.Seats)
	}
	return s.file
}
