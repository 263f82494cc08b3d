package main

import (
	"bytes"
	"encoding/binary"
)

// What Go 1.26 writes into a program to find its way on the stack: a header with the offsets of six tables, the last of which
// has a record for each function; runtime/symtab.go and debug/gosym know it, too.
var header = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Offsets in the header.
const (
	functions   = 8  // how many
	nameTable   = 32 // the first
	unitTable   = 40 // from here to the steps: names of files
	stepTable   = 56
	recordTable = 64
	headerSize  = 72
)

// forgetTraces wipes out what only the story of a crash is told from: which line of which file an instruction comes from, and
// what was put into which function. Zeros compress to nothing. It is an eighth of an engine; those who follow
// up a crash still see the names of functions. What does not look as it should is left as it is.
func forgetTraces(memory []byte) bool {
	t, ok := tablesIn(memory)
	if !ok {
		return false
	}
	needed := make([]bool, len(t.steps))
	for _, f := range t.records {
		if !f.fits() || !t.mark(f.stack(), needed) || !t.mark(f.more(liveness), needed) {
			return false
		}
	}
	for _, f := range t.records {
		t.forgetInlined(f)
		f.forget()
	}
	for i, yes := range needed {
		if !yes {
			t.steps[i] = 0
		}
	}
	clear(t.files)
	return true
}

type tables struct {
	files   []byte
	steps   []byte // runs of steps: so much more, so many instructions on
	records []record
	extras  []byte // what records point at besides steps
}

// tablesIn finds the tables in a program's memory.
func tablesIn(memory []byte) (t tables, ok bool) {
	at := bytes.Index(memory, header)
	if at < 0 || bytes.LastIndex(memory, header) != at || len(memory) < at+headerSize {
		return t, false
	}
	in := memory[at:]
	number := func(offset int) int { return int(min(binary.LittleEndian.Uint64(in[offset:]), largest)) }
	n, units, steps, records := number(functions), number(unitTable), number(stepTable), number(recordTable)
	if units > steps || steps > records || records+8*n > len(in) {
		return t, false
	}
	t = tables{files: in[units:steps], steps: in[steps:records], records: make([]record, n)}
	for i := range t.records {
		record := records + int(binary.LittleEndian.Uint32(in[records+8*i+4:]))
		if record+recordSize > len(in) {
			return t, false
		}
		t.records[i] = in[record:]
	}
	t.extras, ok = extrasIn(memory, at, at+number(nameTable))
	return t, ok
}

// extrasIn finds them by what the program knows of itself: it begins with the addresses of the header and of the first table.
func extrasIn(memory []byte, header, names int) ([]byte, bool) {
	const offset = 320 // of their address
	known := binary.LittleEndian.AppendUint64(nil, uint64(header))
	known = binary.LittleEndian.AppendUint64(known, uint64(names))
	at := bytes.Index(memory, known)
	if at < 0 || bytes.LastIndex(memory, known) != at || at+offset+8 > len(memory) {
		return nil, false
	}
	address := binary.LittleEndian.Uint64(memory[at+offset:])
	if address <= uint64(header) || address > uint64(len(memory)) {
		return nil, false
	}
	return memory[address:], true
}

// record is what is known of a function. Behind what all have there are offsets of more runs of steps, and of extras.
type record []byte

const recordSize = 44

// Offsets in a record.
const (
	stackSteps = 16
	fileSteps  = 20
	lineSteps  = 24
	moreSteps  = 28 // how many
	unit       = 32
	firstLine  = 36
	moreExtras = 43 // how many
)

// More runs of steps. The others say where a thread may be interrupted, which none is in a browser, and which arguments to print.
const (
	liveness = 1
	inlined  = 2 // which of the functions that were put into this one
)

// Extras. Those before tell the collector where pointers are.
const (
	inlinedTree = 3
	defers      = 4 // the only one of the others that is needed
	none        = 0xffffffff
)

func (f record) number(offset int) int { return int(binary.LittleEndian.Uint32(f[offset:])) }

// fits says whether the record ends within the tables.
func (f record) fits() bool {
	more := f.number(moreSteps)
	return more < 100 && recordSize+4*(more+int(f[moreExtras])) <= len(f)
}

func (f record) stack() int { return f.number(stackSteps) }

// more returns where a run begins; 0 if there is none.
func (f record) more(i int) int {
	if i >= f.number(moreSteps) {
		return 0
	}
	return f.number(recordSize + 4*i)
}

// extra returns the part of the record that says where an extra is; nil if it has no such part.
func (f record) extra(i int) []byte {
	if i >= int(f[moreExtras]) {
		return nil
	}
	at := recordSize + 4*(f.number(moreSteps)+i)
	return f[at : at+4]
}

func (f record) forget() {
	for _, offset := range []int{fileSteps, lineSteps, unit, firstLine} {
		clear(f[offset : offset+4])
	}
	for i := range f.number(moreSteps) {
		if i != liveness {
			clear(f[recordSize+4*i : recordSize+4*i+4])
		}
	}
	for i := inlinedTree; i < int(f[moreExtras]); i++ {
		if i != defers {
			binary.LittleEndian.PutUint32(f.extra(i), none)
		}
	}
}

// forgetInlined wipes out the tree of the functions that were put into this one.
func (t *tables) forgetInlined(f record) {
	const node = 16 // bytes
	tree, steps := f.extra(inlinedTree), f.more(inlined)
	if tree == nil || steps == 0 {
		return
	}
	at, highest := int(binary.LittleEndian.Uint32(tree)), -1
	t.walk(steps, func(value int) { highest = max(highest, value) })
	if size := node * (highest + 1); at != none && at+size <= len(t.extras) {
		clear(t.extras[at : at+size])
	}
}

// mark notes the bytes of one run; none begins at 0.
func (t *tables) mark(from int, needed []bool) bool {
	if from == 0 {
		return true
	}
	to, ok := t.walk(from, func(int) {})
	if !ok {
		return false
	}
	for i := from; i < to; i++ {
		needed[i] = true
	}
	return true
}

// walk tells the values of one run, which ends with a step of zero, and returns where it ends.
func (t *tables) walk(from int, tell func(value int)) (to int, ok bool) {
	value := -1
	for at := from; at < len(t.steps); {
		step, a := binary.Uvarint(t.steps[at:])
		if a <= 0 {
			return 0, false
		}
		last := step == 0 && at > from
		at += a
		if last {
			return at, true
		}
		_, b := binary.Uvarint(t.steps[at:])
		if b <= 0 {
			return 0, false
		}
		at += b
		value += int(step>>1) ^ -int(step&1)
		tell(value)
	}
	return 0, false
}
