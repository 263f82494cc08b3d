package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"outremer/store"
	"outremer/store/sqlite"
	"outremer/table/logbook"
)

func importCommand(opts *shared) *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "import FILE.log...",
		Short: "Put game logs into the database as tables to view",
		Long: `Turns each log into a table, and prints its address on the server. A finished game
can be replayed; an unfinished one is frozen. The server must not be running.`,
		Args: atLeastOne("FILE.log"),
		RunE: func(cmd *cobra.Command, args []string) error { return importFiles(cmd, opts, dir, args) },
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database")
	return cmd
}

func importFiles(cmd *cobra.Command, opts *shared, dir string, paths []string) (err error) {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	lib.all = lib.lobby // the server has no others
	db, err := sqlite.Open(cmd.Context(), dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	guest := store.Guest{ID: store.NewID(), Name: "Import"}
	for _, path := range paths {
		f, g, err := readLog(lib, path)
		if err != nil {
			return err
		}
		in, err := logbook.Import(cmd.Context(), db, g, f, logbook.Entry{ID: store.NewID(), Name: filepath.Base(path), Guest: guest, Program: program()})
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		fmt.Fprintf(cmd.OutOrStdout(), "%s: %s /table/%s\n", path, in.Status, in.ID)
		if in.Fault != nil {
			cmd.PrintErrf("outremer: %s: %s; the table shows the game before that\n", path, oneLine(in.Fault.Error()))
		}
	}
	return nil
}
