// Package sqlite keeps everything in one SQLite file.
//
// All writes go through one connection and one goroutine, which commits whatever is queued in one
// transaction (see writer.go): a commit costs a flush of the disk, and a flush shared by fifty
// tables costs the same as one. Reads have their own connections and never wait for a write.
package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	"github.com/pressly/goose/v3"
	_ "modernc.org/sqlite" // the driver called "sqlite"

	"outremer/store"
	"outremer/store/rows"
	"outremer/store/schema"
)

// FileName is the database inside the data folder.
const FileName = "outremer.db"

// readers is how many reads can run concurrently. Each connection costs about 2 MB of page cache
// when busy.
const readers = 4

// dialect: changes come one after the other, so nothing needs a lock.
var dialect = rows.Dialect{Snapshot: sql.TxOptions{ReadOnly: true}}

// DB is a store in a folder.
type DB struct {
	rows.DB
	file  string
	read  *sql.DB
	write *sql.DB
	queue *writer
	lock  *os.File
	clock *store.Steady
}

var _ store.Store = (*DB)(nil)

// Open opens the store in a folder, creating both if missing. It fails if another process has the
// folder open, if a newer program wrote the database, or if the file was emptied or damaged. The error
// is one line that names the folder, and says what to do.
func Open(ctx context.Context, dir string) (*DB, error) { return openAs(ctx, dir, false) }

// OpenNew is Open for a new site: it fails if there is one already, and begins anew if its file was
// emptied.
func OpenNew(ctx context.Context, dir string) (*DB, error) { return openAs(ctx, dir, true) }

func openAs(ctx context.Context, dir string, anew bool) (*DB, error) {
	db, err := open(ctx, dir, anew)
	if err != nil {
		return nil, fmt.Errorf("data folder %s: %w", dir, err)
	}
	return db, nil
}

func open(ctx context.Context, dir string, anew bool) (*DB, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, cause(err)
	}
	lock, err := lockFolder(filepath.Join(dir, lockName))
	if err != nil {
		return nil, err
	}
	db := &DB{file: filepath.Join(dir, FileName), lock: lock, clock: store.NewSteady()}
	had, err := marked(lock)
	if err == nil {
		err = prepareFile(ctx, db.file, had, anew)
	}
	if err == nil {
		err = Explain(db.connect(ctx, db.file))
	}
	if err == nil && !had {
		mark(lock)
	}
	if err != nil {
		db.Close()
		return nil, err
	}
	return db, nil
}

// Copy writes a consistent snapshot of the database in one folder to another, even while a server
// is using it. The error is one line that names the folder.
func Copy(ctx context.Context, from, to string) error {
	db, err := sql.Open("sqlite", source(filepath.Join(from, FileName), false))
	if err == nil {
		_, err = db.ExecContext(ctx, `VACUUM INTO $1`, filepath.Join(to, FileName))
		err = errors.Join(err, db.Close())
	}
	if err != nil {
		return fmt.Errorf("data folder %s: copy: %w", from, err)
	}
	return nil
}

func (d *DB) connect(ctx context.Context, file string) (err error) {
	d.write, err = sql.Open("sqlite", source(file, false))
	if err != nil {
		return err
	}
	d.write.SetMaxOpenConns(1)
	if err := migrate(ctx, d.write); err != nil {
		return err
	}
	// The folder is ours alone, so any process that held a job is dead: no need to wait for its
	// lease.
	if _, err := d.write.ExecContext(ctx, `UPDATE jobs SET lease_until=0, owner='' WHERE lease_until>0`); err != nil {
		return fmt.Errorf("free the jobs: %w", err)
	}
	d.read, err = sql.Open("sqlite", source(file, true))
	if err != nil {
		return err
	}
	d.read.SetMaxOpenConns(readers)
	d.read.SetMaxIdleConns(readers)
	d.queue, err = startWriter(ctx, d.write)
	d.DB = rows.New(d.read, d.queue, dialect, store.NewID(), d.clock.Now)
	return err
}

// source returns the driver's DSN for a file. busy_timeout comes first so that it applies to the
// pragmas after it.
func source(file string, readOnly bool) string {
	q := url.Values{"_txlock": {"immediate"}}
	q["_pragma"] = []string{"busy_timeout(10000)", "journal_mode(WAL)", "synchronous(FULL)"}
	if readOnly {
		q["_pragma"] = append(q["_pragma"], "query_only(ON)")
	}
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: file}).EscapedPath(), RawQuery: q.Encode()}).String()
}

func migrate(ctx context.Context, db *sql.DB) error {
	p, err := goose.NewProvider(goose.DialectSQLite3, db, schema.FS)
	if err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	have, known, err := p.GetVersions(ctx)
	if err != nil {
		return fmt.Errorf("read the schema version: %w", err)
	}
	if have > known {
		return fmt.Errorf("%s has schema %d, this program knows %d: a newer program wrote it", FileName, have, known)
	}
	if _, err := p.Up(ctx); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	return nil
}

// Shared implements store.Store.
func (d *DB) Shared() bool { return false }

// Listen implements store.Store: nobody else writes.
func (d *DB) Listen(func(store.Change)) (stop func()) { return func() {} }

// Close implements store.Store.
func (d *DB) Close() error {
	var errs []error
	if d.queue != nil {
		errs = append(errs, d.queue.stop())
	}
	for _, db := range []*sql.DB{d.read, d.write} {
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	if err := d.lock.Close(); err != nil && !errors.Is(err, fs.ErrClosed) {
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// cause strips what fs errors repeat: Open already names the folder.
func cause(err error) error {
	if p, ok := errors.AsType[*fs.PathError](err); ok {
		return fmt.Errorf("%s %s: %w", p.Op, filepath.Base(p.Path), p.Err)
	}
	return err
}
