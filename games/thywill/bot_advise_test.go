package thywill

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"outremer/game"
)

// thinkers are the bots of the title.
var thinkers = map[string]func(*State, game.Seat, *game.Rand) game.Move{"knight": answering("knight"), "legend": answering("legend")}

// answering asks a brain of the given level.
func answering(level string) func(*State, game.Seat, *game.Rand) game.Move {
	return func(s *State, p game.Seat, r *game.Rand) game.Move {
		list, err := s.t.NewBrain(level, game.Faithful, r).Choose(context.Background(), game.Scene{State: s, Seat: p}.Window(), nil)
		if err != nil {
			panic(err)
		}
		return list[0]
	}
}

func start(t *testing.T, players int, variant string, key uint64) *State {
	t.Helper()
	st, err := title(t).New(game.Setup{Seats: players, Key: [2]uint64{key, 1}, Options: map[string]string{optionVariant: variant}})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// playOn has a bot play all seats to the end, each in worlds sampled for it, and calls look before
// every move. It fails on illegal moves and on games that run too long.
func playOn(t *testing.T, s *State, name string, look func(p game.Seat, m game.Move)) {
	t.Helper()
	playRounds(t, s, name, 45, look)
	if s.Awaiting() != 0 {
		t.Fatalf("%s does not come to an end", name)
	}
}

// playSome is playOn, but only the first rounds for a slow bot when time is short.
func playSome(t *testing.T, s *State, name string, look func(p game.Seat, m game.Move)) {
	t.Helper()
	if testing.Short() && name == "legend" {
		playRounds(t, s, name, 3, look)
		return
	}
	playOn(t, s, name, look)
}

func playRounds(t *testing.T, s *State, name string, rounds int, look func(p game.Seat, m game.Move)) {
	t.Helper()
	luck := game.NewRand([2]uint64{5, 6})
	for s.Awaiting() != 0 && int(s.Round) <= rounds {
		p := s.Awaiting().First()
		m := thinkers[name](s, p, &luck)
		if err := s.Check(p, m); err != nil {
			t.Fatalf("round %d: %s plays %s: %v", s.Round, name, s.t.lexicon.Format(m), err)
		}
		look(p, m)
		s.Play(p, m, nil)
	}
}

// TestBotsFinish: every bot finishes games of every size and variant with legal moves.
func TestBotsFinish(t *testing.T) {
	for name := range thinkers {
		for i, v := range variants {
			for players := 2; players <= maxPlayers; players++ {
				if name == "legend" && players != 2+i%3 {
					continue // it is slow: one size per variant
				}
				t.Run(fmt.Sprintf("%s/%s/%d", name, v.slug, players), func(t *testing.T) {
					t.Parallel()
					playSome(t, start(t, players, v.slug, uint64(i)), name, func(game.Seat, game.Move) {})
				})
			}
		}
	}
}

// TestBotsLeaveTheWorld: thinking has no side effects, so its results can be checked in the same
// world.
func TestBotsLeaveTheWorld(t *testing.T) {
	s := start(t, 3, "standard", 3)
	playOn(t, s, "knight", func(p game.Seat, _ game.Move) {
		for name, think := range thinkers {
			if name == "legend" && s.Round%5 != 0 {
				continue
			}
			before, luck := *s, game.NewRand([2]uint64{})
			think(s, p, &luck)
			if *s != before {
				t.Fatalf("round %d: %s has changed the world", s.Round, name)
			}
		}
	})
}

// TestBotsKnowNothingHidden: a seat gives the same answer in worlds it cannot distinguish.
func TestBotsKnowNothingHidden(t *testing.T) {
	for _, variant := range []string{"standard", "tournament"} {
		for name, think := range thinkers {
			s, luck := start(t, 2, variant, 4), game.NewRand([2]uint64{7, 8})
			playSome(t, s, name, func(p game.Seat, m game.Move) {
				for range 2 {
					world := *s
					world.Sample(p, &luck)
					if again := think(&world, p, &luck); again != m {
						t.Fatalf("%s, round %d: %s in one world, %s in another", name, s.Round, s.t.lexicon.Format(m), s.t.lexicon.Format(again))
					}
				}
			})
		}
	}
}

// arranged is a game of two in progress, set up by script lines.
func arranged(t *testing.T, lines string) *State {
	t.Helper()
	s := start(t, 2, "first", 1)
	for line := range strings.Lines(lines) {
		if words := strings.Fields(line); len(words) > 0 {
			if err := s.Arrange(words); err != nil {
				t.Fatalf("%s: %v", strings.TrimSpace(line), err)
			}
		}
	}
	return s
}

// lastTurn is the last turn of the game: red plays last, and blue has emptied the supply.
const lastTurn = `
	start blue
	influence blue 60
	influence red 60
	supply 0
	tokens red all 0
	knights blue london
	knights red paris
	turn red
`

// TestBestLastTurn: in the last turn only points count, and the best move is obvious.
func TestBestLastTurn(t *testing.T) {
	for name, c := range map[string]struct{ lines, want string }{
		// Influence pays 7; bank IV pays 4 for its level and 4 for itself.
		"bank IV": {`
			built red bank 3
			tokens red build-influence 2
			tokens red influence-travel 6`,
			"resolve build-influence build 2, build bank paris"},
		// Bank IV is worth four more with church IV.
		"church IV, bank IV built": {`
			built red bank 4
			built red church 3
			built red farm 3
			tokens red build-influence 3`,
			"resolve build-influence build 3, build church paris"},
		// Influence pays 5; the Slav pays 4, and first place alone 5 instead of 3.
		"majority": {`
			won blue 1 0 0
			won red 1 0 0
			enemy paris slav
			track slav 2
			tokens red crusade-build 4
			tokens red influence-travel 5`,
			"resolve crusade-build crusade 4, crusade paris"},
		// A third set for castle IV beats a second place.
		"set": {`
			built red castle 4
			won red 3 3 2
			won blue 0 9 9
			knights red paris rome prague
			enemy paris slav
			enemy rome prussian
			enemy prague saracen troop
			troops red 5
			tokens red crusade-build 3`,
			"resolve crusade-build crusade 3, crusade prague"},
		// Five tokens are enough for church IV in Paris, and the other two bring Influence.
		"split": {`
			upgraded red build-influence
			built red church 3
			tokens red build-influence 7`,
			"resolve build-influence build 5, build church paris"},
	} {
		for bot, think := range thinkers {
			s := arranged(t, lastTurn+c.lines)
			s.t.machine.Run(s, nil)
			var got []string
			for s.Awaiting() != 0 && s.core.Top().Step != stepConfirm {
				luck := game.NewRand([2]uint64{})
				m := think(s, 1, &luck)
				got = append(got, s.t.lexicon.Format(m))
				s.Play(1, m, nil)
			}
			if line := strings.Join(got, ", "); !strings.HasPrefix(line, c.want) {
				t.Errorf("%s, %s: %s; not %s", name, bot, line, c.want)
			}
		}
	}
}
