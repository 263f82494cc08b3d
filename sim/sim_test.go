package sim

import (
	"context"
	"errors"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"go.uber.org/goleak"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/games/skirmish"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

func plan(n int, seed uint64) Plan {
	return Plan{Title: games.Example().Title, Setup: game.Setup{Seats: 3}, Bots: []string{"knight", "random", "knight"}, Games: n, Seed: seed}
}

func play(t *testing.T, p Plan) []Game {
	t.Helper()
	var all []Game
	if err := Run(context.Background(), p, func(g Game) error { all = append(all, g); return nil }); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestSeedDecides(t *testing.T) {
	first := play(t, plan(40, 7))
	for _, cores := range []int{1, 3, 8} {
		old := runtime.GOMAXPROCS(cores)
		again := play(t, plan(40, 7))
		runtime.GOMAXPROCS(old)
		if !reflect.DeepEqual(first, again) {
			t.Errorf("on %d cores the games are others", cores)
		}
	}
	if reflect.DeepEqual(first, play(t, plan(40, 8))) {
		t.Error("another seed gives the same games")
	}
	for i, g := range first {
		if g.N != i {
			t.Fatalf("game %d comes in place %d", g.N, i)
		}
	}
}

// TestGamesAreIndependent: a game does not depend on how many are played.
func TestGamesAreIndependent(t *testing.T) {
	if !reflect.DeepEqual(play(t, plan(40, 7))[:5], play(t, plan(5, 7))) {
		t.Error("the first five games of forty differ from five games")
	}
}

func TestRefusedPlans(t *testing.T) {
	for name, change := range map[string]func(*Plan){
		"seats":       func(p *Plan) { p.Setup.Seats = 9 },
		"option":      func(p *Plan) { p.Setup.Options = map[string]string{"castles": "six"} },
		"few bots":    func(p *Plan) { p.Bots = p.Bots[:2] },
		"unknown bot": func(p *Plan) { p.Bots = []string{"knight", "random", "clever"} },
		"no planner":  func(p *Plan) { p.Bots = []string{"knight", "random", "legend"} }, // the title has no planner
		"no event":    func(p *Plan) { p.By = []string{"crowned"} },
		"no until":    func(p *Plan) { p.Until = Mark{"crowned", 1} },
		"no still":    func(p *Plan) { p.Still = Still{Mark{"crowned", 1}, "taken"} },
		"no without":  func(p *Plan) { p.Still = Still{Mark{"taken", 1}, "crowned"} },
	} {
		p := plan(1, 1)
		change(&p)
		if err := Run(context.Background(), p, func(Game) error { return nil }); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestStops(t *testing.T) {
	stop := errors.New("enough")
	n := 0
	err := Run(context.Background(), plan(1000, 1), func(Game) error {
		n++
		if n == 3 {
			return stop
		}
		return nil
	})
	if !errors.Is(err, stop) || n != 3 {
		t.Errorf("stopped after %d games with %v", n, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	err = Run(ctx, plan(1_000_000, 1), func(Game) error { cancel(); return nil })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// spied is skirmish whose states know whether they were sampled, and whose brains check.
type spied struct {
	game.Title
	t *testing.T
}

type spiedState struct {
	*skirmish.State
	t       *testing.T
	sampled game.Seat
}

func (s spied) New(setup game.Setup) (game.State, error) {
	st, err := s.Title.New(setup)
	if err != nil {
		return nil, err
	}
	return &spiedState{st.(*skirmish.State), s.t, game.Nobody}, nil
}

func (s spied) Levels() []string { return []string{"knight"} }

func (s spied) NewBrain(_ string, _ game.Style, r *game.Rand) game.Brain { return &spy{s.t, r} }

// spy inspects a world and plays any move.
type spy struct {
	t    *testing.T
	luck *game.Rand
}

func (x *spy) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	if world := w.World(nil, x.luck).(*spiedState); world.sampled != w.Seat() {
		x.t.Errorf("seat %d thinks in a world sampled for %d", w.Seat(), world.sampled)
	}
	all := w.Options(nil)
	return append(dst, all[x.luck.Intn(0, len(all))]), nil
}

func (s *spiedState) Clone() game.State {
	return &spiedState{s.State.Clone().(*skirmish.State), s.t, s.sampled}
}

func (s *spiedState) CopyFrom(src game.State) {
	s.State.CopyFrom(src.(*spiedState).State)
	s.sampled = src.(*spiedState).sampled
}

func (s *spiedState) Sample(p game.Seat, r *game.Rand) {
	s.State.Sample(p, r)
	s.sampled = p
}

func (s *spiedState) Play(p game.Seat, m game.Move, l *game.Log) {
	if s.sampled != game.Nobody {
		s.t.Error("the game is played in a sampled world")
	}
	s.State.Play(p, m, l)
}

func TestBotsNeverSeeTheTruth(t *testing.T) {
	p := plan(5, 1)
	p.Title = spied{games.Example().Title, t}
	p.Bots = []string{"knight", "knight", "knight"}
	play(t, p)
}

// chronicle is skirmish with brains that record what they are told.
type chronicle struct {
	game.Title
	told map[*scribbler][]game.Event
}

type scribbler struct {
	title chronicle
	luck  *game.Rand
	seat  game.Seat
}

func (c chronicle) Levels() []string { return []string{"knight"} }
func (c chronicle) NewBrain(_ string, _ game.Style, r *game.Rand) game.Brain {
	return &scribbler{title: c, luck: r}
}

func (x *scribbler) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	x.seat, x.title.told[x] = w.Seat(), w.News(x.title.told[x])
	all := w.Options(nil)
	return append(dst, all[x.luck.Intn(0, len(all))]), nil
}

// TestNews: a brain is told everything its seat sees exactly once, up to its last choice.
func TestNews(t *testing.T) {
	p := plan(1, 1)
	p.Title, p.Bots, p.Log = chronicle{games.Example().Title, map[*scribbler][]game.Event{}}, []string{"knight", "knight", "knight"}, true
	log := play(t, p)[0].Log
	course, err := record.Replay(games.Example().Title, log)
	if err != nil {
		t.Fatal(err)
	}
	told := p.Title.(chronicle).told
	if len(told) != 3 {
		t.Fatalf("%d brains for 3 seats", len(told))
	}
	for x, got := range told {
		last := 0
		for _, e := range course.Line {
			if e.Seat == x.seat {
				last = e.N
			}
		}
		var want []game.Event
		for _, e := range course.Since(0)[:len(course.Since(0))-len(course.Since(last-1))] {
			if e, ok := e.For(x.seat); ok {
				want = append(want, e)
			}
		}
		if !slices.Equal(got, want) || len(want) == 0 {
			t.Errorf("seat %d was told\n%v, want\n%v", x.seat, got, want)
		}
	}
}

// TestRotation: rotating moves every bot one seat on per game, and changes nothing else.
func TestRotation(t *testing.T) {
	p := plan(4, 7)
	p.Rotate = true
	for i, want := range [][]string{{"knight", "random", "knight"}, {"knight", "knight", "random"}, {"random", "knight", "knight"}, {"knight", "random", "knight"}} {
		if got := play(t, p)[i].Bots; !slices.Equal(got, want) {
			t.Errorf("game %d is played by %v, not %v", i, got, want)
		}
	}
	if fixed := play(t, plan(4, 7)); !reflect.DeepEqual(fixed[0], play(t, p)[0]) {
		t.Error("the first game is another one")
	}
}

// TestMarks: a seat's mark is its last operand in an event of Plan.By; events are counted per seat.
func TestMarks(t *testing.T) {
	p := plan(3, 7)
	p.By = []string{"shown"}
	for _, g := range play(t, p) {
		sum := 0
		for i := range g.Seats {
			sum += g.Counts[i]["shown"]
			if mark := g.Marks[i]["shown"]; mark == "" || mark == "yes" {
				t.Errorf("game %d, %s: the last number shown is %q", g.N, g.Seats[i], mark)
			}
		}
		if sum != g.Events["shown"] || sum == 0 {
			t.Errorf("game %d: %d shown by the seats, %d in all", g.N, sum, g.Events["shown"])
		}
	}
}

// TestUntil: a game is cut short when an event has happened often enough; the leader wins.
func TestUntil(t *testing.T) {
	p := plan(20, 7)
	p.Until = Mark{"shown", 4}
	for i, g := range play(t, p) {
		best := slices.Max(g.Points)
		if g.Reason != "cut" || g.Events["shown"] < 4 {
			t.Fatalf("game %d ends by %s with %d shown", i, g.Reason, g.Events["shown"])
		}
		for s, name := range g.Seats {
			if slices.Contains(g.Winners, name) != (g.Points[s] == best) {
				t.Errorf("game %d: %v win with %v", i, g.Winners, g.Points)
			}
		}
	}
	p.Until.Times = 1000
	if g := play(t, p)[0]; g.Reason == "cut" {
		t.Error("a game is cut that is over before")
	}
}

// TestStill: the longest stretch of one event without another is measured, and whether it is too
// long.
func TestStill(t *testing.T) {
	p := plan(1, 1)
	p.Still = Still{Mark{"passed", 3}, "taken"}
	kinds := map[rune]game.EventKind{}
	for i, e := range games.Example().Title.Lexicon().Events {
		kinds[map[string]rune{"passed": 'p', "taken": 't', "sealed": 's'}[e.Slug]] = game.EventKind(i)
	}
	for course, want := range map[string]int{"": 0, "t": 0, "pp": 2, "ppstpst": 2, "tpspptp": 3, "ptptpppp": 4} {
		var g Game
		quiet := 0
		for _, k := range course {
			quiet = p.listen(&g, game.Event{Kind: kinds[k]}, quiet)
		}
		if g.Still != want || g.Stood != (want >= 3) {
			t.Errorf("%s: still for %d, too long: %v", course, g.Still, g.Stood)
		}
	}
}
