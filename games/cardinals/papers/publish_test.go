package papers

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/scenario"
	"outremer/games/cardinals"
	"outremer/papers"
	"outremer/text"
)

var update = flag.Bool("update", false, "write the golden files anew")

// published runs the worked examples of the rulebook and writes what is published for each,
// without the units that only hold.
func published(t *testing.T, o *Office, lang string) string {
	t.Helper()
	script, err := scenario.ParseFile("../testdata/scenarios/examples.scn")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for i := range script.Cases {
		var events []game.Event
		ear := &listener{Title: o.title, hear: func(_ *cardinals.State, _ game.Seat, _ game.Move, es []game.Event) { events = append(events, es...) }}
		one := *script
		one.Cases = script.Cases[i : i+1]
		for _, r := range scenario.Run(ear, &one) {
			if !r.OK {
				t.Error(r)
			}
		}
		fmt.Fprintf(&b, "%s\n", script.Cases[i].Rules[0])
		for _, part := range turnsOf(o, events) {
			r := o.Publish(lang, &papers.Turn{Events: part})
			for _, s := range r.Sections {
				s = busy(s)
				if len(s.Lines) > 0 {
					fmt.Fprintf(&b, "  %s\n", strings.TrimSpace(r.Name+" "+s.String()))
				}
			}
		}
	}
	return b.String()
}

// turnsOf splits events where a turn begins.
func turnsOf(o *Office, events []game.Event) (parts [][]game.Event) {
	for _, e := range events {
		if len(parts) == 0 || o.lex.Events[e.Kind].Slug == "turn" {
			parts = append(parts, nil)
		}
		last := &parts[len(parts)-1]
		*last = append(*last, e)
	}
	return parts
}

// busy leaves out units that only hold.
func busy(s papers.Section) papers.Section {
	var lines []papers.Entry
	for _, e := range s.Lines {
		if !s.Orders || !strings.HasSuffix(e.Text.String(), " H") {
			lines = append(lines, e)
		}
	}
	s.Lines = lines
	return s
}

// TestPublishedExamples: what is published for the 37 worked examples, in each language.
func TestPublishedExamples(t *testing.T) {
	o := office(t)
	for _, lang := range text.Languages {
		file := "testdata/examples." + lang + ".txt"
		got := published(t, o, lang)
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		compare(t, file, got, string(want))
	}
}

func compare(t *testing.T, file, got, want string) {
	t.Helper()
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(a), len(b)) {
		x, y := "", ""
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			t.Fatalf("%s:%d:\n got %s\nwant %s", file, i+1, x, y)
		}
	}
}

// TestPublishedAsPrinted: where the rulebook prints what the game master publishes, our text
// matches.
func TestPublishedAsPrinted(t *testing.T) {
	golden, err := os.ReadFile("testdata/examples.en.txt")
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string]string{}
	id := ""
	for _, line := range strings.Split(string(golden), "\n") {
		if !strings.HasPrefix(line, " ") {
			id = line
		} else {
			cases[id] += line + "\n"
		}
	}
	for id, want := range printed {
		for _, w := range want {
			if !strings.Contains(cases[id], w) {
				t.Errorf("%s: %q is not in\n%s", id, w, cases[id])
			}
		}
	}
}

// printed are facts of the examples: an order with its outcome.
var printed = map[string][]string{
	"ex2f1":  {"A Rum S ZE A Edessa to Armenia."},
	"ex2f3":  {"A Rum S ZE A Edessa to Armenia."},
	"ex2f4":  {"A Rum S ZE A Edessa to Armenia."},
	"ex2f5":  {"A Leon S AL A Badajoz to Portugal (Invalid)"},
	"ex2f6":  {"PLANTAGENETS: F London to German Sea (Fails)", "F Denmark to German Sea (Fails)"},
	"ex2f7":  {"PLANTAGENETS: F London to British Sea.", "F Denmark to German Sea (Void)"},
	"ex2f8":  {"ZENGIDS: A Damascus to Jerusalem, A Hejaz S A Damascus to Jerusalem.", "A Antioch to Tripoli (Fails)", "A Jerusalem H (Dislodged, Destroyed)", "A Tripoli S A Jerusalem (Cut)"},
	"ex2f9":  {"ALMOHADS: A Seville to Valencia (Fails).", "ANSCARIDS: A Toledo S A Aragon to Valencia (Void).", "A Aragon to Valencia (Fails)"},
	"ex2f10": {"A Veszprem to Cumania (Fails)", "A Cumania to Volhynia (Void)", "A Dnieper Kipchaks S A Cumania", "A Halych S PI A Veszprem to Cumania"},
	"ex2f11": {"A Veszprem to Cumania", "RURIKIDS: A Kiev to Volhynia (Fails)", "A Cumania to Volhynia (Fails, Dislodged, Destroyed)", "A Dnieper Kipchaks S A Cumania (Fails – Supported Unit Moved)"},
	"ex2g1":  {"ANSCARIDS: A Burgos to Leon (Fails, Dislodged)", "PLANTAGENETS: F Basque Sea to Burgos.", "A Leon S PL F Basque Sea to Burgos"},
	"ex2g2":  {"ALMOHADS: A Seville to Toledo.", "A Leon S AL A Seville to Toledo."},
	"ex2g3":  {"ALMOHADS: A Seville to Toledo (Fails).", "ANSCARIDS: A Toledo to Seville (Fails).", "A Leon S AL A Seville to Toledo (Invalid)"},
	"ex2g4":  {"RURIKIDS: A Alania S A Circassia to Georgia, A Circassia to Georgia (Fails).", "A Erzurum S A Georgia"},
	"ex2h3":  {"Bruges rebels, build F Bruges."},
	"ex2h4":  {"Bruges rebels (Failed)."},
	"ex2h5":  {"Antioch rebels, build A Antioch."},
	"ex2i1":  {"HOHENSTAUFENS: A Hamburg to Meissen, A Nuremberg to Styria, A Prague to Moravia.", "A Constance rebels (disband HO A Constance and build neutral A Constance), A Frankfurt rebels (disband HO A Frankfurt and build neutral A Frankfurt)"},
	"ex2o1":  {"F Venice S AR A Croatia"},
	"ex2o2":  {"F Venice S KO F Thessalonica to Adriatic Sea"},
	"ex2o3":  {"F Venice S A Rome"},
}

// TestPublishNothingSecret: no report contains bids or votes.
func TestPublishNothingSecret(t *testing.T) {
	o := office(t)
	st := start(t, o, 3)
	var log game.Log
	for n := 0; n < 40 && st.Awaiting() != 0; n++ {
		p := st.Awaiting().First()
		st.Play(p, st.Late(p), &log)
	}
	secret := 0
	for _, e := range log.Events {
		if slug := o.lex.Events[e.Kind].Slug; slug == "bid" || slug == "voted" {
			secret++
			if r := o.Publish("en", &papers.Turn{Events: []game.Event{e}}); len(r.Sections) > 0 {
				t.Errorf("%s was published: %s", slug, r.Text())
			}
		}
	}
	if secret == 0 {
		t.Error("there was nothing secret")
	}
}

// TestPublishDeployment: a deployment names each space of its Line of Supply [2q(4)(e)].
func TestPublishDeployment(t *testing.T) {
	o := office(t)
	deployed := 0
	ear := &listener{Title: o.title, hear: func(_ *cardinals.State, _ game.Seat, _ game.Move, es []game.Event) {
		over, named := 0, 0
		for _, e := range es {
			if o.lex.Events[e.Kind].Slug == "supplied" {
				over++
			}
		}
		if over == 0 {
			return
		}
		r := o.Publish("en", &papers.Turn{Events: es})
		for line := range strings.Lines(r.Text()) {
			if strings.Contains(line, "as a Crusader army") {
				named += strings.Count(line, " to ")
			}
		}
		deployed++
		if named < over+1 {
			t.Errorf("%d steps for %d spaces:\n%s", named, over, r.Text())
		}
	}}
	script, err := scenario.ParseFile("../testdata/scenarios/crusades.scn")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range scenario.Run(ear, script) {
		if !r.OK {
			t.Error(r)
		}
	}
	if deployed == 0 {
		t.Error("nobody deployed")
	}
}
