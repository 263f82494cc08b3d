package game

import (
	"fmt"
	"slices"
)

// PactKind numbers an entry of Lexicon.Pacts.
type PactKind uint8

// PactSpec describes a kind of pact and its operands.
type PactSpec struct {
	Slug string
	Args []Sort // at most three, the last of which says when or until when
}

// Pact is a promise between two seats. The rules neither know nor enforce it; people and
// bots make pacts in their letters, and keep them or not. It is comparable.
type Pact struct {
	Kind     PactKind
	By, With Seat // who offers it, and to whom
	A, B, C  int16
}

// Diplomat is implemented by states of games in which pacts make sense. What it tells a seat
// depends only on what that seat may know.
type Diplomat interface {
	// Pacts appends every pact that by can offer to with now, in canonical order.
	Pacts(dst []Pact, by, with Seat) []Pact

	// Lapsed reports whether a pact has expired.
	Lapsed(Pact) bool
}

// PactStatus is the status of an offered pact.
type PactStatus uint8

const (
	Offered PactStatus = iota // not answered yet
	Agreed
	Declined
	Withdrawn
)

// Standing is an offered pact as its parties know it.
type Standing struct {
	Pact
	Status PactStatus
	Lapsed bool // it has expired
}

// Binds reports whether both sides have agreed and the pact has not expired.
func (x Standing) Binds() bool { return x.Status == Agreed && !x.Lapsed }

// Undated returns a pact without its date: what two offers have in common that differ in nothing else.
func (x *Lexicon) Undated(p Pact) Pact {
	switch len(x.Pacts[p.Kind].Args) {
	case 1:
		p.A = 0
	case 2:
		p.B = 0
	case 3:
		p.C = 0
	}
	return p
}

// PactWords returns a pact as slugs: its kind, the seat it is offered to, its operands. seats are
// the slugs of the table's seats.
func (x *Lexicon) PactWords(p Pact, seats []string) []string {
	spec := &x.Pacts[p.Kind]
	words := []string{spec.Slug, seats[p.With]}
	for i, v := range []int16{p.A, p.B, p.C}[:len(spec.Args)] {
		words = append(words, x.Name(spec.Args[i], v))
	}
	return words
}

// ParsePact parses the slugs of a pact offered by by. Errors name the word that was not understood.
func (x *Lexicon) ParsePact(by Seat, words, seats []string) (Pact, error) {
	p := Pact{By: by}
	if len(words) < 2 {
		return p, fmt.Errorf("a pact is a kind, a seat and operands")
	}
	kind := slices.IndexFunc(x.Pacts, func(s PactSpec) bool { return s.Slug == words[0] })
	if kind < 0 {
		return p, fmt.Errorf("unknown pact %q", words[0])
	}
	with := slices.Index(seats, words[1])
	if with < 0 {
		return p, fmt.Errorf("unknown seat %q", words[1])
	}
	p.Kind, p.With = PactKind(kind), Seat(with)
	spec := &x.Pacts[kind]
	if len(words)-2 != len(spec.Args) {
		return p, fmt.Errorf("%s takes %d operands", spec.Slug, len(spec.Args))
	}
	for i, to := range []*int16{&p.A, &p.B, &p.C}[:len(spec.Args)] {
		v, ok := x.Find(spec.Args[i], words[i+2])
		if !ok {
			return p, fmt.Errorf("unknown %s %q", x.Sorts[spec.Args[i]].Slug, words[i+2])
		}
		*to = v
	}
	return p, nil
}
