package patch

import (
	"bytes"
	"maps"
	"slices"
	"strconv"
)

// The functions below compare two values of the same Go type, which are a member of the object at
// the current path, and add what changed, encoding only that. Code that cmd/gents writes for the
// views of a title is made of them. Each takes the key of the member, and how its value, or each
// element of it, is encoded.

// At goes to a place of the document, such as "/view", from where members are compared.
func (p *Patch) At(path string) { p.path = append(p.path[:0], path...) }

// Value compares a member that is one value.
func Value[T comparable](p *Patch, key string, old, new T, encode func([]byte, T) []byte) {
	if old != new {
		p.scratch = encode(p.scratch[:0], new)
		p.replace(key)
	}
}

// Optional compares a member that is missing where its value is zero.
func Optional[T comparable](p *Patch, key string, old, new T, encode func([]byte, T) []byte) {
	var none T
	if old == new {
		return
	}
	n := p.enter(key)
	switch none {
	case new:
		p.op("remove", nil)
	case old:
		p.scratch = encode(p.scratch[:0], new)
		p.op("add", p.scratch)
	default:
		p.scratch = encode(p.scratch[:0], new)
		p.op("replace", p.scratch)
	}
	p.path = p.path[:n]
}

// Map compares a member that is an object of any keys. If it changed it is said anew.
func Map[T comparable](p *Patch, key string, old, new map[string]T, encode func([]byte, map[string]T) []byte) {
	if (old == nil) == (new == nil) && maps.Equal(old, new) {
		return
	}
	p.scratch = encode(p.scratch[:0], new)
	p.replace(key)
}

// Pointer compares a member that is a value or null.
func Pointer[T comparable](p *Patch, key string, old, new *T, encode func([]byte, T) []byte) {
	switch {
	case old == new || old != nil && new != nil && *old == *new:
		return
	case new == nil:
		p.scratch = append(p.scratch[:0], null...)
	default:
		p.scratch = encode(p.scratch[:0], *new)
	}
	p.replace(key)
}

// List compares a member that is a list of values. If it changed it is said anew.
func List[T comparable](p *Patch, key string, old, new []T, encode func([]byte, T) []byte) {
	if shared(old, new) || equal(old, new) {
		return
	}
	p.scratch = list(p.scratch[:0], new, func(b []byte, v *T) []byte { return encode(b, *v) })
	p.replace(key)
}

// Grid compares a member that is a list of lists of values. If it changed it is said anew.
func Grid[T comparable](p *Patch, key string, old, new [][]T, encode func([]byte, []T) []byte) {
	if shared(old, new) || (old == nil) == (new == nil) && slices.EqualFunc(old, new, equal[T]) {
		return
	}
	p.scratch = list(p.scratch[:0], new, func(b []byte, v *[]T) []byte { return encode(b, *v) })
	p.replace(key)
}

// equal reports whether two lists have the same encoding.
func equal[T comparable](old, new []T) bool {
	return (old == nil) == (new == nil) && slices.Equal(old, new)
}

// shared reports whether two lists are the same memory, as what never changes often is.
func shared[T any](old, new []T) bool {
	return len(old) > 0 && len(old) == len(new) && &old[0] == &new[0]
}

// Struct compares a member that is an object or null.
func Struct[T any](p *Patch, key string, old, new *T, encode func([]byte, *T) []byte, diff func(*Patch, *T, *T)) {
	switch {
	case old == new:
	case new == nil:
		p.scratch = append(p.scratch[:0], null...)
		p.replace(key)
	case old == nil:
		p.scratch = encode(p.scratch[:0], new)
		p.replace(key)
	default:
		n := p.enter(key)
		diff(p, old, new)
		p.path = p.path[:n]
	}
}

// Structs compares a member that is a list of objects. A list that became longer or shorter is said
// anew, because its elements may have moved.
func Structs[T any](p *Patch, key string, old, new []T, encode func([]byte, *T) []byte, diff func(*Patch, *T, *T)) {
	if (old == nil) != (new == nil) || len(old) != len(new) {
		p.scratch = list(p.scratch[:0], new, encode)
		p.replace(key)
		return
	}
	if shared(old, new) {
		return
	}
	n := p.enter(key)
	for i := range new {
		at := len(p.path)
		p.path = append(p.path, '/')
		p.path = strconv.AppendInt(p.path, int64(i), 10)
		diff(p, &old[i], &new[i])
		p.path = p.path[:at]
	}
	p.path = p.path[:n]
}

// Other compares a member of any other kind by its encodings.
func Other(p *Patch, key string, old, new func([]byte) []byte) {
	was := old(nil)
	p.scratch = new(p.scratch[:0])
	if !bytes.Equal(was, p.scratch) {
		p.replace(key)
	}
}

const null = "null"

// list encodes a list.
func list[T any](b []byte, elements []T, encode func([]byte, *T) []byte) []byte {
	if elements == nil {
		return append(b, null...)
	}
	b = append(b, '[')
	for i := range elements {
		if i > 0 {
			b = append(b, ',')
		}
		b = encode(b, &elements[i])
	}
	return append(b, ']')
}

// enter goes one step down, to the member of a key, and returns the length of the path before.
func (p *Patch) enter(key string) int {
	n := len(p.path)
	p.path = append(p.path, '/')
	p.path = append(p.path, key...)
	return n
}

// replace replaces the member of a key by what was encoded.
func (p *Patch) replace(key string) {
	n := p.enter(key)
	p.op("replace", p.scratch)
	p.path = p.path[:n]
}
