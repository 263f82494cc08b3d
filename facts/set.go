package facts

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
)

// Set is all data files of a title under one name: the built-in ones, or somebody's corrected
// versions.
type Set struct {
	Name  string
	Files []game.FactsFile // by name

	// Pin is the hash, where it was worked out before. Such files are known to be right, and are not
	// examined again.
	Pin string
}

// Merge returns the files of base, replaced by those of override with the same name. An override
// that replaces nothing is an error, because its owner believes it has an effect. Only name files,
// such as names.en.toml, may be added. Either may be nil.
func Merge(name string, base, override fs.FS) (Set, error) {
	set := Set{Name: name}
	if err := set.add(base); err != nil {
		return set, err
	}
	own := Set{}
	if err := own.add(override); err != nil {
		return set, err
	}
	for _, f := range own.Files {
		i := slices.IndexFunc(set.Files, func(old game.FactsFile) bool { return old.Name == f.Name })
		switch {
		case i >= 0:
			set.Files[i] = f
		case IsNames(f.Name):
			set.Files = append(set.Files, f)
		default:
			return set, &Error{File: f.Name, Text: "there is no data file of this name"}
		}
	}
	slices.SortFunc(set.Files, func(a, b game.FactsFile) int { return strings.Compare(a.Name, b.Name) })
	return set, nil
}

// BuiltIn returns the sets in a title's data folder: those of earlier releases (under old), oldest
// first, then the current one. A title without a data folder (nil) has one empty set.
func BuiltIn(data fs.FS) ([]Set, error) {
	if data == nil {
		return []Set{{Name: game.BuiltIn}}, nil
	}
	var all []Set
	old, err := fs.ReadDir(data, "old")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for _, e := range old {
		folder, err := fs.Sub(data, "old/"+e.Name())
		if err != nil {
			return nil, err
		}
		set, err := Merge(game.BuiltIn, folder, nil)
		if err != nil {
			return nil, fmt.Errorf("old/%s: %w", e.Name(), err)
		}
		all = append(all, set)
	}
	today, err := Merge(game.BuiltIn, data, nil)
	return append(all, today), err
}

// IsNames reports whether a file holds display names in some language.
func IsNames(file string) bool { return strings.HasPrefix(file, "names.") }

func (s *Set) add(fsys fs.FS) error {
	if fsys == nil {
		return nil
	}
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return err
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		text, err := fs.ReadFile(fsys, e.Name())
		if err != nil {
			return &Error{File: e.Name(), Text: err.Error()}
		}
		s.Files = append(s.Files, game.FactsFile{Name: e.Name(), Text: string(text)})
	}
	return nil
}

// File returns the text of a file.
func (s *Set) File(name string) (string, bool) {
	for _, f := range s.Files {
		if f.Name == name {
			return f.Text, true
		}
	}
	return "", false
}

// Hash identifies the content of the set. Comments, key order and sources do not count: a better
// source for a number does not change a game. Nor does a file of names in which every name is still
// commented out. It is "" for a set without files.
func (s *Set) Hash() string {
	if s.Pin != "" || len(s.Files) == 0 {
		return s.Pin
	}
	h := sha256.New()
	for _, f := range s.Files {
		says := meaning(f)
		if IsNames(f.Name) && string(says) == "{}" {
			continue
		}
		h.Write([]byte(f.Name + "\x00"))
		h.Write(says)
		h.Write([]byte{0})
	}
	return hex.EncodeToString(h.Sum(nil))[:16]
}

// meaning is the canonical form of a file. A file that cannot be parsed is returned as it is.
func meaning(f game.FactsFile) []byte {
	var content map[string]any
	if path.Ext(f.Name) == ".toml" && toml.Unmarshal([]byte(f.Text), &content) == nil {
		if b, err := json.Marshal(withoutSources(content)); err == nil { // which sorts keys
			return b
		}
	}
	return []byte(f.Text)
}

func withoutSources(v any) any {
	switch v := v.(type) {
	case map[string]any:
		delete(v, sourceKey)
		for key := range v {
			v[key] = withoutSources(v[key])
		}
	case []any:
		for i := range v {
			v[i] = withoutSources(v[i])
		}
	}
	return v
}

// sourceKey is the field that holds an entry's source.
const sourceKey = "source"

// Source returns the set as a title reads it.
func (s Set) Source() game.Source {
	return files{
		read: func(file string) ([]byte, error) {
			text, ok := s.File(file)
			if !ok {
				return nil, noFile(file)
			}
			return []byte(text), nil
		},
		facts: func() game.Facts { return game.Facts{Name: s.Name, Hash: s.Hash()} },
		known: s.Pin != "",
	}
}

// Over combines a title's sentences with the names in the set.
func (s Set) Over(text fs.FS) fs.FS { return over{text, s} }

type over struct {
	fs.FS
	set Set
}

// overPinned reports whether a folder combines sentences with a set that is known to be right. So are
// they: the same program carries both.
func overPinned(folder fs.FS) bool {
	o, ok := folder.(over)
	return ok && o.set.Pin != ""
}

// ReadFile implements fs.ReadFileFS.
func (o over) ReadFile(name string) ([]byte, error) {
	if names, ok := o.set.File(name); ok && IsNames(name) {
		return []byte(names), nil
	}
	return fs.ReadFile(o.FS, name)
}
