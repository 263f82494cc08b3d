package rows

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// PutCallee implements store.Store.
func (d *DB) PutCallee(ctx context.Context, c store.Callee) error {
	return wrap("put callee", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.callee.ExecContext(ctx, c.Person, c.Lang, c.Zone, c.Quiet, c.Wants)
		return err
	}))
}

// Callee implements store.Store.
func (d *DB) Callee(ctx context.Context, person string) (store.Callee, error) {
	c := store.Callee{Person: person}
	err := d.read.QueryRowContext(ctx, `SELECT lang, zone, quiet, wants FROM callees WHERE person=$1`, person).
		Scan(&c.Lang, &c.Zone, &c.Quiet, &c.Wants)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return c, wrap("callee", err)
}

// Callees implements store.Store.
func (d *DB) Callees(ctx context.Context) ([]store.Callee, error) {
	list, err := selected(ctx, d, func(rows *sql.Rows) (c store.Callee, err error) {
		return c, rows.Scan(&c.Person, &c.Lang, &c.Zone, &c.Quiet, &c.Wants)
	}, `SELECT p.person, COALESCE(NULLIF(c.lang, ''), g.lang, ''), COALESCE(NULLIF(c.zone, ''), g.zone, ''),
		COALESCE(c.quiet, ''), COALESCE(c.wants, '')
		FROM (SELECT person FROM callees UNION SELECT person FROM channels) p
		LEFT JOIN callees c ON c.person=p.person LEFT JOIN guests g ON g.id=p.person ORDER BY p.person`)
	return list, wrap("callees", err)
}

// PutChannel implements store.Store.
func (d *DB) PutChannel(ctx context.Context, c store.Channel) error {
	return wrap("put channel", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.channel.ExecContext(ctx, c.ID, c.Person, c.Table, c.Kind, c.Address, c.State, c.Failures, c.Created)
		return err
	}))
}

// DropChannel implements store.Store.
func (d *DB) DropChannel(ctx context.Context, id string) error {
	return wrap("drop channel", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		if _, err := w.dropChannel.ExecContext(ctx, id); err != nil {
			return err
		}
		_, err := w.dropSent.ExecContext(ctx, id)
		return err
	}))
}

const channelColumns = `SELECT id, person, table_id, kind, address, state, failures, created FROM channels`

func scanChannel(rows *sql.Rows) (c store.Channel, err error) {
	return c, rows.Scan(&c.ID, &c.Person, &c.Table, &c.Kind, &c.Address, &c.State, &c.Failures, &c.Created)
}

// Channel implements store.Store.
func (d *DB) Channel(ctx context.Context, id string) (store.Channel, error) {
	found, err := selected(ctx, d, scanChannel, channelColumns+` WHERE id=$1`, id)
	if err == nil && len(found) == 0 {
		err = store.ErrNotFound
	}
	if err != nil {
		return store.Channel{}, wrap("channel", err)
	}
	return found[0], nil
}

// Channels implements store.Store.
func (d *DB) Channels(ctx context.Context) ([]store.Channel, error) {
	found, err := selected(ctx, d, scanChannel, channelColumns+` ORDER BY created, id`)
	return found, wrap("channels", err)
}

// AddNotices implements store.Store.
func (d *DB) AddNotices(ctx context.Context, list []store.Notice, jobs []store.Job) error {
	return wrap("add notices", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		return w.notify(ctx, list, jobs)
	}))
}

// notify adds notices, and the jobs that send them.
func (w *Statements) notify(ctx context.Context, list []store.Notice, jobs []store.Job) error {
	for _, n := range list {
		if _, err := w.notice.ExecContext(ctx, n.ID, n.Person, n.Table, n.Cause, n.Made, n.Due, store.Waiting); err != nil {
			return wrap("notice", err)
		}
	}
	for _, j := range jobs {
		if err := w.put(ctx, j); err != nil {
			return err
		}
	}
	return nil
}

const noticeColumns = `SELECT id, person, table_id, cause, made, due, state FROM notices`

func scanNotice(rows *sql.Rows) (n store.Notice, err error) {
	return n, rows.Scan(&n.ID, &n.Person, &n.Table, &n.Cause, &n.Made, &n.Due, &n.State)
}

// Notices implements store.Store.
func (d *DB) Notices(ctx context.Context) ([]store.Notice, error) {
	found, err := selected(ctx, d, scanNotice, noticeColumns+` ORDER BY made, id`)
	return found, wrap("notices", err)
}

// NoticesFor implements store.Store.
func (d *DB) NoticesFor(ctx context.Context, person string) ([]store.Notice, error) {
	found, err := selected(ctx, d, scanNotice, noticeColumns+` WHERE person=$1 ORDER BY made, id`, person)
	return found, wrap("notices", err)
}

// MarkSent implements store.Store.
func (d *DB) MarkSent(ctx context.Context, ids []string) error {
	return wrap("mark notices", d.forEach(ctx, ids, `UPDATE notices SET state='`+store.Sent+`' WHERE id=$1`))
}

// DropNotices implements store.Store.
func (d *DB) DropNotices(ctx context.Context, ids []string) error {
	return wrap("drop notices", d.forEach(ctx, ids, `DELETE FROM notices WHERE id=$1`,
		`DELETE FROM deliveries WHERE notice=$1`))
}

// PutDeliveries implements store.Store.
func (d *DB) PutDeliveries(ctx context.Context, list []store.Delivery) error {
	return wrap("put deliveries", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		for _, v := range list {
			if _, err := w.delivery.ExecContext(ctx, v.Notice, v.Channel, v.Attempt, v.At, v.Result); err != nil {
				return err
			}
		}
		return nil
	}))
}

// Deliveries implements store.Store.
func (d *DB) Deliveries(ctx context.Context, person string) ([]store.Delivery, error) {
	scan := func(rows *sql.Rows) (v store.Delivery, err error) {
		return v, rows.Scan(&v.Notice, &v.Channel, &v.Attempt, &v.At, &v.Result)
	}
	found, err := selected(ctx, d, scan, `SELECT v.notice, v.channel, v.attempt, v.at, v.result FROM deliveries v
		JOIN notices n ON n.id = v.notice WHERE n.person=$1 ORDER BY v.notice, v.channel`, person)
	return found, wrap("deliveries", err)
}

// forEach runs statements once for each id, in one transaction.
func (d *DB) forEach(ctx context.Context, ids []string, texts ...string) error {
	return d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		for _, id := range ids {
			if err := w.each(ctx, texts, id); err != nil {
				return err
			}
		}
		return nil
	})
}

// selected reads all rows of a query.
func selected[T any](ctx context.Context, d *DB, scan func(*sql.Rows) (T, error), text string, args ...any) ([]T, error) {
	rows, err := d.read.QueryContext(ctx, text, args...)
	if err != nil {
		return nil, err
	}
	return collect(rows, scan)
}

// mergingCalls is what becomes of how people are called when $1 becomes $2: their channels come along,
// and what they were told already is not told again.
var mergingCalls = []string{
	`UPDATE callees SET person=$2 WHERE person=$1 AND NOT EXISTS (SELECT 1 FROM callees WHERE person=$2)`,
	`DELETE FROM callees WHERE person=$1`,
	`UPDATE channels SET person=$2 WHERE person=$1`,
	`DELETE FROM deliveries WHERE notice IN (SELECT id FROM notices WHERE person=$1)`,
	`UPDATE notices SET id=$2 || substr(id, length($1) + 1), person=$2 WHERE person=$1 AND NOT EXISTS
		(SELECT 1 FROM notices o WHERE o.id=$2 || substr(notices.id, length($1) + 1))`,
	`DELETE FROM notices WHERE person=$1`,
}

// forgettingCalls removes everything about how $1 is called.
var forgettingCalls = []string{
	`DELETE FROM deliveries WHERE notice IN (SELECT id FROM notices WHERE person=$1)`,
	`DELETE FROM notices WHERE person=$1`,
	`DELETE FROM channels WHERE person=$1`,
	`DELETE FROM callees WHERE person=$1`,
}
