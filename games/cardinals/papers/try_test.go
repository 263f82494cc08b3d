package papers

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"outremer/atlas"
	"outremer/game"
	"outremer/games/cardinals"
	"outremer/papers"
	"outremer/text"
)

// firstTurn plays the first turn with some orders and returns what a spectator saw before it, and
// the turn.
func firstTurn(t testing.TB, o *Office, orders map[string]string) (json.RawMessage, *papers.Turn) {
	t.Helper()
	st := start(t, o, 1)
	for name, lines := range orders {
		if lines, ok := o.Read(st, seat(t, o, name), "en", lines); !ok {
			t.Fatalf("%s: %+v", name, lines)
		}
	}
	before := st.View(game.Nobody).(*cardinals.View)
	var log game.Log
	for before.Season == "early" && st.View(game.Nobody).(*cardinals.View).Season == "early" {
		p := st.Awaiting().First()
		st.Play(p, st.Late(p), &log)
	}
	view, err := json.Marshal(before)
	if err != nil {
		t.Fatal(err)
	}
	return view, &papers.Turn{Events: log.Events}
}

var skirmish = map[string]string{"anscarids": "A Burgos - Leon\nA Toledo S A Burgos - Leon", "plantagenets": "F London - British Sea"}

// outcomeIn returns the outcome of the unit in a space.
func outcomeIn(t *testing.T, trial *papers.Trial, space string) papers.Outcome {
	t.Helper()
	for _, x := range trial.Outcomes {
		if x.Space == space {
			return x
		}
	}
	t.Fatalf("no unit in %s", space)
	return papers.Outcome{}
}

func TestTry(t *testing.T) {
	o := office(t)
	before, turn := firstTurn(t, o, skirmish)
	same, err := o.Try("en", before, turn, "")
	if err != nil || !same.OK {
		t.Fatal(err, same)
	}
	for _, x := range same.Outcomes {
		if x.Changed || x.Differs {
			t.Errorf("%s differs without a change", x.Space)
		}
	}
	if x := outcomeIn(t, same, "burgos"); x.Result != "succeeds" || x.Strength != 2 || x.OrderText != "A Burgos to Leon" {
		t.Errorf("burgos: %+v", x)
	}
	other, err := o.Try("en", before, turn, "A Toledo H\nA Leon S A Portugal")
	if err != nil || !other.OK {
		t.Fatal(err, other.Lines)
	}
	burgos, toledo, leon, paris := outcomeIn(t, other, "burgos"), outcomeIn(t, other, "toledo"), outcomeIn(t, other, "leon"), outcomeIn(t, other, "paris")
	switch {
	case burgos.Result != "fails" || burgos.Changed || !burgos.Differs || !strings.Contains(burgos.Text, "1 against 1"):
		t.Errorf("burgos: %+v", burgos)
	case !toledo.Changed || leon.Destroyed || !leon.Changed:
		t.Errorf("toledo: %+v, leon: %+v", toledo, leon)
	case paris.Changed || paris.Differs:
		t.Errorf("paris: %+v", paris)
	}
	wrong, err := o.Try("en", before, turn, "A Burgos - Rome\n1 DP Rum H\nSeal\nA Burgs H")
	if err != nil || wrong.OK {
		t.Fatal(err, wrong)
	}
	for i, key := range []string{"cannot-go", "no-order", "no-order", "no-name"} {
		if w := wrong.Lines[i].Wrong; w == nil || w.Key != key {
			t.Errorf("%q: %+v, not %s", wrong.Lines[i].Text, w, key)
		}
	}
	if _, err := o.Try("en", before, &papers.Turn{}, ""); err == nil {
		t.Error("a turn without orders was tried")
	}
}

// TestTryForms: past turns are tried again in the same words as drafts are written.
func TestTryForms(t *testing.T) {
	o := office(t)
	before, turn := firstTurn(t, o, skirmish)
	for _, c := range []struct{ line, written, wrong string }{
		{"A Toledo holds; A Leon sup A Portugal", "A Toledo H; A Leon S A Portugal", ""},
		{"Castile: A Toledo moves to Valncia", "A Toledo - Valencia", ""},
		{"A Toledo H, A Leon - Rome", "", "cannot-go"},
		{"A Burgos - Basque Sea - Bordeaux", "", "route-no-fleet"},
		{"France: A Burgos H", "", "wrong-owner"},
	} {
		trial, err := o.Try("en", before, turn, c.line)
		if err != nil {
			t.Fatal(err)
		}
		l, wrong := trial.Lines[0], ""
		if l.Wrong != nil {
			wrong = l.Wrong.Key
		}
		if l.Written != c.written || wrong != c.wrong {
			t.Errorf("%q: %q %q, want %q %q", c.line, l.Written, wrong, c.written, c.wrong)
		}
	}
}

// TestDraw: the drawing is well formed, self-contained, and has an arrow for a move.
func TestDraw(t *testing.T) {
	o := office(t)
	before, turn := firstTurn(t, o, skirmish)
	svg, err := o.Draw("en", before, turn)
	if err != nil {
		t.Fatal(err)
	}
	seen, err := viewOf(before)
	if err != nil {
		t.Fatal(err)
	}
	if file := os.Getenv("DRAWING"); file != "" {
		if err := os.WriteFile(file, svg, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	dec := xml.NewDecoder(strings.NewReader(string(svg)))
	count := map[string]int{}
	for {
		tok, err := dec.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		e, ok := tok.(xml.StartElement)
		if !ok {
			continue
		}
		for _, a := range e.Attr {
			if a.Name.Local == "class" {
				count[a.Value]++
			}
			if a.Name.Local == "href" && !strings.HasPrefix(a.Value, "#") {
				t.Errorf("%s is outside", a.Value)
			}
		}
	}
	if count["arrow"] != 2 || count["unit"] != len(seen.Units) {
		t.Errorf("%d arrows and %d units, not 2 and %d", count["arrow"], count["unit"], len(seen.Units))
	}
}

// TestDrawSpeaksTheLanguage: the English names are exactly as drawn by the atlas; the Italian
// ones replace them.
func TestDrawSpeaksTheLanguage(t *testing.T) {
	o := office(t)
	before, turn := firstTurn(t, o, skirmish)
	boards := map[string]string{}
	for _, lang := range text.Languages {
		svg, err := o.Draw(lang, before, turn)
		if err != nil {
			t.Fatal(err)
		}
		boards[lang] = string(svg)
	}
	en, it := boards["en"], boards["it"]
	labels := regexp.MustCompile(`(?s)<text id="label-[a-z0-9-]+"[^>]*>.*?</text>`).FindAllString(atlas.Board("cardinals"), -1)
	if len(labels) < 143 {
		t.Errorf("the atlas has %d names, fewer than spaces", len(labels))
	}
	for _, drawn := range labels {
		if !strings.Contains(en, drawn) {
			t.Errorf("the atlas has %s", drawn)
		}
	}
	if !strings.Contains(it, ">Mar</tspan>") || strings.Contains(it, ">Libyan Sea<") {
		t.Error("names on the Italian board are not Italian")
	}
}
