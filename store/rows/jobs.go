package rows

import (
	"context"
	"database/sql"
	"math/rand/v2"

	"outremer/store"
)

// put gives each job a random generation, so that finishing a job can never delete its replacement,
// however quickly that arrived.
func (w *Statements) put(ctx context.Context, j store.Job) error {
	_, err := w.putJob.ExecContext(ctx, j.ID, j.Kind, j.Payload, j.RunAt, rand.Int64())
	return wrap("put job", err)
}

// PutJob implements store.Store.
func (d *DB) PutJob(ctx context.Context, j store.Job) error {
	return d.writer.Do(ctx, func(ctx context.Context, w *Statements) error { return w.put(ctx, j) })
}

// ClaimJobs implements store.Store.
func (d *DB) ClaimJobs(ctx context.Context, now, lease int64, limit int) ([]store.Job, error) {
	var jobs []store.Job
	err := d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		rows, err := w.claim.QueryContext(ctx, now+lease, now, limit, d.node)
		if err != nil {
			return err
		}
		jobs, err = collect(rows, scanJob)
		return err
	})
	return jobs, wrap("claim jobs", err)
}

func scanJob(rows *sql.Rows) (j store.Job, err error) {
	return j, rows.Scan(&j.ID, &j.Kind, &j.Payload, &j.RunAt, &j.Attempt, &j.Generation)
}

// Jobs implements store.Store.
func (d *DB) Jobs(ctx context.Context) ([]store.Job, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id, kind, payload, run_at, attempt, putting FROM jobs ORDER BY id`)
	if err != nil {
		return nil, wrap("read jobs", err)
	}
	jobs, err := collect(rows, scanJob)
	return jobs, wrap("read jobs", err)
}

// NextJob implements store.Store.
func (d *DB) NextJob(ctx context.Context) (int64, bool, error) {
	var at sql.NullInt64
	row := d.read.QueryRowContext(ctx,
		`SELECT MIN(CASE WHEN lease_until > run_at THEN lease_until ELSE run_at END) FROM jobs`)
	err := row.Scan(&at)
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
