package table

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// watchmaker is a clock that stands still until a test lets time pass.
type watchmaker struct{ ms atomic.Int64 }

func (w *watchmaker) now() time.Time { return time.UnixMilli(w.ms.Load()) }

func (w *watchmaker) pass(h *Host, d time.Duration) {
	w.ms.Add(d.Milliseconds())
	h.wakeJobs()
}

// strict is skirmish with a rule for late seats: they seal or pass.
type strict struct{ game.Title }

type strictState struct{ game.State }

func (t strict) Info() game.Info {
	i := t.Title.Info()
	i.Able.Absentee = true
	return i
}

func (t strict) New(s game.Setup) (game.State, error) {
	st, err := t.Title.New(s)
	return &strictState{st}, err
}
func (s *strictState) Clone() game.State { return &strictState{s.State.Clone()} }
func (s *strictState) Late(p game.Seat) game.Move {
	return games.Example().Title.Lexicon().Safe(last.moves(s, p))
}
func (s *strictState) Vacate(p game.Seat) game.Move { return s.Late(p) }

// moves are the options, the last one first.
func (playerFunc) moves(st game.State, p game.Seat) []game.Move {
	all := st.Options(nil, p)
	return []game.Move{all[len(all)-1]}
}

// timedHost is a host with a clock controlled by the test.
func timedHost(t *testing.T, title game.Title, change ...func(*Config)) (*Host, *watchmaker) {
	w := new(watchmaker)
	w.ms.Store(1_700_000_000_000)
	return newHost(t, append([]func(*Config){func(c *Config) {
		c.Titles, c.DefaultBot, c.Now = []game.Title{title}, "last", w.now
	}}, change...)...), w
}

const minute = 60 * 1000

// timedDuel is a duel with ten minutes for a turn.
func timedDuel(t *testing.T, h *Host) *Table {
	t.Helper()
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Clock: clock.Limits{"turn": 600}})
	_, err := tab.Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	return tab
}

// left returns how long the table will still wait, in milliseconds; 0: forever.
func left(t *testing.T, h *Host, tab *Table) int64 {
	t.Helper()
	due := look(t, tab, game.Nobody).Clock.Due
	if due == 0 {
		return 0
	}
	at, ok, err := h.Store.NextJob(bg)
	must(t, err)
	if !ok || at != due {
		t.Fatalf("due at %d, job at %d", due, at)
	}
	return due - h.now()
}

func logOf(t *testing.T, h *Host, tab *Table) string {
	t.Helper()
	recs, err := h.Store.Records(bg, tab.ID(), 0)
	must(t, err)
	var all strings.Builder
	for _, r := range recs {
		all.WriteString(r.Text)
	}
	return all.String()
}

func TestClockRefuses(t *testing.T) {
	h := newHost(t)
	for name, limits := range map[string]clock.Limits{
		"no such kind": {"reaction": 60}, "none": {"turn": 0},
		"too short": {"turn": clock.MinLimit - 1}, "too long": {"turn": clock.MaxLimit + 1},
	} {
		_, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Clock: limits})
		var bad *game.SetupError
		if !errors.As(err, &bad) || bad.Field != "clock" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestWhatRestartsTheClock: a wait goes on until somebody is asked something else.
func TestWhatRestartsTheClock(t *testing.T) {
	h, w := timedHost(t, games.Example().Title)
	tab := timedDuel(t, h)
	check := func(what string, want int64) {
		t.Helper()
		if got := left(t, h, tab); got != want*minute {
			t.Fatalf("%s: %d ms left, want %d minutes", what, got, want)
		}
		w.pass(h, time.Minute)
	}
	check("start", 10)
	play(t, tab, 0, "bid 2")
	check("a draft is edited", 9)
	must(t, tab.Undo(bg, by(0)))
	check("an edit is taken back", 8)
	play(t, tab, 0, "seal")
	check("one has sealed", 7)
	play(t, tab, 0, "unseal")
	check("and opens the draft again", 6)
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	check("all have sealed, a window opens", 10)
	play(t, tab, 0, "pass")
	check("one has passed", 9)
	play(t, tab, 1, "pass")
	check("the next draft", 10)
	must(t, tab.RequestUndo(bg, by(0)))
	check("somebody asks for an undo", 9)
	say(t, tab, 0, press.Outgoing{Text: "please"})
	check("and says please", 8)
	must(t, tab.Cover(bg, by(0), "random"))
	if look(t, tab, 1).Clock.Due != 0 {
		t.Error("nobody waits for Berta, and her time runs")
	}
	must(t, h.Shutdown(bg)) // the bot plays on until then
	sameAfterReload(t, h, tab)
}

// TestNoClockWithoutCompany: there is no limit for a single person, against bots or at several
// seats.
func TestNoClockWithoutCompany(t *testing.T) {
	h, _ := timedHost(t, games.Example().Title)
	for _, n := range []NewTable{
		{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}},
		{Players: 2, Sit: []game.Seat{0, 1}},
	} {
		n.Clock = map[string]int64{"turn": 600}
		if got := left(t, h, create(t, h, n)); got != 0 {
			t.Errorf("%+v: %d ms", n, got)
		}
	}
}

// TestTimeUpByTheRules: the moves the rules prescribe are played for all late seats in one step,
// and the next wait begins.
func TestTimeUpByTheRules(t *testing.T) {
	h, w := timedHost(t, strict{games.Example().Title})
	tab := timedDuel(t, h)
	play(t, tab, 1, "seal")
	w.pass(h, 9*time.Minute)
	play(t, tab, 0, "bid 2") // seats that have not finished are late
	w.pass(h, time.Minute)
	until(t, tab, game.Nobody, func(s *Snapshot) bool { return s.Clock.Due > h.now() })
	if got := logOf(t, h, tab); got != "1 blue seal\n2 red bid 2\n3 red note late\n4 red seal late\n" {
		t.Errorf("log\n%s", got)
	}
	if got := left(t, h, tab); got != 10*minute {
		t.Errorf("%d ms for the next turn", got)
	}
	sameAfterReload(t, h, tab)
}

// TestTimeUpByBot: without such a rule a bot plays the turn, and only that.
func TestTimeUpByBot(t *testing.T) {
	h, w := timedHost(t, games.Example().Title)
	tab := timedDuel(t, h)
	play(t, tab, 1, "seal")
	w.pass(h, 10*time.Minute)
	until(t, tab, game.Nobody, func(s *Snapshot) bool { return s.Clock.Due > h.now() })
	if got := logOf(t, h, tab); got != "1 blue seal\n2 red note late\n3 red seal late\n" {
		t.Errorf("log\n%s", got)
	}
	if s := look(t, tab, 0); s.Prompt == nil || s.Seats[0].Bot != "" {
		t.Errorf("red is asked %v, and %q plays", s.Prompt, s.Seats[0].Bot)
	}
	play(t, tab, 0, "pass")
}

// TestHolderComesBackWhileTheBotPlays: until the bot has moved the seat is covered, and
// its holder can have it back with new time.
func TestHolderComesBackWhileTheBotPlays(t *testing.T) {
	h, w := timedHost(t, games.Example().Title, func(c *Config) { c.Pause = time.Hour })
	tab := timedDuel(t, h)
	play(t, tab, 1, "seal")
	w.pass(h, 10*time.Minute)
	until(t, tab, 0, func(s *Snapshot) bool { return s.Seats[0].Bot == "last" })
	want(t, try(t, tab, 0, "seal"), ErrCovered)
	must(t, tab.Uncover(bg, by(0)))
	if got := left(t, h, tab); got != 10*minute {
		t.Errorf("%d ms left", got)
	}
	play(t, tab, 0, "seal")
}

// TestThreeTurnsMissed: three in a row, and a bot covers the seat until its holder takes
// it back.
func TestThreeTurnsMissed(t *testing.T) {
	for name, title := range map[string]game.Title{"rules": strict{games.Example().Title}, "bot": games.Example().Title} {
		t.Run(name, func(t *testing.T) {
			h, w := timedHost(t, title)
			tab := timedDuel(t, h)
			for turn, move := range []string{"seal", "pass", "seal", "pass", "seal"} {
				if s := look(t, tab, 0).Seats[0]; s.Bot != "" {
					t.Fatalf("covered after %d turns", turn)
				}
				play(t, tab, 1, move)
				if turn == 1 { // in time for once: the count begins again
					play(t, tab, 0, move)
					continue
				}
				w.pass(h, 10*time.Minute)
				until(t, tab, 0, func(s *Snapshot) bool { return s.Clock.Due > h.now() || turn == 4 })
			}
			until(t, tab, 1, func(s *Snapshot) bool { return s.Seats[0].Bot == "last" && s.Seats[0].Holder == "Anna" })
			must(t, tab.Uncover(bg, by(0)))
			if peek(tab, func(tab *Table) int { return tab.wait.Missed[0] }) != 0 {
				t.Error("nothing is forgotten")
			}
		})
	}
}

// TestDeadlinesSurviveRestarts: time that passes while no server is running counts.
func TestDeadlinesSurviveRestarts(t *testing.T) {
	db := newStore(t)
	h, w := timedHost(t, strict{games.Example().Title}, func(c *Config) { c.Store = db })
	tab := timedDuel(t, h)
	id := tab.ID()
	must(t, h.Shutdown(bg))
	w.ms.Add(10 * minute)
	h = newHost(t, func(c *Config) {
		c.Store, c.Titles, c.Now = db, []game.Title{strict{games.Example().Title}}, w.now
	})
	again := open(t, h, id)
	until(t, again, game.Nobody, func(s *Snapshot) bool { return s.N == 4 })
	if got := logOf(t, h, again); got != "1 red note late\n2 blue note late\n3 red seal late\n4 blue seal late\n" {
		t.Errorf("log\n%s", got)
	}
}

// TestUndoGivesNoTime: taking a move back does not extend the deadline.
func TestUndoGivesNoTime(t *testing.T) {
	h, w := timedHost(t, games.Example().Title)
	tab := timedDuel(t, h)
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	w.pass(h, 4*time.Minute)
	play(t, tab, 0, "pass")
	must(t, tab.Undo(bg, by(0)))
	if got := left(t, h, tab); got != 6*minute {
		t.Errorf("got %d ms left, want 6 minutes", got)
	}
}

// TestPause: the clock stops when all want it, and resumes when all want that.
func TestPause(t *testing.T) {
	h, w := timedHost(t, strict{games.Example().Title})
	tab := timedDuel(t, h)
	w.pass(h, 4*time.Minute)
	must(t, tab.Pause(bg, by(0), true))
	if c := look(t, tab, 1).Clock; c.Stopped != 0 || c.Agreed != game.Only(0) {
		t.Fatalf("clock %+v", c)
	}
	must(t, tab.Pause(bg, by(0), false))
	must(t, tab.Pause(bg, by(1), true))
	if look(t, tab, 1).Clock.Stopped != 0 {
		t.Fatal("stopped by one")
	}
	must(t, tab.Pause(bg, by(0), true))
	if _, ok, _ := h.Store.NextJob(bg); ok || look(t, tab, 1).Clock.Stopped != h.now() {
		t.Fatal("still running")
	}
	w.pass(h, time.Hour)
	must(t, tab.Pause(bg, by(1), true))
	must(t, tab.Pause(bg, by(0), true))
	if got := left(t, h, tab); got != 6*minute {
		t.Errorf("%d ms left", got)
	}
	sameAfterReload(t, h, tab)
	want(t, tab.Pause(bg, By{"carla", 0}, true), ErrNotYours)
	want(t, duel(t, newHost(t)).Pause(bg, by(0), true), ErrNoClock)
}

// TestClockTellsNothing: with a clock, and with time that runs out, a game in which
// blue edits its drafts looks to the others like one in which it does not.
func TestClockTellsNothing(t *testing.T) {
	run := func(edit bool) []string {
		// The bot that takes the seat in the end comes too late to be told of, or not.
		h, w := timedHost(t, strict{games.Example().Title}, func(c *Config) { c.Pause = time.Hour })
		tab := timedDuel(t, h)
		red, outside := follow(t, tab, 0), follow(t, tab, game.Nobody)
		for round := range 3 {
			for range 3 {
				w.pass(h, time.Minute)
				if snap := look(t, tab, 1); edit {
					must(t, tab.Submit(bg, Order{by(1), snap.Prompt.ID, snap.Moves[0]}))
				}
				red.drain()
				outside.drain()
			}
			play(t, tab, 0, "seal")
			red.drain()
			outside.drain()
			w.pass(h, 7*time.Minute)
			until(t, tab, 0, func(s *Snapshot) bool { return s.Clock.Due > h.now() || s.Seats[1].Bot != "" })
			if round == 2 {
				break
			}
			play(t, tab, 0, "pass")
			w.pass(h, 10*time.Minute)
			until(t, tab, 0, func(s *Snapshot) bool { return s.Clock.Due > h.now() || s.Seats[1].Bot != "" })
			if look(t, tab, 0).Seats[1].Bot != "" {
				break
			}
		}
		red.drain()
		outside.drain()
		return append(red.told, outside.told...)
	}
	plain, edited := run(false), run(true)
	if len(plain) != len(edited) {
		t.Fatalf("%d things are told, or %d", len(plain), len(edited))
	}
	for i := range plain {
		// Which castle falls to whom may differ: the bids do.
		if a, b := cutView(plain[i]), cutView(edited[i]); a != b {
			t.Fatalf("told\n%s\nor\n%s", a, b)
		}
	}
}

// cutView leaves the clock and the seats of what was told.
func cutView(told string) string {
	_, seats, _ := strings.Cut(told, `"Status"`)
	seats, _, _ = strings.Cut(seats, `"Sealed"`)
	return fmt.Sprint(strings.Contains(told, `"FromStart":true`), seats)
}

// TestVacantSeats: at seats that the title leaves to the game nobody can sit, and the
// table does not wait for them.
func TestVacantSeats(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Titles = []game.Title{filled{games.Example().Title}} })
	for field, n := range map[string]NewTable{
		"sit":  {Sit: []game.Seat{2}},
		"bots": {Bots: map[game.Seat]string{2: "last"}},
	} {
		n.Title, n.Players = "skirmish", 3
		var bad *game.SetupError
		if _, err := h.Create(bg, anna, n); !errors.As(err, &bad) || bad.Field != field {
			t.Errorf("%s: %v", field, err)
		}
	}
	tab := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}})
	invites, err := tab.Invites("anna")
	must(t, err)
	if invites.Seats[2] != "" || invites.Seats[1] == "" {
		t.Errorf("invites %q", invites)
	}
	_, err = tab.Join(bg, carla, Place{Seat: 2})
	want(t, err, ErrTaken)
	_, err = tab.Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	if s := look(t, tab, 0); s.Status != store.Running || !s.Seats[2].Vacant {
		t.Errorf("status %s, seats %+v", s.Status, s.Seats)
	}
}

// filled is skirmish with a third seat at which nobody sits.
type filled struct{ game.Title }

func (filled) Vacant(s game.Setup) (game.Seats, error) {
	if s.Seats == 3 {
		return game.Only(2), nil
	}
	return 0, nil
}
