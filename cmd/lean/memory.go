package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// memory is what a program has in its memory when it starts.
type memory struct {
	image []byte
	parts []part
}

// part is a piece of it that the program's file has. Between the pieces there are zeros.
type part struct{ file, at, size int }

// data is the section of a WebAssembly program that fills its memory.
const data = 11

// readMemory finds a program's memory.
func readMemory(program []byte) (*memory, error) {
	if !bytes.HasPrefix(program, []byte("\x00asm")) {
		return nil, errors.New("it is not a WebAssembly program")
	}
	r := reader{program, 8, nil}
	for r.at < len(program) && r.err == nil {
		section, size := r.byte(), r.number()
		if section == data {
			return r.memory()
		}
		r.at += size
	}
	return nil, errors.New("it has nothing in its memory")
}

// write puts the memory back into the program.
func (m *memory) write(program []byte) {
	for _, p := range m.parts {
		copy(program[p.file:p.file+p.size], m.image[p.at:])
	}
}

// reader reads a program.
type reader struct {
	program []byte
	at      int
	err     error
}

func (r *reader) byte() byte {
	if r.at >= len(r.program) {
		r.err = errors.New("it ends early")
		return 0
	}
	r.at++
	return r.program[r.at-1]
}

func (r *reader) number() int {
	v, n := binary.Uvarint(r.program[min(r.at, len(r.program)):])
	if n <= 0 {
		r.err = errors.New("it has a number that cannot be read")
		return 0
	}
	r.at += n
	return int(v)
}

// memory reads the section.
func (r *reader) memory() (*memory, error) {
	m := &memory{}
	for range r.number() {
		const constant, end = 0x41, 0x0b
		if r.number() != 0 || r.byte() != constant {
			return nil, errors.New("a piece of its memory has no fixed place")
		}
		p := part{at: r.number()}
		if r.byte() != end {
			return nil, errors.New("a piece of its memory has no fixed place")
		}
		p.size = r.number()
		p.file = r.at
		r.at += p.size
		if r.err != nil || r.at > len(r.program) {
			return nil, errors.New("a piece of its memory is cut off")
		}
		m.parts = append(m.parts, p)
		if n := p.at + p.size - len(m.image); n > 0 {
			m.image = append(m.image, make([]byte, n)...)
		}
		copy(m.image[p.at:], r.program[p.file:r.at])
	}
	return m, nil
}
