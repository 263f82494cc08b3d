package web

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/patch"
	"outremer/games"
	"outremer/store"
	"outremer/store/testdb"
	"outremer/table"
)

// holding is a reader's copy of a state, kept up to date by deltas as any client would do it.
type holding struct {
	t       *testing.T
	version string
	state   any
	patched int // how many deltas were patches
}

type delta struct {
	Seat, From, To string
	News           []NewsDoc
	Anew           bool
	State          any
	Patch          []patch.Operation
}

// take applies a delta, as the schema describes it.
func (h *holding) take(data string) (d delta) {
	h.t.Helper()
	must(h.t, json.Unmarshal([]byte(data), &d))
	if d.State != nil {
		h.state = d.State
	} else {
		if d.From != h.version {
			h.t.Fatalf("got a patch of version %s, want one of %s", d.From, h.version)
		}
		var err error
		h.state, err = patch.Patched(h.state, d.Patch)
		must(h.t, err)
		h.patched++
	}
	h.version = d.To
	return d
}

// is compares the copy with a whole state.
func (h *holding) is(whole string) {
	h.t.Helper()
	var want any
	must(h.t, json.Unmarshal([]byte(whole), &want))
	if !same(h.state, want) {
		got, _ := json.Marshal(h.state)
		h.t.Fatalf("patched state\n got %s\nwant %s", got, whole)
	}
}

// same compares decoded JSON, in a tenth of the time of reflect.DeepEqual.
func same(a, b any) bool {
	switch a := a.(type) {
	case map[string]any:
		b, ok := b.(map[string]any)
		return ok && maps.EqualFunc(a, b, same)
	case []any:
		b, ok := b.([]any)
		return ok && slices.EqualFunc(a, b, same)
	}
	return a == b
}

// delta returns the next delta of a stream.
func (r *eventReader) delta(h *holding) delta {
	r.t.Helper()
	for {
		e, ok := r.next()
		if !ok {
			r.t.Fatalf("the stream ended: %v", r.in.Err())
		}
		if e.event == formDelta {
			return h.take(e.data)
		}
	}
}

// TestDeltas plays a match: every reader of the stream patches a copy, which stays equal to the
// whole state, and is told the same news.
func TestDeltas(t *testing.T) {
	m := newSite(t).newMatch(2)
	viewers := map[string]*visitor{"red": m.players["red"], "blue": m.players["blue"], "": m.visitor()}
	readers, copies, news := map[string]*eventReader{}, map[string]*holding{}, map[string][]NewsDoc{}
	for name, v := range viewers {
		readers[name], copies[name] = v.events(m.path("events?form=delta&after=0.0")), &holding{t: t}
		defer readers[name].close()
	}
	catchUp := func() {
		for name, v := range viewers {
			var st StateDoc
			whole := v.get(m.path("state")).ok(&st).body
			for copies[name].state == nil || copies[name].state.(map[string]any)["n"].(float64) < float64(st.N) {
				d := readers[name].delta(copies[name])
				if d.Anew {
					news[name] = nil
				}
				news[name] = append(news[name], d.News...)
			}
			copies[name].is(whole)
		}
	}
	catchUp()
	for m.awaited() != "" {
		for _, seat := range m.seats {
			if st := m.state(seat); st.Prompt != nil && st.Prompt.Must {
				m.play(seat, strings.Join(st.Moves[len(st.Moves)-1].Move, " ")).ok(nil)
			}
		}
		catchUp()
	}
	for name, v := range viewers {
		var want []NewsDoc
		v.get(m.path("news")).ok(&want)
		if !reflect.DeepEqual(news[name], want) {
			t.Errorf("%q was told %d news, want %d", name, len(news[name]), len(want))
		}
		if copies[name].patched < 5 {
			t.Errorf("%q got %d patches, want most deltas to be patches", name, copies[name].patched)
		}
	}
}

// TestDeltaAnswers: who says what it has gets what changed, and everything if it has something
// else; of its other seats only those that it named and that are asked.
func TestDeltaAnswers(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red", "blue"}}).ok(&doc)
	path := "tables/" + doc.ID + "/"
	red, blue := &holding{t: t}, &holding{t: t}
	var st StateDoc
	play := func(have map[string]string, move ...string) []json.RawMessage {
		t.Helper()
		v.get(path + "state?seat=red").ok(&st)
		var out struct{ Deltas []json.RawMessage }
		v.post(path+"moves", OrderDoc{Seat: "red", Prompt: st.Prompt.ID, Move: move, Have: have}).ok(&out)
		return out.Deltas
	}
	if got := len(play(map[string]string{}, "bid", "1")); got != 0 {
		t.Errorf("got %d deltas, want none for somebody who names no seat", got)
	}
	first := play(map[string]string{"red": "", "blue": "", "green": ""}, "bid", "2")
	if len(first) != 2 {
		t.Fatalf("got %d deltas, want those of red and blue, who is asked", len(first))
	}
	red.take(string(first[0]))
	blue.take(string(first[1]))
	red.is(v.get(path + "state?seat=red").ok(nil).body)
	blue.is(v.get(path + "state?seat=blue").ok(nil).body)
	second := play(map[string]string{"red": red.version}, "bid", "3")
	if len(second) != 1 || red.take(string(second[0])).State != nil {
		t.Fatalf("got %s, want a patch for red", second)
	}
	red.is(v.get(path + "state?seat=red").ok(nil).body)
	third := play(map[string]string{"red": "0123456789abcdef"}, "seal")
	if red.take(string(third[0])).State == nil {
		t.Errorf("got %s, want the whole state for somebody who has another", third)
	}
	red.is(v.get(path + "state?seat=red").ok(nil).body)
}

// TestDeltasStayPrivate: what others draft changes nothing in a player's deltas, and nobody gets
// those of a seat that is not theirs.
func TestDeltasStayPrivate(t *testing.T) {
	m := newSite(t).newMatch(2)
	watcher := m.visitor().events(m.path("events?form=delta"))
	defer watcher.close()
	copied := &holding{t: t}
	watcher.delta(copied)
	var before StateDoc
	m.players["red"].get(m.path("state")).ok(&before)
	m.play("blue", "bid 1").ok(nil)
	m.play("blue", "bid 2").ok(nil)
	m.play("red", "seal").ok(nil)
	d := watcher.delta(copied)
	for _, op := range d.Patch {
		if strings.Contains(op.Path, "bids") {
			t.Errorf("the spectator is told of %s", op.Path)
		}
	}
	if len(d.News) != 1 {
		t.Errorf("got %d news, want the seal alone", len(d.News))
	}
	m.players["red"].get(m.path("events?form=delta&seat=blue")).refused(http.StatusForbidden, "not-yours")
	m.visitor().get(m.path("events?form=whole")).refused(http.StatusUnprocessableEntity, "invalid")
	var st StateDoc
	m.players["blue"].get(m.path("state")).ok(&st)
	body := m.players["blue"].post(m.path("moves"), OrderDoc{Prompt: st.Prompt.ID, Move: []string{"bid", "0"}, Have: map[string]string{"blue": "", "red": ""}}).ok(nil).body
	if strings.Contains(body, `"seat":"red","to"`) {
		t.Errorf("blue got red's state: %s", body)
	}
}

// TestEveryTitlesDeltas plays a random game of every title, to the end or for a few hundred moves:
// for a spectator and two seats, the patched state equals the whole one after every move, and whole
// states equal the plain encoding of their document.
func TestEveryTitlesDeltas(t *testing.T) {
	all, err := games.All("")
	must(t, err)
	for _, g := range all {
		t.Run(g.Info().Slug, func(t *testing.T) { everyDelta(t, g) })
	}
}

func everyDelta(t *testing.T, g games.Game) {
	db := testdb.Open(t)
	defer db.Close()
	host := table.NewHost(table.Config{Store: db, Titles: []game.Title{g.Title}})
	defer host.Shutdown(bg) //nolint:errcheck // the test is over
	srv, err := New(bg, Config{Host: host, Store: db, Games: []games.Game{g}})
	must(t, err)
	sizes := g.Info().Sizes()
	seats := g.Info().Seats[sizes[len(sizes)-1]]
	tab := filled(t, host, g.Info().Slug, len(seats))
	defer tab.Release()
	r := rand.New(rand.NewPCG(1, 2))
	had := map[game.Seat]*holding{}
	sheets := map[game.Seat]*sheet{}
	moves := 600
	if testing.Short() {
		moves = 25
	}
	viewers := []game.Seat{game.Nobody, 0, 1}
	var patches, wholes int
	for n := range moves {
		var asked *table.Snapshot
		for seat := game.Nobody; int(seat) < len(seats); seat++ {
			snap, err := tab.Snapshot("me", seat)
			must(t, err)
			if snap.Prompt != nil && snap.Awaiting.Has(seat) && (asked == nil || r.IntN(2) == 0) {
				asked = snap
			}
			if !slices.Contains(viewers, seat) {
				continue
			}
			sh, err := srv.sheetOf(snap, "en")
			must(t, err)
			if had[seat] == nil {
				had[seat] = &holding{t: t}
			}
			b := append(appendDelta([]byte{'{'}, sheets[seat], sh), '}')
			patches, wholes = patches+len(b), wholes+len(sh.whole())
			had[seat].take(string(b))
			had[seat].is(string(sh.whole()))
			sheets[seat] = sh
			if seat == game.Nobody || n%10 == 0 { // wording a thousand moves anew takes long
				checkWhole(t, sh)
			}
			news, err := tab.News("me", seat, 0, 1000)
			must(t, err)
			checkNews(t, sh.rd, news[max(0, len(news)-2):])
		}
		if asked == nil {
			break
		}
		m := asked.Moves[r.IntN(len(asked.Moves))]
		must(t, tab.Submit(bg, table.Order{By: table.By{Guest: "me", Seat: asked.Seat}, Prompt: asked.Prompt.ID, Move: m}))
	}
	t.Logf("patches are %.1f %% of whole states", 100*float64(patches)/float64(wholes))
	if patches*2 > wholes {
		t.Errorf("patches have %d bytes, whole states %d: want less than half", patches, wholes)
	}
}

// checkNews compares news with what encoding/json makes of their documents.
func checkNews(t *testing.T, rd *reader, news []*table.News) {
	t.Helper()
	want, err := json.Marshal(rd.news(news))
	must(t, err)
	if got := string(rd.appendNews(nil, news)); got != string(want) {
		t.Fatalf("news\n got %s\nwant %s", got, want)
	}
}

// checkWhole compares a whole state with what encoding/json makes of the document.
func checkWhole(t *testing.T, sh *sheet) {
	t.Helper()
	rd, snap := sh.rd, sh.snap
	d := StateDoc{Table: rd.table(&snap.Info), Seat: rd.seat(snap.Seat), N: snap.N, View: snap.View(), Moves: []MoveDoc{},
		Verbs: rd.headings(snap.Moves), Result: rd.result(&snap.Result), Undo: rd.undo(snap), Adopt: rd.adoption(snap),
		Stands: string(snap.Stands)}
	if q := snap.Prompt; q != nil {
		d.Prompt = rd.prompt(q.Prompt)
		d.Prompt.ID = q.ID
	}
	for _, m := range snap.Moves {
		d.Moves = append(d.Moves, MoveDoc{rd.title.Lexicon().Words(m), rd.words.Move(rd.lang, rd.seats, m).String()})
	}
	want, err := json.Marshal(d)
	must(t, err)
	if got := string(sh.whole()); got != string(want) {
		t.Fatalf("whole state\n got %s\nwant %s", got, want)
	}
}

// filled returns a running table at which one guest holds all seats.
func filled(t *testing.T, host *table.Host, title string, players int) *table.Table {
	t.Helper()
	var sit []game.Seat
	for i := range players {
		sit = append(sit, game.Seat(i))
	}
	id, err := host.Create(bg, store.Guest{ID: "me", Name: "Me"}, table.NewTable{Title: title, Players: players, Sit: sit})
	must(t, err)
	tab, err := host.Open(bg, id)
	must(t, err)
	return tab
}
