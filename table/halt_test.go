package table

import (
	"strings"
	"testing"

	"outremer/store"
)

// TestUnreadableLog: a table whose records do not fit can be looked at as far as
// they go.
func TestUnreadableLog(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	play(t, tab, 0, "seal")
	row, err := db.Load(bg, tab.ID())
	must(t, err)
	step := store.Step{Table: row.ID, From: row.Version, To: row.Progress, Records: []store.Record{{N: 2, Text: "2 red dance\n"}}}
	step.To.Version++
	must(t, db.Apply(bg, step))

	again := open(t, newHost(t, func(c *Config) { c.Store = db }), tab.ID())
	snap := look(t, again, 0)
	if snap.Status != Halted || snap.Halt == nil || snap.Halt.Cause != OtherRules || !strings.Contains(string(snap.View), "troops") {
		t.Errorf("%+v", snap)
	}
	want(t, try(t, again, 1, "seal"), ErrHalted)
}
