package facts

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Change is an entry that differs between two sets.
type Change struct {
	Entry         // as it is now, or as it was if it was removed
	Text   string // such as "defence 3 -> 5"
	Played bool   // it can affect play: more than the source has changed
}

// Changes lists how the entries of a set have changed, file by file. Entries are matched by label.
func Changes(old, now Set) []Change {
	before := byLabel(Entries(old))
	var all []Change
	for _, e := range Entries(now) {
		id := [2]string{e.File, e.Label}
		if len(before[id]) == 0 {
			all = append(all, Change{e, strings.TrimSuffix("added: "+e.Values, ": "), true})
			continue
		}
		was := before[id][0]
		before[id] = before[id][1:]
		if text, source := became(was, e); text+source != "" {
			all = append(all, Change{e, strings.Trim(text+", "+source, ", "), text != ""})
		}
	}
	for _, e := range Entries(old) {
		id := [2]string{e.File, e.Label}
		if n := len(before[id]); n > 0 && before[id][0].Line == e.Line {
			before[id] = before[id][1:]
			all = append(all, Change{e, "removed", true})
		}
	}
	slices.SortStableFunc(all, func(a, b Change) int { return strings.Compare(a.File, b.File) })
	return all
}

// byLabel groups entries by label. Several can share one, such as the borders of two coasts.
func byLabel(list []Entry) map[[2]string][]Entry {
	all := map[[2]string][]Entry{}
	for _, e := range list {
		id := [2]string{e.File, e.Label}
		all[id] = append(all[id], e)
	}
	return all
}

// became describes how an entry's fields and its source have changed.
func became(was, is Entry) (text, source string) {
	var parts []string
	for _, f := range is.fields {
		parts = append(parts, step(f.key, was.field(f.key), f.text)...)
	}
	for _, f := range was.fields {
		if is.field(f.key) == none {
			parts = append(parts, step(f.key, f.text, none)...)
		}
	}
	from := step(sourceKey, cmp.Or(was.Source, none), cmp.Or(is.Source, none))
	return strings.Join(parts, ", "), strings.Join(from, "")
}

// step describes the change of one field, if it changed.
func step(key, old, now string) []string {
	if old == now {
		return nil
	}
	return []string{strings.TrimSpace(fmt.Sprintf("%s %s -> %s", key, old, now))}
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
