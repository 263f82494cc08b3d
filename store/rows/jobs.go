package rows

import (
	"cmp"
	"context"
	"database/sql"
	"math/rand/v2"
	"slices"

	"outremer/store"
)

// put gives each job a random generation, so that finishing a job can never delete its replacement,
// however quickly that arrived.
func (w *Statements) put(ctx context.Context, j store.Job) error {
	_, err := w.putJob.ExecContext(ctx, j.ID, j.Kind, j.Payload, j.RunAt, rand.Int64(), j.Queue, j.Rank, j.Creator)
	return wrap("put job", err)
}

// PutJob implements store.Store.
func (d *DB) PutJob(ctx context.Context, j store.Job) error {
	return d.writer.Do(ctx, func(ctx context.Context, w *Statements) error { return w.put(ctx, j) })
}

// ClaimJobs implements store.Store. Whose jobs are handed out has had a turn, in the same transaction.
func (d *DB) ClaimJobs(ctx context.Context, q store.Queue, now, lease int64, limit int) ([]store.Job, error) {
	var jobs []store.Job
	err := d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		rows, err := w.claim.QueryContext(ctx, now+lease, now, limit, d.node, q)
		if err != nil {
			return err
		}
		jobs, err = collect(rows, scanJob)
		for _, creator := range creators(jobs) {
			if err == nil {
				_, err = w.turn.ExecContext(ctx, creator, now)
			}
		}
		return err
	})
	return jobs, wrap("claim jobs", err)
}

// creators returns whose jobs these are, sorted, so that nodes that claim at once wait for each other in
// one direction only.
func creators(jobs []store.Job) []string {
	var list []string
	for _, j := range jobs {
		if j.Queue == store.Bots {
			list = append(list, j.Creator)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// RenewJob implements store.Store.
func (d *DB) RenewJob(ctx context.Context, j store.Job, until int64) error {
	return wrap("renew job", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		res, err := w.renew.ExecContext(ctx, until, j.ID, j.Generation, j.Attempt)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return cmp.Or(err, store.ErrNotFound)
		}
		return nil
	}))
}

const jobColumns = `id, kind, payload, run_at, queue, rank, creator, attempt, putting`

func scanJob(rows *sql.Rows) (j store.Job, err error) {
	return j, rows.Scan(&j.ID, &j.Kind, &j.Payload, &j.RunAt, &j.Queue, &j.Rank, &j.Creator, &j.Attempt, &j.Generation)
}

// Jobs implements store.Store.
func (d *DB) Jobs(ctx context.Context) ([]store.Job, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT `+jobColumns+` FROM jobs ORDER BY id`)
	if err != nil {
		return nil, wrap("read jobs", err)
	}
	jobs, err := collect(rows, scanJob)
	return jobs, wrap("read jobs", err)
}

// NextJob implements store.Store.
func (d *DB) NextJob(ctx context.Context, queues ...store.Queue) (int64, bool, error) {
	var at sql.NullInt64
	text := `SELECT MIN(CASE WHEN lease_until > run_at THEN lease_until ELSE run_at END) FROM jobs`
	in, args := among(queues)
	if len(queues) > 0 {
		text += ` WHERE queue IN ` + in
	}
	err := d.read.QueryRowContext(ctx, text, args...).Scan(&at)
	return at.Int64, at.Valid, wrap("next job", err)
}

// FinishJob implements store.Store.
func (d *DB) FinishJob(ctx context.Context, j store.Job) error {
	return wrap("finish job", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.finish.ExecContext(ctx, j.ID, j.Generation, j.Attempt)
		return err
	}))
}

// RetryJob implements store.Store.
func (d *DB) RetryJob(ctx context.Context, j store.Job, at int64, why string) error {
	return wrap("retry job", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.retry.ExecContext(ctx, at, why, j.ID, j.Generation, j.Attempt)
		return err
	}))
}

var mergingJobs = []string{
	`UPDATE jobs SET creator=$2 WHERE creator=$1`,
	`DELETE FROM turns WHERE creator=$1`,
}

var forgettingJobs = []string{
	`UPDATE jobs SET creator='' WHERE creator=$1`,
	`DELETE FROM turns WHERE creator=$1`,
}
