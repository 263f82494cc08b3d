// Lean takes out of a WebAssembly program of Go what is only there to name the lines of its sources when it crashes: for each
// function two tables, of files and of lines, which are a tenth of an engine's weight. Function names stay, so
// that a trace still says where it was. The bytes are set to nothing where they are, which costs nothing when
// compressed; the runtime takes a table at offset 0 for one that is not there.
//
//	lean FROM TO
//
// It knows the tables as Go has written them since 1.20, and fails rather than guess if it finds others.
package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: lean FROM TO")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "lean:", err)
		os.Exit(1)
	}
}

func run(from, to string) error {
	program, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	m, err := readMemory(program)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	if err := dropLines(m.image); err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	m.write(program)
	return os.WriteFile(to, program, 0o644)
}

// header is how Go's table of functions begins: its magic number, two zeros, the size of an instruction
// and that of a pointer.
var header = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Parts of the description of a function, as runtime._func has them.
const (
	fileTable  = 20
	lineTable  = 24
	pcdata     = 28 // how many further tables there are
	unit       = 32 // of the files that the first table counts in
	funcSize   = 44
	pcspTable  = 16
	tableWidth = 4
)

// dropLines removes the tables of files and lines from a program's memory.
func dropLines(memory []byte) error {
	at := bytes.Index(memory, header)
	if at < 0 {
		return errors.New("it has no table of functions that this program knows")
	}
	table := memory[at:]
	word := func(i int) int { return int(binary.LittleEndian.Uint64(table[8*i:])) }
	functions, units, files, tables, list := word(1), word(5), word(6), word(7), word(8)
	if functions <= 0 || units <= 0 || files < units || tables < files || list < tables || list+8*functions > len(table) {
		return errors.New("its table of functions is not as this program knows it")
	}
	clear(table[units:tables]) // the names of the files
	kept, dropped := map[uint32]bool{0: true}, map[uint32]bool{}
	for i := range functions {
		f := table[list+int(binary.LittleEndian.Uint32(table[list+8*i+4:])):]
		for _, field := range []int{fileTable, lineTable} {
			dropped[binary.LittleEndian.Uint32(f[field:])] = true
			clear(f[field : field+tableWidth])
		}
		clear(f[unit : unit+tableWidth])
		kept[binary.LittleEndian.Uint32(f[pcspTable:])] = true
		for n := range int(binary.LittleEndian.Uint32(f[pcdata:])) {
			kept[binary.LittleEndian.Uint32(f[funcSize+tableWidth*n:])] = true
		}
	}
	for offset := range dropped {
		if !kept[offset] { // equal tables are there once, whatever they are for
			t := table[tables+int(offset) : list]
			clear(t[:length(t)])
		}
	}
	return nil
}

// length is that of a table: pairs of numbers of variable length, up to a pair that begins with 0. The
// first pair may begin with it, too.
func length(table []byte) int {
	n := 0
	for first := true; first || table[n] != 0; first = false {
		n += number(table[n:])
		n += number(table[n:])
	}
	return n + 1
}

// number returns how many bytes a number has.
func number(b []byte) int {
	n := 1
	for b[n-1] >= 0x80 {
		n++
	}
	return n
}
