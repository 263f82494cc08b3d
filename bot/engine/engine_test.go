package engine

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"outremer/game"
	"outremer/games"
)

var (
	bg    = context.Background()
	title = games.Example().Title
)

func find(slug string) (game.Title, error) {
	if slug != title.Info().Slug {
		return nil, fmt.Errorf("no title is called %q", slug)
	}
	return title, nil
}

// TestMain is also the engine of the tests: the program with the words engine HOW.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "engine" {
		behave(os.Args[2])
		return
	}
	goleak.VerifyTestMain(m)
}

// behave is an engine that is good, or fails in one way.
func behave(how string) {
	if how == "good" {
		Program{Name: "test", Bot: "greedy", Find: find}.Serve(bg, os.Stdin, os.Stdout) //nolint:errcheck // it ends with its input
		return
	}
	for s := bufio.NewScanner(os.Stdin); s.Scan(); {
		switch {
		case how == "rude":
			fmt.Println("hello")
		case strings.HasPrefix(s.Text(), "outremer-engine"):
			fmt.Println("ready test")
		case s.Text() != "choose":
		case how == "hangs":
			time.Sleep(time.Hour)
		case how == "dies":
			return
		default: // what it says, with _ for spaces
			fmt.Println(strings.ReplaceAll(how, "_", " "))
		}
	}
}

func command(how string) string { return os.Args[0] + " engine " + how }

// arena is a game whose seats are engines.
type arena struct {
	t      *testing.T
	setup  game.Setup
	st     game.State
	log    game.Log
	made   []Moved
	faults []string
}

func newArena(t *testing.T) *arena {
	t.Helper()
	setup, err := title.Info().Complete(game.Setup{Seats: 3, Key: [2]uint64{1, 2}})
	must(t, err)
	a := &arena{t: t, setup: setup}
	a.st, err = title.New(setup)
	must(t, err)
	return a
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func (a *arena) player(name string) *Player {
	p := &Player{Name: name, Wait: time.Minute, Report: func(_, why string) { a.faults = append(a.faults, why) }}
	a.t.Cleanup(p.Close)
	return p
}

// play plays the game to its end and returns it in notation.
func (a *arena) play(brains ...game.Brain) (moves []string) {
	a.t.Helper()
	told := make([]int, len(brains))
	for a.st.Awaiting() != 0 {
		s := a.st.Awaiting().First()
		scene := game.Scene{State: a.st, Seat: s, News: a.log.Events[told[s]:]}
		chosen, err := brains[int(s)%len(brains)].Choose(bg, scene.Window(), nil)
		must(a.t, err)
		told[s] = len(a.log.Events)
		for _, m := range chosen {
			must(a.t, game.Apply(a.st, s, m, &a.log))
			a.made = append(a.made, Moved{s, m})
			moves = append(moves, title.Lexicon().Format(m))
		}
	}
	return moves
}

// TestPlays: an engine and a twin play whole games without a fault, several with one process, and the
// same luck gives the same game.
func TestPlays(t *testing.T) {
	for _, prefix := range []string{prefixEngine, prefixTwin} {
		t.Run(prefix, func(t *testing.T) {
			var players []*Player
			game1 := func() []string {
				a := newArena(t)
				luck := game.Quick([2]uint64{3, 4})
				var brains []game.Brain
				for s := range 3 {
					if len(players) <= s {
						players = append(players, a.player(prefix+command("good")))
					}
					players[s].Report = func(_, why string) { t.Errorf("a fault: %s", why) }
					brains = append(brains, players[s].Sit(Game{Title: title, Setup: a.setup, Moves: func() []Moved { return a.made }}, &luck))
				}
				return a.play(brains...)
			}
			first, again := game1(), game1()
			if len(first) < 10 || !slices.Equal(first, again) {
				t.Errorf("two games with the same luck:\n%v\n%v", first, again)
			}
		})
	}
}

// TestFaults: whatever an engine does wrong, it is named, the game comes to its end, and after three
// times it is no longer asked.
func TestFaults(t *testing.T) {
	for how, want := range map[string]string{
		"hangs":          "in time",
		"dies":           "has ended",
		"rude":           "greets with",
		"play_nonsense":  "unknown verb",
		"play_seal_|_x":  "it plays",
		"pass":           `it says "pass"`,
		"error_no_ideas": "no ideas",
	} {
		t.Run(how, func(t *testing.T) {
			a := newArena(t)
			luck := game.Quick([2]uint64{3, 4})
			bad := a.player(prefixEngine + command(how))
			if how == "hangs" {
				bad.Wait = 200 * time.Millisecond
			}
			good := a.player(prefixEngine + command("good"))
			g := Game{Title: title, Setup: a.setup}
			a.play(bad.Sit(g, &luck), good.Sit(g, &luck), a.player(prefixEngine+command("good")).Sit(g, &luck))
			if len(a.faults) != mostFaults || !strings.Contains(a.faults[0], want) {
				t.Errorf("faults: %q", a.faults)
			}
		})
	}
}

// TestTwinIsTrusted: only who says that it can use the luck is told it, and only as a twin.
func TestTwinIsTrusted(t *testing.T) {
	a := newArena(t)
	luck := game.Quick([2]uint64{3, 4})
	p := a.player(prefixTwin + command("pass"))
	_, err := p.Sit(Game{Title: title, Setup: a.setup}, &luck).Choose(bg, game.Scene{State: a.st, Seat: 0}.Window(), nil)
	must(t, err)
	if len(a.faults) != 1 || !strings.Contains(a.faults[0], "cannot be a twin") {
		t.Errorf("faults: %q", a.faults)
	}
}

// told returns the lines that an engine at a seat is told.
func (a *arena) told(t *testing.T, st game.State, s game.Seat, events []game.Event) (lines []string) {
	t.Helper()
	var out bytes.Buffer
	luck := game.Quick([2]uint64{5, 6})
	b := a.player(prefixEngine).Sit(Game{Title: title, Setup: a.setup}, &luck).(*brain)
	b.running, b.knows = &process{in: bufio.NewWriter(&out), uses: []string{usesWorlds}}, true
	w := game.Scene{State: st, Seat: s, News: events}.Window()
	b.opts, b.world = w.Options(nil), w.World(nil, &luck)
	must(t, b.tellSight(w))
	must(t, b.running.in.Flush())
	b.Player.running = nil
	return strings.Split(out.String(), "\n")
}

// TestNothingSecret: an engine is told the same, whatever it cannot know.
func TestNothingSecret(t *testing.T) {
	a := newArena(t)
	r := game.Quick([2]uint64{7, 8})
	worlds := 0
	for a.st.Awaiting() != 0 {
		for s := range game.Seat(a.setup.Seats) {
			other := a.st.Clone()
			other.Sample(s, &r)
			lines, again := a.told(t, a.st, s, a.log.Events), a.told(t, other, s, a.log.Events)
			for i, line := range lines {
				switch {
				case strings.HasPrefix(line, "world "):
					worlds++
				case line != again[i]:
					t.Fatalf("seat %d is told\n%s\nor\n%s", s, line, again[i])
				}
			}
		}
		s := a.st.Awaiting().First()
		options := a.st.Options(nil, s)
		must(t, game.Apply(a.st, s, options[r.Intn(0, len(options))], &a.log))
	}
	if worlds == 0 {
		t.Error("no world was sent")
	}
}

// TestNews: events come through as they were seen.
func TestNews(t *testing.T) {
	a := newArena(t)
	luck := game.Quick([2]uint64{3, 4})
	g := Game{Title: title, Setup: a.setup}
	a.play(a.player(prefixEngine+command("good")).Sit(g, &luck), a.player(prefixEngine+command("good")).Sit(g, &luck), a.player(prefixEngine+command("good")).Sit(g, &luck))
	seats, hidden := title.Info().Seats[3], 0
	for _, e := range (game.Scene{State: a.st, Seat: 0, News: a.log.Events}).Window().News(nil) {
		text := string(appendEvent(nil, title.Lexicon(), seats, e))
		got, err := parseEvent(title.Lexicon(), seats, text)
		must(t, err)
		e.Mask, e.To = 0, 0
		if got != e {
			t.Errorf("%s is read as %+v, want %+v", text, got, e)
		}
		if strings.Contains(text, " hidden") {
			hidden++
		}
	}
	if hidden == 0 {
		t.Error("nothing is hidden in this game")
	}
}

// TestServeRefuses: what an engine does not understand it says, and goes on.
func TestServeRefuses(t *testing.T) {
	var out strings.Builder
	lines := []string{
		"choose", "game", "game chess", "game skirmish seats=9", "game skirmish colour=red", "game skirmish seats=3",
		"choose", "seat white luck=1", "seat red", "moved red pass", "world !", "world AAAA", "news red", "news red danced",
		"comment is ignored", "seat red luck=1", "luck 1 x", "luck 1 2", "moved red fly", "choose", "quit", "choose",
	}
	must(t, Program{Name: "x", Find: find}.Serve(bg, strings.NewReader(strings.Join(lines, "\n")), &out))
	got := strings.Split(strings.TrimSpace(out.String()), "\n")
	want := []string{
		"choose: there is no game yet", "which title", `"chess"`, "9 players", `"colour=red"`,
		"choose: there is no seat yet", `no seat is called "white"`, `"red" is not a seat and luck`, "there is no luck", "world: illegal", "world:", "not a seat and an event", "danced",
		`luck: "1 x"`, `unknown verb "fly"`, "play ",
	}
	if len(got) != len(want) {
		t.Fatalf("answers:\n%s", out.String())
	}
	for i := range want {
		if !strings.Contains(got[i], want[i]) || i < len(want)-1 && !strings.HasPrefix(got[i], "error ") {
			t.Errorf("answer %d is %q, want %q", i, got[i], want[i])
		}
	}
}
