package main

import (
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"outremer/bot"
	"outremer/console"
	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
	"outremer/text"
)

type playOptions struct {
	players int
	seats   []string
	bots    []string
	lang    string
	seed    string
	hotseat bool
	options []string
	color   string
	load    string
	save    string
}

func playCommand(opts *shared) *cobra.Command {
	var o playOptions
	cmd := &cobra.Command{
		Use:   "play TITLE",
		Short: "Play in the terminal",
		Long: `Plays a game in the terminal, line by line, against bots or around one screen.

  outremer play kingdoms                              alone, the First Crusade
  outremer play kingdoms --players 4 --seat aleppo    against three bots
  outremer play kingdoms --players 2 --hotseat        two people, one screen
  outremer play --load FILE.log                       resume a saved game`,
		RunE: func(cmd *cobra.Command, args []string) error { return o.run(cmd, opts, args) },
	}
	f := cmd.Flags()
	f.IntVar(&o.players, "players", 0, "number of players (default: the fewest)")
	f.StringSliceVar(&o.seats, "seat", nil, "seats that you play, or none (default: the first; with --hotseat all)")
	f.StringSliceVar(&o.bots, "bots", []string{"knight"}, "who plays the other seats, or one name for all: "+botNames)
	f.StringVar(&o.lang, "lang", "", "language: "+strings.Join(text.Languages, ", ")+" (default: that of the terminal)")
	f.StringVar(&o.seed, "seed", "", "any text: the same text gives the same luck (default: random)")
	f.BoolVar(&o.hotseat, "hotseat", false, "several people at one screen, who do not see each other's cards")
	f.StringSliceVar(&o.options, "option", nil, "an option of the title, as name=value")
	f.StringVar(&o.color, "color", "auto", "colours: auto, always, never")
	f.StringVar(&o.load, "load", "", "log of a game to resume")
	f.StringVar(&o.save, "save", "", "file in which the game's log is kept while you play")
	return cmd
}

func (o *playOptions) run(cmd *cobra.Command, opts *shared, args []string) error {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	c := console.Config{Curtain: o.hotseat, Save: o.save, In: cmd.InOrStdin(), Out: cmd.OutOrStdout(), Width: width(cmd.OutOrStdout())}
	g, err := o.deal(&c, lib, args)
	if err != nil {
		return err
	}
	if err := o.seat(&c); err != nil {
		return err
	}
	c.Lang, err = language(o.lang)
	if err != nil {
		return err
	}
	c.Color, err = colored(o.color, cmd.OutOrStdout())
	if err != nil {
		return err
	}
	c.Text, err = speak(g)
	if err != nil {
		return err
	}
	return console.Play(cmd.Context(), c)
}

// deal decides which game to play: a new one, or a saved one.
func (o *playOptions) deal(c *console.Config, lib library, args []string) (g games.Game, err error) {
	switch {
	case len(args) > 1:
		return g, usagef("play takes one title, not %q as well", args[1])
	case o.load != "":
		g, err = o.loadGame(c, lib, args)
	case len(args) == 0:
		return g, usagef("play: which TITLE? possible: %s", slugs(lib.all))
	default:
		g, err = lib.find(args[0])
		if err == nil {
			err = o.newGame(c, g.Title)
		}
	}
	if err == nil {
		c.Title, c.Face, c.Facts = g.Title, g.Face, lib.ownFacts(g)
	}
	return g, err
}

func (o *playOptions) newGame(c *console.Config, t game.Title) error {
	n := o.players
	if n == 0 {
		n = slices.Min(t.Info().Sizes())
	}
	s, err := setup(n, o.options)
	if err != nil {
		return err
	}
	s, err = t.Info().Complete(s)
	if err != nil {
		return usageError{err}
	}
	c.Secret = make([]byte, 32)
	rand.Read(c.Secret)
	if o.seed != "" {
		sum := sha256.Sum256([]byte("outremer play " + o.seed))
		c.Secret = sum[:]
	}
	c.Header = record.NewHeader(t, s, record.Seal(c.Secret), make([]string, n))
	return nil
}

func (o *playOptions) loadGame(c *console.Config, lib library, args []string) (games.Game, error) {
	f, g, err := readLog(lib, o.load)
	switch {
	case err != nil:
		return g, err
	case len(args) == 1 && args[0] != f.Game:
		return g, usagef("%s is a game of %s, not of %s", o.load, f.Game, args[0])
	case f.Secret == nil:
		return g, fmt.Errorf("%s: the log has no secret, so its luck is unknown", o.load)
	}
	if _, err := logbook.Follow(g.Title, f); err != nil {
		return g, fmt.Errorf("%s: %w", o.load, err)
	}
	c.Header, c.Secret, c.Records = f.Header, f.Secret, f.Records
	return g, nil
}

// seat decides who plays where.
func (o *playOptions) seat(c *console.Config) error {
	names := c.Header.Seats
	vacant, err := vacantSeats(c)
	if err != nil {
		return err
	}
	seats := game.AllSeats(len(names)) &^ vacant
	c.People = o.usual(c, seats)
	if len(o.seats) > 0 {
		c.People = 0
		for _, name := range o.seats {
			at := slices.Index(names, name)
			if at < 0 && name != "none" {
				return usagef("--seat: %q is unknown; possible: %s, none", name, strings.Join(names, ", "))
			}
			if vacant.Has(game.Seat(at)) {
				return usagef("--seat: nobody sits at %s in this game", name)
			}
			c.People = c.People.With(game.Seat(at))
		}
	}
	rest := seats &^ c.People
	bots, err := namedBots(c.Title, o.bots, rest.Len())
	if err != nil {
		return err
	}
	c.Bots = map[game.Seat]bot.Player{}
	players := bot.Players(c.Title)
	for _, name := range bots {
		c.Bots[rest.First()] = players[name]
		rest = rest.Without(rest.First())
	}
	return nil
}

// vacantSeats returns the seats that are vacant in this game.
func vacantSeats(c *console.Config) (game.Seats, error) {
	if filler, ok := c.Title.(game.Filler); ok {
		return filler.Vacant(c.Header.Setup(c.Secret))
	}
	return 0, nil
}

// usual returns the seats played at the terminal by default: the same as when the game was saved,
// all of them in hot-seat mode, otherwise the first.
func (o *playOptions) usual(c *console.Config, seats game.Seats) game.Seats {
	var before game.Seats
	for _, r := range c.Records {
		if r.Mark == "" {
			before = before.With(r.Seat)
		}
	}
	switch {
	case before != 0:
		return before
	case o.hotseat:
		return seats
	default:
		return game.Only(seats.First())
	}
}

// language returns the requested language, or the terminal's if we speak it.
func language(lang string) (string, error) {
	if slices.Contains(text.Languages, lang) {
		return lang, nil
	}
	if lang != "" {
		return "", usagef("--lang: %q is unknown; possible: %s", lang, strings.Join(text.Languages, ", "))
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale := os.Getenv(name); locale != "" {
			for _, l := range text.Languages {
				if strings.HasPrefix(locale, l) {
					return l, nil
				}
			}
			break
		}
	}
	return text.Languages[0], nil
}

// colored decides whether to use colours. NO_COLOR is a terminal convention.
func colored(when string, out any) (bool, error) {
	switch when {
	case "always":
		return true, nil
	case "never":
		return false, nil
	case "auto":
		return isTerminal(out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb", nil
	default:
		return false, usagef("--color: %q is unknown; possible: auto, always, never", when)
	}
}

// width returns the terminal's width; 0 if there is none.
func width(out any) int {
	if f, ok := out.(*os.File); ok {
		if w, _, err := term.GetSize(int(f.Fd())); err == nil {
			return min(w, 100) // longer lines are hard to read
		}
	}
	return 0
}
