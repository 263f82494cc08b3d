package rows

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"

	"outremer/store"
)

// Errors of the databases that say that the database itself cannot do its work, by their own numbers:
// primary result codes of SQLite, and classes of PostgreSQL. Everything else is about one statement.
var (
	// PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB
	failuresOfFile = []int{3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 26}
	// connection, read-only or aborted transaction, resources, shutdown, system, internal
	failuresOfServer = []string{"08", "25", "53", "57", "58", "XX"}
)

// blame marks an error as store.ErrStorage if it is one of the storage.
func blame(err error) error {
	if err == nil || errors.Is(err, store.ErrStorage) || !fails(err) {
		return err
	}
	return fmt.Errorf("%w: %w", store.ErrStorage, err)
}

// blaming is a writer whose errors are marked.
type blaming struct{ Writer }

func (b blaming) Do(ctx context.Context, run Change) error    { return blame(b.Writer.Do(ctx, run)) }
func (b blaming) Alone(ctx context.Context, run Change) error { return blame(b.Writer.Alone(ctx, run)) }

func fails(err error) bool {
	var server interface{ SQLState() string }
	var file interface{ Code() int }
	var wire net.Error
	switch {
	case errors.Is(err, context.Canceled), errors.Is(err, store.ErrClosed):
		return false
	case errors.As(err, &server):
		return slices.ContainsFunc(failuresOfServer, func(class string) bool { return strings.HasPrefix(server.SQLState(), class) })
	case errors.As(err, &file):
		return slices.Contains(failuresOfFile, file.Code()&0xff)
	}
	return errors.As(err, &wire) || errors.Is(err, driver.ErrBadConn)
}

// Probe implements store.Store: it writes a setting of its own. Where the store is kept is for others
// to look at.
func (d *DB) Probe(ctx context.Context) (store.Condition, error) {
	c := store.Condition{Free: -1}
	now := d.now().UnixMilli()
	err := d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.conn.ExecContext(ctx, `INSERT INTO settings (key, value) VALUES ('probe', $1)
			ON CONFLICT (key) DO UPDATE SET value=excluded.value`, fmt.Sprint(now))
		return err
	})
	if err != nil {
		return c, wrap("probe", err)
	}
	due, ok, err := d.NextJob(ctx)
	if ok && due <= now {
		c.Due = due
	}
	return c, err
}
