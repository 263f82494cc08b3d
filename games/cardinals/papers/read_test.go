package papers

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/scenario"
	"outremer/games/cardinals"
	"outremer/text"
)

// snapshot encodes a state for comparison.
func snapshot(t *testing.T, st game.State) []byte {
	t.Helper()
	b, err := st.AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestRoundTrip: legal moves in random positions can be written in each language and are read
// back unchanged.
func TestRoundTrip(t *testing.T) {
	o, most := office(t), 900
	if testing.Short() {
		most = 100
	}
	for key := range uint64(2) {
		luck := game.NewRand([2]uint64{key, 7})
		st := start(t, o, key)
		var moves []game.Move
		for n := 0; n < most && st.Awaiting() != 0; n++ {
			p := st.Awaiting().First()
			moves = st.Options(moves[:0], p)
			roundTrip(t, o, st, p, moves[luck.Intn(0, len(moves))])
			m := moves[luck.Intn(0, len(moves))]
			if o.lex.Verbs[m.Verb].Slug == "abdicate" || luck.Intn(0, 6) == 0 {
				m = st.Late(p)
			}
			st.Play(p, m, nil)
		}
	}
}

// TestRoundTripOfScripts: the same for every move of every scenario, which covers all verbs.
func TestRoundTripOfScripts(t *testing.T) {
	o := office(t)
	seen := map[game.Verb]bool{}
	ear := &listener{Title: o.title, hear: func(before *cardinals.State, p game.Seat, m game.Move, _ []game.Event) {
		if !seen[m.Verb] || m.Verb < o.verb("tithe") {
			roundTrip(t, o, before, p, m)
		}
		seen[m.Verb] = true
	}}
	scripts, err := scenario.ParseAll("../testdata/scenarios/*.scn")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range scripts {
		for _, r := range scenario.Run(ear, s) {
			if !r.OK {
				t.Error(r)
			}
		}
	}
	for v, spec := range o.lex.Verbs {
		if !seen[game.Verb(v)] && spec.Slug != "bid-ferry" {
			t.Errorf("no script plays %s", spec.Slug)
		}
	}
}

func roundTrip(t *testing.T, o *Office, st *cardinals.State, p game.Seat, m game.Move) {
	t.Helper()
	want := st.Clone()
	ends := (&reading{o: o, st: st, p: p}).ends(m)
	if !ends {
		want.Play(p, m, nil)
	}
	points := count(st.DraftedBids(nil, p), m) + 1
	for _, lang := range text.Languages {
		line := o.write(st, p, lang, m, points)
		got := st.Clone().(*cardinals.State)
		lines, ok := o.Read(got, p, lang, line)
		if !ok {
			t.Fatalf("%s: %q, from %q: %+v", lang, line, o.lex.Format(m), lines[0].Wrong)
		}
		if got := sorted(got.Drafted(nil, p)); !slices.Equal(got, drafted(o, want.(*cardinals.State), p, m)) {
			t.Fatalf("%s: %q, from %q, is read as %v", lang, line, o.lex.Format(m), formats(o, lines[0].Moves))
		}
		if o.title.Price(m.Verb) == 0 && !bytes.Equal(snapshot(t, got), snapshot(t, want)) {
			t.Fatalf("%s: %q, from %q, is read as %v", lang, line, o.lex.Format(m), formats(o, lines[0].Moves))
		}
		if ends && !slices.Equal(lines[0].Moves, []game.Move{m}) {
			t.Fatalf("%s: %q, from %q, is read as %v", lang, line, o.lex.Format(m), formats(o, lines[0].Moves))
		}
		if lines[0].Written != line {
			t.Errorf("%s: %q is written as %q", lang, line, lines[0].Written)
		}
	}
}

// drafted returns the draft after a move is written. A tithe gives way to a bid for the Papal army.
func drafted(o *Office, st *cardinals.State, p game.Seat, m game.Move) []game.Move {
	moves := st.Drafted(nil, p)
	if tithe := o.verb("tithe"); o.title.Price(m.Verb) > 0 && m.Verb != tithe && m.A == o.title.TitheSpace() {
		moves = slices.DeleteFunc(moves, func(x game.Move) bool { return x.Verb == tithe })
	}
	return sorted(moves)
}

func sorted(moves []game.Move) []game.Move {
	slices.SortFunc(moves, func(a, b game.Move) int {
		switch {
		case a.Less(b):
			return -1
		case b.Less(a):
			return 1
		default:
			return 0
		}
	})
	return moves
}

func formats(o *Office, moves []game.Move) (all []string) {
	for _, m := range moves {
		all = append(all, o.lex.Format(m))
	}
	return all
}

// TestLabels: anything shown in a list of moves can be typed as is, in each language. The labels
// of bids add a point, and are not orders.
func TestLabels(t *testing.T) {
	o := office(t)
	seen := map[game.Verb]int{}
	ear := &listener{Title: o.title, hear: func(before *cardinals.State, p game.Seat, m game.Move, _ []game.Event) {
		if o.title.Price(m.Verb) > 0 || seen[m.Verb] > 5 {
			return
		}
		seen[m.Verb]++
		for _, lang := range text.Languages {
			label := o.words.Move(lang, o.seats, m).String()
			lines, ok := o.Read(before.Clone(), p, lang, label)
			if !ok || len(lines[0].Moves) > 0 && !slices.Contains(lines[0].Moves, m) {
				t.Errorf("%s: %q, the label of %q, is read as %v: %+v", lang, label, o.lex.Format(m), formats(o, lines[0].Moves), lines[0].Wrong)
			}
		}
	}}
	scripts, err := scenario.ParseAll("../testdata/scenarios/*.scn")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range scripts {
		scenario.Run(ear, s)
	}
	if len(seen) < 25 {
		t.Errorf("labels of %d verbs were read, want 25 or more", len(seen))
	}
}

// TestReadSampled: a world sampled for a seat has its exact draft and reads like the true one.
func TestReadSampled(t *testing.T) {
	o := office(t)
	luck := game.NewRand([2]uint64{4, 2})
	tried := 0
	ear := &listener{Title: o.title, hear: func(before *cardinals.State, p game.Seat, m game.Move, _ []game.Event) {
		tried++
		if tried%5 != 0 {
			return
		}
		world := before.Clone().(*cardinals.State)
		world.Sample(p, &luck)
		if got, want := o.Draft(world, p, "en"), o.Draft(before, p, "en"); got != want {
			t.Errorf("the draft of %s in a sampled world:\n%swant\n%s", o.seats[p], got, want)
		}
		line := o.write(before, p, "en", m, 1)
		got, _ := o.Read(world, p, "en", line)
		want, _ := o.Read(before.Clone(), p, "en", line)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q of %s in a sampled world: %+v, want %+v", line, o.seats[p], got, want)
		}
	}}
	scripts, err := scenario.ParseAll("../testdata/scenarios/*.scn")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range scripts {
		scenario.Run(ear, s)
	}
	if tried < 900 {
		t.Errorf("%d moves were heard, want 900 or more", tried)
	}
}

// TestRead: what people write, in the first turn.
func TestRead(t *testing.T) {
	o := office(t)
	for _, c := range []struct {
		seat, lang, line string
		moves            string // joined by commas
	}{
		{"anscarids", "en", "A Burgos - Leon", "move burgos leon"},
		{"anscarids", "en", "a brg-leo", "move burgos leon"},
		{"anscarids", "en", "Burgos to Leon.", "move burgos leon"},
		{"anscarids", "en", "army Burgos -> Leon", "move burgos leon"},
		{"anscarids", "it", "A Burgos – León", "move burgos leon"},
		{"anscarids", "it", "armata Burgos verso Leon", "move burgos leon"},
		{"anscarids", "en", "A Burgos holds", "hold burgos"},
		{"anscarids", "it", "A Burgos tiene", "hold burgos"},
		{"anscarids", "en", "A Burgos S A Toledo", "support burgos toledo"},
		{"anscarids", "en", "A Burgos S AN A Toledo - Leon", "support-move burgos toledo leon"},
		{"anscarids", "en", "1 DP Leon S AN A Burgos - Portugal", ""},
		{"zengids", "en", "2 DP A Rum H", "bid-hold rum,bid-hold rum"},
		{"zengids", "it", "1 DP Rum H", "bid-hold rum"},
		{"plantagenets", "en", "F London - British Sea", "move london british-sea"},
		{"plantagenets", "it", "F Londra - Mare Britannico", "move london british-sea"},
		{"plantagenets", "en", "1 DP Tithe", ""},
		{"plantagenets", "en", "0 DP tithe", "withdraw rome"},
		{"capetians", "en", "1 DP Bruges Gift", "gift bruges"},
		{"capetians", "en", "Agree Plantagenets", "name plantagenets"},
		{"capetians", "en", "Agree PL", "name plantagenets"},
		{"hohenstaufens", "en", "Release Hamburg", "release hamburg"},
		{"almohads", "en", "Standing support", "standing support"},
		{"almohads", "en", "Give up the throne", "abdicate"},
		{"almohads", "it", "Rinuncia al trono", "abdicate"},
		{"almohads", "en", "seal", "seal"},
	} {
		st := start(t, o, 1)
		p := seat(t, o, c.seat)
		if c.seat == "plantagenets" && c.line != "F London - British Sea" { // their draft begins with a tithe
			if lines, ok := o.Read(st, p, "en", "1 DP tithe"); !ok {
				t.Fatal(lines[0].Wrong)
			}
		}
		lines, ok := o.Read(st, p, c.lang, c.line)
		if c.seat == "anscarids" && strings.HasPrefix(c.line, "1 DP Leon") {
			if ok || lines[0].Wrong.Key != "supported-far" {
				t.Errorf("%q: %+v", c.line, lines[0])
			}
			continue
		}
		if got := strings.Join(formats(o, lines[0].Moves), ","); !ok || got != c.moves {
			t.Errorf("%s %q: %q, not %q; %+v", c.lang, c.line, got, c.moves, lines[0].Wrong)
		}
	}
}

// TestWrong: an error points at the word and suggests what could have been meant.
func TestWrong(t *testing.T) {
	o := office(t)
	for _, c := range []struct {
		seat, lang, line string
		word, key        string
		near             []string
	}{
		{"anscarids", "en", "A Burgs - Leon", "Burgs", "no-name", []string{"Burgos"}},
		{"anscarids", "en", "A Burgos - Loen", "Loen", "no-name", []string{"Leon"}},
		{"anscarids", "it", "A Burgos - Castiglai", "Castiglai", "unknown", nil},
		{"anscarids", "en", "A Burgos - Leon quickly", "quickly", "unknown", nil},
		{"anscarids", "en", "A Burgos -", "", "incomplete", nil},
		{"anscarids", "en", "A Burgos", "", "incomplete", nil},
		{"anscarids", "en", "F Burgos - Leon", "F", "wrong-unit", []string{"A"}},
		{"anscarids", "en", "A Burgos S ZE A Toledo", "ZE", "wrong-owner", []string{"AN"}},
		{"anscarids", "en", "A Burgos - Rome", "Rome", "cannot-go", nil},
		{"anscarids", "en", "A Paris - Burgundy", "Paris", "not-your-unit", nil},
		{"anscarids", "en", "9 DP Leon H", "9", "no-points-left", nil},
		{"anscarids", "en", "1 DP Burgos Rebel", "1", "wrong-points", nil},
		{"anscarids", "en", "Vote Polish", "Polish", "not-offered", nil},
		{"plantagenets", "en", "F London - North Atlntc Ocn", "North Atlntc Ocn", "no-name", []string{"North Atlantic Ocean"}},
	} {
		lines, ok := o.Read(start(t, o, 1), seat(t, o, c.seat), c.lang, c.line)
		w := lines[0].Wrong
		if ok || w == nil {
			t.Errorf("%q was read as %v", c.line, formats(o, lines[0].Moves))
			continue
		}
		word := string([]rune(c.line)[w.From:w.To])
		if word != c.word || w.Key != c.key || c.near != nil && (len(w.Near) == 0 || w.Near[0] != c.near[0]) {
			t.Errorf("%q: %q %s %v %q; want %q %s %v", c.line, word, w.Key, w.Near, w.Text, c.word, c.key, c.near)
		}
	}
}

// TestLines: later lines see the effects of earlier ones, comments are skipped, and line numbers
// are those of the text.
func TestLines(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	p := seat(t, o, "zengids")
	lines, ok := o.Read(st, p, "en", "# first thoughts\nA Damascus - Jerusalem\n\n1 DP Rum H\n1 DP Rum H\nA Damascus H\nSeal\n")
	if !ok || len(lines) != 5 || lines[0].N != 2 || lines[4].N != 7 {
		t.Fatalf("%+v", lines)
	}
	if got := formats(o, lines[2].Moves); !slices.Equal(got, []string{"withdraw rum", "bid-hold rum", "bid-hold rum"}) || lines[2].Written != "2 DP A Rum H" {
		t.Errorf("equal bids add up: %v, %q", got, lines[2].Written)
	}
	if got := o.Draft(st, p, "en"); !strings.Contains(got, "A Damascus H\n") || !strings.Contains(got, "2 DP A Rum H\n") {
		t.Errorf("draft:\n%s", got)
	}
	st.Play(p, lines[4].Moves[0], nil)
	if _, ok := o.Read(st, p, "en", "A Damascus - Jerusalem"); ok {
		t.Error("a sealed draft was changed")
	}
}

// TestReadEnds: nothing is read after the end, and the end itself is not played; otherwise the
// last reader to seal would see the outcome of the turn before it happens.
func TestReadEnds(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	p := seat(t, o, "zengids")
	for q := range game.Seat(len(o.seats)) {
		if q != p {
			st.Play(q, st.Late(q), nil)
		}
	}
	before := snapshot(t, st)
	lines, ok := o.Read(st, p, "en", "Seal\nA Damascus H")
	if ok || lines[0].Wrong != nil || lines[1].Wrong == nil || lines[1].Wrong.Key != "after-end" {
		t.Errorf("%+v", lines)
	}
	if !bytes.Equal(before, snapshot(t, st)) {
		t.Error("the turn was carried out")
	}
}

// TestSetKeepsOthers: points on another order for the same unit stay.
func TestSetKeepsOthers(t *testing.T) {
	o := office(t)
	st := start(t, o, 1)
	p := seat(t, o, "zengids")
	if _, ok := o.Read(st, p, "en", "1 DP Rum H\n1 DP Rum S Armenia\n0 DP Rum H"); !ok {
		t.Fatal("refused")
	}
	if got := formats(o, st.DraftedBids(nil, p)); !slices.Equal(got, []string{"bid-support rum armenia"}) {
		t.Errorf("left: %v", got)
	}
}

// TestNames: no name means two things in one language, and no abbreviation is the name of
// something else.
func TestNames(t *testing.T) {
	o := office(t)
	for _, sort := range []string{"space", "dynasty", "candidate", "standing", "basis"} {
		k := sortOf(o.lex, sort)
		for i, slug := range o.lex.Sorts[k].Names {
			for _, lang := range text.Languages {
				names := []string{o.words.Named(lang, sort, slug), slug}
				if sort == "space" {
					names = append(names, o.title.Short(int16(i)))
				}
				for _, name := range names {
					if got := o.names[lang][k].values[key(name)]; got != int16(i) {
						t.Errorf("%s: %s %q is read as %s", lang, sort, name, o.lex.Name(k, got))
					}
				}
			}
		}
	}
}

// FuzzRead: whatever is written, reading terminates and changes nothing unless it says so.
func FuzzRead(f *testing.F) {
	for _, s := range []string{"A Burgos - Leon", "2 DP Bruges Rebel", "1 DP Rum S ZE A Edessa - Armenia", "→→ 🙂 A", "Disband",
		"A Brg - Gulf of Lion - Toledo", "DP 1 to Rum for A Rum H", "Castile: A Burgos H; A Toledo a Leon, tithe", "All units hold", "A Toldeo supports the Papal States",
	} {
		f.Add(s)
	}
	o, err := built()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, line string) {
		st := start(t, o, 1)
		before := snapshot(t, st)
		lines, ok := o.Read(st, 1, "en", line)
		if ok && len(lines) == 1 && !strings.ContainsAny(line, ";,") {
			echoed(t, o, start(t, o, 1), st, 1, "en", &lines[0])
		}
		changed := false
		for _, l := range lines {
			changed = changed || len(l.Moves) > 0
			if w := l.Wrong; w != nil && (w.From > w.To || w.From < 0) {
				t.Errorf("%q: %d to %d", l.Text, w.From, w.To)
			}
		}
		if !changed && !bytes.Equal(before, snapshot(t, st)) {
			t.Errorf("%q changed the draft (ok %v)", line, ok)
		}
	})
}

// TestTongues: both languages have the same words, with the same number of placeholders, and no
// unused ones.
func TestTongues(t *testing.T) {
	o := office(t)
	en, it := o.tongues["en"], o.tongues["it"]
	same := func(what string, a, b map[string]string) {
		for key := range a {
			if strings.Count(a[key], "%v") != strings.Count(b[key], "%v") || b[key] == "" {
				t.Errorf("%s.%s differs: %q, %q", what, key, a[key], b[key])
			}
		}
		if len(a) != len(b) {
			t.Errorf("%s has %d and %d entries", what, len(a), len(b))
		}
	}
	same("wrong", en.Wrong, it.Wrong)
	same("kind", en.Kind, it.Kind)
	same("noun", en.Noun, it.Noun)
	same("publish.note", en.Publish.Note, it.Publish.Note)
	same("publish.heading", en.Publish.Heading, it.Publish.Heading)
	for lang, tg := range o.tongues {
		for verb := range tg.Order {
			if !slices.ContainsFunc(o.lex.Verbs, func(v game.VerbSpec) bool { return v.Slug == verb }) {
				t.Errorf("%s: order.%s is no verb", lang, verb)
			}
		}
		for word := range tg.Same {
			if !slices.Contains([]string{"DP", "for", "crusader"}, word) && !strings.Contains(fmt.Sprint(tg.Order), word) { // those are read beside slots
				t.Errorf("%s: same.%s is in no pattern", lang, word)
			}
		}
	}
}
