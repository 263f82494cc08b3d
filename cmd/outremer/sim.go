package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"outremer/bot"
	"outremer/game"
	"outremer/sim"
)

type simOptions struct {
	games   int
	seed    uint64
	players int
	bots    []string
	options []string
	rotate  bool
	by      []string
	json    bool
}

func simCommand(opts *shared) *cobra.Command {
	var o simOptions
	cmd := &cobra.Command{
		Use:   "sim TITLE",
		Short: "Let bots play many games and count",
		Long: `Lets bots play many games on all cores. With --json it prints one object per game,
otherwise a report. The same seed gives the same games on any machine.`,
		Args: atLeastOne("TITLE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			plan, err := o.plan(opts, args)
			if err != nil {
				return err
			}
			return simulate(cmd, plan, o.json)
		},
	}
	f := cmd.Flags()
	f.IntVar(&o.games, "games", 1000, "how many games")
	f.Uint64Var(&o.seed, "seed", 1, "where all luck comes from")
	f.IntVar(&o.players, "players", 0, "number of players (default: as many as bots are named, or else the most)")
	f.StringSliceVar(&o.bots, "bots", []string{"greedy"}, "who plays each seat, or one name for all: "+strings.Join(bot.Names(), ", "))
	f.StringSliceVar(&o.options, "option", nil, "an option of the title, as name=value")
	f.BoolVar(&o.rotate, "rotate", false, "move the bots one seat on in every game")
	f.StringSliceVar(&o.by, "by", nil, "events by whose first operand the report sorts wins: joined, for the orders of thywill")
	f.BoolVar(&o.json, "json", false, "one JSON object per game")
	return cmd
}

// plan is what the command line asks for.
func (o *simOptions) plan(opts *shared, args []string) (sim.Plan, error) {
	lib, err := opts.titles()
	if err != nil {
		return sim.Plan{}, err
	}
	g, err := lib.find(args[0])
	if err != nil {
		return sim.Plan{}, err
	}
	if len(args) > 1 {
		return sim.Plan{}, usagef("sim takes one title, not %q as well", args[1])
	}
	if o.games < 0 {
		return sim.Plan{}, usagef("--games: %d is less than none", o.games)
	}
	if o.players == 0 {
		o.players = o.size(g.Info())
	}
	s, err := setup(o.players, o.options)
	if err != nil {
		return sim.Plan{}, err
	}
	if s, err = g.Info().Complete(s); err != nil {
		return sim.Plan{}, usageError{err}
	}
	for _, event := range o.by {
		if !slices.ContainsFunc(g.Lexicon().Events, func(e game.EventSpec) bool { return e.Slug == event }) {
			return sim.Plan{}, usagef("--by: %s has no event %q", g.Info().Slug, event)
		}
	}
	bots, err := namedBots(g.Title, o.bots, s.Seats)
	return sim.Plan{Title: g.Title, Setup: s, Bots: bots, Games: o.games, Seed: o.seed, Rotate: o.rotate, By: o.by}, err
}

// size is how many play if nobody says: as many as there are bots.
func (o *simOptions) size(info game.Info) int {
	if len(o.bots) > 1 {
		return len(o.bots)
	}
	return slices.Max(info.Sizes())
}

// namedBots checks names of bots for a title; one name stands for all n.
func namedBots(t game.Title, names []string, n int) ([]string, error) {
	possible := bot.For(t)
	for _, name := range names {
		if !slices.Contains(possible, name) {
			return nil, usagef("--bots: %q is unknown; possible: %s", name, strings.Join(possible, ", "))
		}
	}
	if len(names) == 1 {
		return slices.Repeat(names, n), nil
	}
	if len(names) != n {
		return nil, usagef("--bots: %d names for %d seats", len(names), n)
	}
	return names, nil
}

func simulate(cmd *cobra.Command, plan sim.Plan, asJSON bool) error {
	var stats sim.Stats
	progress := newProgress(cmd.ErrOrStderr(), plan.Games)
	out := json.NewEncoder(cmd.OutOrStdout())
	err := sim.Run(cmd.Context(), plan, func(g sim.Game) error {
		progress.step()
		if asJSON {
			return out.Encode(g)
		}
		stats.Add(g)
		return nil
	})
	progress.clear()
	if cmd.Context().Err() != nil {
		return fmt.Errorf("interrupted after %d of %d games", progress.done, plan.Games)
	}
	if err == nil && !asJSON {
		_, err = io.WriteString(cmd.OutOrStdout(), stats.String())
	}
	return err
}

// progress counts on a terminal, and is silent elsewhere.
type progress struct {
	w          io.Writer
	done, all  int
	percentage int
}

func newProgress(w io.Writer, all int) *progress {
	if !isTerminal(w) {
		w = io.Discard
	}
	return &progress{w: w, all: all, percentage: -1}
}

func (p *progress) step() {
	p.done++
	if now := 100 * p.done / p.all; now != p.percentage {
		p.percentage = now
		fmt.Fprintf(p.w, "\r%3d %% of %d games", now, p.all)
	}
}

func (p *progress) clear() { io.WriteString(p.w, "\r\x1b[K") }

func isTerminal(w any) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
