package box

import (
	"errors"
	"io/fs"
	"testing"
	"testing/fstest"

	"outremer/game"
)

type title struct{ game.Title }

func TestOf(t *testing.T) {
	files := fstest.MapFS{"text/en.toml": {Data: []byte("x = 1")}, "data": {Data: []byte("a file, not a folder")}}
	fault := errors.New("broken")
	b := Of("acre", files, func(src game.Source) (*title, error) {
		if src == nil {
			return nil, fault
		}
		return &title{}, nil
	})
	if got, err := fs.ReadFile(b.Text, "en.toml"); err != nil || string(got) != "x = 1" {
		t.Errorf("the text is %q, %v", got, err)
	}
	if b.Slug != "acre" || b.Data != nil || b.Rules != nil || b.Boards != nil {
		t.Errorf("%s has data %v, rules %v and boards %v, want none", b.Slug, b.Data, b.Rules, b.Boards)
	}
	if _, err := b.Load(nil); !errors.Is(err, fault) {
		t.Errorf("loading says %v, want %v", err, fault)
	}
}
