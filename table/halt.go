package table

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// Halted is the status of a game that this program cannot follow. It is not stored as such: with
// the right program the game continues.
const Halted store.Status = "halted"

// Halt says what a game needs to continue. It is shown to players, so it names no record: the
// number would reveal how much others have drafted.
type Halt struct {
	Cause    Cause         `json:"cause"`
	Program  string        `json:"program"`  // the last version that played it
	Revision game.Revision `json:"revision"` // of the rules it follows
	Facts    string        `json:"facts"`    // name of its facts
}

// Cause is why a game cannot go on.
type Cause string

const (
	OtherRules Cause = "rules"    // the rules reject a recorded move
	NewerRules Cause = "revision" // its revision is unknown to this program
	OtherFacts Cause = "facts"    // its facts are missing or unusable by this program
)

func (h *Halt) String() string {
	if h == nil {
		return ""
	}
	b, _ := json.Marshal(h) // words and a number
	return string(b)
}

// parseHalt reads what String wrote. Unreadable text still counts as a reason.
func parseHalt(text string) *Halt {
	if text == "" {
		return nil
	}
	h := &Halt{Cause: OtherRules}
	json.Unmarshal([]byte(text), h) //nolint:errcheck // see above
	return h
}

func (t *Table) halted() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.halt != nil
}

// haltFor returns the Halt of a table whose records could not be replayed.
func haltFor(row *store.Table, why error) *Halt {
	h := &Halt{Cause: OtherRules, Program: row.Program, Revision: row.Revision, Facts: row.FactsName}
	var setup *game.SetupError
	switch {
	case errors.Is(why, errNoFacts):
		h.Cause = OtherFacts
	case errors.As(why, &setup) && setup.Field == "revision":
		h.Cause = NewerRules
	}
	return h
}

// Check reports whether a program with this configuration could continue a table: nil, or why not.
// It changes nothing.
func Check(ctx context.Context, c Config, id string) error {
	_, why, err := idleHost(c).newTable(id).read(ctx, false)
	return cmp.Or(why, err)
}

// settle stores what loading a table has shown beyond its row: that it cannot continue, or can
// again, so that lists show it without opening the table; and the facts of a table that predates
// fact hashes. Its jobs stay while it is halted and are queued again when it continues. The table
// must be loaded, and either not shared yet or its turn held.
func (t *Table) settle(ctx context.Context, was *store.Table) error {
	t.mu.Lock()
	st, now := t.state, t.halt.String()
	t.mu.Unlock()
	row := &st.row
	if was.Halted == now && was.Facts == row.Facts && was.FactsName == row.FactsName {
		return nil
	}
	if was.Halted != now && now != "" {
		t.host.stats.freezes.Add(1)
	}
	if err := t.host.keepFacts(ctx, t.title); err != nil {
		return t.wrap("settle", err)
	}
	step := store.Step{Table: t.id, From: row.Version, To: row.Progress}
	step.To.Version++
	step.To.Halted = now
	switch {
	case now != "":
		step.To.Status = t.kept
	case was.Halted != "":
		step.Jobs = t.host.jobs(&st)
	}
	if err := t.host.Store.ApplyStep(ctx, step); err != nil {
		if errors.Is(err, store.ErrMoved) {
			return nil // somebody else did it
		}
		return t.wrap("settle", err)
	}
	t.mu.Lock()
	t.row.Version, t.row.Halted = step.To.Version, now
	t.mu.Unlock()
	t.host.wakeFor(step.Jobs)
	return nil
}

// jobs returns the jobs a table should have.
func (h *Host) jobs(s *state) []store.Job {
	var jobs []store.Job
	id := s.row.ID
	if s.botsAwaited() != 0 {
		jobs = append(jobs, botJob(&s.row, h.now()))
	}
	if s.row.Status == store.Open {
		jobs = append(jobs, h.expireJob(&s.row))
	}
	if at := s.wait.Alarm(); at != 0 && s.row.Status == store.Running {
		jobs = append(jobs, clockJob(id, at))
	}
	return jobs
}

// repairJobs queues jobs that tables should have but, for whatever reason, do not, and
// retries those of halted tables immediately: this may be the program they are waiting for.
func (h *Host) repairJobs(ctx context.Context) error {
	jobs, err := h.Store.Jobs(ctx)
	if err != nil {
		return err
	}
	there := map[string]bool{}
	for _, j := range jobs {
		there[j.ID] = true
	}
	rows, err := h.Store.ListTables(ctx, store.Query{Status: []store.Status{store.Running, store.Open}, Limit: 1 << 30})
	if err != nil {
		return err
	}
	for i := range rows {
		st, err := newState(rows[i])
		if err != nil {
			continue // reported when the table is opened
		}
		for _, j := range h.jobs(&st) {
			if there[j.ID] && rows[i].Halted == "" {
				continue
			}
			if err := h.Store.PutJob(ctx, j); err != nil {
				return err
			}
		}
	}
	return nil
}

// rulesFailed is a panic in the rules.
type rulesFailed struct {
	what  string
	stack []byte
	move  *record.Record // the attempted move; nil if the rules failed on a read
}

func (e *rulesFailed) Error() string { return "the rules failed: " + e.what }

// failure wraps a panic caught while trying a move or making a snapshot.
func failure(panicked any, move *record.Record) *rulesFailed {
	return &rulesFailed{what: fmt.Sprint(panicked), stack: debug.Stack(), move: move}
}

// stopped returns why no move can be played.
func (t *Table) stopped() error {
	switch {
	case t.row.Status == store.Frozen:
		return ErrFrozen
	case t.halt != nil:
		return ErrHalted
	}
	return nil
}

// freeze stops a table whose rules failed. The offending move is not part of the table's log; a log
// that ends with it, secret included, is written to the crash folder so that the failure can be
// reproduced.
func (t *Table) freeze(ctx context.Context, bad *rulesFailed) error {
	t.host.stats.freezes.Add(1)
	t.mu.Lock()
	p := &plan{t: t, at: t.host.now(), state: state{row: t.row, course: t.course, wait: t.wait.Abandon(), terms: t.terms}}
	t.mu.Unlock()
	file, err := t.crashFile(ctx, p.row, bad.move)
	if err != nil {
		t.host.Log.Error("crash log not written", "table", t.id, "error", err)
	}
	t.host.Log.Error("table frozen: panic in the rules",
		"table", t.id, "panic", bad.what, "log", file, "stack", string(bad.stack))
	from := p.row.Version
	p.row.Version++
	p.row.Status, p.row.Pending, p.row.Updated = store.Frozen, "", p.at
	p.row.Wait = p.wait.String()
	step := store.Step{Table: t.id, From: from, To: p.row.Progress}
	step.Drop = []string{botJobID(t.id), clockJobID(t.id)}
	if err := t.keep(ctx, p, step); err != nil {
		return err
	}
	return ErrFrozen
}

// crashFile writes the game's log, ending with the failing move, and returns the file name.
func (t *Table) crashFile(ctx context.Context, row store.Table, last *record.Record) (string, error) {
	if t.host.Crashes == "" {
		return "", nil
	}
	var tail []byte
	if last != nil {
		tail = last.Append(nil, seatNames(row.Seats))
	}
	text, err := t.logText(ctx, &row, tail)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(t.host.Crashes, 0o700); err != nil {
		return "", err
	}
	file := fmt.Sprintf("%s-%d-%s.log", row.Title, t.host.now(), store.NewID()[:8])
	name := filepath.Join(t.host.Crashes, file)
	return name, os.WriteFile(name, text, 0o600)
}
