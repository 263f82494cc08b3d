package main

import (
	"bytes"
	"compress/gzip"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// build compiles the program in testdata for a browser.
func build(t *testing.T) string {
	t.Helper()
	to := filepath.Join(t.TempDir(), "crash.wasm")
	c := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", to, "testdata/crash.go")
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return to
}

// say runs a program and returns what it says.
func say(t *testing.T, program string) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec"), program).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", program, err, out)
	}
	return string(out)
}

func size(t *testing.T, file string) int {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}

func TestLean(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("node runs the program")
	}
	whole := build(t)
	lean := filepath.Join(t.TempDir(), "lean.wasm")
	if err := run(whole, lean); err != nil {
		t.Fatal(err)
	}
	before, after := say(t, whole), say(t, lean)
	if !strings.Contains(before, "crash.go:") || strings.Contains(after, "crash.go") {
		t.Errorf("lines before:\n%s\nand after:\n%s", before, after)
	}
	for _, want := range []string{"main.crash", "main.(*cell).nothing", "recovered: runtime error: invalid memory address"} {
		if !strings.Contains(after, want) {
			t.Errorf("does not say %q any more:\n%s", want, after)
		}
	}
	if a, b := size(t, whole), size(t, lean); b > a*95/100 {
		t.Errorf("%d bytes instead of %d", b, a)
	}
}

func TestRefuses(t *testing.T) {
	dir := t.TempDir()
	for name, content := range map[string]string{
		"text":   "this is no program",
		"empty":  "\x00asm\x01\x00\x00\x00",
		"cut":    "\x00asm\x01\x00\x00\x00\x0b\x20\x01\x00\x41\x00\x0b\x10",
		"others": "\x00asm\x01\x00\x00\x00\x0b\x09\x01\x00\x41\x00\x0b\x04abcd",
	} {
		from, to := filepath.Join(dir, name), filepath.Join(dir, name+".lean")
		if err := os.WriteFile(from, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := run(from, to); err == nil {
			t.Errorf("%s was taken", name)
		}
		if _, err := os.Stat(to); err == nil {
			t.Errorf("%s was written", name)
		}
	}
}
