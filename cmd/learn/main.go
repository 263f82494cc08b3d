// Command learn lets a title play itself and writes down what can be learnt from it. train/README.md has the
// whole recipe.
//
//	learn tune -out numbers.txt kingdoms
//	learn positions -players 4 -games 100000 -out 4.pos kingdoms
//	learn study -players 4 -rounds 5 -out 4.net kingdoms 4.pos
//	learn study -players 5 -each -rounds 5 -out 5.net kings 5.pos
//	learn match -players 4 -bots legend,knight,knight,knight kingdoms
//
// All games depend on the seed alone.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"strings"

	"outremer/game"
	"outremer/games"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := run(ctx, os.Args[1:])
	stop()
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "learn:", err)
		os.Exit(1)
	}
}

// work is what the user asked for.
type work struct {
	title   game.Student
	info    game.Title
	players int
	games   int
	seed    uint64
	out     string
	lesson  int
	share   int
	bots    string
	rounds  int
	each    bool
	from    string
	options map[string]string
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return errors.New("say what to do: tune, positions, study or match")
	}
	var w work
	f := flag.NewFlagSet("learn "+args[0], flag.ContinueOnError)
	f.IntVar(&w.players, "players", 4, "number of players")
	f.IntVar(&w.games, "games", 1000, "how many games; for tune, how many for each candidate and number of players")
	f.Uint64Var(&w.seed, "seed", 1, "seed of all luck")
	f.StringVar(&w.out, "out", "", "file to write")
	f.IntVar(&w.lesson, "lesson", 1, "1: the adviser plays; 2: who has a judgement plays, too; 3: nobody else")
	f.IntVar(&w.share, "share", 15, "how many of a hundred positions are kept")
	f.IntVar(&w.rounds, "rounds", 20, "how often tune breeds, or study goes through the positions")
	f.StringVar(&w.bots, "bots", "legend", "who plays a match")
	f.BoolVar(&w.each, "each", false, "study one network that judges each seat by that seat's inputs")
	f.StringVar(&w.from, "from", "", "network to go on from in a study")
	options := f.String("options", "", "options of the table, as scenario=tournament,english=absent")
	learnt := f.String("learnt", "", "folder with what was learnt so far (default: what the program has)")
	if err := f.Parse(args[1:]); err != nil {
		return err
	}
	if err := w.find(f.Arg(0), *learnt); err != nil {
		return err
	}
	if err := w.choose(*options); err != nil {
		return err
	}
	switch args[0] {
	case "tune":
		return w.tune(ctx)
	case "positions":
		return w.positions(ctx)
	case "study":
		return w.study(ctx, f.Args()[1:])
	case "match":
		return w.match(ctx)
	}
	return fmt.Errorf("%q is not tune, positions, study or match", args[0])
}

// find looks up the title and what it is to play with.
func (w *work) find(slug, learnt string) error {
	all, err := games.All("")
	if err != nil {
		return err
	}
	for _, g := range all {
		student, ok := g.Title.(game.Student)
		if g.Info().Slug != slug || !ok {
			continue
		}
		w.title, w.info = student, g.Title
		if learnt != "" {
			return student.Relearn(os.DirFS(learnt))
		}
		return nil
	}
	return fmt.Errorf("no title that learns is called %q", slug)
}

// choose reads the options of the table.
func (w *work) choose(list string) error {
	w.options = map[string]string{}
	for _, item := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
		name, value, ok := strings.Cut(item, "=")
		if !ok {
			return fmt.Errorf("-options: %q is not name=value", item)
		}
		w.options[name] = value
	}
	return nil
}

// setup is the table at which all games are played.
func (w *work) setup(players int) game.Setup {
	return game.Setup{Seats: players, Options: maps.Clone(w.options)}
}
