// Package arrange parses the title-specific lines of scenario scripts: how a position is set up,
// and what is asked about it.
package arrange

import (
	"fmt"
	"slices"
	"strconv"
)

// Line holds the unread words of a line, and the first mistake found in it. After a mistake, reads
// return harmless values.
type Line struct {
	Left []string
	Err  error
}

// LineOf returns the line after its first word, which is the keyword.
func LineOf(words []string) Line { return Line{Left: words[1:]} }

// Fail records a mistake if it is the first.
func (l *Line) Fail(format string, args ...any) {
	if l.Err == nil {
		l.Err = fmt.Errorf(format, args...)
	}
}

// Next returns the next word.
func (l *Line) Next() string {
	if len(l.Left) == 0 {
		l.Fail("a word is missing")
		return ""
	}
	w := l.Left[0]
	l.Left = l.Left[1:]
	return w
}

// Int returns the next word as a number.
func (l *Line) Int() int {
	w := l.Next()
	n, err := strconv.Atoi(w)
	if err != nil {
		l.Fail("%q is not a number", w)
	}
	return n
}

// Index returns the index of the next word among some names.
func (l *Line) Index(names []string, what string) int {
	w := l.Next()
	i := slices.Index(names, w)
	if i < 0 {
		l.Fail("no %s %q", what, w)
	}
	return max(i, 0)
}

// Done returns the first mistake; unread words count as one.
func (l *Line) Done() error {
	if len(l.Left) > 0 {
		l.Fail("too many words: %q", l.Left)
	}
	return l.Err
}

// Arrange carries out a set-up line (game.Arranger): its first word is looked up in the table, and
// a reads the rest.
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

// OrNone returns the script notation for a word that may be missing.
func OrNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// YesNo returns the script notation for a bool.
func YesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
