// Package arrange reads the lines of scenario scripts that a title understands itself:
// how a position is set up, and what is asked of it.
package arrange

import (
	"fmt"
	"slices"
	"strconv"
)

// Line is the words of a line that are still to be read, and the first mistake found
// in it. After a mistake reading goes on with something harmless.
type Line struct {
	Left []string
	Err  error
}

// LineOf is the line after its first word, which says what it is about.
func LineOf(words []string) Line { return Line{Left: words[1:]} }

// Fail notes a mistake, if it is the first.
func (l *Line) Fail(format string, args ...any) {
	if l.Err == nil {
		l.Err = fmt.Errorf(format, args...)
	}
}

// Next is the next word.
func (l *Line) Next() string {
	if len(l.Left) == 0 {
		l.Fail("a word is missing")
		return ""
	}
	w := l.Left[0]
	l.Left = l.Left[1:]
	return w
}

// Int is the next word as a number.
func (l *Line) Int() int {
	w := l.Next()
	n, err := strconv.Atoi(w)
	if err != nil {
		l.Fail("%q is not a number", w)
	}
	return n
}

// Index is which of some names the next word is.
func (l *Line) Index(names []string, what string) int {
	w := l.Next()
	i := slices.Index(names, w)
	if i < 0 {
		l.Fail("no %s %q", what, w)
	}
	return max(i, 0)
}

// Done is the first mistake; words that nobody read are one too.
func (l *Line) Done() error {
	if len(l.Left) > 0 {
		l.Fail("too many words: %q", l.Left)
	}
	return l.Err
}

// Arrange carries out a set-up line (game.Arranger): its first word is one of the table, and
// a reads the others.
func Arrange[A interface{ Done() error }](words []string, table map[string]func(A), a A) error {
	do, ok := table[words[0]]
	if !ok {
		return fmt.Errorf("unknown word %q", words[0])
	}
	do(a)
	return a.Done()
}

// Inspect answers a question in the same way.
func Inspect[A interface{ Done() error }](words []string, table map[string]func(A) string, a A) (string, error) {
	ask, ok := table[words[0]]
	if !ok {
		return "", fmt.Errorf("unknown fact %q", words[0])
	}
	answer := ask(a)
	return answer, a.Done()
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
