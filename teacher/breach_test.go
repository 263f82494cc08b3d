package teacher

import (
	"context"
	"errors"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
)

// weighed is a choice that met a hundred worlds, with its lead on the first and how far that varies.
func weighed(t *testing.T, title game.Title, line string, lead, varies float64) *attempt {
	t.Helper()
	m, err := title.Lexicon().Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	return &attempt{moves: []game.Move{m}, tried: 100, sum: 100 * (0.5 + lead), ahead: 100 * lead, aheadSquares: 100 * (lead*lead + varies*varies)}
}

// TestBreach: a word that could as well be kept is the last that is told, and is not called about as good.
func TestBreach(t *testing.T) {
	title := traders(t)
	reveal := weighed(t, title, "reveal", 0, 0)
	for _, c := range []struct {
		lead, varies float64
		want         string
	}{
		{0.005, 0.001, "calm wessex"}, // less than is worth a word
		{0.02, 0.3, "calm wessex"},    // less than chance explains
		{0.06, 0.1, "break-pact iberian"},
	} {
		list := []*attempt{reveal, weighed(t, title, "break-pact iberian", c.lead, c.varies), weighed(t, title, "calm wessex", -0.001, 0.1)}
		x := trial{master: Master{Title: title}, list: list, first: reveal}
		told := x.verdict()
		next := told[0]
		if x.list[0] == reveal {
			next = told[1]
		}
		if got := title.Lexicon().Format(next.Moves[0]); got != c.want {
			t.Errorf("%v ahead: %s is told first, want %s", c.lead, got, c.want)
		}
	}
	say := speaker(t, title, "en")
	a := Advice{Choices: []Choice{{Moves: reveal.moves, Worth: 0.5}, {Moves: weighed(t, title, "break-pact iberian", 0, 0).moves, Worth: 0.5}}}
	if got := say.Advice(&a); strings.Contains(got, "Pact") {
		t.Errorf("it says %q", got)
	}
}

// TestAdviceUnasked: what a seat may do while nobody waits for it, such as breaking a Pact or a seal, is no advice.
func TestAdviceUnasked(t *testing.T) {
	free := 0
	walk(t, titles(t)[0], 1, 100, func(m Master, st game.State, _ game.Seat) {
		for s := range game.Seat(m.Title.Info().Sizes()[0]) {
			if q, ok := st.Prompt(s); !ok || q.Must {
				continue
			}
			free++
			if a, err := m.Advise(context.Background(), game.Scene{State: st, Seat: s}.Window()); !errors.Is(err, ErrNoQuestion) {
				t.Errorf("seat %d: %+v, %v", s, a, err)
			}
		}
	})
	if free == 0 {
		t.Error("nobody could have acted unasked")
	}
}

// speaker words what is said of a title.
func speaker(t *testing.T, title game.Title, lang string) Speaker {
	t.Helper()
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	words, err := games.NewWords(all, nil).Of(title)
	if err != nil {
		t.Fatal(err)
	}
	return Speaker{Words: words, Lexis: title.Lexicon(), Lang: lang, Seats: title.Info().Seats[title.Info().Sizes()[0]]}
}
