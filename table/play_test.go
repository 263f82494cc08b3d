package table

import (
	"errors"
	"testing"

	"outremer/game"
)

func TestSubmitAll(t *testing.T) {
	tab := duel(t, newHost(t))
	red := look(t, tab, 0)
	moves := func(lines ...string) (list []game.Move) {
		for _, line := range lines {
			m, err := tab.Title().Lexicon().Parse(line)
			must(t, err)
			list = append(list, m)
		}
		return list
	}
	before := encode(t, red)
	// None of them if one is refused, or there is nothing to play.
	var v *game.Violation
	if err := tab.SubmitAll(bg, by(0), red.Prompt.ID, moves("bid 1", "pass", "seal")); !errors.As(err, &v) {
		t.Errorf("pass: error %v, want a violation", err)
	}
	must(t, tab.SubmitAll(bg, by(0), red.Prompt.ID, nil))
	want(t, tab.SubmitAll(bg, By{"berta", 0}, red.Prompt.ID, moves("seal")), ErrNotYours)
	want(t, tab.SubmitAll(bg, by(0), red.Prompt.ID+1, moves("seal")), ErrStale)
	if got := encode(t, look(t, tab, 0)); got != before {
		t.Errorf("%s became\n%s", before, got)
	}
	// All of them.
	must(t, tab.SubmitAll(bg, by(0), red.Prompt.ID, moves("bid 1", "seal")))
	if after := look(t, tab, 0); after.Prompt == nil || after.Prompt.Must {
		t.Errorf("not sealed: %+v", after.Prompt)
	}
}
