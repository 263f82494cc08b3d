package warden

import (
	"context"
	"errors"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/store/testdb"
	"outremer/table"
)

var bg = context.Background()

// office is a warden's office on a site whose clock the test turns.
type office struct {
	*Warden
	t  *testing.T
	ms atomic.Int64 // jobs look at it, too
}

func (o *office) clock() time.Time     { return time.UnixMilli(o.ms.Load()) }
func (o *office) wait(d time.Duration) { o.ms.Add(d.Milliseconds()) }

func newOffice(t *testing.T) *office {
	t.Helper()
	o := &office{t: t}
	o.ms.Store(1_700_000_000_000)
	db := testdb.Open(t)
	host := table.NewHost(table.Config{Titles: []game.Title{games.Example().Title}, Store: db, Now: o.clock})
	w, err := New(bg, Config{Host: host, Store: db, Keep: Standard, Crashes: t.TempDir(), Now: o.clock})
	o.must(err)
	o.Warden = w
	t.Cleanup(func() {
		o.must(host.Shutdown(bg))
		o.must(db.Close())
	})
	return o
}

func (o *office) must(err error) {
	o.t.Helper()
	if err != nil {
		o.t.Fatal(err)
	}
}

// refused expects an error about a field.
func (o *office) refused(err error, field string) {
	o.t.Helper()
	var bad *game.SetupError
	if !errors.As(err, &bad) || bad.Field != field {
		o.t.Errorf("error %v, want one about %s", err, field)
	}
}

// deeds returns what was done, the last first, as words.
func (o *office) deeds() (list []string) {
	o.t.Helper()
	all, err := o.Store.Deeds(bg, 0, 50)
	o.must(err)
	for _, d := range all {
		list = append(list, strings.Join([]string{d.Who, d.What, d.Subject, d.Detail, d.Result}, "|"))
	}
	return list
}

// guest is somebody who has been here.
func (o *office) guest(id, name string) store.Guest {
	o.t.Helper()
	g := store.Guest{ID: id, Name: name}
	o.must(o.Store.PutGuest(bg, g))
	return g
}

func TestAddress(t *testing.T) {
	for text, want := range map[string]string{
		"203.0.113.7":            "net 203.0.113.7/32",
		" 203.0.113.7 ":          "net 203.0.113.7/32",
		"203.0.113.7/24":         "net 203.0.113.0/24",
		"::ffff:203.0.113.7":     "net 203.0.113.7/32",
		"::ffff:203.0.113.7/120": "net 203.0.113.0/24",
		"2001:db8:1:2:3:4:5:6":   "net 2001:db8:1:2::/64",
		"2001:db8::/32":          "net 2001:db8::/32",
		"0123456789ab":           "log 0123456789ab",
		"10.0.0.0/8":             "net 10.0.0.0/8",
		// not these
		"":              "",
		"example.org":   "",
		"203.0.113":     "",
		"0123456789aB":  "",
		"127.0.0.1":     "",
		"127.8.0.0/16":  "",
		"::1":           "",
		"::/64":         "",
		"::ffff:0:0/90": "",
		"0.0.0.0/0":     "",
		"10.0.0.0/7":    "",
		"2000::/3":      "",
		"2001::/15":     "",
		"fe80::1%eth0":  "",
	} {
		got, err := address(text)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v, want %q", text, got, err, want)
		}
	}
}

// TestForbidden: a ban holds for its kind, its person or address and its time, and for nothing else.
func TestForbidden(t *testing.T) {
	o := newOffice(t)
	o.guest("anna", "Anna")
	from, other := netip.MustParseAddr("203.0.113.7"), netip.MustParseAddr("203.0.114.7")
	nameless := func() string { return "0123456789ab" }
	o.must(o.Forbid(bg, Console, store.Ban{Kind: store.BanLetters, Person: "anna", Why: "insults"}, time.Hour, false))
	o.must(o.Forbid(bg, Console, store.Ban{Kind: store.BanAll, Address: "203.0.113.0/24"}, 2*time.Hour, false))
	check := func(want bool, kind store.BanKind, person string, at netip.Addr, name func() string) {
		t.Helper()
		if got := o.Forbidden(kind, person, at, name); (got != nil) != want {
			t.Errorf("%s by %q from %s: %v, want %v", kind, person, at, got, want)
		}
	}
	none := func() string { return "" }
	check(true, store.BanLetters, "anna", other, none)
	check(false, store.BanName, "anna", other, none)
	check(false, store.BanAll, "anna", other, none)
	check(false, store.BanLetters, "berta", other, none)
	check(false, store.BanLetters, "", other, none)
	check(true, store.BanLetters, "berta", from, none) // a ban of everything is one of letters
	check(false, store.BanLetters, "berta", other, nameless)
	o.must(o.Forbid(bg, Console, store.Ban{Kind: store.BanAll, Address: "0123456789ab"}, time.Hour, false))
	check(true, store.BanLetters, "berta", other, nameless)
	o.wait(time.Hour)
	check(false, store.BanLetters, "anna", other, nameless)
	check(true, store.BanAll, "anna", from, none)
	o.wait(time.Hour)
	check(false, store.BanAll, "anna", from, none)
}

// TestForbidRefused: what makes no sense is refused, and nobody is banned by it.
func TestForbidRefused(t *testing.T) {
	o := newOffice(t)
	anna := store.Ban{Kind: store.BanAll, Person: "anna"}
	if err := o.Forbid(bg, "anna", anna, time.Hour, false); !errors.Is(err, ErrYourself) {
		t.Errorf("banned herself: %v", err)
	}
	o.refused(o.Forbid(bg, Console, anna, 0, false), "hours")
	o.refused(o.Forbid(bg, Console, anna, longest+1, false), "hours")
	o.refused(o.Forbid(bg, Console, store.Ban{Kind: store.BanAll}, time.Hour, false), "person")
	o.refused(o.Forbid(bg, Console, store.Ban{Kind: store.BanAll, Person: "anna", Address: "203.0.113.7"}, time.Hour, false), "person")
	o.refused(o.Forbid(bg, Console, store.Ban{Kind: store.BanAll, Address: "here"}, time.Hour, false), "address")
	bans, err := o.Store.Bans(bg, o.now())
	o.must(err)
	if len(bans) != 0 || len(o.deeds()) != 0 {
		t.Errorf("%v, %v", bans, o.deeds())
	}
	if err := o.Allow(bg, Console, "nobody"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("%v", err)
	}
	if got, want := o.deeds(), "console|unban|ban nobody||drop ban: not found"; len(got) != 1 || got[0] != want {
		t.Errorf("%v, want %s", got, want) // what failed is on record, too
	}
}

// noNotes is a store in which nothing can be noted.
type noNotes struct{ store.Store }

var errFull = errors.New("full")

func (noNotes) AddDeed(context.Context, store.Deed) error { return errFull }

// TestNothingIsDoneUnnoted: what cannot be noted is not done.
func TestNothingIsDoneUnnoted(t *testing.T) {
	o := newOffice(t)
	o.guest("anna", "Anna")
	o.Store = noNotes{o.Store}
	for what, err := range map[string]error{
		"grant":     o.Appoint(bg, Console, "anna", true),
		"announce":  o.Announce(bg, Console, map[string]string{"en": "Hear!"}, 0),
		"read-only": o.ReadOnly(bg, Console, true),
		"ban":       o.Forbid(bg, Console, store.Ban{Kind: store.BanAll, Person: "anna"}, time.Hour, false),
	} {
		if !errors.Is(err, errFull) {
			t.Errorf("%s: %v", what, err)
		}
	}
	o.must(o.load(bg))
	if o.Is("anna") || o.Placard().ReadOnly || len(o.Placard().Text) != 0 || o.Forbidden(store.BanAll, "anna", netip.Addr{}, func() string { return "" }) != nil {
		t.Error("something was done")
	}
}

// TestAppoint: only the console makes wardens, and unmakes them.
func TestAppoint(t *testing.T) {
	o := newOffice(t)
	o.guest("anna", "Anna")
	o.guest("berta", "Berta")
	o.must(o.Appoint(bg, Console, "anna", true))
	if err := o.Appoint(bg, "anna", "berta", true); !errors.Is(err, ErrConsole) || o.Is("berta") {
		t.Errorf("a warden made another: %v", err)
	}
	if err := o.Appoint(bg, "berta", "anna", false); !errors.Is(err, ErrConsole) || !o.Is("anna") {
		t.Errorf("somebody unmade a warden: %v", err)
	}
	if o.Is("") {
		t.Error("nobody is a warden")
	}
	o.must(o.Appoint(bg, Console, "anna", false))
	if o.Is("anna") {
		t.Error("still a warden")
	}
}

// TestAnnounce: what is said is said until its time, and does not end a time without changes.
func TestAnnounce(t *testing.T) {
	o := newOffice(t)
	o.refused(o.Announce(bg, Console, map[string]string{"la": "Audite!"}, 0), "text")
	o.refused(o.Announce(bg, Console, map[string]string{"en": strings.Repeat("è", maxNotice+1)}, 0), "text")
	o.refused(o.Announce(bg, Console, map[string]string{"en": "Hear!"}, o.now()), "until")
	o.must(o.ReadOnly(bg, Console, true))
	o.must(o.Announce(bg, Console, map[string]string{"en": "  An upgrade \n at noon ", "it": " "}, o.now()+1000))
	p := o.Placard()
	if len(p.Text) != 1 || p.Text["en"] != "An upgrade at noon" || !p.ReadOnly {
		t.Errorf("%+v", p)
	}
	o.wait(time.Second)
	if p := o.Placard(); p.Text != nil || !p.ReadOnly {
		t.Errorf("after its time: %+v", p)
	}
	again, err := New(bg, o.Config)
	o.must(err)
	if !again.Placard().ReadOnly {
		t.Error("forgotten by a new start")
	}
	o.must(o.ReadOnly(bg, Console, false))
	if o.Placard().ReadOnly {
		t.Error("still read-only")
	}
}

// meanwhile is a store in which another warden does something before the first placard is put up.
type meanwhile struct {
	store.Store
	other func()
}

func (m *meanwhile) PutPlacard(ctx context.Context, was, text string) error {
	if do := m.other; do != nil {
		m.other = nil
		do()
	}
	return m.Store.PutPlacard(ctx, was, text)
}

// TestAtOnce: of two wardens who change the placard at the same time, neither undoes what the other did.
func TestAtOnce(t *testing.T) {
	o := newOffice(t)
	c := o.Config
	c.Store = &meanwhile{o.Store, func() { o.must(o.Announce(bg, Console, map[string]string{"en": "New maps tonight."}, 0)) }}
	other, err := New(bg, c)
	o.must(err)
	o.must(other.ReadOnly(bg, Console, true))
	if p := other.Placard(); !p.ReadOnly || p.Text["en"] != "New maps tonight." {
		t.Errorf("%+v", p)
	}
}

// TestReports: the same report is one, another name another, and there is an end to it in a day.
func TestReports(t *testing.T) {
	o := newOffice(t)
	rude := o.guest("rude", "Rude")
	if err := o.ReportName(bg, "rude", rude, ""); !errors.Is(err, ErrYourself) {
		t.Errorf("%v", err)
	}
	o.refused(o.ReportName(bg, "anna", rude, strings.Repeat("x", maxWhy+1)), "why")
	o.must(o.ReportName(bg, "anna", rude, " that \n is  rude"))
	o.must(o.ReportName(bg, "anna", rude, "again"))
	rude.Name = "Ruder"
	o.must(o.ReportName(bg, "anna", rude, ""))
	list, err := o.Reports(bg, Console, false, 50)
	o.must(err)
	if len(list) != 2 || list[0].Why == "again" || list[1].Why == "again" {
		t.Errorf("%+v", list)
	}
	for range reportsADay - 3 {
		o.must(o.ReportName(bg, "anna", rude, ""))
	}
	if err := o.ReportName(bg, "anna", rude, ""); !errors.Is(err, ErrOften) {
		t.Errorf("one more than in a day: %v", err)
	}
	o.must(o.ReportName(bg, "berta", rude, "")) // others still can
	o.wait(24 * time.Hour)
	o.must(o.ReportName(bg, "anna", rude, ""))

	o.must(o.CloseReport(bg, Console, list[0].ID))
	open, err := o.Reports(bg, Console, false, 50)
	o.must(err)
	for _, r := range open {
		if r.ID == list[0].ID {
			t.Error("a closed report is open")
		}
	}
}

// TestHideName: whoever had a name hidden keeps the new one for a month.
func TestHideName(t *testing.T) {
	o := newOffice(t)
	rude := o.guest("rude", "Rude")
	o.must(o.ReportName(bg, "anna", rude, ""))
	list, err := o.Reports(bg, Console, false, 1)
	o.must(err)
	o.must(o.Hide(bg, Console, list[0].ID, func(g store.Guest) string { return "Guest " + g.ID }))
	g, err := o.Store.Guest(bg, "rude")
	o.must(err)
	if g.Name != "Guest rude" {
		t.Errorf("named %q", g.Name)
	}
	none := func() string { return "" }
	if o.Forbidden(store.BanName, "rude", netip.Addr{}, none) == nil || o.Forbidden(store.BanLetters, "rude", netip.Addr{}, none) != nil {
		t.Error("not only the name is forbidden")
	}
	if open, err := o.Reports(bg, Console, false, 1); err != nil || len(open) != 0 {
		t.Errorf("%v, %v", open, err)
	}
}

// TestSweepCrashes: logs of crashes are deleted when they are old, and nothing else in their folder.
func TestSweepCrashes(t *testing.T) {
	o := newOffice(t)
	put := func(name string, days int) string {
		path := filepath.Join(o.Crashes, name)
		o.must(os.WriteFile(path, nil, 0o600))
		at := o.clock().AddDate(0, 0, -days)
		o.must(os.Chtimes(path, at, at))
		return path
	}
	old, fresh := put("old.log", Standard.Crashes+1), put("fresh.log", Standard.Crashes-1)
	o.must(os.Mkdir(filepath.Join(o.Crashes, "folder"), 0o700))
	said, err := o.Sweep(bg, Console)
	o.must(err)
	if _, err := os.Stat(old); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("old log: %v", err)
	}
	if _, err := os.Stat(fresh); err != nil {
		t.Error(err)
	}
	if !strings.Contains(said, "0 guests, 0 tables") {
		t.Error(said)
	}
	o.Keep.Crashes = 0
	put("old.log", 10_000)
	o.must(o.sweepCrashes())
	if _, err := os.Stat(old); err != nil {
		t.Errorf("kept for ever, and gone: %v", err)
	}
}
