package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"

	"outremer/store"
	"outremer/store/rows"
)

// batch is the maximum number of changes per commit. It bounds how long the first one waits for the
// others.
const batch = 256

type request struct {
	run  rows.Change
	err  error
	done chan struct{}
}

// writer carries out changes in queue order, batching those that are waiting into one transaction,
// and answers only after the commit.
type writer struct {
	conn  *sql.Conn
	stmts statements
	queue chan *request
	quit  chan struct{} // closed when stopping: nothing more is accepted
	ended chan struct{}
	once  sync.Once
}

func startWriter(ctx context.Context, db *sql.DB) (*writer, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, fmt.Errorf("connect: %w", err)
	}
	stmts, err := prepare(ctx, conn)
	if err != nil {
		stmts.close()
		conn.Close()
		return nil, err
	}
	w := &writer{conn: conn, stmts: stmts, queue: make(chan *request, batch),
		quit: make(chan struct{}), ended: make(chan struct{})}
	go w.loop()
	return w, nil
}

// Alone implements rows.Writer: no change ever runs beside another.
func (w *writer) Alone(ctx context.Context, run rows.Change) error { return w.Do(ctx, run) }

// Do queues a change and waits for the outcome. It can be cancelled only before the change is
// queued: afterwards the caller must learn whether it was committed.
func (w *writer) Do(ctx context.Context, run rows.Change) error {
	r := &request{run: run, done: make(chan struct{})}
	select {
	case <-w.quit:
		return store.ErrClosed
	default:
	}
	select {
	case w.queue <- r:
	case <-w.quit:
		return store.ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
	select {
	case <-r.done:
		return r.err
	case <-w.ended:
	}
	// The loop may have answered in its last iteration.
	select {
	case <-r.done:
		return r.err
	default:
		return store.ErrClosed
	}
}

func (w *writer) stop() error {
	w.once.Do(func() { close(w.quit) })
	<-w.ended
	return nil
}

func (w *writer) loop() {
	defer close(w.ended)
	defer w.conn.Close()
	defer w.stmts.close()
	var work []*request
	for {
		select {
		case r := <-w.queue:
			work = w.drain(append(work[:0], r))
			w.commit(work)
		case <-w.quit:
			work = w.drain(work[:0])
			if len(work) == 0 {
				return
			}
			w.commit(work)
		}
	}
}

// drain takes what is queued right now.
func (w *writer) drain(work []*request) []*request {
	for len(work) < batch {
		select {
		case r := <-w.queue:
			work = append(work, r)
		default:
			return work
		}
	}
	return work
}

// commit commits a batch and answers it. If one change breaks the transaction, each is retried
// separately, so that only the broken one fails.
func (w *writer) commit(work []*request) {
	if err := w.transact(work); err != nil {
		for i := range work {
			if err := w.transact(work[i : i+1]); err != nil {
				work[i].err = err
			}
		}
	}
	for _, r := range work {
		close(r.done)
	}
}

// transact runs changes in one transaction. A rejection affects only its own change; any other
// error rolls back the whole transaction.
func (w *writer) transact(work []*request) error {
	ctx := context.Background()
	if _, err := w.stmts.begin.ExecContext(ctx); err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	for _, r := range work {
		r.err = r.run(ctx, w.stmts.changes)
		if r.err != nil && !errors.Is(r.err, store.ErrMoved) && !errors.Is(r.err, store.ErrNotFound) {
			return w.rollback(ctx, r.err)
		}
	}
	if _, err := w.stmts.commit.ExecContext(ctx); err != nil {
		return w.rollback(ctx, fmt.Errorf("commit: %w", err))
	}
	return nil
}

// rollback rolls back a transaction. It can only fail if SQLite has already done so itself.
func (w *writer) rollback(ctx context.Context, why error) error {
	w.stmts.rollback.ExecContext(ctx) //nolint:errcheck // see above
	return why
}
