// Package flow keeps the suspended work of a game as data and runs it.
//
// A game's course is a stack of frames: "third turn", inside it "round of
// Antioch", inside it "attack on Homs", inside it "responses". Each [Frame] names
// a [Step] of the title's table. A step either works (Work) or asks (Ask).
//
//   - A working step is called whenever its frame is on top. It does one piece of
//     work and moves on: it pushes a frame, pops its own, or counts up its PC so
//     that it continues from there when it is on top again.
//   - An asking step waits. Options lists the answers, Play takes one. It asks
//     again until Play has moved on.
//
// Because frames are data, a game can be copied, saved, undone and replayed at every prompt, and an
// interrupt is just another frame.
package flow

import (
	"slices"

	"outremer/game"
)

// Depth is the maximum number of nested frames.
const Depth = 12

// Frame is one suspended step. What PC, Seat and A to D mean is up to the step.
type Frame struct {
	Step       game.Step
	PC         uint8
	Seat       game.Seat
	A, B, C, D int16
}

// Core is the part of a State that flow owns. Embed it.
type Core struct {
	frames [Depth]Frame
	n      uint8
	moved  bool // the stack changed during the current Play
	must   game.Seats
	may    game.Seats
	asked  [game.MaxSeats]uint32 // prompt ids
}

// Push suspends the frame on top and puts f above it.
func (c *Core) Push(f Frame) {
	c.frames[c.n] = f
	c.n++
	c.moved = true
}

// Pop ends the frame on top.
func (c *Core) Pop() {
	c.n--
	c.moved = true
}

// Goto replaces the frame on top.
func (c *Core) Goto(f Frame) {
	c.frames[c.n-1] = f
	c.moved = true
}

// Clear ends all frames: the game is over.
func (c *Core) Clear() {
	c.n = 0
	c.moved = true
}

// Top returns the frame on top; the pointer must not be kept across a Push.
func (c *Core) Top() *Frame { return &c.frames[c.n-1] }

// Below returns the i-th frame under the top; Below(0) is the top itself.
func (c *Core) Below(i int) *Frame { return &c.frames[int(c.n)-1-i] }

// Len returns the number of frames; 0 means that the game is over.
func (c *Core) Len() int { return int(c.n) }

// Step is one row of a title's step table. A row has either Work, or Ask, Options
// and Play.
type Step[S any] struct {
	Kind game.PromptKind

	// Work does automatic work; see the package comment.
	Work func(s *S, f *Frame, log *game.Log)

	// Ask says who must answer and who else may act. A frame that asks nobody has lapsed and is
	// popped: its question became moot while it was suspended.
	Ask func(s *S, f *Frame) (must, may game.Seats)

	// Options appends the answers of p in canonical order.
	Options func(s *S, f *Frame, p game.Seat, dst []game.Move) []game.Move

	// Any returns one of the Options of p, each as likely as any other, without listing them; false if
	// they have to be listed. The field may be nil: it is for steps that list many moves.
	Any func(s *S, f *Frame, p game.Seat, r *game.Rand) (game.Move, bool)

	// Explain says why m, which is not in Options, is refused; nil if the only reason is that the
	// prompt does not accept it. The field may be nil.
	Explain func(s *S, f *Frame, p game.Seat, m game.Move) *game.Violation

	// Play carries out an answer.
	Play func(s *S, f *Frame, p game.Seat, m game.Move, log *game.Log)

	// Args returns the operands of the question's sentence. It may be nil.
	Args func(s *S, f *Frame, p game.Seat) (a, b int16)
}

// Machine runs a title's steps. It is stateless: one serves all tables.
type Machine[S any] struct {
	Steps   []Step[S] // indexed by game.Step, parallel to Lexicon.Steps
	Core    func(*S) *Core
	Lexicon *game.Lexicon
}

// Run works until somebody is asked or the game is over. Title.New calls it once;
// after that Play does.
func (m *Machine[S]) Run(s *S, log *game.Log) {
	c := m.Core(s)
	m.work(s, c, log)
	c.number(game.Nobody)
}

// work runs the frame on top until one asks, and records whom.
func (m *Machine[S]) work(s *S, c *Core, log *game.Log) {
	for c.n > 0 {
		f := c.Top()
		st := &m.Steps[f.Step]
		if st.Work != nil {
			st.Work(s, f, log)
			continue
		}
		must, may := st.Ask(s, f)
		if must != 0 {
			c.must, c.may = must, may
			return
		}
		c.Pop()
	}
	c.must, c.may = 0, 0
}

// number gives new prompt ids to the seats whose question changed: all asked seats if the stack
// moved, otherwise only the seat that acted. So editing a draft goes unnoticed by the others.
func (c *Core) number(actor game.Seat) {
	if !c.moved {
		if actor != game.Nobody { // Run on a waiting game asks nothing new
			c.asked[actor]++
		}
		return
	}
	c.moved = false
	for all := c.must | c.may; all != 0; all &= all - 1 {
		c.asked[all.First()]++
	}
}

// Awaiting implements game.State.
func (c *Core) Awaiting() game.Seats { return c.must }

// Awaiting implements game.State.
func (m *Machine[S]) Awaiting(s *S) game.Seats { return m.Core(s).Awaiting() }

// Prompt implements game.State.
func (m *Machine[S]) Prompt(s *S, p game.Seat) (game.Prompt, bool) {
	c := m.Core(s)
	if !(c.must | c.may).Has(p) {
		return game.Prompt{}, false
	}
	f := c.Top()
	st := &m.Steps[f.Step]
	q := game.Prompt{ID: c.asked[p], Kind: st.Kind, Must: c.must.Has(p), Step: f.Step, A: game.None, B: game.None}
	if st.Args != nil {
		q.A, q.B = st.Args(s, f, p)
	}
	return q, true
}

// Options implements game.State.
func (m *Machine[S]) Options(s *S, dst []game.Move, p game.Seat) []game.Move {
	c := m.Core(s)
	if !(c.must | c.may).Has(p) {
		return dst
	}
	f := c.Top()
	return m.Steps[f.Step].Options(s, f, p, dst)
}

// Any implements game.Gambler.
func (m *Machine[S]) Any(s *S, p game.Seat, r *game.Rand, buf *[]game.Move) (game.Move, bool) {
	c := m.Core(s)
	if !(c.must | c.may).Has(p) {
		return game.Move{}, false
	}
	f := c.Top()
	st := &m.Steps[f.Step]
	if st.Any != nil {
		if mv, ok := st.Any(s, f, p, r); ok {
			return mv, true
		}
	}
	*buf = st.Options(s, f, p, (*buf)[:0])
	return game.OneOf(*buf, r)
}

// Check implements game.State. A move is legal because it is listed: there is no
// second opinion that could differ. Explain only finds the reason.
func (m *Machine[S]) Check(s *S, p game.Seat, mv game.Move) error {
	if slices.Contains(m.Options(s, nil, p), mv) {
		return nil
	}
	return m.Refusal(s, p, mv)
}

// Refusal returns why a move that is not among the options is refused.
func (m *Machine[S]) Refusal(s *S, p game.Seat, mv game.Move) *game.Violation {
	c := m.Core(s)
	if !(c.must | c.may).Has(p) {
		return &game.Violation{Rule: m.Lexicon.Turns, Key: game.KeyNotAsked, Args: [3]int16{game.None, game.None, game.None}}
	}
	f := c.Top()
	st := &m.Steps[f.Step]
	if st.Explain != nil {
		if v := st.Explain(s, f, p, mv); v != nil {
			return v
		}
	}
	return &game.Violation{Rule: m.Lexicon.Steps[f.Step].Rule, Key: game.KeyNotOffered, Args: [3]int16{game.None, game.None, game.None}}
}

// Play implements game.State.
func (m *Machine[S]) Play(s *S, p game.Seat, mv game.Move, log *game.Log) {
	c := m.Core(s)
	f := c.Top()
	m.Steps[f.Step].Play(s, f, p, mv, log)
	m.work(s, c, log)
	c.number(p)
}
