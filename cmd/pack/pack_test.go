package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A program that needs all that a stack is walked for: growing it, collecting garbage meanwhile, and recovering.
const sample = `package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

func deep(n int) []string {
	if n == 0 {
		runtime.GC()
		return nil
	}
	said := fmt.Sprint("step ", n)
	return append(deep(n-1), said)
}

func fail() (trace string) {
	defer func() { recover(); trace = string(debug.Stack()) }()
	var none map[string]int
	none["a"]++
	return ""
}

var zeros [1 << 16]byte
var text = "far" + string(zeros[:1])

func main() {
	all := deep(5000)
	_, file, line, _ := runtime.Caller(0)
	fmt.Println(len(strings.Join(all, " ")), file, line, strings.Contains(fail(), "main.fail"), len(text))
}
`

// TestLighter builds a program, runs it as it is and lightened, and compares: it does the same, names its functions when it
// fails, knows no lines, and is lighter.
func TestLighter(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program, which one run of the tests does")
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), []byte("module sample\n\ngo 1.26.0\n"))
	write(t, filepath.Join(dir, "main.go"), []byte(sample))
	whole := filepath.Join(dir, "whole.wasm")
	build := exec.Command("go", "build", "-ldflags", "-s -w", "-o", whole, ".")
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=-trimpath")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	code, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	lightened, err := lighten(code)
	if err != nil {
		t.Fatal(err)
	}
	light := filepath.Join(dir, "light.wasm")
	write(t, light, lightened)

	before, after := runWasm(t, whole), runWasm(t, light)
	if want := "48892 sample/main.go 31 true 4\n"; before != want {
		t.Fatalf("as built it says %q, not %q", before, want)
	}
	if want := strings.Replace(before, "sample/main.go 31", "? 0", 1); after != want {
		t.Errorf("lightened it says %q, not %q", after, want)
	}
	if a, b := xzSize(t, code), xzSize(t, lightened); b*10 > a*9 {
		t.Errorf("it weighs %d bytes instead of %d: not a tenth less", b, a)
	}
}

// TestRefused gives it what is no program, and programs that are cut off anywhere: none of them makes a file.
func TestRefused(t *testing.T) {
	piece := []byte{1, 0, constant, 0x80, 0x01, end, 3, 'a', 'b', 'c'}
	code := append(bytes.Clone(preamble), dataSection, byte(len(piece)))
	code = append(code, piece...)
	if got, err := lighten(code); err != nil || !bytes.Equal(got, code) {
		t.Fatalf("a program with one piece became %x (%v), not %x", got, err, code)
	}
	for n := range len(code) {
		if got, err := lighten(code[:n]); err == nil && n != len(preamble) {
			t.Errorf("cut off after %d bytes it became %x", n, got)
		}
	}
	passive := append(bytes.Clone(preamble), dataSection, 6, 1, 1, 3, 'a', 'b', 'c')
	if _, err := lighten(passive); err == nil {
		t.Error("a piece without a place was given one")
	}
}

// TestPieces joins pieces that lie apart, in another order than their places.
func TestPieces(t *testing.T) {
	got, err := whole([]byte{2, 0, constant, 12, end, 2, 'c', 'd', 0, constant, 8, end, 2, 'a', 'b'})
	if want := []byte("\x01\x00\x41\x08\x0b\x06ab\x00\x00cd"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("they became %q (%v), not %q", got, err, want)
	}
}

// TestLeftAlone packs twice: the second time nothing is written, unless the program or what it packs has changed.
func TestLeftAlone(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "a.wasm"), filepath.Join(dir, "a.engine")
	write(t, from, preamble)
	packed := func(program string) time.Time {
		t.Helper()
		if err := pack(from, to, []byte(program)); err != nil {
			t.Fatal(err)
		}
		// A file that is written again gets another time than this.
		info, err := os.Stat(to)
		if err != nil {
			t.Fatal(err)
		}
		old := time.Unix(1e9, 0)
		if err := os.Chtimes(to, old, old); err != nil {
			t.Fatal(err)
		}
		return info.ModTime()
	}
	packed("one")
	if !packed("one").Equal(time.Unix(1e9, 0)) {
		t.Error("the same was written again")
	}
	if !packed("two").Equal(time.Unix(1e9, 0)) {
		t.Error("what another program packs in the same way was written again")
	}
	write(t, from, append(bytes.Clone(preamble), 0, 2, 1, 'x'))
	if packed("two").Equal(time.Unix(1e9, 0)) {
		t.Error("something else was not packed")
	}
}

func write(t *testing.T, path string, what []byte) {
	t.Helper()
	if err := os.WriteFile(path, what, 0o644); err != nil {
		t.Fatal(err)
	}
}

func runWasm(t *testing.T, path string) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	run := exec.Command(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec"), path)
	said, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", path, err, said)
	}
	return string(said)
}

func xzSize(t *testing.T, code []byte) int {
	t.Helper()
	short, err := compress(code)
	if err != nil {
		t.Fatal(err)
	}
	return len(short)
}
