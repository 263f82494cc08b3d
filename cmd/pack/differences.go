package main

// Before each call Go stores where it returns to, as the number of a function and of a block in it; behind the call, and
// wherever a block ends with a jump, stands how many blocks further out to go on, and before a jump the number of the block it goes to.
// All of these grow or shrink little by little, so that no two calls or jumps look alike. differ replaces each by its
// difference to the one before, in as many bytes: then most do. The browser puts them back: client/src/offline/sums.ts.

// differ replaces numbers by differences, in place.
func differ(code []byte) { new(chain).walk(code, false) }

// restore undoes it.
func restore(code []byte) { new(chain).walk(code, true) }

// chain is what the next numbers are compared with.
type chain struct {
	function, block uint64 // where the last call returned to
	depth           uint64 // how many blocks further out the last jump went
	undo            bool
}

// Instructions around the numbers.
const (
	call    = "\x24\x00\x20\x01\x42" // the stack pointer is set; what follows is stored where it points
	stored  = "\x37\x03\x00"
	unwound = "\x23\x00\x21\x01\x0d" // behind a call: if the stack is unwound, go
	ended   = "\x0b"
	target  = "\x41" // a jump: to the block of this number
	jump    = "\x21\x00\x0c"
)

const blockBits = 16 // of where a call returns to

func (c *chain) walk(code []byte, undo bool) {
	c.undo = undo
	for at := 0; at < len(code); {
		at += max(1, c.step(code[at:]))
	}
}

// step replaces what it finds at the beginning, and returns how many bytes that was.
func (c *chain) step(code []byte) int {
	switch code[0] {
	case call[0]:
		if n := number(code, call, 5, stored); n >= 3 {
			c.returns(code[len(call) : len(call)+n])
			return len(call) + n + len(stored)
		}
	case unwound[0]:
		if n := number(code, unwound, 3, ended); n > 0 {
			c.depth = c.swap(code[len(unwound):len(unwound)+n], c.depth)
			return len(unwound) + n + len(ended)
		}
	case target[0]:
		n := number(code, target, 3, jump)
		if n == 0 {
			return 0
		}
		far := 1 + n + len(jump)
		if m := number(code[far:], "", 3, ""); m > 0 {
			c.swap(code[1:1+n], c.block)
			c.depth = c.swap(code[far:far+m], c.depth)
			return far + m
		}
	}
	return 0
}

// returns replaces the place where a call returns to. Within a function it is compared with the one before.
func (c *chain) returns(n []byte) {
	is := get(n)
	function, block := is>>blockBits, is&(1<<blockBits-1)
	other, within := (c.function-function)&(1<<(7*len(n)-blockBits)-1), (c.block-block)&(1<<blockBits-1)
	was := function
	if c.undo {
		was = other
	}
	if was != c.function {
		within = block
	}
	put(n, other<<blockBits|within)
	c.function, c.block = was, block
	if c.undo {
		c.block = within
	}
}

// swap replaces a number by its difference to the one before, or the other way round, which is the same sum. It returns the number.
func (c *chain) swap(n []byte, last uint64) uint64 {
	is := get(n)
	other := (last - is) & (1<<(7*len(n)) - 1)
	put(n, other)
	if c.undo {
		return other
	}
	return is
}

// number returns how many bytes a number has that stands between two others; 0 if there is none of so many bytes at most.
func number(code []byte, before string, most int, after string) int {
	if !stands(code, before) {
		return 0
	}
	rest := code[len(before):]
	for i := range min(most, len(rest)) {
		if rest[i] >= 0x80 {
			continue
		}
		if !stands(rest[i+1:], after) {
			return 0
		}
		return i + 1
	}
	return 0
}

func stands(code []byte, what string) bool {
	return len(code) >= len(what) && string(code[:len(what)]) == what
}

// get and put read and write the bits of a number: seven in each byte, the lowest first.
func get(n []byte) (v uint64) {
	for i, b := range n {
		v |= uint64(b&0x7f) << (7 * i)
	}
	return v
}

func put(n []byte, v uint64) {
	for i := range n {
		n[i] = n[i]&0x80 | byte(v>>(7*i))&0x7f
	}
}
