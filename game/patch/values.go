package patch

import (
	"bytes"
	"slices"
	"strconv"
)

// The functions below compare two values of the same Go type and add what changed, encoding only
// that. Code that cmd/gents writes for the views of a title is made of them. Each takes the key of
// a member of the object at the current path, and how its value is encoded.

// Value compares a member that is one value.
func Value[T comparable](p *Patch, key string, old, new T, encode func([]byte, T) []byte) {
	if old != new {
		p.member(key, func(b []byte) []byte { return encode(b, new) })
	}
}

// Pointer compares a member that is a value or null.
func Pointer[T comparable](p *Patch, key string, old, new *T, encode func([]byte, *T) []byte) {
	if (old == nil) != (new == nil) || old != nil && *old != *new {
		p.member(key, func(b []byte) []byte { return encode(b, new) })
	}
}

// List compares a member that is a list of values. If it changed it is said anew.
func List[T comparable](p *Patch, key string, old, new []T, encode func([]byte, []T) []byte) {
	if (old == nil) != (new == nil) || !slices.Equal(old, new) {
		p.member(key, func(b []byte) []byte { return encode(b, new) })
	}
}

// Struct compares a member that is an object or null.
func Struct[T any](p *Patch, key string, old, new *T, encode func([]byte, *T) []byte, diff func(*Patch, *T, *T)) {
	switch {
	case old == nil && new == nil:
	case old == nil || new == nil:
		p.member(key, func(b []byte) []byte { return encode(b, new) })
	default:
		n := p.enter(key)
		diff(p, old, new)
		p.path = p.path[:n]
	}
}

// Structs compares a member that is a list of objects. A list that became longer or shorter is said
// anew, because its elements may have moved.
func Structs[T any](p *Patch, key string, old, new []T, encode func([]byte, []T) []byte, diff func(*Patch, *T, *T)) {
	if (old == nil) != (new == nil) || len(old) != len(new) {
		p.member(key, func(b []byte) []byte { return encode(b, new) })
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

// Other compares a member of any other kind by its encoding.
func Other[T any](p *Patch, key string, old, new T, encode func([]byte, T) []byte) {
	mark := len(p.scratch)
	p.scratch = encode(p.scratch, old)
	middle := len(p.scratch)
	p.scratch = encode(p.scratch, new)
	if was, is := p.scratch[mark:middle], p.scratch[middle:]; !bytes.Equal(was, is) {
		n := p.enter(key)
		p.op("replace", is)
		p.path = p.path[:n]
	}
	p.scratch = p.scratch[:mark]
}

// enter goes one step down, to the member of a key, and returns the length of the path before.
func (p *Patch) enter(key string) int {
	n := len(p.path)
	p.path = append(p.path, '/')
	p.path = append(p.path, key...)
	return n
}

// member replaces the member of a key by what encode appends.
func (p *Patch) member(key string, encode func([]byte) []byte) {
	n := p.enter(key)
	p.scratch = encode(p.scratch[:0])
	p.op("replace", p.scratch)
	p.path = p.path[:n]
}

// At goes to a place of the document, such as "/view", from where members are compared.
func (p *Patch) At(path string) { p.path = append(p.path[:0], path...) }
