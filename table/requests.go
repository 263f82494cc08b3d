package table

import (
	"context"
	"strconv"

	"outremer/game"
	"outremer/store"
	"outremer/table/clock"
)

// Plea is what a request asks for.
type Plea string

const (
	Undoing  Plea = "undo"   // to take back a move
	Pausing  Plea = "pause"  // to stop the clock
	Resuming Plea = "resume" // to let it run again
	MoreTime Plea = "time"   // more time for this turn
	NewRules Plea = "rules"  // to go on by newer rules
)

// Request is something that happens once all players agree. Everybody sees it, and one refusal
// closes it.
type Request struct {
	Kind    Plea
	By      game.Seat  // who asks
	Agreed  game.Seats // who has agreed
	Missing game.Seats // who still has to agree
	Span    int64      // for MoreTime: how much, in seconds
	To      game.Seat  // for Conceding: who would win
}

// requests are those that are open.
func (s *state) requests() []Request {
	if s.row.Status != store.Running {
		return nil
	}
	var all []Request
	if s.pending != nil {
		all = append(all, *s.undoRequest())
	}
	everybody := people(s.row.Seats)
	if agreed := s.wait.Agreed; s.wait.Voting() {
		all = append(all, Request{Kind: s.pausing(), By: s.wait.By, Agreed: agreed, Missing: everybody &^ agreed})
	}
	if m := s.wait.More; m != nil {
		all = append(all, Request{Kind: MoreTime, By: m.By, Agreed: m.Agreed, Missing: s.others(m.By) &^ m.Agreed, Span: m.MS / 1000})
	}
	if a := s.adopting; a.To > s.row.Revision && a.Agreed&everybody != 0 && everybody&^a.Agreed != 0 {
		all = append(all, Request{Kind: NewRules, By: a.By, Agreed: a.Agreed & everybody, Missing: everybody &^ a.Agreed})
	}
	if pr := doorOf(&s.row).Proposal; pr != nil {
		all = append(all, pr.request(s))
	}
	return all
}

func (s *state) undoRequest() *Request {
	r := s.pending
	return &Request{Kind: Undoing, By: r.By, Agreed: r.Agreed, Missing: r.missing(s.row.Seats)}
}

// pausing is what a vote about the clock is for now.
func (s *state) pausing() Plea {
	if s.wait.Stopped != 0 {
		return Resuming
	}
	return Pausing
}

// others returns the seats of everybody who plays in person, but for the person at one seat.
func (s *state) others(than game.Seat) game.Seats {
	who := s.row.Seats[than].Guest
	return seatsThat(s.row.Seats, func(seat *store.Seat) bool { return inPerson(seat) && seat.Guest != who })
}

// Answer accepts or refuses a request. Whoever made it withdraws it by refusing. One answer counts
// for all of a person's seats. It returns ErrNoRequest if this person is not asked.
func (t *Table) Answer(ctx context.Context, by By, kind Plea, agree bool) error {
	switch kind {
	case Undoing:
		return t.AnswerUndo(ctx, by, agree)
	case NewRules:
		return t.answerRules(ctx, by, agree)
	case MoreTime:
		return t.answerMore(ctx, by, agree)
	case Drawing, Conceding:
		return t.answerEnd(ctx, by, kind, agree)
	}
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		if !p.wait.Voting() || kind != p.pausing() {
			return ErrNoRequest
		}
		if agree {
			return p.pause(by, true)
		}
		p.refused(by.Seat, p.wait.By, kind)
		p.wait = p.wait.Refuse()
		return nil
	})
}

// refused tells everybody, and so the asker, that a request is closed.
func (p *plan) refused(by, asker game.Seat, kind Plea) {
	if asker != game.Nobody && p.row.Seats[by].Guest == p.row.Seats[asker].Guest {
		p.note(by, "withdraw")
		return
	}
	p.note(by, "refuse-"+string(kind))
}

// Pause records whether a seat wants the clock stopped, or restarted if it is stopped. It takes
// effect once all players want it. It returns ErrNoClock at a table without time limits.
func (t *Table) Pause(ctx context.Context, by By, want bool) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		return p.pause(by, want)
	})
}

// AskPause asks the players for the game master, who has no seat, to stop the clock, or to let it run again.
// It takes effect once all of them agree.
func (t *Table) AskPause(ctx context.Context, guest string) error {
	return t.do(ctx, func(p *plan) error {
		switch {
		case !t.Created(guest) || p.joined(guest):
			return ErrNotYours
		case p.row.Status != store.Running:
			return ErrNotRunning
		case len(p.row.Clock) == 0:
			return ErrNoClock
		case p.wait.Voting():
			return ErrAsked
		case people(p.row.Seats) == 0:
			return ErrNoRequest
		}
		p.wait = p.wait.AskAll()
		p.note(people(p.row.Seats).First(), "ask-"+string(p.pausing())+"-master") // a record has a seat
		return nil
	})
}

func (p *plan) pause(by By, want bool) error {
	if len(p.row.Clock) == 0 {
		return ErrNoClock
	}
	held, all, before := p.holds(by.Guest), people(p.row.Seats), p.wait
	p.wait = before.Agree(held, want, all, p.at, p.terms)
	switch {
	case p.clockToggled(before, by.Seat):
	case want && !before.Voting():
		p.note(by.Seat, "ask-"+string(p.pausing()))
	case !want && before.Voting() && !p.wait.Voting():
		p.note(by.Seat, "withdraw")
	}
	return nil
}

// clockToggled tells that the clock was stopped or runs again, if that is so.
func (p *plan) clockToggled(before clock.Wait, last game.Seat) bool {
	switch {
	case before.Stopped == 0 && p.wait.Stopped != 0:
		p.note(last, "clock-stopped")
	case before.Stopped != 0 && p.wait.Stopped == 0:
		p.note(last, "clock-runs")
	default:
		return false
	}
	return true
}

// recount grants what only somebody was against who does not play any more.
func (p *plan) recount() {
	all, before := people(p.row.Seats), p.wait
	p.wait = before.Recount(all, p.at, p.terms)
	if p.wait.Stopped != before.Stopped {
		p.clockToggled(before, max(before.By, 0)) // the game master has no seat
	}
	if m := p.wait.More; m != nil && all.Has(m.By) {
		p.grantMore(0)
	}
}

// AskTime asks the others for more time for the current turn, some seconds. It is added once all of
// them agree.
func (t *Table) AskTime(ctx context.Context, by By, seconds int64) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		switch more := p.wait.More; {
		case seconds < clock.MinLimit || seconds > clock.MaxLimit:
			return &game.SetupError{Field: "seconds", Text: "possible: " + strconv.Itoa(clock.MinLimit) + " to " + strconv.Itoa(clock.MaxLimit)}
		case p.wait.Due == 0:
			return ErrNoClock
		case more != nil && !p.holds(by.Guest).Has(more.By):
			return ErrAsked
		}
		p.wait = p.wait.Ask(by.Seat, seconds*1000)
		p.note(by.Seat, "ask-time-"+inUnits(seconds))
		p.grantMore(0)
		return nil
	})
}

// inUnits splits seconds into a unit and how many of it there are, as a remark words them.
func inUnits(seconds int64) string {
	for _, u := range []struct {
		name string
		size int64
	}{{"days", 86_400}, {"hours", 3600}, {"minutes", 60}} {
		if seconds >= u.size && seconds%u.size == 0 {
			return u.name + " " + strconv.FormatInt(seconds/u.size, 10)
		}
	}
	return "seconds " + strconv.FormatInt(seconds, 10)
}

func (t *Table) answerMore(ctx context.Context, by By, agree bool) error {
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		m, held := p.wait.More, p.holds(by.Guest)
		switch {
		case m == nil || agree && held&p.others(m.By)&^m.Agreed == 0:
			return ErrNoRequest
		case !agree:
			p.refused(by.Seat, m.By, MoreTime)
			p.wait = p.wait.Deny()
			return nil
		}
		p.grantMore(held)
		return nil
	})
}

// grantMore records that some seats grant more time, and tells if all have.
func (p *plan) grantMore(seats game.Seats) {
	m := p.wait.More
	p.wait = p.wait.Grant(seats, p.others(m.By), p.terms)
	if p.wait.More == nil {
		p.note(m.By, "time-added-"+inUnits(m.MS/1000))
	}
}

// answerRules agrees to newer rules that somebody asks for, or closes the request.
func (t *Table) answerRules(ctx context.Context, by By, agree bool) error {
	if agree {
		return t.Adopt(ctx, by, true)
	}
	return t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		if p.adopting.Agreed == 0 {
			return ErrNoRequest
		}
		p.refused(by.Seat, p.adopting.By, NewRules)
		p.adopting = adoption{}
		return nil
	})
}
