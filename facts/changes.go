package facts

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Change is an entry that a set has otherwise than another.
type Change struct {
	File  string
	Line  int // in the file that has the entry
	Label string
	Text  string // such as "defence 3 -> 5"
}

// Changes lists what became of the entries of a set, file by file. An entry is found again by
// its label.
func Changes(old, now Set) []Change {
	before := byLabel(Entries(old))
	var all []Change
	for _, e := range Entries(now) {
		id := [2]string{e.File, e.Label}
		if len(before[id]) == 0 {
			all = append(all, Change{e.File, e.Line, e.Label, strings.TrimSuffix("added: "+e.Values, ": ")})
			continue
		}
		was := before[id][0]
		before[id] = before[id][1:]
		if text := became(was, e); text != "" {
			all = append(all, Change{e.File, e.Line, e.Label, text})
		}
	}
	for _, e := range Entries(old) {
		id := [2]string{e.File, e.Label}
		if n := len(before[id]); n > 0 && before[id][0].Line == e.Line {
			before[id] = before[id][1:]
			all = append(all, Change{e.File, e.Line, e.Label, "removed"})
		}
	}
	slices.SortStableFunc(all, func(a, b Change) int { return strings.Compare(a.File, b.File) })
	return all
}

// byLabel sorts entries. A label can stand for several, such as the borders of two coasts.
func byLabel(list []Entry) map[[2]string][]Entry {
	all := map[[2]string][]Entry{}
	for _, e := range list {
		id := [2]string{e.File, e.Label}
		all[id] = append(all[id], e)
	}
	return all
}

// became is how the fields of an entry and its source have changed.
func became(was, is Entry) string {
	var parts []string
	note := func(key, old, now string) {
		if old != now {
			parts = append(parts, strings.TrimSpace(fmt.Sprintf("%s %s -> %s", key, old, now)))
		}
	}
	for _, f := range is.fields {
		note(f.key, was.field(f.key), f.text)
	}
	for _, f := range was.fields {
		if is.field(f.key) == none {
			note(f.key, f.text, none)
		}
	}
	note(sourceKey, cmp.Or(was.Source, none), cmp.Or(is.Source, none))
	return strings.Join(parts, ", ")
}

// none stands for a field that an entry does not have.
const none = "none"

func (e Entry) field(key string) string {
	for _, f := range e.fields {
		if f.key == key {
			return f.text
		}
	}
	return none
}
