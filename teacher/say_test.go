package teacher

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/text"
)

// TestLuckIsSaid: where much is open, and not where hardly anything is.
func TestLuckIsSaid(t *testing.T) {
	title := traders(t)
	move := weighed(t, title, "reveal", 0, 0).moves
	for _, lang := range []string{"en", "it"} {
		say := speaker(t, title, lang)
		reason := func(c Choice) string {
			a := Advice{Choices: []Choice{c, {Moves: move}}}
			return say.Reason(&a, a.Best())
		}
		if reason(Choice{Moves: move, Worth: 0.5, Spread: 0.4}) == "" {
			t.Errorf("%s: nothing of luck in an open game", lang)
		}
		for _, worth := range []float64{0.01, 0.95} {
			if got := reason(Choice{Moves: move, Worth: worth, Spread: 0.3}); got != "" {
				t.Errorf("%s: a chance of %v, and it says %q", lang, worth, got)
			}
		}
	}
}

// TestOneGame: a single game of a hundred is said in the singular.
func TestOneGame(t *testing.T) {
	title := traders(t)
	move := weighed(t, title, "reveal", 0, 0).moves
	for lang, wrong := range map[string]string{"en": "1 games", "it": "1 partite"} {
		say := speaker(t, title, lang)
		one, none := Choice{Moves: move, Worth: 0.01}, Choice{Moves: move}
		lesson := say.Lesson(&Lesson{Lost: 0.01})
		for _, got := range []string{say.Compared(&one, &none), say.Compared(&one, &one), lesson.Why} {
			if !strings.Contains(got, "1") || strings.Contains(got, wrong) {
				t.Errorf("%s: it says %q", lang, got)
			}
		}
	}
}

// TestComparison: what a choice brings more or less of is said behind the name of what it is compared with: the next best, or
// what is worse if the next is as good.
func TestComparison(t *testing.T) {
	title := traders(t)
	x := title.Lexicon()
	holds := func(gold float64) []float64 {
		list := make([]float64, len(x.Holdings))
		list[slices.Index(x.Holdings, "gold")] = gold
		return list
	}
	choice := func(line string, worth, points, gold float64) Choice {
		return Choice{Moves: weighed(t, title, line, 0, 0).moves, Worth: worth, Points: points, Holds: holds(gold), Tried: 40}
	}
	best, alike, worse := choice("mobilize wales", 0.5, 6, 1), choice("mobilize mercia", 0.5, 6, 1), choice("skip", 0.46, 6.4, 3)
	for lang, want := range map[string][]string{
		"en": {"About as good: “%s”. 4 fewer: “%s”. Compared with that: 0.4 points fewer for now, Gold −2.",
			"Compared with “%s”: 0.4 points fewer", "Compared with the advice: 0.4 points more for now, Gold +2.", "”: 1.0 points more for now"},
		"it": {"Più o meno lo stesso con «%s». 4 in meno con «%s». Rispetto a questo: per ora 0,4 punti in meno, Oro −2.",
			"Rispetto a «%s»: per ora 0,4 punti in meno", "Rispetto al consiglio: per ora 0,4 punti in più, Oro +2.", "»: per ora 1,0 punti in più"},
	} {
		say := speaker(t, title, lang)
		a := Advice{Choices: []Choice{best, alike, worse}}
		for i, got := range []string{say.Advice(&a), say.Reason(&a, a.Best()), say.Reason(&a, &a.Choices[2])} {
			w := []string{fmt.Sprintf(want[0], say.Moves(alike.Moves), say.Moves(worse.Moves)), fmt.Sprintf(want[1], say.Moves(worse.Moves)), want[2]}[i]
			if !strings.Contains(got, w) {
				t.Errorf("%s: no %q in %q", lang, w, got)
			}
		}
		same := say.Advice(&Advice{Choices: []Choice{best, alike}})
		if !strings.HasSuffix(same, text.Word(lang, "hint-same")) {
			t.Errorf("%s: of two that are alike it says %q", lang, same)
		}
		refused := alike
		refused.Refused = true
		got := say.Advice(&Advice{Choices: []Choice{best, refused, worse}})
		if strings.Contains(got, say.Moves(alike.Moves)) {
			t.Errorf("%s: what is refused is praised: %q", lang, got)
		}
		poor := refused
		poor.Points = 5
		got = say.Advice(&Advice{Choices: []Choice{best, poor}})
		if name := say.Moves(poor.Moves); strings.Count(got, name) != 1 || !strings.Contains(got, name+want[3]) {
			t.Errorf("%s: compared with what is not named: %q", lang, got)
		}
		if got := say.Advice(&Advice{Choices: []Choice{refused, worse}}); !strings.Contains(got, text.Word(lang, "hint-refused")) {
			t.Errorf("%s: no word of the refusal: %q", lang, got)
		}
		if got := say.Advice(&Advice{Choices: []Choice{best}}); !strings.HasSuffix(got, text.Word(lang, "hint-rest")) {
			t.Errorf("%s: where nothing else is weighed it says %q", lang, got)
		}
	}
}

// TestDroppedIsCompared: what was dropped early is spoken of as worse only if chance does not explain that.
func TestDroppedIsCompared(t *testing.T) {
	best := Choice{Worth: 0.5, Tried: 60, Error: 0.01}
	for _, c := range []struct {
		worth, err float64
		tried      int
		want       bool
	}{{0.48, 0.05, 60, true}, {0.495, 0, 60, false}, {0.4, 0.02, 5, true}, {0.4, 0.08, 5, false}} {
		other := Choice{Worth: c.worth, Error: c.err, Tried: c.tried}
		if got := best.isBetter(&other); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestFollowsOnce: two happenings that read alike are named once, in one list.
func TestFollowsOnce(t *testing.T) {
	title := traders(t)
	say := speaker(t, title, "en")
	kind := game.EventKind(slices.IndexFunc(title.Lexicon().Events, func(x game.EventSpec) bool { return x.Slug == "attacked" }))
	one, other, third := game.Event{Kind: kind, A: 1, B: 2}, game.Event{Kind: kind, A: 1, B: 2, C: 1}, game.Event{Kind: kind, A: 2, B: 1}
	name := func(e game.Event) string {
		return strings.TrimSuffix(say.Words.Event("en", say.Seats, e).String(), ".")
	}
	if name(one) != name(other) || name(one) == name(third) {
		t.Fatalf("%q, %q, %q", name(one), name(other), name(third))
	}
	got := say.follows([]Happening{{one, 0.4, 0}, {other, 0.3, 0}, {third, 0.25, 0}})
	if want := "What often follows: " + name(one) + " (40 of 100); " + name(third) + " (25 of 100)."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
