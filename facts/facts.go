// Package facts reads the data files of titles: maps, cards and numbers as TOML.
// It is strict, because these files are meant to be corrected by hand: whatever
// is unknown, missing or of the wrong type is refused with file, line and field.
package facts

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"reflect"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
)

// Error is a data file that cannot be used.
type Error struct {
	File  string
	Line  int    // from 1; 0 if the file cannot be read at all
	Field string // such as "region[3].defence"; "" if the fault belongs to no field
	Text  string
}

// Error is "FILE:LINE: FIELD: TEXT", without the parts that are not known.
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

// Dir reads files of base, or of override where that has a file of the same name.
// override may be nil.
func Dir(base, override fs.FS) game.Source {
	return source{
		read: func(file string) ([]byte, error) { return read(file, override, base) },
		facts: func() game.Facts {
			set, err := Merge(game.BuiltIn, base, override)
			if err != nil {
				return game.Facts{} // what cannot be read shows when it is decoded
			}
			return game.Facts{Name: set.Name, Hash: set.Hash()}
		},
	}
}

// source is data files wherever they lie.
type source struct {
	read  func(file string) ([]byte, error)
	facts func() game.Facts
}

// Facts implements game.Source.
func (d source) Facts() game.Facts { return d.facts() }

// Decode reads a file into a struct. Every field with a toml tag must stand in the
// file unless it is also tagged `facts:"optional"`, and nothing else may stand there.
func (d source) Decode(file string, into any) error {
	data, err := d.read(file)
	if err != nil {
		return err
	}
	at := newIndex(data)
	if err := toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(into); err != nil {
		return at.explain(file, err)
	}
	if field := missing(at, "", reflect.ValueOf(into).Elem()); field != "" {
		return &Error{file, at.line(field), field, "is missing"}
	}
	return nil
}

// Fault is the error for a value that can be read but not be right. A field that is
// absent is reported at the line of the table where it should be.
func (d source) Fault(file, field, text string) error {
	data, err := d.read(file)
	if err != nil {
		return err
	}
	return &Error{file, newIndex(data).line(field), field, text}
}

// read is a file of the first folder that has it.
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

// missing is the first required field of v that the file does not have, or "".
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
