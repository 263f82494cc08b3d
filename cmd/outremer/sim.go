package main

import (
	"cmp"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"outremer/bot"
	"outremer/bot/engine"
	"outremer/game"
	"outremer/sim"
)

type simOptions struct {
	games    int
	seed     uint64
	players  int
	bots     []string
	options  []string
	rotate   bool
	by       []string
	until    string
	still    string
	without  string
	press    bool
	json     bool
	html     string
	revision uint16
	wait     time.Duration
	surveyOptions
	keepOptions
}

func simCommand(opts *shared) *cobra.Command {
	var o simOptions
	cmd := &cobra.Command{
		Use:   "sim TITLE",
		Short: "Let bots play many games and report",
		Long: `Lets bots play many games on all cores. With --json it prints one object per game,
otherwise a report. The same seed gives the same games on any machine.`,
		Args: atLeastOne("TITLE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			plan, err := o.plan(opts, args)
			if err != nil {
				return err
			}
			rates, err := o.list(plan.Title)
			if err != nil {
				return err
			}
			if len(o.each) > 0 {
				return o.survey(cmd, plan, rates)
			}
			return o.simulate(cmd, plan, rates)
		},
	}
	f := cmd.Flags()
	f.IntVar(&o.games, "games", 1000, "how many games")
	f.Uint64Var(&o.seed, "seed", 1, "seed of all luck")
	f.IntVar(&o.players, "players", 0, "number of players (default: as many as bots are named, or else the most)")
	f.StringSliceVar(&o.bots, "bots", []string{"knight"}, "who plays each seat, or one name for all: "+botNames+", a character such as legend:kamil, or a program as engine:COMMAND (docs/engines.md)")
	f.DurationVar(&o.wait, "wait", 10*time.Second, "how long a program may take for an answer before it loses its turn")
	f.StringSliceVar(&o.options, "option", nil, "an option of the title, as name=value")
	f.BoolVar(&o.rotate, "rotate", false, "move the bots one seat along in every game")
	f.StringSliceVar(&o.by, "by", nil, "break wins down by the first operand of these events: joined, for the orders of thywill")
	f.StringVar(&o.until, "until", "", "stop a game once an event has happened this many times, and let the leader win: turn=25, for six decades of cardinals")
	f.StringVar(&o.still, "still", "", "count games in which an event happens this many times in a row without another (--without): turn=13, for three decades")
	f.StringVar(&o.without, "without", "", "the other event for --still: controlled")
	f.BoolVar(&o.press, "press", false, "let bots make pacts, in titles that have them")
	f.Uint16Var(&o.revision, "revision", 0, "an older revision of the rules (default: the current one)")
	o.surveyOptions.flags(f)
	o.keepOptions.flags(f)
	f.BoolVar(&o.json, "json", false, "one JSON object per game")
	f.StringVar(&o.html, "html", "", "file for the report as a page with charts")
	return cmd
}

// plan returns the plan given by the command line.
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
	o.set = lib.ownFacts(g)
	s, err := setup(o.players, o.options)
	if err != nil {
		return sim.Plan{}, err
	}
	s.Revision = game.Revision(o.revision)
	s, err = g.Info().Complete(s)
	if err != nil {
		return sim.Plan{}, usageError{err}
	}
	plan := sim.Plan{Title: g.Title, Setup: s, Games: o.games, Seed: o.seed, Rotate: o.rotate, By: o.by, Press: o.press, Log: o.keep != ""}
	if err := o.marks(&plan); err != nil {
		return sim.Plan{}, err
	}
	plan.Engines.Wait = o.wait
	plan.Bots, err = namedBots(g.Title, o.bots, s.Seats)
	return plan, err
}

// marks reads the flags that name events.
func (o *simOptions) marks(plan *sim.Plan) (err error) {
	plan.Until, err = mark("--until", o.until)
	if err != nil {
		return err
	}
	plan.Still.Mark, err = mark("--still", o.still)
	if err != nil {
		return err
	}
	plan.Still.Without = o.without
	if (o.still == "") != (o.without == "") {
		return usagef("--still and --without go together")
	}
	events := plan.Title.Lexicon().Events
	check := func(flag, slug string) {
		if err == nil && slug != "" && !slices.ContainsFunc(events, func(e game.EventSpec) bool { return e.Slug == slug }) {
			err = usagef("%s: %s has no event %q", flag, plan.Title.Info().Slug, slug)
		}
	}
	check("--until", plan.Until.Event)
	check("--still", plan.Still.Event)
	check("--without", plan.Still.Without)
	for _, event := range o.by {
		check("--by", event)
	}
	return err
}

// mark parses an event and a count, such as turn=25.
func mark(flag, text string) (m sim.Mark, err error) {
	if text == "" {
		return m, nil
	}
	event, times, _ := strings.Cut(text, "=")
	m.Event = event
	m.Times, err = strconv.Atoi(times)
	if err != nil || m.Times < 1 {
		return m, usagef("%s: %q is not an event and a number, such as turn=25", flag, text)
	}
	return m, nil
}

// size returns the default number of players: one per named bot, or else the most possible.
func (o *simOptions) size(info game.Info) int {
	if len(o.bots) > 1 {
		return len(o.bots)
	}
	return slices.Max(info.Sizes())
}

// botNames is for the help text, which is needed before any title is loaded.
const botNames = "vacant, random, squire, knight, baron, legend"

// namedBots checks bot names for a title; a single name stands for all n.
func namedBots(t game.Title, names []string, n int) ([]string, error) {
	for _, name := range names {
		if engine.Named(name) {
			continue
		}
		if err := bot.Check(t, name); err != nil {
			return nil, usagef("--bots: %v", err)
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

func (o *simOptions) simulate(cmd *cobra.Command, plan sim.Plan, rates []sim.Rate) error {
	var stats sim.Stats
	stats.Watch(rates)
	progress := newProgress(cmd.ErrOrStderr(), "games", plan.Games)
	out := json.NewEncoder(cmd.OutOrStdout())
	faults := newFaults(cmd.ErrOrStderr())
	plan.Engines.Report = faults.add
	defer faults.sum()
	err := sim.Run(cmd.Context(), plan, func(g sim.Game) error {
		progress.step()
		if err := o.put(plan, g); err != nil {
			return err
		}
		if o.json {
			return out.Encode(g)
		}
		stats.Add(g)
		return nil
	})
	progress.clear()
	if err != nil || cmd.Context().Err() != nil {
		return progress.interrupted(cmd.Context(), cmp.Or(err, cmd.Context().Err()))
	}
	if o.json {
		return nil
	}
	if _, err := io.WriteString(cmd.OutOrStdout(), stats.String()); err != nil {
		return err
	}
	return writePage(o.html, plan.Title.Info().Slug+": "+strconv.Itoa(stats.Games)+" games", simSections(&stats)...)
}

// simSections are the parts of the page about games of bots.
func simSections(s *sim.Stats) []section {
	var bots, seats, points []bar
	fair := 0.0
	for _, x := range s.Bots() {
		bots, fair = append(bots, bar{x.Name, x.Win, x.Margin}), x.Fair
	}
	for i, name := range s.Seats {
		win, margin := s.Win(i)
		mean, about := s.Mean(i)
		seats, points = append(seats, bar{name, win, margin}), append(points, bar{name, mean, about})
	}
	return []section{{"Games won, by bot", bars(bots, "%", fair)}, {"Games won, by seat", bars(seats, "%", fair)},
		{"Points, by seat", bars(points, "", 0)}, {"Report", quoted(s.String())}}
}
