package rows

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"outremer/store"
)

// site runs a write that all nodes have to hear of.
func (d *DB) site(ctx context.Context, what, text string, args ...any) error {
	return wrap(what, d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		w.tell(store.SiteIs, "", 0)
		_, err := w.conn.ExecContext(ctx, text, args...)
		return err
	}))
}

// PutWarden implements store.Store.
func (d *DB) PutWarden(ctx context.Context, person string, since int64) error {
	if since == 0 {
		return d.site(ctx, "drop warden", `DELETE FROM wardens WHERE person=$1`, person)
	}
	return d.site(ctx, "put warden", `INSERT INTO wardens (person, since) VALUES (`+heirOf("$1")+`, $2)
		ON CONFLICT (person) DO NOTHING`, person, since)
}

// Wardens implements store.Store.
func (d *DB) Wardens(ctx context.Context) ([]string, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT person FROM wardens ORDER BY person`)
	if err != nil {
		return nil, wrap("wardens", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) })
	return list, wrap("wardens", err)
}

// PutBan implements store.Store.
func (d *DB) PutBan(ctx context.Context, b store.Ban) error {
	return d.site(ctx, "put ban", `INSERT INTO bans (id, kind, person, address, why, made, until)
		VALUES ($1, $2, `+heirOf("$3")+`, $4, $5, $6, $7)`, b.ID, string(b.Kind), b.Person, b.Address, b.Why, b.Made, b.Until)
}

// DropBan implements store.Store.
func (d *DB) DropBan(ctx context.Context, id string) error {
	return wrap("drop ban", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		res, err := w.conn.ExecContext(ctx, `DELETE FROM bans WHERE id=$1`, id)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, store.ErrNotFound)
		}
		w.tell(store.SiteIs, "", 0)
		return nil
	}))
}

// Bans implements store.Store.
func (d *DB) Bans(ctx context.Context, at int64) ([]store.Ban, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id, kind, person, address, why, made, until FROM bans
		WHERE until>$1 ORDER BY made DESC, id`, at)
	if err != nil {
		return nil, wrap("bans", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (b store.Ban, err error) {
		return b, rows.Scan(&b.ID, &b.Kind, &b.Person, &b.Address, &b.Why, &b.Made, &b.Until)
	})
	return list, wrap("bans", err)
}

// AddReport implements store.Store.
func (d *DB) AddReport(ctx context.Context, r store.Report) error {
	return d.rarely(ctx, "add report", `INSERT INTO reports (id, kind, table_id, letter, seat, person, reporter, text, why, at, closed)
		VALUES ($1, $2, $3, $4, $5, `+heirOf("$6")+`, `+heirOf("$7")+`, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING`,
		r.ID, string(r.Kind), r.Table, r.Letter, r.Seat, r.Person, r.Reporter, r.Text, r.Why, r.At, r.Closed)
}

const reportColumns = `id, kind, table_id, letter, seat, person, reporter, text, why, at, closed`

func reportTo(r *store.Report) []any {
	return []any{&r.ID, &r.Kind, &r.Table, &r.Letter, &r.Seat, &r.Person, &r.Reporter, &r.Text, &r.Why, &r.At, &r.Closed}
}

// Report implements store.Store.
func (d *DB) Report(ctx context.Context, id string) (r store.Report, err error) {
	err = d.read.QueryRowContext(ctx, `SELECT `+reportColumns+` FROM reports WHERE id=$1`, id).Scan(reportTo(&r)...)
	return r, found("report", err)
}

// Reports implements store.Store.
func (d *DB) Reports(ctx context.Context, all bool, limit int) ([]store.Report, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT `+reportColumns+` FROM reports WHERE closed=0 OR $1=1
		ORDER BY at DESC, id LIMIT $2`, flag(all), limit)
	if err != nil {
		return nil, wrap("reports", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (r store.Report, err error) { return r, rows.Scan(reportTo(&r)...) })
	return list, wrap("reports", err)
}

// CloseReport implements store.Store.
func (d *DB) CloseReport(ctx context.Context, id string, at int64) error {
	return d.provided(ctx, "close report", store.ErrNotFound, `UPDATE reports SET closed=$2 WHERE id=$1`, id, at)
}

// AddDeed implements store.Store.
func (d *DB) AddDeed(ctx context.Context, x store.Deed) error {
	return d.rarely(ctx, "add deed", `INSERT INTO deeds (id, at, who, what, subject, detail, result)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`, x.ID, x.At, x.Who, x.What, x.Subject, x.Detail, x.Result)
}

// EndDeed implements store.Store.
func (d *DB) EndDeed(ctx context.Context, id, result string) error {
	return d.provided(ctx, "end deed", store.ErrNotFound, `UPDATE deeds SET result=$2 WHERE id=$1`, id, result)
}

// Deeds implements store.Store.
func (d *DB) Deeds(ctx context.Context, before int64, limit int) ([]store.Deed, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id, at, who, what, subject, detail, result FROM deeds
		WHERE at<$1 OR $1=0 ORDER BY at DESC, id DESC LIMIT $2`, before, limit)
	if err != nil {
		return nil, wrap("deeds", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (x store.Deed, err error) {
		return x, rows.Scan(&x.ID, &x.At, &x.Who, &x.What, &x.Subject, &x.Detail, &x.Result)
	})
	return list, wrap("deeds", err)
}

// placardKey is the setting that holds what all visitors are told.
const placardKey = "placard"

// PutPlacard implements store.Store.
func (d *DB) PutPlacard(ctx context.Context, was, text string) error {
	return wrap("put placard", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		w.tell(store.SiteIs, "", 0)
		res, err := w.conn.ExecContext(ctx, `INSERT INTO settings (key, value) VALUES ('`+placardKey+`', $2)
			ON CONFLICT (key) DO UPDATE SET value=excluded.value WHERE settings.value=$1`, was, text)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, store.ErrMoved)
		}
		return nil
	}))
}

// Placard implements store.Store.
func (d *DB) Placard(ctx context.Context) (text string, err error) {
	err = d.read.QueryRowContext(ctx, `SELECT value FROM settings WHERE key='`+placardKey+`'`).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return text, wrap("placard", err)
}

// containing returns a pattern for LIKE, with \ as its escape.
func containing(text string) string {
	return "%" + strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`).Replace(strings.ToLower(text)) + "%"
}

// FindGuests implements store.Store.
func (d *DB) FindGuests(ctx context.Context, text string, limit int) ([]store.Guest, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id, name, created, lang, zone FROM guests
		WHERE deleted=0 AND LOWER(name) LIKE $1 ESCAPE '\' ORDER BY name, id LIMIT $2`, containing(text), limit)
	if err != nil {
		return nil, wrap("find guests", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (g store.Guest, err error) {
		return g, rows.Scan(&g.ID, &g.Name, &g.Created, &g.Lang, &g.Zone)
	})
	return list, wrap("find guests", err)
}

// mergingWardens gives what concerns $1 to $2. Deeds stay as they were written down.
var mergingWardens = []string{
	`INSERT INTO wardens (person, since) SELECT $2, since FROM wardens WHERE person=$1 ON CONFLICT (person) DO NOTHING`,
	`DELETE FROM wardens WHERE person=$1`,
	`UPDATE bans SET person=$2 WHERE person=$1`,
	`UPDATE reports SET person=$2 WHERE person=$1`,
	`UPDATE reports SET reporter=$2 WHERE reporter=$1`,
}

// forgettingWardens drops what concerns $1, the words that were reported included.
var forgettingWardens = []string{
	`DELETE FROM wardens WHERE person=$1`,
	`DELETE FROM bans WHERE person=$1`,
	`UPDATE reports SET person='', text='' WHERE person=$1`,
	`UPDATE reports SET reporter='', why='' WHERE reporter=$1`,
}
