// Package storetest holds every store to the promises of package store.
package storetest

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"outremer/game"
	"outremer/store"
)

// Opener opens an empty store as several nodes do, and takes care of closing it. Where only one process
// can have the store, all nodes are that one.
type Opener func(t *testing.T, nodes int) []store.Store

// ExerciseAlone runs the part of the suite that a store for one person on one machine has to pass. Each
// case gets its own store.
func ExerciseAlone(t *testing.T, open Opener) {
	exercise(t, open, map[string]func(*testing.T, store.Store){
		"guests":               guests,
		"settings":             settings,
		"odd texts":            oddTexts,
		"follows":              follows,
		"create and load":      createAndLoad,
		"quotas":               quotas,
		"apply":                apply,
		"apply changes":        applyChanges,
		"apply at old version": applyMoved,
		"apply fails alone":    applyAlone,
		"apply is whole":       applyWhole,
		"racing steps":         applyRace,
		"lists":                lists,
		"letters":              letters,
		"keys":                 keys,
		"marks":                marks,
		"facts":                facts,
		"bookmarks":            bookmarks,
		"studies":              studies,
		"visits":               visits,
		"notes":                notes,
		"jobs":                 jobs,
		"jobs put again":       jobsPutAgain,
		"jobs of steps":        jobsOfSteps,
		"jobs in queues":       jobsInQueues,
		"jobs renewed":         jobsRenewed,
		"close":                closing,
	})
}

// Exercise runs the whole suite.
func Exercise(t *testing.T, open Opener) {
	ExerciseAlone(t, open)
	exercise(t, open, map[string]func(*testing.T, store.Store){
		"allowances":      allowances,
		"stamps":          stamps,
		"departed":        departed,
		"presences":       presences,
		"regards":         regards,
		"outcomes":        outcomes,
		"unrated":         unrated,
		"rating of bots":  botRating,
		"rating race":     ratingRace,
		"merge careers":   mergeCareers,
		"jobs take turns": jobsTakeTurns,
		"jobs of persons": jobsOfPersons,
		"sign-ins":        signIns,
		"tokens":          tokens,
		"bots":            bots,
		"rotate":          rotate,
		"proofs":          proofs,
		"links":           links,
		"link race":       linkRace,
		"merge":           merge,
		"merge and go on": mergeLate,
		"merge clash":     mergeClash,
		"merge race":      mergeRace,
		"forget":          forget,
		"callees":         callees,
		"channels":        channels,
		"notices":         notices,
		"deliveries":      deliveries,
		"merge calls":     mergeCalls,
		"forget calls":    forgetCalls,
		"merge company":   mergeCompany,
		"merge follows":   mergeFollows,
		"merge seating":   mergeSeating,
		"wardens":         wardens,
		"bans":            bans,
		"reports":         reports,
		"deeds":           deeds,
		"find guests":     findGuests,
		"hand over":       handOver,
		"stale guests":    staleGuests,
		"sweep":           sweep,
	})
	together := map[string]func(*testing.T, []store.Store){
		"nodes see each other":   nodesSee,
		"nodes at one version":   nodesAtOneVersion,
		"nodes write letters":    nodesWriteLetters,
		"nodes claim jobs":       nodesClaim,
		"nodes and lapsed jobs":  nodesAndLapsedJobs,
		"nodes choose a setting": nodesChoose,
		"nodes rate":             nodesRate,
		"nodes merge and write":  nodesMerge,
		"nodes have one clock":   nodesHaveOneClock,
		"nodes keep a quota":     nodesKeepQuota,
		"nodes share allowances": nodesShareAllowances,
	}
	for name, run := range together {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			run(t, open(t, 3))
		})
	}
}

func exercise(t *testing.T, open Opener, cases map[string]func(*testing.T, store.Store)) {
	for name, run := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			run(t, open(t, 1)[0])
		})
	}
}

// Table is a small open table for tests.
func Table(id string) store.Table {
	return store.Table{ID: id, Title: "skirmish", Edition: "standard", Name: "Saturday", Creator: "anna",
		Options: map[string]string{"rounds": "3"}, Public: true, Press: "full", Manners: "by lot", Origin: "somewhere",
		Secret: "00ff", Created: 1000, Clock: map[string]int64{"turn": 600}, Terms: `{"vacation":5}`,
		Seats: []store.Seat{{Name: "red", Guest: "anna", Invite: "i0", Standing: "next", Began: "berta"},
			{Name: "blue", Invite: "i1", Place: 2, Wishes: "green blue", Reserved: "carla"},
			{Name: "green", Vacant: true, Wanted: true}},
		Progress: store.Progress{Status: store.Open, Revision: 1, Facts: "f1", FactsName: "my-copy", Program: "v1", Updated: 1000}}
}

// Next returns the step that appends record n to a table at version n-1.
func Next(id string, n int64) store.Step {
	return store.Step{Table: id, From: n - 1,
		To:      store.Progress{Version: n, Status: store.Running, Revision: 1, Header: "outremer 1", Awaiting: game.Only(1), Updated: 1000 + n},
		Records: []store.Record{{N: n, Text: "1 red pass\n", At: 1000 + n}}}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func want(t *testing.T, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Fatalf("error %v, want %v", got, want)
	}
}

func equal(t *testing.T, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("got\n%+v\nwant\n%+v", got, want)
	}
}

func guests(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Guest(ctx, "anna")
	want(t, err, store.ErrNotFound)
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Anna", Created: 5}))
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Annina", Created: 9}))
	g, err := s.Guest(ctx, "anna")
	must(t, err)
	equal(t, g, store.Guest{ID: "anna", Name: "Annina", Created: 5})
	must(t, s.Describe(ctx, store.Guest{ID: "berta", Name: "Berta", Lang: "it", Zone: "Europe/Rome", Shown: "all"}))
	g, err = s.Guest(ctx, "berta")
	must(t, err)
	equal(t, g, store.Guest{ID: "berta", Name: "Berta", Lang: "it", Zone: "Europe/Rome", Shown: "all"})
	must(t, s.Forget(ctx, "carla", "", 9))
	names, err := s.Names(ctx, []string{"anna", "berta", "carla", "dora"})
	must(t, err)
	equal(t, names, map[string]string{"anna": "Annina", "berta": "Berta"})
}

func settings(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, fallback := range []string{"first", "second"} {
		v, err := s.Setting(ctx, "key", fallback)
		must(t, err)
		equal(t, v, "first")
	}
}

// oddTexts: what a store cannot keep it refuses by name, read or written.
func oddTexts(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, odd := range []string{"a\x00b", "a\xffb"} {
		err := s.PutNote(ctx, "anna", "t1", odd)
		if err != nil {
			want(t, err, store.ErrText)
		}
		if _, err := s.LoadTable(ctx, odd); !errors.Is(err, store.ErrText) {
			want(t, err, store.ErrNotFound)
		}
	}
}

func follows(t *testing.T, s store.Store) {
	ctx := context.Background()
	check := func(who []string, anna bool) {
		t.Helper()
		got, err := s.Followers(ctx, "t1")
		must(t, err)
		equal(t, got, who)
		follows, err := s.Follow(ctx, "anna", "t1")
		must(t, err)
		equal(t, follows, anna)
	}
	check(nil, false)
	for _, guest := range []string{"berta", "anna", "anna"} {
		must(t, s.PutFollow(ctx, guest, "t1", true))
	}
	must(t, s.PutFollow(ctx, "carla", "t2", true))
	check([]string{"anna", "berta"}, true)
	for range 2 {
		must(t, s.PutFollow(ctx, "anna", "t1", false))
	}
	check([]string{"berta"}, false)
}

func facts(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Facts(ctx, "f1")
	want(t, err, store.ErrNotFound)
	f := store.FactSet{Hash: "f1", Title: "skirmish", Name: "my-copy", Files: "castles = 3"}
	must(t, s.AddFacts(ctx, f))
	must(t, s.AddFacts(ctx, store.FactSet{Hash: "f1", Title: "skirmish", Name: "another name", Files: "castles = 3"}))
	got, err := s.Facts(ctx, "f1")
	must(t, err)
	equal(t, got, f)
}

func bookmarks(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Bookmark(ctx, "t1")
	want(t, err, store.ErrNotFound)
	must(t, s.PutBookmark(ctx, "t2", store.Bookmark{N: 7, Data: []byte("seven")}))
	for _, b := range []store.Bookmark{{N: 300, Data: []byte{0, 255, 0}}, {N: 600, Data: make([]byte, 1<<20)}, {N: 500, Data: []byte{1}}} {
		must(t, s.PutBookmark(ctx, "t1", b))
		got, err := s.Bookmark(ctx, "t1")
		must(t, err)
		equal(t, got, b)
	}
}

func studies(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Study(ctx, "t1")
	want(t, err, store.ErrNotFound)
	must(t, s.PutStudy(ctx, "t2", store.Study{Made: 1, Data: "another"}))
	for _, x := range []store.Study{{Made: 7, Data: `{"version":1}`}, {Made: 5, Data: "città"}} {
		must(t, s.PutStudy(ctx, "t1", x))
		got, err := s.Study(ctx, "t1")
		must(t, err)
		equal(t, got, x)
	}
}

func createAndLoad(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.LoadTable(ctx, "t1")
	want(t, err, store.ErrNotFound)
	tab := Table("t1")
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Anna"}))
	must(t, s.CreateTable(ctx, tab))
	if s.CreateTable(ctx, tab) == nil {
		t.Fatal("created twice")
	}
	got, err := s.LoadTable(ctx, "t1")
	must(t, err)
	tab.Seats[0].Holder = "Anna"
	equal(t, got, tab)
	recs, err := s.Records(ctx, "t1", 0)
	must(t, err)
	equal(t, len(recs), 0)
}

func letters(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Anna"}))
	all := []store.Letter{
		{Guest: "anna", Seat: game.Nobody, Text: "ciao\na tutti", At: 1},
		{Guest: "anna", Seat: 0, Readers: game.Only(1, 2), Text: "psst", Pact: "peace blue", At: 2},
		{Seat: 1, Readers: game.Only(0), Re: 2, Word: "accept", At: 3}, // a bot
	}
	for i := range all {
		for _, table := range []string{"t1", "t2"} {
			all[i].Table = table
			l, err := s.AddLetter(ctx, all[i])
			must(t, err)
			all[i].N = int64(i + 1)
			equal(t, l, all[i])
		}
	}
	all[0].Name, all[1].Name = "Anna", "Anna"
	got, err := s.Letters(ctx, "t2")
	must(t, err)
	equal(t, got, all)
	none, err := s.Letters(ctx, "t3")
	must(t, err)
	equal(t, len(none), 0)
}

func marks(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutMark(ctx, "t1", store.Mark{Seat: 1, Circle: game.Only(0, 1), N: 4}))
	must(t, s.PutMark(ctx, "t1", store.Mark{Seat: 1, Circle: game.Only(0, 1), N: 6}))
	must(t, s.PutMark(ctx, "t1", store.Mark{Seat: 0, N: 9}))
	must(t, s.PutMark(ctx, "t2", store.Mark{Seat: 0, N: 1}))
	got, err := s.Marks(ctx, "t1")
	must(t, err)
	equal(t, got, []store.Mark{{Seat: 0, N: 9}, {Seat: 1, Circle: game.Only(0, 1), N: 6}})
}

func lists(t *testing.T, s store.Store) {
	ctx := context.Background()
	for i, change := range []func(*store.Table){
		func(t *store.Table) {},
		func(t *store.Table) { t.Public = false },
		func(t *store.Table) {
			t.Creator, t.Seats[0].Guest, t.Status, t.Seats[2].Wanted = "berta", "berta", store.Running, false
		},
		func(t *store.Table) { t.Creator, t.Status = "berta", store.Over }, // anna still sits there
	} {
		tab := Table(string(rune('a' + i)))
		tab.Updated = int64(1000 + i)
		change(&tab)
		must(t, s.CreateTable(ctx, tab))
	}
	for _, id := range []string{"a", "c"} {
		must(t, s.PutFollow(ctx, "carla", id, true))
	}
	for _, c := range []struct {
		name string
		q    store.Query
		want string
	}{
		{"all", store.Query{Limit: 9}, "dcba"},
		{"limit", store.Query{Limit: 2}, "dc"},
		{"since", store.Query{Limit: 9, Since: 1002}, "dc"},
		{"public", store.Query{Limit: 9, Public: true}, "dca"},
		{"open", store.Query{Limit: 9, Status: []store.Status{store.Open}}, "ba"},
		{"open or over", store.Query{Limit: 9, Status: []store.Status{store.Open, store.Over}}, "dba"},
		{"skirmish", store.Query{Limit: 9, Title: "skirmish"}, "dcba"},
		{"another game", store.Query{Limit: 9, Title: "chess"}, ""},
		{"anna", store.Query{Limit: 9, Guest: "anna"}, "dba"},
		{"berta", store.Query{Limit: 9, Guest: "berta"}, "dc"},
		{"reserved for carla", store.Query{Limit: 9, Guest: "carla"}, "dcba"},
		{"nobody", store.Query{Limit: 9, Guest: "dora"}, ""},
		{"followed by carla", store.Query{Limit: 9, Fan: "carla"}, "ca"},
		{"a substitute wanted", store.Query{Limit: 9, Wanted: true}, "dba"},
	} {
		found, err := s.ListTables(ctx, c.q)
		must(t, err)
		var ids string
		for _, tab := range found {
			ids += tab.ID
			equal(t, len(tab.Seats), 3)
		}
		if ids != c.want {
			t.Errorf("%s: %q, want %q", c.name, ids, c.want)
		}
	}
}

func closing(t *testing.T, s store.Store) {
	must(t, s.Close())
	must(t, s.Close())
	want(t, s.PutGuest(context.Background(), store.Guest{ID: "anna"}), store.ErrClosed)
}
