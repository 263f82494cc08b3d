package table

import (
	"testing"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// TestShut: a running game that is closed goes on no more, for nobody and no bot, and reveals nothing.
func TestShut(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	play(t, tab, 0, "seal")
	must(t, tab.Shut(bg))
	must(t, tab.Shut(bg))
	want(t, try(t, tab, 1, "seal"), ErrNotRunning)
	snap := look(t, tab, game.Nobody)
	if snap.Status != store.Closed || snap.Closed != EndedByWarden || snap.Secret != "" || snap.Awaiting != 0 {
		t.Errorf("%s because of %q, secret %q, awaiting %v", snap.Status, snap.Closed, snap.Secret, snap.Awaiting)
	}
	_, err := tab.Snapshot("berta", 0)
	want(t, err, ErrNotYours)
	_, err = tab.Log(bg)
	want(t, err, ErrNotOver)
	sameAfterReload(t, h, tab)
	jobs, err := h.Store.Jobs(bg)
	must(t, err)
	if len(jobs) != 0 {
		t.Errorf("jobs %+v", jobs)
	}

	open := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}})
	must(t, open.Shut(bg))
	_, err = open.Join(bg, berta, Place{Seat: game.Nobody})
	want(t, err, ErrClosed)
}

// TestExpel: who is put out loses the seat, before the start and in the game, and does not come back.
func TestExpel(t *testing.T) {
	h := newHost(t)
	tab := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}})
	_, err := tab.Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	want(t, tab.Expel(bg, "carla", game.Nobody), store.ErrNotFound)
	want(t, tab.Expel(bg, "", 2), store.ErrNotFound)
	want(t, tab.Expel(bg, "", 9), store.ErrNotFound)
	must(t, tab.Expel(bg, "", 1))
	_, err = tab.Join(bg, berta, Place{Seat: game.Nobody})
	want(t, err, ErrPutOut)

	tab = trio(t, h, press.Full)
	must(t, tab.Expel(bg, "berta", game.Nobody))
	snap := look(t, tab, game.Nobody)
	if snap.Seats[1].Held || snap.Seats[1].Bot == "" || snap.Status != store.Running {
		t.Errorf("berta's seat: %+v", snap.Seats[1])
	}
	must(t, tab.Offer(bg, "anna", 1, true))
	want(t, tab.TakeOver(bg, berta, 1), ErrPutOut)
	must(t, tab.TakeOver(bg, store.Guest{ID: "dora", Name: "Dora"}, 1))
}

// TestGiveTo: whoever gets a table manages it, and nobody else does.
func TestGiveTo(t *testing.T) {
	h := newHost(t)
	tab := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}, Name: "Bad words"})
	must(t, tab.GiveTo(bg, carla))
	want(t, tab.Close(bg, "anna"), ErrNotYours)
	must(t, tab.Unname(bg))
	if got := look(t, tab, game.Nobody).Name; got != "" {
		t.Errorf("it is called %q", got)
	}
	list, err := h.List(bg, store.Query{Guest: "carla", Limit: 9})
	must(t, err)
	if len(list) != 1 || list[0].Name != "" {
		t.Errorf("carla's tables: %+v", list)
	}
	h.Park(h.Now())
	tab = open(t, h, tab.ID())
	must(t, tab.Close(bg, "carla"))
}

// TestHideLetter: the words of a hidden letter are gone for all who have it, its offer is not, and
// whoever does not have it learns nothing.
func TestHideLetter(t *testing.T) {
	h := newHost(t)
	tab := trio(t, h, press.Full)
	say(t, tab, 2, press.Outgoing{Text: "hello"})
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Text: "you fool", Offer: []string{"truce", "blue", "2", "3"}})
	got, err := tab.Received("berta", 1, 2)
	must(t, err)
	if got.Text != "you fool" || got.Guest != "anna" || got.N != 2 {
		t.Errorf("received %+v", got)
	}
	for seat, n := range map[game.Seat]int64{2: 2, 1: 3, 0: 0} {
		_, err = tab.Received(guests[seat].ID, seat, n)
		want(t, err, store.ErrNotFound)
	}
	_, err = tab.Received("berta", 0, 2)
	want(t, err, ErrNotYours)

	must(t, tab.HideLetter(bg, 2))
	must(t, tab.HideLetter(bg, 2))
	want(t, tab.HideLetter(bg, 9), store.ErrNotFound)
	for _, check := range []func(){func() {}, func() { h.Park(h.Now()); tab = open(t, h, tab.ID()) }} {
		check()
		expectMail(t, tab, 0, "1:2>0 hello; 2:0>10 truce 2; 3:0>10 hidden to 2")
		expectMail(t, tab, 1, "1:2>0 hello; 2:0>10 truce 2; 3:0>10 hidden to 2")
		expectMail(t, tab, 2, "1:2>0 hello")
	}
	say(t, tab, 1, press.Outgoing{Re: 2, Answer: press.Accepted})
	made, _, err := tab.Agreements("anna", 0, game.Nobody)
	must(t, err)
	if len(made) != 1 || made[0].Answer != press.Accepted {
		t.Errorf("agreements %+v", made)
	}
}

// TestRest: a host at rest begins no job, and makes up for it afterwards.
func TestRest(t *testing.T) {
	h := newHost(t)
	h.Rest(true)
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	play(t, tab, 0, "seal")
	jobs, err := h.Store.ClaimJobs(bg, store.Bots, h.now(), 1, 9)
	must(t, err)
	if len(jobs) != 1 {
		t.Fatalf("%d jobs were left, want 1", len(jobs))
	}
	must(t, h.Store.RetryJob(bg, jobs[0], h.now(), ""))
	h.Rest(false)
	w := tab.Changed()
	if look(t, tab, game.Nobody).Awaiting.Has(1) {
		<-w
	}
}
