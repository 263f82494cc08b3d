package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"outremer/store"
	"outremer/store/sqlite"
	"outremer/table"
)

// sample is how many tables of a backup are replayed to see whether it is good.
const sample = 10

func backupCommand(opts *shared) *cobra.Command {
	var dir string
	var keep int
	cmd := &cobra.Command{
		Use:   "backup FILE",
		Short: "Write a backup of a server's database, even while it runs",
		Long: `Writes a consistent copy of the database in --dir to FILE, which holds the secrets of
running games. The copy is checked before it replaces an older one: the whole file is
read, and some of its games are replayed. With --keep, older backups are kept as
FILE.1, FILE.2 and so on.

Of a PostgreSQL make backups with its own tools.`,
		Args: oneFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			if keep < 1 {
				return usagef("--keep: at least 1")
			}
			return backUp(cmd, opts, dir, args[0], keep)
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database")
	cmd.Flags().IntVar(&keep, "keep", 1, "how many backups to keep, this one included")
	return cmd
}

func restoreCommand(opts *shared) *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "restore FILE",
		Short: "Put a backup in place of a server's database",
		Long: `Checks a backup and puts it in place of the database in --dir. The server must not be
running. The database that was there is kept beside it.`,
		Args: oneFile,
		RunE: func(cmd *cobra.Command, args []string) error { return restore(cmd, opts, dir, args[0]) },
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database")
	return cmd
}

// oneFile insists on one operand.
func oneFile(cmd *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usagef("%s: which file? One is needed, there are %d", cmd.Name(), len(args))
	}
	return nil
}

func backUp(cmd *cobra.Command, opts *shared, dir, file string, keep int) (err error) {
	if err := hasDatabase(dir); err != nil {
		return err
	}
	temp, err := os.MkdirTemp(filepath.Dir(file), ".outremer-backup-*") // on the disk of the backup
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temp)) }()
	if err := sqlite.Copy(cmd.Context(), dir, temp); err != nil {
		return err
	}
	said, err := examine(cmd.Context(), opts, dir, temp)
	if err != nil {
		return fmt.Errorf("the backup is not good, and was not kept: %w", err)
	}
	if err := flush(filepath.Join(temp, sqlite.FileName)); err != nil {
		return err
	}
	for n := keep - 1; n > 0; n-- {
		if err := shift(numberedFile(file, n-1), numberedFile(file, n)); err != nil {
			return err
		}
	}
	if err := os.Rename(filepath.Join(temp, sqlite.FileName), file); err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s: %s\n", file, said)
	return nil
}

// flush makes sure that a file is on the disk.
func flush(file string) error {
	f, err := os.OpenFile(file, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// numberedFile is where the backup is that is n backups old.
func numberedFile(file string, n int) string {
	if n == 0 {
		return file
	}
	return fmt.Sprintf("%s.%d", file, n)
}

// shift renames a file if it is there.
func shift(from, to string) error {
	err := os.Rename(from, to)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	return err
}

// examine checks the database in a folder with the facts of another: it is whole, and games can be
// replayed. It returns what there is to say of it.
func examine(ctx context.Context, opts *shared, site, dir string) (said string, err error) {
	if err := os.Chmod(filepath.Join(dir, sqlite.FileName), 0o600); err != nil {
		return "", err
	}
	lib, err := opts.titlesAt(site)
	if err != nil {
		return "", err
	}
	db, err := sqlite.Open(ctx, dir)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := db.Inspect(ctx); err != nil {
		return "", err
	}
	rows, err := db.ListTables(ctx, store.Query{Limit: math.MaxInt32})
	if err != nil {
		return "", err
	}
	replayed := min(len(rows), sample)
	c := table.Config{Store: db, Titles: titlesOf(lib.all), Shelf: lib.shelf}
	for _, i := range rand.Perm(len(rows))[:replayed] {
		if why := table.Check(ctx, c, rows[i].ID); why != nil && rows[i].Halted == "" && rows[i].Status != store.Frozen {
			return "", fmt.Errorf("table %s: %w", rows[i].ID, why)
		}
	}
	return fmt.Sprintf("%d tables, %d of them replayed", len(rows), replayed), nil
}

func restore(cmd *cobra.Command, opts *shared, dir, file string) (err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	temp, err := os.MkdirTemp(dir, ".restore-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temp)) }()
	if err := copyFile(file, filepath.Join(temp, sqlite.FileName)); err != nil {
		return err
	}
	said, err := examine(cmd.Context(), opts, dir, temp)
	if err != nil {
		return fmt.Errorf("%s cannot be restored: %w", file, err)
	}
	before, err := sqlite.Replace(dir, filepath.Join(temp, sqlite.FileName), "."+time.Now().UTC().Format("20060102-150405"))
	if err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s: %s\n", filepath.Join(dir, sqlite.FileName), said)
	if before != "" {
		fmt.Fprintln(cmd.OutOrStdout(), "what was there before: "+before)
	}
	return nil
}

func copyFile(from, to string) (err error) {
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Sync(), out.Close())
}
