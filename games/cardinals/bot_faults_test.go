package cardinals

import (
	"context"
	"flag"
	"testing"

	"outremer/game"
)

var (
	faultGames = flag.Int("watched", 2, "how many games TestFaults plays")
	faultLevel = flag.String("watch", "", "the only level that TestFaults plays")
	faultSeed  = flag.Uint64("first", 900, "the first seed of TestFaults")
)

// faults counts what bots were once seen to do wrong, and how often they had the chance.
type faults struct {
	games, homes, open int // home centres after the first turn, and those that somebody can walk into
	alone, stubborn    int // moves that failed without help, and those that did so for the third turn running
	convoys, long      int // moves by convoy, and those over several fleets
	elections, elected int // and those won by a Cardinal of a great power
	bulls, bans        int
	crusades           int // games with a crusade

	tried map[game.Seat]map[Space]attempt
	slips
}

// opening looks at the board after the first turn of movement. A home that was taken by force was not left open.
func (x *faults) opening(s *State, events []game.Event) {
	var forced spaces
	for _, e := range events {
		if e.Kind == evDislodged {
			forced.add(Space(e.A))
		}
	}
	var reach [maxSpaces][majors]int
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.regular() {
			for near := s.reachOf(at); !near.empty(); {
				reach[near.take()][u.Owner]++
			}
		}
	}
	for c := s.f.centres; !c.empty(); {
		at := c.take()
		p := s.f.start[at].owner
		if p == game.Nobody || s.Holder[at] != p {
			continue
		}
		x.homes++
		most := 0
		for q, n := range reach[at] {
			if game.Seat(q) != p {
				most = max(most, n)
			}
		}
		if empty := !s.Units[at].there(); empty && most > reach[at][p] || !empty && s.Units[at].Owner != p && !forced.has(at) {
			x.open++
		}
	}
}

// read counts what happened in a turn, from its events.
func (x *faults) read(s *State, events []game.Event) {
	type move struct {
		to       Space
		seat     game.Seat
		sea      bool
		helped   bool
		failed   bool
		carriers int
	}
	made := map[Space]*move{}
	for _, e := range events {
		switch e.Kind {
		case evMoved, evFerried:
			if e.Seat != game.Nobody {
				made[s.f.space(Place(e.B))] = &move{to: s.f.space(Place(e.C)), seat: e.Seat, sea: e.Kind == evFerried}
			}
		case evElected:
			x.elections++
			if e.B != int16(game.Nobody) && e.B != game.None {
				x.elected++
			}
		case evExcommunicated:
			x.bans++
		case evProtected, evProtectedHouse, evArbitrated, evInvested:
			x.bulls++
		}
	}
	for _, e := range events {
		switch e.Kind {
		case evSupportedMove:
			if m := made[Space(e.C)]; m != nil && m.to == Space(e.D) {
				m.helped = true
			}
		case evConvoyed:
			if m := made[Space(e.C)]; m != nil && m.to == Space(e.D) {
				m.carriers++
			}
		case evResult:
			if m := made[Space(e.A)]; m != nil && m.seat == e.Seat && e.B == outcomeFails {
				m.failed = true
			}
		}
	}
	if len(made) == 0 {
		return
	}
	before := x.tried
	x.tried = map[game.Seat]map[Space]attempt{}
	for at, m := range made {
		if m.sea && !m.failed {
			x.convoys++
			if m.carriers > 1 {
				x.long++
			}
		}
		if m.sea || m.helped || !m.failed {
			continue
		}
		x.alone++
		now := attempt{to: m.to, times: 1}
		if old := before[m.seat][at]; old.to == m.to && old.times > 0 {
			now.times = old.times + 1
		}
		if now.times >= 3 {
			x.stubborn++
		}
		if x.tried[m.seat] == nil {
			x.tried[m.seat] = map[Space]attempt{}
		}
		x.tried[m.seat][at] = now
	}
}

// twelve begins a game between twelve bots of a level.
func twelve(t *testing.T, level string, key uint64, options map[string]string) (*State, [majors]game.Brain) {
	t.Helper()
	st, err := title(t).New(game.Setup{Seats: majors, Key: [2]uint64{key, 4}, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	luck := game.Quick([2]uint64{key, 3})
	var brains [majors]game.Brain
	for p := range brains {
		brains[p] = title(t).NewBrain(level, game.Style(p%3), &luck)
	}
	return st.(*State), brains
}

// play plays a game of six decades between twelve bots of a level.
func (x *faults) play(t *testing.T, level string, key uint64) {
	s, brains := twelve(t, level, key, nil)
	var log game.Log
	var told [majors]int
	read, crusades := 0, false
	x.games, x.tried, x.stormed = x.games+1, nil, nil
	x.watch(t)
	for season := s.Season; !s.over() && s.Decade < 6; {
		p := s.Awaiting().First()
		moves, err := brains[p].Choose(context.Background(), game.Scene{State: s, Seat: p, News: log.Events[told[p]:]}.Window(), nil)
		if err != nil {
			t.Fatal(err)
		}
		told[p] = len(log.Events)
		for _, m := range moves {
			if m == moveSeal && s.core.Top().Step == stepOrders && s.Awaiting() == game.Only(p) {
				x.look(s)
			}
			if err := game.Apply(s, p, m, &log); err != nil {
				t.Fatal(err)
			}
		}
		if s.Season != season || s.over() {
			if s.Season == mid && s.Decade == 0 {
				x.opening(s, log.Events)
			}
			x.read(s, log.Events[read:])
			for _, e := range log.Events[read:] {
				crusades = crusades || e.Kind == evCrusade
			}
			season, read = s.Season, len(log.Events)
		}
	}
	if crusades {
		x.crusades++
	}
}

// TestFaults: nobody leaves his home open in the first turn, or runs against the same wall for three turns; nobody
// supports who goes, and only squires and knights have points left that could help; armies go by sea over several fleets,
// and the Church is alive without letters. [once: only Italian Popes, no Bull and no crusade; more games
// with -watched]
func TestFaults(t *testing.T) {
	levels := []string{"knight", "baron"}
	if testing.Short() {
		levels = levels[:1]
	}
	if *faultLevel != "" {
		levels = []string{*faultLevel}
	}
	for _, level := range levels {
		var x faults
		for i := range *faultGames {
			x.play(t, level, *faultSeed+uint64(i))
		}
		x.tried, x.stormed, x.leaving, x.print = nil, nil, nil, nil
		t.Logf("%s: %+v", level, x)
		if 50*x.open > x.homes || 100*x.stubborn > x.alone {
			t.Errorf("%s: homes left open, or the same attack again and again: %+v", level, x)
		}
		if x.idle > 0 || skills[level].foresees > 0 && (50*x.useful > x.points || x.warned[warnAttack.key]+x.warned[warnMismatch.key] > 0) {
			t.Errorf("%s: void support, or points that nobody uses: %+v", level, x)
		}
		if x.elected == 0 || x.bulls == 0 || x.crusades == 0 {
			t.Errorf("%s: the Church is dead: %+v", level, x)
		}
	}
}
