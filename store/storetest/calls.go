package storetest

import (
	"context"
	"testing"

	"outremer/store"
)

func callees(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Callee(ctx, "anna")
	want(t, err, store.ErrNotFound)
	c := store.Callee{Person: "anna", Lang: "it", Zone: "Europe/Rome", Quiet: "22:00-07:00", Wants: "{}"}
	must(t, s.PutCallee(ctx, store.Callee{Person: "anna", Lang: "en"}))
	must(t, s.PutCallee(ctx, c))
	got, err := s.Callee(ctx, "anna")
	must(t, err)
	equal(t, got, c)
	own := store.Guest{ID: "berta", Name: "Berta", Created: 1, Lang: "it", Zone: "Europe/Paris"}
	must(t, s.PutGuest(ctx, own))
	must(t, s.Describe(ctx, own))
	must(t, s.PutCallee(ctx, store.Callee{Person: "berta", Lang: "en", Wants: "{}"}))
	must(t, s.PutChannel(ctx, store.Channel{ID: "c9", Person: "carla", Kind: store.ByFeed, Address: "x", Created: 1}))
	all, err := s.Callees(ctx)
	must(t, err)
	equal(t, all, []store.Callee{c, {Person: "berta", Lang: "en", Zone: "Europe/Paris", Wants: "{}"}, {Person: "carla"}})
}

func channels(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Channel(ctx, "c1")
	want(t, err, store.ErrNotFound)
	a := store.Channel{ID: "c1", Person: "anna", Kind: store.ByMail, Address: "a@example.org", State: store.Unproven, Created: 2}
	b := store.Channel{ID: "c2", Person: "anna", Table: "t1", Kind: store.ByHook, Address: "https://example.org", State: store.Working, Created: 1}
	must(t, s.PutChannel(ctx, a))
	must(t, s.PutChannel(ctx, b))
	a.State, a.Failures, a.Address = store.Working, 3, "b@example.org"
	must(t, s.PutChannel(ctx, a))
	got, err := s.Channel(ctx, "c1")
	must(t, err)
	equal(t, got, a)
	all, err := s.Channels(ctx)
	must(t, err)
	equal(t, all, []store.Channel{b, a})
	must(t, s.DropChannel(ctx, "c1"))
	all, err = s.Channels(ctx)
	must(t, err)
	equal(t, all, []store.Channel{b})
}

// notices: who is to be told of a step or a letter is written with it or not at all, and once.
func notices(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.CreateTable(ctx, Table("t1"), 0))
	n := store.Notice{ID: "anna t1", Person: "anna", Table: "t1", Cause: "turn", Made: 5, Due: 9, State: store.Waiting}
	step := Next("t1", 1)
	step.Notices = []store.Notice{n}
	late := step
	late.From, late.To.Version = 7, 8
	want(t, s.ApplyStep(ctx, late), store.ErrMoved)
	has(t, s)
	must(t, s.ApplyStep(ctx, step))
	has(t, s, n)

	again := n
	again.Cause = "letter"
	job := store.Job{ID: "call anna", Kind: "call", RunAt: 7}
	_, err := s.AddLetter(ctx, store.Letter{Table: "t1", Guest: "berta"}, store.Call{Notice: again, Job: job})
	must(t, err)
	has(t, s, n)
	equal(t, next(t, s), int64(7))

	other := store.Notice{ID: "berta t1", Person: "berta", Table: "t1", Cause: "over", Made: 6, State: store.Waiting}
	must(t, s.AddNotices(ctx, []store.Notice{other}, nil))
	must(t, s.MarkSent(ctx, []string{"anna t1"}))
	n.State = store.Sent
	has(t, s, n, other)
	hers, err := s.NoticesFor(ctx, "berta")
	must(t, err)
	equal(t, hers, []store.Notice{other})
	must(t, s.DropNotices(ctx, []string{"anna t1"}))
	has(t, s, other)
}

func has(t *testing.T, s store.Store, want ...store.Notice) {
	t.Helper()
	all, err := s.Notices(context.Background())
	must(t, err)
	equal(t, all, want)
}

func deliveries(t *testing.T, s store.Store) {
	ctx := context.Background()
	n := store.Notice{ID: "anna t1", Person: "anna", Table: "t1", Cause: "turn", State: store.Waiting}
	must(t, s.AddNotices(ctx, []store.Notice{n}, nil))
	must(t, s.PutDeliveries(ctx, []store.Delivery{{Notice: n.ID, Channel: "c1", Attempt: 1, At: 3}, {Notice: "x", Channel: "c1"}}))
	v := store.Delivery{Notice: n.ID, Channel: "c1", Attempt: 2, At: 4, Result: "ok"}
	must(t, s.PutDeliveries(ctx, []store.Delivery{v}))
	got, err := s.Deliveries(ctx, "anna")
	must(t, err)
	equal(t, got, []store.Delivery{v})
	must(t, s.DropNotices(ctx, []string{n.ID}))
	got, err = s.Deliveries(ctx, "anna")
	must(t, err)
	equal(t, len(got), 0)
}
