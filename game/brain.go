package game

import "context"

// Brain plays one seat of one game. It is shown a [Window] and nothing else, whoever wrote
// it. It may remember what it saw; when moves were taken back or the program was started
// again, a new brain takes its place and is told the news from the beginning. It is not
// safe for concurrent use.
type Brain interface {
	// Choose appends one of the window's options, or several moves of a draft in the
	// order in which they are played. When ctx ends, it answers with the best that it has
	// found so far.
	Choose(ctx context.Context, w Window, dst []Move) ([]Move, error)
}

// Envoy is implemented by brains that make pacts.
type Envoy interface {
	Brain

	// Propose appends the pacts that the seat would offer now. The rules allow all of them
	// to be offered ([Diplomat.Pacts]).
	Propose(w Window, dst []Pact) []Pact

	// Accept reports whether the seat agrees to a pact that was offered to it.
	Accept(w Window, p Pact) bool
}

// Thinker is implemented by titles that can think for themselves.
type Thinker interface {
	// Levels names the strengths at which the title plays, the weakest first. The names
	// are kept with tables: they are for ever.
	Levels() []string

	// NewBrain makes a brain of one of the levels. All its luck comes from r.
	NewBrain(level string, r *Rand) Brain
}
