package main

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"outremer/store"
	"outremer/store/sqlite"
)

func exportCommand(opts *shared) *cobra.Command {
	var dir, to string
	cmd := &cobra.Command{
		Use:   "export [TABLE...]",
		Short: "Write the logs of tables to files",
		Long: `Writes the logs of the tables named, or of all tables that have begun, to files
TABLE.log. The server may be running: they are read from a copy. The files hold the secrets of the games:
for a game that is still being played, they show who holds which cards.`,
		RunE: func(cmd *cobra.Command, args []string) error { return exportTables(cmd, opts, dir, to, args) },
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database")
	cmd.Flags().StringVar(&to, "to", ".", "folder for the files")
	return cmd
}

func exportTables(cmd *cobra.Command, opts *shared, dir, to string, ids []string) (err error) {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	db, remove, err := databaseCopy(cmd.Context(), dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close(), remove()) }()
	rows, err := tablesNamed(cmd, db, ids)
	if err != nil {
		return err
	}
	for _, row := range rows {
		if row.Header == "" {
			continue // not started
		}
		f, err := exportLog(cmd.Context(), db, lib, row)
		if err != nil {
			return fmt.Errorf("table %s: %w", row.ID, err)
		}
		name := filepath.Join(to, row.ID+".log")
		if err := os.WriteFile(name, f.Append(nil), 0o600); err != nil {
			return err
		}
		fmt.Fprintln(cmd.OutOrStdout(), name)
	}
	return nil
}

// hasDatabase checks that there is a database: a mistyped folder is not created.
func hasDatabase(dir string) error {
	if _, err := os.Stat(filepath.Join(dir, sqlite.FileName)); err != nil {
		return fmt.Errorf("--dir: there is no database in %s", dir)
	}
	return nil
}

// tablesNamed returns the tables with these ids, or all tables.
func tablesNamed(cmd *cobra.Command, db store.Store, ids []string) ([]store.Table, error) {
	if len(ids) == 0 {
		return db.ListTables(cmd.Context(), store.Query{Limit: math.MaxInt32})
	}
	var rows []store.Table
	for _, id := range ids {
		row, err := db.LoadTable(cmd.Context(), id)
		if err != nil {
			return nil, fmt.Errorf("table %s: %w", id, err)
		}
		rows = append(rows, row)
	}
	return rows, nil
}
