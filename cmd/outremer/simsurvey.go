package main

import (
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"outremer/game"
	"outremer/sim"
)

// surveyOptions are the flags of sim that count more than wins.
type surveyOptions struct {
	each  []string
	rates []string
}

func (o *surveyOptions) flags(f *pflag.FlagSet) {
	f.StringSliceVar(&o.each, "each", nil, "play all values of these options and compare them in a table: scenario, edition")
	f.StringSliceVar(&o.rates, "rate", nil, "how often an event happens, per game or per another event: crisis, born/crowned")
}

// list parses the rates.
func (o *surveyOptions) list(t game.Title) (rates []sim.Rate, err error) {
	known := func(slug string) bool {
		return slices.ContainsFunc(t.Lexicon().Events, func(e game.EventSpec) bool { return e.Slug == slug })
	}
	for _, text := range o.rates {
		r := sim.ParseRate(text)
		if !known(r.Of) || r.Per != "" && !known(r.Per) {
			return nil, usagef("--rate: %q names no event of %s", text, t.Info().Slug)
		}
		rates = append(rates, r)
	}
	return rates, nil
}

// survey plays all variants of a plan and prints the table.
func (o *simOptions) survey(cmd *cobra.Command, plan sim.Plan, rates []sim.Rate) error {
	if o.json {
		return usagef("--each prints a table, not --json")
	}
	info := plan.Title.Info()
	var axes []sim.Axis
	for _, name := range o.each {
		a, err := sim.AxisOf(info, plan.Setup.Seats, name)
		if err != nil {
			return usagef("--each: %v", err)
		}
		axes = append(axes, a)
	}
	table := sim.NewSurvey(axes, info.Seats[plan.Setup.Seats], rates)
	variants := sim.Variants(plan, axes)
	progress := newProgress(cmd.ErrOrStderr(), "games", plan.Games*len(variants))
	defer progress.clear()
	for _, v := range variants {
		var stats sim.Stats
		stats.Watch(rates)
		err := sim.Run(cmd.Context(), v.Plan, func(g sim.Game) error {
			progress.step()
			stats.Add(g)
			return o.put(v.Plan, g)
		})
		if err != nil {
			return fmt.Errorf("%v: %w", v.Values, err)
		}
		if stats.Games > 0 {
			table.Add(v, &stats)
		}
	}
	_, err := io.WriteString(cmd.OutOrStdout(), table.String())
	return err
}
