package gametest

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

// skirmishes is a copy of the kept games of skirmish.
func skirmishes(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../games/skirmish/testdata/games")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// inspect returns everything Kept finds.
func inspect(t *testing.T, title game.Title, dir string) error {
	t.Helper()
	s, err := openShelf(dir, []game.Title{title})
	if err != nil {
		t.Fatal(err)
	}
	errs := append(s.guard(), s.complete()...)
	for i := range s.games {
		errs = append(errs, s.replay(&s.games[i]))
	}
	for r := game.Revision(1); r <= s.info.Revision; r++ {
		errs = append(errs, s.recount(r))
	}
	return errors.Join(errs...)
}

const advice = "a game of revision 1 no longer replays: if the rule changed on purpose, raise Info.Revision and keep the old behaviour for revision 1"

// ruleChanges are changes of skirmish's rules that somebody made without a new revision.
var ruleChanges = []plant{
	{name: "nobody may bid three", says: "refused at record",
		check: func(_ *planted, _ game.Seat, m game.Move, err error) error {
			if m.Verb == bid && m.A == 3 {
				return &game.Violation{Rule: "2.1", Key: game.KeyNotOffered}
			}
			return err
		}},
	{name: "one die more", says: "log has rolls",
		played: func(s *planted, _ game.Seat, m game.Move, _ *game.Log) {
			if m.Verb == passing {
				s.Luck().Intn(1, 6)
			}
		}},
	{name: "one troop less in the second round", says: "the log has",
		options: func(s *planted, _ game.Seat, moves []game.Move) []game.Move {
			if s.Left == 2 && moves[0].Verb == bid && len(moves) > 2 {
				return moves[1:]
			}
			return moves
		},
		check: func(*planted, game.Seat, game.Move, error) error { return nil }},
	{name: "another winner", says: "differs at record",
		result: func(_ *planted, r game.Result) game.Result { r.Winners = 0; return r }},
	{name: "a way on that nobody took", says: "ways of",
		options: func(s *planted, p game.Seat, moves []game.Move) []game.Move {
			if *s.seen(p).Bids[p] == 3 && len(moves) > 2 {
				return moves[1:]
			}
			return moves
		},
		check: func(*planted, game.Seat, game.Move, error) error { return nil }},
	{name: "a fault", says: "panic: the bridge is down",
		play: func(*planted, game.Seat, game.Move, *game.Log) { panic("the bridge is down") }},
}

func TestKeptFindsRuleChanges(t *testing.T) {
	dir := skirmishes(t)
	for _, title := range []game.Title{games.Example().Title, faulty{&plant{}}} {
		if err := inspect(t, title, dir); err != nil {
			t.Fatalf("nothing changed, and yet: %v", err)
		}
	}
	for _, p := range ruleChanges {
		t.Run(p.name, func(t *testing.T) {
			err := inspect(t, faulty{&p}, dir)
			if err == nil {
				t.Fatal("no kept game shows it")
			}
			if text := err.Error(); !strings.Contains(text, p.says) || !strings.Contains(text, advice) {
				t.Errorf("it says %.2000s", text)
			}
		})
	}
}

// TestKeptIsGuarded: changing a kept game to fit the rules is detected.
func TestKeptIsGuarded(t *testing.T) {
	const log = "r1-skirmish-2p-undone.log.gz"
	blank, err := record.Compress([]byte("\n")) // which does not change the game
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change func(dir string) error
		says   string
	}{
		"missing":        {func(dir string) error { return os.Remove(filepath.Join(dir, log)) }, log + " is missing"},
		"altered":        {func(dir string) error { return appendTo(filepath.Join(dir, log), string(blank)) }, log + " was altered"},
		"counts":         {func(dir string) error { return appendTo(filepath.Join(dir, "r1-counts.txt"), log+" 0 1 4\n") }, "r1-counts.txt was altered"},
		"not listed":     {func(dir string) error { return os.Rename(filepath.Join(dir, log), filepath.Join(dir, "r1-new.log.gz")) }, "r1-new.log.gz is not listed in SUMS"},
		"nothing listed": {func(dir string) error { return os.Remove(filepath.Join(dir, sumsName)) }, log + " is not listed in SUMS"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := skirmishes(t)
			if err := c.change(dir); err != nil {
				t.Fatal(err)
			}
			err := inspect(t, games.Example().Title, dir)
			if err == nil || !strings.Contains(err.Error(), c.says+": a kept game must never change; raise Info.Revision and keep new games") {
				t.Errorf("%v", err)
			}
		})
	}
}

func appendTo(path, text string) error {
	old, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(old, text...), 0o644)
}

// TestKeptIsComplete: a new revision, and every option in it, needs games.
func TestKeptIsComplete(t *testing.T) {
	dir := skirmishes(t)
	next := faulty{&plant{info: func(i *game.Info) { i.Revision++ }}}
	s, err := openShelf(dir, []game.Title{next})
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(s.complete()...); err == nil || !strings.Contains(err.Error(), "no game of revision 3 is kept: make keep TITLE=skirmish") {
		t.Errorf("%v", err)
	}
	wider := faulty{&plant{info: func(i *game.Info) {
		i.Seats = append(slices.Clone(i.Seats), []string{"a", "b", "c", "d", "e"})
		i.Editions = append(i.Editions, "deluxe")
		i.Options = []game.Option{{Slug: "castles", Values: []string{"three", "five", "nine"}}}
	}}}
	for _, want := range []string{"5 seats", "edition deluxe", "castles=nine"} {
		if err := inspect(t, wider, dir); err == nil || !strings.Contains(err.Error(), "no game of revision 2 with "+want) {
			t.Errorf("%s: %v", want, err)
		}
	}
}

// TestKeepOnlyAdds: games of a new revision join those of the others, which stay.
func TestKeepOnlyAdds(t *testing.T) {
	dir := skirmishes(t)
	before, err := os.ReadFile(filepath.Join(dir, sumsName))
	if err != nil {
		t.Fatal(err)
	}
	next := faulty{&plant{info: func(i *game.Info) { i.Revision++ }, setup: func(s *game.Setup) { s.Revision = min(s.Revision, 2) }}}
	for range 2 { // again nothing is new
		if err := keep(dir, []game.Title{next}); err != nil {
			t.Fatal(err)
		}
	}
	after, err := os.ReadFile(filepath.Join(dir, sumsName))
	if err != nil {
		t.Fatal(err)
	}
	added, ok := strings.CutPrefix(string(after), string(before))
	if !ok || strings.Count(added, "\n") != 4 || strings.Count(added, "  r3-") != 4 {
		t.Errorf("to the sums was added:\n%s", added)
	}
	if err := inspect(t, next, dir); err == nil || strings.Contains(err.Error(), "must never change") || strings.Contains(err.Error(), "no longer replays") {
		t.Errorf("only castles=five is missing, not: %v", err)
	}
}
