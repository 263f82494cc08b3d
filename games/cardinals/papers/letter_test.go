package papers

import (
	"slices"
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
		x := o.Hear(c.letter, c.possible)
		p, got := x.Asked, ""
		if x.Asks {
			got = strings.Join(o.lex.PactWords(p, o.seats), " ")
		}
		if got != c.want {
			t.Errorf("%q asks for %q, want %q", c.letter, got, c.want)
		}
		if x.Asks && !strings.Contains(offersOf(o, st.Pacts(nil, p.With, p.By)), strings.Join(o.lex.PactWords(x.Back, o.seats), " ")+"\n") {
			t.Errorf("%q: the other side cannot offer %v", c.letter, x.Back)
		}
	}
}

// TestNo: what a letter says no to is no offer, and what only sounds like a no is one.
func TestNo(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	me := seat(t, o, "anscarids")
	for _, c := range []struct {
		letter string
		asks   string // the kind of pact
		no     bool
	}{
		{"No peace with you, ever!", "", true},
		{"I will not support you and I do not want peace.", "", true},
		{"I will not support your army from Toulouse to Aragon", "", true},
		{"Do not make peace with the Hohenstaufens", "", true},
		{"Don’t vote for my cardinal", "", true},
		{"Peace with you, never", "", true},
		{"Peace? Never! Not with you.", "", true},
		{"A draw? No.", "", true},
		{"I refuse your truce", "", true},
		{"Non voglio la pace con te.", "", true},
		{"Non votare per me.", "", true},
		{"La pace? Mai e poi mai!", "", true},
		{"Nessuna tregua", "", true},
		{"Rifiuto la patta", "", true},
		{"I can't come", "", false},
		{"A non-aggression pact?", "peace", false},
		{"Patto di non aggressione", "peace", false},
		{"I do not want a non-aggression pact", "", true},
		{"Why not make peace?", "peace", false},
		{"Why don't we agree on a draw?", "draw", false},
		{"Perché non facciamo la pace?", "peace", false},
		{"Perché non voglio la pace.", "", true},
		{"No draw. Peace, though!", "peace", false},
		{"I won't forget what you did. Peace?", "peace", false},
		{"Peace? I do not like to lose my armies for nothing.", "peace", false},
	} {
		x := o.Hear(c.letter, st.Pacts(nil, me, seat(t, o, "capetians")))
		kind := ""
		if x.Asks {
			kind = o.lex.Pacts[x.Asked.Kind].Slug
		}
		if kind != c.asks || x.No != c.no {
			t.Errorf("%q asks for %q and says no: %v", c.letter, kind, x.No)
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

// TestUntil: peace lasts until the turn that a letter means, as far as it can be promised.
func TestUntil(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	possible := st.Pacts(nil, seat(t, o, "anscarids"), seat(t, o, "almohads"))
	for letter, want := range map[string]string{
		"Peace":                               "early-1180s",
		"Peace until 1190?":                   "late-1190s",
		"Peace until 1183?":                   "late-1180s",
		"Peace until the early 1180s?":        "early-1180s",
		"Peace from Early 1170s to late 1180": "late-1180s",
		"Peace until 1200":                    "late-1190s",
		"Peace until 1400":                    "late-1190s",
		"Peace until the end of the game":     "late-1190s",
		"Peace forever!":                      "late-1190s",
		"A truce as before 1150":              "early-1180s",
		"Pace fino al 1190?":                  "late-1190s",
		"Pace fino all’inizio del 1190?":      "early-1190s",
		"Pace fino alla fine degli anni 1180": "late-1180s",
		"Pace fino alla fine della partita":   "late-1190s",
		"Dear ally! Peace until Late 1180s?":  "late-1180s",
	} {
		x := o.Hear(letter, possible)
		if got := o.lex.Name(sortOf(o.lex, "turn"), x.Asked.A); !x.Asks || o.lex.Pacts[x.Asked.Kind].Slug != "peace" || got != want || x.More {
			t.Errorf("%q asks for peace until %q, want %q, or for more: %v", letter, got, want, x.More)
		}
	}
	few := slices.DeleteFunc(slices.Clone(possible), func(p game.Pact) bool { return o.lex.Pacts[p.Kind].Slug == "peace" && p.A > 1 })
	if x := o.Hear("Peace?", few); o.lex.Name(sortOf(o.lex, "turn"), x.Asked.A) != "late-1170s" {
		t.Errorf("before the end of the game: %v", x)
	}
}

// TestMore: of several wishes the first counts, and the others are noticed.
func TestMore(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	possible := st.Pacts(nil, seat(t, o, "anscarids"), seat(t, o, "almohads"))
	for letter, more := range map[string]bool{
		"Peace until 1190? And support Toledo to Valencia.": true,
		"Peace, and would you agree to a draw?":             true,
		"Support Toledo to Valencia. Valencia neutral?":     true,
		"Peace? Peace!": false,
		"Support Toledo to Valencia! Please support Toledo to Valencia.": false,
		"No draw. Peace?": false,
		"Let us be allies with the Capetians against the Plantagenets": false,
	} {
		if x := o.Hear(letter, possible); !x.Asks || x.More != more {
			t.Errorf("%q: more %v", letter, x.More)
		}
	}
}

// TestHintIsUnderstood: what the hint suggests can be written.
func TestHintIsUnderstood(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	possible := st.Pacts(nil, seat(t, o, "anscarids"), seat(t, o, "almohads"))
	for _, lang := range text.Languages {
		before, _, _ := strings.Cut(o.tongue(lang).Letter.Hint, "%s")
		for _, example := range strings.Split(strings.TrimPrefix(o.Hint(lang, possible), before), " / ") {
			if !o.Hear(strings.Trim(example, "“”«»"), possible).Asks {
				t.Errorf("%s: %q is not understood", lang, example)
			}
		}
	}
}
