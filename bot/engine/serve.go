package engine

import (
	"bufio"
	"cmp"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"

	"outremer/bot"
	"outremer/game"
)

// Program is a bot that plays as an engine.
type Program struct {
	Name string
	Bot  string                                // one of the bots of the title; "": the strongest
	Find func(slug string) (game.Title, error) // the titles it knows
}

// mostLine is the longest line that is read: a view of the largest game is a tenth of it.
const mostLine = 4 << 20

// Serve plays until its input ends or says so. What it does not understand it answers with a line
// that begins with "error", and goes on.
func (p Program) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, mostLine)
	c := conversation{Program: p}
	for lines.Scan() {
		verb, rest, _ := strings.Cut(lines.Text(), " ")
		if verb == "quit" {
			return nil
		}
		answer, err := c.hear(ctx, verb, rest)
		if err != nil {
			answer = "error " + strings.Join(strings.Fields(err.Error()), " ")
		}
		if answer == "" {
			continue
		}
		if _, err := fmt.Fprintln(out, answer); err != nil {
			return err
		}
	}
	return lines.Err()
}

// conversation is what an engine was told.
type conversation struct {
	Program
	title game.Title
	setup game.Setup
	seat  game.Seat
	luck  game.Rand
	brain game.Brain
	state game.State // a sampled world, or the game itself
	log   game.Log   // of the game itself
	told  int        // how much of it the brain knew when it last chose
	news  []game.Event
}

// hear takes in a line, and returns the answer if there is one.
func (c *conversation) hear(ctx context.Context, verb, rest string) (answer string, err error) {
	if c.title == nil && verb != "outremer-engine" && verb != "game" {
		return "", fmt.Errorf("%s: there is no game yet", verb)
	}
	switch verb {
	case "outremer-engine":
		return strings.Join([]string{"ready", c.Name, usesWorlds, usesLuck}, " "), nil
	case "game":
		return "", c.begin(rest)
	case "seat":
		return "", c.sit(rest)
	case "luck":
		return "", c.follow(rest)
	case "moved":
		return "", c.moved(rest)
	case "news":
		e, err := parseEvent(c.title.Lexicon(), c.seats(), rest)
		c.news = append(c.news, e)
		return "", err
	case "world":
		return "", c.restore(rest)
	case "choose":
		return c.choose(ctx)
	default: // the view and the options are in the world; and who speaks a later version may say more
		return "", nil
	}
}

func (c *conversation) seats() []string { return c.title.Info().Seats[c.setup.Seats] }

func (c *conversation) begin(text string) error {
	slug, setup, err := parseSetup(text)
	if err != nil {
		return err
	}
	t, err := c.Find(slug)
	if err != nil {
		return err
	}
	setup, err = t.Info().Complete(setup)
	if err != nil {
		return err
	}
	*c = conversation{Program: c.Program, title: t, setup: setup, seat: game.Nobody}
	return nil
}

func (c *conversation) sit(text string) (err error) {
	var name string
	var seed uint64
	if _, err := fmt.Sscanf(text, "%s luck=%d", &name, &seed); err != nil {
		return fmt.Errorf("seat: %q is not a seat and luck=NUMBER", text)
	}
	s, ok := c.title.Info().SeatNamed(c.setup.Seats, name)
	if !ok {
		return fmt.Errorf("seat: no seat is called %q", name)
	}
	c.seat, c.luck, c.news = s, game.Quick([2]uint64{seed}), nil
	all := bot.For(c.title)
	c.brain, err = bot.New(c.title, cmp.Or(c.Bot, all[len(all)-1]), &c.luck)
	return err
}

// follow begins the game itself, for a twin.
func (c *conversation) follow(text string) (err error) {
	var key [2]uint64
	if _, err := fmt.Sscanf(text, "%x %x", &key[0], &key[1]); err != nil {
		return fmt.Errorf("luck: %q is not two numbers", text)
	}
	setup := c.setup
	setup.Key = key
	c.state, err = c.title.New(setup)
	return err
}

// moved plays a move in the game itself.
func (c *conversation) moved(text string) error {
	name, words, _ := strings.Cut(text, " ")
	s, ok := c.title.Info().SeatNamed(c.setup.Seats, name)
	if !ok || c.state == nil {
		return fmt.Errorf("moved: no seat is called %q, or there is no luck", name)
	}
	m, err := c.title.Lexicon().Parse(words)
	if err != nil {
		return fmt.Errorf("moved: %w", err)
	}
	return game.Apply(c.state, s, m, &c.log)
}

func (c *conversation) restore(text string) error {
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return fmt.Errorf("world: %w", err)
	}
	c.state, err = c.title.Restore(c.setup, data)
	if err != nil {
		return fmt.Errorf("world: %w", err)
	}
	return nil
}

// choose lets the brain look and answer.
func (c *conversation) choose(ctx context.Context) (string, error) {
	if c.brain == nil || c.state == nil {
		return "", errors.New("choose: there is no seat yet, or nothing to see")
	}
	news := c.news
	if len(c.log.Events) > 0 {
		news = c.log.Events[c.told:]
	}
	moves, err := c.brain.Choose(ctx, game.Scene{State: c.state, Seat: c.seat, News: news}.Window(), nil)
	if err != nil {
		return "", err
	}
	c.news, c.told = nil, len(c.log.Events)
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = c.title.Lexicon().Format(m)
	}
	return "play " + strings.Join(words, between), nil
}

// between separates moves in a line.
const between = " | "
