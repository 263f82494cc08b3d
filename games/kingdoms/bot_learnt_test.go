package kingdoms

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"

	"outremer/game"
	"outremer/game/net"
)

// begun returns a new game.
func begun(t testing.TB, players int, key uint64) *State {
	t.Helper()
	st, err := title(t).New(game.Setup{Seats: players, Key: [2]uint64{key, 1}})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// playedOn plays by chance until the n-th action, or the end.
func playedOn(t testing.TB, s *State, n int) {
	t.Helper()
	luck := game.NewRand([2]uint64{7, 7})
	var buf []game.Move
	for actions := 0; !s.over(); {
		if s.core.Top().Step == stepAction {
			if actions == n {
				return
			}
			actions++
		}
		p := s.Awaiting().First()
		m, _ := s.Any(p, &luck, &buf)
		s.Play(p, m, nil)
	}
}

// TestLearnt: the weights are those whose figures stand in learnt/README.md, they fit what the judgement sees,
// and it judges kept positions as it did when they were learnt.
func TestLearnt(t *testing.T) {
	for _, c := range []struct {
		players int
		hash    string
		judged  []float64 // of the seats, before the twelfth action of a game
	}{
		{1, "cffaec1920360f8b", []float64{0}},
		{2, "4a1c744c25c3b964", []float64{0.7460, 0.7460}},
		{3, "6aec8abfbdb1e956", []float64{0.5791, 0.2346, 0.1863}},
		{4, "2cbd756d7acf00ce", []float64{0.1965, 0.2699, 0.3333, 0.2003}},
	} {
		data, err := learnt.ReadFile(fmt.Sprintf("learnt/%d.net", c.players))
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(data)
		if got := hex.EncodeToString(sum[:8]); got != c.hash {
			t.Errorf("the weights for %d players are %s, not %s", c.players, got, c.hash)
		}
		s := begun(t, c.players, 5)
		playedOn(t, s, 12)
		inputs := s.appendInputs(nil)
		n := judgements[c.players]
		if n.Inputs() != len(inputs) || n.Outputs() != len(s.appendOutcome(nil)) {
			t.Fatalf("%d players: %d inputs, the weights want %d", c.players, len(inputs), n.Inputs())
		}
		if len(inputs) > roomInputs {
			t.Errorf("%d players: %d inputs do not fit into %d", c.players, len(inputs), roomInputs)
		}
		var tmp net.Scratch
		for p, want := range c.judged {
			if got := s.judge(game.Seat(p), inputs, &tmp); got < want-0.002 || got > want+0.002 {
				t.Errorf("%d players, seat %d: judged %.4f, want %.4f", c.players, p, got, want)
			}
		}
	}
}

// TestJudgingDoesNotAllocate: a judgement and a rollout use no memory of their own.
func TestJudgingDoesNotAllocate(t *testing.T) {
	for players := 1; players <= maxPlayers; players++ {
		s := begun(t, players, 3)
		inputs, tmp := make([]float32, 0, roomInputs), net.Scratch{}
		if n := testing.AllocsPerRun(20, func() { s.judge(0, inputs, &tmp) }); n > 0 {
			t.Errorf("%d players: a judgement allocates %v times", players, n)
		}
	}
}

// TestSquire: a knight and a legend score far more than a beginner, in the same few games.
func TestSquire(t *testing.T) {
	points := map[string]int{}
	const games = 6
	better := []string{"knight"}
	if !testing.Short() { // a legend takes seconds for a game
		better = append(better, "legend")
	}
	for _, level := range append([]string{"squire"}, better...) {
		for i := range uint64(games) {
			s := begun(t, 1, 100+i)
			luck := game.Quick([2]uint64{i, 9})
			brain := s.t.NewBrain(level, game.Style(i%3), &luck)
			for !s.over() {
				moves, err := brain.Choose(context.Background(), game.Scene{State: s, Seat: 0}.Window(), nil)
				if err != nil {
					t.Fatal(err)
				}
				s.Play(0, moves[0], nil)
			}
			points[level] += s.score()
		}
	}
	for _, level := range better {
		if 6*points["squire"] >= 5*points[level] {
			t.Errorf("in %d games alone, the levels score %v", games, points)
		}
	}
}

// TestWorldsAlike: who searches makes the same move in games that differ in what his seat cannot know.
func TestWorldsAlike(t *testing.T) {
	for players := 1; players <= maxPlayers; players++ {
		walk := game.NewRand([2]uint64{uint64(players), 4})
		s := begun(t, players, 6)
		var buf []game.Move
		for asked := 0; asked < 60; {
			if s.over() {
				s = begun(t, players, walk.Uint64(0))
			}
			p := s.Awaiting().First()
			if len(s.Options(nil, p)) > 1 && walk.Intn(0, 4) == 0 {
				asked++
				twin := s.Clone()
				twin.Sample(p, &walk)
				if a, b := searched(t, s, p), searched(t, twin, p); a != b {
					t.Fatalf("%d players: %s, but %s if something is different that it cannot know", players, s.t.lexicon.Format(a), s.t.lexicon.Format(b))
				}
			}
			m, _ := s.Any(p, &walk, &buf)
			s.Play(p, m, nil)
		}
	}
}

// searched is what a baron chooses, always with the same luck.
func searched(t *testing.T, st game.State, p game.Seat) game.Move {
	t.Helper()
	luck := game.Quick([2]uint64{8, 8})
	moves, err := title(t).NewBrain("baron", game.Bold, &luck).Choose(context.Background(), game.Scene{State: st, Seat: p}.Window(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return moves[0]
}
