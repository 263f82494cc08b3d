package rows

import (
	"context"
	"database/sql"

	"outremer/store"
)

// sweepBatch is how many tables are deleted in one transaction: nobody waits long for it.
const sweepBatch = 50

// StaleGuests implements store.Store. A guest without a sign-in may be older than sign-ins are.
func (d *DB) StaleGuests(ctx context.Context, since int64, limit int) ([]string, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id FROM guests g WHERE deleted=0 AND created<$1
		AND NOT EXISTS (SELECT 1 FROM signins WHERE person=g.id AND revoked=0 AND seen>=$1)
		AND NOT EXISTS (SELECT 1 FROM tokens WHERE person=g.id AND (seen>=$1 OR created>=$1))
		AND NOT EXISTS (SELECT 1 FROM visits WHERE person=g.id AND at>=$1)
		AND NOT EXISTS (SELECT 1 FROM proofs WHERE person=g.id)
		AND NOT EXISTS (SELECT 1 FROM wardens WHERE person=g.id)
		ORDER BY created, id LIMIT $2`, since, limit)
	if err != nil {
		return nil, wrap("stale guests", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) })
	return list, wrap("stale guests", err)
}

// ofTable deletes everything of the table $1. How its game ended for people is theirs.
var ofTable = []string{
	`DELETE FROM records WHERE table_id=$1`,
	`DELETE FROM bookmarks WHERE table_id=$1`,
	`DELETE FROM letters WHERE table_id=$1`,
	`DELETE FROM marks WHERE table_id=$1`,
	`DELETE FROM follows WHERE table_id=$1`,
	`DELETE FROM visits WHERE table_id=$1`,
	`DELETE FROM notes WHERE table_id=$1`,
	`DELETE FROM deliveries WHERE notice IN (SELECT id FROM notices WHERE table_id=$1) OR channel IN (SELECT id FROM channels WHERE table_id=$1)`,
	`DELETE FROM notices WHERE table_id=$1`,
	`DELETE FROM channels WHERE table_id=$1`,
	`DELETE FROM outcomes WHERE table_id=$1 AND player LIKE 'bot:%'`,
	`DELETE FROM jobs WHERE payload=$1 OR payload LIKE $1 || ' %'`,
	`DELETE FROM seats WHERE table_id=$1`,
	`DELETE FROM tables WHERE id=$1`,
}

// Sweep implements store.Store.
func (d *DB) Sweep(ctx context.Context, r store.Retention) (s store.Swept, err error) {
	for _, old := range []struct {
		before int64
		which  string
	}{
		{r.Closed, `status='closed'`},
		{r.Bots, `status IN ('running', 'over', 'frozen') AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id=tables.id AND guest<>'')`},
	} {
		for old.before > 0 && err == nil {
			var n int64
			n, err = d.sweepTables(ctx, old.which, old.before)
			s.Tables += n
			if n < sweepBatch {
				break
			}
		}
	}
	for _, old := range []struct {
		before int64
		text   string
		count  *int64
	}{
		{r.Reports, `DELETE FROM reports WHERE at<$1`, &s.Reports},
		{r.Deeds, `DELETE FROM deeds WHERE at<$1`, &s.Deeds},
		{r.Bans, `DELETE FROM bans WHERE until<$1`, &s.Bans},
	} {
		if old.before > 0 && err == nil {
			err = d.counted(ctx, old.count, old.text, old.before)
		}
	}
	return s, wrap("sweep", err)
}

// sweepTables deletes some tables that have not changed since a time, and returns how many.
func (d *DB) sweepTables(ctx context.Context, which string, before int64) (n int64, err error) {
	err = d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		rows, err := w.conn.QueryContext(ctx, `SELECT id FROM tables WHERE updated<$1 AND `+which+` ORDER BY updated, id LIMIT $2`, before, sweepBatch)
		if err != nil {
			return err
		}
		ids, err := collect(rows, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) })
		n = int64(len(ids))
		for _, id := range ids {
			if err == nil {
				err = w.each(ctx, ofTable, id)
			}
		}
		return err
	})
	return n, err
}

// counted runs a write and adds up how many rows it changed.
func (d *DB) counted(ctx context.Context, count *int64, text string, args ...any) error {
	return d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		res, err := w.conn.ExecContext(ctx, text, args...)
		if err == nil {
			*count, err = res.RowsAffected()
		}
		return err
	})
}
