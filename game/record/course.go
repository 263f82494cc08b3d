package record

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"outremer/game"
)

// Course is a game as told by its records. The table plays on one; verify and replay read one. A
// Course is never left half-changed: Prepare and PrepareUndo work on a copy, Commit swaps it in. A
// course may be copied by assignment, and then each of the two goes its own way, but not at the same
// time as the other.
type Course struct {
	Title    game.Title
	Setup    game.Setup
	State    game.State
	Line     []Entry       // the moves that stand, in order
	used     *int          // see append
	n        int           // number of the last record
	revision game.Revision // the last one adopted; 0 for none
	agreed   Agreement     // how the players ended the game; zero if they did not
	asked    questions     // of the state
	desk     *desk
	own      [game.MaxSeats]own // what each seat could take back
	mark     waypoint           // where an undo begins to replay
}

// Entry is a move that stands.
type Entry struct {
	N       int
	Seat    game.Seat
	Move    game.Move
	Draft   bool          // made in a private draft, which others did not see
	Adopted game.Revision // revision adopted by all players, which is no move; 0 otherwise
	Barrier bool          // luck was drawn or something was revealed: undo needs consent to cross it
	Turn    bool          // started a new turn: see game.StepSpec
	Forced  bool          // the only answer, given for the player
	Events  []game.Event
	closed  bool // ended the draft it was made in
}

// Change is a possible next record and its effects.
type Change struct {
	Record  Record
	Entry   Entry   // the move, or the rules that were adopted; zero for an undo or a note
	Removed []Entry // what an undo takes back
	state   game.State
	asked   questions
	line    []Entry  // what stands after an undo
	mark    waypoint // after an undo
	agreed  Agreement
}

// Awaiting returns who must act once the change is committed.
func (c *Change) Awaiting() game.Seats {
	if c.agreed.made() {
		return 0
	}
	return c.state.Awaiting()
}

// Begin starts a course at the first prompt.
func Begin(t game.Title, s game.Setup) (*Course, error) {
	st, err := game.Start(t, s)
	if err != nil {
		return nil, err
	}
	return &Course{Title: t, Setup: s, State: st, asked: ask(st, s.Seats), desk: new(desk)}, nil
}

// Len returns the number of the last record.
func (c *Course) Len() int { return c.n }

// Since returns the events of the standing moves after record n.
func (c *Course) Since(n int) (events []game.Event) {
	at, _ := slices.BinarySearchFunc(c.Line, n+1, func(e Entry, n int) int { return e.N - n })
	for _, e := range c.Line[at:] {
		events = append(events, e.Events...)
	}
	return events
}

// Prepare checks a move and plays it on a copy. A refusal is a *game.Violation.
func (c *Course) Prepare(s game.Seat, m game.Move, mark string) (*Change, error) {
	if c.agreed.made() {
		return nil, errAgreed
	}
	if err := c.State.Check(s, m); err != nil {
		return nil, err
	}
	return c.change(c.State.Clone(), m, Record{Seat: s, Text: c.Title.Lexicon().Format(m), Mark: mark}), nil
}

// change plays a legal move on st, a copy of the state or the state itself.
func (c *Course) change(st game.State, m game.Move, r Record) *Change {
	ch := &Change{Record: r, state: st, asked: c.asked}
	ch.Record.N = c.n + 1
	ch.Entry, ch.Record.Rolls = c.play(st, &ch.asked, r.Seat, m)
	ch.Entry.N, ch.Entry.Forced = ch.Record.N, r.Mark == Auto
	return ch
}

// PrepareNote makes a record that does not affect the game. A note is one line: line breaks in text
// become spaces.
func (c *Course) PrepareNote(s game.Seat, text string) *Change {
	return &Change{Record: Record{N: c.n + 1, Seat: s, Kind: Note, Text: oneLine(text)}, state: c.State, asked: c.asked}
}

// Commit makes a change part of the course. The change must have been prepared on the current
// course.
func (c *Course) Commit(ch *Change) {
	c.State, c.asked, c.n = ch.state, ch.asked, ch.Record.N
	switch ch.Record.Kind {
	case Agree:
		c.agreed = ch.agreed
	case Move, Adopt:
		c.append(ch.Entry)
	case Undo:
		c.replaceLine(ch)
	}
}

// VisibleTo reports whether s learns that the move was made.
func (e *Entry) VisibleTo(s game.Seat) bool {
	if e.Seat == s || e.Adopted != 0 {
		return true
	}
	for _, ev := range e.Events {
		if _, ok := ev.For(s); ok {
			return true
		}
	}
	return false
}

// Follow prepares what a stored record says.
func (c *Course) Follow(r Record) (*Change, error) {
	if r.Kind != Move {
		return c.followOther(r)
	}
	m, err := c.Title.Lexicon().Parse(r.Text)
	if err != nil {
		return nil, err
	}
	return c.Prepare(r.Seat, m, r.Mark)
}

// followOther is Follow for records that are no moves.
func (c *Course) followOther(r Record) (*Change, error) {
	if c.agreed.made() && r.Kind != Note {
		return nil, errAgreed
	}
	switch r.Kind {
	case Agree:
		return c.followAgree(r)
	case Undo:
		return c.PrepareUndo(r.Seat, r.To, r.Mark)
	case Adopt:
		return c.PrepareAdopt(r.Seat, game.Revision(r.To))
	default:
		return c.PrepareNote(r.Seat, r.Text), nil
	}
}

// Advance is Follow and Commit in one, without a copy of the state: for reading logs. A record that
// is refused leaves the course as it was. If the rules panic, the course is spoilt.
func (c *Course) Advance(r Record) (*Change, error) {
	ch, err := c.advance(r)
	if err == nil {
		c.Commit(ch)
	}
	return ch, err
}

func (c *Course) advance(r Record) (*Change, error) {
	if r.Kind != Move {
		return c.followOther(r)
	}
	if c.agreed.made() {
		return nil, errAgreed
	}
	m, err := c.Title.Lexicon().Parse(r.Text)
	if err == nil {
		err = c.State.Check(r.Seat, m)
	}
	if err != nil {
		return nil, err
	}
	return c.change(c.State, m, Record{Seat: r.Seat, Text: r.Text, Mark: r.Mark}), nil
}

// Difference is the first record whose replay does not match the log.
type Difference struct {
	N       int
	Refused bool // the rules do not allow it; otherwise its rolls differ, or the state after it
	Err     error
}

func (d *Difference) Error() string {
	if d.Refused {
		return fmt.Sprintf("refused at record %d: %v", d.N, d.Err)
	}
	return fmt.Sprintf("differs at record %d: %v", d.N, d.Err)
}

// Replay plays a log from its own secret. It returns the course as far as the log could be
// followed, with a *Difference if it stopped early.
func Replay(t game.Title, f *File) (*Course, error) {
	c, err := Begin(t, f.Setup(f.Secret))
	if err != nil {
		return nil, err
	}
	for i, r := range f.Records {
		ch, err := c.Advance(r)
		if err != nil {
			return c, &Difference{N: r.N, Refused: true, Err: err}
		}
		if err := sameEffects(t, ch, r); err != nil {
			// The move was played, but does not count: go back to where it was not.
			head := *f
			head.Records = f.Records[:i]
			c, again := Replay(t, &head)
			return c, cmp.Or(again, error(&Difference{N: r.N, Err: err}))
		}
	}
	return c, nil
}

// sameEffects compares what a record led to with what its log says.
func sameEffects(t game.Title, ch *Change, want Record) error {
	if got := ch.Record.Rolls; !slices.EqualFunc(got, want.Rolls, sameRolls) {
		return fmt.Errorf("log has rolls %v, the key gives %v", want.Rolls, got)
	}
	return sameState(t, ch.state, want.State)
}

func sameRolls(a, b Rolls) bool { return a.Stream == b.Stream && slices.Equal(a.Values, b.Values) }

// sameState compares a state with the log's fingerprint of it, if there is one.
func sameState(t game.Title, st game.State, want string) error {
	if want == "" {
		return nil
	}
	if got := Fingerprint(t, st); got != want {
		return fmt.Errorf("the state is %s, the log has %s", got, want)
	}
	return nil
}

// EndLine says how a finished game ended: the reason, then the winners' names.
func EndLine(res game.Result, seats []string) string {
	words := []string{res.Reason}
	for i, name := range seats {
		if res.Winners.Has(game.Seat(i)) {
			words = append(words, name)
		}
	}
	return strings.Join(words, " ")
}

// Verify replays a finished log and checks its seal and its result.
func Verify(t game.Title, f *File) error {
	if f.Secret == nil {
		return errors.New("the log has no secret: the game is not over, or the file was cut")
	}
	if Seal(f.Secret) != f.Sealed {
		return errors.New("the secret does not match the seal published at the start")
	}
	if err := f.verifyPlaces(); err != nil {
		return err
	}
	c, err := Replay(t, f)
	if err != nil {
		return err
	}
	if f.End == "" {
		return nil
	}
	if got := EndLine(c.Result(), f.Seats); got != f.End {
		return &Difference{N: c.n, Err: fmt.Errorf("log ends %q, the rules give %q", f.End, got)}
	}
	return nil
}
