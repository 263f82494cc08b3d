// Package console plays a game in a terminal, line by line: what happened, the board, the question,
// numbered answers. It needs no cursor control, so it works through a pipe, in a log and with a
// screen reader.
package console

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io"

	"outremer/bot"
	"outremer/game"
	"outremer/game/record"
	"outremer/terminal"
	"outremer/text"
)

//go:embed en.toml it.toml
var files embed.FS

// Config is a game, who plays it, and how it is shown.
type Config struct {
	Title   game.Title
	Face    terminal.Maker // how the title looks; nil shows its plain view
	Text    *text.Catalogue
	Header  record.Header    // what the game starts from
	Secret  []byte           // of its randomness
	Facts   []game.FactsFile // the facts it is played with, if other programs do not have them
	Records []record.Record  // what was played before

	People  game.Seats               // seats played at this terminal
	Bots    map[game.Seat]bot.Player // all other seats
	Curtain bool                     // people must not see each other's cards
	Lang    string
	Color   bool
	Width   int    // of a line; 0 means 80
	Save    string // file to save the log to; "" saves only on request

	In  io.Reader
	Out io.Writer
}

// session is a game in progress.
type session struct {
	Config
	course   *record.Course
	records  []record.Record
	adopting bool                 // the players want the newest rules
	standing map[game.Seat]string // what seats want done where they have only one answer, if they said so
	stoodAt  map[game.Seat]int    // last record when they said so
	back     game.Seat            // who took a move back and has not moved since
	told     map[game.Seat]int    // last record told to each seat
	viewer   game.Seat            // the seat that the screen is for
	luck     game.Rand            // the bots' randomness
	brains   map[game.Seat]*seated
	lines    <-chan string
	rest     string // rest of a line with several answers
	page     *terminal.Page
	face     terminal.Face
	words    terminal.Words
}

// errQuit ends the session when the player quits.
var errQuit = errors.New("quit")

// Play plays a game until it ends or the player quits. An error comes from the program or the
// rules, never from the player.
func Play(ctx context.Context, c Config) error {
	s, err := newSession(ctx, c)
	if err != nil {
		return err
	}
	s.welcome()
	err = s.run(ctx)
	if errors.Is(err, errQuit) || errors.Is(err, io.EOF) || ctx.Err() != nil {
		err = nil
	}
	return errors.Join(err, s.keep())
}

func newSession(ctx context.Context, c Config) (*session, error) {
	course, err := record.Begin(c.Title, c.Header.Setup(c.Secret))
	if err != nil {
		return nil, err
	}
	s := &session{Config: c, course: course, standing: map[game.Seat]string{}, stoodAt: map[game.Seat]int{}, told: map[game.Seat]int{}, brains: map[game.Seat]*seated{},
		// The bots' randomness is separate from the game's, or resuming would change the game.
		luck:  game.NewRand(game.DeriveKey(c.Secret, []string{"bots"})),
		lines: readLines(ctx, c.In), words: terminal.ReadWords(files, c.Lang)}
	s.page = terminal.NewPage(c.Out, c.Color, c.Width)
	s.face = s.newFace()
	s.viewer, s.back = c.People.First(), game.Nobody
	for _, r := range c.Records {
		ch, err := course.Follow(r)
		if err != nil {
			return nil, fmt.Errorf("record %d: %w", r.N, err)
		}
		if err := s.commit(ch); err != nil {
			return nil, err
		}
	}
	for seat := game.Nobody; int(seat) < len(c.Header.Seats); seat++ {
		s.told[seat] = course.Len()
	}
	return s, nil
}

func (s *session) newFace() terminal.Face {
	if s.Face == nil {
		s.Face = newPlainFace
	}
	return s.Face(&terminal.Desk{Page: s.page, Title: s.Title, Text: s.Text, Lang: s.Lang, Seats: s.Header.Seats,
		View: func(seat game.Seat) any { return s.course.State.View(seat) }, World: s.trial, Refuse: s.refusal})
}

// trial returns a world to try moves in. Looking at it must not affect the bots' randomness.
func (s *session) trial(seat game.Seat) game.State {
	luck := s.luck
	return game.Scene{State: s.course.State, Seat: seat}.Window().World(nil, &luck)
}

func (s *session) welcome() {
	s.page.Rule(s.Text.Name(s.Lang) + " · " + s.Text.Setting(s.Lang, len(s.Header.Seats)))
	if s.People != 0 {
		s.page.Dim(s.words.Say("welcome"))
	}
	s.offerUpdate()
}

// run lets everyone act in turn. Where several seats are asked, bots go first, so that the people's
// answer is the one that advances the game.
func (s *session) run(ctx context.Context) error {
	for {
		waiting := s.course.Awaiting()
		bots := waiting &^ s.People
		var err error
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case waiting == 0:
			return s.over(ctx)
		case bots != 0:
			err = s.letBot(ctx, bots.First())
		default:
			err = s.ask(ctx, waiting.First())
		}
		if err != nil {
			return err
		}
	}
}

// play makes a move. If the rules panic, it leaves a log that "outremer open" can show.
func (s *session) play(seat game.Seat, m game.Move, mark string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = s.crash(seat, m, p)
		}
	}()
	ch, err := s.course.Prepare(seat, m, mark)
	if err != nil {
		return err
	}
	s.back = game.Nobody
	return s.commit(ch)
}

func (s *session) commit(ch *record.Change) error {
	s.course.Commit(ch)
	s.records = append(s.records, ch.Record)
	if ch.Record.Kind == record.Undo {
		clear(s.brains) // what they remember was undone
	}
	if ch.Entry.Turn && ch.Record.Kind == record.Move {
		return s.adopt(ch.Record.Seat)
	}
	return nil
}
