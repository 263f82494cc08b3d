package clock

import (
	"reflect"
	"testing"

	"outremer/game"
)

var (
	limits  = Limits{"turn": 600, "reaction": 30}
	plainly = new(Terms) // nothing but limits
)

// moment is a duel at which both draft, 100 ms after it began.
func moment(change ...func(*Moment)) Moment {
	m := Moment{At: 100, Running: true, People: 0b11, Company: true, Awaiting: 0b11, Kind: game.Draft, Pace: "turn"}
	for _, f := range change {
		f(&m)
	}
	return m
}

// thinking is a wait for both players of a duel.
var thinking = Wait{Due: 5000, Last: 700, Seats: 0b11, Pace: "turn", Kind: game.Draft}

func TestNext(t *testing.T) {
	both := Wait{Due: 5000, Seats: 0b11, Pace: "turn", Kind: game.Draft}
	turn := Wait{Due: 5000, Seats: 0b1, Pace: "turn", Kind: game.Choose}
	with := func(w Wait, change func(*Wait)) Wait {
		change(&w)
		return w
	}
	// again is a wait of ten minutes that begins now, after one until 5000.
	again := func(seats game.Seats, kind game.PromptKind) Wait {
		return Wait{Due: 600_100, Last: 5000, Seats: seats, Pace: "turn", Kind: kind}
	}
	over := Wait{Last: 5000}
	for _, c := range []struct {
		name   string
		before Wait
		change func(*Moment)
		want   Wait
	}{
		{"the first wait", Wait{}, func(*Moment) {}, Wait{Due: 600_100, Seats: 0b11, Pace: "turn", Kind: game.Draft}},
		{"a draft is edited", both, func(*Moment) {}, both},
		{"one has sealed", both, func(m *Moment) { m.Awaiting = 0b1 }, with(both, func(w *Wait) { w.Seats = 0b1 })},
		{"and opens again", with(both, func(w *Wait) { w.Seats = 0b1 }), func(*Moment) {}, both},
		{"a turn has steps", turn, alone, turn},
		{"somebody else is asked", turn, func(m *Moment) { m.Kind, m.Awaiting = game.Choose, 0b10 }, again(0b10, game.Choose)},
		{"another kind of prompt", turn, func(m *Moment) { m.Awaiting = 0b1 }, again(0b1, game.Draft)},
		{"another kind of turn", both, func(m *Moment) { m.Pace = "reaction" },
			Wait{Due: 30_100, Last: 5000, Seats: 0b11, Pace: "reaction", Kind: game.Draft}},
		{"something was for good", turn, func(m *Moment) { alone(m); m.Ended = true }, again(0b1, game.Choose)},
		{"nobody is asked", both, func(m *Moment) { m.Awaiting = 0 }, over},
		{"only a bot is asked", both, func(m *Moment) { m.People, m.Awaiting = 0b1, 0b10 }, over},
		{"no company", both, func(m *Moment) { m.Company = false }, over},
		{"no limit for this", both, func(m *Moment) { m.Pace = "council" }, over},
		{"the game is over", Wait{Due: 5000, Agreed: 0b1, Stopped: 9}, func(m *Moment) { m.Running = false }, over},
		{"an undo gives no time", Wait{Last: 700}, func(m *Moment) { m.TookBack = true },
			Wait{Due: 700, Last: 700, Seats: 0b11, Pace: "turn", Kind: game.Draft}},
		{"a stopped clock", Wait{Due: 5000, Stopped: 50}, func(*Moment) {},
			with(again(0b11, game.Draft), func(w *Wait) { w.Stopped = 100 })},
		{"those who left want nothing", with(turn, func(w *Wait) { w.Agreed = 0b11 }),
			func(m *Moment) { alone(m); m.People = 0b1 }, with(turn, func(w *Wait) { w.Agreed = 0b1 })},
		{"a bot finishes one turn", with(both, func(w *Wait) { w.Idle = 0b11 }), func(m *Moment) { m.Awaiting = 0b10 },
			with(both, func(w *Wait) { w.Seats, w.Idle = 0b10, 0b10 })},
		{"missed turns stay", Wait{Missed: map[game.Seat]int{1: 2}}, func(m *Moment) { m.Awaiting = 0 },
			Wait{Missed: map[game.Seat]int{1: 2}}},
	} {
		if got := Next(c.before, moment(c.change), limits, plainly); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s:\ngot  %+v\nwant %+v", c.name, got, c.want)
		}
	}
}

// alone: the first seat takes its turn.
func alone(m *Moment) { m.Kind, m.Awaiting = game.Choose, 0b1 }

// TestSecretsMoveNoClock: whatever seats do with their drafts, in whatever order, the display
// clock shows stays as it is until the draft ends.
func TestSecretsMoveNoClock(t *testing.T) {
	w := Next(Wait{}, moment(), limits, plainly)
	shown := w
	for at, awaiting := range []game.Seats{0b11, 0b1, 0b11, 0b10, 0b1, 0b11, 0b10, 0b10} {
		w = Next(w, moment(func(m *Moment) { m.At, m.Awaiting = int64(200+at), awaiting }), limits, plainly)
		if !w.LooksLike(shown) {
			t.Fatalf("after edit %d: got %+v, want it to look like %+v", at, w, shown)
		}
	}
}

func TestAlarm(t *testing.T) {
	for name, c := range map[string]struct {
		w       Wait
		alarm   int64
		overdue game.Seats // at 5000
	}{
		"nobody":       {Wait{}, 0, 0},
		"both":         {thinking, 5000, 0b11},
		"one is late":  {Wait{Due: 5000, Seats: 0b11, Idle: 0b1}, 5000, 0b10},
		"all are late": {Wait{Due: 5000, Seats: 0b11, Idle: 0b11}, 0, 0},
		"stopped":      {Wait{Due: 5000, Seats: 0b11, Stopped: 9}, 0, 0},
		"not yet":      {Wait{Due: 5001, Seats: 0b11}, 5001, 0},
	} {
		if got := c.w.Alarm(); got != c.alarm {
			t.Errorf("%s: alarm: got %d, want %d", name, got, c.alarm)
		}
		if got := c.w.Overdue(5000); got != c.overdue {
			t.Errorf("%s: overdue: got %b, want %b", name, got, c.overdue)
		}
	}
}

// TestPassed: a free undo returns to its own deadline; once that has passed, the others must agree.
func TestPassed(t *testing.T) {
	w := Wait{Due: 200, Last: 100, Seats: game.Only(1)}
	for _, c := range []struct {
		seat game.Seat
		now  int64
		want bool
	}{{0, 99, false}, {0, 100, true}, {1, 99, false}, {1, 100, false}} {
		if got := w.Passed(c.seat, c.now); got != c.want {
			t.Errorf("seat %d at %d: got %t, want %t", c.seat, c.now, got, c.want)
		}
	}
	if (Wait{}).Passed(0, 100) {
		t.Error("without a wait before: got true, want false")
	}
}

// TestMissedTurns: three in a row, and the seat is gone; one in time, and all is forgotten. Values
// are immutable.
func TestMissedTurns(t *testing.T) {
	var w Wait
	for n := 1; n <= usualMisses; n++ {
		before := w
		w = w.Miss(0b10)
		if w.Missed[1] != n || before.Missed[1] != n-1 {
			t.Fatalf("missed: got %d after %d, want %d after %d", w.Missed[1], before.Missed[1], n, n-1)
		}
		if got, want := w.Gone(1, plainly), n == usualMisses; got != want {
			t.Errorf("gone after %d: got %t, want %t", n, got, want)
		}
	}
	if w.Gone(0, plainly) {
		t.Error("a seat that missed nothing is gone")
	}
	for name, back := range map[string]Wait{"in time": w.InTime(1), "returned": w.Return(1)} {
		if back.Missed[1] != 0 || w.Missed[1] != usualMisses {
			t.Errorf("%s: got %d and %d, want 0 and %d", name, back.Missed[1], w.Missed[1], usualMisses)
		}
	}
	if got := w.Abandon(); !reflect.DeepEqual(got, Wait{Missed: w.Missed}) {
		t.Errorf("abandoned: got %+v, want the missed turns alone", got)
	}
}

func TestHandOverAndReturn(t *testing.T) {
	w := thinking.HandOver(0b11)
	if w.Idle != 0b11 || thinking.Idle != 0 {
		t.Fatalf("handed over: got %b from %b, want 11 from 0", w.Idle, thinking.Idle)
	}
	if got := w.Return(0).Idle; got != 0b10 {
		t.Errorf("returned: got %b, want 10", got)
	}
}

// TestAgree: the clock stops when all want it, and resumes with the time that was left when all
// want that.
func TestAgree(t *testing.T) {
	const both = game.Seats(0b11)
	w := thinking.Agree(0b1, true, both, 1000, plainly)
	if w.Stopped != 0 || w.Agreed != 0b1 {
		t.Fatalf("one wants it: got %+v", w)
	}
	if got := w.Agree(0b1, false, both, 1000, plainly); got.Agreed != 0 || got.Stopped != 0 {
		t.Errorf("and changes his mind: got %+v", got)
	}
	w = w.Agree(0b10, true, both, 1500, plainly)
	if w.Stopped != 1500 || w.Agreed != 0 || w.Due != 5000 {
		t.Fatalf("both want it: got %+v, want it stopped at 1500", w)
	}
	w = w.Agree(both, true, both, 9500, plainly)
	if w.Stopped != 0 || w.Due != 13_000 {
		t.Errorf("8 s later both want it to run: got %+v, want it due at 13000", w)
	}
}

// TestKept: what earlier releases wrote is understood, and an empty wait is stored as nothing.
func TestKept(t *testing.T) {
	text := `{"due":1700000600000,"last":1700000000000,"seats":3,"pace":"turn","kind":2,"idle":1,` +
		`"missed":{"0":2},"stopped":5,"agreed":2}`
	want := Wait{Due: 1700000600000, Last: 1700000000000, Seats: 3, Pace: "turn", Kind: 2, Idle: 1,
		Missed: map[game.Seat]int{0: 2}, Stopped: 5, Agreed: 2}
	got, err := Parse(text)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
	if got.String() != text {
		t.Errorf("written: got %s, want %s", got, text)
	}
	none, err := Parse("")
	if err != nil || none.String() != "" {
		t.Errorf("empty: got %q, %v, want nothing", none, err)
	}
	if _, err := Parse("soon"); err == nil {
		t.Error("soon: got nil, want an error")
	}
}
