package table

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"

	"outremer/game"
	"outremer/store"
)

// Halted is the status of a game that this program cannot follow. It is not kept as such:
// with the right program the game goes on.
const Halted store.Status = "halted"

// Halt says what a game needs to go on. It is shown to its players, so it names no record:
// its number would tell how much others have drafted.
type Halt struct {
	Cause    Cause         `json:"cause"`
	Program  string        `json:"program"`  // the last version that played it
	Revision game.Revision `json:"revision"` // of the rules that it follows
	Facts    string        `json:"facts"`    // the name of its facts
}

// Cause is why a game cannot go on.
type Cause string

const (
	OtherRules Cause = "rules"    // the rules do not allow what was played
	NewerRules Cause = "revision" // it follows a revision that this program does not know
	OtherFacts Cause = "facts"    // its facts are missing, or this program cannot use them
)

func (h *Halt) String() string {
	if h == nil {
		return ""
	}
	b, _ := json.Marshal(h) // words and a number
	return string(b)
}

// parseHalt reads what String wrote. What cannot be read is a reason all the same.
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

// haltFor is what a table needs whose records could not be followed.
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

// Check reports whether a program with this configuration could go on with a table: nil, or
// why not. Nothing is changed.
func Check(ctx context.Context, c Config, id string) error {
	_, why, err := idleHost(c).newTable(id).read(ctx)
	return cmp.Or(why, err)
}

// settle writes down what loading a table has shown beyond its row: that it cannot go on, or
// that it can again, so that lists tell it without opening the table; and the facts of one
// that began before they were named. Its jobs stay while it is halted; when it goes on they
// are put anew. The table is loaded, and nobody else has it yet or its turn is held.
func (t *Table) settle(ctx context.Context, was *store.Table) error {
	t.mu.Lock()
	row, now := t.row, t.halt.String()
	w := t.wait
	t.mu.Unlock()
	if was.Halted == now && was.Facts == row.Facts {
		return nil
	}
	if was.Halted != now && now != "" {
		t.host.stats.freezes.Add(1)
	}
	if err := t.host.keepFacts(ctx, t.title); err != nil {
		return t.failure("settle", err)
	}
	step := store.Step{Table: t.id, From: row.Version, To: row.Progress}
	step.To.Version++
	step.To.Halted = now
	switch {
	case now != "":
		step.To.Status = t.kept
	case was.Halted != "":
		step.Jobs = jobsOf(&row, &w, t.host.now())
	}
	if err := t.host.Store.ApplyStep(ctx, step); err != nil {
		if errors.Is(err, store.ErrMoved) {
			return nil // somebody else has seen to it
		}
		return t.failure("settle", err)
	}
	t.mu.Lock()
	t.row.Version, t.row.Halted = step.To.Version, now
	t.mu.Unlock()
	if step.Jobs != nil {
		t.host.wakeJobs()
	}
	return nil
}

// jobsOf are what has to be done at a running table.
func jobsOf(row *store.Table, w *wait, now int64) []store.Job {
	var jobs []store.Job
	if botsAwaited(row, w) {
		jobs = append(jobs, store.Job{ID: botJobID(row.ID), Kind: botKind, Payload: row.ID, RunAt: now})
	}
	if at := w.job(); at != 0 && row.Status == store.Running {
		jobs = append(jobs, store.Job{ID: clockJobID(row.ID), Kind: clockKind, Payload: row.ID, RunAt: at})
	}
	return jobs
}

// repairJobs puts the jobs that running tables should have and do not, whatever happened to
// them, and tries at once those of tables that were halted: this may be the program that
// they wait for.
func (h *Host) repairJobs(ctx context.Context) error {
	jobs, err := h.Store.Jobs(ctx)
	if err != nil {
		return err
	}
	there := map[string]bool{}
	for _, j := range jobs {
		there[j.ID] = true
	}
	rows, err := h.Store.ListTables(ctx, store.Query{Status: []store.Status{store.Running}, Limit: 1 << 30})
	if err != nil {
		return err
	}
	for i := range rows {
		w, err := parseWait(rows[i].Wait)
		if err != nil {
			continue // the table says so when it is opened
		}
		for _, j := range jobsOf(&rows[i], &w, h.now()) {
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
