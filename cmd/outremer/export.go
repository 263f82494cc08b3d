package main

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"outremer/game/record"
	"outremer/store"
	"outremer/store/sqlite"
	"outremer/table/logbook"
)

func exportCommand(opts *shared) *cobra.Command {
	var dir, to string
	var bundle bool
	cmd := &cobra.Command{
		Use:   "export [TABLE...]",
		Short: "Write the logs of tables to files",
		Long: `Writes the logs of the tables named, or of all tables that have begun, to files
TABLE.log. The server may be running: they are read from a copy. The files hold the secrets of the games:
for a game that is still being played, they show who holds which cards.

With --bundle, the games that are over are written to files TABLE.json instead: the log with everything that a
stranger needs to check it. The page /log and outremer verify read them.`,
		RunE: func(cmd *cobra.Command, args []string) error {
			form := exportedLog
			if bundle {
				form = exportedBundle
			}
			return exportTables(cmd, opts, dir, to, args, form)
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database")
	cmd.Flags().StringVar(&to, "to", ".", "folder for the files")
	cmd.Flags().BoolVar(&bundle, "bundle", false, "write games that are over with everything that is needed to check them")
	return cmd
}

// form is what a game is written as: a file with this ending. There is no text for a game that cannot be written so.
type form struct {
	ending string
	text   func(library, store.Table, *record.File) ([]byte, error)
}

var (
	exportedLog    = form{".log", func(_ library, _ store.Table, f *record.File) ([]byte, error) { return f.Append(nil), nil }}
	exportedBundle = form{".json", bundleText}
)

func bundleText(lib library, row store.Table, f *record.File) ([]byte, error) {
	if f.End == "" {
		return nil, nil
	}
	g, err := lib.played(f)
	if err != nil {
		return nil, err
	}
	f.Program = row.Program
	b, err := logbook.NewBundle(f.Append(nil), g.Facts.Files)
	if err != nil {
		return nil, err
	}
	return b.Text()
}

func exportTables(cmd *cobra.Command, opts *shared, dir, to string, ids []string, as form) (err error) {
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
		text, err := as.text(lib, row, f)
		switch {
		case err != nil:
			return fmt.Errorf("table %s: %w", row.ID, err)
		case text == nil && len(ids) > 0:
			return fmt.Errorf("table %s: the game is not over, and its secrets are not to be passed on", row.ID)
		case text == nil:
			continue
		}
		name := filepath.Join(to, row.ID+as.ending)
		if err := os.WriteFile(name, text, 0o600); err != nil {
			return err
		}
		fmt.Fprintln(cmd.OutOrStdout(), name)
	}
	return nil
}

// hasDatabase checks that there is a database in the folder of a flag: a mistyped folder is not created.
func hasDatabase(flag, dir string) error {
	_, err := os.Stat(filepath.Join(dir, sqlite.FileName))
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: there is no database in %s", flag, dir)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", flag, err)
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
