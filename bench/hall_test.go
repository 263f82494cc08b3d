package bench

import (
	"strings"
	"testing"

	"outremer/games"
)

// TestHall runs what is measured without a server, on a small scale, to check that it works and not
// what it finds.
func TestHall(t *testing.T) {
	found := map[string]Value{}
	b := &benchmark{ctx: t.Context(), quick: true, report: func(v Value) error {
		found[v.Name] = v
		return nil
	}}
	titles := []games.Game{toy}
	all := []measurement{measure(func() error { return b.long(titles) }, "long"), measure(func() error { return b.copies(toy.Title) }, "copy")}
	for _, m := range b.growth(titles) {
		if !strings.HasPrefix(m.rows[0], "growth.watchers") { // which takes a program
			all = append(all, m)
		}
	}
	if err := b.run(all); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"long.early.cpu", "long.late.cpu", "long.late-over-early", "long.load", "long.load.replayed",
		"copy.skirmish.clone", "copy.skirmish.into", "growth.tables.10.cpu", "growth.tables.30.load",
		"growth.moves.10.cpu", "growth.moves.30.back", "growth.moves.30.load", "growth.moves.30.load.replayed"} {
		if v := found[name]; v.Value <= 0 || v.Unit == "" {
			t.Errorf("%s: got %+v, want a value", name, v)
		}
	}
}

// TestFloor: the driver alone commits rows.
func TestFloor(t *testing.T) {
	b := &benchmark{ctx: t.Context(), quick: true}
	perSecond, cpu, err := b.floor()
	if err != nil || perSecond <= 0 || cpu <= 0 {
		t.Errorf("got %g commits/s, %v each, %v", perSecond, cpu, err)
	}
}
