package table

import (
	"errors"
	"sync"
	"testing"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// A person who becomes another goes on playing, watching and writing as that one.
func TestMergeMovesSeats(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	must(t, tab.Write(bg, Author{anna, 0}, press.Outgoing{Text: "hello"}))
	watch, err := tab.Watch("anna", 0, nil)
	must(t, err)
	defer watch.Close()
	_, err = watch.Pull()
	must(t, err)
	must(t, h.Store.PutGuest(bg, carla))
	must(t, h.Merge(bg, "anna", "carla"))
	if got := tab.Holds("carla"); got != game.Only(0) {
		t.Errorf("carla holds %v, want the first seat", got)
	}
	if tab.Created("anna") || !tab.Created("carla") {
		t.Error("the table is still anna's")
	}
	if _, err := watch.Pull(); err != nil {
		t.Errorf("anna's watch: %v, want it to go on", err)
	}
	letters, err := tab.Letters("carla", 0, 0)
	must(t, err)
	if len(letters) != 1 || letters[0].Name != "Carla" {
		t.Errorf("letters %+v, want one by Carla", letters)
	}
	want(t, tab.Resign(bg, By{"anna", 0}), ErrNotYours)
	_, err = tab.Join(bg, anna, Place{Seat: 1})
	want(t, err, ErrGone)
	must(t, tab.Resign(bg, By{"carla", 0}))
}

// A place without a seat, and one that is kept, are the heir's as well; whoever leaves has neither.
func TestMergeMovesPlaces(t *testing.T) {
	h := newHost(t)
	tab := lots(t, h, Manners{Seating: ByLot})
	come(t, tab, berta)
	dora := store.Guest{ID: "dora", Name: "Dora"}
	must(t, h.Store.PutGuest(bg, dora))
	must(t, h.Merge(bg, "berta", "dora"))
	if tab.joined("berta") || !tab.joined("dora") {
		t.Error("the place is still berta's")
	}
	must(t, h.Forget(bg, "dora"))
	if tab.joined("dora") {
		t.Error("dora has left, and still has a place")
	}
}

// Enemies stay two persons.
func TestMergeOfEnemies(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	err := h.Merge(bg, "anna", "berta")
	if _, ok := errors.AsType[*store.Clash](err); !ok {
		t.Fatalf("error %v, want a clash", err)
	}
	if got := tab.Holds("anna"); got != game.Only(0) {
		t.Errorf("anna holds %v, want the first seat", got)
	}
}

// Whoever sits down while being merged has the seat afterwards, in memory as on disk, or is refused.
func TestMergeWhileJoining(t *testing.T) {
	for range 20 {
		h := newHost(t)
		tab := create(t, h, NewTable{Players: 2})
		must(t, h.Store.PutGuest(bg, carla))
		var all sync.WaitGroup
		var joined, merged error
		all.Go(func() { _, joined = tab.Join(bg, berta, Place{Seat: 1}) })
		all.Go(func() { merged = h.Merge(bg, "berta", "carla") })
		all.Wait()
		must(t, merged)
		held := game.Only(1)
		if joined != nil {
			want(t, joined, ErrGone)
			held = 0
		}
		row, err := h.Store.LoadTable(bg, tab.ID())
		must(t, err)
		onDisk := seatsThat(row.Seats, func(s *store.Seat) bool { return s.Guest == "carla" })
		if got := tab.Holds("carla"); got != held || onDisk != held {
			t.Fatalf("carla holds %v, on disk %v, want %v", got, onDisk, held)
		}
	}
}

// Two merges at once lose no seat: both succeed in some order, or one is refused.
func TestMergesAtOnce(t *testing.T) {
	for range 20 {
		h := newHost(t)
		tab := duel(t, h)
		must(t, h.Store.PutGuest(bg, carla))
		var all sync.WaitGroup
		all.Go(func() { h.Merge(bg, "anna", "carla") }) //nolint:errcheck // judged by the seats
		all.Go(func() { h.Merge(bg, "carla", "anna") }) //nolint:errcheck // judged by the seats
		all.Wait()
		heir := h.Heir("anna")
		row, err := h.Store.LoadTable(bg, tab.ID())
		must(t, err)
		if got := tab.Holds(heir); got != game.Only(0) || row.Seats[0].Guest != heir {
			t.Fatalf("%s holds %v, on disk it is %s's; want the first seat", heir, got, row.Seats[0].Guest)
		}
	}
}

// TestCreatedWhilePlayed: whose table it is can be asked without a lock, also after its creator has gone.
func TestCreatedWhilePlayed(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	must(t, h.Forget(bg, "anna"))
	var asks sync.WaitGroup
	asks.Go(func() {
		if tab.Created("anna") {
			t.Error("the table is still anna's")
		}
	})
	play(t, tab, 1, "seal")
	asks.Wait()
}

// Whoever leaves in the middle of a game is replaced by a bot, and leaves no words behind.
func TestForgetInTheMiddleOfAGame(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	must(t, tab.Write(bg, Author{anna, 0}, press.Outgoing{Text: "my address is"}))
	watch, err := tab.Watch("anna", 0, nil)
	must(t, err)
	defer watch.Close()
	must(t, h.Forget(bg, "anna"))
	_, err = watch.Pull()
	want(t, err, ErrNotYours)
	snap, err := tab.Snapshot("", game.Nobody)
	must(t, err)
	if s := snap.Seats[0]; s.Guest != "" || s.Holder != "" || s.Bot == "" {
		t.Errorf("seat %+v, want a bot and no name", s)
	}
	letters, err := tab.Letters("berta", 1, 0)
	must(t, err)
	if len(letters) != 1 || letters[0].Text != "" || letters[0].Name != "" {
		t.Errorf("letters %+v, want one without words and name", letters)
	}
	_, err = h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2})
	want(t, err, ErrGone)
	if tab.Created("anna") {
		t.Error("the table is still anna's")
	}
}
