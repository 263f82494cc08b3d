// Package phrase reads the lines of scenario scripts that a title understands itself:
// how a position is set up, and what is asked of it.
package phrase

import (
	"fmt"
	"slices"
	"strconv"
)

// Phrase is the words of a line that are still to be read, and the first mistake found
// in it. After a mistake reading goes on with something harmless.
type Phrase struct {
	Left []string
	Err  error
}

// Of is the phrase after its first word, which says what it is about.
func Of(words []string) Phrase { return Phrase{Left: words[1:]} }

// Fail notes a mistake, if it is the first.
func (p *Phrase) Fail(format string, args ...any) {
	if p.Err == nil {
		p.Err = fmt.Errorf(format, args...)
	}
}

// Next is the next word.
func (p *Phrase) Next() string {
	if len(p.Left) == 0 {
		p.Fail("a word is missing")
		return ""
	}
	w := p.Left[0]
	p.Left = p.Left[1:]
	return w
}

// Int is the next word as a number.
func (p *Phrase) Int() int {
	w := p.Next()
	n, err := strconv.Atoi(w)
	if err != nil {
		p.Fail("%q is not a number", w)
	}
	return n
}

// Index is which of some names the next word is.
func (p *Phrase) Index(names []string, what string) int {
	w := p.Next()
	i := slices.Index(names, w)
	if i < 0 {
		p.Fail("no %s %q", what, w)
	}
	return max(i, 0)
}

// Done is the first mistake; words that nobody read are one too.
func (p *Phrase) Done() error {
	if len(p.Left) > 0 {
		p.Fail("too many words: %q", p.Left)
	}
	return p.Err
}

// OrNone is a word for nothing, as scripts write it.
func OrNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// YesNo is a truth, as scripts write it.
func YesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
