package table

import (
	"encoding/json"
	"fmt"
	"maps"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// wait is until when a table waits for people, and who let it wait before. It is
// kept with the table, so that it survives a restart.
//
// A wait is for a set of seats and a kind of turn. It goes on while these finish one
// after the other, while drafts are edited, sealed and opened again, while one seat
// takes the steps of its turn, while somebody asks for an undo, and while people talk.
// Another one begins when somebody else is asked, when a question of another kind is
// put, and when its seat did something for good, such as rolling dice. What seats do
// in secret never changes it: the time left tells nothing.
type wait struct {
	Due     int64             `json:"due,omitempty"`  // when the time is up; 0: nobody is waited for
	Last    int64             `json:"last,omitempty"` // when the time of the wait before was up: an undo returns to it
	Seats   game.Seats        `json:"seats,omitempty"`
	Pace    string            `json:"pace,omitempty"`
	Kind    game.PromptKind   `json:"kind,omitempty"`
	Idle    game.Seats        `json:"idle,omitempty"`   // whose time is up: a bot finishes their turn
	Missed  map[game.Seat]int `json:"missed,omitempty"` // turns missed in a row
	Stopped int64             `json:"stopped,omitempty"`
	Agreed  game.Seats        `json:"agreed,omitempty"` // who wants the clock stopped, or to run again
}

func (w wait) String() string {
	b, _ := json.Marshal(w) // numbers, and a word
	if string(b) == "{}" {
		return ""
	}
	return string(b)
}

func parseWait(text string) (w wait, err error) {
	if text == "" {
		return w, nil
	}
	if err = json.Unmarshal([]byte(text), &w); err != nil {
		return w, fmt.Errorf("wait: %w", err)
	}
	return w, nil
}

// job is when somebody has to look after those who are late; 0: never.
func (w *wait) job() int64 {
	if w.Stopped != 0 || w.Seats&^w.Idle == 0 {
		return 0
	}
	return w.Due
}

// shown reports whether w and o look the same to everybody.
func (w *wait) shown(o *wait) bool {
	return w.Due == o.Due && w.Pace == o.Pace && w.Idle == o.Idle && w.Stopped == o.Stopped && w.Agreed == o.Agreed
}

// list is the seats of a set in order.
func list(x game.Seats) []game.Seat {
	var seats []game.Seat
	for ; x != 0; x = x.Without(x.First()) {
		seats = append(seats, x.First())
	}
	return seats
}

// people are the seats that somebody plays in person.
func people(seats []store.Seat) game.Seats {
	var x game.Seats
	for i := range seats {
		if seats[i].Guest != "" && seats[i].Bot == "" {
			x = x.With(game.Seat(i))
		}
	}
	return x
}

// company reports whether at least two people play: a clock is for those who wait
// for somebody else.
func company(seats []store.Seat) bool {
	first := ""
	for i := range seats {
		if g := seats[i].Guest; g != "" && seats[i].Bot == "" {
			if first != "" && g != first {
				return true
			}
			first = g
		}
	}
	return false
}

// nextWait is until when the table waits once the plan is carried out.
func (p *plan) nextWait() wait {
	w := p.wait
	asked := p.row.Awaiting & people(p.row.Seats)
	if w.Agreed &= people(p.row.Seats); p.row.Status != store.Running {
		w.Agreed, w.Stopped = 0, 0
	}
	limit, q, pace := int64(0), game.Prompt{}, ""
	if p.row.Status == store.Running && asked != 0 && company(p.row.Seats) {
		q, _ = p.course.State.Prompt(asked.First())
		pace = Paces(p.t.title)[p.t.title.Lexicon().Steps[q.Step].Pace]
		limit = p.row.Clock[pace] * 1000
	}
	if limit == 0 {
		return w.over()
	}
	if w.Due != 0 && !p.turned && w.Kind == q.Kind && w.Pace == pace && (q.Kind == game.Draft || asked&^w.Seats == 0) {
		w.Seats, w.Idle = asked, w.Idle&asked
		return w
	}
	due := p.at + limit
	if w = w.over(); p.tookBack && w.Last != 0 {
		due = w.Last // who takes a move back gets no new time with it
	}
	if w.Stopped != 0 {
		w.Stopped = p.at
	}
	w.Due, w.Seats, w.Kind, w.Pace = due, asked, q.Kind, pace
	return w
}

// over is what remains of a wait once it has ended.
func (w wait) over() wait {
	if w.Due != 0 {
		w.Last = w.Due
	}
	w.Due, w.Seats, w.Kind, w.Pace, w.Idle = 0, 0, 0, "", 0
	return w
}

// passed reports whether an undo of s would return to a turn whose time is up. The
// others have to agree to that.
func (w *wait) passed(s game.Seat, now int64) bool {
	return w.Last != 0 && w.Last <= now && !w.Seats.Has(s)
}

// turns notes what a change means for the wait. It must be called before the change is
// committed.
func (p *plan) turns(ch *record.Change, it *item) {
	switch {
	case len(p.row.Clock) == 0 || ch.Record.Kind == record.Note || ch.Record.Kind == record.Adopt:
	case ch.Record.Kind == record.Undo:
		p.tookBack = p.tookBack || ch.Record.Mark == ""
		p.turned = p.turned || ch.Record.Mark != ""
	default:
		before := p.course.State
		after := *p.course
		after.Commit(ch)
		e := &ch.Entry
		public := it.seenBy(game.Nobody)
		p.turned = p.turned || asksAnew(e, before, after.State, len(p.row.Seats)) || e.Barrier && !e.Draft && public && it.mark == ""
		if public && it.mark == "" && p.wait.Missed[e.Seat] != 0 {
			p.wait.Missed = maps.Clone(p.wait.Missed)
			delete(p.wait.Missed, e.Seat)
		}
	}
}

// asksAnew reports whether a move brought a new question for somebody else, or for the
// one who made it if it was in a draft, which a draft does not do while it lasts.
func asksAnew(e *record.Entry, before, after game.State, seats int) bool {
	for s := range game.Seat(seats) {
		was, _ := before.Prompt(s)
		is, asked := after.Prompt(s)
		switch {
		case !asked || !is.Must:
		case s != e.Seat && (was.ID != is.ID || was.Step != is.Step):
			return true
		case s == e.Seat && e.Draft && was.Step != is.Step:
			return true
		}
	}
	return false
}
