// Package facts reads the data files of titles: maps, cards and numbers as TOML. It is strict,
// because these files are meant to be corrected by hand: anything unknown, missing or of the wrong
// type is rejected with file, line and field.
package facts

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"reflect"
	"slices"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
	"outremer/game/source"
)

// Error reports a data file that cannot be used.
type Error struct {
	File  string
	Line  int    // from 1; 0 if the file cannot be read
	Field string // such as "region[3].defence"; "" if the fault belongs to no field
	Text  string
}

// Error formats as "FILE:LINE: FIELD: TEXT", omitting unknown parts.
func (e *Error) Error() string {
	at := e.File
	if e.Line > 0 {
		at = fmt.Sprintf("%s:%d", e.File, e.Line)
	}
	if e.Field != "" {
		at += ": " + e.Field
	}
	return at + ": " + e.Text
}

// Dir reads files from base, or from override where it has a file of the same name. override may be
// nil.
func Dir(base, override fs.FS) game.Source {
	return files{
		read: func(file string) ([]byte, error) { return read(file, override, base) },
		facts: func() game.Facts {
			set, err := Merge(game.BuiltIn, base, override)
			if err != nil {
				return game.Facts{} // read errors surface in Decode
			}
			return game.Facts{Name: set.Name, Hash: set.Hash()}
		},
		known: override == nil && overPinned(base),
	}
}

// files are data files, wherever they are.
type files struct {
	read  func(file string) ([]byte, error)
	facts func() game.Facts
	known bool // they are right: nobody has to look for what is missing or should not be there
}

// Facts implements game.Source.
func (d files) Facts() game.Facts { return d.facts() }

// Decode reads a file into a struct. Every field with a toml tag must be present unless it is also
// tagged `facts:"optional"`. Nothing else is allowed, except a source before the first table that
// applies to every entry without its own.
func (d files) Decode(file string, into any) error {
	data, err := d.read(file)
	if err != nil {
		return err
	}
	if d.known && toml.Unmarshal(data, into) == nil {
		return nil
	}
	at := newIndex(data)
	err = toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(into)
	err = butSource(err)
	if err != nil {
		return at.explain(file, err)
	}
	if text := at.badSource(); text != "" {
		return &Error{file, at.line(sourceKey), sourceKey, text}
	}
	if field := missing(at, "", reflect.ValueOf(into).Elem()); field != "" {
		return &Error{file, at.line(field), field, "is missing"}
	}
	return nil
}

// butSource drops from a decoder error the complaint that the struct has no field for the
// file-level source: that belongs to the file, not to the title.
func butSource(err error) error {
	var unknown *toml.StrictMissingError
	if !errors.As(err, &unknown) {
		return err
	}
	unknown.Errors = slices.DeleteFunc(unknown.Errors, func(e toml.DecodeError) bool {
		return slices.Equal(e.Key(), toml.Key{sourceKey})
	})
	if len(unknown.Errors) == 0 {
		return nil
	}
	return unknown
}

// badSource describes what is wrong with a file-level source.
func (x *index) badSource() string {
	var file struct {
		Source any `toml:"source"`
	}
	if !x.has(sourceKey) || toml.Unmarshal(x.data, &file) != nil {
		return ""
	}
	if s, ok := file.Source.(string); !ok || !slices.Contains(source.Origins, s) {
		return fmt.Sprintf("%q is not one of %v", fmt.Sprint(file.Source), source.Origins)
	}
	return ""
}

// Fault is the error for a value that parses but cannot be right. A missing field is reported at
// the line of the table it belongs in.
func (d files) Fault(file, field, text string) error {
	data, err := d.read(file)
	if err != nil {
		return err
	}
	return &Error{file, newIndex(data).line(field), field, text}
}

// read returns a file from the first folder that has it.
func read(file string, folders ...fs.FS) ([]byte, error) {
	for _, fsys := range folders {
		if fsys == nil {
			continue
		}
		data, err := fs.ReadFile(fsys, file)
		if err == nil {
			return data, nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, &Error{File: file, Text: err.Error()}
		}
	}
	return nil, noFile(file)
}

func noFile(file string) error { return &Error{File: file, Text: "there is no such file"} }

// missing returns the first required field of v that is not in the file, or "".
func missing(at *index, path string, v reflect.Value) string {
	switch v.Kind() {
	case reflect.Slice:
		for i := range v.Len() {
			if field := missing(at, fmt.Sprintf("%s[%d]", path, i), v.Index(i)); field != "" {
				return field
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if field := missingField(at, path, v.Type().Field(i), v.Field(i)); field != "" {
				return field
			}
		}
	}
	return ""
}

func missingField(at *index, path string, f reflect.StructField, v reflect.Value) string {
	name, ok := f.Tag.Lookup("toml")
	if !ok {
		return ""
	}
	field := join(path, name)
	if !at.has(field) {
		if f.Tag.Get("facts") == "optional" {
			return ""
		}
		return field
	}
	return missing(at, field, v)
}
