package teacher

import (
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// TestSealedAnswers: what is decided at once and in secret, as the two cards of a Round of Kings are, is weighed against
// what else could be decided, and what is advised has a reason. [once nothing was weighed but the advice itself]
func TestSealedAnswers(t *testing.T) {
	title := traders(t)
	asked, reasons := 0, map[string]int{}
	seals := func(o game.Move) bool { return title.Lexicon().Verbs[o.Verb].Seals }
	walk(t, title, 1, 130, func(m Master, st game.State, s game.Seat) {
		options := st.Options(nil, s)
		if len(options) < 10 || !slices.ContainsFunc(options, seals) {
			return
		}
		asked++
		m.Effort = 96
		a := advise(t, m, st, s)
		if len(a.Choices) < 10 {
			t.Errorf("%d choices of %d options", len(a.Choices), len(options))
		}
		for _, lang := range []string{"en", "it"} {
			say := speaker(t, title, lang)
			if say.Reason(&a, a.Best()) != "" {
				reasons[lang]++
			}
			if got := say.Advice(&a); !strings.Contains(got, say.Moves(a.Choices[1].Moves)) {
				t.Errorf("it compares with nothing: %q", got)
			}
		}
	})
	if asked < 3 || 3*reasons["en"] < 2*asked || reasons["en"] != reasons["it"] {
		t.Errorf("%d answers, %v of them with reasons", asked, reasons)
	}
}
