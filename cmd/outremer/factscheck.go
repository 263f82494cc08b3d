package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"outremer/atlas"
	"outremer/facts"
	"outremer/game"
	"outremer/games"
	"outremer/sim"
	"outremer/text"
)

// trialGames and trialSeed determine the games that bots play with data files on trial.
const (
	trialGames = 100
	trialSeed  = 1
)

// check tests a title made from a folder as a whole: everything has a name, and bots can play it.
// It prints what differs from the built-in facts.
func (c copyOf) check(cmd *cobra.Command, folder string, g games.Game) error {
	w := cmd.OutOrStdout()
	changes := facts.Changes(c.builtIn().Facts, g.Facts)
	c.compare(w, folder, g, changes)
	faults, warnings := text.CheckNames(g.Title, g.Text)
	if len(faults) == 0 {
		warnings = slices.Concat(warnings, undrawn(c.slug, g.Facts), c.stale(g, changes))
	}
	for _, warning := range warnings {
		fmt.Fprintln(w, "warning:", warning)
	}
	for _, fault := range faults {
		fmt.Fprintln(w, "fault:", fault)
	}
	if len(faults) > 0 {
		return fmt.Errorf("%s cannot be used: %w", folder, first(faults))
	}
	if err := try(cmd, g.Title); err != nil {
		return err
	}
	fmt.Fprintf(w, "%d games by bots: no fault\n", trialGames)
	return nil
}

// first returns the first of several faults, and mentions how many others there are.
func first(faults []error) error {
	if len(faults) == 1 {
		return faults[0]
	}
	return fmt.Errorf("%w (and %d more)", faults[0], len(faults)-1)
}

// fromFolder makes the title from the files of a folder, and from its own where the folder has
// none. The title's loader checks whether they fit together.
func (c copyOf) fromFolder(flag, folder string) (games.Game, error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return games.Game{}, usagef("%s: %s is not a folder that can be read", flag, folder)
	}
	if !slices.ContainsFunc(entries, func(e os.DirEntry) bool { return !e.IsDir() }) {
		return games.Game{}, usagef("%s: %s has no files; --template writes some", flag, folder)
	}
	return c.shelf.Make(c.slug, "checked", os.DirFS(folder))
}

// compare prints what differs from the built-in facts, and what remains to be looked at.
func (c copyOf) compare(w io.Writer, folder string, g games.Game, changes []facts.Change) {
	built := c.builtIn()
	for _, ch := range changes {
		fmt.Fprintf(w, "%s:%d: %s: %s\n", ch.File, ch.Line, ch.Label, cut(ch.Text, 160))
	}
	switch {
	case g.Facts.Hash() == built.Facts.Hash() && len(changes) == 0:
		fmt.Fprintf(w, "%s says the same as the built-in facts\n", folder)
	case g.Facts.Hash() == built.Facts.Hash():
		fmt.Fprintf(w, "%s differs from the built-in facts in %s; games are played the same\n", folder, plural(len(changes), "source", "sources"))
	default:
		fmt.Fprintf(w, "%s differs from the built-in facts in %s%s\n", folder, plural(len(changes), "entry", "entries"), besides(built.Facts, g.Facts, changes))
	}
	p := g.Facts.Provenance()
	fmt.Fprintf(w, "%d of %d facts are still reconstructed\n", p.Reconstructed, p.All())
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// besides describes differences between the sets that no entry shows.
func besides(old, now facts.Set, changes []facts.Change) (more string) {
	bare := facts.Set{Files: slices.DeleteFunc(slices.Clone(now.Files), func(f game.FactsFile) bool { return facts.IsNames(f.Name) })}
	if bare.Hash() != old.Hash() && !slices.ContainsFunc(changes, func(ch facts.Change) bool { return ch.Played }) {
		more = " and in their order"
	}
	if bare.Hash() != now.Hash() {
		more += " and in names"
	}
	return more
}

// mapLists are the lists of places in the data files of maps.
var mapLists = []string{"region", "space", "territory"}

// undrawn warns about places that are on no drawn board: they cannot be clicked.
func undrawn(slug string, set facts.Set) (warnings []error) {
	for _, f := range set.Provenance().Files {
		board := slug
		for _, e := range f.Entries {
			if e.Path == "slug" { // in a title with several boards
				board = slug + "-" + e.Values
			}
			if slices.Contains(mapLists, e.Word()) && !atlas.Spaces(board)[e.Slug] {
				warnings = append(warnings, &facts.Error{File: e.File, Line: e.Line, Field: e.Path, Text: fmt.Sprintf("%s is not on the drawn board %q", e.Slug, board)})
			}
		}
	}
	return warnings
}

// stale warns about things whose values changed but whose description did not: it may refer to the
// old values.
func (c copyOf) stale(g games.Game, changes []facts.Change) (warnings []error) {
	now, err := speak(g)
	built, err2 := speak(c.builtIn())
	if err != nil || err2 != nil {
		return nil // CheckNames has reported it
	}
	for _, ch := range changes {
		sort, lang := ch.Word(), text.Languages[0]
		said := now.Detail(lang, sort, ch.Slug)
		if ch.Played && !strings.Contains(ch.Path, ".") && said != "" && said == built.Detail(lang, sort, ch.Slug) {
			warnings = append(warnings, fmt.Errorf("thing.%s.%s in the files of names: does this still describe it? %q", sort, ch.Slug, said))
		}
	}
	return warnings
}

// try lets bots play test games.
func try(cmd *cobra.Command, t game.Title) error {
	progress := newProgress(cmd.ErrOrStderr(), "games", trialGames)
	err := sim.Trial{Title: t, Games: trialGames, Seed: trialSeed}.Run(cmd.Context(), progress.step)
	progress.clear()
	if cmd.Context().Err() != nil {
		return fmt.Errorf("interrupted after %d of %d games", progress.done, trialGames)
	}
	return err
}
