package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"

	"outremer/game"
	"outremer/game/patch"
)

// views checks that views are encoded exactly as encoding/json does, that those that were made do
// not change when the game goes on, and that what changed from one to the next turns one into the
// other.
func (x *exam) views() error {
	var views []any
	var texts [][]byte
	return x.walk(15, 5000, 300, func(g *run) error {
		old := views
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
			if i := len(texts) - 1; len(old) > i {
				if err := differs(old[i], v, text); err != nil {
					return fmt.Errorf("%s: %w", g.name(p), err)
				}
			}
		}
		return nil
	})
}

// differs applies what a view says has changed to the older one, and compares.
func differs(old, new any, text []byte) error {
	d, ok := new.(game.Differ)
	if !ok {
		return nil
	}
	var p patch.Patch
	p.At("")
	if !d.AppendDiff(&p, old) {
		return fmt.Errorf("a view does not know %T", old)
	}
	was, err := game.EncodeView(old)
	if err != nil {
		return err
	}
	got, err := patch.Apply(was, p.Append(nil))
	if err != nil {
		return err
	}
	var want any
	if err := json.Unmarshal(text, &want); err != nil {
		return err
	}
	if !reflect.DeepEqual(got, want) {
		return fmt.Errorf("a view says that it changed by %s, which does not make %s of %s; run `make generate`", p.Append(nil), text, was)
	}
	return nil
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
