package terminal

import (
	"slices"
	"strconv"
	"unicode"
)

// Letter is the first one of a name that nobody else has taken.
func Letter(name string, taken map[string]bool) string {
	for _, r := range name {
		if l := string(unicode.ToUpper(r)); !taken[l] {
			taken[l] = true
			return l
		}
	}
	return "?"
}

// Signed is a number that is added to something: "+2".
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// Counted lists names once each, with how often they occur.
func Counted(names []string) []string {
	var out []string
	for i, name := range names {
		if slices.Contains(names[:i], name) {
			continue
		}
		n := 0
		for _, other := range names {
			if other == name {
				n++
			}
		}
		if n > 1 {
			name += " ×" + strconv.Itoa(n)
		}
		out = append(out, name)
	}
	return out
}
