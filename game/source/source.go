// Package source checks the data files of a title while it reads them. It records the first fault
// and lets the reader continue; anything read after a fault is meaningless.
package source

import (
	"fmt"
	"slices"

	"outremer/game"
)

// Reader is a title's data files and the first fault found in them.
type Reader struct {
	Source game.Source
	Err    error
}

// Decode reads a file. It reports whether there has been no fault so far.
func (r *Reader) Decode(file string, into any) bool {
	if r.Err == nil {
		r.Err = r.Source.Decode(file, into)
	}
	return r.Err == nil
}

// Want records a fault unless ok. It reports whether there has been no fault so far.
func (r *Reader) Want(ok bool, file, field, format string, args ...any) bool {
	if !ok && r.Err == nil {
		r.Err = r.Source.Fault(file, field, fmt.Sprintf(format, args...))
	}
	return r.Err == nil
}

// Origins say where an entry is attested; see the title's rulings.md.
var Origins = []string{"rulebook", "public", "reconstructed"}

// Attested rejects an entry without a source.
func (r *Reader) Attested(source, file, field string) {
	r.Index(source, Origins, file, field+".source")
}

// Within rejects a number out of range.
func (r *Reader) Within(n, low, high int, file, field string) int {
	r.Want(n >= low && n <= high, file, field, "%d is not between %d and %d", n, low, high)
	return n
}

// Index returns the index of a word in a list; 0 after a fault.
func (r *Reader) Index(word string, names []string, file, field string) int {
	i := slices.Index(names, word)
	r.Want(i >= 0, file, field, "%q is not one of %v", word, names)
	return max(i, 0)
}

// Fresh rejects a name that is empty or a duplicate.
func (r *Reader) Fresh(name string, before []string, file, field string) {
	r.Want(name != "" && !slices.Contains(before, name), file, field, "%q is empty or stands twice", name)
}
