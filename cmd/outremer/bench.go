package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"outremer/bench"
)

// benchFlags are what the user chose.
type benchFlags struct {
	plan     bench.Plan
	baseline string
	against  string
	rounds   int
	table    bool
	html     string
}

func benchCommand(opts *shared) *cobra.Command {
	var b benchFlags
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure this program on this machine",
		Long: `Runs every benchmark and prints one JSON object {"name", "value", "unit"} per line:
the rules on one core, tables and their store, whole servers with durable commits, and the program
itself. Client and server share the cores, so a server alone does better. Rows with cpu in their
name are CPU times, which tell more than rates on a busy machine.

With --baseline or --against, rows also have "was" and "ratio", or "new".`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			lib, err := opts.titles()
			if err != nil {
				return err
			}
			b.plan.Titles = lib.lobby
			growFreely() // what is measured within this process is measured as in a server
			return b.run(cmd)
		},
	}
	f := cmd.Flags()
	f.BoolVar(&b.plan.Quick, "quick", false, "a few seconds in all; the numbers are rough")
	f.BoolVar(&b.plan.Growth, "growth", false, "cost against size instead: up to ten thousand tables, moves a table, watchers")
	f.StringVar(&b.plan.Nodes, "nodes", "", "nodes on the empty PostgreSQL at this URL beside one on SQLite, instead of everything else")
	f.StringSliceVar(&b.plan.Only, "only", nil, "only rows whose names begin like this")
	f.StringVar(&b.baseline, "baseline", "", "a file that an earlier run printed, to compare with")
	f.StringVar(&b.against, "against", "", "another build of outremer to compare with, in turns; slow")
	f.IntVar(&b.rounds, "rounds", 5, "turns of each, for --against; the medians count")
	f.StringVar(&b.html, "html", "", "file for a page with charts")
	f.BoolVar(&b.table, "table", false, "print a table for people at the end")
	return cmd
}

func (b *benchFlags) run(cmd *cobra.Command) error {
	var rows []bench.Row
	out := json.NewEncoder(cmd.OutOrStdout())
	p := newProgress(cmd.ErrOrStderr(), "measurements", 1)
	b.plan.Progress = p.reach
	report := func(r bench.Row) error {
		rows = append(rows, r)
		if b.table {
			return nil
		}
		p.clear()
		return out.Encode(r)
	}
	err := b.measure(cmd, report)
	p.clear()
	if err != nil {
		return p.interrupted(cmd.Context(), err)
	}
	if err := writePage(b.html, "Measured on this machine", benchSections(rows)...); err != nil || !b.table {
		return err
	}
	return bench.Print(cmd.OutOrStdout(), rows)
}

// benchSections are the parts of a page about measurements: one chart for each unit, and all rows.
func benchSections(rows []bench.Row) (list []section) {
	var units []string
	byUnit := map[string][]bar{}
	text := &strings.Builder{}
	for _, r := range rows {
		if byUnit[r.Unit] == nil {
			units = append(units, r.Unit)
		}
		byUnit[r.Unit] = append(byUnit[r.Unit], bar{r.Name, r.Value.Value, 0})
		fmt.Fprintf(text, "%-44s %12s %s", r.Name, short3(r.Value.Value), r.Unit)
		if r.Ratio != 0 {
			fmt.Fprintf(text, "  was %s, ratio %.2f", short3(r.Was), r.Ratio)
		}
		fmt.Fprintln(text)
	}
	for _, unit := range units {
		list = append(list, section{"In " + unit, bars(byUnit[unit], unit, 0)})
	}
	return append(list, section{"All of it", quoted(text.String())})
}

func (b *benchFlags) measure(cmd *cobra.Command, report func(bench.Row) error) error {
	if b.against != "" && b.baseline != "" {
		return errors.New("--against and --baseline: one of them")
	}
	if b.against != "" {
		return b.plan.Against(cmd.Context(), b.against, b.rounds, report)
	}
	earlier, err := b.earlier()
	if err != nil {
		return err
	}
	return b.plan.Run(cmd.Context(), func(v bench.Value) error { return report(earlier.Beside(v)) })
}

// earlier reads the baseline; nil if there is none.
func (b *benchFlags) earlier() (bench.Rows, error) {
	if b.baseline == "" {
		return nil, nil
	}
	f, err := os.Open(b.baseline)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return bench.ReadRows(f)
}
