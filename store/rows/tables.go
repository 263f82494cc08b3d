package rows

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"outremer/store"
)

// CreateTable implements store.Store.
func (d *DB) CreateTable(ctx context.Context, t store.Table, quotas ...store.Quota) error {
	options, err := json.Marshal(t.Options)
	if err != nil {
		return fmt.Errorf("create table: %w", err)
	}
	clock, err := json.Marshal(t.Clock)
	if err != nil {
		return fmt.Errorf("create table: %w", err)
	}
	key := store.KeyOf(ctx)
	err = d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		if err := w.once(ctx, key, t.ID); err != nil {
			return err
		}
		for _, q := range quotas {
			if err := w.within(ctx, &t, q); err != nil {
				return err
			}
		}
		args := []any{t.ID, t.Title, t.Edition, string(options), t.Name, t.Creator, flag(t.Public), t.Press, t.Manners,
			t.Origin, t.Secret, t.Created, string(clock), t.Terms}
		_, err := w.table.ExecContext(ctx, append(args, progress(&t.Progress)...)...)
		for i := 0; i < len(t.Seats) && err == nil; i++ {
			s := &t.Seats[i]
			_, err = w.newSeat.ExecContext(ctx, append([]any{t.ID, i, s.Name, flag(s.Vacant)}, sitting(s)...)...)
		}
		return err
	})
	return wrap("create table", err)
}

// ApplyStep implements store.Store.
func (d *DB) ApplyStep(ctx context.Context, s store.Step) error {
	if s.To.Version != s.From+1 {
		return fmt.Errorf("step of table %s from %d to %d: not the next version", s.Table, s.From, s.To.Version)
	}
	return wrap("step", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error { return w.apply(ctx, s) }))
}

// apply updates the table's row first: that compares the version and may reject the step, and a
// rejected step must not have written anything.
func (w *Statements) apply(ctx context.Context, s store.Step) error {
	res, err := w.advance(ctx, &s)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, w.missed(ctx, s.Table))
	}
	w.tell(store.TableMoved, s.Table, s.To.Version)
	for _, r := range s.Records {
		if _, err := w.record.ExecContext(ctx, s.Table, r.N, r.Text, r.At); err != nil {
			return fmt.Errorf("record %d: %w", r.N, err)
		}
	}
	for no, seat := range s.Seats {
		if _, err := w.seat.ExecContext(ctx, append(sitting(&seat), s.Table, no)...); err != nil {
			return fmt.Errorf("seat %d: %w", no, err)
		}
	}
	if s.Creator != nil {
		if _, err := w.conn.ExecContext(ctx, `UPDATE tables SET creator=`+heirOf("$1")+` WHERE id=$2`, *s.Creator, s.Table); err != nil {
			return fmt.Errorf("creator: %w", err)
		}
	}
	for _, id := range s.Drop {
		if _, err := w.dropJob.ExecContext(ctx, id); err != nil {
			return fmt.Errorf("drop job: %w", err)
		}
	}
	if len(s.Outcomes) > 0 {
		if err := w.conclude(ctx, s.Outcomes); err != nil {
			return err
		}
	}
	return w.notify(ctx, s.Notices, s.Jobs)
}

// advance updates the table's row. A move usually changes little of it, and no column that has an
// index.
func (w *Statements) advance(ctx context.Context, s *store.Step) (sql.Result, error) {
	if s.Was != nil {
		rest := *s.Was
		rest.Version, rest.Awaiting, rest.Wait, rest.Updated = s.To.Version, s.To.Awaiting, s.To.Wait, s.To.Updated
		if rest == s.To {
			return w.move.ExecContext(ctx, s.To.Version, int64(s.To.Awaiting), s.To.Wait, s.To.Updated, s.Table, s.From)
		}
	}
	return w.step.ExecContext(ctx, append(progress(&s.To), s.Table, s.From)...)
}

// progress returns the columns a step changes, in statement order.
func progress(p *store.Progress) []any {
	return []any{p.Version, p.Status, p.Revision, p.Facts, p.FactsName, p.Program, p.Header, p.Awaiting,
		p.Pending, p.Wait, p.Adopting, p.Stage, p.Halted, p.Door, p.Updated}
}

// sitting returns the columns of a seat that a step changes, in statement order.
func sitting(s *store.Seat) []any {
	return []any{s.Guest, s.Bot, s.Invite, s.Entropy, s.Standing, flag(s.Wanted), s.Place, s.Wishes, s.Reserved, s.Began}
}

// missed returns why a step found no row to update.
func (w *Statements) missed(ctx context.Context, table string) error {
	var one int
	switch err := w.exists.QueryRowContext(ctx, table).Scan(&one); {
	case errors.Is(err, sql.ErrNoRows):
		return store.ErrNotFound
	case err != nil:
		return err
	}
	return store.ErrMoved
}

const tableColumns = `t.id, t.title, t.edition, t.options, t.name, t.creator, t.listed, t.press, t.manners,
	t.origin, t.secret, t.created, t.clock, t.terms, t.version, t.status, t.revision, t.facts, t.facts_name, t.program, t.header,
	t.awaiting, t.pending, t.wait, t.adopting, t.stage, t.halted, t.door, t.updated`

// LoadTable implements store.Store. Row and seats are read in one transaction, so they are
// consistent.
func (d *DB) LoadTable(ctx context.Context, id string) (store.Table, error) {
	found, err := d.tables(ctx, `SELECT `+tableColumns+` FROM tables t WHERE t.id=$1`, id)
	if err == nil && len(found) == 0 {
		err = store.ErrNotFound
	}
	if err != nil {
		return store.Table{}, wrap("load table", err)
	}
	return found[0], nil
}

// ListTables implements store.Store.
func (d *DB) ListTables(ctx context.Context, q store.Query) ([]store.Table, error) {
	where, args := []string{"t.updated >= $1"}, []any{q.Since}
	next := func(v any) string {
		args = append(args, v)
		return "$" + strconv.Itoa(len(args))
	}
	if q.Guest != "" {
		g := next(q.Guest)
		where = append(where, "(t.creator = "+g+" OR t.id IN (SELECT table_id FROM seats WHERE guest = "+g+
			" UNION SELECT table_id FROM seats WHERE reserved = "+g+" AND reserved <> ''))")
	}
	if q.Fan != "" {
		where = append(where, "t.id IN (SELECT table_id FROM follows WHERE guest = "+next(q.Fan)+")")
	}
	if q.Wanted {
		where = append(where, "t.id IN (SELECT table_id FROM seats WHERE wanted = 1)")
	}
	if q.Title != "" {
		where = append(where, "t.title = "+next(q.Title))
	}
	if q.Named != "" {
		where = append(where, "LOWER(t.name) LIKE "+next(containing(q.Named))+` ESCAPE '\'`)
	}
	if q.Public {
		where = append(where, "t.listed = 1")
	}
	if q.Status != nil {
		var in []string
		for _, s := range q.Status {
			in = append(in, next(s))
		}
		where = append(where, "t.status IN ("+strings.Join(in, ", ")+")")
	}
	text := `SELECT ` + tableColumns + ` FROM tables t WHERE ` + strings.Join(where, " AND ") +
		` ORDER BY t.updated DESC, t.id LIMIT ` + next(q.Limit)
	found, err := d.tables(ctx, text, args...)
	return found, wrap("list tables", err)
}

// tables reads the tables selected by a query, with their seats: once more if the connection was lost in
// between.
func (d *DB) tables(ctx context.Context, text string, args ...any) ([]store.Table, error) {
	found, err := d.tablesOnce(ctx, text, args...)
	if errors.Is(err, driver.ErrBadConn) {
		found, err = d.tablesOnce(ctx, text, args...)
	}
	return found, err
}

func (d *DB) tablesOnce(ctx context.Context, text string, args ...any) ([]store.Table, error) {
	tx, err := d.read.BeginTx(ctx, &d.dialect.Snapshot)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback() //nolint:errcheck // nothing was written
	rows, err := tx.QueryContext(ctx, text, args...)
	if err != nil {
		return nil, err
	}
	found, err := collect(rows, scanTable)
	if err != nil {
		return nil, err
	}
	return found, seatTables(ctx, tx, found)
}

func scanTable(rows *sql.Rows) (t store.Table, err error) {
	var options, clock string
	var listed int64
	err = rows.Scan(&t.ID, &t.Title, &t.Edition, &options, &t.Name, &t.Creator, &listed, &t.Press, &t.Manners,
		&t.Origin, &t.Secret, &t.Created, &clock, &t.Terms, &t.Version, &t.Status, &t.Revision, &t.Facts, &t.FactsName, &t.Program,
		&t.Header, &t.Awaiting, &t.Pending, &t.Wait, &t.Adopting, &t.Stage, &t.Halted, &t.Door, &t.Updated)
	if err == nil {
		err = json.Unmarshal([]byte(options), &t.Options)
	}
	if err == nil {
		err = json.Unmarshal([]byte(clock), &t.Clock)
	}
	t.Public = listed != 0
	return t, err
}

// seatTables reads the seats of tables in batches.
func seatTables(ctx context.Context, tx *sql.Tx, found []store.Table) error {
	const many = 500
	for some := range slices.Chunk(found, many) {
		at := map[string]*store.Table{}
		for i := range some {
			at[some[i].ID] = &some[i]
		}
		in, args := among(slices.Collect(maps.Keys(at)))
		rows, err := tx.QueryContext(ctx, `SELECT s.table_id, s.name, s.guest, COALESCE(g.name, ''), COALESCE(g.program, 0) != 0, s.bot, s.invite,
			s.entropy, s.vacant != 0, s.standing, s.wanted != 0, s.place, s.wishes, s.reserved, s.began
			FROM seats s LEFT JOIN guests g ON g.id = s.guest
			WHERE s.table_id IN `+in+` ORDER BY s.table_id, s.no`, args...)
		if err != nil {
			return err
		}
		_, err = collect(rows, func(rows *sql.Rows) (s store.Seat, err error) {
			var table string
			err = rows.Scan(&table, &s.Name, &s.Guest, &s.Holder, &s.Program, &s.Bot, &s.Invite, &s.Entropy, &s.Vacant, &s.Standing,
				&s.Wanted, &s.Place, &s.Wishes, &s.Reserved, &s.Began)
			if err == nil {
				at[table].Seats = append(at[table].Seats, s)
			}
			return s, err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Records implements store.Store.
func (d *DB) Records(ctx context.Context, id string, n int64) ([]store.Record, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT n, text, at FROM records WHERE table_id=$1 AND n>$2 ORDER BY n`, id, n)
	if err != nil {
		return nil, wrap("read records", err)
	}
	recs, err := collect(rows, func(rows *sql.Rows) (r store.Record, err error) {
		return r, rows.Scan(&r.N, &r.Text, &r.At)
	})
	return recs, wrap("read records", err)
}

// within returns ErrTooMany if one more table would exceed a quota. Until the end of the transaction
// nobody else can count the same tables.
func (w *Statements) within(ctx context.Context, t *store.Table, q store.Quota) error {
	column, of := "creator", t.Creator
	if q.Origin {
		column, of = "origin", t.Origin
	}
	if of == "" {
		return nil
	}
	if err := w.lock(ctx, "tables by "+column+" "+of); err != nil {
		return err
	}
	which := `status IN ('open', 'running')`
	if q.Alone {
		which = `status='running' AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id=tables.id AND guest<>'' AND bot='')`
	}
	var n int
	err := w.conn.QueryRowContext(ctx, `SELECT COUNT(*) FROM tables WHERE `+column+`=$1 AND `+which, of).Scan(&n)
	if err == nil && n >= q.Max {
		err = store.ErrTooMany
	}
	return err
}

// flag encodes a bool as a number.
func flag(yes bool) int64 {
	if yes {
		return 1
	}
	return 0
}

// collect reads all rows and closes them.
func collect[T any](rows *sql.Rows, scan func(*sql.Rows) (T, error)) ([]T, error) {
	defer rows.Close()
	var out []T
	for rows.Next() {
		v, err := scan(rows)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, rows.Err()
}

// wrap adds what failed to a non-nil error.
func wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	var coded interface{ SQLState() string }
	if errors.As(err, &coded) && coded.SQLState() == "22021" { // PostgreSQL takes no NUL, and only UTF-8
		err = store.ErrText
	}
	return fmt.Errorf("%s: %w", what, blame(err))
}
