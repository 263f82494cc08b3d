package table

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// plan is a change of a table while it is worked out: copies of what it may
// touch. Nothing of it is seen before it is on disk.
type plan struct {
	t        *Table
	at       int64
	row      store.Table // with seats of its own
	course   *record.Course
	pending  *request
	wait     wait
	adopting adoption
	items    []item
	records  []store.Record
	seats    map[game.Seat]store.Seat
	bot      bool           // a bot's move: its job is used up
	turned   bool           // the wait of before is over, whoever is asked now
	tookBack bool           // a move was taken back without asking
	attempt  *record.Record // the move being tried, for the log of a crash
}

// do is the gate through which every change goes. It calls work on a copy under
// the table's lock, keeps what came out, takes it over and tells the watchers.
func (t *Table) do(ctx context.Context, work func(*plan) error) error {
	leave, err := t.host.enter()
	if err != nil {
		return err
	}
	defer leave()
	t.turn.Lock()
	defer t.turn.Unlock()
	return t.change(ctx, work)
}

// change is do for a caller that already holds t.turn.
func (t *Table) change(ctx context.Context, work func(*plan) error) error {
	// From here on the caller may not give up: it must learn what became of it.
	ctx = context.WithoutCancel(ctx)
	p, step, err := t.workOut(work)
	if bad, ok := err.(*rulesFailed); ok {
		return t.freeze(ctx, bad)
	}
	if err != nil {
		return err
	}
	return t.keep(ctx, p, step)
}

// workOut makes the plan and the step that would keep it.
func (t *Table) workOut(work func(*plan) error) (p *plan, step store.Step, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case t.row.Status == store.Frozen:
		return nil, step, ErrFrozen
	case t.halt != nil:
		return nil, step, ErrHalted
	case t.broken != nil:
		return nil, step, t.broken
	}
	p = &plan{t: t, at: t.host.now(), row: t.row, pending: t.pending, wait: t.wait, adopting: t.adopting, seats: map[game.Seat]store.Seat{}}
	p.row.Seats = slices.Clone(t.row.Seats)
	if t.course != nil {
		c := *t.course
		p.course = &c
	}
	defer func() {
		if r := recover(); r != nil {
			err = &rulesFailed{what: fmt.Sprint(r), stack: debug.Stack(), move: p.attempt}
		}
	}()
	if err := work(p); err != nil {
		return nil, step, err
	}
	return p, p.step(), nil
}

// keep writes a step, takes its plan over and tells the watchers.
func (t *Table) keep(ctx context.Context, p *plan, step store.Step) error {
	if err := t.host.Store.ApplyStep(ctx, step); err != nil {
		// Whether the step was kept is not certain, or somebody else moved the table:
		// the store knows.
		if again := t.load(ctx); again != nil {
			t.host.Log.Error("table not reloaded", "table", t.id, "error", again)
		}
		t.mu.Lock()
		t.ring()
		t.mu.Unlock()
		return t.failure("keep", err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	seatsChanged := len(p.seats) > 0 || p.row.Status != t.row.Status || p.pending != t.pending || !p.wait.shown(&t.wait) || p.adopting != t.adopting
	was := t.bare()
	t.row, t.course, t.pending, t.wait, t.adopting = p.row, p.course, p.pending, p.wait, p.adopting
	if t.bare() != was {
		t.strands = [game.MaxSeats + 1]strand{} // told anew, without masks
	}
	for _, it := range p.items {
		t.publish(it)
	}
	if seatsChanged {
		t.shown = [game.MaxSeats + 1]*Snapshot{}
	}
	t.ring()
	if step.Jobs != nil {
		t.host.wakeJobs()
	}
	return nil
}

// step is what the store has to do for the plan.
func (p *plan) step() store.Step {
	had, late := botsAwaited(&p.t.row, &p.t.wait), p.t.wait.job()
	from := p.row.Version
	p.row.Version++
	if len(p.items) == 0 || slices.ContainsFunc(p.items, func(it item) bool { return it.seenBy(game.Nobody) }) {
		// A draft must not show in the order of the lobby's list either.
		p.row.Updated = p.at
	}
	if p.course != nil {
		awaiting := p.course.State.Awaiting()
		p.row.Awaiting = awaiting
		if awaiting == 0 {
			p.row.Status, p.pending = store.Over, nil
		}
	}
	p.wait = p.nextWait()
	p.row.Pending, p.row.Wait, p.row.Adopting = p.pending.String(), p.wait.String(), p.adopting.String()
	p.row.Program = p.t.host.Program
	s := store.Step{Table: p.t.id, From: from, To: p.row.Progress, Records: p.records, Seats: p.seats}
	switch have := botsAwaited(&p.row, &p.wait); {
	case have && (!had || p.bot):
		s.Jobs = append(s.Jobs, store.Job{ID: botJobID(p.t.id), Kind: botKind, Payload: p.t.id, RunAt: p.at + p.t.host.Pause.Milliseconds()})
	case had && !have:
		s.Drop = append(s.Drop, botJobID(p.t.id))
	}
	switch at := p.wait.job(); {
	case at != 0 && at != late:
		s.Jobs = append(s.Jobs, store.Job{ID: clockJobID(p.t.id), Kind: clockKind, Payload: p.t.id, RunAt: at})
	case at == 0 && late != 0:
		s.Drop = append(s.Drop, clockJobID(p.t.id))
	}
	return s
}

// botsAwaited reports whether a bot has to act, for good or for somebody who is late.
func botsAwaited(row *store.Table, w *wait) bool {
	return row.Status == store.Running && row.Awaiting&(botSeats(row.Seats)|w.Idle) != 0
}

func botSeats(seats []store.Seat) game.Seats {
	var bots game.Seats
	for i := range seats {
		if seats[i].Bot != "" {
			bots = bots.With(game.Seat(i))
		}
	}
	return bots
}

// follow makes a change of the course part of the plan. A change that everybody
// can see ends a request to undo; one that they cannot see must not, or the end
// of the request would show it.
func (p *plan) follow(ch *record.Change) {
	it := itemOf(p.course, ch, p.at)
	rec := ch.Record
	p.records = append(p.records, store.Record{N: int64(rec.N), Text: string(rec.Append(nil, seatNames(p.row.Seats))), At: p.at})
	p.items = append(p.items, it)
	p.turns(ch, &it)
	p.course.Commit(ch)
	if ch.Record.Kind != record.Note && p.pending != nil && (it.seenBy(game.Nobody) || rec.Seat == p.pending.By) {
		p.pending = nil
	}
	if ch.Entry.Turn && ch.Record.Kind == record.Move {
		p.adopt(rec.Seat)
	}
}

// note records something about the table that changes nothing in the game.
func (p *plan) note(s game.Seat, text string) { p.follow(p.course.PrepareNote(s, text)) }

// setSeat changes a seat.
func (p *plan) setSeat(i game.Seat, change func(*store.Seat)) {
	change(&p.row.Seats[i])
	p.seats[i] = p.row.Seats[i]
}

// authorize checks that by may act now for its seat in a running game.
func (p *plan) authorize(by By) error {
	if err := p.holder(by); err != nil {
		return err
	}
	if p.row.Status != store.Running {
		return ErrNotRunning
	}
	if p.row.Seats[by.Seat].Bot != "" || p.wait.Idle.Has(by.Seat) {
		return ErrCovered
	}
	return nil
}

// holder checks that by holds its seat.
func (p *plan) holder(by By) error {
	if by.Seat < 0 || int(by.Seat) >= len(p.row.Seats) || by.Guest == "" || p.row.Seats[by.Seat].Guest != by.Guest {
		return ErrNotYours
	}
	return nil
}
