package patch

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Apply decodes a document and a patch of it, and returns the document after the patch. It is for
// those who read, such as tests and measurements.
func Apply(doc, patch []byte) (any, error) {
	var v any
	if err := json.Unmarshal(doc, &v); err != nil {
		return nil, err
	}
	var ops []Operation
	if err := json.Unmarshal(patch, &ops); err != nil {
		return nil, err
	}
	return Patched(v, ops)
}

// Patched returns a decoded document after some operations. The document may be changed by it.
func Patched(doc any, ops []Operation) (any, error) {
	for _, op := range ops {
		var err error
		doc, err = op.apply(doc, strings.Split(op.Path, "/")[1:])
		if err != nil {
			return nil, fmt.Errorf("%s %s: %w", op.Op, op.Path, err)
		}
	}
	return doc, nil
}

var unescape = strings.NewReplacer("~1", "/", "~0", "~")

// apply changes what a path leads to.
func (op *Operation) apply(doc any, path []string) (any, error) {
	if len(path) == 0 {
		return op.Value, nil
	}
	step := unescape.Replace(path[0])
	switch d := doc.(type) {
	case map[string]any:
		return op.inObject(d, step, path[1:])
	case []any:
		n, err := strconv.Atoi(step)
		if err != nil || n < 0 || n > len(d) || n == len(d) && op.Op != "add" {
			return nil, fmt.Errorf("a list of %d has no element %q", len(d), step)
		}
		return op.inArray(d, n, path[1:])
	}
	return nil, fmt.Errorf("there is no %q in %T", step, doc)
}

func (op *Operation) inObject(d map[string]any, key string, rest []string) (any, error) {
	old, had := d[key]
	if !had && (op.Op != "add" || len(rest) > 0) {
		return nil, fmt.Errorf("there is no member %q", key)
	}
	if len(rest) == 0 && op.Op == "remove" {
		delete(d, key)
		return d, nil
	}
	v, err := op.apply(old, rest)
	d[key] = v
	return d, err
}

func (op *Operation) inArray(d []any, n int, rest []string) (any, error) {
	switch {
	case len(rest) == 0 && op.Op == "remove":
		return slices.Delete(d, n, n+1), nil
	case len(rest) == 0 && op.Op == "add":
		return slices.Insert(d, n, op.Value), nil
	}
	v, err := op.apply(d[n], rest)
	d[n] = v
	return d, err
}
