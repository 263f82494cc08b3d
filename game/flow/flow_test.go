package flow

import (
	"bytes"
	"errors"
	"testing"

	"outremer/game"
)

// A council: in each of two rounds all three seats write a number in secret, then
// seat 1 is asked whether to go on, and a second question may lapse.
type council struct {
	Core
	written [3]int16
	sealed  game.Seats
	lapse   bool
	trail   string // which steps worked, in order
}

const (
	stepRounds game.Step = iota
	stepWrite
	stepGoOn
	stepLapse
)

const (
	verbWrite game.Verb = iota
	verbSeal
	verbYes
)

var lexicon = game.Lexicon{
	Steps: []game.StepSpec{{Slug: "rounds", Rule: "1"}, {Slug: "write", Rule: "2"}, {Slug: "go-on", Rule: "3"}, {Slug: "lapse", Rule: "4"}},
	Turns: "5",
}

var machine = Machine[council]{
	Steps: []Step[council]{
		stepRounds: {Work: (*council).rounds},
		stepWrite:  {Kind: game.Draft, Ask: (*council).askWrite, Options: (*council).numbers, Explain: (*council).why, Play: (*council).write},
		stepGoOn: {Ask: one, Options: yes, Args: func(s *council, f *Frame, _ game.Seat) (int16, int16) { return f.A, f.B },
			Play: func(s *council, _ *Frame, _ game.Seat, _ game.Move, _ *game.Log) { s.Pop() }},
		stepLapse: {Ask: func(s *council, _ *Frame) (must, may game.Seats) {
			if s.lapse {
				return 0, 0
			}
			return one(s, nil)
		}, Options: yes, Play: func(s *council, _ *Frame, _ game.Seat, _ game.Move, _ *game.Log) { s.Pop() }},
	},
	Core:    func(s *council) *Core { return &s.Core },
	Lexicon: &lexicon,
}

func one(*council, *Frame) (must, may game.Seats) { return game.Only(1), 0 }

func yes(_ *council, _ *Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: verbYes})
}

func (s *council) rounds(f *Frame, _ *game.Log) {
	s.trail += string('0' + rune(f.PC))
	f.PC++
	switch f.PC {
	case 1, 3:
		s.sealed = 0
		s.Push(Frame{Step: stepWrite})
	case 2:
		s.Push(Frame{Step: stepLapse})
		s.Push(Frame{Step: stepGoOn, A: 7, B: 8})
	default:
		s.Clear()
	}
}

func (s *council) askWrite(*Frame) (must, may game.Seats) {
	return game.AllSeats(3) &^ s.sealed, s.sealed
}

func (s *council) numbers(_ *Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(dst, game.Move{Verb: verbWrite, A: 1}, game.Move{Verb: verbWrite, A: 2}, game.Move{Verb: verbSeal})
}

func (s *council) why(_ *Frame, _ game.Seat, m game.Move) *game.Violation {
	if m.Verb == verbWrite {
		return &game.Violation{Rule: "2", Key: "too-large"}
	}
	return nil
}

func (s *council) write(_ *Frame, p game.Seat, m game.Move, _ *game.Log) {
	if m.Verb == verbWrite {
		s.written[p] = m.A
		return
	}
	s.sealed = s.sealed.With(p)
	if s.sealed.Len() == 3 {
		s.Pop()
	}
}

func newCouncil() *council {
	s := &council{}
	s.Push(Frame{Step: stepRounds})
	machine.Run(s, nil)
	return s
}

func (s *council) play(p game.Seat, v game.Verb) {
	m := game.Move{Verb: v}
	if v == verbWrite {
		m.A = 1
	}
	machine.Play(s, p, m, nil)
}

func (s *council) ids() (ids [3]uint32) {
	for p := range ids {
		q, _ := machine.Prompt(s, game.Seat(p))
		ids[p] = q.ID
	}
	return ids
}

// TestCourse runs work and questions in the order of the frames.
func TestCourse(t *testing.T) {
	s := newCouncil()
	for p := range game.Seat(3) {
		s.play(p, verbSeal)
	}
	q, ok := machine.Prompt(s, 1)
	if !ok || q.Step != stepGoOn || q.A != 7 || q.B != 8 || !q.Must || q.Kind != game.Choose {
		t.Fatalf("seat 1 is asked %+v, %t", q, ok)
	}
	if s.Len() != 3 || s.Below(1).Step != stepLapse || s.Below(2).Step != stepRounds || s.Top() != s.Below(0) {
		t.Error("the frames are not in order")
	}
	if _, ok := machine.Prompt(s, 0); ok || machine.Options(s, nil, 0) != nil {
		t.Error("seat 0 is asked too")
	}
	s.play(1, verbYes)
	if q, _ := machine.Prompt(s, 1); q.Step != stepLapse || q.A != game.None {
		t.Errorf("then %+v", q)
	}
	s.play(1, verbYes)
	for p := range game.Seat(3) {
		s.play(p, verbSeal)
	}
	if machine.Awaiting(s) != 0 || s.Len() != 0 || s.trail != "0123" {
		t.Errorf("awaiting %b, %d frames, trail %s", machine.Awaiting(s), s.Len(), s.trail)
	}
}

// TestLapse: a question that has become moot is not asked.
func TestLapse(t *testing.T) {
	s := newCouncil()
	for p := range game.Seat(3) {
		s.play(p, verbSeal)
	}
	s.lapse = true
	s.play(1, verbYes)
	if q, _ := machine.Prompt(s, 0); q.Step != stepWrite {
		t.Errorf("seat 0 is asked %+v", q)
	}
}

// TestPromptIDs: an id changes only with its own question.
func TestPromptIDs(t *testing.T) {
	s := newCouncil()
	if s.ids() != [3]uint32{1, 1, 1} {
		t.Fatalf("at first %v", s.ids())
	}
	s.play(0, verbWrite)
	s.play(0, verbWrite)
	s.play(2, verbSeal)
	if s.ids() != [3]uint32{3, 1, 2} {
		t.Errorf("after edits %v", s.ids())
	}
	if q, ok := machine.Prompt(s, 2); !ok || q.Must {
		t.Error("who has sealed may act, and nobody waits")
	}
	s.play(0, verbSeal)
	s.play(1, verbSeal)
	if s.ids() != [3]uint32{0, 2, 0} {
		t.Errorf("in another question %v", s.ids())
	}
	s.play(1, verbYes)
	s.play(1, verbYes)
	if s.ids() != [3]uint32{5, 4, 3} {
		t.Errorf("in the second draft %v", s.ids())
	}
	before := s.ids()
	machine.Run(s, nil)
	if s.ids() != before {
		t.Errorf("Run at rest gives %v", s.ids())
	}
}

func TestCheck(t *testing.T) {
	s := newCouncil()
	for _, c := range []struct {
		seat game.Seat
		move game.Move
		want *game.Violation
	}{
		{0, game.Move{Verb: verbWrite, A: 2}, nil},
		{0, game.Move{Verb: verbWrite, A: 3}, &game.Violation{Rule: "2", Key: "too-large"}},
		{0, game.Move{Verb: verbYes}, &game.Violation{Rule: "2", Key: game.KeyNotOffered, Args: [3]int16{-1, -1, -1}}},
		{3, game.Move{Verb: verbSeal}, &game.Violation{Rule: "5", Key: game.KeyNotAsked, Args: [3]int16{-1, -1, -1}}},
		{game.Nobody, game.Move{Verb: verbSeal}, &game.Violation{Rule: "5", Key: game.KeyNotAsked, Args: [3]int16{-1, -1, -1}}},
	} {
		err := machine.Check(s, c.seat, c.move)
		v, _ := errors.AsType[*game.Violation](err)
		if (err == nil) != (c.want == nil) || v != nil && *v != *c.want {
			t.Errorf("seat %d %v: %v", c.seat, c.move, err)
		}
	}
}

func TestSnapshot(t *testing.T) {
	s, luck := newCouncil(), game.NewRand([2]uint64{1, 2})
	s.play(0, verbWrite)
	luck.Intn(3, 6)
	table := [3]int8{4, 5, 6}
	b, err := Save([]byte("before"), "head", &s.Core, &luck, table)
	if err != nil || string(b[:10]) != "beforehead" {
		t.Fatalf("%q, %v", b, err)
	}
	b = b[6:]
	var back council
	again, found := game.NewRand([2]uint64{1, 2}), [3]int8{}
	if err := Load(b, "head", &back.Core, &again, &found); err != nil || back.Core != s.Core || again != luck || found != table {
		t.Errorf("restored %+v %v %v, %v", back.Core, again.Counters(), found, err)
	}
	tooDeep := bytes.Clone(b)
	tooDeep[4+Depth*12] = Depth + 1
	for what, bad := range map[string][]byte{
		"another head": append([]byte("haed"), b[4:]...),
		"no snapshot":  []byte("he"),
		"half of it":   b[:len(b)-1],
		"more than it": append(bytes.Clone(b), 0),
		"too deep":     tooDeep,
	} {
		var none council
		luck := game.NewRand([2]uint64{1, 2})
		if err := Load(bad, "head", &none.Core, &luck, &found); err == nil || none.Core != (Core{}) || luck.Draws() != 0 {
			t.Errorf("%s: %v, and %+v changed", what, err, none.Core)
		}
	}
}

// TestDeadFrames: what an ended frame held is not in the snapshot.
func TestDeadFrames(t *testing.T) {
	var a, b Core
	var luck game.Rand
	a.Push(Frame{Step: 1})
	b.Push(Frame{Step: 1})
	a.Push(Frame{Step: 2, A: 99})
	a.Pop()
	sa, _ := Save(nil, "", &a, &luck, int8(0))
	sb, _ := Save(nil, "", &b, &luck, int8(0))
	if !bytes.Equal(sa, sb) {
		t.Error("a popped frame is still in the snapshot")
	}
	a.Goto(Frame{Step: 3})
	if a.Len() != 1 || a.Top().Step != 3 {
		t.Error("Goto does not replace the top")
	}
}

func TestNoAllocations(t *testing.T) {
	start := newCouncil()
	var s council
	buf := make([]game.Move, 0, 8)
	n := testing.AllocsPerRun(10, func() {
		s.Core, s.sealed = start.Core, 0
		buf = machine.Options(&s, buf[:0], 1)
		machine.Play(&s, 1, buf[0], nil)
		machine.Prompt(&s, 1)
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}
