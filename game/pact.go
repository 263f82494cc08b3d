package game

// PactKind numbers an entry of Lexicon.Pacts.
type PactKind uint8

// PactSpec describes a kind of pact and its operands.
type PactSpec struct {
	Slug string
	Args []Sort // at most three
}

// Pact is a promise between two seats. The rules neither know nor enforce it; people and
// bots make pacts in their letters, and keep them or not. It is comparable.
type Pact struct {
	Kind     PactKind
	By, With Seat // who offers, and to whom
	A, B, C  int16
}

// Diplomat is implemented by states in whose games pacts make sense. What it tells a
// seat rests on what that seat may know.
type Diplomat interface {
	// Pacts appends every pact that by can offer to with now, in canonical order.
	Pacts(dst []Pact, by, with Seat) []Pact

	// Lapsed reports whether the time of a pact is over.
	Lapsed(Pact) bool
}

// Envoy is implemented by states that can speak for a bot. It is asked on a sampled
// world, never on the true state; r breaks ties.
type Envoy interface {
	Diplomat

	// Propose appends the pacts that s would offer now. All are among its Pacts.
	Propose(dst []Pact, s Seat, r *Rand) []Pact

	// Accept reports whether s agrees to a pact that was offered to it.
	Accept(s Seat, p Pact, r *Rand) bool

	// Rely tells s which pacts stand, before it is asked for a move.
	Rely(s Seat, pacts []Pact)
}
