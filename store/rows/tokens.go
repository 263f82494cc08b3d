package rows

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// PutToken implements store.Store.
func (d *DB) PutToken(ctx context.Context, t store.Token) error {
	return wrap("put token", d.writer.Alone(ctx, func(ctx context.Context, w *Statements) error {
		if err := w.mayHold(ctx, &t); err != nil {
			return err
		}
		if t.Scope == store.ToPlay {
			w.tell(store.PersonIs, t.Person, 0)
			_, err := w.conn.ExecContext(ctx, `UPDATE guests SET program=$2 WHERE id=$1 AND program=0 AND deleted=0`, t.Person, t.Created)
			if err != nil {
				return err
			}
		}
		_, err := w.conn.ExecContext(ctx, `INSERT INTO tokens (id, person, name, scope, created, expires, seen)
			VALUES ($1, `+heirOf("$2")+`, $3, $4, $5, $6, $7)`, t.ID, t.Person, t.Name, t.Scope, t.Created, t.Expires, t.Seen)
		return err
	}))
}

// mayHold returns why a person may not have a token.
func (w *Statements) mayHold(ctx context.Context, t *store.Token) error {
	var held, seats int
	err := w.conn.QueryRowContext(ctx, `SELECT (SELECT COUNT(*) FROM tokens WHERE person=$1),
		(SELECT COUNT(*) FROM seats WHERE guest=$1 OR began=$1) * (SELECT COUNT(*) FROM guests WHERE id=$1 AND program=0)`, t.Person).
		Scan(&held, &seats)
	switch {
	case err != nil:
		return err
	case held >= store.MaxTokens:
		return store.ErrTokens
	case t.Scope == store.ToPlay && seats > 0:
		return store.ErrPlayed
	}
	return nil
}

// Token implements store.Store.
func (d *DB) Token(ctx context.Context, id string) (store.Token, error) {
	t := store.Token{ID: id}
	err := d.read.QueryRowContext(ctx, `SELECT person, name, scope, created, expires, seen FROM tokens WHERE id=$1`, id).
		Scan(&t.Person, &t.Name, &t.Scope, &t.Created, &t.Expires, &t.Seen)
	return t, found("token", err)
}

// Tokens implements store.Store.
func (d *DB) Tokens(ctx context.Context, person string) ([]store.Token, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id, name, scope, created, expires, seen FROM tokens
		WHERE person=$1 ORDER BY created, id`, person)
	if err != nil {
		return nil, wrap("tokens", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (t store.Token, err error) {
		t.Person = person
		return t, rows.Scan(&t.ID, &t.Name, &t.Scope, &t.Created, &t.Expires, &t.Seen)
	})
	return list, wrap("tokens", err)
}

// SeeToken implements store.Store.
func (d *DB) SeeToken(ctx context.Context, id string, at int64) error {
	return d.rarely(ctx, "see token", `UPDATE tokens SET seen=$1 WHERE id=$2 AND seen<$1`, at, id)
}

// DropToken implements store.Store.
func (d *DB) DropToken(ctx context.Context, person, id string) error {
	return wrap("drop token", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		w.tell(store.SignedOut, id, 0)
		res, err := w.conn.ExecContext(ctx, `DELETE FROM tokens WHERE id=$1 AND person=$2`, id, person)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, store.ErrNotFound)
		}
		return nil
	}))
}

// mergingTokens gives the tokens of $1 to $2.
var mergingTokens = []string{`UPDATE tokens SET person=$2 WHERE person=$1`}

// forgettingTokens drops the tokens of $1, who has left.
var forgettingTokens = []string{`DELETE FROM tokens WHERE person=$1`}
