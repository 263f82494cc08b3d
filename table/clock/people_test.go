package clock

import (
	"testing"

	"outremer/game"
)

const (
	second = 1000
	day    = 86_400 * second
)

// turnOf is a moment at which one seat of a duel has its turn.
func turnOf(s game.Seat, at int64) Moment {
	return Moment{At: at, Running: true, People: 0b11, Company: true, Awaiting: game.Only(s), Kind: game.Choose, Pace: "reaction"}
}

var saving = &Terms{Bank: &Bank{Start: 60, Increment: 10, Cap: 65}}

// TestBank: a turn uses its limit first, then the bank. Who finishes gets the increment, up to the
// cap.
func TestBank(t *testing.T) {
	w := Next(Wait{}, turnOf(0, 0), limits, saving)
	if w.Free != 30*second || w.Due != 90*second {
		t.Fatalf("got %+v, want 30 s, then 60 s from the bank", w)
	}
	quick := Next(w, turnOf(1, 20*second), limits, saving)
	if got := quick.Saved(0, saving); got != 65*second {
		t.Errorf("within the limit: got %d ms saved, want the cap", got)
	}
	slow := Next(w, turnOf(1, 70*second), limits, saving)
	if got := slow.Saved(0, saving); got != 30*second {
		t.Errorf("40 s beyond the limit: got %d ms saved, want 60-40+10 s", got)
	}
	late := Next(w, turnOf(1, 500*second), limits, saving)
	if got := late.Saved(0, saving); got != 10*second {
		t.Errorf("too late: got %d ms saved, want the increment alone", got)
	}
	if got := Next(slow, turnOf(0, 71*second), limits, saving); got.Due != (71+30+30)*second || got.Saved(1, saving) != 65*second {
		t.Errorf("the next turn: got %+v, want 30 s and what is left", got)
	}
}

// TestBankOfMany: who finished first at a turn of several is nobody's business.
func TestBankOfMany(t *testing.T) {
	w := Next(Wait{}, moment(), limits, saving)
	if w.Free != 0 || w.Due != 600_100 {
		t.Errorf("got %+v, want the limit alone", w)
	}
	if one := Next(w, moment(func(m *Moment) { m.At, m.Awaiting = 300, 0b1 }), limits, saving); !one.LooksLike(w) {
		t.Errorf("one has finished: got %+v, want %+v", one, w)
	}
}

// TestBankAndUndo: taking a move back brings no increment, however often.
func TestBankAndUndo(t *testing.T) {
	first := Next(Wait{}, turnOf(0, 0), limits, saving)
	w := first
	for range 5 {
		w = Next(w, turnOf(1, 40*second), limits, saving)
		back := turnOf(0, 41*second)
		back.TookBack = true
		w = Next(w, back, limits, saving)
		if w.Due != first.Due || w.Free != first.Free || w.Saved(0, saving) != 60*second || w.Saved(1, saving) != 60*second {
			t.Fatalf("got %+v, want %+v again", w, first)
		}
	}
}

// TestBankStands: a stopped clock costs nothing.
func TestBankStands(t *testing.T) {
	w := Next(Wait{}, turnOf(0, 0), limits, saving)
	w = w.Agree(0b11, true, 0b11, 50*second, saving).Agree(0b11, true, 0b11, 1000*second, saving)
	if w.Due != 1040*second {
		t.Errorf("got it due at %d, want 40 s after the clock runs again", w.Due)
	}
	if got := Next(w, turnOf(1, 1010*second), limits, saving).Saved(0, saving); got != 40*second {
		t.Errorf("got %d ms saved, want 60-20-10+10 s", got)
	}
}

var holidays = &Terms{Vacation: 5}

// TestVacation: the deadline of who is away moves, and comes back with them.
func TestVacation(t *testing.T) {
	w := Next(Wait{}, turnOf(0, 0), limits, holidays)
	away := w.Leave(0b1, 3, 10*second, holidays)
	if away.Due != 3*day+30*second || away.DaysLeft(0, holidays) != 2 || w.Away != nil {
		t.Fatalf("got %+v, want three days more", away)
	}
	back := away.Back(0b1, day+20*second, holidays)
	if back.Due != day+40*second || back.DaysLeft(0, holidays) != 3 {
		t.Errorf("back early: got %+v, want the 20 s that were left, and one day to take later", back)
	}
	if other := w.Leave(0b10, 3, 10*second, holidays); other.Due != w.Due {
		t.Errorf("somebody else is away: got %d, want %d", other.Due, w.Due)
	} else if next := Next(other, turnOf(1, 20*second), limits, holidays); next.Due != 3*day+10*second+30*second {
		t.Errorf("whose turn comes then: got %d, want it to begin with the return", next.Due)
	}
	if got := away.Successor(0); got.DaysLeft(0, holidays) != 5 || got.Away[0] != 0 {
		t.Errorf("a successor: got %+v, want all days", got)
	}
}

// TestVacationTellsNothing: whoever still drafts, an announced vacation holds up the draft.
func TestVacationTellsNothing(t *testing.T) {
	both := Next(Wait{}, moment(), limits, holidays)
	one := Next(both, moment(func(m *Moment) { m.Awaiting = 0b1 }), limits, holidays)
	a, b := both.Leave(0b10, 1, 200, holidays), one.Leave(0b10, 1, 200, holidays)
	if a.Due != both.Due+day || !a.LooksLike(b) {
		t.Errorf("got %+v or %+v, want a day more in both", a, b)
	}
}

// TestVacationOnAStoppedClock: the days do not count twice.
func TestVacationOnAStoppedClock(t *testing.T) {
	w := Next(Wait{}, turnOf(0, 0), limits, holidays).Agree(0b11, true, 0b11, 10*second, holidays)
	w = w.Leave(0b1, 1, 500*second, holidays).Agree(0b11, true, 0b11, 10*day, holidays)
	if w.Due != 10*day+20*second {
		t.Errorf("got it due at %d, want 20 s after the clock runs again", w.Due)
	}
}

// TestMore: more time is added once all others grant it, and only to this turn.
func TestMore(t *testing.T) {
	w := Next(Wait{}, moment(func(m *Moment) { m.People = 0b111 }), limits, plainly).Ask(0, 60*second)
	one := w.Grant(0b10, 0b110, plainly)
	if one.Due != w.Due || one.More == nil || w.More.Agreed != 0 {
		t.Fatalf("one grants it: got %+v", one)
	}
	if all := one.Grant(0b100, 0b110, plainly); all.Due != w.Due+60*second || all.More != nil {
		t.Errorf("all grant it: got %+v", all)
	}
	if denied := one.Deny(); denied.Due != w.Due || denied.More != nil {
		t.Errorf("denied: got %+v", denied)
	}
	three := func(m *Moment) { m.People = 0b111 }
	if next := Next(one, moment(three, func(m *Moment) { m.Ended = true }), limits, plainly); next.More != nil {
		t.Errorf("the turn is over: got %+v", next.More)
	}
	gone := Next(one, moment(func(m *Moment) { m.People, m.Awaiting = 0b110, 0b10 }), limits, plainly)
	if gone.More != nil {
		t.Errorf("who asked is gone: got %+v", gone.More)
	}
}
