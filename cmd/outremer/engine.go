package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"outremer/bot"
	"outremer/bot/engine"
	"outremer/game"
)

func engineCommand(opts *shared) *cobra.Command {
	return &cobra.Command{
		Use:   "engine [BOT]",
		Short: "Play one seat over standard input and output",
		Long: `Plays one seat of any title over standard input and output, a line each way, as
chess engines do. BOT is the strength, the best by default. docs/engines.md describes
the protocol; "outremer sim kingdoms --bots greedy,engine:'outremer engine planner'" seats it.`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			lib, err := opts.titles()
			if err != nil {
				return err
			}
			p := engine.Program{Name: "outremer-" + program()}
			if len(args) > 0 {
				p.Bot = args[0]
			}
			if titles := titlesOf(lib.all); p.Bot != "" && bot.Players(titles...)[p.Bot] == nil {
				return usagef("engine: no bot is called %q; possible: %s", p.Bot, strings.Join(bot.Names(titles...), ", "))
			}
			p.Find = func(slug string) (game.Title, error) {
				g, err := lib.find(slug)
				return g.Title, err
			}
			return p.Serve(cmd.Context(), cmd.InOrStdin(), cmd.OutOrStdout())
		},
	}
}

// faults counts what engines did wrong, and says each thing once.
type faults struct {
	w    io.Writer
	mu   sync.Mutex
	said map[string]int
}

func newFaults(w io.Writer) *faults { return &faults{w: w, said: map[string]int{}} }

func (f *faults) add(name, why string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.said[name+": "+why]++
}

// sum says who lost how many turns, and why.
func (f *faults) sum() {
	for _, what := range slices.Sorted(maps.Keys(f.said)) {
		fmt.Fprintf(f.w, "%s (turns lost: %d)\n", what, f.said[what])
	}
}
