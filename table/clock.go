package table

import (
	"context"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/clock"
)

const (
	clockKind = "clock"
	// lateMoves limits how many moves the rules may make for late seats in one step.
	lateMoves = 5000
)

func clockJobID(table string) string { return "clock " + table }

func clockJob(table string, at int64) store.Job {
	return store.Job{ID: clockJobID(table), Kind: clockKind, Payload: table, RunAt: at, Queue: store.Deadlines}
}

// clockJob queues or drops the job that handles late seats.
func (p *plan) clockJob(s *store.Step) {
	before, at := p.t.wait.Alarm(), p.wait.Alarm()
	switch {
	case at != 0 && at != before:
		s.Jobs = append(s.Jobs, clockJob(p.t.id, at))
	case at == 0 && before != 0:
		s.Drop = append(s.Drop, clockJobID(p.t.id))
	}
}

// moment is the table as its clock sees it after the plan.
func (p *plan) moment() clock.Moment {
	m := clock.Moment{At: p.at, Running: p.row.Status == store.Running, People: people(p.row.Seats),
		Company: company(p.row.Seats), Awaiting: p.row.Awaiting, Ended: p.ended, TookBack: p.tookBack}
	if asked := m.Asked(); asked != 0 {
		q, _ := p.course.State.Prompt(asked.First())
		m.Kind, m.Pace = q.Kind, clock.PaceOf(p.t.title, q)
	}
	return m
}

// time updates the clock for a change. It must be called before the change is committed.
func (p *plan) time(ch *record.Change, it *item) {
	if len(p.row.Clock) == 0 {
		return
	}
	switch ch.Record.Kind {
	case record.Note, record.Adopt, record.Agree:
	case record.Undo:
		agreed := ch.Record.Mark != ""
		p.ended = p.ended || agreed
		p.tookBack = p.tookBack || !agreed
	default:
		after := *p.course
		after.Commit(ch)
		e := &ch.Entry
		m := clock.Move{Seat: e.Seat, Draft: e.Draft, Barrier: e.Barrier,
			Public: it.seenBy(game.Nobody), Marked: it.mark != "" && it.mark != record.Auto}
		p.ended = p.ended || m.Ends(p.course.State, after.State, len(p.row.Seats))
		if m.Public && it.mark == "" { // somebody was there
			p.wait = p.wait.InTime(e.Seat)
		}
	}
}

// timeUp enforces the deadline: the rules move for late seats, or else a bot finishes their turn.
// It is one step, so it happens once whatever else is running on the same store.
func (t *Table) timeUp(ctx context.Context) error {
	return settled(t.do(ctx, func(p *plan) error {
		late := p.wait.Overdue(p.at)
		if p.row.Status != store.Running || late == 0 {
			return errNoChange // somebody was faster
		}
		return p.late(late)
	}))
}

// late finishes the turns of overdue seats. Seats that have missed too many in a row are covered by
// a bot until their holders come back.
func (p *plan) late(seats game.Seats) error {
	p.wait = p.wait.Miss(seats)
	for s := range seats.All() {
		p.note(s, "late")
	}
	if p.t.title.Info().Able.Absentee {
		p.moveFor(seats)
	} else {
		p.wait = p.wait.HandOver(seats)
	}
	for s := range seats.All() {
		if !p.wait.Gone(s, p.terms) {
			continue
		}
		if err := p.cover(s, p.t.host.standIn(p.t.title)); err != nil {
			return err
		}
		p.seekSubstitute(s)
	}
	return nil
}

// moveFor makes the moves the rules prescribe for late seats, until nobody is waiting for them.
func (p *plan) moveFor(seats game.Seats) {
	for range lateMoves {
		s := (p.course.Awaiting() & seats).First()
		if s == game.Nobody || p.ended {
			return
		}
		m := p.course.State.(game.Absentee).Late(s)
		if err := p.course.State.Check(s, m); err != nil {
			p.t.host.Log.Error("move for a late seat refused, safe move taken",
				"table", p.t.id, "title", p.row.Title, "error", err)
			m = p.t.title.Lexicon().Safe(p.course.State.Options(nil, s))
		}
		p.attempt = p.trying(s, m, "late")
		ch, err := p.course.Prepare(s, m, "late")
		if err != nil {
			panic(err) // safe moves are legal
		}
		p.follow(ch)
	}
}

// RulesForLate reports whether a title's rules prescribe moves for seats whose time is up.
func (h *Host) RulesForLate(title string) bool {
	t, ok := h.titles[title]
	return ok && t.Info().Able.Absentee
}
