package storetest

import (
	"context"
	"testing"

	"outremer/store"
)

// called fills a store with how anna and berta are called.
func called(t *testing.T, s store.Store) {
	t.Helper()
	ctx := context.Background()
	for _, who := range []string{"anna", "berta"} {
		must(t, s.PutCallee(ctx, store.Callee{Person: who, Lang: who}))
		must(t, s.PutChannel(ctx, store.Channel{ID: "mail of " + who, Person: who, Kind: store.ByMail}))
		must(t, s.AddNotices(ctx, []store.Notice{{ID: who + " t1", Person: who, Table: "t1"}}, nil))
	}
	must(t, s.AddNotices(ctx, []store.Notice{{ID: "anna t2", Person: "anna", Table: "t2"}}, nil))
}

// owners lists what there is, each with its person.
func owners(t *testing.T, s store.Store) (list []string) {
	t.Helper()
	channels, err := s.Channels(context.Background())
	must(t, err)
	for _, c := range channels {
		list = append(list, c.Person+": "+c.ID)
	}
	notices, err := s.Notices(context.Background())
	must(t, err)
	for _, n := range notices {
		list = append(list, n.Person+": "+n.ID)
	}
	return list
}

func mergeCalls(t *testing.T, s store.Store) {
	called(t, s)
	must(t, s.PutCallee(context.Background(), store.Callee{Person: "carla", Lang: "it"}))
	must(t, s.Merge(context.Background(), "anna", "berta", 10))
	equal(t, owners(t, s), []string{"berta: mail of anna", "berta: mail of berta", "berta: berta t1", "berta: berta t2"})
	must(t, s.Merge(context.Background(), "carla", "dora", 11))
	for who, lang := range map[string]string{"berta": "berta", "dora": "it"} {
		c, err := s.Callee(context.Background(), who)
		must(t, err)
		equal(t, c.Lang, lang)
	}
}

func forgetCalls(t *testing.T, s store.Store) {
	called(t, s)
	must(t, s.Forget(context.Background(), "anna", "", 10))
	equal(t, owners(t, s), []string{"berta: mail of berta", "berta: berta t1"})
}

// mergeCompany: what two persons kept is one person's, nobody regards themselves, and a person who is
// forgotten leaves nothing.
func mergeCompany(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, err := range []error{
		s.PutVisit(ctx, store.Visit{Person: "phone", Table: "t1", N: 9, At: 5}),
		s.PutVisit(ctx, store.Visit{Person: "desk", Table: "t1", N: 4, At: 8}),
		s.PutNote(ctx, "phone", "t1", "from the phone"),
		s.PutNote(ctx, "desk", "t1", "from the desk"),
		s.PutRegard(ctx, "phone", "carl", store.Mute),
		s.PutRegard(ctx, "desk", "carl", store.Block),
		s.PutRegard(ctx, "desk", "phone", store.Mute),
		s.PutRegard(ctx, "dora", "phone", store.Block),
		s.Merge(ctx, "phone", "desk", 10),
	} {
		must(t, err)
	}
	company(t, s, "desk", "from the desk\nfrom the phone", "dora")
	company(t, s, "phone", "")
	visit, err := s.Visit(ctx, "desk", "t1")
	must(t, err)
	equal(t, visit, store.Visit{Person: "desk", Table: "t1", N: 9, At: 8})
	mine, err := s.Regards(ctx, "desk")
	must(t, err)
	equal(t, mine, map[string]store.Regard{"carl": store.Block})

	must(t, s.Forget(ctx, "desk", "", 20))
	company(t, s, "desk", "")
	_, err = s.Visit(ctx, "desk", "t1")
	want(t, err, store.ErrNotFound)
}

// company checks what a person has noted, and who has blocked the person.
func company(t *testing.T, s store.Store, person, note string, blockedBy ...string) {
	t.Helper()
	text, err := s.Note(context.Background(), person, "t1")
	must(t, err)
	equal(t, text, note)
	by, err := s.BlockedBy(context.Background(), person)
	must(t, err)
	equal(t, by, blockedBy)
}

// mergeFollows: who becomes another person follows for both, each table once; who is forgotten follows
// nothing.
func mergeFollows(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, f := range [][2]string{{"anna", "t1"}, {"anna", "t2"}, {"berta", "t2"}, {"carla", "t2"}} {
		must(t, s.PutFollow(ctx, f[0], f[1], true))
	}
	check := func(table string, who ...string) {
		t.Helper()
		got, err := s.Followers(ctx, table)
		must(t, err)
		equal(t, got, who)
	}
	must(t, s.Merge(ctx, "anna", "berta", 10))
	check("t1", "berta")
	check("t2", "berta", "carla")
	must(t, s.Forget(ctx, "berta", "", 20))
	check("t1")
	check("t2", "carla")
}

// mergeSeating: a merged person keeps what was kept for either; a forgotten one has nothing left.
func mergeSeating(t *testing.T, s store.Store) {
	ctx := context.Background()
	tab := Table("t1")
	tab.Door = `{"barred":["carla"]}`
	must(t, s.CreateTable(ctx, tab, 0))
	for _, c := range []struct {
		do             func() error
		reserved, door string
	}{
		{func() error { return s.Merge(ctx, "carla", "dora", 10) }, "dora", `{"barred":["dora"]}`},
		{func() error { return s.Forget(ctx, "carla", "", 20) }, "dora", `{"barred":["dora"]}`},
		{func() error { return s.Forget(ctx, "dora", "", 30) }, "", `{"barred":[""]}`},
	} {
		must(t, c.do())
		got, err := s.LoadTable(ctx, "t1")
		must(t, err)
		equal(t, []string{got.Seats[1].Reserved, got.Door, string(got.Status)}, []string{c.reserved, c.door, string(store.Open)})
	}
}
