package game

import (
	"encoding/json"
	"slices"

	"outremer/game/pool"
)

// Appender is implemented by views that encode themselves, with code that cmd/gents wrote.
type Appender interface {
	// AppendJSON appends what json.Marshal returns for the view, and panics if that is an error.
	AppendJSON(b []byte) []byte
}

// drafts are the buffers in which views are encoded.
var drafts pool.Pool[[]byte]

// EncodeView is json.Marshal, to the byte; an Appender only makes it quicker.
func EncodeView(v any) ([]byte, error) {
	a, ok := v.(Appender)
	if !ok {
		return json.Marshal(v)
	}
	draft := drafts.Take()
	*draft = a.AppendJSON((*draft)[:0])
	text := slices.Clone(*draft)
	drafts.Return(draft)
	return text, nil
}
