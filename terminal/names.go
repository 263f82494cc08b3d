package terminal

import (
	"slices"
	"strconv"
	"unicode"
)

// Letter returns the first letter of a name that is not taken yet.
func Letter(name string, taken map[string]bool) string {
	for _, r := range name {
		if l := string(unicode.ToUpper(r)); !taken[l] {
			taken[l] = true
			return l
		}
	}
	return "?"
}

// Signed formats a number with its sign: "+2".
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// Counted lists each name once, with how often it occurs.
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
