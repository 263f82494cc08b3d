package table

import (
	"errors"
	"testing"

	"outremer/game"
)

func TestSubmitAll(t *testing.T) {
	tab := duel(t, newHost(t))
	red := look(t, tab, 0)
	lex := tab.Title().Lexicon()
	moves := func(lines ...string) func(game.State) ([]game.Move, error) {
		return func(game.State) (list []game.Move, err error) {
			for _, line := range lines {
				m, err := lex.Parse(line)
				must(t, err)
				list = append(list, m)
			}
			return list, nil
		}
	}
	before := encode(t, red)
	// None of them if one is refused, nothing to play, or the writer gives up.
	var v *game.Violation
	if err := tab.SubmitAll(bg, by(0), red.Prompt.ID, moves("bid 1", "pass", "seal")); !errors.As(err, &v) {
		t.Errorf("pass: %v", err)
	}
	must(t, tab.SubmitAll(bg, by(0), red.Prompt.ID, moves()))
	gave := errors.New("gave up")
	want(t, tab.SubmitAll(bg, by(0), red.Prompt.ID, func(game.State) ([]game.Move, error) { return nil, gave }), gave)
	want(t, tab.SubmitAll(bg, By{"berta", 0}, red.Prompt.ID, moves("seal")), ErrNotYours)
	want(t, tab.SubmitAll(bg, by(0), red.Prompt.ID+1, moves("seal")), ErrStale)
	// What the writer does to its copy stays there.
	must(t, tab.SubmitAll(bg, by(0), 0, func(st game.State) ([]game.Move, error) {
		for _, m := range st.Options(nil, 0)[:1] {
			st.Play(0, m, nil)
		}
		return nil, nil
	}))
	if got := encode(t, look(t, tab, 0)); got != before {
		t.Errorf("%s became\n%s", before, got)
	}
	// All of them.
	must(t, tab.SubmitAll(bg, by(0), red.Prompt.ID, moves("bid 1", "seal")))
	if after := look(t, tab, 0); after.Prompt == nil || after.Prompt.Must {
		t.Errorf("not sealed: %+v", after.Prompt)
	}
}
