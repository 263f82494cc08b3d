package facts

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"
)

// index maps each field of a file to its position. On a syntax error it is best effort and ends
// where the parser stopped.
type index struct {
	data  []byte
	parse unstable.Parser
	spots []spot         // in file order
	seen  map[string]int // path to its first spot
	rows  map[string]int // number of tables so far in a list such as [[mode]]
}

// spot is the position of one field or table.
type spot struct {
	path   string
	offset int
	table  bool
}

func newIndex(data []byte) *index {
	x := &index{data: data, seen: map[string]int{}, rows: map[string]int{}}
	x.parse.Reset(data)
	table := ""
	for x.parse.NextExpression() {
		switch n := x.parse.Expression(); n.Kind {
		case unstable.Table, unstable.ArrayTable:
			table = x.enter(n)
		case unstable.KeyValue:
			x.keyValue(table, n)
		}
	}
	return x
}

// join is the path of key inside the table at path.
func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}

func (x *index) has(path string) bool {
	_, ok := x.seen[path]
	return ok
}

func (x *index) add(path string, n *unstable.Node, table bool) {
	if x.has(path) {
		return
	}
	x.seen[path] = len(x.spots)
	x.spots = append(x.spots, spot{path, int(n.Raw.Offset), table})
}

// enter records a [table] or [[list]] header and returns its path. A header part that names a list
// refers to the list's latest table.
func (x *index) enter(n *unstable.Node) string {
	path := ""
	for key := n.Key(); key.Next(); {
		path = join(path, string(key.Node().Data))
		x.add(path, key.Node(), true)
		if key.IsLast() && n.Kind == unstable.ArrayTable {
			x.rows[path]++
		}
		if rows := x.rows[path]; rows > 0 {
			path = fmt.Sprintf("%s[%d]", path, rows-1)
			x.add(path, key.Node(), true)
		}
	}
	return path
}

func (x *index) keyValue(path string, n *unstable.Node) {
	for key := n.Key(); key.Next(); {
		path = join(path, string(key.Node().Data))
		x.add(path, key.Node(), false)
	}
	x.value(path, n.Value())
}

func (x *index) value(path string, n *unstable.Node) {
	children := n.Children()
	switch n.Kind {
	case unstable.InlineTable:
		for children.Next() {
			x.keyValue(path, children.Node())
		}
	case unstable.Array:
		for i := 0; children.Next(); i++ {
			item := fmt.Sprintf("%s[%d]", path, i)
			if children.Node().Kind != unstable.Array { // the parser gives no position for a nested list
				x.add(item, children.Node(), false)
			}
			x.value(item, children.Node())
		}
	}
}

// line returns the line of path, or of the nearest enclosing table or list.
func (x *index) line(path string) int {
	for path != "" {
		if i, ok := x.seen[path]; ok {
			return 1 + bytes.Count(x.data[:x.spots[i].offset], []byte("\n"))
		}
		path = path[:max(0, strings.LastIndexAny(path, ".["))]
	}
	return 1
}

// withoutGoNames drops from a decoder's error what it says of our structs, " struct field NAME of type", which means nothing
// to the reader of a data file.
func withoutGoNames(text string) string {
	before, rest, found := strings.Cut(text, " struct field ")
	_, after, ok := strings.Cut(rest, " of type")
	if !found || !ok {
		return text
	}
	return before + after
}

// explain turns a decoder error into one that names the field.
func (x *index) explain(file string, err error) error {
	var decode *toml.DecodeError
	var unknown *toml.StrictMissingError
	switch {
	case errors.As(err, &unknown): // before DecodeError, which it wraps
		row, col := unknown.Errors[0].Position()
		return &Error{file, row, x.at(row, col, false), "is not a known field"}
	case errors.As(err, &decode):
		row, col := decode.Position()
		text := withoutGoNames(strings.TrimPrefix(decode.Error(), "toml: "))
		return &Error{file, row, x.at(row, col, x.parse.Error() != nil), text}
	default:
		return &Error{File: file, Text: err.Error()}
	}
}

// at returns the field at a position: the last one starting at or before it. After a syntax error
// only tables are reliable, because the broken field itself was not read.
func (x *index) at(row, col int, tables bool) string {
	end := col
	for range row - 1 {
		end += bytes.IndexByte(x.data[end-col:], '\n') + 1
	}
	for _, s := range slices.Backward(x.spots) {
		if s.offset < end && (s.table || !tables) {
			return s.path
		}
	}
	return ""
}
