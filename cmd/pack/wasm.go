package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
)

const (
	dataSection = 11
	largest     = 256 << 20 // bytes of memory that a program may begin with
)

var preamble = []byte("\x00asm\x01\x00\x00\x00")

// lighten returns a program that does the same and compresses better. Go cuts what its memory begins with into as many
// pieces as a file may have, to leave out the zeros between them: where each piece goes weighs more, compressed, than the zeros.
func lighten(code []byte) ([]byte, error) {
	rest, ok := cut(code, preamble)
	if !ok {
		return nil, errors.New("this is no WebAssembly")
	}
	light := slices.Clone(preamble)
	for len(rest) > 0 {
		kind := rest[0]
		body, next, err := block(rest[1:])
		if err != nil {
			return nil, err
		}
		rest = next
		if kind == dataSection {
			body, err = whole(body)
		}
		if err != nil {
			return nil, err
		}
		light = append(light, kind)
		light = binary.AppendUvarint(light, uint64(len(body)))
		light = append(light, body...)
	}
	return light, nil
}

// whole makes one piece of all pieces of memory, without what only crashes need.
func whole(pieces []byte) ([]byte, error) {
	r := reader{rest: pieces}
	first, memory := math.MaxInt, []byte(nil)
	for range r.count() {
		at, piece := r.piece()
		if r.err != nil {
			return nil, r.err
		}
		memory = append(memory, make([]byte, max(0, at+len(piece)-len(memory)))...)
		copy(memory[at:], piece)
		first = min(first, at)
	}
	if r.err != nil || len(r.rest) > 0 {
		return nil, errors.Join(r.err, errors.New("the pieces of memory do not end where they should"))
	}
	if memory == nil {
		return pieces, nil
	}
	forgetTraces(memory)
	one := []byte{1, 0, constant}
	one = appendSigned(one, int64(first))
	one = append(one, end)
	one = binary.AppendUvarint(one, uint64(len(memory)-first))
	return append(one, memory[first:]...), nil
}

// Of all instructions, those that say where a piece goes.
const (
	constant = 0x41 // i32.const
	end      = 0x0b
)

// reader reads on until something is wrong, and remembers what.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) count() int {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > math.MaxInt32 {
		r.fail("a number is cut off")
		return 0
	}
	r.rest = r.rest[size:]
	return int(n)
}

// piece reads a piece of memory, and where it goes.
func (r *reader) piece() (at int, piece []byte) {
	if r.count() != 0 || len(r.rest) == 0 || r.rest[0] != constant {
		r.fail("a piece of memory has no fixed place")
		return 0, nil
	}
	r.rest = r.rest[1:]
	at = r.signed()
	if len(r.rest) == 0 || r.rest[0] != end {
		r.fail("a piece of memory has no fixed place")
		return 0, nil
	}
	piece, rest, err := block(r.rest[1:])
	if err != nil || at < 0 || at+len(piece) > largest {
		r.fail("a piece of memory lies outside")
		return 0, nil
	}
	r.rest = rest
	return at, piece
}

func (r *reader) signed() int {
	var n int64
	for shift := 0; shift < 35 && len(r.rest) > 0; shift += 7 {
		b := r.rest[0]
		r.rest = r.rest[1:]
		n |= int64(b&0x7f) << shift
		if b < 0x80 {
			if b&0x40 != 0 {
				n -= 1 << (shift + 7)
			}
			return int(n)
		}
	}
	r.fail("a number is cut off")
	return 0
}

func (r *reader) fail(why string) {
	if r.err == nil {
		r.err = errors.New(why)
	}
}

// block splits off what is preceded by its length.
func block(from []byte) (body, rest []byte, err error) {
	n, size := binary.Uvarint(from)
	if size <= 0 || n > uint64(len(from)-size) {
		return nil, nil, fmt.Errorf("a part of %d bytes is cut off", n)
	}
	return from[size : size+int(n)], from[size+int(n):], nil
}

func appendSigned(to []byte, n int64) []byte {
	for n < -64 || n > 63 {
		to = append(to, byte(n&0x7f)|0x80)
		n >>= 7
	}
	return append(to, byte(n&0x7f))
}

func cut(code, start []byte) ([]byte, bool) {
	if len(code) < len(start) || string(code[:len(start)]) != string(start) {
		return nil, false
	}
	return code[len(start):], true
}
