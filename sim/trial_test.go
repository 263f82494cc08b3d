package sim

import (
	"context"
	"errors"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
)

// brittle is skirmish whose states break after some moves.
type brittle struct {
	game.Title
	audit error
	panic bool
}

func (b brittle) New(s game.Setup) (game.State, error) {
	st, err := b.Title.New(s)
	return brittleState{st, b}, err
}

type brittleState struct {
	game.State
	b brittle
}

func (s brittleState) Clone() game.State        { return brittleState{s.State.Clone(), s.b} }
func (s brittleState) CopyFrom(from game.State) { s.State.CopyFrom(from.(brittleState).State) }
func (s brittleState) Audit() error             { return s.b.audit }
func (s brittleState) Play(p game.Seat, m game.Move, l *game.Log) {
	if s.b.panic {
		panic("out of range")
	}
	s.State.Play(p, m, l)
}

func TestTrial(t *testing.T) {
	steps := 0
	if err := (Trial{Title: games.Example().Title, Games: 12, Seed: 1}).Run(t.Context(), func() { steps++ }); err != nil || steps != 12 {
		t.Errorf("%v after %d games", err, steps)
	}
}

func TestTrialFinds(t *testing.T) {
	for want, title := range map[string]game.Title{
		"game 1, 2 players, edition ": brittle{Title: games.Example().Title, audit: errors.New("a castle too many")},
		"audit: a castle too many":    brittle{Title: games.Example().Title, audit: errors.New("a castle too many")},
		"the rules fail: out of":      brittle{Title: games.Example().Title, panic: true},
	} {
		err := Trial{Title: title, Games: 5, Seed: 1}.Run(t.Context(), func() {})
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v, without %q", err, want)
		}
	}
}

func TestTrialStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := (Trial{Title: games.Example().Title, Games: 3}).Run(ctx, func() {}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// TestSetups: skirmish has three sizes and one option with two values.
func TestSetups(t *testing.T) {
	info := games.Example().Title.Info()
	want := 0
	for range info.Sizes() {
		want++
		for _, o := range info.Options {
			want += len(o.Values) - 1
		}
	}
	all := Setups(games.Example().Title)
	if len(all) != want*len(info.Editions) {
		t.Errorf("%d setups, not %d", len(all), want)
	}
}
