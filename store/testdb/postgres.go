package testdb

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver called "pgx"

	"outremer/store"
	"outremer/store/postgres"
)

// Main is for the TestMain of a package whose tests cannot do without PostgreSQL: it runs them again
// under scripts/postgres.sh if none was started. It returns the exit code.
func Main(run func() int) int {
	if os.Getenv(variable) != "" {
		return run()
	}
	root, err := filepath.Abs(".")
	for err == nil && !isFile(filepath.Join(root, "go.mod")) {
		root = filepath.Dir(root)
	}
	cmd := exec.Command(filepath.Join(root, "scripts/postgres.sh"), os.Args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "with scripts/postgres.sh:", err)
		return 1
	}
	return 0
}

func isFile(path string) bool {
	_, err := os.Stat(path)
	return err == nil || path == "/go.mod"
}

// Nodes opens an empty store on PostgreSQL as several nodes do, for the test to close.
func Nodes(t testing.TB, n int) []store.Store {
	t.Helper()
	at := Postgres(t)
	var nodes []store.Store
	for range n {
		db, err := postgres.Open(context.Background(), at)
		if err != nil {
			t.Fatal(err)
		}
		nodes = append(nodes, db)
	}
	return nodes
}

// Postgres returns the URL of an empty store on PostgreSQL, of which nobody else knows before the test
// is over.
func Postgres(t testing.TB) string {
	t.Helper()
	name, err := databases.take()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { databases.give(name) })
	return at(name)
}

// Bare is Postgres for a database that never had a store: not even the tables are there.
func Bare(t testing.TB) string {
	t.Helper()
	name, err := databases.add()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { databases.give(name) })
	return at(name)
}

// at returns the URL of a database.
func at(name string) string {
	u, err := url.Parse(os.Getenv(variable))
	if err != nil {
		panic(err)
	}
	u.Path = "/" + name
	return u.String()
}

// shelf keeps databases that were used: emptying one takes less time than making one.
type shelf struct {
	sync.Mutex
	made int
	free []string
}

var databases shelf

func (s *shelf) take() (string, error) {
	s.Lock()
	if n := len(s.free); n > 0 {
		name := s.free[n-1]
		s.free = s.free[:n-1]
		s.Unlock()
		return name, empty(name)
	}
	s.Unlock()
	return s.add()
}

// add makes a database.
func (s *shelf) add() (string, error) {
	s.Lock()
	s.made++
	name := fmt.Sprintf("test_%d_%d", os.Getpid(), s.made)
	s.Unlock()
	return name, on("postgres", func(db *sql.DB) error {
		_, err := db.Exec(`CREATE DATABASE ` + name)
		return err
	})
}

func (s *shelf) give(name string) {
	s.Lock()
	defer s.Unlock()
	s.free = append(s.free, name)
}

// empty removes what a test has left, save for the version of the schema.
func empty(name string) error {
	return on(name, func(db *sql.DB) error {
		var text string
		err := db.QueryRow(`SELECT COALESCE(string_agg('DELETE FROM ' || tablename, '; '), '') FROM pg_tables
			WHERE schemaname='public' AND tablename <> 'goose_db_version'`).Scan(&text)
		if err == nil && text != "" {
			_, err = db.Exec(text)
		}
		return err
	})
}

func on(name string, do func(*sql.DB) error) error {
	db, err := sql.Open("pgx", at(name))
	if err != nil {
		return err
	}
	defer db.Close()
	return do(db)
}
