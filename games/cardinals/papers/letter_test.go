package papers

import (
	"strings"
	"testing"

	"outremer/game"
	"outremer/text"
)

// TestHear: letters of both languages ask for pacts, each in its own words.
func TestHear(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	me, you := seat(t, o, "anscarids"), seat(t, o, "almohads")
	possible := st.Pacts(nil, me, you)
	catholic := st.Pacts(nil, me, seat(t, o, "capetians"))
	for _, c := range []struct {
		letter   string
		possible []game.Pact
		want     string
	}{
		{"Peace?", possible, "peace almohads early-1180s"},
		{"I propose a truce until Late 1170s, my lord.", possible, "peace almohads late-1170s"},
		{"Greetings from Burgos!\nLet us be allies.", possible, "peace almohads early-1180s"},
		{"Facciamo la pace fino a " + o.words.Named("it", "turn", "late-1170s"), possible, "peace almohads late-1170s"},
		{"Please support my army from Toledo to Valencia.", possible, "support almohads toledo valencia early-1170s"},
		{"A Seville S A Toledo - Valencia", possible, "support almohads toledo valencia early-1170s"},
		{"I can support your A Seville to Valencia", possible, "aid almohads seville valencia early-1170s"},
		{"Appoggia la mia armata da Toledo a Valencia", possible, "support almohads toledo valencia early-1170s"},
		{"Will you vote for my cardinal?", catholic, "vote capetians castilian late-1170s"},
		{"Votiamo per me", catholic, "vote capetians castilian late-1170s"},
		{"You vote for me now, I vote for you next", catholic, "popes capetians castilian late-1170s"},
		{"Un Papa a turno: prima il mio", catholic, "popes capetians castilian late-1170s"},
		{"Valencia should be a neutral zone", possible, "keep-out almohads valencia late-1180s"},
		{"Valencia resti neutrale", possible, "keep-out almohads valencia late-1180s"},
		{"Let us join the Capetians against the Plantagenets", possible, "league almohads capetians plantagenets late-1180s"},
		{"Con i Capetingi contro i Plantageneti?", possible, "league almohads capetians plantagenets late-1180s"},
		{"Would you accept a draw?", possible, "draw almohads late-1180s"},
		{"Facciamo patta", possible, "draw almohads late-1180s"},
		{"Support me!", possible, ""},
		{"Support my army from Burgos to Rome", possible, ""},
		{"Vote for me", possible, ""},
		{"What fine weather", possible, ""},
		{"", possible, ""},
	} {
		p, back, ok := o.Hear(c.letter, c.possible)
		got := ""
		if ok {
			got = strings.Join(o.lex.PactWords(p, o.seats), " ")
		}
		if got != c.want {
			t.Errorf("%q asks for %q, want %q", c.letter, got, c.want)
		}
		if ok && !strings.Contains(offersOf(o, st.Pacts(nil, p.With, p.By)), strings.Join(o.lex.PactWords(back, o.seats), " ")+"\n") {
			t.Errorf("%q: the other side cannot offer %v", c.letter, back)
		}
	}
}

func offersOf(o *Office, list []game.Pact) string {
	var b strings.Builder
	for _, p := range list {
		b.WriteString(strings.Join(o.lex.PactWords(p, o.seats), " ") + "\n")
	}
	return b.String()
}

// TestHintIsUnderstood: what the hint suggests can be written.
func TestHintIsUnderstood(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	possible := st.Pacts(nil, seat(t, o, "anscarids"), seat(t, o, "almohads"))
	for _, lang := range text.Languages {
		before, _, _ := strings.Cut(o.tongue(lang).Letter.Hint, "%s")
		for _, example := range strings.Split(strings.TrimPrefix(o.Hint(lang, possible), before), " / ") {
			if _, _, ok := o.Hear(strings.Trim(example, "“”«»"), possible); !ok {
				t.Errorf("%s: %q is not understood", lang, example)
			}
		}
	}
}
