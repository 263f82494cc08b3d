package main

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"

	"outremer/bot"
	"outremer/console"
	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/games/skirmish"
	"outremer/store"
	"outremer/store/sqlite"
	"outremer/table/logbook"
)

// faulty is skirmish with a bug: it panics when someone bids 3.
type faulty struct{ game.Title }

type faultyState struct{ *skirmish.State }

// Info names no facts: there is no shelf on which a log could find them.
func (f faulty) Info() game.Info {
	i := f.Title.Info()
	i.Facts = game.Facts{}
	return i
}

func (f faulty) New(s game.Setup) (game.State, error) {
	st, err := f.Title.New(s)
	if err != nil {
		return nil, err
	}
	return faultyState{st.(*skirmish.State)}, nil
}

func (s faultyState) Clone() game.State { return faultyState{s.State.Clone().(*skirmish.State)} }

func (s faultyState) Play(p game.Seat, m game.Move, log *game.Log) {
	if p == 0 && games.Example().Title.Lexicon().Format(m) == "bid 3" { // the person's, whatever the bot does
		panic("three is too many")
	}
	s.State.Play(p, m, log)
}

func faultyGame() games.Game {
	t := faulty{games.Example().Title}
	return games.Game{Title: t, Text: games.Example().Text}
}

// crashLog returns the log left behind by a game in which the rules failed.
func crashLog(t *testing.T) string {
	t.Helper()
	t.Setenv("TMPDIR", t.TempDir())
	g := faultyGame()
	words, err := speak(g)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := g.Info().Complete(game.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	secret := []byte("secret")
	var out bytes.Buffer
	err = console.Play(context.Background(), console.Config{
		Title: g.Title, Text: words, Lang: "en", Secret: secret, Header: record.NewHeader(g.Title, setup, record.Seal(secret), []string{"", ""}),
		People: game.AllSeats(1), Bots: map[game.Seat]bot.Player{1: bot.Random{}}, In: strings.NewReader("bid 1\nbid 3\n"), Out: &out})
	if err == nil {
		t.Fatal("the fault was not reported:\n" + out.String())
	}
	_, path, ok := strings.Cut(err.Error(), "three is too many; outremer open ")
	path, _, ok2 := strings.Cut(path, " shows")
	if !ok || !ok2 {
		t.Fatal(err)
	}
	return path
}

func TestCrashLog(t *testing.T) {
	path := crashLog(t)
	if text := read(t, path); !strings.Contains(text, " red bid 3\nsecret ") {
		t.Errorf("the log does not end with the move that failed:\n%s", text)
	}
	g := faultyGame()
	lib := library{all: []games.Game{g}}
	f, _, err := readLog(lib, path)
	if err != nil {
		t.Fatal(err)
	}
	last := len(f.Records)
	course, err := logbook.Follow(g.Title, f)
	if d, ok := errors.AsType[*record.Difference](err); !ok || d.N != last || !errors.Is(d.Err, logbook.ErrPanic) || course.Len() != last-1 {
		t.Errorf("followed to %d of %d: %v", course.Len(), last, err)
	}
	if verdict, ok := verifyLog(lib, path); ok || !strings.Contains(verdict, "three is too many") || strings.Contains(verdict, "\n") {
		t.Errorf("verify: %q", verdict)
	}

	db, err := sqlite.Open(context.Background(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	in, err := logbook.Import(context.Background(), db, g, f, logbook.Entry{ID: store.NewID(), Name: "crash", Guest: store.Guest{ID: "g", Name: "G"}, Program: program()})
	if err != nil || in.Status != store.Frozen || in.Fault == nil {
		t.Errorf("imported as %+v: %v", in, err)
	}
	if recs, err := db.Records(context.Background(), in.ID, 0); err != nil || len(recs) != last-1 {
		t.Errorf("%d records of %d: %v", len(recs), last-1, err)
	}
}
