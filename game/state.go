package game

import "encoding"

// Verb, Step, EventKind and Stream number entries of the Lexicon. The numbers
// live in memory only; everything stored or sent uses the slugs.
type (
	Verb      uint16
	Step      uint16
	EventKind uint16
	Stream    uint8
)

// None is an operand that names nothing; its notation is "none".
const None int16 = -1

// Move is one atomic decision: a verb and up to three operands. It is comparable, so it can be a
// map key.
type Move struct {
	Verb    Verb
	A, B, C int16
}

// PromptKind says how a prompt is answered.
type PromptKind uint8

const (
	Choose PromptKind = iota // one move, then play goes on
	Draft                    // edit a private draft until a sealing move; other seats do so at the same time
	React                    // window for an interrupt; passing is always offered
)

// String is the kind's slug.
func (k PromptKind) String() string {
	switch k {
	case Draft:
		return "draft"
	case React:
		return "react"
	default:
		return "choose"
	}
}

// Prompt is the question put to one seat.
type Prompt struct {
	ID   uint32 // changes only when this seat's own question changes
	Kind PromptKind
	Must bool  // false: the seat may act (for example reopen a sealed draft), but is not awaited
	Step Step  // which question; its name is Lexicon.Steps[Step].Slug
	A, B int16 // operands of its sentence
}

// State is a running game. It is not safe for concurrent use.
type State interface {
	// Awaiting is the set of seats with a Must prompt. Empty means that the game is over.
	Awaiting() Seats

	// Prompt is the question put to s; false if s is not asked anything.
	Prompt(s Seat) (Prompt, bool)

	// Options appends to dst all legal moves of s in canonical order, without
	// duplicates, and returns the extended slice.
	Options(dst []Move, s Seat) []Move

	// Check returns nil if and only if m is among the Options of s, otherwise a *Violation.
	Check(s Seat, m Move) error

	// Play carries out a move that passes Check and runs on to the next prompts.
	// The log may be nil.
	Play(s Seat, m Move, log *Log)

	// Result is the standing: scores per seat, and once over, who won and why.
	Result() Result

	// View is exactly what s may know, ready to be encoded as JSON. Nobody gets the spectator's
	// view.
	View(s Seat) any

	// Sample replaces everything s cannot know with a random world consistent with what s knows,
	// and future luck with luck from r.
	Sample(s Seat, r *Rand)

	// Luck is the state's own generator. The table watches it to know what undo must not cross, and
	// scripts attach a tape to it.
	Luck() *Rand

	// Clone returns an independent copy. It allocates; loops use CopyFrom.
	Clone() State

	// CopyFrom overwrites the state with src, which has the same concrete type. It does not
	// allocate.
	CopyFrom(src State)

	// AppendBinary appends a snapshot that Title.Restore understands.
	encoding.BinaryAppender
}

// Result is the standing of a game.
type Result struct {
	Over    bool        `json:"over"`
	Winners Seats       `json:"-"`      // several share; none if the seats lost to the game
	Reason  string      `json:"reason"` // text key: why the game ended
	Points  []int       `json:"points"` // per seat
	Lines   []ScoreLine `json:"lines"`  // how the points came about
}

// ScoreLine is one reason for points: a text key with an operand.
type ScoreLine struct {
	Seat   Seat   `json:"seat"`
	Key    string `json:"key"`
	A      int16  `json:"a"`
	Points int    `json:"points"`
}

// Apply is Check, then Play. On error st is unchanged.
func Apply(st State, s Seat, m Move, log *Log) error {
	if err := st.Check(s, m); err != nil {
		return err
	}
	st.Play(s, m, log)
	return nil
}

// Arranger is implemented by states that can be set up line by line, and inspected: by scenario
// scripts and tests, and by [Start] for a position that somebody has put together.
type Arranger interface {
	// Arrange carries out a set-up line such as "hand antioch leader". Errors name
	// the word that was not understood.
	Arrange(words []string) error

	// Inspect answers an "expect" line: it returns the fact named by words, as words.
	Inspect(words []string) (string, error)
}

// Auditor is implemented by states that can check their own invariants, such as
// conserved pieces. The fuzzer calls it at every prompt.
type Auditor interface {
	Audit() error
}
