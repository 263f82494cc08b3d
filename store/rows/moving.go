package rows

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/store"
)

// relation is a table of the database, with the columns that tell its rows apart.
type relation struct {
	name string
	key  []string
}

// relations is everything that is moved, least first: what is wrong shows soon. The table of writers
// belongs to the nodes of one database, and the versions of the schema to the database itself.
var relations = []relation{
	{"settings", []string{"key"}},
	{"facts", []string{"hash"}},
	{"guests", []string{"id"}},
	{"signins", []string{"id"}},
	{"proofs", []string{"kind", "key"}},
	{"links", []string{"hash"}},
	{"tokens", []string{"id"}},
	{"wardens", []string{"person"}},
	{"bans", []string{"id"}},
	{"reports", []string{"id"}},
	{"deeds", []string{"id"}},
	{"tables", []string{"id"}},
	{"seats", []string{"table_id", "no"}},
	{"letters", []string{"table_id", "n"}},
	{"marks", []string{"table_id", "seat", "circle"}},
	{"follows", []string{"guest", "table_id"}},
	{"visits", []string{"person", "table_id"}},
	{"notes", []string{"person", "table_id"}},
	{"regards", []string{"person", "other"}},
	{"outcomes", []string{"table_id", "seat", "player"}},
	{"ratings", []string{"player", "title"}},
	{"callees", []string{"person"}},
	{"channels", []string{"id"}},
	{"notices", []string{"id"}},
	{"deliveries", []string{"notice", "channel"}},
	{"jobs", []string{"id"}},
	{"turns", []string{"creator"}},
	{"keys", []string{"person", "name"}},
	{"allowances", []string{"key"}},
	{"bookmarks", []string{"table_id"}},
	{"studies", []string{"table_id"}},
	{"records", []string{"table_id", "n"}},
}

const (
	// moveKey is the setting that tells how far a move into a database has come, until it is done.
	moveKey = "move"
	// moveBatch is how many rows are moved in one transaction.
	moveBatch = 200
)

// Errors of a move. They are for whoever started it.
var (
	ErrNotEmpty = errors.New("is not empty")
	ErrNothing  = errors.New("has nothing in it")
	ErrOther    = errors.New("holds part of another database: a move from there was broken off")
	ErrDiffers  = errors.New("is not what was read")
)

// moved is how far a move has come, as it is kept in the target.
type moved struct {
	Site  string `json:"site"`  // which database is read
	Done  int    `json:"done"`  // relations that are complete
	After []any  `json:"after"` // key of the last row of the next one
	Rows  int64  `json:"rows"`  // so far, of all
}

// source is what rows are moved from: a database, or one moment of it.
type source interface {
	QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row
}

// Backup copies everything, as it is at one moment, to an empty store, while others go on using this
// one. It returns the number of rows.
func (d *DB) Backup(ctx context.Context, to *DB, progress func(done, all int64)) (int64, error) {
	site, err := d.Setting(ctx, "site", store.NewID())
	if err != nil {
		return 0, err
	}
	moment, err := d.read.BeginTx(ctx, &d.dialect.Snapshot)
	if err != nil {
		return 0, wrap("backup", err)
	}
	defer moment.Rollback() //nolint:errcheck // nothing was written
	return move(ctx, moment, to, site, progress)
}

// Move copies everything to an empty store, or goes on where it was broken off, and compares both in the
// end. Nobody else may use either. Progress is told how many rows of how many are there. It returns the
// number of rows.
func (d *DB) Move(ctx context.Context, to *DB, progress func(done, all int64)) (int64, error) {
	all, err := size(ctx, d.read)
	if err != nil {
		return 0, err
	}
	if all == 0 {
		return 0, fmt.Errorf("the source %w", ErrNothing)
	}
	site, err := d.Setting(ctx, "site", store.NewID())
	if err != nil {
		return 0, err
	}
	return move(ctx, d.read, to, site, progress)
}

// move copies everything that is in a source, and compares both in the end.
func move(ctx context.Context, from source, to *DB, site string, progress func(done, all int64)) (int64, error) {
	at, err := to.resume(ctx, site)
	if err != nil {
		return 0, fmt.Errorf("the target %w", err)
	}
	all, err := size(ctx, from)
	if err != nil {
		return 0, err
	}
	for at.Done < len(relations) {
		if err := moveOne(ctx, from, to, &at, func() { progress(at.Rows, all) }); err != nil {
			return 0, err
		}
	}
	if err := same(ctx, from, to.read); err != nil {
		return 0, err
	}
	return at.Rows, to.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.conn.ExecContext(ctx, `DELETE FROM settings WHERE key='`+moveKey+`'`)
		return err
	})
}

// HalfMoved reports whether a move into this store was broken off.
func (d *DB) HalfMoved(ctx context.Context) (bool, error) {
	var n int
	err := d.read.QueryRowContext(ctx, `SELECT COUNT(*) FROM settings WHERE key='`+moveKey+`'`).Scan(&n)
	return n > 0, wrap("read setting", err)
}

// resume says where to go on in the target.
func (d *DB) resume(ctx context.Context, site string) (at moved, err error) {
	var text string
	err = d.read.QueryRowContext(ctx, `SELECT value FROM settings WHERE key='`+moveKey+`'`).Scan(&text)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		n, err := size(ctx, d.read)
		if err == nil && n > 0 {
			err = ErrNotEmpty
		}
		return moved{Site: site}, err
	case err != nil:
		return at, err
	}
	numbers := json.NewDecoder(strings.NewReader(text))
	numbers.UseNumber() // keys are whole numbers, beyond what a float holds
	if err := numbers.Decode(&at); err != nil || at.Site != site {
		return at, errors.Join(err, ErrOther)
	}
	for i, v := range at.After {
		if n, ok := v.(json.Number); ok {
			at.After[i], err = n.Int64()
		}
	}
	return at, err
}

// size counts all rows that are moved.
func size(ctx context.Context, from source) (all int64, err error) {
	for _, r := range relations {
		var n int64
		if err := from.QueryRowContext(ctx, `SELECT COUNT(*) FROM `+r.name+r.where()).Scan(&n); err != nil {
			return 0, wrap("count "+r.name, err)
		}
		all += n
	}
	return all, nil
}

// where leaves out what is the target's own.
func (r relation) where() string {
	if r.name == "settings" {
		return ` WHERE key<>'` + moveKey + `'`
	}
	return ` WHERE 1=1`
}

// columns returns the columns of a relation, in the order of their names: databases may have added
// them in another order.
func columns(ctx context.Context, from source, r relation) ([]string, error) {
	rows, err := from.QueryContext(ctx, `SELECT * FROM `+r.name+` LIMIT 0`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	names, err := rows.Columns()
	slices.Sort(names)
	return names, errors.Join(err, rows.Err())
}

// each calls do with every row of a relation after a key, in the order of the key.
func each(ctx context.Context, from source, r relation, columns []string, after []any, do func(row []any) error) error {
	list := strings.Join(columns, ", ")
	if r.name == "jobs" { // nobody works at them where they come to
		list = strings.NewReplacer("lease_until", "0 AS lease_until", "owner", "'' AS owner").Replace(list)
	}
	key := strings.Join(r.key, ", ")
	text := `SELECT ` + list + ` FROM ` + r.name + r.where()
	if after != nil {
		text += ` AND (` + key + `) > (` + marks(0, len(r.key)) + `)`
	}
	rows, err := from.QueryContext(ctx, text+` ORDER BY `+key, after...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		row, to := make([]any, len(columns)), make([]any, len(columns))
		for i := range row {
			to[i] = &row[i]
		}
		if err := rows.Scan(to...); err != nil {
			return err
		}
		if err := do(row); err != nil {
			return err
		}
	}
	return rows.Err()
}

// marks returns n parameters after the first so many.
func marks(after, n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = "$" + strconv.Itoa(after+i+1)
	}
	return strings.Join(list, ", ")
}

// moveOne moves what is left of a relation.
func moveOne(ctx context.Context, from source, to *DB, at *moved, told func()) error {
	r := relations[at.Done]
	columns, err := columns(ctx, from, r)
	if err != nil {
		return wrap("read "+r.name, err)
	}
	var batch [][]any
	flush := func(next moved) error {
		if err := to.insert(ctx, r, columns, batch, next); err != nil {
			return wrap("write "+r.name, err)
		}
		*at, batch = next, batch[:0]
		told()
		return nil
	}
	err = each(ctx, from, r, columns, at.After, func(row []any) error {
		batch = append(batch, row)
		if len(batch) < moveBatch {
			return nil
		}
		return flush(moved{at.Site, at.Done, keyOf(r, columns, row), at.Rows + int64(len(batch))})
	})
	if err != nil {
		return wrap("move "+r.name, err)
	}
	return flush(moved{at.Site, at.Done + 1, nil, at.Rows + int64(len(batch))})
}

func keyOf(r relation, columns []string, row []any) []any {
	var key []any
	for _, k := range r.key {
		key = append(key, row[slices.Index(columns, k)])
	}
	return key
}

// insert writes rows, and how far the move has come with them.
func (d *DB) insert(ctx context.Context, r relation, columns []string, batch [][]any, at moved) error {
	state, err := json.Marshal(at)
	if err != nil {
		return err
	}
	return d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		for some := range slices.Chunk(batch, 50) {
			var values []string
			var args []any
			for _, row := range some {
				values, args = append(values, `(`+marks(len(args), len(row))+`)`), append(args, row...)
			}
			_, err := w.conn.ExecContext(ctx, `INSERT INTO `+r.name+` (`+strings.Join(columns, ", ")+`) VALUES `+strings.Join(values, ", "), args...)
			if err != nil {
				return err
			}
		}
		_, err := w.conn.ExecContext(ctx, `INSERT INTO settings (key, value) VALUES ('`+moveKey+`', $1)
			ON CONFLICT (key) DO UPDATE SET value=excluded.value`, string(state))
		return err
	})
}

// same compares two stores, row by row, whatever the order in which each has its rows.
func same(ctx context.Context, one, other source) error {
	for _, r := range relations {
		here, err := digestOf(ctx, one, r)
		if err != nil {
			return wrap("read "+r.name, err)
		}
		there, err := digestOf(ctx, other, r)
		if err != nil {
			return wrap("read "+r.name, err)
		}
		if here != there {
			return fmt.Errorf("%s in the target (%d rows) %w (%d rows): did anybody use one of the databases meanwhile?", r.name, there.rows, ErrDiffers, here.rows)
		}
	}
	return nil
}

// digest of a relation: the number of its rows, and the sum of their hashes.
type digest struct {
	rows int64
	sum  [4]uint64
}

func digestOf(ctx context.Context, from source, r relation) (sum digest, err error) {
	columns, err := columns(ctx, from, r)
	if err != nil {
		return sum, err
	}
	err = each(ctx, from, r, columns, nil, func(row []any) error {
		hash := sha256.New()
		for i, v := range row {
			text := fmt.Sprint(v)
			fmt.Fprintf(hash, "%s %T %d %s\n", columns[i], v, len(text), text)
		}
		b := hash.Sum(nil)
		for i := range sum.sum {
			sum.sum[i] += binary.LittleEndian.Uint64(b[8*i:])
		}
		sum.rows++
		return nil
	})
	return sum, err
}

// Moved returns the names of the tables that Move copies.
func Moved() (names []string) {
	for _, r := range relations {
		names = append(names, r.name)
	}
	return names
}
