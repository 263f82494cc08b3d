package clock

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"

	"outremer/game"
)

// usualMisses is how many turns in a row a player may miss before a bot takes over the seat, unless
// the table's terms say otherwise.
const usualMisses = 3

// Wait is a table's current deadline, with the seats that missed earlier ones. It is stored with
// the table, so it survives a restart.
//
// A wait is for a set of seats and a kind of turn. It continues while these finish one after
// another, while drafts are edited, sealed and reopened, while one seat takes the steps of its
// turn, while somebody asks for an undo, and while people talk. A new wait begins when somebody
// else is asked, when a different kind of question is asked, and when its seat does something
// irrevocable, such as rolling dice. Secret actions never affect it, so the time left reveals
// nothing.
type Wait struct {
	Due     int64             `json:"due,omitempty"`  // deadline; 0: not waiting for anybody
	Last    int64             `json:"last,omitempty"` // deadline of the previous wait, to which an undo returns
	Seats   game.Seats        `json:"seats,omitempty"`
	Pace    string            `json:"pace,omitempty"`
	Kind    game.PromptKind   `json:"kind,omitempty"`
	Idle    game.Seats        `json:"idle,omitempty"`   // whose time is up: a bot finishes their turn
	Missed  map[game.Seat]int `json:"missed,omitempty"` // turns missed in a row
	Stopped int64             `json:"stopped,omitempty"`
	Agreed  game.Seats        `json:"agreed,omitempty"` // who wants the clock stopped, or restarted
	By      game.Seat         `json:"by,omitempty"`     // who asked for that first
	Master  bool              `json:"master,omitempty"` // the game master asked for that, who has no seat
	More    *More             `json:"more,omitempty"`   // more time for this turn, asked for
	vacations
	savings
}

// String encodes the wait for storage.
func (w Wait) String() string {
	if reflect.ValueOf(&w).Elem().IsZero() { // as at all tables without a clock
		return ""
	}
	b, _ := json.Marshal(w) // numbers, and a word
	if string(b) == "{}" {
		return ""
	}
	return string(b)
}

// Parse reads what String wrote.
func Parse(text string) (w Wait, err error) {
	if text == "" {
		return w, nil
	}
	err = json.Unmarshal([]byte(text), &w)
	if err != nil {
		return w, fmt.Errorf("wait: %w", err)
	}
	return w, nil
}

// Moment is a table right after a change, as its clock sees it.
type Moment struct {
	At       int64
	Running  bool
	People   game.Seats      // seats that somebody plays in person
	Company  bool            // at least two people play: a clock makes sense only if somebody is waiting
	Awaiting game.Seats      // seats that must act
	Kind     game.PromptKind // of the question that Asked is about
	Pace     string          // likewise
	Ended    bool            // the wait is over, whoever is asked now
	TookBack bool            // a move was taken back without asking
}

// Asked returns the people the game is waiting for.
func (m *Moment) Asked() game.Seats {
	if !m.Running {
		return 0
	}
	return m.Awaiting & m.People
}

// Next returns the wait that follows from a moment.
func Next(before Wait, after Moment, limits Limits, terms *Terms) Wait {
	w := before.stillWanted(&after)
	asked := after.Asked()
	limit := limits[after.Pace] * 1000
	switch {
	case asked == 0 || !after.Company || limit == 0:
		return w.over(&after, terms)
	case w.goesOn(&after):
		w.Seats = asked
		w.Idle &= asked
		return w
	}
	w = w.over(&after, terms)
	w.Seats, w.Kind, w.Pace = asked, after.Kind, after.Pace
	if back := before.returnsTo(asked); after.TookBack && back != 0 {
		w.Due, w.Last = back, back // undoing a move does not reset the time
		w = w.refund(before.Seats&asked == 0)
	} else {
		w = w.begin(after.At, limit, terms)
	}
	if w.Stopped != 0 {
		w.Stopped = after.At
	}
	return w
}

// begin sets the deadline of a new wait.
func (w Wait) begin(at, limit int64, terms *Terms) Wait {
	w.Due = terms.Due(max(at, w.heldUntil()), limit)
	return w.save(terms)
}

// returnsTo returns the deadline to which an undo returns that asks some seats again: that of this
// wait if it was theirs as well, or else of the one before.
func (w Wait) returnsTo(asked game.Seats) int64 {
	if w.Due != 0 && (w.Last == 0 || w.Seats&asked != 0) {
		return w.Due
	}
	return w.Last
}

// stillWanted drops the wishes of people who no longer play.
func (w Wait) stillWanted(m *Moment) Wait {
	w.Agreed &= m.People
	if !m.Running {
		w.Agreed, w.Stopped, w.Master = 0, 0, false
	}
	w.More = w.More.among(m.People)
	w.vacations = w.vacations.among(m.People)
	return w
}

// goesOn reports whether the current wait continues for the seats that are asked.
func (w Wait) goesOn(m *Moment) bool {
	sameTurn := w.Due != 0 && !m.Ended && w.Kind == m.Kind && w.Pace == m.Pace
	// A drafting seat may have sealed and reopened, which nobody else can see.
	return sameTurn && (m.Kind == game.Draft || m.Asked()&^w.Seats == 0)
}

// over returns what remains of a wait once it has ended.
func (w Wait) over(m *Moment, terms *Terms) Wait {
	rest := Wait{Last: w.Last, Missed: w.Missed, Stopped: w.Stopped, Agreed: w.Agreed, By: w.By, Master: w.Master, vacations: w.vacations}
	if w.Due != 0 {
		rest.Last = w.Due
	}
	rest.savings = w.settled(m, terms)
	return rest
}

// Abandon returns what remains of a wait at a table where play has stopped.
func (w Wait) Abandon() Wait { return Wait{Missed: w.Missed} }

// Alarm returns when late seats must be dealt with; 0: never.
func (w Wait) Alarm() int64 {
	if w.Stopped != 0 || w.Seats&^w.Idle == 0 {
		return 0
	}
	return w.Due
}

// Overdue returns the seats whose time is up.
func (w Wait) Overdue(now int64) game.Seats {
	if at := w.Alarm(); at == 0 || at > now {
		return 0
	}
	return w.Seats &^ w.Idle
}

// Passed reports whether an undo by s would return to a turn whose deadline has passed. That needs
// the consent of the others.
func (w Wait) Passed(s game.Seat, now int64) bool {
	return w.Last != 0 && w.Last <= now && !w.Seats.Has(s)
}

// Miss counts a missed turn for some seats.
func (w Wait) Miss(seats game.Seats) Wait {
	missed := maps.Clone(w.Missed)
	if missed == nil {
		missed = map[game.Seat]int{}
	}
	for s := range seats.All() {
		missed[s]++
	}
	w.Missed = missed
	return w
}

// Gone reports whether a seat has missed enough turns in a row for a bot to take over.
func (w Wait) Gone(s game.Seat, terms *Terms) bool { return w.Missed[s] >= terms.missable() }

// HandOver lets bots finish the turn of seats whose time is up.
func (w Wait) HandOver(seats game.Seats) Wait {
	w.Idle |= seats
	return w
}

// InTime resets a seat's missed turns, because its player moved in time.
func (w Wait) InTime(s game.Seat) Wait {
	if w.Missed[s] != 0 {
		w.Missed = maps.Clone(w.Missed)
		delete(w.Missed, s)
	}
	return w
}

// Return gives a seat back from the bot that finished its turn.
func (w Wait) Return(s game.Seat) Wait {
	w = w.InTime(s)
	w.Idle = w.Idle.Without(s)
	return w
}

// Agree records or withdraws the wish of the person at some seats to stop the clock, or to restart
// it if it is stopped. It takes effect once all players want it.
func (w Wait) Agree(seats game.Seats, want bool, people game.Seats, now int64, terms *Terms) Wait {
	if want && !w.Voting() {
		w.By = seats.First()
	}
	w.Agreed &^= seats
	if want {
		w.Agreed |= seats
	}
	return w.Recount(people, now, terms)
}

// AskAll opens a vote on the clock for the game master, who has none.
func (w Wait) AskAll() Wait {
	w.Master, w.By = true, game.Nobody
	return w
}

// Voting reports whether somebody wants the clock stopped, or restarted.
func (w Wait) Voting() bool { return w.Agreed != 0 || w.Master }

// Recount stops or restarts the clock if all who still play want that.
func (w Wait) Recount(people game.Seats, now int64, terms *Terms) Wait {
	if w.Agreed != 0 && people&^w.Agreed == 0 {
		return w.toggle(now, terms)
	}
	return w
}

// Refuse closes the request to stop the clock, or to restart it.
func (w Wait) Refuse() Wait {
	w.Agreed, w.By, w.Master = 0, 0, false
	return w
}

// toggle stops the clock, or restarts it with the time that was left.
func (w Wait) toggle(now int64, terms *Terms) Wait {
	w = w.Refuse()
	if w.Stopped == 0 {
		w.Stopped = now
		return w
	}
	held := w.heldUntil()
	w = w.shift(max(w.Stopped, held), max(now, held), terms)
	w.Stopped = 0
	return w
}

// shift moves what is left of the time at one moment to another.
func (w Wait) shift(from, to int64, terms *Terms) Wait {
	if w.Due == 0 {
		return w
	}
	w.Due = terms.Due(to, terms.Between(from, w.Due))
	if w.Free != 0 {
		w.savings = w.savings.charge(from, terms)
		w.Free = terms.Due(to, terms.Between(from, w.Free))
	}
	return w
}

// still returns the moment at which the clock stands: now, unless it was stopped.
func (w Wait) still(now int64) int64 {
	if w.Stopped != 0 {
		return w.Stopped
	}
	return now
}
