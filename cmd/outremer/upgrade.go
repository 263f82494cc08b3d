package main

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"

	"github.com/spf13/cobra"

	"outremer/store"
	"outremer/store/sqlite"
	"outremer/table"
)

func upgradeCommand(opts *shared) *cobra.Command {
	var dir string
	var check bool
	cmd := &cobra.Command{
		Use:   "upgrade --check",
		Short: "Check whether this program can continue a server's games",
		Long: `Replays all unfinished tables of a data folder with this program, and says which of
them could not go on, and why. It works on a copy, so it can run beside the server
in use, and changes nothing. Exits with 1 if a table would be halted.

To upgrade, start the new program with serve: it brings the database up to date.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !check {
				return usagef("upgrade: use --check; serve itself brings the database up to date")
			}
			return checkUpgrade(cmd, opts, dir)
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database")
	cmd.Flags().BoolVar(&check, "check", false, "replay the unfinished tables and report")
	return cmd
}

func checkUpgrade(cmd *cobra.Command, opts *shared, dir string) (err error) {
	lib, err := opts.titlesAt(dir)
	if err != nil {
		return err
	}
	db, remove, err := databaseCopy(cmd.Context(), dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close(), remove()) }()
	rows, err := db.ListTables(cmd.Context(), store.Query{Status: []store.Status{store.Open, store.Running}, Limit: math.MaxInt32})
	if err != nil {
		return err
	}
	c := table.Config{Store: db, Titles: titlesOf(lib.all), Shelf: lib.shelf}
	halted := 0
	p := newProgress(cmd.ErrOrStderr(), "tables", len(rows))
	for _, row := range rows {
		if err := cmd.Context().Err(); err != nil {
			p.clear()
			return p.interrupted(cmd.Context(), err)
		}
		p.step()
		if why := table.Check(cmd.Context(), c, row.ID); why != nil {
			halted++
			p.clear()
			fmt.Fprintln(cmd.OutOrStdout(), sayHalted(&row, why))
		}
	}
	p.clear()
	fmt.Fprintf(cmd.OutOrStdout(), "%d of %d unfinished tables would go on\n", len(rows)-halted, len(rows))
	if halted > 0 {
		return errSaid
	}
	return nil
}

// sayHalted returns a line about a table that could not continue.
func sayHalted(row *store.Table, why error) string {
	say := fmt.Sprintf("%s: %s %q, revision %d", row.ID, row.Title, row.Name, row.Revision)
	if row.Program != "" {
		say += ", last played with " + row.Program
	}
	return say + ": " + oneLine(why.Error())
}

// databaseCopy opens a copy of a folder's database, and returns a function that removes it.
func databaseCopy(ctx context.Context, dir string) (*sqlite.DB, func() error, error) {
	if err := hasDatabase("--dir", dir); err != nil {
		return nil, nil, err
	}
	temp, err := os.MkdirTemp("", "outremer-check-*")
	if err != nil {
		return nil, nil, err
	}
	remove := func() error { return os.RemoveAll(temp) }
	if err := sqlite.Copy(ctx, dir, temp); err != nil {
		return nil, nil, errors.Join(err, remove())
	}
	db, err := sqlite.Open(ctx, temp)
	if err != nil {
		return nil, nil, errors.Join(err, remove())
	}
	return db, remove, nil
}
