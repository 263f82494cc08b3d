package postgres

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"sync/atomic"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

// reading makes the connections for reads. A read whose connection is lost is simply done again, on
// another one; and a database that goes away for a moment is waited for, as by those who write.
type reading struct {
	driver.Connector
	known atomic.Bool // the database was there once
}

func newReading(config *pgx.ConnConfig) (*reading, *sql.DB) {
	r := &reading{Connector: stdlib.GetConnector(*config)}
	return r, sql.OpenDB(r)
}

// Connect implements driver.Connector.
func (r *reading) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := r.Connector.Connect(ctx)
	for try := 1; err != nil && try < tries && r.known.Load() && ctx.Err() == nil; try++ {
		rest(ctx, pause<<(try-1))
		conn, err = r.Connector.Connect(ctx)
	}
	if err != nil {
		return nil, err
	}
	return &readConn{conn.(*stdlib.Conn)}, nil
}

// readConn is a connection that tells when it is lost in the way that lets a query go to another one.
type readConn struct{ *stdlib.Conn }

// QueryContext implements driver.QueryerContext.
func (c *readConn) QueryContext(ctx context.Context, text string, args []driver.NamedValue) (driver.Rows, error) {
	rows, err := c.Conn.QueryContext(ctx, text, args)
	if err != nil && ctx.Err() == nil && c.Conn.Conn().IsClosed() {
		return nil, driver.ErrBadConn
	}
	return rows, err
}

// BeginTx implements driver.ConnBeginTx.
func (c *readConn) BeginTx(ctx context.Context, opts driver.TxOptions) (driver.Tx, error) {
	tx, err := c.Conn.BeginTx(ctx, opts)
	if err != nil && ctx.Err() == nil && c.Conn.Conn().IsClosed() {
		return nil, driver.ErrBadConn
	}
	return tx, err
}
