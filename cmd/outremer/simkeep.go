package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"outremer/game"
	"outremer/game/record"
	"outremer/sim"
)

// keepOptions are the flags of sim that save games.
type keepOptions struct {
	keep string
	ends bool
	seen map[string]bool  // reasons of the games kept so far
	set  []game.FactsFile // the facts they are played with, if other programs do not have them
}

func (o *keepOptions) flags(f *pflag.FlagSet) {
	f.StringVar(&o.keep, "keep", "", "write each game as a compressed log into this folder; existing files stay as they are")
	f.BoolVar(&o.ends, "ends", false, "keep only the first game for each way to end")
}

// put writes the log of a game, if games are being kept.
func (o *keepOptions) put(p sim.Plan, g sim.Game) error {
	if o.keep == "" || o.ends && o.seen[g.Reason] {
		return nil
	}
	if o.seen == nil {
		o.seen = map[string]bool{}
	}
	o.seen[g.Reason] = true
	if err := os.MkdirAll(o.keep, 0o755); err != nil {
		return err
	}
	// Bots change more often than rules: a kept game is never overwritten.
	f, err := os.OpenFile(filepath.Join(o.keep, keptName(p, g)), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	g.Log.Set = o.set
	log, err := record.Compress(g.Log.Append(nil))
	if err == nil {
		_, err = f.Write(log)
	}
	return errors.Join(err, f.Close())
}

// keptName describes a kept game: the revision, the title, the table's non-default options, the
// bots, the seed with the number of the game, and how it ended:
// r1-kings-1.0-scenario=jihad-greedy-7.0-jerusalem.log.gz.
func keptName(p sim.Plan, g sim.Game) string {
	info := p.Title.Info()
	words := []string{fmt.Sprintf("r%d", p.Setup.Revision), info.Slug}
	if len(info.Sizes()) > 1 {
		words = append(words, fmt.Sprintf("%dp", p.Setup.Seats))
	}
	if len(info.Editions) > 1 {
		words = append(words, p.Setup.Edition)
	}
	words = append(words, chosen(info, p.Setup)...)
	words = append(words, sitting(g), fmt.Sprintf("%d.%d", p.Seed, g.N), g.Reason)
	return strings.Join(words, "-") + ".log.gz"
}

// chosen returns the options that differ from their defaults.
func chosen(info game.Info, s game.Setup) (words []string) {
	for _, o := range info.Options {
		if v := s.Options[o.Slug]; v != "" && v != o.Values[0] {
			words = append(words, o.Slug+"="+v)
		}
	}
	return words
}

// sitting returns who plays, with neighbours of one kind merged: planner+greedy.
func sitting(g sim.Game) string {
	var names []string
	for i, name := range g.Bots {
		if !g.Vacant(i) {
			names = append(names, name)
		}
	}
	return strings.Join(slices.Compact(names), "+")
}
