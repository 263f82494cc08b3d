package postgres_test

import (
	"context"
	"database/sql"
	"net/url"
	"strings"
	"testing"
	"time"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/testdb"
)

var bg = context.Background()

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// tell runs statements on a database.
func tell(t *testing.T, at string, texts ...string) {
	t.Helper()
	db, err := sql.Open("pgx", at)
	must(t, err)
	defer db.Close()
	for _, text := range texts {
		if _, err := db.Exec(text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// with returns a URL with something changed.
func with(t *testing.T, at string, change func(*url.URL)) string {
	t.Helper()
	u, err := url.Parse(at)
	must(t, err)
	change(u)
	return u.String()
}

// name returns the name of a database.
func name(t *testing.T, at string) string {
	t.Helper()
	u, err := url.Parse(at)
	must(t, err)
	return strings.Trim(u.Path, "/")
}

// TestUnusable: a database that cannot be used is refused in one line that says why, without the
// password.
func TestUnusable(t *testing.T) {
	at := testdb.Postgres(t)
	poor := "poor_" + name(t, at)
	tell(t, at, `CREATE ROLE `+poor+` LOGIN`)
	t.Cleanup(func() { tell(t, at, `DROP ROLE `+poor) })
	newer, readOnly := testdb.Postgres(t), testdb.Postgres(t)
	for _, s := range []string{newer, readOnly} {
		db, err := postgres.Open(bg, s)
		must(t, err)
		must(t, db.Close())
	}
	tell(t, newer, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, true)`)
	t.Cleanup(func() { tell(t, newer, `DELETE FROM goose_db_version WHERE version_id=999`) })
	tell(t, readOnly, `ALTER DATABASE `+name(t, readOnly)+` SET default_transaction_read_only = on`)
	t.Cleanup(func() {
		tell(t, readOnly+"&default_transaction_read_only=off", `ALTER DATABASE `+name(t, readOnly)+` RESET default_transaction_read_only`)
	})

	for _, c := range []struct{ name, at, want string }{
		{"no URL", "postgres://host:port:x/", "not the URL of a database"},
		{"nobody there", "postgres://anna:secret@127.0.0.1:1/outremer", "connection refused"},
		{"no database", with(t, at, func(u *url.URL) { u.Path = "/nowhere" }), "createdb nowhere"},
		{"no such user", with(t, at, func(u *url.URL) { u.User = url.UserPassword("stranger", "secret") }), "does not let \"stranger\" in"},
		{"no right", with(t, at, func(u *url.URL) { u.User = url.UserPassword(poor, "secret") }), "lacks a right"},
		{"newer", newer, "a newer program wrote it"},
		{"read-only", readOnly, "give the URL of the primary"},
	} {
		db, err := postgres.Open(bg, c.at)
		if err == nil {
			db.Close()
			t.Errorf("%s: opened", c.name)
			continue
		}
		if s := err.Error(); !strings.Contains(s, c.want) || strings.Contains(s, "secret") || strings.Contains(s, "\n") {
			t.Errorf("%s: %q, want one line with %q", c.name, s, c.want)
		}
	}
}

// TestOpenSite: where there is no site, none is made.
func TestOpenSite(t *testing.T) {
	at := testdb.Bare(t)
	for range 2 {
		if db, err := postgres.OpenSite(bg, at); err == nil || !strings.Contains(err.Error(), "there is no site in it") {
			t.Errorf("opened %t, %v", db != nil, err)
		}
	}
	db, err := postgres.Open(bg, at)
	must(t, err)
	must(t, db.Close())
	db, err = postgres.OpenSite(bg, at)
	must(t, err)
	must(t, db.Close())
}

// TestStartTogether: nodes that find an empty database at the same time agree who makes the tables.
func TestStartTogether(t *testing.T) {
	at := testdb.Postgres(t)
	tell(t, at, `DROP SCHEMA public CASCADE`, `CREATE SCHEMA public`)
	errs := make(chan error)
	for range 3 {
		go func() {
			db, err := postgres.Open(bg, at)
			if err == nil {
				err = db.Close()
			}
			errs <- err
		}()
	}
	for range 3 {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
}

// TestClocks: machines whose clocks differ by hours go by the database's.
func TestClocks(t *testing.T) {
	at := testdb.Postgres(t)
	for _, off := range []time.Duration{-3 * time.Hour, 0, 5 * time.Hour} {
		db, err := postgres.OpenBy(bg, at, func() time.Time { return time.Now().Add(off) })
		must(t, err)
		defer db.Close()
		if is := time.Until(db.Now()).Abs(); is > time.Minute {
			t.Errorf("a clock that is %v off is %v off the database's", off, is)
		}
	}
}

// TestLeave: the jobs of a node that stops are at once free for the others.
func TestLeave(t *testing.T) {
	at := testdb.Postgres(t)
	var two [2]*postgres.DB
	for i := range two {
		var err error
		two[i], err = postgres.Open(bg, at)
		must(t, err)
		defer two[i].Close()
	}
	for _, id := range []string{"a", "b"} {
		must(t, two[0].PutJob(bg, store.Job{ID: id}))
	}
	for _, db := range two {
		if jobs, err := db.ClaimJobs(bg, store.Errands, 10, 1_000_000, 1); err != nil || len(jobs) != 1 {
			t.Fatalf("claimed %v, %v", jobs, err)
		}
	}
	must(t, two[0].Close())
	if jobs, err := two[1].ClaimJobs(bg, store.Errands, 10, 100, 9); err != nil || len(jobs) != 1 {
		t.Errorf("claimed %v, %v", jobs, err)
	}
}
