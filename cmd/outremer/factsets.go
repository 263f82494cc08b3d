package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"outremer/facts"
	"outremer/game"
	"outremer/games"
)

// Sets of facts installed by a host, each in its own folder. The server reads them at startup, so
// they can be added and removed while it runs.

// add checks the files of a folder and installs them as a set.
func (c copyOf) add(cmd *cobra.Command, name, folder string) error {
	target := filepath.Join(c.sets, name)
	if !games.ValidName(name) {
		return usagef("--add: %q cannot name a set: use up to 30 lower-case letters, digits and hyphens, but not %q", name, game.BuiltIn)
	}
	if _, err := os.Lstat(target); err == nil {
		return usagef("--add: a set of %s is called %q already", c.slug, name)
	}
	g, err := c.fromFolder("--add", folder)
	if err != nil {
		return err
	}
	for _, other := range c.shelf.Offered(c.slug) {
		if other.Facts.Hash() == g.Facts.Hash() {
			return fmt.Errorf("%s says the same as the set %q: there is nothing to add", folder, other.Facts.Name)
		}
	}
	if err := c.check(cmd, folder, g); err != nil {
		return err
	}
	if err := install(target, g.Facts.Files); err != nil {
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s is installed in %s. The server offers it to new tables after its next start.\n", name, target)
	return nil
}

// install writes a set to a temporary folder and renames it, so that no server ever starts with
// half of it. Names that begin with a dot are ignored.
func install(target string, files []game.FactsFile) (err error) {
	if err := os.MkdirAll(filepath.Dir(target), 0o700); err != nil {
		return err
	}
	draft, err := os.MkdirTemp(filepath.Dir(target), ".new-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.RemoveAll(draft))
		}
	}()
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(draft, f.Name), []byte(f.Text), 0o600); err != nil {
			return err
		}
	}
	return os.Rename(draft, target)
}

// remove deletes an installed set.
func (c copyOf) remove(w io.Writer, name string) error {
	target := filepath.Join(c.sets, name)
	if info, err := os.Lstat(target); !games.ValidName(name) || err != nil || !info.IsDir() {
		return usagef("--remove: no set of %s is called %q in %s", c.slug, name, c.sets)
	}
	trash, err := os.MkdirTemp(c.sets, ".old-*")
	if err != nil {
		return err
	}
	err = os.Rename(target, filepath.Join(trash, name))
	err = errors.Join(err, os.RemoveAll(trash))
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "%s is removed. After its next start the server offers it no longer; tables that use it keep it and go on.\n", name)
	return nil
}

// list prints the sets of a title.
func (c copyOf) list(w io.Writer) error {
	tab := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	row := func(set facts.Set) {
		fmt.Fprintf(tab, "%s\t%s\t%s\n", set.Name, set.Hash(), tally(set.Provenance().Counts))
	}
	row(c.builtIn().Facts)
	entries, err := os.ReadDir(c.sets)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, e := range entries {
		if !e.IsDir() || !games.ValidName(e.Name()) {
			continue
		}
		g, err := c.installed("--list", e.Name())
		if err != nil {
			fmt.Fprintf(tab, "%s\t-\tcannot be used: %s\n", e.Name(), oneLine(err.Error()))
			continue
		}
		row(g.Facts)
	}
	return tab.Flush()
}
