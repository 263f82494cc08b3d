package kings

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"testing"

	"outremer/game"
	"outremer/game/net"
)

// dealt returns a new game of five persons.
func dealt(t testing.TB, key uint64) *State {
	t.Helper()
	st, err := title(t).New(game.Setup{Seats: seats, Key: [2]uint64{key, 1}})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// roundBegins plays by advice until a Round begins.
func roundBegins(t testing.TB, s *State, round int) {
	t.Helper()
	luck := game.NewRand([2]uint64{7, 7})
	d := &desk{here: counsel{State: *s, n: &sound, taster: game.Nobody}}
	for !d.here.isOver() && (d.here.rounds() < round || !d.here.isCalm()) {
		p := d.here.Awaiting().First()
		d.here.Play(p, d.here.advise(d.here.Options(d.buf[:0], p), p, &luck), nil)
	}
	*s = d.here.State
}

// TestLearnt: the weights are those whose figures stand in learnt/README.md, they fit what the judgement sees,
// and it judges a kept position as it did when they were learnt. The position is arranged, not played, so that
// it stays what it is.
func TestLearnt(t *testing.T) {
	data, err := learnt.ReadFile("learnt/5.net")
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(data)
	if got, want := hex.EncodeToString(sum[:8]), "af3ba51e1d042727"; got != want {
		t.Errorf("the weights are %s, not %s", got, want)
	}
	s := position(t, "1.1", "gold english 6", "foot wessex", "castle paris", "age frankish 3", "gold iberian 1", "dynasty english")
	c := &at(s).here
	if got := len(c.appendInputs(nil)); got != seats*perSeat || judgement.Inputs() != perSeat || judgement.Outputs() != 1 {
		t.Fatalf("%d inputs, the weights want %d for each of %d", got, judgement.Inputs(), seats)
	}
	var tmp net.Scratch
	inputs := make([]float32, perSeat)
	for p, want := range []float64{0.4079, 0.2295, 0.1691, 0.1475, 0.0460} {
		if got := c.judge(game.Seat(p), inputs, &tmp); got < want-0.002 || got > want+0.002 {
			t.Errorf("%s: judged %.4f, want %.4f", cultureNames[p], got, want)
		}
	}
}

// TestInputsFit: every dynasty shows the same number of things, whoever plays and however far the game is.
func TestInputsFit(t *testing.T) {
	for round := range 8 {
		s := dealt(t, uint64(round))
		roundBegins(t, s, round)
		c := &at(s).here
		in := inputSet{nil, c, 2, &c.Houses[2]}
		in.course()
		in.score()
		in.purse()
		in.family()
		in.cards()
		in.neighbours()
		in.rivals()
		if len(in.x) != perSeat {
			t.Errorf("%d inputs, want %d", len(in.x), perSeat)
		}
	}
}

// TestJudgingDoesNotAllocate: a judgement uses no memory of its own.
func TestJudgingDoesNotAllocate(t *testing.T) {
	d := at(dealt(t, 3))
	if n := testing.AllocsPerRun(20, func() { d.here.judge(0, d.inputs[:], &d.tmp) }); n > 0 {
		t.Errorf("a judgement allocates %v times", n)
	}
}

// TestWorldsAlike: who searches makes the same move in games that differ in what his seat cannot know.
func TestWorldsAlike(t *testing.T) {
	walk := game.NewRand([2]uint64{5, 4})
	s := dealt(t, 6)
	var buf []game.Move
	for asked := 0; asked < 60; {
		if s.isOver() {
			s = dealt(t, walk.Uint64(0))
		}
		p := s.Awaiting().First()
		if len(s.Options(nil, p)) > 1 && walk.Intn(0, 8) == 0 {
			asked++
			twin := s.Clone()
			twin.Sample(p, &walk)
			for _, level := range []string{"knight", "legend"} {
				if level == "legend" && asked%4 > 0 {
					continue // it takes its time
				}
				if a, b := chosen(t, s, p, level), chosen(t, twin, p, level); a != b {
					t.Fatalf("%s: %s, but %s if something is different that it cannot know", level, s.t.lexicon.Format(a), s.t.lexicon.Format(b))
				}
			}
		}
		m, _ := game.GamblerOf(s).Any(p, &walk, &buf)
		s.Play(p, m, nil)
	}
}

// chosen is what a level chooses, always with the same luck.
func chosen(t *testing.T, st game.State, p game.Seat, level string) game.Move {
	t.Helper()
	luck := game.Quick([2]uint64{8, 8})
	moves, err := title(t).NewBrain(level, game.Bold, &luck).Choose(context.Background(), game.Scene{State: st, Seat: p}.Window(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return moves[0]
}

// TestLevelsDiffer: one knight among four squires wins far more than his share in a short match.
func TestLevelsDiffer(t *testing.T) {
	const games = 60
	won := 0.0
	for i := range uint64(games) {
		s := dealt(t, 500+i)
		luck := game.Quick([2]uint64{i, 9})
		better := game.Seat(i % seats)
		var brains [seats]game.Brain
		for p := range brains {
			brains[p] = s.t.NewBrain("squire", game.Style(i%3), &luck)
		}
		brains[better] = s.t.NewBrain("knight", game.Style(i%3), &luck)
		for !s.isOver() {
			p := s.Awaiting().First()
			moves, err := brains[p].Choose(context.Background(), game.Scene{State: s, Seat: p}.Window(), nil)
			if err != nil {
				t.Fatal(err)
			}
			s.Play(p, moves[0], nil)
		}
		if x := s.winners(); x.Has(better) {
			won += 1 / float64(x.Len())
		}
	}
	if won < 0.3*games {
		t.Errorf("a knight among squires wins %.1f of %d games", won, games)
	}
}
