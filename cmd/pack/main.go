// Pack makes the files of engines that a browser fetches out of what Go has built: lighter WebAssembly that does the same,
// compressed so that a browser can unpack it whatever the server knows of compression: go run ./cmd/pack FROM TO...
//
// Beside each file it notes what it was made of, and leaves those alone that would not change.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
)

func main() {
	files := os.Args[1:]
	if len(files) == 0 || len(files)%2 != 0 {
		fmt.Fprintln(os.Stderr, "usage: pack FROM TO...")
		os.Exit(2)
	}
	if err := packAll(files); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// packAll packs as many at a time as there are processors.
func packAll(files []string) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	program, err := os.ReadFile(self)
	if err != nil {
		return err
	}
	free := make(chan bool, runtime.GOMAXPROCS(0))
	done := make(chan error)
	for i := 0; i < len(files); i += 2 {
		go func() {
			free <- true
			err := pack(files[i], files[i+1], program)
			<-free
			done <- err
		}()
	}
	for range len(files) / 2 {
		err = errors.Join(err, <-done)
	}
	return err
}

// pack packs one file. program: this one, which may pack otherwise than it did before.
func pack(from, to string, program []byte) error {
	code, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	note, made := to+".from", sumOf(code, program)
	if was, err := os.ReadFile(note); err == nil && string(was) == made && exists(to) {
		return nil
	}
	light, err := lighten(code)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	different := bytes.Clone(light)
	differ(different)
	if !restores(different, light) {
		return fmt.Errorf("%s: the browser would not get back what it was", from)
	}
	short, err := compress(different)
	if err != nil {
		return err
	}
	if was, err := os.ReadFile(to); err != nil || !bytes.Equal(was, short) {
		if err := os.WriteFile(to, short, 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(note, []byte(made), 0o644)
}

// restores reports whether the browser will get back what was there.
func restores(different, light []byte) bool {
	again := bytes.Clone(different)
	restore(again)
	return bytes.Equal(again, light)
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func sumOf(code, program []byte) string {
	all := sha256.New()
	all.Write(code)
	all.Write(program)
	return hex.EncodeToString(all.Sum(nil))
}

// compress takes the program xz, since no library at hand comes near it. The sum at the end of a file is of the kind that
// the reader in the browser knows. Looking for matches of 200 bytes, where 64 are usual, takes twice as long and gains one byte in
// a hundred; all other effort gains less. The name of the commit alone, which Go writes into a program, makes it 4 kB longer or shorter.
func compress(code []byte) ([]byte, error) {
	xz := exec.Command("xz", "--compress", "--stdout", "--lzma2=preset=6,nice=200", "--threads=1", "--check=crc32")
	xz.Stdin, xz.Stderr = bytes.NewReader(code), os.Stderr
	short, err := xz.Output()
	if err != nil {
		return nil, fmt.Errorf("xz: %w", err)
	}
	return short, nil
}
