package table

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/games/skirmish"
	"outremer/store"
	"outremer/table/press"
)

func over(s *Snapshot) bool { return s.Status == store.Over }

// verified checks a finished table's log and returns its records.
func verified(t *testing.T, tab *Table) []record.Record {
	t.Helper()
	text, err := tab.Log(bg)
	must(t, err)
	f, err := record.Parse(text)
	must(t, err)
	must(t, record.Verify(games.Example().Title, f))
	return f.Records
}

func TestBotsPlayAWholeGame(t *testing.T) {
	h := newHost(t)
	// Without press: an unanswered offer would be a job, too.
	tab := create(t, h, NewTable{Players: 3, Bots: map[game.Seat]string{0: "random", 1: "last", 2: "random"}, Press: press.None})
	until(t, tab, game.Nobody, over)
	must(t, h.Shutdown(bg)) // a move is announced before it is counted
	for _, r := range verified(t, tab) {
		if r.Mark != "bot" {
			t.Errorf("record %+v", r)
		}
	}
	jobs, err := h.Store.Jobs(bg)
	must(t, err)
	for _, j := range jobs { // envoys may still be on their way home
		if j.Kind == botKind {
			t.Errorf("a job is left after the end: %+v", j)
		}
	}
	if s := h.Stats(); s.BotMoves != s.Moves || s.Moves == 0 {
		t.Errorf("stats %+v", s)
	}
}

// TestBotsSurviveRestarts: hosts that come and go on one store play one game,
// in which no bot answers a question twice.
func TestBotsSurviveRestarts(t *testing.T) {
	db := newStore(t)
	moved := make(chan struct{}, 1)
	slow := playerFunc(func(ctx context.Context, w game.Window) (game.Move, error) {
		select {
		case moved <- struct{}{}:
		default:
		}
		return last(ctx, w)
	})
	config := func(c *Config) { c.Store, c.Players = db, map[string]Player{"slow": slow} }
	h := newHost(t, config)
	id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Bots: map[game.Seat]string{0: "slow", 1: "slow"}})
	must(t, err)
	for restarts := 0; ; restarts++ {
		<-moved
		must(t, h.Shutdown(bg)) // in the middle of a thought
		row, err := db.LoadTable(bg, id)
		must(t, err)
		// A message left from before the restart: after it, it could be the last there is.
		select {
		case <-moved:
		default:
		}
		h = newHost(t, config)
		if row.Status == store.Over {
			t.Logf("%d restarts", restarts)
			break
		}
		if restarts > 5 {
			until(t, open(t, h, id), game.Nobody, over)
			break
		}
	}
	tab := open(t, h, id)
	if n := len(verified(t, tab)); n != 12 { // three rounds of two seals and two passes
		t.Errorf("%d records", n)
	}
}

// TestBotFailsGracefully: whatever a bot does wrong, a move is made that advances the game.
func TestBotFailsGracefully(t *testing.T) {
	for name, bad := range map[string]playerFunc{
		"error": func(context.Context, game.Window) (game.Move, error) {
			return game.Move{}, errors.New("no idea")
		},
		"panic":   func(context.Context, game.Window) (game.Move, error) { panic("no idea") },
		"illegal": func(context.Context, game.Window) (game.Move, error) { return game.Move{Verb: 99}, nil },
		"slow": func(ctx context.Context, _ game.Window) (game.Move, error) {
			<-ctx.Done()
			return game.Move{}, ctx.Err()
		},
		"vandal": func(_ context.Context, w game.Window) (game.Move, error) {
			luck := game.NewRand([2]uint64{})
			w.World(nil, &luck).Play(w.Seat(), w.Options(nil)[0], nil)
			return game.Move{Verb: 99}, nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHost(t, func(c *Config) { c.Players["bad"], c.Think = bad, time.Millisecond })
			tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "bad"}})
			until(t, tab, 0, func(s *Snapshot) bool { return s.N == 1 })
			recs, err := h.Store.Records(bg, tab.ID(), 0)
			must(t, err)
			if recs[0].Text != "1 blue seal bot\n" {
				t.Errorf("record %q", recs[0].Text)
			}
		})
	}
}

// TestBotsSeeSampledWorlds: what a bot is given differs from the truth where the
// bot cannot know it, and agrees with it where it can.
func TestBotsSeeSampledWorlds(t *testing.T) {
	var mu sync.Mutex
	cards, luck := map[string]bool{}, game.NewRand([2]uint64{})
	spy := playerFunc(func(_ context.Context, w game.Window) (game.Move, error) {
		mu.Lock()
		cards[w.World(nil, &luck).View(0).(*skirmish.View).Card] = true
		mu.Unlock()
		return w.Options(nil)[0], nil // another bid, so it is asked again
	})
	h := newHost(t, func(c *Config) { c.Players["spy"] = spy })
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "spy"}})
	w, err := tab.Watch("anna", 0, nil)
	must(t, err)
	defer w.Close()
	for range 200 {
		wake := peek(tab, func(tab *Table) chan struct{} { return tab.wake })
		mu.Lock()
		n := len(cards)
		mu.Unlock()
		if n == 2 {
			return
		}
		<-wake
	}
	t.Errorf("in 200 worlds red's secret card was always %v", cards)
}

// TestBotsWaitForPause: the job of a bot is due after the pause, not before.
func TestBotsWaitForPause(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Pause = time.Hour })
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	at, ok, err := h.Store.NextJob(bg)
	must(t, err)
	if !ok || at != h.now()+time.Hour.Milliseconds() {
		t.Errorf("job at %d", at)
	}
	play(t, tab, 0, "bid 2") // what a person does meanwhile does not delay the bot
	play(t, tab, 0, "seal")
	if again, _, _ := h.Store.NextJob(bg); again != at {
		t.Errorf("job moved to %d", again)
	}
}

func TestCoverAndUncover(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Pause = time.Hour })
	tab := duel(t, h)
	want(t, tab.Uncover(bg, by(0)), ErrNotCovered)
	want(t, tab.Cover(bg, By{"berta", 0}, "last"), ErrNotYours)
	if err := tab.Cover(bg, by(0), "nobody"); err == nil || !strings.Contains(err.Error(), "nobody") {
		t.Errorf("unknown bot: %v", err)
	}
	must(t, tab.Cover(bg, by(0), "last"))
	want(t, try(t, tab, 0, "seal"), ErrCovered)
	if _, ok, _ := h.Store.NextJob(bg); !ok {
		t.Error("the bot has no job")
	}
	if s := look(t, tab, 1).Seats[0]; s.Bot != "last" || s.Holder != "Anna" {
		t.Errorf("seat %+v", s)
	}
	want(t, tab.Uncover(bg, By{"berta", 0}), ErrNotYours)
	must(t, tab.Uncover(bg, by(0)))
	if _, ok, _ := h.Store.NextJob(bg); ok {
		t.Error("the job outlived the bot")
	}
	play(t, tab, 0, "seal")
	var notes []string
	for _, n := range newsOf(t, tab, game.Nobody) {
		notes = append(notes, fmt.Sprint(n.Kind, n.Note))
	}
	if got := strings.Join(notes, ", "); got != "notecover last, noteuncover, move" {
		t.Errorf("news: %s", got)
	}
	sameAfterReload(t, h, tab)
}

func TestResign(t *testing.T) {
	h := newHost(t, func(c *Config) { c.DefaultBot = "last" })
	tab := duel(t, h)
	must(t, tab.Leave(bg, by(0))) // after the start that is resigning
	if tab.Holds("anna") != 0 {
		t.Error("anna still sits there")
	}
	want(t, tab.Uncover(bg, by(0)), ErrNotYours)
	must(t, tab.Resign(bg, by(1)))
	until(t, tab, game.Nobody, over)
	verified(t, tab)
}
