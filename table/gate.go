package table

import (
	"context"
	"errors"
	"slices"
	"strings"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/clock"
)

// plan is a change being worked out: a copy of the table's state, and what to store and announce.
// None of it is visible before it is on disk.
type plan struct {
	state          // a copy, which shares its seats until one changes
	t       *Table // as it was before
	at      int64
	items   []item
	records []store.Record
	seats   map[game.Seat]store.Seat // those that changed
	shows   bool                     // all can see that one of them did
	bot     bool                     // a bot's move: its job is done
	attempt attempt                  // the move being tried, for the crash log
	travels bool                     // it is about the game's way to another host

	// For standing choices.
	private bool       // only the acting seat learns of the change itself
	stood   game.Seats // whose choice changed
	undid   game.Seats // who took a move back
	forced  int        // answers given
	played  int        // moves made
	public  bool       // everybody can see that something happened

	// For the clock.
	ended    bool // the previous wait is over, whoever is asked now
	tookBack bool // a move was undone without asking
}

// errNoChange ends a change that found nothing to do. It never leaves the gate: to the caller, that
// is success.
var errNoChange = errors.New("nothing changes")

// do is the gate for every change. It calls work on a copy under the table's lock, stores the
// result, swaps it in and notifies watchers.
func (t *Table) do(ctx context.Context, work func(*plan) error) error {
	return t.alone(func() error { return t.change(ctx, work) })
}

// alone calls write as the table's only writer.
func (t *Table) alone(write func() error) error {
	leave, err := t.host.enter()
	if err != nil {
		return err
	}
	defer leave()
	t.turn.Lock()
	defer t.turn.Unlock()
	return write()
}

// change is do for a caller that already holds the table's turn. What is refused or came too late
// may have been worked out on an old copy: then it is tried once more on the table as it is.
func (t *Table) change(ctx context.Context, work func(*plan) error) error {
	err := t.changeOnce(ctx, work)
	switch {
	case errors.Is(err, store.ErrMoved): // the table was read again
	case err == nil || !t.host.Store.Shared():
		return err
	default:
		if moved, failed := t.catchUp(context.WithoutCancel(ctx)); failed != nil || !moved {
			return err
		}
	}
	return t.changeOnce(ctx, work)
}

func (t *Table) changeOnce(ctx context.Context, work func(*plan) error) error {
	// From here on the caller may not cancel: it must learn the outcome.
	ctx = context.WithoutCancel(ctx)
	p, step, err := t.workOut(work)
	if errors.Is(err, errNoChange) {
		return nil
	}
	if bad, ok := errors.AsType[*rulesFailed](err); ok {
		return t.freeze(ctx, bad)
	}
	if err != nil {
		return err
	}
	return t.keep(ctx, p, step)
}

// workOut makes the plan and the step that would store it.
func (t *Table) workOut(work func(*plan) error) (p *plan, step store.Step, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.stopped(); err != nil {
		return nil, step, err
	}
	if t.broken != nil {
		return nil, step, t.broken
	}
	p = &plan{state: t.state.clone(), t: t, at: t.host.now()}
	defer func() {
		if r := recover(); r != nil {
			err = failure(r, p.attempt.record())
		}
	}()
	if err := work(p); err != nil {
		return nil, step, err
	}
	if departed(&t.row) && !p.travels {
		return nil, step, ErrDeparted
	}
	p.answerForced()
	return p, p.step(), nil
}

// keep writes a step, swaps in its plan and notifies watchers.
func (t *Table) keep(ctx context.Context, p *plan, step store.Step) error {
	if err := t.host.Store.ApplyStep(ctx, step); err != nil {
		// It is unclear whether the step was stored, or another process has changed the table;
		// reload from the store.
		if again := t.load(ctx); again != nil {
			t.host.Log.Error("table not reloaded", "table", t.id, "error", again)
		}
		t.mu.Lock()
		t.broadcast()
		t.mu.Unlock()
		return t.wrap("keep", err)
	}
	t.mu.Lock()
	t.takeOver(p)
	t.mu.Unlock()
	t.host.stats.add(p)
	t.bookmarkLater(whilePlayed)
	if step.Notices != nil {
		t.host.Calls.Told(step.Notices)
	}
	t.host.wakeFor(step.Jobs)
	return nil
}

// takeOver swaps in a plan that is on disk.
func (t *Table) takeOver(p *plan) {
	shows := p.shows || p.row.Status != t.row.Status || p.pending != t.pending ||
		p.adopting != t.adopting || !p.wait.LooksLike(t.wait)
	was := t.revealed()
	t.state = p.state
	t.madeBy(p.row.Creator)
	if t.revealed() != was {
		t.feeds = [game.MaxSeats + 1]seatFeed{} // announced again, unmasked
	}
	for _, it := range p.items {
		t.publish(it)
	}
	for s := range p.stood.All() {
		t.outdate(viewerOf(s))
	}
	if shows {
		t.outdateAll()
	}
	t.broadcast()
}

// step returns the store step for the plan.
func (p *plan) step() store.Step {
	from := p.row.Version
	p.row.Version++
	if len(p.items) == 0 && !p.private || slices.ContainsFunc(p.items, func(it item) bool { return it.seenBy(game.Nobody) }) {
		// A draft or a standing choice must not affect the order of the lobby list either.
		p.public, p.row.Updated = true, p.at
	}
	if p.course != nil {
		p.row.Awaiting = p.course.Awaiting()
		if p.row.Awaiting == 0 {
			p.row.Status, p.pending = store.Over, nil
		}
	}
	p.wait = clock.Next(p.wait, p.moment(), p.row.Clock, p.terms)
	p.row.Pending = p.pending.String()
	p.row.Wait = p.wait.String()
	p.row.Adopting = p.adopting.String()
	p.row.Program = p.t.host.Program
	s := store.Step{Table: p.t.id, From: from, Was: &p.t.row.Progress, To: p.row.Progress, Records: p.records, Seats: p.seats}
	p.botJob(&s)
	p.clockJob(&s)
	p.expiryJob(&s)
	if p.row.Creator != p.t.row.Creator {
		s.Creator = &p.row.Creator
	}
	s.Outcomes = p.outcomes()
	p.callPeople(&s)
	return s
}

// botJob queues or drops the job of the next bot to act.
func (p *plan) botJob(s *store.Step) {
	had, have := p.t.botsAwaited() != 0, p.botsAwaited() != 0
	switch {
	case have && (!had || p.bot):
		at := p.at + p.t.host.Pause.Milliseconds()
		s.Jobs = append(s.Jobs, botJob(&p.row, at))
	case had && !have:
		s.Drop = append(s.Drop, botJobID(p.t.id))
	}
}

// enter notes which part of the game the change opened, or which one an undo has gone back to.
func (p *plan) enter(ch *record.Change) {
	line := []record.Entry{ch.Entry}
	if len(ch.Removed) > 0 {
		line, p.row.Stage = p.course.Line, ""
	}
	x := p.course.Title.Lexicon()
	for _, entry := range slices.Backward(line) {
		for _, e := range slices.Backward(entry.Events) {
			if x.Events[e.Kind].Opens {
				p.row.Stage = strings.Join(x.EventWords(e), " ")
				return
			}
		}
	}
}

// follow adds a change of the course to the plan. A publicly visible change cancels a pending undo
// request; a hidden one must not, or the cancellation would reveal it.
func (p *plan) follow(ch *record.Change) {
	it := itemOf(p.course.Setup.Seats, ch, p.at)
	rec := ch.Record
	text := string(rec.Append(nil, seatNames(p.row.Seats)))
	p.records = append(p.records, store.Record{N: int64(rec.N), Text: text, At: p.at})
	p.items = append(p.items, it)
	p.time(ch, &it)
	p.course.Commit(ch)
	p.enter(ch)
	if rec.Kind != record.Note && p.pending != nil && (it.seenBy(game.Nobody) || rec.Seat == p.pending.By) {
		p.pending = nil
	}
	if ch.Entry.Turn && rec.Kind == record.Move {
		p.adopt(rec.Seat)
	}
}

// note records something about the table that does not affect the game.
func (p *plan) note(s game.Seat, text string) { p.follow(p.course.PrepareNote(s, text)) }

// setSeat changes a seat for all to see.
func (p *plan) setSeat(i game.Seat, change func(*store.Seat)) {
	p.changeSeat(i, change)
	p.shows = true
}

func (p *plan) changeSeat(i game.Seat, change func(*store.Seat)) {
	if p.seats == nil {
		p.row.Seats, p.seats = slices.Clone(p.row.Seats), map[game.Seat]store.Seat{}
	}
	change(&p.row.Seats[i])
	p.seats[i] = p.row.Seats[i]
}
