package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"outremer/game"
	"outremer/sim"
)

type ladderOptions struct {
	simOptions
	page string
}

func ladderCommand(opts *shared) *cobra.Command {
	var o ladderOptions
	cmd := &cobra.Command{
		Use:   "ladder TITLE",
		Short: "Compare bots of this and earlier versions, and write a page",
		Long: `Lets every bot play alone among seats of every other, in all seats in turn, and rates
them. Earlier versions take part as twin:COMMAND (docs/engines.md). With --page the table and a
chart are written into a page, in a section of the title's own.`,
		Args: atLeastOne("TITLE"),
		RunE: func(cmd *cobra.Command, args []string) error { return o.run(cmd, opts, args) },
	}
	f := cmd.Flags()
	f.IntVar(&o.games, "games", 200, "how many games for each pairing; there are two for each pair of bots")
	f.Uint64Var(&o.seed, "seed", 1, "seed of all luck")
	f.IntVar(&o.players, "players", 0, "number of players (default: the most)")
	f.StringSliceVar(&o.bots, "bots", game.Levels, "who is compared")
	f.DurationVar(&o.wait, "wait", patienceLadder, "how long a program may take for an answer before it loses its turn")
	f.StringSliceVar(&o.options, "option", nil, "an option of the title, as name=value")
	f.StringVar(&o.until, "until", "", "stop a game once an event has happened this many times, as in sim")
	f.StringVar(&o.html, "html", "", "file for the ladder as a page with its chart")
	f.StringVar(&o.page, "page", "", "page to write, such as docs/ladder.md; the chart is written beside it")
	return cmd
}

func (o *ladderOptions) run(cmd *cobra.Command, opts *shared, args []string) error {
	names := o.bots
	if len(names) < 2 {
		return usagef("--bots: one cannot be compared with itself")
	}
	o.bots = names[:1]
	plan, err := o.plan(opts, args)
	if err != nil {
		return err
	}
	if _, err := namedBots(plan.Title, names, len(names)); err != nil {
		return err
	}
	plan.Bots = names
	faults := newFaults(cmd.ErrOrStderr())
	plan.Engines.Report = faults.add
	defer faults.sum()
	progress := newProgress(cmd.ErrOrStderr(), "games", len(names)*(len(names)-1)*o.games)
	list, err := sim.Ladder{Plan: plan}.Run(cmd.Context(), progress.step)
	progress.clear()
	if err != nil || cmd.Context().Err() != nil {
		return progress.interrupted(cmd.Context(), cmp.Or(err, cmd.Context().Err()))
	}
	table := o.table(plan, list)
	slug := plan.Title.Info().Slug
	if err := writePage(o.html, "Ladder of "+slug, section{"Ratings with their margins", chart(list)}, section{"Wins", quoted(table)}); err != nil {
		return err
	}
	if o.page == "" {
		_, err = fmt.Fprint(cmd.OutOrStdout(), table)
		return err
	}
	return o.write(slug, table, chart(list))
}

// table is the ladder in Markdown.
func (o *ladderOptions) table(plan sim.Plan, list []sim.Rung) string {
	var b strings.Builder
	fair := 100 / float64(plan.Setup.Seats)
	fmt.Fprintf(&b, "%d players, %d games a pairing, seed %d. A row is the bot as the only one of its kind: its wins among seats of each other, in percent; %.0f is fair.\n\n", plan.Setup.Seats, o.games, o.seed, fair)
	b.WriteString("| bot | rating |")
	for _, name := range plan.Bots {
		b.WriteString(" " + short(name) + " |")
	}
	b.WriteString("\n| --- | --- |" + strings.Repeat(" --- |", len(plan.Bots)) + "\n")
	for _, r := range list {
		fmt.Fprintf(&b, "| %s | %.0f ± %.0f |", short(r.Bot), r.Rating, r.Margin)
		for _, x := range r.Alone {
			if x.Games == 0 {
				b.WriteString(" – |")
				continue
			}
			fmt.Fprintf(&b, " %.0f ± %.0f |", x.Win, x.Margin)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// short is a bot's name; of a program, its file and what it was asked to be.
func short(name string) string {
	_, command, ok := strings.Cut(name, ":")
	words := strings.Fields(command)
	if !ok || len(words) < 2 {
		return name
	}
	return filepath.Base(words[0]) + " " + words[len(words)-1]
}

// write puts the table into the title's section of the page, and the chart beside the page.
func (o *ladderOptions) write(slug, table, chart string) error {
	file := "ladder-" + slug + ".svg"
	if err := os.WriteFile(filepath.Join(filepath.Dir(o.page), file), []byte(chart), 0o644); err != nil {
		return err
	}
	old, err := os.ReadFile(o.page)
	if err != nil {
		return err
	}
	begin, end := fmt.Sprintf("<!-- ladder %s -->\n", slug), fmt.Sprintf("<!-- end of ladder %s -->\n", slug)
	before, rest, ok := strings.Cut(string(old), begin)
	_, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		return fmt.Errorf("%s: there is no section %q", o.page, strings.TrimSpace(begin))
	}
	section := begin + table + fmt.Sprintf("\n![Ratings with their margins](%s)\n", file) + end
	return os.WriteFile(o.page, []byte(before+section+after), 0o644)
}
