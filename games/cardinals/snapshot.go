package cardinals

import (
	"encoding/binary"
	"errors"
	"strings"

	"outremer/game"
)

// A snapshot is the frames, the counters of luck and the table, led by the layout's
// number and the lexicon's hash. The luck's key is not part of it.

// AppendBinary implements encoding.BinaryAppender.
func (s *State) AppendBinary(b []byte) ([]byte, error) {
	b, err := s.core.AppendBinary(append(b, s.t.head...))
	if err != nil {
		return nil, err
	}
	if b, err = binary.Append(b, binary.BigEndian, s.rng.Counters()); err != nil {
		return nil, err
	}
	return binary.Append(b, binary.BigEndian, s.table)
}

// Restore implements game.Title.
func (t *Title) Restore(setup game.Setup, snapshot []byte) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	body, ok := strings.CutPrefix(string(snapshot), t.head)
	if !ok {
		return nil, errors.New("cardinals: snapshot of another layout or lexicon")
	}
	s := t.blank(setup)
	rest, err := s.core.Restore([]byte(body))
	if err != nil {
		return nil, errors.Join(errors.New("cardinals: frames of the snapshot"), err)
	}
	var counters [game.MaxStreams]uint32
	n, bad := binary.Decode(rest, binary.BigEndian, &counters)
	m, worse := binary.Decode(rest[n:], binary.BigEndian, &s.table)
	if err := errors.Join(bad, worse); err != nil || n+m != len(rest) {
		return nil, errors.Join(errors.New("cardinals: snapshot has the wrong length"), err)
	}
	s.rng.SetCounters(counters)
	return s, nil
}
