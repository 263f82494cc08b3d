package gametest

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// sumsName is the file that lists the kept files with their hashes, as sha256sum does.
const sumsName = "SUMS"

// guard checks that no kept file has changed. A test of old games proves nothing if they can be
// rewritten.
func (s *shelf) guard() (errs []error) {
	fault := func(name, what string) {
		errs = append(errs, fmt.Errorf("%s %s: a kept game must never change; raise Info.Revision and keep new games (make keep TITLE=%s)", name, what, s.info.Slug))
	}
	sums, err := s.sums()
	if err != nil {
		return []error{err}
	}
	for _, line := range sums {
		if !slices.Contains(s.files, line.name) {
			fault(line.name, "is missing")
		} else if sum, err := s.sum(line.name); err != nil || sum != line.sum {
			fault(line.name, "was altered")
		}
	}
	for _, name := range s.files {
		if !slices.ContainsFunc(sums, func(l sumLine) bool { return l.name == name }) {
			fault(name, "is not listed in "+sumsName)
		}
	}
	return errs
}

type sumLine struct{ sum, name string }

// sums reads the list; there is none before the first games are kept.
func (s *shelf) sums() (lines []sumLine, err error) {
	text, err := os.ReadFile(filepath.Join(s.dir, sumsName))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		sum, name, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok {
			return nil, fmt.Errorf("%s: %q is not a hash and a name", sumsName, line)
		}
		lines = append(lines, sumLine{sum, name})
	}
	return lines, nil
}

func (s *shelf) sum(name string) (string, error) {
	data, err := os.ReadFile(filepath.Join(s.dir, name))
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), err
}

// keepSums adds the files that are not listed yet. Existing lines stay.
func (s *shelf) keepSums() error {
	lines, err := s.sums()
	if err != nil {
		return err
	}
	f, err := os.OpenFile(filepath.Join(s.dir, sumsName), os.O_WRONLY|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	for _, name := range s.files {
		if slices.ContainsFunc(lines, func(l sumLine) bool { return l.name == name }) {
			continue
		}
		sum, failed := s.sum(name)
		_, wrote := fmt.Fprintf(f, "%s  %s\n", sum, name)
		err = errors.Join(err, failed, wrote)
	}
	return errors.Join(err, f.Close())
}

// addFile writes a file unless it exists.
func addFile(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}
