package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"

	"outremer/game"
)

// views checks that views are encoded exactly as encoding/json does, and that those that were made
// do not change when the game goes on.
func (x *exam) views() error {
	var views []any
	var texts [][]byte
	return x.walk(15, 5000, 300, func(g *run) error {
		for i, v := range views {
			if text, err := game.EncodeView(v); err != nil || !bytes.Equal(text, texts[i]) {
				return fmt.Errorf("a view has changed since it was made, to %s from %s", around(text, texts[i]), around(texts[i], text))
			}
		}
		views, texts = nil, nil
		for _, p := range watchers(g.table.setup.Seats) {
			v := g.st.View(p)
			text, err := encoded(v)
			if err != nil {
				return fmt.Errorf("%s: %w", g.name(p), err)
			}
			views, texts = append(views, v), append(texts, text)
		}
		return nil
	})
}

// encoded returns a view as JSON, if it encodes itself as encoding/json does.
func encoded(v any) ([]byte, error) {
	want, err := json.Marshal(v)
	if err != nil {
		return nil, fmt.Errorf("the view is no JSON: %w", err)
	}
	got, err := game.EncodeView(v)
	if err != nil || !bytes.Equal(got, want) {
		return nil, fmt.Errorf("a view is encoded (%v) as\n\t%s\n\tinstead of\n\t%s\n\trun `make generate`", err, around(got, want), around(want, got))
	}
	return want, nil
}
