package kingdoms

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"outremer/game/gametest"
	"outremer/game/scenario"
)

func scripts(t *testing.T) []*scenario.Script {
	t.Helper()
	all, err := scenario.ParseAll("testdata/scenarios/*.scn")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestCitations(t *testing.T) { gametest.Citations(t, title(t).Lexicon()) }

func TestRulings(t *testing.T) { gametest.Rulings(t, title(t).Lexicon()) }

// TestEveryCardIsPlayed: each card of both decks takes effect in some case.
func TestEveryCardIsPlayed(t *testing.T) {
	k := title(t)
	words := movesAndEvents(t)
	own := map[effect]string{fxAmbush: "ambush", fxRelic: "relic", fxRegrouping: "regroup"}
	for i, slug := range k.f.cards {
		fx := k.f.kinds[i].effect
		used := words["commit "+slug] || words["respond "+slug] || words["event "+slug] || words["muslim-answer - "+slug]
		if verb, ok := own[fx]; ok {
			used = words[verb] || words[verb+" "]
		}
		if !used {
			t.Errorf("no case plays %s", slug)
		}
	}
}

// movesAndEvents returns the moves of all scripts (without the seat or the side of a response) and
// the operands of the events they expect.
func movesAndEvents(t *testing.T) map[string]bool {
	t.Helper()
	words := map[string]bool{}
	for _, s := range scripts(t) {
		text, err := os.ReadFile(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			w := strings.Fields(line)
			if len(w) < 2 || strings.HasPrefix(w[0], "#") || slices.Contains([]string{"lacks", "no-event", "blind"}, w[0]) {
				continue
			}
			words[w[1]] = true
			words[strings.Join(w[1:min(3, len(w))], " ")] = true
			words[strings.Join(w[1:min(4, len(w))], " ")] = true
		}
	}
	return words
}

// TestEveryNumberedCase: T01 to T40 all exist.
func TestEveryNumberedCase(t *testing.T) {
	var names []string
	for _, s := range scripts(t) {
		for _, c := range s.Cases {
			names = append(names, c.Name)
		}
	}
	for n := 1; n <= 40; n++ {
		prefix := fmt.Sprintf("T%02d ", n)
		if !slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, prefix) }) {
			t.Errorf("no case %s", prefix)
		}
	}
}

// TestEveryRefusalIsShown: each reason for refusing a move occurs in some script.
func TestEveryRefusalIsShown(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range scripts(t) {
		text, err := os.ReadFile(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if w := strings.Fields(line); len(w) == 3 && w[0] == "refuse" {
				seen[w[1]+" "+w[2]] = true
			}
		}
	}
	for _, r := range title(t).Lexicon().Refusals {
		if !seen[string(r.Rule)+" "+r.Key] {
			t.Errorf("no case is refused with %s %s", r.Rule, r.Key)
		}
	}
}
