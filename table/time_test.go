package table

import (
	"testing"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/table/clock"
)

var dora = store.Guest{ID: "dora", Name: "Dora"}

// timedTrio is a game of three with ten minutes for a turn.
func timedTrio(t *testing.T, h *Host, terms ...clock.Terms) *Table {
	t.Helper()
	n := NewTable{Players: 3, Sit: []game.Seat{0}, Clock: clock.Limits{"turn": 600}}
	for _, x := range terms {
		n.Terms = x
	}
	tab := create(t, h, n)
	for _, g := range []store.Guest{berta, carla} {
		_, err := tab.Join(bg, g, Place{Seat: game.Nobody})
		must(t, err)
	}
	return tab
}

// TestTermsAtATable: turns end by the table's terms, also after a restart; bad ones are refused.
func TestTermsAtATable(t *testing.T) {
	h, _ := timedHost(t, games.Example().Title)
	hour := 20 * 60
	tab := timedTrio(t, h, clock.Terms{Zone: "Europe/Rome", At: &hour})
	rome, err := time.LoadLocation("Europe/Rome")
	must(t, err)
	if due := time.UnixMilli(look(t, tab, 0).Clock.Due).In(rome); due.Hour() != 20 || due.Minute() != 0 {
		t.Errorf("due at %s, want 20:00", due)
	}
	sameAfterReload(t, h, tab)
	_, err = h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Terms: clock.Terms{Zone: "Nowhere"}})
	if err == nil {
		t.Error("an unknown zone: got nil, want a refusal")
	}
}

// TestVacation: deadlines move while somebody is away, who comes back whenever they like.
func TestVacation(t *testing.T) {
	h, w := timedHost(t, strict{games.Example().Title})
	tab := timedTrio(t, h, clock.Terms{Vacation: 3})
	want(t, timedDuel(t, h).Vacation(bg, by(0), 1), ErrNoVacation)
	want(t, tab.Vacation(bg, by(1), 4), ErrNoVacation)
	want(t, tab.Vacation(bg, By{"anna", 1}, 1), ErrNotYours)
	must(t, tab.Vacation(bg, by(1), 0)) // nobody is away
	must(t, tab.Vacation(bg, by(1), 2))
	if c := look(t, tab, 0).Clock; c.Due != h.now()+2*86_400_000+10*minute || c.Seats[1].Away != h.now()+2*86_400_000 || c.Seats[1].Days != 1 {
		t.Fatalf("clock %+v", c)
	}
	want(t, tab.Vacation(bg, by(1), 1), ErrNoVacation) // one at a time
	w.pass(h, time.Hour)
	sameAfterReload(t, h, tab)
	must(t, tab.Vacation(bg, by(1), 0))
	if got := look(t, tab, 0).Clock; got.Due != h.now()+10*minute || got.Seats[1].Days != 2 {
		t.Errorf("clock %+v, want ten minutes, and a day given back", got)
	}
	if got := notes(t, tab); got != "blue away 2, blue back" {
		t.Errorf("told %q", got)
	}
}

// TestSubstitute: who is gone by the table's terms loses the seat to who takes it over, and no
// sooner.
func TestSubstitute(t *testing.T) {
	h, w := timedHost(t, games.Example().Title, func(c *Config) { c.Pause = time.Hour })
	tab := timedTrio(t, h, clock.Terms{Misses: 1, Substitutes: true})
	want(t, tab.TakeOver(bg, dora, 2), ErrNotWanted)
	must(t, tab.Cover(bg, by(0), "last"))
	want(t, tab.Offer(bg, "anna", 0, true), ErrTaken) // who lets a bot play keeps the seat
	must(t, tab.Uncover(bg, by(0)))
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	w.pass(h, 10*time.Minute)
	until(t, tab, 0, func(s *Snapshot) bool { return s.Seats[2].Wanted })
	found, err := h.List(bg, store.Query{Wanted: true, Limit: 9})
	must(t, err)
	if len(found) != 1 || found[0].ID != tab.ID() || !found[0].Seats[2].Wanted {
		t.Errorf("listed %+v", found)
	}
	want(t, tab.TakeOver(bg, berta, 2), ErrSeated)
	want(t, tab.TakeOver(bg, dora, 1), ErrNotWanted)
	want(t, tab.TakeOver(bg, store.Guest{ID: "golem", Name: "Golem", Program: 1}, 2), ErrUninvited)
	must(t, tab.TakeOver(bg, dora, 2))
	want(t, tab.TakeOver(bg, store.Guest{ID: "eva", Name: "Eva"}, 2), ErrNotWanted)
	if s := look(t, tab, 0).Seats[2]; s.Holder != "Dora" || s.Bot != "" || s.Wanted {
		t.Errorf("seat %+v, want Dora's", s)
	}
	_, err = tab.Snapshot("carla", 2)
	want(t, err, ErrNotYours)
	want(t, tab.Uncover(bg, by(2)), ErrNotYours)
	snap, err := tab.Snapshot("dora", 2)
	must(t, err)
	must(t, tab.Submit(bg, Order{By{"dora", 2}, snap.Prompt.ID, snap.Moves[0]}))
	sameAfterReload(t, h, tab)
}

// TestGoneComesBackFirst: as long as nobody took the seat over, it is its holder's.
func TestGoneComesBackFirst(t *testing.T) {
	h, w := timedHost(t, games.Example().Title, func(c *Config) { c.Pause = time.Hour })
	tab := timedTrio(t, h, clock.Terms{Misses: 1, Substitutes: true})
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	w.pass(h, 10*time.Minute)
	until(t, tab, 0, func(s *Snapshot) bool { return s.Seats[2].Wanted })
	must(t, tab.Uncover(bg, by(2)))
	want(t, tab.TakeOver(bg, dora, 2), ErrNotWanted)
}

// TestOffer: the creator offers the seat of who gave it up, also where the terms say nothing.
func TestOffer(t *testing.T) {
	tab := duel(t, newHost(t, func(c *Config) { c.Pause = time.Hour }))
	must(t, tab.Resign(bg, by(1)))
	want(t, tab.TakeOver(bg, dora, 1), ErrNotWanted)
	want(t, tab.Offer(bg, "carla", 1, true), ErrNotYours)
	want(t, tab.Offer(bg, "anna", 0, true), ErrTaken)
	want(t, tab.Offer(bg, "anna", 9, true), ErrTaken)
	must(t, tab.Offer(bg, "anna", 1, true))
	must(t, tab.Offer(bg, "anna", 1, false))
	want(t, tab.TakeOver(bg, dora, 1), ErrNotWanted)
	must(t, tab.Offer(bg, "anna", 1, true))
	must(t, tab.TakeOver(bg, dora, 1))
	if got := notes(t, tab); got != "blue resign last, blue offer, blue offer, blue substitute" {
		t.Errorf("told %q", got)
	}
}
