package table

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"outremer/game"
	"outremer/store"
)

// Reason is why somebody is called.
type Reason string

const (
	YourTurn Reason = "turn"     // the game waits for them
	Near     Reason = "deadline" // and not for long any more
	Wrote    Reason = "letter"   // a letter or a pact for them
	Asked    Reason = "request"  // others wait for their word
	Begun    Reason = "begun"
	Ended    Reason = "over"
	Offered  Reason = "seat" // they could take a seat
)

// Reasons lists them all.
var Reasons = []Reason{YourTurn, Near, Wrote, Asked, Begun, Ended, Offered}

// Caller calls people who are not at the table. Wants and Back are asked while a table is locked,
// so they answer from memory.
type Caller interface {
	// Wants reports whether a person wants to hear of something, and has not been told about the
	// table already since they were last there. Person is "" for those who read the table's own
	// hooks.
	Wants(person, table string, why Reason) bool
	// Told is called once notices are on disk.
	Told(list []store.Notice)
	// Back is called when a person comes to a table.
	Back(person, table string)
	// Call sends what a person is to be told. If again is not 0, the job is due again then.
	Call(ctx context.Context, h *Host, person string) (again int64, err error)
	// Reread is called when another node may have changed who wants to be called.
	Reread(ctx context.Context) error
	// Became is called when one person has become another, or nobody: into is "" then.
	Became(ctx context.Context, from, into string) error
}

const (
	callKind = "call"
	nearKind = "near"
	lastKind = "near-last"
	seatKind = "seat"

	// gathering is how long a call waits, so that what happens at once is told at once.
	gathering = 15 * time.Second
	// leisurely is the shortest time limit at which people are reminded.
	leisurely = 2 * time.Hour
)

// CallJob is the job that calls a person about notices, soon after at.
func CallJob(n store.Notice) store.Job {
	who := n.Person
	if who == "" {
		who = TableCallee(n.Table)
	}
	return store.Job{ID: "call " + who, Kind: callKind, Payload: who, RunAt: n.Made + gathering.Milliseconds()}
}

// TableCallee stands for those who read a table's own hooks where a person is expected.
func TableCallee(table string) string { return "@" + table }

// callPeople adds to a step whom it concerns.
func (p *plan) callPeople(s *store.Step) {
	if p.t.host.Calls == nil {
		return
	}
	for _, c := range []struct {
		why   Reason
		seats game.Seats
	}{{Ended, p.over()}, {Begun, p.begun()}, {YourTurn, p.turns()}, {Asked, p.consulted()}} {
		s.Notices = p.t.notices(s.Notices, &p.row, c.why, c.seats, p.at)
	}
	for _, n := range s.Notices {
		s.Jobs = append(s.Jobs, CallJob(n))
	}
	p.remind(s)
	p.tellFollowers(s)
}

// tellFollowers puts a job that tells those who follow the table of a seat that is newly offered. Who
// follows is in the store, which a move does not ask.
func (p *plan) tellFollowers(s *store.Step) {
	for at := range p.seats {
		if p.row.Seats[at].Wanted && !p.t.row.Seats[at].Wanted {
			s.Jobs = append(s.Jobs, store.Job{ID: "seat " + p.t.id, Kind: seatKind, Payload: p.t.id, RunAt: p.at, Queue: store.Deadlines})
			return
		}
	}
}

// offerSeat calls those who follow the table, and its own hooks, while a seat wants a substitute.
func (t *Table) offerSeat(ctx context.Context) error {
	fans, err := t.host.Store.Followers(ctx, t.id)
	if err != nil || t.host.Calls == nil {
		return err
	}
	list := t.offers(fans)
	if len(list) == 0 {
		return nil
	}
	var jobs []store.Job
	for _, n := range list {
		jobs = append(jobs, CallJob(n))
	}
	if err := t.host.Store.AddNotices(ctx, list, jobs); err != nil {
		return err
	}
	t.host.Calls.Told(list)
	t.host.wakeJobs()
	return nil
}

// offers returns the notices of a seat that is offered: for followers who do not play here.
func (t *Table) offers(fans []string) (list []store.Notice) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !slices.ContainsFunc(t.row.Seats, func(s store.Seat) bool { return s.Wanted }) {
		return nil
	}
	now := t.host.now()
	for _, who := range fans {
		if t.holds(who) == 0 {
			list = t.notice(list, who, Offered, now)
		}
	}
	return t.notice(list, "", Offered, now)
}

// over returns all seats of people if the game ends with the plan.
func (p *plan) over() game.Seats {
	if p.row.Status != store.Over || p.t.row.Status == store.Over {
		return 0
	}
	return people(p.row.Seats)
}

// begun returns all seats of people if the game starts with the plan.
func (p *plan) begun() game.Seats {
	if p.row.Status != store.Running || p.t.row.Status != store.Open {
		return 0
	}
	return people(p.row.Seats)
}

// turns returns the seats of people who were not asked before and are now.
func (p *plan) turns() game.Seats {
	if p.row.Status != store.Running {
		return 0
	}
	return p.row.Awaiting &^ p.t.row.Awaiting & people(p.row.Seats)
}

// consulted returns the seats of people whose word is wanted on something that nobody asked for
// before.
func (p *plan) consulted() (asked game.Seats) {
	open := p.t.requests()
	for _, r := range p.requests() {
		if !slices.ContainsFunc(open, func(was Request) bool { return was.Kind == r.Kind }) {
			asked |= r.Missing
		}
	}
	return asked
}

// notices adds a notice for everybody at some seats who wants it and is not watching, and for the
// table's own hooks. It costs nothing where nobody wants to be called.
func (t *Table) notices(list []store.Notice, row *store.Table, why Reason, seats game.Seats, at int64) []store.Notice {
	if seats == 0 {
		return list
	}
	for s := range seats.All() {
		list = t.notice(list, row.Seats[s].Guest, why, at)
	}
	if why == Wrote {
		return list // letters are for their readers
	}
	return t.notice(list, "", why, at)
}

func (t *Table) notice(list []store.Notice, who string, why Reason, at int64) []store.Notice {
	there := who != "" && t.watching[who] > 0
	if there || slices.ContainsFunc(list, func(n store.Notice) bool { return n.Person == who }) || !t.host.Calls.Wants(who, t.id, why) {
		return list
	}
	return append(list, store.Notice{ID: NoticeID(who, t.id), Person: who, Table: t.id, Cause: string(why), Made: at, State: store.Waiting})
}

// NoticeID names the one notice about a table that a person has at a time.
func NoticeID(person, table string) string { return person + " " + table }

// remind puts a job that warns those who are awaited before their time is up, if it is long. Job and
// deadline belong together: when the deadline has moved, the job does nothing.
func (p *plan) remind(s *store.Step) {
	at := p.wait.Alarm()
	left := at - p.at
	if at == 0 || at == p.t.wait.Alarm() || left < leisurely.Milliseconds() {
		return
	}
	wants := func(seat *store.Seat) bool {
		return inPerson(seat) && p.t.host.Calls.Wants(seat.Guest, p.t.id, Near)
	}
	if p.wait.Seats&seatsThat(p.row.Seats, wants) == 0 {
		return
	}
	s.Jobs = append(s.Jobs, nearJob(nearKind, p.t.id, at, at-left/4))
}

func nearJob(kind, table string, due, at int64) store.Job {
	return store.Job{ID: "near " + table, Kind: kind, Payload: table + " " + strconv.FormatInt(due, 10), RunAt: at, Queue: store.Deadlines}
}

// warn calls those whose time is nearly up, and once more when little of it is left.
func (t *Table) warn(ctx context.Context, j store.Job) error {
	_, text, _ := strings.Cut(j.Payload, " ")
	due, err := strconv.ParseInt(text, 10, 64)
	if err != nil || t.host.Calls == nil {
		return nil
	}
	list, jobs := t.nearing(due, j.Kind)
	if len(list) == 0 {
		return nil
	}
	if j.Kind == nearKind {
		jobs = append(jobs, nearJob(lastKind, t.id, due, due-(due-t.host.now())/3))
	}
	if err := t.host.Store.AddNotices(ctx, list, jobs); err != nil {
		return err
	}
	t.host.Calls.Told(list)
	t.host.wakeJobs()
	return nil
}

// nearing returns the notices for a deadline, if it still is the one.
func (t *Table) nearing(due int64, kind string) (list []store.Notice, jobs []store.Job) {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := t.host.now()
	if t.wait.Alarm() != due || due <= now {
		return nil, nil
	}
	for s := range (t.wait.Seats & people(t.row.Seats)).All() {
		list = t.notice(list, t.row.Seats[s].Guest, Near, now)
	}
	for i := range list {
		list[i].ID += " " + kind + " " + strconv.FormatInt(due, 10)
		list[i].Due = due
		jobs = append(jobs, CallJob(list[i]))
	}
	return list, jobs
}

// lettersFor returns whom a letter calls.
func (t *Table) lettersFor(l *store.Letter) (calls []store.Call) {
	if t.host.Calls == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	to := l.Readers
	if to == 0 {
		to = game.AllSeats(len(t.row.Seats))
	}
	writer := func(s *store.Seat) bool { return s.Guest == "" || s.Guest == l.Guest }
	for _, n := range t.notices(nil, &t.row, Wrote, to&^seatsThat(t.row.Seats, writer), l.At) {
		calls = append(calls, store.Call{Notice: n, Job: CallJob(n)})
	}
	return calls
}

// told tells the caller of calls that are on disk.
func (t *Table) told(calls []store.Call) {
	if len(calls) == 0 {
		return
	}
	var list []store.Notice
	for _, c := range calls {
		list = append(list, c.Notice)
	}
	t.host.Calls.Told(list)
	t.host.wakeJobs()
}

// arrive counts a guest among those who watch, so that nobody is called who is there.
func (t *Table) arrive(guest string) {
	if t.watching == nil {
		t.watching = map[string]int{}
	}
	t.watching[guest]++
	if t.host.Calls != nil { // also those who only follow
		t.host.Calls.Back(guest, t.id)
	}
}

// depart is the reverse of arrive.
func (t *Table) depart(w *Watch) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.uncount(w.guest)
}

// uncount takes one watch of a person away.
func (t *Table) uncount(guest string) {
	if t.watching[guest] > 1 {
		t.watching[guest]--
	} else {
		delete(t.watching, guest)
	}
}

// call lets the caller do a job, beside the bots: a mail server that is slow must not hold them up.
func (h *Host) call(ctx context.Context, j store.Job) {
	var again int64
	var err error
	if h.Calls != nil {
		again, err = h.Calls.Call(ctx, h, j.Payload)
	}
	after := context.WithoutCancel(ctx)
	switch {
	case ctx.Err() != nil: // stopping: due at once when the server is back
		err = h.Store.RetryJob(after, j, h.now(), "")
	case err != nil:
		h.complain(err, "call", "person", j.Payload, "attempt", j.Attempt)
		err = h.Store.RetryJob(after, j, h.now()+time.Minute.Milliseconds()<<min(j.Attempt, 10), err.Error())
	case again != 0:
		err = h.Store.RetryJob(after, j, again, "")
	default:
		err = h.Store.FinishJob(after, j)
	}
	if err != nil {
		h.complain(err, "job", "id", j.ID)
	}
}
