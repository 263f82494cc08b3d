package main

import (
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
	"outremer/store/postgres"
	"outremer/store/sqlite"
	"outremer/table"
)

// sample is how many tables of a backup are replayed to see whether it is good.
const sample = 10

func backupCommand(opts *shared) *cobra.Command {
	var dir, database string
	var keep int
	cmd := &cobra.Command{
		Use:   "backup FILE",
		Short: "Write a backup of a server's database, even while it runs",
		Long: `Writes a consistent copy of the database in --dir, or of the PostgreSQL at --database,
to FILE, which holds the secrets of running games. The copy is checked before it replaces an older one: the whole file is
read, and some of its games are replayed. With --keep, older backups are kept as
FILE.1, FILE.2 and so on.

The file is the same whatever the database: restore puts it back into either.`,
		Args: oneFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			if keep < 1 {
				return usagef("--keep: at least 1")
			}
			return backUp(cmd, opts, siteAt{dir, database}, args[0], keep)
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database")
	cmd.Flags().StringVar(&database, "database", "", "PostgreSQL to back up instead, as postgres://user:password@host/name")
	cmd.Flags().IntVar(&keep, "keep", 1, "how many backups to keep, this one included")
	return cmd
}

func restoreCommand(opts *shared) *cobra.Command {
	var dir, database string
	cmd := &cobra.Command{
		Use:   "restore FILE",
		Short: "Put a backup in place of a server's database",
		Long: `Checks a backup and puts it in place of the database in --dir. The server must not be
running. The database that was there is kept beside it. With --database the backup is
put into an empty PostgreSQL instead.`,
		Args: oneFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			if database != "" {
				return restoreInto(cmd, opts, dir, database, args[0])
			}
			return restore(cmd, opts, dir, args[0])
		},
	}
	cmd.Flags().StringVar(&dir, "dir", "./data", "folder of the database, and of the facts that were added")
	cmd.Flags().StringVar(&database, "database", "", "an empty PostgreSQL to restore into, as postgres://user:password@host/name")
	return cmd
}

// oneFile insists on one operand.
func oneFile(cmd *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usagef("%s: which file? One is needed, there are %d", cmd.Name(), len(args))
	}
	return nil
}

// siteAt is where a site is kept: in a folder, or in a database of which the folder has the rest.
type siteAt struct{ dir, database string }

// check reports whether there is a site.
func (s siteAt) check() error {
	switch {
	case s.database == "":
		return hasDatabase("--dir", s.dir)
	case !postgres.Is(s.database):
		return usagef("--database: %q is not a URL such as postgres://user:password@host:5432/outremer", s.database)
	}
	return nil
}

// copyTo writes a consistent copy into a folder.
func (s siteAt) copyTo(cmd *cobra.Command, dir string) (err error) {
	if s.database == "" {
		return sqlite.Copy(cmd.Context(), s.dir, dir)
	}
	from, err := postgres.OpenSite(cmd.Context(), s.database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, from.Close()) }()
	to, err := sqlite.Open(cmd.Context(), dir)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, to.Close()) }()
	p := newProgress(cmd.ErrOrStderr(), "rows", 1)
	defer p.clear()
	_, err = from.Backup(cmd.Context(), &to.DB, func(done, all int64) { p.reach(int(done), int(all)) })
	return err
}

func backUp(cmd *cobra.Command, opts *shared, site siteAt, file string, keep int) (err error) {
	if err := site.check(); err != nil {
		return err
	}
	if sqlite.Owns(file) {
		return usagef("backup: %s belongs to the database of a site, which a backup would destroy: name another file", file)
	}
	temp, err := os.MkdirTemp(filepath.Dir(file), ".outremer-backup-*") // on the disk of the backup
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temp)) }()
	if err := site.copyTo(cmd, temp); err != nil {
		return err
	}
	said, err := examine(cmd, opts, site.dir, temp)
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
func examine(cmd *cobra.Command, opts *shared, site, dir string) (said string, err error) {
	ctx := cmd.Context()
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
	p := newProgress(cmd.ErrOrStderr(), "games replayed", replayed)
	defer p.clear()
	for _, i := range rand.Perm(len(rows))[:replayed] {
		if err := ctx.Err(); err != nil {
			return "", err
		}
		p.step()
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
	said, err := examine(cmd, opts, dir, temp)
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

// restoreInto puts a backup into an empty PostgreSQL.
func restoreInto(cmd *cobra.Command, opts *shared, dir, database, file string) (err error) {
	if err := (siteAt{dir, database}).check(); err != nil {
		return err
	}
	temp, err := os.MkdirTemp("", "outremer-restore-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temp)) }()
	if err := copyFile(file, filepath.Join(temp, sqlite.FileName)); err != nil {
		return err
	}
	said, err := examine(cmd, opts, dir, temp)
	if err != nil {
		return fmt.Errorf("%s cannot be restored: %w", file, err)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s: %s\n", file, said)
	return moveSite(cmd, opts, temp, database)
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
