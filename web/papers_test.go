package web

import (
	"context"
	"fmt"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"outremer/bot"
	"outremer/facts"
	"outremer/game"
	"outremer/games"
	"outremer/games/cardinals"
	cardinalspapers "outremer/games/cardinals/papers"
	"outremer/papers"
	"outremer/store"
	"outremer/store/testdb"
	"outremer/table"
)

// newCollege is a site with a table of College of Cardinals at which one person holds all twelve
// seats.
func newCollege(t *testing.T) *match {
	t.Helper()
	return newCollegeOn(t, func(s store.Store) store.Store { return s })
}

// newCollegeOn is newCollege with a wrapper around the store.
func newCollegeOn(t *testing.T, wrap func(store.Store) store.Store) *match {
	t.Helper()
	db := testdb.Open(t)
	title, err := cardinals.New(facts.Dir(cardinals.Box.Data, nil))
	must(t, err)
	players := map[string]table.Player{}
	for name, p := range bot.Players(title) {
		players[name] = p
	}
	host := table.NewHost(table.Config{Store: wrap(db), Titles: []game.Title{title}, Players: players, DefaultBot: "random"})
	srv, err := New(bg, Config{Host: host, Store: db, Games: []games.Game{{Title: title, Text: cardinals.Box.Text, Papers: cardinalspapers.Open}}, Limits: Limits{Requests: Rate{PerSecond: 1e6, Burst: 1e6}, Changes: Rate{PerSecond: 1e6, Burst: 1e6}}})
	must(t, err)
	s := &site{t: t, http: httptest.NewServer(srv), srv: srv, host: host, db: db}
	t.Cleanup(func() {
		srv.stopStreams()
		s.http.Close()
		must(t, host.Shutdown(bg))
		must(t, db.Close())
	})
	seats := title.Info().Seats[12]
	m := &match{site: s, seats: seats, players: map[string]*visitor{}}
	v := s.visitor()
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "cardinals", Players: 12, Sit: seats}).ok(&doc)
	m.id = doc.ID
	for _, seat := range seats {
		m.players[seat] = v
	}
	return m
}

// write sends a seat's orders.
func (m *match) write(seat, text string, dry bool) (d WrittenDoc) {
	m.t.Helper()
	m.players[seat].post(m.path("orders"), WriteDoc{Seat: seat, Text: text, DryRun: dry}).ok(&d)
	return d
}

// turn plays a turn of movement: it sends the given orders, then all seats seal.
func (m *match) turn(orders map[string]string) {
	m.t.Helper()
	for _, seat := range m.seats {
		if d := m.write(seat, orders[seat]+"\nSeal", false); !d.Applied {
			m.t.Fatalf("%s: %+v", seat, d)
		}
	}
}

func TestWrittenOrders(t *testing.T) {
	m := newCollege(t)
	v := m.players["anscarids"]
	// A dry run changes nothing and points at words.
	d := m.write("anscarids", "A Burgos - Leon\nA Toldoo H", true)
	if d.OK || d.Applied || len(d.Lines) != 2 || d.Lines[0].Error != nil || d.Lines[0].Written != "A Burgos - Leon" {
		t.Fatalf("%+v", d)
	}
	if e := d.Lines[1].Error; e == nil || e.From != 2 || e.To != 8 || e.Near[0] != "Toledo" {
		t.Errorf("%+v", e)
	}
	// All lines or none.
	if d := m.write("anscarids", "A Burgos - Leon\nA Toledo - Rome", false); d.Applied || d.Lines[1].Error.Rule != "base.move" || d.Lines[1].Error.RuleText == "" {
		t.Errorf("%+v", d)
	}
	var draft DraftDoc
	v.get(m.path("orders") + "?seat=anscarids").ok(&draft)
	if !strings.Contains(draft.Text, "A Burgos H\n") {
		t.Errorf("half of the lines were played:\n%s", draft.Text)
	}
	if d := m.write("anscarids", "A Burgos - Leon\n1 DP Aragon H", false); !d.OK || !d.Applied {
		t.Errorf("%+v", d)
	}
	v.get(m.path("orders") + "?seat=anscarids&lang=it").ok(&draft)
	if !strings.Contains(draft.Text, "A Burgos - León\n") || !strings.Contains(draft.Text, "1 DP A Aragona H\n") {
		t.Errorf("draft:\n%s", draft.Text)
	}
	// Errors in the reader's language.
	v.post(m.path("orders")+"?lang=it", WriteDoc{Seat: "anscarids", Text: "A Burgos - Rome", DryRun: true}).ok(nil).has("non può muovere")
	v.post(m.path("orders"), WriteDoc{Seat: "anscarids", Prompt: 4711, Text: "A Burgos H"}).refused(409, "stale")
	m.visitor().post(m.path("orders"), WriteDoc{Seat: "anscarids", Text: "A Burgos H"}).refused(403, "not-yours")
	m.visitor().get(m.path("orders")+"?seat=anscarids").refused(403, "not-yours")
}

// TestTooManyOrders: text over the limits is rejected as a whole, naming the field and the limit in
// the reader's language.
func TestTooManyOrders(t *testing.T) {
	m := newCollege(t)
	v := m.players["anscarids"]
	var before, after DraftDoc
	v.get(m.path("orders") + "?seat=anscarids").ok(&before)
	lines := strings.TrimSuffix(strings.Repeat("A Burgos - Leon\n", papers.MaxLines), "\n")
	if d := m.write("anscarids", lines+"\n", true); !d.OK || len(d.Lines) != papers.MaxLines {
		t.Errorf("%d lines: ok is %t, %d were read", papers.MaxLines, d.OK, len(d.Lines))
	}
	bytes := "A Burgos - Leon\n#" + strings.Repeat("é", papers.MaxBytes/2)
	for _, text := range []string{lines + "\nA Burgos H", bytes} {
		a := v.post(m.path("orders"), WriteDoc{Seat: "anscarids", Text: text})
		a.has("Too many orders at once").refused(422, "too-long")
		a.has(`"location":"body.text","message":"at most 60 lines and 4000 bytes"`)
		a = v.post(m.path("orders")+"?lang=it", WriteDoc{Seat: "anscarids", Text: text})
		a.has("al massimo 60 righe e 4000 byte").refused(422, "too-long")
		v.post(m.path("whatif"), TrialDoc{Turn: 1, Text: text}).refused(422, "too-long")
	}
	v.get(m.path("orders") + "?seat=anscarids").ok(&after)
	if after != before {
		t.Errorf("the draft became\n%swant\n%s", after.Text, before.Text)
	}
	limit := fmt.Sprintf("at most %d lines and %d bytes", papers.MaxLines, papers.MaxBytes)
	if spec := v.get("openapi.json"); strings.Count(spec.body, limit) != 2 {
		t.Errorf("the API's description says %d times %q, want 2", strings.Count(spec.body, limit), limit)
	}
}

// stuckStore blocks writes of steps while it is stuck.
type stuckStore struct {
	store.Store
	stuck sync.Mutex
	begun chan struct{}
}

func (s *stuckStore) ApplyStep(ctx context.Context, step store.Step) error {
	select {
	case s.begun <- struct{}{}:
	default:
	}
	s.stuck.Lock()
	defer s.stuck.Unlock()
	return s.Store.ApplyStep(ctx, step)
}

// TestReadersDoNotWait: while orders are being written to disk, the draft can be read and orders
// can be tried.
func TestReadersDoNotWait(t *testing.T) {
	slow := &stuckStore{begun: make(chan struct{}, 1)}
	m := newCollegeOn(t, func(s store.Store) store.Store {
		slow.Store = s
		return slow
	})
	<-slow.begun
	slow.stuck.Lock()
	wrote := make(chan *answer)
	go func() {
		wrote <- m.players["anscarids"].post(m.path("orders"), WriteDoc{Seat: "anscarids", Text: "A Burgos - Leon"})
	}()
	<-slow.begun
	var draft DraftDoc
	m.players["anscarids"].get(m.path("orders") + "?seat=anscarids").ok(&draft)
	d := m.write("anscarids", "A Burgos - Navarre", true)
	slow.stuck.Unlock()
	if !strings.Contains(draft.Text, "A Burgos H\n") || !d.OK {
		t.Errorf("draft:\n%sok is %t, want Burgos to hold, and an order that can be read", draft.Text, d.OK)
	}
	(<-wrote).ok(nil)
}

func TestNoPapers(t *testing.T) {
	m := newSite(t).newMatch(2)
	v := m.players[m.seats[0]]
	v.post(m.path("orders"), WriteDoc{Text: "A Burgos H"}).refused(422, "no-papers")
	v.get(m.path("turns")).refused(422, "no-papers")
}

var march = map[string]string{"anscarids": "A Burgos - Leon\nA Toledo S A Burgos - Leon\n1 DP Aragon H", "zengids": "2 DP Rum H"}

func TestReports(t *testing.T) {
	m := newCollege(t)
	v := m.visitor() // a spectator
	var list []TurnDoc
	v.get(m.path("turns")).ok(&list)
	if len(list) != 0 {
		t.Errorf("published before the first turn: %+v", list)
	}
	m.turn(march)
	v.get(m.path("turns")).ok(&list)
	if len(list) != 1 || list[0].Name != "Early 1170s" || !list[0].Orders { // nothing has happened at Mid yet
		t.Fatalf("%+v", list)
	}
	var r ReportDoc
	v.get(m.path("turns/1")).ok(&r).has(`"ANSCARIDS"`).lacks("DP", "point")
	if !strings.Contains(r.Text, "ANSCARIDS: A Burgos to Leon, A Toledo S A Burgos to Leon.\n") || !strings.Contains(r.Text, "A Leon H (Dislodged, Destroyed)") {
		t.Errorf("%s", r.Text)
	}
	v.get(m.path("turns/1")+"?lang=it").ok(nil).has("ANSCARICI", "Inizio anni 1170")
	txt := v.get(m.path("turns/1.txt"))
	if txt.body != r.Text || !strings.Contains(txt.header.Get("Content-Disposition"), `"cardinals-1170-early.txt"`) || txt.header.Get("Content-Type") != "text/plain; charset=utf-8" {
		t.Errorf("%v: %s", txt.header, txt.body)
	}
	svg := v.get(m.path("turns/1.svg")).has("<svg ", `class="arrow"`)
	if svg.header.Get("Content-Type") != "image/svg+xml" {
		t.Errorf("%v", svg.header)
	}
	// What has no orders is shown as it ended: with the army that was built.
	for n := 0; n < 12 && len(list) < 5; n++ {
		for _, seat := range m.seats {
			build := m.write(seat, "Build A Burgos\nSeal", false).Applied
			if !build && !m.write(seat, "Seal", false).Applied {
				m.write(seat, "Pass", false) // the Emperor wants no antipope
			}
		}
		v.get(m.path("turns")).ok(&list)
	}
	if len(list) < 5 || list[3].Name != "End 1170s" {
		t.Fatalf("%+v", list)
	}
	units := func(n int) int {
		return strings.Count(v.get(m.path(fmt.Sprintf("turns/%d.svg", n))).body, `class="unit`)
	}
	if before, after := units(3), units(4); after != before+1 {
		t.Errorf("%d units before the End, %d after it", before, after)
	}
	for _, path := range []string{"turns/99", "turns/0", "turns/x", "turns/1.png"} {
		v.get(m.path(path)).refused(404, "not-found")
	}
}

// TestStage: lists say which turn a game is in, also after it was taken back.
func TestStage(t *testing.T) {
	m := newCollege(t)
	v := m.players["anscarids"]
	expect := func(lang, want string) {
		t.Helper()
		var list []MyTableDoc
		v.get("tables?list=mine&lang=" + lang).ok(&list)
		if len(list) != 1 || list[0].Stage != want {
			t.Errorf("%d tables, the stage of one is %q, want %q", len(list), list[0].Stage, want)
		}
	}
	expect("en", "")
	m.turn(march)
	expect("en", "Mid 1170s: retreats and the Pope's Bulls.")
	expect("it", "Metà anni 1170: ritirate e Bolle del Papa.")
	v.post(m.path("undo-request"), SeatChoice{Seat: "zengids"}).ok(nil)
	expect("en", "")
}

func TestWhatIf(t *testing.T) {
	m := newCollege(t)
	m.turn(march)
	v := m.visitor()
	var d TriedDoc
	v.post(m.path("whatif"), TrialDoc{Turn: 1, Text: "A Toledo H"}).ok(&d)
	if !d.OK || len(d.Lines) != 1 || d.Lines[0].Written != "A Toledo H" {
		t.Fatalf("%+v", d)
	}
	found := false
	for _, x := range d.Outcomes {
		if x.Space == "burgos" {
			found = x.Result == "fails" && x.Differs && x.By == "leon" && x.Strength == 1 && x.Against == 1
		}
	}
	if !found {
		t.Errorf("%+v", d.Outcomes)
	}
	v.post(m.path("whatif"), TrialDoc{Turn: 2}).refused(404, "not-found")
	v.post(m.path("whatif"), TrialDoc{Turn: 9}).refused(404, "not-found")
	// Nothing was stored.
	v.get(m.path("turns/1.txt")).has("A Toledo S A Burgos to Leon")
}

// TestSandbox: the coming turn can be tried with orders for anybody's units, by anybody; nothing is
// kept, and it ends with the orders.
func TestSandbox(t *testing.T) {
	m := newCollege(t)
	v := m.visitor()
	var d TriedDoc
	try := func(text string) map[string]papers.Outcome {
		t.Helper()
		v.post(m.path("whatif"), TrialDoc{Text: text}).ok(&d)
		by := map[string]papers.Outcome{}
		for _, x := range d.Outcomes {
			by[x.Space] = x
		}
		return by
	}
	for space, x := range try("") {
		if x.Order.Kind != "hold" || x.Changed || x.Differs || x.Dislodged {
			t.Errorf("%s: %+v", space, x)
		}
	}
	attack := "A Burgos - Leon\nA Toledo S A Burgos - Leon"
	if by := try(attack); by["burgos"].Result != "succeeds" || !by["burgos"].Changed || !by["leon"].Differs || !by["leon"].Destroyed {
		t.Errorf("%+v", by)
	}
	// A support is cut, and the answer says by whom.
	by := try(attack + "\nA Seville - Toledo")
	if x := by["toledo"]; x.Result != "fails" || x.By != "seville" || !strings.Contains(x.Text, "Seville") {
		t.Errorf("toledo: %+v", x)
	}
	if x := by["burgos"]; x.Result != "fails" || x.Strength != 1 || x.Against != 1 {
		t.Errorf("burgos: %+v", x)
	}
	try("A Burgos - Rome\nA Burgs H")
	if d.OK || d.Lines[0].Error.Rule != "base.move" || d.Lines[1].Error.Near[0] != "Burgos" {
		t.Errorf("%+v", d.Lines)
	}
	v.post(m.path("whatif"), TrialDoc{Turn: -1}).refused(422, "invalid")
	v.post(m.path("whatif"), TrialDoc{Text: strings.Repeat("A Burgos H\n", 61)}).refused(422, "too-long")
	var draft DraftDoc
	m.players["anscarids"].get(m.path("orders") + "?seat=anscarids").ok(&draft)
	if !strings.Contains(draft.Text, "A Burgos H\n") {
		t.Errorf("draft:\n%s", draft.Text)
	}
	m.turn(march) // then the realms may have to retreat or build
	for range 40 {
		a := v.post(m.path("whatif")+"?lang=it", TrialDoc{})
		if a.status == 409 {
			a.has("Ora non si scrivono ordini").refused(409, "not-now")
			v.get(m.path("orders/possible")).refused(409, "not-now")
			return
		}
		m.turn(nil)
	}
	t.Error("orders were written all the time")
}

// TestSandboxKnowsNoDraft: in two worlds that differ only in what others have drafted, answers are
// the same, byte for byte.
func TestSandboxKnowsNoDraft(t *testing.T) {
	still, busy := newCollege(t), newCollege(t)
	drafts := map[string]string{
		"almohads": "A Seville - Toledo", "hohenstaufens": "Release A Hamburg\nRelease A Prague",
		"plantagenets": "F London - British Sea\n1 DP A Portugal - Leon", "capetians": "A Paris - Burgundy",
	}
	for seat, text := range drafts {
		if d := busy.write(seat, text, false); !d.Applied {
			t.Fatalf("%s: %+v", seat, d.Lines)
		}
	}
	ask := func(m *match, text string) string {
		v := m.players["anscarids"]
		return v.post(m.path("whatif"), TrialDoc{Text: text}).ok(nil).body + v.get(m.path("orders/possible")).ok(nil).body
	}
	for _, text := range []string{"", "A Burgos - Leon\nA Toledo S A Burgos - Leon", "A Hamburg - Bremen", "A Prague H\nnonsense"} {
		if one, other := ask(still, text), ask(busy, text); one != other {
			t.Errorf("%q: the answers differ", text)
		}
	}
}

// TestPossibleOrders: what is listed for a unit is what can be tried with it.
func TestPossibleOrders(t *testing.T) {
	m := newCollege(t)
	v := m.visitor()
	var d PossibleDoc
	v.get(m.path("orders/possible")).ok(&d)
	all := map[string]bool{}
	for _, o := range d.Orders {
		all[strings.Join(o, " ")] = true
	}
	for order, want := range map[string]bool{
		"hold burgos": true, "move burgos leon": true, "support-move toledo burgos leon": true, "support leon portugal": true,
		"move seville toledo": true, "move burgos rome": false, "hold valencia": false, "bid-hold portugal": false, "seal": false,
	} {
		if all[order] != want {
			t.Errorf("%q is listed: %t, want %t", order, all[order], want)
		}
	}
	m.visitor().get("tables/nowhere/orders/possible").refused(404, "not-found")
	newSite(t).newMatch(2).visitor().get(m.path("orders/possible")).refused(404, "not-found")
}

func TestAdjudicate(t *testing.T) {
	v := newSite(t).visitor()
	one := map[string]any{"id": "a", "phase": "movement", "units": []string{"France A par"}, "orders": []string{"France: A par - bur"}}
	v.post("adjudicate", map[string]any{"cases": []any{one}}).ok(nil).has(`"id":"a"`)
	v.post("adjudicate?map=moon", map[string]any{"cases": []any{one}}).refused(422, "invalid")
	var many []any
	for range 21 {
		many = append(many, one)
	}
	v.post("adjudicate", map[string]any{"cases": many}).refused(422, "invalid")
}
