package bot

import (
	"context"
	"testing"

	"outremer/game"
	"outremer/games"
)

func TestRandomReachesEveryOption(t *testing.T) {
	st, luck := newGame(t), game.NewRand([2]uint64{5, 6})
	seen, brain := map[game.Move]bool{}, Random{}.New(games.Example().Title, &luck)
	for range 500 {
		seen[ask(t, brain, st, 0)[0]] = true
	}
	for _, m := range st.Options(nil, 0) {
		if !seen[m] {
			t.Errorf("%s is never played", games.Example().Title.Lexicon().Format(m))
		}
	}
}

// TestRandomSeals: even a draft with a great many moves ends.
func TestRandomSeals(t *testing.T) {
	luck := game.NewRand([2]uint64{7, 8})
	st, seals, brain := newGame(t), 0, Random{}.New(games.Example().Title, &luck)
	for range 400 {
		after := st.Clone()
		after.Play(0, ask(t, brain, crowded{st}, 0)[0], nil)
		if !after.Awaiting().Has(0) {
			seals++
		}
	}
	if seals < 25 || seals > 100 {
		t.Errorf("%d of 400 moves seal a draft; one of %d should", seals, randomSeals)
	}
}

// crowded is a state in which each option is listed a hundred times, but the seal only once.
type crowded struct{ game.State }

func (c crowded) Clone() game.State       { return crowded{c.State.Clone()} }
func (c crowded) CopyFrom(src game.State) { c.State.CopyFrom(src.(crowded).State) }
func (c crowded) Options(dst []game.Move, s game.Seat) []game.Move {
	moves := c.State.Options(nil, s)
	for range 100 {
		dst = append(dst, moves[:len(moves)-1]...)
	}
	return append(dst, moves[len(moves)-1])
}

func TestNotAsked(t *testing.T) {
	luck := game.NewRand([2]uint64{})
	scene := game.Scene{State: mute{newGame(t)}, Seat: 0}
	if _, err := (Random{}).New(games.Example().Title, &luck).Choose(context.Background(), scene.Window(), nil); err == nil {
		t.Error("a move for a seat without options")
	}
}

// mute is a state that offers nothing.
type mute struct{ game.State }

func (mute) Options(dst []game.Move, _ game.Seat) []game.Move { return dst }
