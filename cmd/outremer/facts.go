package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"outremer/facts"
	"outremer/game"
	"outremer/game/source"
	"outremer/games"
)

type factsOptions struct {
	source string
	set    string
	json   bool
	dir    string

	template string
	check    string
	add      string
	remove   string
	list     bool
}

func factsCommand(opts *shared) *cobra.Command {
	var o factsOptions
	cmd := &cobra.Command{
		Use:   "facts TITLE [DIR]",
		Short: "List the facts of a game with their sources, or bring your own",
		Long: `Lists the maps, cards and numbers of a game, and where each comes from: the rulebook,
a public source, or our own reconstruction. If you own the printed game you can make
it exact: write the data files into a folder (--template), correct them, try them out
(--check) and offer them to new tables (--add). docs/your-copy.md shows how.`,
		Example: `  outremer facts kingdoms --source reconstructed
  outremer facts kingdoms --template my-copy
  outremer facts kingdoms --check my-copy
  outremer facts kingdoms --add printed my-copy --dir ./data`,
		Args: atLeastOne("TITLE"),
		RunE: func(cmd *cobra.Command, args []string) error { return o.run(cmd, opts, args) },
	}
	f := cmd.Flags()
	f.StringVar(&o.source, "source", "", "list only facts from this source: "+strings.Join(source.Origins, ", "))
	f.StringVar(&o.set, "set", "", "list an installed set instead of what new tables get by default")
	f.BoolVar(&o.json, "json", false, "the list as one JSON object")
	f.StringVar(&o.template, "template", "", "write the data files into this folder for you to correct")
	f.StringVar(&o.check, "check", "", "try out the data files in this folder, all or some of them")
	f.StringVar(&o.add, "add", "", "check the data files in DIR and install them as a set of this name")
	f.StringVar(&o.remove, "remove", "", "remove the installed set of this name; tables that use it keep it")
	f.BoolVar(&o.list, "list", false, "list the sets that are installed")
	f.StringVar(&o.dir, "dir", "./data", "folder of the database, which also holds the installed sets")
	return cmd
}

func (o *factsOptions) run(cmd *cobra.Command, opts *shared, args []string) error {
	action, err := o.action(args)
	if err != nil {
		return err
	}
	lib, err := opts.titlesAt(o.dir)
	if err != nil {
		return err
	}
	g, err := lib.find(args[0])
	if err != nil {
		return err
	}
	box := copyOf{slug: args[0], shelf: lib.shelf, sets: filepath.Join(o.dir, factsFolder, args[0])}
	switch action {
	case "--template":
		return box.template(cmd.OutOrStdout(), o.template)
	case "--check":
		g, err := box.fromFolder("--check", o.check)
		if err != nil {
			return err
		}
		return box.check(cmd, o.check, g)
	case "--add":
		return box.add(cmd, o.add, args[1])
	case "--remove":
		return box.remove(cmd.OutOrStdout(), o.remove)
	case "--list":
		return box.list(cmd.OutOrStdout())
	default:
		return o.show(cmd, box, g)
	}
}

// action returns what the command line asks for; "" lists facts.
func (o *factsOptions) action(args []string) (string, error) {
	var asked []string
	for _, a := range []struct {
		flag  string
		given bool
	}{
		{"--template", o.template != ""}, {"--check", o.check != ""}, {"--add", o.add != ""}, {"--remove", o.remove != ""}, {"--list", o.list},
		{"--source", o.source != ""}, {"--json", o.json}, {"--set", o.set != ""},
	} {
		if a.given {
			asked = append(asked, a.flag)
		}
	}
	action := ""
	if len(asked) > 0 && !slices.Contains([]string{"--source", "--json", "--set"}, asked[0]) {
		action = asked[0]
	}
	switch {
	case action != "" && len(asked) > 1:
		return "", usagef("%s and %s do not go together", asked[0], asked[1])
	case action == "--add" && len(args) != 2:
		return "", usagef("--add: name one folder with data files, as in: facts TITLE --add NAME DIR")
	case action != "--add" && len(args) > 1:
		return "", usagef("facts takes one title, not %q as well", args[1])
	case o.source != "" && !slices.Contains(source.Origins, o.source):
		return "", usagef("--source: %q is unknown; possible: %s", o.source, strings.Join(source.Origins, ", "))
	}
	return action, nil
}

// copyOf is a title from the perspective of an owner of a printed copy.
type copyOf struct {
	slug  string
	shelf *games.Shelf
	sets  string // the folder of its installed sets
}

// builtIn returns the title with this program's facts.
func (c copyOf) builtIn() games.Game { return c.shelf.Offered(c.slug)[0] }

// installed returns the title with an installed set.
func (c copyOf) installed(flag, name string) (games.Game, error) {
	if name == game.BuiltIn {
		return c.builtIn(), nil
	}
	folder := filepath.Join(c.sets, name)
	if info, err := os.Stat(folder); !games.ValidName(name) || err != nil || !info.IsDir() {
		return games.Game{}, usagef("%s: no set of %s is called %q in %s", flag, c.slug, name, c.sets)
	}
	return c.shelf.Make(c.slug, name, os.DirFS(folder))
}

// show lists facts.
func (o *factsOptions) show(cmd *cobra.Command, c copyOf, g games.Game) error {
	if o.set != "" {
		var err error
		g, err = c.installed("--set", o.set)
		if err != nil {
			return err
		}
	}
	p := g.Facts.Provenance()
	for i := range p.Files {
		f := &p.Files[i]
		f.Entries = slices.DeleteFunc(f.Entries, func(e facts.Entry) bool { return o.source != "" && e.Source != o.source })
	}
	if o.json {
		return json.NewEncoder(cmd.OutOrStdout()).Encode(struct {
			Title string `json:"title"`
			Set   string `json:"set"`
			Hash  string `json:"hash"`
			facts.Provenance
		}{c.slug, g.Facts.Name, g.Facts.Hash(), p})
	}
	w := tabwriter.NewWriter(cmd.OutOrStdout(), 0, 0, 2, ' ', 0)
	for _, f := range p.Files {
		if len(f.Entries) == 0 {
			continue
		}
		fmt.Fprintf(w, "%s: %s\n", f.File, tally(f.Counts))
		for _, e := range f.Entries {
			fmt.Fprintf(w, "%6d\t%s\t%s\t%s\n", e.Line, e.Label, cut(e.Values, 60), e.Source)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintf(w, "%s, %s facts (%s): %s\n", c.slug, g.Facts.Name, g.Facts.Hash(), tally(p.Counts))
	return w.Flush()
}

// tally words the counts.
func tally(c facts.Counts) string {
	text := fmt.Sprintf("%d facts: %d rulebook, %d public, %d reconstructed", c.All(), c.Rulebook, c.Public, c.Reconstructed)
	if c.Unknown > 0 {
		text += fmt.Sprintf(", %d without a source", c.Unknown)
	}
	return text
}

// cut truncates a text to n characters.
func cut(text string, n int) string {
	if r := []rune(text); len(r) > n {
		return string(r[:n-3]) + "..."
	}
	return text
}
