package table

import (
	"encoding/hex"
	"encoding/json"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// Info is what everybody may know about a table apart from the game itself.
type Info struct {
	ID       string
	Title    string
	Edition  string
	Revision game.Revision
	Options  map[string]string
	Name     string
	Public   bool
	Press    press.Mode
	Status   store.Status
	Created  int64
	Seats    []SeatInfo
	Awaiting game.Seats
	Stage    string // the event that opened the part of the game being played, in the lexicon's words
	Clock    clock.Display
	Requests []Request                // that wait for the players' word
	Facts    game.Facts               // what the game is played with
	Halt     *Halt                    // why it cannot go on; nil if it can
	Sealed   string                   // commits the server to its luck
	Secret   string                   // once over
	Manners  Manners                  // how people come to their seats
	Places   []PlaceInfo              // who has come to a table whose seats are not given away yet
	Free     int                      // places that are left there
	Closed   Ending                   // why it was closed; "" if it was not
	Seeking  game.Seats               // seats whose players are lost, and that whoever is invited takes over
	Wanted   map[game.Seat]game.Seats // who wants a new player at a seat
	Next     string                   // table of the next game with the same people; for them alone
	Leaving  bool                     // the game is on its way to another host; for the creator alone
	To       string                   // the table it has moved to; for the creator alone
}

// SeatInfo is what everybody may know about a seat.
type SeatInfo struct {
	Name    string
	Holder  string // name of the person, if Held
	Held    bool
	Program bool   // a program plays for the person
	Bot     string // the bot that plays now
	Vacant  bool   // nobody can sit there: the game plays it, or leaves it out
	Wanted  bool   // a substitute may take it over from the bot
	Guest   string // who holds it; for the server itself, never to be sent
	Kept    string // for whom it is free; as Guest
}

// InfoOf is what everybody may know about a table, from its row.
func InfoOf(r *store.Table) Info {
	i := Info{ID: r.ID, Title: r.Title, Edition: r.Edition, Revision: r.Revision, Options: r.Options, Name: nameOf(r),
		Public: r.Public, Press: press.Mode(r.Press), Status: r.Status, Created: r.Created, Awaiting: r.Awaiting, Stage: r.Stage,
		Facts: game.Facts{Name: r.FactsName, Hash: r.Facts}, Halt: parseHalt(r.Halted)}
	if i.Halt != nil {
		i.Status = Halted
	}
	if i.Status != store.Running {
		i.Awaiting = 0
	}
	if secret, err := hex.DecodeString(r.Secret); err == nil {
		i.Sealed = record.Seal(secret)
	}
	if i.Status == store.Over {
		i.Secret = r.Secret
	}
	i.Seats = make([]SeatInfo, 0, len(r.Seats))
	for _, s := range r.Seats {
		i.Seats = append(i.Seats, seatInfo(r, &s))
	}
	i.Manners = mannersOf(r)
	if unseated(r) {
		i.Places, i.Free = placesOf(r)
	}
	d := doorOf(r)
	i.Closed, i.Seeking, i.Wanted, i.Next, i.Leaving, i.To = d.Closed, d.Offered, d.Votes, d.Next, d.Leaving, d.To
	return i
}

// seatInfo is what everybody may know about a seat: not who has a place in its row, nor a name that
// is hidden.
func seatInfo(r *store.Table, s *store.Seat) SeatInfo {
	if unseated(r) && s.Place != 0 {
		return SeatInfo{Name: s.Name}
	}
	i := SeatInfo{s.Name, s.Holder, s.Guest != "", s.Guest != "" && s.Program, s.Bot, s.Vacant, s.Wanted, s.Guest, s.Reserved}
	if anonymous(r) {
		i.Holder, i.Program = "", false
	}
	return i
}

// info is what everybody may know about the table now.
func (t *Table) info() Info {
	i := InfoOf(&t.row)
	i.Clock = t.wait.Display(t.row.Clock, t.terms, len(t.row.Seats))
	i.Requests = t.requests()
	for s := range i.Seats {
		i.Seats[s].Bot = t.botAt(game.Seat(s))
	}
	return i
}

// Public is what all viewers see alike. It is made once for all of them, and immutable.
type Public struct {
	Info
	Started bool
	Result  game.Result // zero before the start
	Shared  Memo
}

// Snapshot is everything a seat, or a spectator, may know right now. It is immutable: a change of
// the table makes a new one.
type Snapshot struct {
	*Public
	Seat   game.Seat
	N      uint64  // number of the last news item it includes
	Shown  any     // the game as the seat sees it, by State.View; nil before the start
	Prompt *Prompt // nil if the seat is not asked
	Moves  []game.Move
	Undo   Undo
	Stands Standing  // what the seat wants done where it has only one answer
	Adopt  *Adoption // newer rules the table could adopt; nil if there are none
	Memo
}

// View returns what is shown, encoded; nil before the start. It is not kept: whoever needs it often
// keeps what is made of it.
func (s *Snapshot) View() json.RawMessage {
	if s.Shown == nil {
		return nil
	}
	view, _ := game.EncodeView(s.Shown) // views are plain data
	return view
}

// Prompt is a question with the number an Order must give.
type Prompt struct {
	game.Prompt
	ID uint32
}

// Undo is what the seat could take back, and any pending request.
type Undo struct {
	Steps   int  // own moves that can be undone without consent
	Ask     bool // there is a move that can be undone if the others agree
	Request *Request
}

// Snapshot returns the table as a guest sees it from a seat, or as a spectator. It returns
// ErrNotYours if the guest does not hold the seat.
func (t *Table) Snapshot(guest string, s game.Seat) (*Snapshot, error) {
	now, _, err := t.Snapshots(guest, s)
	return now, err
}

// Snapshots is Snapshot, with the one before it: what the seat was last shown that no longer holds,
// or nil. Who has that one needs to be told only the difference.
func (t *Table) Snapshots(guest string, s game.Seat) (now, before *Snapshot, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, nil, err
	}
	return t.snapshot(s), t.before[viewerOf(s)], nil
}

// mayLook checks who may look from a seat: its holder, and everybody once the game is over and
// nothing is secret any more.
func (t *Table) mayLook(guest string, s game.Seat) error {
	if s == game.Nobody || t.row.Status == store.Over || t.holds(guest).Has(s) {
		return nil
	}
	return ErrNotYours
}

// snapshot returns the cached snapshot of a seat, making it if needed.
func (t *Table) snapshot(s game.Seat) *Snapshot {
	snap := &t.snapshots[viewerOf(s)]
	if *snap == nil {
		*snap = t.look(s)
	}
	return *snap
}

// look makes a snapshot. If the rules panic here, what they could not show is left out, and the
// next change freezes the table.
func (t *Table) look(s game.Seat) (snap *Snapshot) {
	public := t.public
	if public == nil {
		public = &Public{Info: t.info()}
	}
	snap = &Snapshot{Public: public, Seat: s, N: uint64(len(t.newsFor(s)))}
	if t.course == nil {
		t.public = public
		return snap
	}
	defer func() {
		if r := recover(); r != nil {
			t.broken = failure(r, nil)
		}
	}()
	st := t.course.State
	if t.public == nil {
		public.Started, public.Result = true, t.course.Result()
		t.public = public
	}
	snap.Shown = st.View(s)
	if t.row.Status != store.Running {
		return snap
	}
	if t.pending != nil {
		snap.Undo.Request = t.undoRequest()
	}
	snap.Adopt = t.adoption()
	if s == game.Nobody {
		return snap
	}
	snap.Stands = t.standing(s)
	snap.Undo.Steps, snap.Undo.Ask = t.undoable(s)
	if q, ok := st.Prompt(s); ok {
		snap.Prompt = &Prompt{q, promptID(q, t.undos[s])}
		snap.Moves = st.Options(t.room(s), s)
	}
	return snap
}

// room is memory for the moves of a seat: as many as there were before, and some more.
func (t *Table) room(s game.Seat) []game.Move {
	n := 16
	if before := t.before[viewerOf(s)]; before != nil {
		n += len(before.Moves)
	}
	return make([]game.Move, 0, n)
}

// undoable returns how many moves s can undo freely, and whether there is one it can ask to undo.
func (t *Table) undoable(s game.Seat) (steps int, ask bool) {
	steps = t.course.FreeSteps(s)
	if steps > 0 && !t.wait.Passed(s, t.host.now()) {
		return steps, false
	}
	_, err := t.course.LastOf(s)
	return 0, err == nil
}
