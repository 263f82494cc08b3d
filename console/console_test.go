package console

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/text"
)

func TestWordsOfAllLanguages(t *testing.T) {
	first := wordsOf(text.Languages[0])
	for _, lang := range text.Languages {
		w := wordsOf(lang)
		if got, want := slices.Sorted(maps.Keys(w)), slices.Sorted(maps.Keys(first)); !slices.Equal(got, want) {
			t.Errorf("%s has other keys: %v", lang, got)
		}
		for key := range first {
			if a, b := strings.Count(w[key], "%"), strings.Count(first[key], "%"); a != b {
				t.Errorf("%s: %s fills in %d places, not %d", lang, key, a, b)
			}
			for line := range strings.Lines(w[key]) {
				if n := len([]rune(line)); key == "help" && n > 81 {
					t.Errorf("%s: a line of help has %d characters: %s", lang, n, line)
				}
			}
		}
	}
	if wordsOf("xx")["welcome"] != first["welcome"] {
		t.Error("an unknown language does not fall back")
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

func TestFlow(t *testing.T) {
	var out bytes.Buffer
	p := newPage(&out, false, 40)
	p.column(10, piece{text: "Hand"}, []piece{{text: "Royal\u00a0Host (5), Knights of the Orders (4), a\u00a0name\u00a0that\u00a0is\u00a0far\u00a0too\u00a0long\u00a0for\u00a0it"}})
	want := " Hand     Royal Host (5), Knights of the\n" +
		"          Orders (4),\n" +
		"          a name that is far too long for it\n"
	if out.String() != want {
		t.Errorf("\n%s\nnot\n%s", out.String(), want)
	}
	out.Reset()
	p.line(piece{text: "two  spaces "}, piece{text: "stay"})
	if out.String() != " two  spaces stay\n" {
		t.Errorf("%q", out.String())
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

func TestLetters(t *testing.T) {
	taken := map[string]bool{}
	var got []string
	for _, name := range []string{"Damascus", "Aleppo", "Jerusalem", "Antioch", "Aa"} {
		got = append(got, letter(name, taken))
	}
	if want := []string{"D", "A", "J", "N", "?"}; !slices.Equal(got, want) {
		t.Errorf("%v, not %v", got, want)
	}
}
