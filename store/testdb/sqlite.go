package testdb

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"outremer/store/sqlite"
)

// emptyFile is the file of an empty store. Migrating one takes longer than most tests, so it is done
// once for all of them.
var emptyFile = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "outremer-empty-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	db, err := sqlite.Open(context.Background(), dir)
	if err != nil {
		return nil, err
	}
	if err := db.Close(); err != nil {
		return nil, err
	}
	file, err := os.ReadFile(filepath.Join(dir, sqlite.FileName))
	if err == nil && len(file) == 0 {
		err = errors.New("the file of an empty store has nothing in it")
	}
	return file, err
})

// SQLite opens an empty store in a folder of its own, for the test to close.
func SQLite(t testing.TB) *sqlite.DB {
	t.Helper()
	file, err := emptyFile()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, sqlite.FileName), file, 0o600); err != nil {
		t.Fatal(err)
	}
	db, err := sqlite.Open(context.Background(), dir)
	if err != nil {
		t.Fatal(err)
	}
	return db
}
