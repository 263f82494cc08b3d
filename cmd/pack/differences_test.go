package main

import (
	"bytes"
	"encoding/hex"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// calls is what a piece of a program looks like: two functions with calls and jumps, and things that look like them but are not.
func calls() []byte {
	var code []byte
	add := func(parts ...any) {
		for _, p := range parts {
			switch p := p.(type) {
			case string:
				code = append(code, p...)
			case int:
				code = appendSigned(code, int64(p))
			}
		}
	}
	for function := 4429; function < 4431; function++ {
		for block := 1; block < 300; block += 1 + block%5 {
			add(call, function<<blockBits|block, stored, "\x41\x00\x10\x7c", unwound, 301-block, ended)
			add(target, block+block%7, jump, 302-block)
		}
	}
	add(call, 7, stored)                   // a number, but none that is long enough
	add(call, 1<<40, stored)               // one that is too long
	add(call, 4431<<blockBits, "\x37\x03") // stored elsewhere
	add(unwound, 5, "\x0c", target, 5, "\x21\x01", target, 9, jump)
	return append(code, 0x80) // and a number that is cut off
}

// TestDifferences: what is replaced comes back, and looks the same everywhere.
func TestDifferences(t *testing.T) {
	code := calls()
	different := bytes.Clone(code)
	differ(different)
	if !restores(different, code) {
		t.Error("it does not come back")
	}
	if again := strings.Count(string(different), call+string(different[len(call):len(call)+5])); again > 2 {
		t.Errorf("the first number, which has none before it, is there %d times", again)
	}
	if a, b := xzSize(t, code), xzSize(t, different); 2*b > a {
		t.Errorf("it weighs %d bytes instead of %d: not half as much", b, a)
	}
}

// TestDifferencesOfAnything: whatever is made of such parts comes back.
func TestDifferencesOfAnything(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	parts := []string{call, stored, unwound, ended, jump, call[:2], stored[1:], unwound[:3], "\x80", "\x81\x80\x01", "\xff\xff\x7f", "\xc0\x89\x01", "\x07", "\x37", "\x00"}
	for range 20000 {
		var code []byte
		for range r.IntN(30) {
			code = append(code, parts[r.IntN(len(parts))]...)
		}
		different := bytes.Clone(code)
		differ(different)
		if !restores(different, code) {
			t.Fatalf("%x became %x and does not come back", code, different)
		}
	}
}

// TestAmbiguous: where a difference happens to look like something else, no file is made.
func TestAmbiguous(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "a.wasm"), filepath.Join(dir, "a.engine")
	part := "\x01x" + unwound + target + "\x75" + jump + "\x01" // 0 - 0x75 is 0x0b, which ends what came before
	write(t, from, append(bytes.Clone(preamble), "\x00"+string(rune(len(part)))+part...))
	if err := pack(from, to, nil); err == nil || exists(to) {
		t.Errorf("it was packed (%v), and the browser would not get it back", err)
	}
	write(t, from, append(bytes.Clone(preamble), "\x00"+string(rune(len(part)-1))+part[:len(part)-1]...))
	if err := pack(from, to, nil); err != nil || !exists(to) {
		t.Errorf("without its last byte, where nothing looks like something else, it was not packed: %v", err)
	}
}

// TestDifferencesInTheBrowser keeps what the browser's own test puts back.
func TestDifferencesInTheBrowser(t *testing.T) {
	code := calls()
	different := bytes.Clone(code)
	differ(different)
	want := hex.EncodeToString(code) + "\n" + hex.EncodeToString(different) + "\n"
	const file = "testdata/differences.txt"
	if *update {
		write(t, file, []byte(want))
	}
	if have, err := os.ReadFile(file); err != nil || string(have) != want {
		t.Errorf("%s is not what differ does now; write it with -update (%v)", file, err)
	}
}
