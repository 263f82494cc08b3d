package rows

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"

	"outremer/store"
)

// Statement is one statement, ready to be run.
type Statement interface {
	ExecContext(ctx context.Context, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, args ...any) *sql.Row
}

// Conn is a connection to a database.
type Conn interface {
	ExecContext(ctx context.Context, text string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, text string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, text string, args ...any) *sql.Row
}

// Statements are what a change is written with, on a connection that is in a transaction. Those of the
// hot path are ready to be run.
type Statements struct {
	conn Conn // for what is too rare to be prepared
	// Changes of the transaction that others have to hear of; the writer empties it.
	Changes                []store.Change
	dialect                Dialect
	step, move, exists     Statement
	record, seat           Statement
	putJob, dropJob, claim Statement
	finish, retry, renew   Statement
	turn                   Statement
	table, newSeat, guest  Statement
	letter, mark, facts    Statement
	setting, bookmark      Statement
	study                  Statement
	follow, unfollow       Statement
	visit, note, dropNote  Statement
	regard, dropRegard     Statement
	callee, channel        Statement
	dropChannel, dropSent  Statement
	notice, delivery       Statement
}

// Prepare makes the statements of a connection. Those that prepare has returned are the caller's to
// close.
func Prepare(conn Conn, d Dialect, prepare func(text string) (Statement, error)) (*Statements, error) {
	s := &Statements{conn: conn, dialect: d}
	for _, p := range s.all() {
		st, err := prepare(p.text)
		if err != nil {
			return nil, fmt.Errorf("prepare %.30q: %w", p.text, err)
		}
		*p.to = st
	}
	return s, nil
}

// tell notes that others have to hear of a change.
func (w *Statements) tell(kind store.Kind, id string, version int64) {
	if w.dialect.Tells {
		w.Changes = append(w.Changes, store.Change{Kind: kind, ID: id, Version: version})
	}
}

// lock keeps everyone else who locks the same name waiting until the end of the transaction.
func (w *Statements) lock(ctx context.Context, name string) error {
	if w.dialect.Lock == "" {
		return nil
	}
	_, err := w.conn.ExecContext(ctx, w.dialect.Lock, name)
	return wrap("lock", err)
}

type prepared struct {
	to   *Statement
	text string
}

// all lists the statements. Those that every move needs have nameless parameters, which the driver
// finds quicker.
func (s *Statements) all() []prepared {
	return []prepared{
		{&s.step, `UPDATE tables SET version=$1, status=$2, revision=$3, facts=$4, facts_name=$5, program=$6,
			header=$7, awaiting=$8, pending=$9, wait=$10, adopting=$11, stage=$12, halted=$13, door=$14,
			updated=$15 WHERE id=$16 AND version=$17`},
		{&s.move, `UPDATE tables SET version=?, awaiting=?, wait=?, updated=? WHERE id=? AND version=?`},
		{&s.exists, `SELECT 1 FROM tables WHERE id=$1`},
		{&s.record, `INSERT INTO records (table_id, n, text, at) VALUES (?, ?, ?, ?)`},
		{&s.seat, `UPDATE seats SET guest=` + heirOf("$1") + `, bot=$2, invite=$3, entropy=$4, standing=$5, wanted=$6, place=$7, wishes=$8,
			reserved=` + heirOf("$9") + `, began=` + heirOf("$10") + ` WHERE table_id=$11 AND no=$12`},
		{&s.putJob, `INSERT INTO jobs (id, kind, payload, run_at, attempt, lease_until, putting, last_error, queue, rank, creator)
			VALUES ($1, $2, $3, $4, 0, 0, $5, '', $6, $7, $8)
			ON CONFLICT (id) DO UPDATE SET kind=excluded.kind, payload=excluded.payload, run_at=excluded.run_at,
			queue=excluded.queue, rank=excluded.rank, creator=excluded.creator, attempt=0, lease_until=0, owner='', putting=excluded.putting, last_error=''`},
		{&s.dropJob, `DELETE FROM jobs WHERE id=$1`},
		// The next ones are found once. As a part of the condition they might be found anew for every row, and be others each time.
		{&s.claim, `WITH due AS MATERIALIZED (
			SELECT id FROM jobs WHERE queue=$5 AND run_at<=$2 AND lease_until<=$2
			ORDER BY rank, COALESCE((SELECT served FROM turns WHERE turns.creator=jobs.creator), 0), run_at, id
			LIMIT $3` + s.dialect.Claim + `)
			UPDATE jobs SET lease_until=$1, owner=$4, attempt=attempt+1 WHERE id IN (SELECT id FROM due)
			RETURNING ` + jobColumns},
		{&s.turn, `INSERT INTO turns (creator, served) VALUES ($1, $2) ON CONFLICT (creator) DO UPDATE SET
			served=CASE WHEN turns.served<excluded.served THEN excluded.served ELSE turns.served+1 END`},
		{&s.finish, `DELETE FROM jobs WHERE id=$1 AND putting=$2 AND attempt=$3`},
		{&s.renew, `UPDATE jobs SET lease_until=$1 WHERE id=$2 AND putting=$3 AND attempt=$4`},
		{&s.retry, `UPDATE jobs SET run_at=$1, lease_until=0, owner='', last_error=$2 WHERE id=$3 AND putting=$4 AND attempt=$5`},
		{&s.table, `INSERT INTO tables (id, title, edition, options, name, creator, listed, press, manners, origin, secret, created,
			clock, terms, version, status, revision, facts, facts_name, program, header, awaiting, pending, wait, adopting, stage,
			halted, door, updated)
			VALUES ($1, $2, $3, $4, $5, ` + heirOf("$6") + `, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
			$22, $23, $24, $25, $26, $27, $28, $29)`},
		{&s.newSeat, `INSERT INTO seats (table_id, no, name, vacant, guest, bot, invite, entropy, standing, wanted, place,
			wishes, reserved, began) VALUES ($1, $2, $3, $4, ` + heirOf("$5") + `, $6, $7, $8, $9, $10, $11, $12, ` + heirOf("$13") + `,
			` + heirOf("$14") + `)`},
		{&s.guest, `INSERT INTO guests (id, name, created) VALUES ($1, $2, $3)
			ON CONFLICT (id) DO UPDATE SET name=excluded.name WHERE guests.deleted=0`},
		{&s.letter, `INSERT INTO letters (table_id, n, guest, seat, readers, text, pact, re, word, at)
			VALUES ($1, (SELECT COALESCE(MAX(n), 0) + 1 FROM letters WHERE table_id=$1), ` + heirOf("$2") + `, $3, $4, $5, $6, $7, $8, $9)
			RETURNING n`},
		{&s.mark, `INSERT INTO marks (table_id, seat, circle, n) VALUES ($1, $2, $3, $4)
			ON CONFLICT (table_id, seat, circle) DO UPDATE SET n=excluded.n`},
		{&s.facts, `INSERT INTO facts (hash, title, name, files) VALUES ($1, $2, $3, $4)
			ON CONFLICT (hash) DO NOTHING`},
		{&s.bookmark, `INSERT INTO bookmarks (table_id, n, data) VALUES ($1, $2, $3)
			ON CONFLICT (table_id) DO UPDATE SET n=excluded.n, data=excluded.data`},
		{&s.study, `INSERT INTO studies (table_id, made, data) VALUES ($1, $2, $3)
			ON CONFLICT (table_id) DO UPDATE SET made=excluded.made, data=excluded.data`},
		{&s.follow, `INSERT INTO follows (guest, table_id) VALUES ($1, $2) ON CONFLICT (guest, table_id) DO NOTHING`},
		{&s.unfollow, `DELETE FROM follows WHERE guest=$1 AND table_id=$2`},
		{&s.visit, `INSERT INTO visits (person, table_id, n, at) VALUES ($1, $2, $3, $4)
			ON CONFLICT (person, table_id) DO UPDATE SET ` + laterVisit},
		{&s.note, `INSERT INTO notes (person, table_id, text) VALUES ($1, $2, $3)
			ON CONFLICT (person, table_id) DO UPDATE SET text=excluded.text`},
		{&s.dropNote, `DELETE FROM notes WHERE person=$1 AND table_id=$2`},
		{&s.regard, `INSERT INTO regards (person, other, word) VALUES ($1, $2, $3)
			ON CONFLICT (person, other) DO UPDATE SET word=excluded.word`},
		{&s.dropRegard, `DELETE FROM regards WHERE person=$1 AND other=$2`},
		{&s.callee, `INSERT INTO callees (person, lang, zone, quiet, wants) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (person) DO UPDATE SET lang=excluded.lang, zone=excluded.zone, quiet=excluded.quiet,
			wants=excluded.wants`},
		{&s.channel, `INSERT INTO channels (id, person, table_id, kind, address, state, failures, created)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET address=excluded.address,
			state=excluded.state, failures=excluded.failures`},
		{&s.dropChannel, `DELETE FROM channels WHERE id=$1`},
		{&s.dropSent, `DELETE FROM deliveries WHERE channel=$1`},
		{&s.notice, `INSERT INTO notices (id, person, table_id, cause, made, due, state)
			VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`},
		{&s.delivery, `INSERT INTO deliveries (notice, channel, attempt, at, result) VALUES ($1, $2, $3, $4, $5)
			ON CONFLICT (notice, channel) DO UPDATE SET attempt=excluded.attempt, at=excluded.at, result=excluded.result`},
		{&s.setting, `INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`},
	}
}

// heirOf returns the SQL for whom something is written that was meant for a person: whoever that
// person was merged into meanwhile, or nobody if the person has left.
func heirOf(person string) string {
	return `COALESCE((SELECT heir FROM guests WHERE id=` + person + ` AND deleted>0), ` + person + `)`
}

// among returns a list of values for IN, with the arguments that it refers to.
func among[T ~string](values []T) (list string, args []any) {
	marks := make([]string, len(values))
	for i, v := range values {
		marks[i], args = "$"+strconv.Itoa(i+1), append(args, string(v))
	}
	return "(" + strings.Join(marks, ", ") + ")", args
}
