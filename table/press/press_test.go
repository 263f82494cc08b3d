package press

import (
	"errors"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
)

func TestModeFor(t *testing.T) {
	for wanted, want := range map[Mode]Mode{"": Full, Full: Full, Public: Public, None: None} {
		if got, err := ModeFor(games.Example().Title, wanted); got != want || err != nil {
			t.Errorf("%q: got %q, %v, want %q", wanted, got, err, want)
		}
	}
	var bad *game.SetupError
	if _, err := ModeFor(games.Example().Title, "loud"); !errors.As(err, &bad) || bad.Field != "press" {
		t.Errorf("loud: got %v, want an error of the field press", err)
	}
}

func TestModeCheck(t *testing.T) {
	for _, c := range []struct {
		mode    Mode
		to      game.Seats
		running bool
		want    error
	}{
		{Full, 0, true, nil}, {Full, 0b10, true, nil},
		{Public, 0, true, nil}, {Public, 0b10, true, ErrPublicOnly},
		{None, 0, true, ErrNoPress}, {None, 0b10, true, ErrNoPress},
		{None, 0, false, nil}, {None, 0b10, false, ErrNoPress},
	} {
		if got := c.mode.Check(c.to, c.running); !errors.Is(got, c.want) {
			t.Errorf("%s to %b, running %t: got %v, want %v", c.mode, c.to, c.running, got, c.want)
		}
	}
}

func TestClean(t *testing.T) {
	for text, want := range map[string]string{
		" to\r\n\n\n\nall ":          "to\n\nall",
		strings.Repeat("è", MaxText): strings.Repeat("è", MaxText),
	} {
		if got, err := Clean(text); got != want || err != nil {
			t.Errorf("got %q, %v, want %q", got, err, want)
		}
	}
	for _, text := range []string{strings.Repeat("x", MaxText+1), "bell\a", "\xff"} {
		if got, err := Clean(text); err == nil {
			t.Errorf("%.10q: got %.10q, want an error", text, got)
		}
	}
}
