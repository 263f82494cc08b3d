package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// prepareFile makes sure that there is a database to be opened. A new one is made under another name
// and then renamed, so that a file without content was never ours: somebody has emptied it, and a site
// that began anew without a word would look as if all games were gone. So would one whose file is
// gone: had says that there was one.
func prepareFile(ctx context.Context, file string, had, anew bool) error {
	st, err := os.Stat(file)
	switch {
	case err == nil && st.Size() > 0:
		if anew {
			return fmt.Errorf("--new: %s is there already; move it away first", FileName)
		}
		return nil
	case err == nil && !anew:
		return fmt.Errorf("%s is empty: restore a backup (outremer restore), or begin a new site with serve --new", FileName)
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return cause(err)
	case err != nil && !anew && (had || exists(file+"-wal")):
		return fmt.Errorf("%s is missing, though it was there: put it back, restore a backup (outremer restore), or begin a new site with serve --new", FileName)
	}
	return makeFile(ctx, file)
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// makeFile makes an empty database.
func makeFile(ctx context.Context, file string) error {
	fresh := file + ".new"
	if err := remove(fresh, fresh+"-wal", fresh+"-shm", file+"-wal", file+"-shm"); err != nil {
		return err
	}
	// SQLite would make the file world-readable, but it holds the tables' secrets.
	f, err := os.OpenFile(fresh, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return cause(err)
	}
	f.Close()
	db, err := sql.Open("sqlite", source(fresh, false))
	if err != nil {
		return err
	}
	db.SetMaxOpenConns(1)
	if err := errors.Join(migrate(ctx, db), db.Close()); err != nil { // closing writes everything into the one file
		return err
	}
	return os.Rename(fresh, file)
}

func remove(files ...string) error {
	for _, f := range files {
		if err := os.Remove(f); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return cause(err)
		}
	}
	return nil
}

// Result codes of SQLite.
const (
	corrupt = 11
	notADB  = 26
)

// damaged is the error of a file that is not a whole database.
type damaged struct{ error }

func (d damaged) Unwrap() error { return d.error }

// Explain says what to do where a damaged file is the cause.
func Explain(err error) error {
	var coded interface{ Code() int }
	if _, said := errors.AsType[damaged](err); said || !errors.As(err, &coded) {
		return err
	}
	if code := coded.Code() & 0xff; code != corrupt && code != notADB {
		return err
	}
	return damaged{fmt.Errorf("%s is damaged: move it away and restore a backup (outremer restore): %w", FileName, err)}
}
