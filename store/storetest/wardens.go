package storetest

import (
	"context"
	"errors"
	"testing"

	"outremer/game"
	"outremer/store"
)

func wardens(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, who := range []string{"berta", "anna", "anna"} {
		must(t, s.PutWarden(ctx, who, 5))
	}
	looksAfter(t, s, "anna", "berta")
	must(t, s.Merge(ctx, "anna", "carla", 10))
	looksAfter(t, s, "berta", "carla")
	must(t, s.PutWarden(ctx, "anna", 11)) // who is carla by now
	looksAfter(t, s, "berta", "carla")
	must(t, s.PutWarden(ctx, "berta", 0))
	must(t, s.Forget(ctx, "carla", "", 20))
	looksAfter(t, s)

	text, err := s.Placard(ctx)
	must(t, err)
	equal(t, text, "")
	for _, told := range []string{"We move house at noon.", "", "We have moved."} {
		must(t, s.PutPlacard(ctx, text, told))
		text, err = s.Placard(ctx)
		must(t, err)
		equal(t, text, told)
	}
	if err := s.PutPlacard(ctx, "We move house at noon.", "Never mind."); !errors.Is(err, store.ErrMoved) {
		t.Errorf("over what has been said meanwhile: %v", err)
	}
	text, err = s.Placard(ctx)
	must(t, err)
	equal(t, text, "We have moved.")
}

func looksAfter(t *testing.T, s store.Store, who ...string) {
	t.Helper()
	got, err := s.Wardens(context.Background())
	must(t, err)
	equal(t, got, who)
}

// bans: they end by themselves, or when they are dropped, and go along with the person.
func bans(t *testing.T, s store.Store) {
	ctx := context.Background()
	mute := store.Ban{ID: "b1", Kind: store.BanLetters, Person: "anna", Why: "rude", Made: 10, Until: 50}
	net := store.Ban{ID: "b2", Kind: store.BanAll, Address: "203.0.113.0/24", Made: 20, Until: 100}
	must(t, s.PutBan(ctx, mute))
	must(t, s.PutBan(ctx, net))
	holds := func(at int64, list ...store.Ban) {
		t.Helper()
		got, err := s.Bans(ctx, at)
		must(t, err)
		equal(t, got, list)
	}
	holds(49, net, mute)
	holds(50, net)
	must(t, s.Merge(ctx, "anna", "berta", 30))
	mute.Person = "berta"
	holds(30, net, mute)
	must(t, s.Forget(ctx, "berta", "", 31))
	holds(31, net)
	must(t, s.DropBan(ctx, "b2"))
	want(t, s.DropBan(ctx, "b2"), store.ErrNotFound)
	holds(31)
}

// reports: each is there once, until somebody has dealt with it; words go with who wrote them.
func reports(t *testing.T, s store.Store) {
	ctx := context.Background()
	r := store.Report{ID: "r1", Kind: store.ReportedLetter, Table: "t1", Letter: 7, Seat: "red", Person: "anna", Reporter: "berta", Text: "You fool", Why: "rude", At: 10}
	name := store.Report{ID: "r2", Kind: store.ReportedName, Person: "carla", Reporter: "anna", Text: "Bad Word", At: 20}
	must(t, s.AddReport(ctx, r))
	must(t, s.AddReport(ctx, name))
	again := r
	again.Text = "something else"
	must(t, s.AddReport(ctx, again))
	listed := func(all bool, limit int, list ...store.Report) {
		t.Helper()
		got, err := s.Reports(ctx, all, limit)
		must(t, err)
		equal(t, got, list)
	}
	listed(false, 9, name, r)
	listed(false, 1, name)
	must(t, s.CloseReport(ctx, "r2", 30))
	name.Closed = 30
	want(t, s.CloseReport(ctx, "r3", 30), store.ErrNotFound)
	listed(false, 9, r)
	listed(true, 9, name, r)
	must(t, s.Merge(ctx, "anna", "dora", 40))
	r.Person, name.Reporter = "dora", "dora"
	listed(true, 9, name, r)
	must(t, s.Forget(ctx, "dora", "", 50))
	r.Person, r.Text, name.Reporter, name.Why = "", "", "", ""
	got, err := s.Report(ctx, "r1")
	must(t, err)
	equal(t, got, r)
	listed(true, 9, name, r)
	_, err = s.Report(ctx, "r3")
	want(t, err, store.ErrNotFound)
}

func deeds(t *testing.T, s store.Store) {
	ctx := context.Background()
	first := store.Deed{ID: "d1", At: 10, Who: "anna", What: "ban", Subject: "berta", Detail: "a day"}
	second := store.Deed{ID: "d2", At: 20, Who: "console", What: "announce"}
	must(t, s.AddDeed(ctx, first))
	must(t, s.AddDeed(ctx, second))
	must(t, s.EndDeed(ctx, "d1", "done"))
	first.Result = "done"
	want(t, s.EndDeed(ctx, "d3", "done"), store.ErrNotFound)
	for before, list := range map[int64][]store.Deed{0: {second, first}, 20: {first}, 10: nil} {
		got, err := s.Deeds(ctx, before, 9)
		must(t, err)
		equal(t, got, list)
	}
}

// findGuests: names are found whatever their case; signs with a meaning for the database have none here.
func findGuests(t *testing.T, s store.Store) {
	ctx := context.Background()
	for id, name := range map[string]string{"a": "Anna", "b": "Joanna", "c": "100% Carla", "d": "gone"} {
		must(t, s.PutGuest(ctx, store.Guest{ID: id, Name: name, Created: 3}))
	}
	must(t, s.Forget(ctx, "d", "", 5))
	for text, ids := range map[string][]string{"aNN": {"a", "b"}, "%": {"c"}, "_": nil, "gone": nil, "": {"c", "a", "b"}} {
		found, err := s.FindGuests(ctx, text, 9)
		must(t, err)
		var got []string
		for _, g := range found {
			got = append(got, g.ID)
		}
		equal(t, got, ids)
	}
	must(t, s.CreateTable(ctx, Table("t1")))
	for text, n := range map[string]int{"SATUR": 1, "sunday": 0} {
		list, err := s.ListTables(ctx, store.Query{Named: text, Limit: 9})
		must(t, err)
		equal(t, len(list), n)
	}
}

// handOver: a step may give a table to somebody else, or to their heir.
func handOver(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.CreateTable(ctx, Table("t1")))
	must(t, s.Merge(ctx, "berta", "carla", 5))
	step, to := Next("t1", 1), "berta"
	step.Creator = &to
	must(t, s.ApplyStep(ctx, step))
	must(t, s.ApplyStep(ctx, Next("t1", 2)))
	got, err := s.LoadTable(ctx, "t1")
	must(t, err)
	equal(t, got.Creator, "carla")
}

// staleGuests: who was here, themselves or by a program, can come back by a proof, or looks after the site, is none.
func staleGuests(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, id := range []string{"old", "seen", "signed", "visited", "served", "fresh", "idle", "proved", "warden", "left"} {
		must(t, s.PutGuest(ctx, store.Guest{ID: id, Name: id, Created: 1}))
	}
	must(t, s.PutGuest(ctx, store.Guest{ID: "new", Name: "new", Created: 100}))
	must(t, s.PutSignIn(ctx, store.SignIn{ID: "s0", Person: "old", Seen: 99}))
	must(t, s.PutSignIn(ctx, store.SignIn{ID: "s1", Person: "seen", Seen: 100}))
	must(t, s.PutSignIn(ctx, store.SignIn{ID: "s2", Person: "signed", Seen: 200, Revoked: 300}))
	must(t, s.PutVisit(ctx, store.Visit{Person: "visited", Table: "t1", N: 1, At: 150}))
	must(t, s.PutProof(ctx, store.Proof{Kind: store.Phrase, Key: "k", Person: "proved"}))
	must(t, s.PutWarden(ctx, "warden", 1))
	for _, k := range []store.Token{{ID: "k1", Person: "served", Seen: 100}, {ID: "k2", Person: "fresh", Created: 100}, {ID: "k3", Person: "idle", Seen: 99}} {
		k.Scope = store.ToRead
		must(t, s.PutToken(ctx, k))
	}
	must(t, s.Forget(ctx, "left", "", 2))
	got, err := s.StaleGuests(ctx, 100, 9)
	must(t, err)
	equal(t, got, []string{"idle", "old", "signed"})
	got, err = s.StaleGuests(ctx, 100, 1)
	must(t, err)
	equal(t, got, []string{"idle"})
}

// sweep: of what is old goes what should, and nothing else; people keep how their games ended.
func sweep(t *testing.T, s store.Store) {
	ctx := context.Background()
	put := func(id string, status store.Status, guest string, at int64) {
		tab := Table(id)
		tab.Status, tab.Updated = status, at
		tab.Seats[0].Guest = guest
		must(t, s.CreateTable(ctx, tab))
		_, err := s.AddLetter(ctx, store.Letter{Table: id, Text: "hello"})
		must(t, err)
		must(t, s.PutJob(ctx, store.Job{ID: "bot " + id, Payload: id}))
	}
	put("closed", store.Closed, "anna", 10)
	put("closed-new", store.Closed, "anna", 100)
	put("bots", store.Over, "", 10)
	put("bots-new", store.Over, "", 100)
	put("people", store.Over, "anna", 10)
	put("open", store.Open, "", 10)
	step := end(t, s, "left", "anna", store.BotPlayer("knight"))
	step.To.Updated, step.Seats = 10, map[game.Seat]store.Seat{0: {Name: "red", Bot: "knight"}}
	must(t, s.ApplyStep(ctx, step))
	got, err := s.Sweep(ctx, store.Retention{})
	must(t, err)
	equal(t, got, store.Swept{})

	must(t, s.AddReport(ctx, store.Report{ID: "r1", At: 10}))
	must(t, s.AddReport(ctx, store.Report{ID: "r2", At: 100}))
	must(t, s.AddDeed(ctx, store.Deed{ID: "d1", At: 10}))
	must(t, s.PutBan(ctx, store.Ban{ID: "b1", Until: 10}))
	got, err = s.Sweep(ctx, store.Retention{Closed: 50, Bots: 50, Reports: 50, Deeds: 5, Bans: 50})
	must(t, err)
	equal(t, got.Reports, int64(1))
	equal(t, got.Deeds, int64(0))
	equal(t, got.Bans, int64(1))
	for id, there := range map[string]bool{"closed": false, "closed-new": true, "bots": false, "left": false, "bots-new": true, "people": true, "open": true} {
		_, err := s.LoadTable(ctx, id)
		if there {
			must(t, err)
			continue
		}
		want(t, err, store.ErrNotFound)
		letters, err := s.Letters(ctx, id)
		must(t, err)
		equal(t, len(letters), 0)
	}
	jobs, err := s.Jobs(ctx)
	must(t, err)
	equal(t, len(jobs), 4)
	outcomes, err := s.Outcomes(ctx, "anna")
	must(t, err)
	equal(t, len(outcomes), 1)
}
