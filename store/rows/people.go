package rows

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"

	"outremer/store"
)

// rarely runs a write that is too rare to be prepared.
func (d *DB) rarely(ctx context.Context, what, text string, args ...any) error {
	return wrap(what, d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.conn.ExecContext(ctx, text, args...)
		return err
	}))
}

// provided is rarely for a write that must change a row; else it returns the error otherwise.
func (d *DB) provided(ctx context.Context, what string, otherwise error, text string, args ...any) error {
	return wrap(what, d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		res, err := w.conn.ExecContext(ctx, text, args...)
		if err != nil {
			return err
		}
		if n, err := res.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, otherwise)
		}
		return nil
	}))
}

// found turns the absence of a row into store.ErrNotFound.
func found(what string, err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return wrap(what, err)
}

var putSignIn = `INSERT INTO signins (id, person, device, created, seen, revoked)
	VALUES ($1, ` + heirOf("$2") + `, $3, $4, $5, $6)`

func signInColumns(s *store.SignIn) []any {
	return []any{s.ID, s.Person, s.Device, s.Created, s.Seen, s.Revoked}
}

// PutSignIn implements store.Store.
func (d *DB) PutSignIn(ctx context.Context, s store.SignIn) error {
	return d.rarely(ctx, "put sign-in", putSignIn+` ON CONFLICT (id) DO NOTHING`, signInColumns(&s)...)
}

// Rotate implements store.Store.
func (d *DB) Rotate(ctx context.Context, old, fresh store.SignIn) error {
	old.Revoked = fresh.Created
	return wrap("rotate sign-in", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		w.tell(store.SignedOut, old.ID, 0)
		_, err := w.conn.ExecContext(ctx, putSignIn+` ON CONFLICT (id) DO UPDATE SET revoked=excluded.revoked`, signInColumns(&old)...)
		if err == nil {
			_, err = w.conn.ExecContext(ctx, putSignIn, signInColumns(&fresh)...)
		}
		return err
	}))
}

// SignIn implements store.Store.
func (d *DB) SignIn(ctx context.Context, id string) (store.SignIn, error) {
	s := store.SignIn{ID: id}
	err := d.read.QueryRowContext(ctx, `SELECT person, device, created, seen, revoked FROM signins WHERE id=$1`, id).
		Scan(&s.Person, &s.Device, &s.Created, &s.Seen, &s.Revoked)
	return s, found("sign-in", err)
}

// SignIns implements store.Store.
func (d *DB) SignIns(ctx context.Context, person string) ([]store.SignIn, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id, device, created, seen FROM signins
		WHERE person=$1 AND revoked=0 ORDER BY seen DESC, id`, person)
	if err != nil {
		return nil, wrap("sign-ins", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (s store.SignIn, err error) {
		s.Person = person
		return s, rows.Scan(&s.ID, &s.Device, &s.Created, &s.Seen)
	})
	return list, wrap("sign-ins", err)
}

// SeeSignIn implements store.Store.
func (d *DB) SeeSignIn(ctx context.Context, id string, at int64) error {
	return d.rarely(ctx, "see sign-in", `UPDATE signins SET seen=$1 WHERE id=$2 AND seen<$1`, at, id)
}

// Revoke implements store.Store.
func (d *DB) Revoke(ctx context.Context, person string, at int64, ids ...string) error {
	return wrap("revoke", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		for _, id := range ids {
			w.tell(store.SignedOut, id, 0)
			if _, err := w.conn.ExecContext(ctx, `UPDATE signins SET revoked=$1 WHERE id=$2 AND person=$3 AND revoked=0`, at, id, person); err != nil {
				return err
			}
		}
		return nil
	}))
}

// PutProof implements store.Store.
func (d *DB) PutProof(ctx context.Context, p store.Proof) error {
	return d.provided(ctx, "put proof", store.ErrMoved, `INSERT INTO proofs (kind, key, person, data, created, used)
		VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (kind, key) DO UPDATE SET data=excluded.data, used=excluded.used
		WHERE proofs.person=excluded.person`, p.Kind, p.Key, p.Person, p.Data, p.Created, p.Used)
}

// Proof implements store.Store.
func (d *DB) Proof(ctx context.Context, kind, key string) (store.Proof, error) {
	p := store.Proof{Kind: kind, Key: key}
	err := d.read.QueryRowContext(ctx, `SELECT person, data, created, used FROM proofs WHERE kind=$1 AND key=$2`, kind, key).
		Scan(&p.Person, &p.Data, &p.Created, &p.Used)
	return p, found("proof", err)
}

// Proofs implements store.Store.
func (d *DB) Proofs(ctx context.Context, person string) ([]store.Proof, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT kind, key, data, created, used FROM proofs
		WHERE person=$1 ORDER BY created, kind, key`, person)
	if err != nil {
		return nil, wrap("proofs", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (p store.Proof, err error) {
		p.Person = person
		return p, rows.Scan(&p.Kind, &p.Key, &p.Data, &p.Created, &p.Used)
	})
	return list, wrap("proofs", err)
}

// DropProof implements store.Store.
func (d *DB) DropProof(ctx context.Context, person, kind, key string) error {
	return d.provided(ctx, "drop proof", store.ErrNotFound, `DELETE FROM proofs WHERE person=$1 AND kind=$2 AND key=$3`, person, kind, key)
}

// old is how long a link that has expired is kept: until then its holder can be told what it was.
const old = 30 * 24 * 3600 * 1000

// PutLink implements store.Store.
func (d *DB) PutLink(ctx context.Context, l store.Link) error {
	return wrap("put link", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.conn.ExecContext(ctx, `DELETE FROM links WHERE expires<$1`, l.Expires-old)
		if err == nil {
			_, err = w.conn.ExecContext(ctx, `INSERT INTO links (hash, kind, person, data, expires, used)
				VALUES ($1, $2, $3, $4, $5, $6)`, l.Hash, l.Kind, l.Person, l.Data, l.Expires, l.Used)
		}
		return err
	}))
}

// Link implements store.Store.
func (d *DB) Link(ctx context.Context, hash string) (store.Link, error) {
	l := store.Link{Hash: hash}
	err := d.read.QueryRowContext(ctx, `SELECT kind, person, data, expires, used FROM links WHERE hash=$1`, hash).
		Scan(&l.Kind, &l.Person, &l.Data, &l.Expires, &l.Used)
	return l, found("link", err)
}

// good is the condition on a link that can still be used.
const good = ` WHERE hash=$1 AND data=$2 AND used=0 AND expires>$3`

// ChangeLink implements store.Store.
func (d *DB) ChangeLink(ctx context.Context, l store.Link, data string, at int64) error {
	return d.provided(ctx, "change link", store.ErrMoved, `UPDATE links SET data=$4`+good, l.Hash, l.Data, at, data)
}

// UseLink implements store.Store.
func (d *DB) UseLink(ctx context.Context, l store.Link, at int64) error {
	return d.provided(ctx, "use link", store.ErrMoved, `UPDATE links SET used=$3`+good, l.Hash, l.Data, at)
}

// Merge implements store.Store.
func (d *DB) Merge(ctx context.Context, from, into string, at int64) error {
	return wrap("merge", d.writer.Alone(ctx, func(ctx context.Context, w *Statements) error {
		if err := w.mayMerge(ctx, from, into); err != nil {
			return err
		}
		if err := w.mergeStrengths(ctx, from, into); err != nil {
			return err
		}
		w.tell(store.PersonIs, from, 0)
		return w.each(ctx, merging, from, into, at)
	}))
}

// merging is what becomes of everything that is kept by person, when $1 becomes $2 at $3.
var merging = slices.Concat(mergingPeople, mergingJobs, mergingSeating, mergingFollows, mergingCompany, mergingCareers, mergingCalls, mergingWardens, mergingTokens, forgettingKeys)

var mergingPeople = []string{
	`UPDATE seats SET guest=$2 WHERE guest=$1`,
	`UPDATE tables SET creator=$2 WHERE creator=$1`,
	`UPDATE letters SET guest=$2 WHERE guest=$1`,
	`UPDATE signins SET person=$2 WHERE person=$1`,
	`UPDATE proofs SET person=$2 WHERE person=$1`,
	`UPDATE links SET person=$2 WHERE person=$1`,
	`UPDATE guests SET lang=CASE WHEN lang='' THEN (SELECT lang FROM guests WHERE id=$1) ELSE lang END,
		zone=CASE WHEN zone='' THEN (SELECT zone FROM guests WHERE id=$1) ELSE zone END,
		presence=CASE WHEN presence='' THEN (SELECT presence FROM guests WHERE id=$1) ELSE presence END,
		shown=CASE WHEN shown='' THEN (SELECT shown FROM guests WHERE id=$1) ELSE shown END
		WHERE id=$2 AND EXISTS (SELECT 1 FROM guests WHERE id=$1)`,
	`UPDATE guests SET heir=$2 WHERE heir=$1`,
	`INSERT INTO guests (id, name, created, deleted, heir) VALUES ($1, '', $3, $3, $2)
		ON CONFLICT (id) DO UPDATE SET name='', lang='', zone='', shown='', deleted=excluded.deleted, heir=excluded.heir`,
}

// Forget implements store.Store.
func (d *DB) Forget(ctx context.Context, person, bot string, at int64) error {
	return wrap("forget", d.writer.Alone(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.conn.ExecContext(ctx, `UPDATE seats SET bot=$2 WHERE guest=$1 AND bot=''
			AND table_id IN (SELECT id FROM tables WHERE status='running')`, person, bot)
		if err != nil {
			return err
		}
		w.tell(store.PersonIs, person, 0)
		return w.each(ctx, forgetting, person, at)
	}))
}

// forgetting is what becomes of everything that is kept by person, when $1 leaves at $2.
var forgetting = slices.Concat(forgettingPeople, forgettingJobs, forgettingSeating, forgettingFollows, forgettingCompany, forgettingCareers, forgettingCalls, forgettingWardens, forgettingTokens, forgettingKeys)

var forgettingPeople = []string{
	`UPDATE seats SET guest='' WHERE guest=$1`,
	`UPDATE tables SET creator='' WHERE creator=$1`,
	`UPDATE letters SET text='', guest='' WHERE guest=$1`,
	`DELETE FROM signins WHERE person=$1`,
	`DELETE FROM proofs WHERE person=$1`,
	`DELETE FROM links WHERE person=$1`,
	`UPDATE guests SET heir='' WHERE heir=$1`,
	`INSERT INTO guests (id, name, created, deleted) VALUES ($1, '', $2, $2)
		ON CONFLICT (id) DO UPDATE SET name='', created=0, lang='', zone='', presence='', shown='', program=0, deleted=excluded.deleted, heir=''`,
}

// each runs the statements of a change that concerns many rows. They need not all have all
// arguments.
func (w *Statements) each(ctx context.Context, texts []string, args ...any) error {
	for _, text := range texts {
		given := args
		for len(given) > 0 && !strings.Contains(text, "$"+string(rune('0'+len(given)))) {
			given = given[:len(given)-1]
		}
		if _, err := w.conn.ExecContext(ctx, text, given...); err != nil {
			return err
		}
	}
	return nil
}

// mayMerge returns why two persons cannot become one.
func (w *Statements) mayMerge(ctx context.Context, from, into string) error {
	var gone, known, bots int
	err := w.conn.QueryRowContext(ctx, `SELECT COUNT(CASE WHEN deleted>0 THEN 1 END), COUNT(*), COUNT(CASE WHEN program>0 THEN 1 END)
		FROM guests WHERE id IN ($1, $2)`, from, into).Scan(&gone, &known, &bots)
	switch {
	case err != nil:
		return err
	case gone > 0:
		return store.ErrNotFound
	case known == 2 && bots == 1:
		return store.ErrMixed
	}
	rows, err := w.conn.QueryContext(ctx, `SELECT CASE WHEN name='' THEN id ELSE name END FROM tables
		WHERE status IN ('open', 'running', 'frozen') AND id IN (SELECT table_id FROM seats WHERE guest=$1)
		AND id IN (SELECT table_id FROM seats WHERE guest=$2) ORDER BY updated DESC, id`, from, into)
	if err != nil {
		return err
	}
	names, err := collect(rows, func(rows *sql.Rows) (name string, err error) { return name, rows.Scan(&name) })
	if err == nil && len(names) > 0 {
		err = &store.Clash{Tables: names}
	}
	return err
}

// LettersBy implements store.Store.
func (d *DB) LettersBy(ctx context.Context, person string) ([]store.Letter, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT table_id, n, seat, readers, text, pact, re, word, at FROM letters
		WHERE guest=$1 ORDER BY table_id, n`, person)
	if err != nil {
		return nil, wrap("letters of a person", err)
	}
	list, err := collect(rows, func(rows *sql.Rows) (l store.Letter, err error) {
		l.Guest = person
		return l, rows.Scan(&l.Table, &l.N, &l.Seat, &l.Readers, &l.Text, &l.Pact, &l.Re, &l.Word, &l.At)
	})
	return list, wrap("letters of a person", err)
}
