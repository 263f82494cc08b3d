// Package patch works out what changed between two JSON documents, as a JSON Patch (RFC 6902) of
// the operations add, remove and replace.
//
// Documents must be compact JSON as encoding/json writes it. They are compared as bytes, without
// decoding: most of a state stays the same from one move to the next, and what is equal costs no
// more than finding its end.
package patch

import (
	"bytes"
	"strconv"
)

// Operation is one step of a patch, as it is sent.
type Operation struct {
	Op    string `json:"op" enum:"add,remove,replace"`
	Path  string `json:"path" doc:"JSON Pointer (RFC 6901)"`
	Value any    `json:"value,omitempty" doc:"what is added, or comes instead"`
}

// Patch is a list of operations being collected. The zero value is empty.
type Patch struct {
	ops     []byte
	path    []byte
	members []member // scratch, used as a stack
	scratch []byte
}

// member is an element of an array, or of an object with its key as it is written, without quotes.
type member struct{ key, value []byte }

// Reset empties the patch and keeps its memory.
func (p *Patch) Reset() { p.ops, p.path = p.ops[:0], p.path[:0] }

// Len returns how long the operations are so far, and Cut drops those after such a length.
func (p *Patch) Len() int     { return len(p.ops) }
func (p *Patch) Cut(mark int) { p.ops = p.ops[:mark] }

// Operations returns the operations, separated by commas, and Add adds such.
func (p *Patch) Operations() []byte { return p.ops }

func (p *Patch) Add(ops []byte) {
	if len(p.ops) > 0 && len(ops) > 0 {
		p.ops = append(p.ops, ',')
	}
	p.ops = append(p.ops, ops...)
}

// Append appends the patch as a JSON array.
func (p *Patch) Append(b []byte) []byte {
	b = append(b, '[')
	b = append(b, p.ops...)
	return append(b, ']')
}

// Diff adds the operations that turn old into new, two values of a document at a path such as
// "/view".
func (p *Patch) Diff(path string, old, new []byte) {
	p.path = append(p.path[:0], path...)
	p.diff(old, new)
}

// Replace adds an operation.
func (p *Patch) Replace(path string, value []byte) {
	p.path = append(p.path[:0], path...)
	p.op("replace", value)
}

// Insert adds an operation: value becomes element n of the array at path.
func (p *Patch) Insert(path string, n int, value []byte) {
	p.path = append(append(p.path[:0], path...), '/')
	p.path = strconv.AppendInt(p.path, int64(n), 10)
	p.op("add", value)
}

// Delete adds an operation: element n of the array at path goes.
func (p *Patch) Delete(path string, n int) {
	p.path = append(append(p.path[:0], path...), '/')
	p.path = strconv.AppendInt(p.path, int64(n), 10)
	p.op("remove", nil)
}

// op adds an operation at the current path. A nil value means none.
func (p *Patch) op(name string, value []byte) {
	if len(p.ops) > 0 {
		p.ops = append(p.ops, ',')
	}
	p.ops = append(p.ops, `{"op":"`...)
	p.ops = append(p.ops, name...)
	p.ops = append(p.ops, `","path":"`...)
	p.ops = append(p.ops, p.path...)
	p.ops = append(p.ops, '"')
	if value != nil {
		p.ops = append(p.ops, `,"value":`...)
		p.ops = append(p.ops, value...)
	}
	p.ops = append(p.ops, '}')
}

// frame is the length of an operation without path and value.
const frame = len(`{"op":"replace","path":"","value":},`)

// diff compares two values at the current path. What would take more bytes to change than to say
// anew is said anew.
func (p *Patch) diff(old, new []byte) {
	if bytes.Equal(old, new) {
		return
	}
	mark := len(p.ops)
	switch {
	case old[0] != new[0]:
		p.op("replace", new)
		return
	case new[0] == '{':
		p.object(old, new)
	case new[0] == '[':
		p.array(old, new)
	default:
		p.op("replace", new)
		return
	}
	if len(p.ops)-mark > len(new)+len(p.path)+frame {
		p.ops = p.ops[:mark]
		p.op("replace", new)
	}
}

// under compares two values one step below the current path.
func (p *Patch) under(step func(), change func()) {
	n := len(p.path)
	p.path = append(p.path, '/')
	step()
	change()
	p.path = p.path[:n]
}

// object compares two objects. Members mostly come in the same order.
func (p *Patch) object(old, new []byte) {
	base := len(p.members)
	p.split(old)
	middle := len(p.members)
	p.split(new)
	was, is := p.members[base:middle:middle], p.members[middle:]
	for i, m := range was {
		if find(is, m.key, i) < 0 {
			p.under(func() { p.key(m.key) }, func() { p.op("remove", nil) })
		}
	}
	for i, m := range is {
		p.under(func() { p.key(m.key) }, func() {
			if at := find(was, m.key, i); at >= 0 {
				p.diff(was[at].value, m.value)
			} else {
				p.op("add", m.value)
			}
		})
	}
	p.members = p.members[:base]
}

// find returns the index of a key, looking first where it is expected; -1 if there is none.
func find(list []member, key []byte, expected int) int {
	if expected < len(list) && bytes.Equal(list[expected].key, key) {
		return expected
	}
	for i := range list {
		if bytes.Equal(list[i].key, key) {
			return i
		}
	}
	return -1
}

// array compares two arrays: what both begin and end with stays, and of the rest, elements are
// changed in place as far as both go.
func (p *Patch) array(old, new []byte) {
	base := len(p.members)
	p.split(old)
	middle := len(p.members)
	p.split(new)
	was, is := p.members[base:middle:middle], p.members[middle:]
	first := 0
	for first < min(len(was), len(is)) && bytes.Equal(was[first].value, is[first].value) {
		first++
	}
	wasEnd, isEnd := len(was), len(is)
	for len(was) != len(is) && wasEnd > first && isEnd > first && bytes.Equal(was[wasEnd-1].value, is[isEnd-1].value) {
		wasEnd--
		isEnd--
	}
	at := first
	for ; at < min(wasEnd, isEnd); at++ {
		p.under(func() { p.index(at) }, func() { p.diff(was[at].value, is[at].value) })
	}
	for i := wasEnd - 1; i >= at; i-- {
		p.under(func() { p.index(i) }, func() { p.op("remove", nil) })
	}
	for ; at < isEnd; at++ {
		p.under(func() { p.index(at) }, func() { p.op("add", is[at].value) })
	}
	p.members = p.members[:base]
}

func (p *Patch) index(n int) { p.path = strconv.AppendInt(p.path, int64(n), 10) }

// key appends a key to the path, escaped as RFC 6901 says. A key is written in the document as it
// must be written in the path's string.
func (p *Patch) key(key []byte) {
	for _, c := range key {
		switch c {
		case '~':
			p.path = append(p.path, "~0"...)
		case '/':
			p.path = append(p.path, "~1"...)
		default:
			p.path = append(p.path, c)
		}
	}
}

// split pushes the members of an object or array.
func (p *Patch) split(b []byte) {
	object := b[0] == '{'
	for i := 1; i < len(b)-1; i++ { // over the comma
		var m member
		if object {
			end := text(b, i)
			m.key = b[i+1 : end-1]
			i = end + 1 // over the colon
		}
		end := value(b, i)
		m.value = b[i:end]
		p.members = append(p.members, m)
		i = end
	}
}

// value returns the end of the value that begins at i.
func value(b []byte, i int) int {
	switch b[i] {
	case '"':
		return text(b, i)
	case '{', '[':
		return nested(b, i)
	}
	for i < len(b) && b[i] != ',' && b[i] != '}' && b[i] != ']' {
		i++
	}
	return i
}

// nested returns the end of the object or array that begins at i.
func nested(b []byte, i int) int {
	for depth := 0; ; i++ {
		switch b[i] {
		case '"':
			i = text(b, i) - 1
		case '{', '[':
			depth++
		case '}', ']':
			depth--
			if depth == 0 {
				return i + 1
			}
		}
	}
}

// text returns the end of the string that begins at i.
func text(b []byte, i int) int {
	for i++; b[i] != '"'; i++ {
		if b[i] == '\\' {
			i++
		}
	}
	return i + 1
}
