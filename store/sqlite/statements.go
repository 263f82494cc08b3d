package sqlite

import (
	"context"
	"database/sql"

	"outremer/store/rows"
)

// statements are those of the writer's connection, each prepared once.
type statements struct {
	changes                 *rows.Statements
	begin, commit, rollback *sql.Stmt
	all                     []*sql.Stmt
}

func prepare(ctx context.Context, conn *sql.Conn) (s statements, err error) {
	for _, p := range []struct {
		to   **sql.Stmt
		text string
	}{{&s.begin, `BEGIN IMMEDIATE`}, {&s.commit, `COMMIT`}, {&s.rollback, `ROLLBACK`}} {
		*p.to, err = s.prepare(ctx, conn, p.text)
		if err != nil {
			return s, err
		}
	}
	s.changes, err = rows.Prepare(conn, dialect, func(text string) (rows.Statement, error) { return s.prepare(ctx, conn, text) })
	return s, err
}

func (s *statements) prepare(ctx context.Context, conn *sql.Conn, text string) (*sql.Stmt, error) {
	st, err := conn.PrepareContext(ctx, text)
	if err == nil {
		s.all = append(s.all, st)
	}
	return st, err
}

func (s *statements) close() {
	for _, st := range s.all {
		st.Close()
	}
}
