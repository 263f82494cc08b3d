package game

import "context"

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

// Thinker is implemented by titles that can think for themselves.
type Thinker interface {
	// Levels names the playing strengths, weakest first. The names are stored with tables, so they
	// must never change.
	Levels() []string

	// NewBrain makes a brain of one of the levels. All its luck comes from r.
	NewBrain(level string, r *Rand) Brain
}
