// Package sheet checks the data files of a title while it reads them. It notes the
// first fault and lets the reader go on; what is read after a fault has no meaning.
package sheet

import (
	"fmt"
	"slices"

	"outremer/game"
)

// Sheet is a title's data files and the first fault found in them.
type Sheet struct {
	Source game.Source
	Err    error
}

// Decode reads a file. It reports whether there was no fault so far.
func (s *Sheet) Decode(file string, into any) bool {
	if s.Err == nil {
		s.Err = s.Source.Decode(file, into)
	}
	return s.Err == nil
}

// Want notes a fault unless ok. It reports whether there was no fault so far.
func (s *Sheet) Want(ok bool, file, field, format string, args ...any) bool {
	if !ok && s.Err == nil {
		s.Err = s.Source.Fault(file, field, fmt.Sprintf(format, args...))
	}
	return s.Err == nil
}

// Sources say where an entry is attested; see the title's rulings.md.
var Sources = []string{"rulebook", "public", "reconstructed"}

// Attested refuses an entry without a source.
func (s *Sheet) Attested(source, file, field string) {
	s.Index(source, Sources, file, field+".source")
}

// Within refuses a number out of its range.
func (s *Sheet) Within(n, low, high int, file, field string) int {
	s.Want(n >= low && n <= high, file, field, "%d is not between %d and %d", n, low, high)
	return n
}

// Index is the number of a word in a list; 0 after a fault.
func (s *Sheet) Index(word string, names []string, file, field string) int {
	i := slices.Index(names, word)
	s.Want(i >= 0, file, field, "%q is not one of %v", word, names)
	return max(i, 0)
}

// Fresh refuses a name that is empty or among those before it.
func (s *Sheet) Fresh(name string, before []string, file, field string) {
	s.Want(name != "" && !slices.Contains(before, name), file, field, "%q is empty or stands twice", name)
}
