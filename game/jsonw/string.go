package jsonw

import "slices"

// String appends a text. Names are short and need no escapes: they are copied byte by byte, which
// finds the odd text that does.
func String[T ~string](b []byte, s T) []byte {
	from := len(b) + 1
	b = slices.Grow(b, len(s)+2)[:from+len(s)+1]
	b[from-1], b[len(b)-1] = '"', '"'
	text, odd := b[from:from+len(s)], byte(0)
	for i := range text {
		c := s[i]
		text[i] = c
		odd |= escaped[c]
	}
	if odd != 0 {
		return Value(b[:from-1], string(s))
	}
	return b
}

// escaped marks the bytes that encoding/json does not copy: control characters, quotes, what has a
// meaning in HTML, and what is not ASCII.
var escaped = func() (is [256]byte) {
	for c := range is {
		if c < ' ' || c > '~' {
			is[c] = 1
		}
	}
	for _, c := range `"\<>&` {
		is[c] = 1
	}
	return is
}()
