package game

import (
	"context"
	"io/fs"
)

// Brain plays one seat of one game. It is shown a [Window] and nothing else, whoever wrote it. It
// may remember what it saw; after an undo or a restart, a new brain takes its place and is told the
// news from the beginning. It is not safe for concurrent use.
type Brain interface {
	// Choose appends one of the window's options, or several moves of a draft in the order in which
	// they are played. When ctx ends, it answers with the best it has found so far.
	Choose(ctx context.Context, w Window, dst []Move) ([]Move, error)
}

// Envoy is implemented by brains that make pacts.
type Envoy interface {
	Brain

	// Propose appends the pacts the seat wants to offer now. All of them must be among
	// [Diplomat.Pacts].
	Propose(w Window, dst []Pact) []Pact

	// Accept reports whether the seat agrees to a pact offered to it.
	Accept(w Window, p Pact) bool
}

// Rememberer is implemented by envoys that remember who has broken a promise to them.
type Rememberer interface {
	// Resents reports whether the seat relies on another no longer, because it broke its word.
	Resents(w Window, other Seat) bool
}

// Thinker is implemented by titles that can think for themselves.
type Thinker interface {
	// Levels names the playing strengths that the title has, weakest first: some of [Levels].
	Levels() []string

	// NewBrain makes a brain of one of the levels. All its luck comes from r.
	NewBrain(level string, style Style, r *Rand) Brain
}

// Replier is implemented by thinkers in whose titles seats propose something to each other.
type Replier interface {
	Thinker

	// NewReplier makes a brain that answers what is proposed at a step about as the strongest level would, in less time;
	// nil if nothing is proposed there. It agrees only to what is clearly good for it, and all its luck comes from r.
	NewReplier(at Step, r *Rand) Brain

	// Refuses reports whether a move turns down what was proposed.
	Refuses(m Move) bool
}

// Sifter is implemented by thinkers that can tell at a glance what is worth thinking about.
type Sifter interface {
	Thinker

	// Sift appends the options from which something may come, what looks best first. It looks at a world of the window.
	Sift(w Window, dst []Move, r *Rand) []Move
}

// Student is implemented by titles whose brains learn by playing themselves (train/README.md).
type Student interface {
	Thinker

	// Relearn replaces what the program has learnt by the files of a folder. Nothing may play meanwhile.
	Relearn(folder fs.FS) error

	// Numbers are what the title's adviser weighs, and NewPupil a brain that weighs by others.
	Numbers() []float64
	NewPupil(numbers []float64, r *Rand) Brain

	// NewExplorer makes a brain whose games are worth learning from. Lesson 1 needs no judgement.
	NewExplorer(lesson int, r *Rand) Brain

	// Inputs appends what the judgement sees of a position; false if it is never asked there.
	Inputs(s State, dst []float32) ([]float32, bool)

	// Outcome appends what became of a finished game, as the judgement foretells it.
	Outcome(s State, dst []float32) []float32
}
