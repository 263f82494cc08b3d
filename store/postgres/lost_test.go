package postgres_test

import (
	"bytes"
	"io"
	"net"
	"net/url"
	"path/filepath"
	"sync/atomic"
	"testing"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/storetest"
	"outremer/store/testdb"
)

// When the line is cut.
const (
	never int32 = iota
	beforeCommit
	atCommit    // the server never hears of it
	afterCommit // the server does it, and the answer is lost
)

// line lies between a node and the server, and can be cut. Once it was, it is whole again.
type line struct {
	server string
	cut    atomic.Int32
}

// draw returns the URL of a database through a line.
func draw(t *testing.T, at string) (*line, string) {
	t.Helper()
	u, err := url.Parse(at)
	must(t, err)
	dir := u.Query().Get("host")
	l := &line{server: filepath.Join(dir, ".s.PGSQL.5432")}
	own := t.TempDir()
	listener, err := net.Listen("unix", filepath.Join(own, ".s.PGSQL.5432"))
	must(t, err)
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			node, err := listener.Accept()
			if err != nil {
				return
			}
			go l.join(node)
		}
	}()
	q := u.Query()
	q.Set("host", own)
	u.RawQuery = q.Encode()
	return l, u.String()
}

// join carries messages both ways until either side ends, or the line is cut.
func (l *line) join(node net.Conn) {
	defer node.Close()
	server, err := net.Dial("unix", l.server)
	if err != nil {
		return
	}
	defer server.Close()
	var deaf atomic.Bool
	go func() {
		defer server.Close()
		defer node.Close()
		buf := make([]byte, 1<<16)
		for {
			n, err := server.Read(buf)
			if deaf.Load() || err != nil {
				return
			}
			if _, err := node.Write(buf[:n]); err != nil {
				return
			}
		}
	}()
	buf := make([]byte, 1<<16)
	for {
		n, err := node.Read(buf)
		if err != nil {
			return
		}
		switch commit := bytes.Contains(buf[:n], []byte("COMMIT")); {
		case commit && l.cut.CompareAndSwap(atCommit, never),
			bytes.Contains(buf[:n], []byte("BEGIN")) && l.cut.CompareAndSwap(beforeCommit, never):
			return
		case commit && l.cut.CompareAndSwap(afterCommit, never):
			deaf.Store(true)
		}
		if _, err := io.Copy(server, bytes.NewReader(buf[:n])); err != nil {
			return
		}
	}
}

// TestLostConnection: whenever the connection is lost, a change is written once, and whoever made it
// is told so.
func TestLostConnection(t *testing.T) {
	for name, when := range map[string]int32{"before": beforeCommit, "at": atCommit, "after": afterCommit} {
		t.Run(name, func(t *testing.T) {
			l, at := draw(t, testdb.Postgres(t))
			db, err := postgres.Open(bg, at)
			must(t, err)
			defer db.Close()
			cut := func(what string, err error) {
				t.Helper()
				if err != nil || l.cut.Load() != never {
					t.Errorf("%s: %v; the line was cut: %v", what, err, l.cut.Load() == never)
				}
			}
			l.cut.Store(when)
			cut("table", db.CreateTable(bg, storetest.Table("t1")))
			for n := int64(1); n <= 5; n++ {
				l.cut.Store(when)
				cut("step", db.ApplyStep(bg, storetest.Next("t1", n)))
			}
			for range 5 {
				l.cut.Store(when)
				_, err := db.AddLetter(bg, store.Letter{Table: "t1"})
				cut("letter", err)
			}
			must(t, db.PutJob(bg, store.Job{ID: "a"}))
			l.cut.Store(when)
			jobs, err := db.ClaimJobs(bg, store.Errands, 10, 100, 9)
			cut("claim", err)
			if len(jobs) != 1 || jobs[0].Attempt != 1 {
				t.Errorf("claimed %+v", jobs)
			}
			letters, err := db.Letters(bg, "t1")
			must(t, err)
			recs, err := db.Records(bg, "t1", 0)
			must(t, err)
			if len(letters) != 5 || len(recs) != 5 {
				t.Errorf("%d letters and %d records of 5", len(letters), len(recs))
			}
		})
	}
}

// cutOff lets the server end all connections.
func cutOff(t *testing.T, at string) {
	t.Helper()
	tell(t, at, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname=current_database() AND pid <> pg_backend_pid()`)
}

// TestAllLost: where all connections were lost, a change does not try one after the other.
func TestAllLost(t *testing.T) {
	at := testdb.Postgres(t)
	db, err := postgres.Open(bg, at)
	must(t, err)
	defer db.Close()
	must(t, db.CreateTable(bg, storetest.Table("t1")))
	must(t, db.Crowd(bg))
	must(t, db.Crowd(bg)) // who was used a moment ago is trusted
	cutOff(t, at)
	before := db.Tries()
	must(t, db.ApplyStep(bg, storetest.Next("t1", 1)))
	if n := db.Tries() - before; n > 2 {
		t.Errorf("a change was tried %d times", n)
	}
}

// TestCutOff: the server ends all connections again and again, if less often than a change is tried,
// while several tables are played. Every step is written once.
func TestCutOff(t *testing.T) {
	const tables, steps, cuts = 4, 30, 5
	at := testdb.Postgres(t)
	db, err := postgres.Open(bg, at)
	must(t, err)
	defer db.Close()
	written := make(chan error)
	for i := range tables {
		id := string(rune('a' + i))
		must(t, db.CreateTable(bg, storetest.Table(id)))
		go func() {
			for n := int64(1); n <= steps; n++ {
				written <- db.ApplyStep(bg, storetest.Next(id, n))
			}
		}()
	}
	for n := range tables * steps {
		if err := <-written; err != nil {
			t.Errorf("step: %v", err)
		}
		if n%(tables*steps/cuts) == 0 {
			cutOff(t, at)
		}
	}
}

// TestReadsAreDoneAgain: whoever reads does not notice that all connections were lost.
func TestReadsAreDoneAgain(t *testing.T) {
	at := testdb.Postgres(t)
	db, err := postgres.Open(bg, at)
	must(t, err)
	defer db.Close()
	must(t, db.CreateTable(bg, storetest.Table("t1")))
	must(t, db.ApplyStep(bg, storetest.Next("t1", 1)))
	for range 10 {
		cutOff(t, at)
		_, err := db.LoadTable(bg, "t1")
		must(t, err)
		recs, err := db.Records(bg, "t1", 0)
		must(t, err)
		if len(recs) != 1 {
			t.Errorf("%d records", len(recs))
		}
		_, _, err = db.NextJob(bg)
		must(t, err)
	}
}
