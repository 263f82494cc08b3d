package table

import (
	"context"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"

	"outremer/game/record"
	"outremer/store"
)

// rulesFailed is a panic in the rules.
type rulesFailed struct {
	what  string
	stack []byte
	move  *record.Record // what was tried; nil if the rules failed at looking
}

func (e *rulesFailed) Error() string { return "the rules failed: " + e.what }

// freeze stops a table at which the rules failed. The move that did it is not
// part of the log; a log that ends with it is left in the folder of crashes, with
// the secret, so that the failure can be played again.
func (t *Table) freeze(ctx context.Context, bad *rulesFailed) error {
	t.host.stats.freezes.Add(1)
	t.mu.Lock()
	p := &plan{t: t, at: t.host.now(), row: t.row, course: t.course, wait: wait{Missed: t.wait.Missed}}
	t.mu.Unlock()
	file, err := t.crashFile(ctx, p.row, bad.move)
	if err != nil {
		t.host.Log.Error("crash log not written", "table", t.id, "error", err)
	}
	t.host.Log.Error("table frozen: panic in the rules", "table", t.id, "panic", bad.what, "log", file, "stack", string(bad.stack))
	from := p.row.Version
	p.row.Version++
	p.row.Status, p.row.Pending, p.row.Updated = store.Frozen, "", p.at
	p.row.Wait = p.wait.String()
	step := store.Step{Table: t.id, From: from, To: p.row.Progress, Drop: []string{botJobID(t.id), clockJobID(t.id)}}
	if err := t.keep(ctx, p, step); err != nil {
		return err
	}
	return ErrFrozen
}

// crashFile writes the game's log, the failing move at its end, and returns the
// file's name.
func (t *Table) crashFile(ctx context.Context, row store.Table, last *record.Record) (string, error) {
	if t.host.Crashes == "" {
		return "", nil
	}
	text, err := t.logText(ctx, &row)
	if err != nil {
		return "", err
	}
	if last != nil {
		text = last.Append(text, seatNames(row.Seats))
	}
	text = append(text, "secret "+row.Secret+"\n"...)
	text = record.AppendSet(text, t.ownFacts())
	if err := os.MkdirAll(t.host.Crashes, 0o700); err != nil {
		return "", err
	}
	tag, err := t.host.bytes(4)
	if err != nil {
		return "", err
	}
	name := filepath.Join(t.host.Crashes, fmt.Sprintf("%s-%d-%s.log", row.Title, t.host.now(), hex.EncodeToString(tag)))
	return name, os.WriteFile(name, text, 0o600)
}
