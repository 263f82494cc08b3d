package main

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/spf13/cobra"

	"outremer/game/record"
	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/rows"
	"outremer/store/sqlite"
	"outremer/table/logbook"
)

func moveCommand(opts *shared) *cobra.Command {
	var from, to string
	cmd := &cobra.Command{
		Use:   "move --from DATABASE --to DATABASE",
		Short: "Move a site from one database to another",
		Long: `Copies everything from one database to an empty one, compares both row by row, and
replays every log from its new place. A database is a folder, such as ./data, or the
URL of a PostgreSQL, such as postgres://user:password@host/outremer. Nobody may serve
from either of them meanwhile. What is moved from stays as it is.

A move that was broken off goes on when it is started again with the same options.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error { return moveSite(cmd, opts, from, to) },
	}
	cmd.Flags().StringVar(&from, "from", "", "folder or URL of the database to move")
	cmd.Flags().StringVar(&to, "to", "", "folder or URL of an empty database")
	return cmd
}

// place is a database that is moved from or to.
type place struct {
	store.Store
	rows *rows.DB
}

func moveSite(cmd *cobra.Command, opts *shared, from, to string) (err error) {
	switch {
	case from == "" || to == "":
		return usagef("move: --from and --to are needed, each a folder or a URL such as postgres://user:password@host/outremer")
	case from == to:
		return usagef("move: --from and --to are the same database")
	}
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	source, err := openPlace(cmd.Context(), "--from", from)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, source.Close()) }()
	target, err := openPlace(cmd.Context(), "--to", to)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, target.Close()) }()
	p := newProgress(cmd.ErrOrStderr(), "rows", 1)
	n, err := source.rows.Move(cmd.Context(), target.rows, func(done, all int64) { p.reach(int(done), int(all)) })
	p.clear()
	if err != nil {
		return fmt.Errorf("move: %w", err)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "moved %d rows, the same in both databases\n", n)
	return replayAll(cmd, lib, target)
}

// openPlace opens a database that nobody serves from. One to move from has to be there.
func openPlace(ctx context.Context, flag, at string) (place, error) {
	if postgres.Is(at) {
		open := postgres.Open
		if flag == "--from" {
			open = postgres.OpenSite
		}
		db, err := open(ctx, at)
		if err != nil {
			return place{}, fmt.Errorf("%s: %w", flag, err)
		}
		if err := db.Alone(ctx); err != nil {
			return place{}, errors.Join(fmt.Errorf("%s: %w", flag, err), db.Close())
		}
		return place{db, &db.DB}, nil
	}
	if flag == "--from" {
		if err := hasDatabase(flag, at); err != nil {
			return place{}, err
		}
	}
	db, err := sqlite.Open(ctx, at)
	if err != nil {
		return place{}, fmt.Errorf("%s: %w", flag, err)
	}
	return place{db, &db.DB}, nil
}

// replayAll replays the log of every game, as it is in its new place. One that does not come out the
// same did not do so before either: its rows are the same.
func replayAll(cmd *cobra.Command, lib library, db store.Store) error {
	tables, err := db.ListTables(cmd.Context(), store.Query{Limit: math.MaxInt32})
	if err != nil {
		return err
	}
	p := newProgress(cmd.ErrOrStderr(), "tables replayed", len(tables))
	same, other := 0, 0
	for _, row := range tables {
		p.step()
		if err := cmd.Context().Err(); err != nil {
			return err
		}
		if row.Header == "" {
			continue // not started
		}
		if why := replay(cmd.Context(), lib, db, row); why != nil {
			other++
			p.clear()
			fmt.Fprintln(cmd.OutOrStdout(), sayHalted(&row, why))
			continue
		}
		same++
	}
	p.clear()
	fmt.Fprintf(cmd.OutOrStdout(), "replayed %d logs: %d come out the same, %d do not with this program\n", same+other, same, other)
	return nil
}

// replay replays a game with its own dice.
func replay(ctx context.Context, lib library, db store.Store, row store.Table) error {
	return logbook.Guard(func() error {
		f, err := exportLog(ctx, db, lib, row)
		if err != nil {
			return err
		}
		g, err := lib.played(f)
		if err != nil {
			return err
		}
		return record.Verify(g.Title, f)
	})
}
