package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"

	"outremer/store"
	"outremer/store/rows"
)

const (
	// tries is how often a change is tried that lost its connection or met another; pause is how long
	// the second one waits, and every later one twice as long: a second and a half in all.
	tries = 6
	pause = 50 * time.Millisecond
	// patience is how long one try may take. A row is never locked that long: see begin.
	patience = 30 * time.Second
	// doubt is how long the database may be away before somebody who committed is told that nobody
	// knows whether it was written.
	doubt = 10 * time.Second
	// people is the lock that all changes share, save for those that must be alone.
	people = 1
)

// desk is a place for one change at a time. What it has written is counted in the table of writers, in
// the transaction of the change itself.
type desk struct {
	*sql.Conn // of the change under way
	id        string
	n         int64
	stmts     *rows.Statements
}

func newDesk(id string) *desk {
	d := &desk{id: id}
	d.stmts, _ = rows.Prepare(d, dialect, func(text string) (rows.Statement, error) { return unprepared{d, numbered(text)}, nil })
	return d
}

// writer carries out changes, as many at a time as there are desks.
type writer struct {
	db     *sql.DB
	read   *sql.DB
	node   string
	clock  *clock
	desks  chan *desk
	losses atomic.Int64  // how often a connection turned out to be lost
	quit   chan struct{} // closed when stopping: nothing more is accepted
	once   sync.Once
}

func newWriter(config *pgx.ConnConfig, read *sql.DB, node string, c *clock) *writer {
	w := &writer{read: read, node: node, clock: c, desks: make(chan *desk, writers), quit: make(chan struct{})}
	w.db = stdlib.OpenDB(*config, stdlib.OptionAfterConnect(w.made), stdlib.OptionResetSession(w.fresh))
	w.db.SetMaxOpenConns(writers)
	w.db.SetMaxIdleConns(writers)
	for i := range writers {
		w.desks <- newDesk(node + " " + strconv.Itoa(i))
	}
	return w
}

// made notes on a new connection which losses it has not seen.
func (w *writer) made(_ context.Context, c *pgx.Conn) error {
	c.PgConn().CustomData()["losses"] = w.losses.Load()
	return nil
}

// fresh refuses a connection that is older than the last loss: what cut one has most likely cut all, and
// a change would spend its tries on one dead connection after the other.
func (w *writer) fresh(_ context.Context, c *pgx.Conn) error {
	if c.PgConn().CustomData()["losses"] != w.losses.Load() {
		return driver.ErrBadConn
	}
	return nil
}

// sweep removes the desks of nodes that did not stop by themselves, long ago.
func (w *writer) sweep(ctx context.Context) error {
	_, err := w.read.ExecContext(ctx, `DELETE FROM writers WHERE at < $1`, w.clock.now().Add(-7*24*time.Hour).UnixMilli())
	return err
}

// stop waits for the changes under way, and leaves nothing of this node behind. If the database is
// away, leases end by themselves.
func (w *writer) stop() error {
	w.once.Do(func() { close(w.quit) })
	for range writers {
		<-w.desks
	}
	ctx, cancel := context.WithTimeout(context.Background(), connecting)
	defer cancel()
	w.read.ExecContext(ctx, `UPDATE jobs SET lease_until=0, owner='' WHERE owner=$1`, w.node) //nolint:errcheck // see above
	w.read.ExecContext(ctx, `DELETE FROM writers WHERE id LIKE $1`, w.node+" %")              //nolint:errcheck // see sweep
	return w.db.Close()
}

// Do implements rows.Writer.
func (w *writer) Do(ctx context.Context, run rows.Change) error {
	return w.write(ctx, "pg_advisory_xact_lock_shared", run)
}

// Alone implements rows.Writer: nothing is written for a person while it becomes another.
func (w *writer) Alone(ctx context.Context, run rows.Change) error {
	return w.write(ctx, "pg_advisory_xact_lock", run)
}

// write carries out a change. It can be cancelled only before it begins: afterwards the caller must
// learn whether it was committed.
func (w *writer) write(ctx context.Context, lock string, run rows.Change) error {
	d, err := w.sit(ctx)
	if err != nil {
		return err
	}
	defer func() { w.desks <- d }()
	ctx = context.WithoutCancel(ctx)
	for try := range tries {
		if try > 0 {
			time.Sleep(pause << (try - 1))
		}
		err = w.try(ctx, d, lock, run)
		if !again(err) {
			break
		}
	}
	return err
}

// sit waits for a desk.
func (w *writer) sit(ctx context.Context) (*desk, error) {
	select {
	case <-w.quit:
		return nil, store.ErrClosed
	default:
	}
	select {
	case d := <-w.desks:
		return d, nil
	case <-w.quit:
		return nil, store.ErrClosed
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// try carries out a change in a transaction.
func (w *writer) try(ctx context.Context, d *desk, lock string, run rows.Change) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	conn, err := w.db.Conn(ctx)
	if err != nil {
		return &lost{err}
	}
	d.Conn = conn
	err = w.transact(ctx, d, lock, run)
	inDoubt := errors.Is(err, errCommit)
	if err != nil && closed(conn) {
		w.losses.Add(1)
		err = &lost{err}
	}
	conn.Close()
	if inDoubt {
		return w.settle(context.WithoutCancel(ctx), d, err)
	}
	return err
}

// errCommit means that a commit was asked for and not answered with yes.
var errCommit = errors.New("commit")

func (w *writer) transact(ctx context.Context, d *desk, lock string, run rows.Change) error {
	d.n++
	if _, err := d.ExecContext(ctx, w.begin(d, lock)); err != nil {
		return rollback(ctx, d.Conn, fmt.Errorf("begin: %w", err))
	}
	d.stmts.Changes = d.stmts.Changes[:0]
	if err := run(ctx, d.stmts); err != nil {
		return rollback(ctx, d.Conn, err)
	}
	return commit(ctx, d.Conn, notice(w.node, d.stmts.Changes))
}

// begin returns what begins a transaction, in one round trip. A node that stands still while it holds
// locks is cut off by the server, so that the others can go on.
func (w *writer) begin(d *desk, lock string) string {
	return fmt.Sprintf(`BEGIN; SET LOCAL idle_in_transaction_session_timeout = '5s'; SET LOCAL lock_timeout = '20s';
		SELECT %s(%d); INSERT INTO writers (id, n, at) VALUES ('%s', %d, %d)
		ON CONFLICT (id) DO UPDATE SET n=excluded.n, at=excluded.at`, lock, people, d.id, d.n, w.clock.now().UnixMilli())
}

// commit tells the other nodes what changes with it, in the same round trip. It makes sure that it was
// a commit: a transaction in which something failed is answered with ROLLBACK, without an error.
func commit(ctx context.Context, conn *sql.Conn, notice string) error {
	return conn.Raw(func(c any) error {
		tag, err := c.(*stdlib.Conn).Conn().Exec(ctx, notice+`COMMIT`)
		if err == nil && tag.String() != "COMMIT" {
			return errors.New("commit: " + tag.String())
		}
		if err != nil {
			return fmt.Errorf("%w: %w", errCommit, err)
		}
		return nil
	})
}

func rollback(ctx context.Context, conn *sql.Conn, why error) error {
	if _, err := conn.ExecContext(ctx, `ROLLBACK`); err != nil {
		conn.Raw(func(any) error { return driver.ErrBadConn }) //nolint:errcheck // it is not used again
	}
	return why
}

// closed reports whether a connection is lost.
func closed(conn *sql.Conn) bool {
	is := true
	conn.Raw(func(c any) error { //nolint:errcheck // a connection that cannot be asked is lost
		is = c.(*stdlib.Conn).Conn().IsClosed()
		return nil
	})
	return is
}

// settle finds out whether a change was written whose commit was not answered. Asking waits for a
// transaction that the server has not ended yet.
func (w *writer) settle(ctx context.Context, d *desk, why error) error {
	ctx, cancel := context.WithTimeout(ctx, doubt)
	defer cancel()
	for wait := pause; ; wait *= 2 {
		var n int64
		err := w.read.QueryRowContext(ctx, `INSERT INTO writers (id, n, at) VALUES ($1, 0, 0)
			ON CONFLICT (id) DO UPDATE SET at=writers.at RETURNING n`, d.id).Scan(&n)
		switch {
		case err == nil && n == d.n:
			return nil
		case err == nil:
			return why
		case ctx.Err() != nil:
			return fmt.Errorf("nobody knows whether it was written: %s", oneLine(why))
		}
		time.Sleep(wait)
	}
}

// lost is a connection that broke before the change was written.
type lost struct{ err error }

func (l *lost) Error() string { return "connection lost: " + oneLine(l.err) }
func (l *lost) Unwrap() error { return l.err }

// again reports whether a change that failed may succeed if it is tried again: its connection was
// lost, or it stood in the way of another.
func again(err error) bool {
	if _, ok := errors.AsType[*lost](err); ok {
		return true
	}
	refused, ok := errors.AsType[*pgconn.PgError](err)
	return ok && (refused.Code == "40001" || refused.Code == "40P01")
}

// unprepared is a statement that the driver prepares when it is first run on a connection.
type unprepared struct {
	on   *desk
	text string
}

func (u unprepared) ExecContext(ctx context.Context, args ...any) (sql.Result, error) {
	return u.on.ExecContext(ctx, u.text, args...)
}

func (u unprepared) QueryContext(ctx context.Context, args ...any) (*sql.Rows, error) {
	return u.on.QueryContext(ctx, u.text, args...)
}

func (u unprepared) QueryRowContext(ctx context.Context, args ...any) *sql.Row {
	return u.on.QueryRowContext(ctx, u.text, args...)
}

// numbered gives nameless parameters their numbers.
func numbered(text string) string {
	for n := 1; strings.Contains(text, "?"); n++ {
		text = strings.Replace(text, "?", "$"+strconv.Itoa(n), 1)
	}
	return text
}
