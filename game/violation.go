package game

import "fmt"

// Rule is a paragraph of the rulebook, such as "4.1.1a".
type Rule string

// Refusal is one reason to refuse a move: a rule and a text key. A title declares its refusals
// once, in its Lexicon, and makes violations from them.
type Refusal struct {
	Key  string // text key, unique in the title
	Rule Rule
	Args []Sort // what the operands of its sentence are
}

// Violation is a refused move. It is safe to show: it depends only on what the
// refused seat knows.
type Violation struct {
	Rule Rule
	Key  string
	Args [3]int16
}

// With makes a violation from the refusal and its operands.
func (r *Refusal) With(args ...int16) *Violation {
	v := &Violation{Rule: r.Rule, Key: r.Key, Args: [3]int16{None, None, None}}
	copy(v.Args[:], args)
	return v
}

func (v *Violation) Error() string { return fmt.Sprintf("[%s] %s", v.Rule, v.Key) }

// Refusals of the contract itself. Their rules come from the title: Lexicon.Turns for whose turn it
// is, the rule of the step for what a prompt accepts.
const (
	KeyNotAsked   = "not-asked"   // the seat has no prompt
	KeyNotOffered = "not-offered" // the move does not answer the prompt
)
