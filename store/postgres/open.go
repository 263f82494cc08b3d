// Package postgres keeps everything in a PostgreSQL database that several nodes may share.
//
// Every change is a transaction of its own, on one of a few connections: PostgreSQL itself flushes the
// disk once for those that commit at the same time. A connection can be lost while it commits; what
// became of the change is then read from the database (see writer.go), so that nothing is written
// twice and nobody is told of a failure that was none.
package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/pressly/goose/v3"

	"outremer/store"
	"outremer/store/rows"
	"outremer/store/schema"
)

const (
	// readers and writers are how many connections a node has at most. A server takes 100 unless told
	// otherwise, which is enough for five nodes.
	readers = 8
	writers = 8
	// oldest is the first version of PostgreSQL that the tests run on.
	oldest = 150000
	// application begins the name by which the server knows a node.
	application = "outremer "
	// connecting is how long one attempt to connect may take, unless the URL says otherwise.
	connecting = 5 * time.Second
)

var dialect = rows.Dialect{
	Tells:    true,
	Claim:    ` FOR UPDATE SKIP LOCKED`,
	Lock:     `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
	Snapshot: sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead},
}

// DB is a store in a PostgreSQL database.
type DB struct {
	rows.DB
	node   string
	read   *sql.DB
	write  *writer
	clock  *clock
	steady *store.Steady // this machine's clock, by which the other goes between two looks at the server's
	ear    *ear
	once   sync.Once
}

var _ store.Store = (*DB)(nil)

// Is reports whether a text is the URL of a PostgreSQL database.
func Is(text string) bool {
	return strings.HasPrefix(text, "postgres://") || strings.HasPrefix(text, "postgresql://")
}

// Open opens the store at a URL, and brings its schema up to date. It fails if a newer program wrote
// the database. The error is one line that names the database, and says what to do.
func Open(ctx context.Context, url string) (*DB, error) { return open(ctx, url, options{}) }

// OpenSite is Open where a site has to be: a mistyped name of a database does not become an empty one.
func OpenSite(ctx context.Context, url string) (*DB, error) {
	return open(ctx, url, options{kept: true})
}

// OpenPolling is Open where nodes cannot be told of changes, as behind some poolers: they look for
// themselves every second.
func OpenPolling(ctx context.Context, url string) (*DB, error) {
	return open(ctx, url, options{poll: true})
}

// options is how to open a database.
type options struct {
	poll bool             // nodes look for changes themselves
	kept bool             // it has to be there
	now  func() time.Time // this node's own clock; nil: this machine's
}

func open(ctx context.Context, url string, o options) (*DB, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, fmt.Errorf("this is not the URL of a database, such as postgres://user:password@host:5432/outremer: %s", oneLine(err))
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = connecting
	}
	node := store.NewID()
	config.RuntimeParams["application_name"] = application + node
	r, read := newReading(config)
	d := &DB{node: node, read: read, steady: store.NewSteady()}
	if o.now == nil {
		o.now = d.steady.Now
	}
	d.ear = &ear{config: config, node: d.node, poll: o.poll}
	if err := d.connect(ctx, config, o); err != nil {
		return nil, errors.Join(fmt.Errorf("database %s: %w", name(config), explain(config, err)), d.read.Close())
	}
	r.known.Store(true)
	return d, nil
}

// name is a database's URL without its password.
func name(c *pgx.ConnConfig) string {
	at := "socket " + c.Host
	if !strings.HasPrefix(c.Host, "/") {
		at = net.JoinHostPort(c.Host, strconv.Itoa(int(c.Port)))
	}
	return fmt.Sprintf("%q at %s", c.Database, at)
}

func (d *DB) connect(ctx context.Context, config *pgx.ConnConfig, o options) (err error) {
	d.read.SetMaxOpenConns(readers)
	d.read.SetMaxIdleConns(readers)
	if err := check(ctx, d.read); err != nil {
		return err
	}
	if o.kept {
		if err := hasSite(ctx, d.read); err != nil {
			return err
		}
	}
	if err := migrate(ctx, d.read); err != nil {
		return err
	}
	d.clock, err = startClock(ctx, d.read, o.now)
	if err != nil {
		return err
	}
	d.write = newWriter(config, d.read, d.node, d.clock)
	d.DB = rows.New(d.read, d.write, dialect, d.node, d.clock.now)
	return d.write.sweep(ctx)
}

// check looks for what would make every write fail.
func check(ctx context.Context, db *sql.DB) error {
	var version int
	var readOnly, encoding string
	err := db.QueryRowContext(ctx, `SELECT current_setting('server_version_num')::int, current_setting('transaction_read_only'),
		current_setting('server_encoding')`).Scan(&version, &readOnly, &encoding)
	switch {
	case err != nil:
		return err
	case version < oldest:
		return fmt.Errorf("it is PostgreSQL %d; needed is %d or newer", version/10000, oldest/10000)
	case readOnly == "on":
		return errReadOnly
	case encoding != "UTF8":
		return fmt.Errorf("its encoding is %s; make one with UTF8 (createdb --encoding UTF8 --template template0)", encoding)
	}
	return nil
}

// hasSite looks for a site, and makes nothing.
func hasSite(ctx context.Context, db *sql.DB) error {
	var there bool
	err := db.QueryRowContext(ctx, `SELECT to_regclass('goose_db_version') IS NOT NULL`).Scan(&there)
	if err == nil && !there {
		err = errors.New("there is no site in it")
	}
	return err
}

var errReadOnly = errors.New("it can only be read: give the URL of the primary, not of a replica")

// migrate brings the schema up to date. Of several nodes that start at once one does it, and the
// others wait; the lock is that of a transaction, which works through a pooler as well.
func migrate(ctx context.Context, db *sql.DB) (err error) {
	lock, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, lock.Rollback()) }()
	if _, err := lock.ExecContext(ctx, dialect.Lock, "migrate"); err != nil {
		return err
	}
	p, err := goose.NewProvider(goose.DialectPostgres, db, schema.FS)
	if err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	have, known, err := p.GetVersions(ctx)
	if err != nil {
		return fmt.Errorf("read the schema version: %w", err)
	}
	if have > known {
		return fmt.Errorf("it has schema %d, this program knows %d: a newer program wrote it", have, known)
	}
	if _, err := p.Up(ctx); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	return nil
}

// Alone returns an error if another node uses the database. One that has just stopped may still be
// seen there for a moment.
func (d *DB) Alone(ctx context.Context) (err error) {
	for range tries {
		err = d.alone(ctx)
		if err == nil {
			return nil
		}
		rest(ctx, 4*pause)
	}
	return err
}

func (d *DB) alone(ctx context.Context) error {
	var n int
	err := d.read.QueryRowContext(ctx, `SELECT COUNT(DISTINCT application_name) FROM pg_stat_activity
		WHERE datname=current_database() AND application_name LIKE $1 AND application_name<>$2`, application+"%", application+d.node).Scan(&n)
	if err == nil && n > 0 {
		err = fmt.Errorf("the database is used by %d nodes: stop them first", n)
	}
	return err
}

// Shared implements store.Store.
func (d *DB) Shared() bool { return true }

// Listen implements store.Store.
func (d *DB) Listen(heard func(store.Change)) (stop func()) { return d.ear.listen(heard) }

// Probe implements store.Store. How much room the server has, only its host can tell.
func (d *DB) Probe(ctx context.Context) (store.Condition, error) {
	c, err := d.DB.Probe(ctx)
	if err == nil {
		err = d.read.QueryRowContext(ctx, `SELECT pg_database_size(current_database())`).Scan(&c.Size)
	}
	c.Behind = d.steady.Behind()
	return c, err
}

// Inspect implements store.Store: PostgreSQL looks after its own files.
func (d *DB) Inspect(context.Context) error { return nil }

// Close implements store.Store. Jobs that this node still holds are free for the others.
func (d *DB) Close() (err error) {
	d.once.Do(func() {
		d.clock.stop()
		err = errors.Join(d.write.stop(), d.read.Close())
	})
	return err
}

// explain says in one line what is wrong with a database that cannot be opened, and what to do.
func explain(c *pgx.ConnConfig, err error) error {
	var refused *pgconn.PgError
	if !errors.As(err, &refused) {
		return errors.New(oneLine(err))
	}
	switch refused.Code {
	case "28P01", "28000":
		return fmt.Errorf("it does not let %q in: check user and password of the URL, and pg_hba.conf (%s)", c.User, refused.Message)
	case "3D000":
		return fmt.Errorf("there is no such database: make it with createdb %s", c.Database)
	case "42501", "42P01": // a table that is not there could not be made
		return fmt.Errorf("%q lacks a right (%s): make it the owner of the database, or GRANT ALL ON SCHEMA public TO it", c.User, refused.Message)
	case "25006":
		return errReadOnly
	case "53300":
		return errors.New("it has no connection left: raise max_connections, or start fewer nodes")
	case "57P03":
		return fmt.Errorf("it is not ready: %s", refused.Message)
	}
	return errors.New(oneLine(err))
}

func oneLine(err error) string { return strings.Join(strings.Fields(err.Error()), " ") }
