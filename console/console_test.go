package console

import (
	"strings"
	"testing"

	"outremer/game"
	"outremer/terminal"
	"outremer/terminal/terminaltest"
	"outremer/text"
)

func TestWords(t *testing.T) {
	terminaltest.Words(t, files)
	for _, lang := range text.Languages {
		for line := range strings.Lines(terminal.ReadWords(files, lang)["help"]) {
			if n := len([]rune(line)); n > 81 {
				t.Errorf("%s: a line of help has %d characters, more than 80: %s", lang, n-1, line)
			}
		}
	}
}

func say(parts ...string) line {
	l := line{kind: 1, seat: game.Nobody}
	for _, p := range parts {
		sort, words, ok := strings.Cut(p, ":")
		if !ok {
			sort, words = "", p
		}
		l.Sentence = append(l.Sentence, text.Span{Text: words, Sort: sort, Slug: words})
	}
	return l
}

func TestTogether(t *testing.T) {
	for want, run := range map[string][]line{
		"Homs rolls 5 2 5.":         {say("kingdom:Homs", " rolls 5."), say("kingdom:Homs", " rolls 2."), say("kingdom:Homs", " rolls 5.")},
		"Homs rolls 4 4.":           {say("kingdom:Homs", " rolls 4."), say("kingdom:Homs", " rolls 4.")},
		"Loses Leader ×2, Spies.":   {say("Loses ", "card:Leader", "."), say("Loses ", "card:Spies", "."), say("Loses ", "card:Leader", ".")},
		"Homs commits a card. (×2)": {say("kingdom:Homs", " commits a card."), say("kingdom:Homs", " commits a card.")},
		"A 3 is raised to 4. (×2)":  {say("A 3 is raised to 4."), say("A 3 is raised to 4.")},
		"Only one.":                 {say("Only one.")},
	} {
		if _, ok := differing(run); !ok {
			t.Errorf("%q cannot be told together", want)
			continue
		}
		if got := together(run); len(got) != 1 || got[0].String() != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

func TestNotTogether(t *testing.T) {
	for _, run := range [][]line{
		{say("card:Leader", " for ", "card:Spies"), say("card:Relic", " for ", "card:Jihad")}, // two things
		{say("It rains."), say("It snows.")},
		{say("A 3 is raised to 4."), say("A 3 is raised to 5.")},
		{say("card:Leader"), say("card:Leader", " falls.")},
		{say("card:Homs"), say("region:Acre")},
	} {
		if _, ok := differing(run); ok {
			t.Errorf("told together: %v", together(run))
		}
	}
}

func TestInOrder(t *testing.T) {
	words := []string{"Attack", "Homs", "now"}
	for typed, want := range map[string]bool{"att": true, "a h": true, "homs": true, "h a": false, "attack homs now too": false, "oms": false} {
		if inOrder(strings.Fields(typed), words) != want {
			t.Errorf("%q: not %v", typed, want)
		}
	}
}

// TestLikewise: lines are gathered only if they differ in nothing but the seat.
func TestLikewise(t *testing.T) {
	of := func(seat game.Seat, e game.Event) *line {
		e.Seat = seat
		return &line{kind: e.Kind, seat: seat, event: &e}
	}
	back, lost, spies := game.Event{Kind: 1}, game.Event{Kind: 2}, game.Event{Kind: 2, A: 7}
	for name, c := range map[string]struct {
		a, b *line
		want bool
	}{
		"the same of another seat": {of(0, back), of(1, back), true},
		"another event":            {of(0, back), of(1, lost), false},
		"another thing":            {of(0, lost), of(1, spies), false},
		"of nobody":                {of(game.Nobody, back), of(1, back), false},
		"several told together":    {&together([]line{*of(0, back), *of(0, back)})[0], of(1, back), false},
		"a quiet one":              {of(0, back), &line{seat: 1, quiet: true, event: of(1, back).event}, false},
	} {
		if got := c.a.likewise(c.b); got != c.want {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
