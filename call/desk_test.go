package call

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"outremer/call/hook"
	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/store/testdb"
	"outremer/table"
	"outremer/table/press"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var (
	bg    = context.Background()
	anna  = store.Guest{ID: "anna", Name: "Anna"}
	berta = store.Guest{ID: "berta", Name: "Berta"}
	carla = store.Guest{ID: "carla", Name: "Carla"}
	who   = []store.Guest{anna, berta, carla}
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// house is a host with a desk, and a hook for each person.
type house struct {
	t     *testing.T
	db    store.Store
	desk  *Desk
	host  *table.Host
	sink  *httptest.Server
	ms    atomic.Int64
	mu    sync.Mutex
	got   []string // texts, with who got them
	fails int      // how many messages are refused, with
	code  int
}

const start = 1_700_000_000_000

func newHouse(t *testing.T) *house {
	t.Helper()
	h := &house{t: t, code: http.StatusServiceUnavailable}
	h.ms.Store(start)
	h.sink = httptest.NewServer(http.HandlerFunc(h.take))
	db := testdb.Open(t)
	h.db = db
	h.open()
	t.Cleanup(func() {
		h.close()
		h.sink.Close()
		must(t, db.Close())
	})
	return h
}

// open starts desk and host on the store.
func (h *house) open() {
	h.t.Helper()
	var err error
	now := func() time.Time { return time.UnixMilli(h.ms.Load()) }
	example := games.Game{Title: games.Example().Title, Text: os.DirFS("../games/skirmish/text")}
	h.desk, err = New(bg, Config{Store: h.db, Games: []games.Game{example}, URL: "https://example.org", Private: true, Now: now})
	must(h.t, err)
	var n atomic.Int64
	h.host = table.NewHost(table.Config{Store: h.db, Titles: []game.Title{example.Title}, Calls: h.desk, Now: now,
		Log: slog.New(slog.NewTextHandler(h.t.Output(), nil)), Random: rand.NewChaCha8([32]byte{1}), NewID: func() string { return fmt.Sprintf("%026d", n.Add(1)) }})
}

func (h *house) close() {
	must(h.t, h.host.Shutdown(bg))
	h.desk.Close()
	h.desk.client.CloseIdleConnections()
}

func (h *house) take(w http.ResponseWriter, r *http.Request) {
	b, _ := io.ReadAll(r.Body)
	var m hook.Message
	json.Unmarshal(b, &m)
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.fails > 0 {
		h.fails--
		w.WriteHeader(h.code)
		return
	}
	h.got = append(h.got, strings.TrimPrefix(r.URL.Path, "/")+": "+m.Text)
}

// hook gives a person, or a table, a hook.
func (h *house) hook(person, at string) store.Channel {
	h.t.Helper()
	to, _ := json.Marshal(hook.Target{Flavor: hook.JSON, URL: h.sink.URL + "/" + person + at, Secret: "s"})
	c, err := h.desk.Add(bg, store.Channel{Person: person, Table: at, Kind: store.ByHook, Address: string(to)})
	must(h.t, err)
	return c
}

// duel is a running table of anna (red) and berta (blue).
func (h *house) duel(name string, seconds int64) *table.Table {
	h.t.Helper()
	return h.table(name, seconds, 2)
}

// table is a running table of anna (red), berta (blue) and maybe carla (green).
func (h *house) table(name string, seconds int64, players int) *table.Table {
	h.t.Helper()
	n := table.NewTable{Title: "skirmish", Name: name, Players: players, Sit: []game.Seat{0}, Public: true, Press: press.Full}
	if seconds > 0 {
		n.Clock = map[string]int64{"turn": seconds}
	}
	id, err := h.host.Create(bg, anna, n)
	must(h.t, err)
	t, err := h.host.Open(bg, id)
	must(h.t, err)
	h.t.Cleanup(t.Release)
	for _, g := range who[1:players] {
		_, err = t.Join(bg, g, table.Place{Seat: game.Nobody})
		must(h.t, err)
	}
	return t
}

// play makes a move in notation.
func (h *house) play(t *table.Table, s game.Seat, line string) {
	h.t.Helper()
	m, err := t.Title().Lexicon().Parse(line)
	must(h.t, err)
	snap, err := t.Snapshot(who[s].ID, s)
	must(h.t, err)
	must(h.t, t.Submit(bg, table.Order{By: table.By{Guest: who[s].ID, Seat: s}, Prompt: snap.Prompt.ID, Move: m}))
}

// visit lets a person come to a table and leave again.
func (h *house) visit(t *table.Table, s game.Seat) {
	h.t.Helper()
	w, err := t.Watch(who[s].ID, s, nil)
	must(h.t, err)
	w.Close()
	h.desk.sweep.Wait()
}

// call does somebody's job and returns when it is due again.
func (h *house) call(person string) int64 {
	h.t.Helper()
	again, err := h.desk.Call(bg, h.host, person)
	must(h.t, err)
	return again
}

// heard checks what was sent since the last time.
func (h *house) heard(want ...string) {
	h.t.Helper()
	h.mu.Lock()
	defer h.mu.Unlock()
	if got := strings.Join(h.got, "\n"); got != strings.Join(want, "\n") {
		h.t.Fatalf("got\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
	h.got = nil
}

func (h *house) rows() int {
	h.t.Helper()
	list, err := h.db.Notices(bg)
	must(h.t, err)
	return len(list)
}

const first = "Saturday (Skirmish): "

func link(t *table.Table) string { return "\nhttps://example.org/table/" + t.ID() }

// TestOnceUntilBack: after one message there is silence until the person has been at the table.
func TestOnceUntilBack(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	tab := h.duel("Saturday", 0)
	h.call("berta")
	h.heard("berta: " + first + "The game has begun." + link(tab))
	h.play(tab, 0, "seal")
	h.play(tab, 1, "seal")
	h.play(tab, 0, "pass") // now it is berta's turn
	h.call("berta")
	h.heard()
	h.visit(tab, 1)
	if n := h.rows(); n != 0 {
		t.Errorf("%d notices, want none once she has been back", n)
	}
	h.play(tab, 1, "pass")
	h.play(tab, 1, "seal")
	h.play(tab, 0, "seal")
	h.play(tab, 0, "pass")
	h.call("berta")
	h.heard("berta: " + first + "It's your turn." + link(tab))
	h.call("berta")
	h.heard()
}

// TestThere: who watches is not called, and costs no row; nor does who has no channel.
func TestThere(t *testing.T) {
	h := newHouse(t)
	tab := h.duel("Saturday", 0)
	h.hook("berta", "")
	w, err := tab.Watch("berta", 1, nil)
	must(t, err)
	defer w.Close()
	h.play(tab, 0, "seal")
	h.play(tab, 1, "seal")
	h.play(tab, 0, "pass")
	if n := h.rows(); n != 0 {
		t.Errorf("%d notices, want none", n)
	}
	jobs, err := h.db.Jobs(bg)
	must(t, err)
	if len(jobs) != 0 {
		t.Errorf("got jobs %v, want none", jobs)
	}
}

// TestDropped: a turn that is over is not told.
func TestDropped(t *testing.T) {
	h := newHouse(t)
	tab := h.duel("Saturday", 0)
	h.hook("berta", "")
	h.play(tab, 1, "seal")
	h.play(tab, 0, "seal")
	if n := h.rows(); n != 1 {
		t.Fatalf("%d notices, want 1", n)
	}
	h.play(tab, 1, "pass")
	h.call("berta")
	h.heard()
	if n := h.rows(); n != 0 {
		t.Errorf("%d notices, want none", n)
	}
}

// TestSeveralTables: what is due together is one message.
func TestSeveralTables(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	one, two := h.duel("Saturday", 0), h.duel("Sunday", 0)
	h.call("berta")
	h.heard("berta: " + first + "The game has begun." + link(one) + "\nSunday (Skirmish): The game has begun." + link(two))
}

// TestQuiet: nobody is called at night, in their own zone.
func TestQuiet(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	must(t, h.desk.Set(bg, "berta", &Settings{Lang: "it", Zone: "Europe/Rome", Quiet: Quiet{22 * 60, 7 * 60}}))
	tab := h.duel("Saturday", 0) // 23:13 in Rome
	want := time.Date(2023, 11, 15, 6, 0, 0, 0, time.UTC).UnixMilli()
	if again := h.call("berta"); again != want {
		t.Errorf("again at %d, want %d", again, want)
	}
	h.heard()
	h.ms.Store(want)
	h.call("berta")
	h.heard("berta: Saturday (Scaramuccia): La partita è cominciata." + link(tab))
}

// TestRetry: what fails is tried again later, and what is gone is not.
func TestRetry(t *testing.T) {
	h := newHouse(t)
	c := h.hook("berta", "")
	tab := h.duel("Saturday", 0)
	h.fails = 2
	for i := range 2 {
		if again := h.call("berta"); again != h.ms.Load()+time.Minute.Milliseconds()<<(i+1) {
			t.Errorf("attempt %d: again at %d", i+1, again)
		}
	}
	h.heard()
	if again := h.call("berta"); again != 0 {
		t.Errorf("again at %d, want never", again)
	}
	h.heard("berta: " + first + "The game has begun." + link(tab))
	h.visit(tab, 1)
	h.fails, h.code = 1, http.StatusGone
	h.play(tab, 1, "seal")
	h.play(tab, 0, "seal")
	h.call("berta")
	h.call("berta")
	h.heard()
	c, err := h.db.Channel(bg, c.ID)
	must(t, err)
	if c.State != store.Dead || h.desk.Wants("berta", "other", table.YourTurn) {
		t.Errorf("got %+v, want a dead channel that nobody asks for", c)
	}
}

// TestAtMostOnce: a program that died while it was sending does not send again.
func TestAtMostOnce(t *testing.T) {
	h := newHouse(t)
	c := h.hook("berta", "")
	tab := h.duel("Saturday", 0)
	trying := store.Delivery{Notice: table.NoticeID("berta", tab.ID()), Channel: c.ID, Attempt: 1}
	must(t, h.db.PutDeliveries(bg, []store.Delivery{trying}))
	h.close()
	h.open()
	h.call("berta")
	h.heard()
	list, err := h.db.NoticesFor(bg, "berta")
	must(t, err)
	if len(list) != 1 || list[0].State != store.Sent {
		t.Errorf("got %+v, want one that counts as sent", list)
	}
}

// TestWants: each kind of channel tells only of what is wanted by it.
func TestWants(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	must(t, h.desk.Set(bg, "berta", &Settings{Lang: "en", Wants: map[string][]table.Reason{store.ByHook: {table.Wrote}}}))
	tab := h.duel("Saturday", 0)
	if n := h.rows(); n != 0 {
		t.Errorf("%d notices, want none", n)
	}
	must(t, tab.Write(bg, table.Author{Guest: anna, Seat: 0}, press.Outgoing{Text: "a secret"}))
	h.call("berta")
	h.heard("berta: " + first + "There's a letter for you." + link(tab))
}

// between is a store in which something happens between two parts of what is read.
type between struct {
	store.Store
	happens func()
}

func (b *between) Callees(ctx context.Context) ([]store.Callee, error) {
	list, err := b.Store.Callees(ctx)
	b.happens()
	return list, err
}

// TestSetMeanwhile: what is changed while the desk reads all wishes anew is not forgotten, and what was changed before is
// read from the store.
func TestSetMeanwhile(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	old := h.hook("carl", "")
	rows := &between{Store: h.db, happens: func() {}}
	desk, err := New(bg, Config{Store: rows, Now: h.desk.Now}) // no host makes this one read
	must(t, err)
	only := func(why table.Reason) *Settings {
		return &Settings{Lang: "en", Wants: map[string][]table.Reason{store.ByHook: {why}}}
	}
	wants := func(person string, why table.Reason, want bool) {
		t.Helper()
		if desk.Wants(person, "anywhere", why) != want {
			t.Errorf("%s wants to be called (reason %v): %v", person, why, !want)
		}
	}
	rows.happens = func() {
		must(t, desk.Set(bg, "berta", only(table.Wrote)))
		must(t, desk.Remove(bg, old))
		fresh := old
		fresh.ID, fresh.Person = store.NewID(), "dora"
		must(t, desk.keep(bg, fresh))
	}
	must(t, desk.Reread(bg))
	wants("berta", table.Wrote, true)
	wants("berta", table.YourTurn, false)
	wants("carl", table.YourTurn, false)
	wants("dora", table.YourTurn, true)

	rows.happens = func() {}
	must(t, h.desk.Set(bg, "berta", only(table.YourTurn)))
	must(t, desk.Reread(bg))
	wants("berta", table.Wrote, false)
	wants("berta", table.YourTurn, true)
	desk.Close()
}

// TestBackMeanwhile: whoever has been there while all is read anew and is told something new since then, is still told.
func TestBackMeanwhile(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	rows := &dropping{between: between{Store: h.db, happens: func() {}}}
	desk, err := New(bg, Config{Store: rows, Now: h.desk.Now})
	must(t, err)
	n := store.Notice{ID: table.NoticeID("berta", "anywhere"), Person: "berta", Table: "anywhere"}
	rows.open = []store.Notice{n}
	must(t, desk.Reread(bg))
	rows.happens = func() {
		desk.Back("berta", "anywhere")
		desk.Close()
		desk.Told([]store.Notice{n})
	}
	must(t, desk.Reread(bg))
	desk.Close()
	if rows.drops != 1 || desk.Wants("berta", "anywhere", table.YourTurn) {
		t.Errorf("the notice was deleted %d times, and is open: %v; want once, and open", rows.drops, !desk.Wants("berta", "anywhere", table.YourTurn))
	}
}

// dropping is a store with notices that counts how often some are deleted.
type dropping struct {
	between
	open  []store.Notice
	drops int
}

func (d *dropping) Notices(context.Context) ([]store.Notice, error) { return d.open, nil }

func (d *dropping) DropNotices(context.Context, []string) error {
	d.drops++
	return nil
}

// TestDeadline: who has days is reminded twice, told how long there is, and not after their move.
func TestDeadline(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	tab := h.duel("Saturday", 12*3600)
	h.visit(tab, 1)
	h.rest(start)
	due := int64(start + 12*3600*1000)
	for i, at := range []int64{due - 3*3600*1000, due - 3600*1000} {
		h.ms.Store(at)
		h.wake()
		h.wait(func() bool { return h.rows() == 1 })
		h.call("berta")
		h.heard("berta: " + first + "Your time is nearly up. There's time until Wed 15 Nov, 10:13 UTC." + link(tab))
		if n := h.rows(); n != 0 {
			t.Errorf("reminder %d: %d notices, want none", i+1, n)
		}
		h.rest(at)
	}
}

// rest lets a minute pass, in which the host's own calls find nothing more to tell. They must not be
// left for what the test does next.
func (h *house) rest(at int64) {
	h.t.Helper()
	h.ms.Store(at + time.Minute.Milliseconds())
	h.wake()
	h.wait(func() bool { return !h.due("call") })
}

// due reports whether a job of a kind is left.
func (h *house) due(kind string) bool {
	h.t.Helper()
	jobs, err := h.db.Jobs(bg)
	must(h.t, err)
	return slices.ContainsFunc(jobs, func(j store.Job) bool { return j.Kind == kind })
}

// wake starts the host anew, which does what is due.
func (h *house) wake() {
	h.close()
	h.open()
}

func (h *house) wait(until func() bool) {
	h.t.Helper()
	for end := time.Now().Add(30 * time.Second); !until(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			h.t.Fatal("waited in vain")
		}
	}
}

// TestJob: the host does the job when it is due.
func TestJob(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	tab := h.duel("Saturday", 0)
	h.ms.Add(time.Minute.Milliseconds())
	h.wake()
	h.wait(func() bool {
		h.mu.Lock()
		defer h.mu.Unlock()
		return len(h.got) > 0
	})
	h.heard("berta: " + first + "The game has begun." + link(tab))
}

// TestRequest: a request calls those whose word is needed, and nobody once it is answered.
func TestRequest(t *testing.T) {
	h := newHouse(t)
	tab := h.duel("Saturday", 3600)
	h.hook("anna", "")
	h.hook("berta", "")
	anna := table.By{Guest: "anna", Seat: 0}
	must(t, tab.Pause(bg, anna, true))
	h.call("anna")
	h.call("berta")
	h.heard("berta: " + first + "The others are waiting for your word." + link(tab))
	// Whoever has been back is called about the next request, whatever it asks for.
	h.visit(tab, 1)
	must(t, tab.AskTime(bg, anna, 600))
	h.call("berta")
	h.heard("berta: " + first + "The others are waiting for your word." + link(tab))
}

// TestTableHook: the hook of a table tells of every turn what everybody may know.
func TestTableHook(t *testing.T) {
	h := newHouse(t)
	tab := h.duel("Saturday", 0)
	h.hook("anna", tab.ID())
	to := table.TableCallee(tab.ID())
	h.play(tab, 0, "seal")
	h.play(tab, 1, "seal")
	h.call(to)
	h.heard("anna" + tab.ID() + ": " + first + "It's the turn of Red, Blue." + link(tab))
	h.play(tab, 0, "pass")
	h.call(to)
	h.heard()
	h.play(tab, 1, "pass")
	h.call(to)
	h.heard("anna" + tab.ID() + ": " + first + "It's the turn of Red, Blue." + link(tab))
}

// TestSeatOffered: who follows a table is called when a seat wants a substitute, once until they have been
// there; who plays there is not, and neither is anybody once the seat is taken.
func TestSeatOffered(t *testing.T) {
	h := newHouse(t)
	for _, p := range []string{"anna", "carla", "dora"} {
		h.hook(p, "")
	}
	tab := h.duel("Saturday", 0)
	h.visit(tab, 0)
	for _, fan := range []string{"anna", "carla"} {
		must(t, h.db.PutFollow(bg, fan, tab.ID(), true))
	}
	must(t, tab.Resign(bg, table.By{Guest: "berta", Seat: 1}))
	offered := func() {
		must(t, tab.Offer(bg, "anna", 1, true))
		for h.jobs("seat") > 0 {
			time.Sleep(time.Millisecond)
		}
		for _, p := range []string{"anna", "carla", "dora"} {
			h.call(p)
		}
	}
	offered()
	h.heard("carla: " + first + "There's a seat for you." + link(tab))
	must(t, tab.Offer(bg, "anna", 1, false))
	offered()
	h.heard()
	must(t, tab.Offer(bg, "anna", 1, false))
	w, err := tab.Watch("carla", game.Nobody, nil)
	must(t, err)
	w.Close()
	h.desk.sweep.Wait()
	offered()
	h.heard("carla: " + first + "There's a seat for you." + link(tab))
	must(t, tab.TakeOver(bg, store.Guest{ID: "dora", Name: "Dora"}, 1))
	if got := h.call("carla"); got != 0 {
		t.Errorf("carla is called again at %d, though the seat is taken", got)
	}
}

// jobs counts the jobs of a kind.
func (h *house) jobs(kind string) (n int) {
	h.t.Helper()
	list, err := h.db.Jobs(bg)
	must(h.t, err)
	for _, j := range list {
		if j.Kind == kind {
			n++
		}
	}
	return n
}

// TestSecrets: two worlds that differ in blue's drafts, and in a letter that red may not read, send
// the same messages to red and to the table's hook.
func TestSecrets(t *testing.T) {
	plain := messages(t, func(*house, *table.Table) {})
	busy := messages(t, func(h *house, tab *table.Table) {
		snap, err := tab.Snapshot("berta", 1)
		must(t, err)
		by := table.By{Guest: "berta", Seat: 1}
		must(t, tab.Submit(bg, table.Order{By: by, Prompt: snap.Prompt.ID, Move: snap.Moves[0]}))
		must(t, tab.Undo(bg, by))
		must(t, tab.Submit(bg, table.Order{By: by, Prompt: prompt(t, tab), Move: snap.Moves[0]}))
		letter := press.Outgoing{To: game.Only(2), Text: "red knows nothing"}
		must(t, tab.Write(bg, table.Author{Guest: berta, Seat: 1}, letter))
	})
	if plain != busy || !strings.Contains(plain, "your turn") || strings.Contains(plain, "letter") {
		t.Errorf("red is told\n%s\nor\n%s", plain, busy)
	}
}

// TestHiddenCalls: where names are hidden, two worlds in which two people have each other's seats send the same
// messages to a third and to the table's hook, and none of them names anybody.
func TestHiddenCalls(t *testing.T) {
	got, other := masked(t, berta, carla), masked(t, carla, berta)
	if got != other || !strings.Contains(got, "letter") || !strings.Contains(got, "waiting for your word") {
		t.Errorf("red is told\n%s\nor\n%s", got, other)
	}
	for _, g := range who {
		if strings.Contains(got, g.Name) {
			t.Errorf("%s is named in\n%s", g.Name, got)
		}
	}
}

// masked lets two people write and ask at a table with hidden names, and returns what red and the table's
// hook are told of it.
func masked(t *testing.T, blue, green store.Guest) string {
	h := newHouse(t)
	h.hook("anna", "")
	id, err := h.host.Create(bg, anna, table.NewTable{Title: "skirmish", Name: "Masks", Players: 3, Sit: []game.Seat{0}, Public: true,
		Press: press.Full, Clock: map[string]int64{"turn": 12 * 3600}, Manners: table.Manners{Seating: table.Chosen, Hidden: true}})
	must(t, err)
	tab, err := h.host.Open(bg, id)
	must(t, err)
	t.Cleanup(tab.Release)
	to, _ := json.Marshal(hook.Target{Flavor: hook.JSON, URL: h.sink.URL + "/table", Secret: "s"})
	_, err = h.desk.Add(bg, store.Channel{Person: "anna", Table: id, Kind: store.ByHook, Address: string(to)})
	must(t, err)
	tell := func() {
		h.call("anna")
		h.call(table.TableCallee(id))
		h.visit(tab, 0)
	}
	for i, g := range []store.Guest{blue, green} {
		_, err = tab.Join(bg, g, table.Place{Seat: game.Seat(i + 1)})
		must(t, err)
		tell()
	}
	must(t, tab.Write(bg, table.Author{Guest: blue, Seat: 1}, press.Outgoing{To: game.Only(0), Text: "guess who"}))
	tell()
	must(t, tab.AskTime(bg, table.By{Guest: green.ID, Seat: 2}, 600))
	tell()
	return strings.ReplaceAll(strings.Join(h.got, "\n"), h.sink.URL, "")
}

func prompt(t *testing.T, tab *table.Table) uint32 {
	snap, err := tab.Snapshot("berta", 1)
	must(t, err)
	return snap.Prompt.ID
}

// messages plays a fixed game, with edit called whenever blue could edit its draft, and returns what
// red and the table's hook are told.
func messages(t *testing.T, edit func(*house, *table.Table)) string {
	h := newHouse(t)
	h.hook("anna", "")
	tab := h.table("Saturday", 12*3600, 3)
	h.hook("berta", tab.ID())
	tell := func() {
		h.call("anna")
		h.call(table.TableCallee(tab.ID()))
		h.visit(tab, 0)
	}
	for range 2 {
		tell()
		edit(h, tab)
		tell()
		h.play(tab, 0, "seal")
		edit(h, tab)
		tell()
		h.play(tab, 1, "seal")
		h.play(tab, 2, "seal")
		tell()
		h.play(tab, 0, "pass")
		tell()
		h.play(tab, 1, "pass")
		h.play(tab, 2, "pass")
	}
	return strings.ReplaceAll(strings.Join(h.got, "\n"), h.sink.URL, "")
}

func TestFeeds(t *testing.T) {
	h := newHouse(t)
	tab := h.duel("Saturday", 12*3600)
	c, err := h.desk.Add(bg, store.Channel{Person: "anna", Kind: store.ByFeed})
	must(t, err)
	got, set, err := h.desk.Reader(bg, c.Address)
	must(t, err)
	if got.Person != "anna" {
		t.Fatalf("got %+v, want anna's", got)
	}
	for _, want := range []func() ([]byte, error){
		func() ([]byte, error) { return h.desk.Calendar(bg, h.host, "anna", set) },
		func() ([]byte, error) { return h.desk.Atom(bg, h.host, "anna", set, "https://example.org/feed") },
	} {
		b, err := want()
		must(t, err)
		if text := strings.ReplaceAll(string(b), "\r\n ", ""); !strings.Contains(text, "/table/"+tab.ID()) || !strings.Contains(text, "Saturday (Skirmish)") {
			t.Errorf("the table is missing in\n%s", text)
		}
	}
	renewed, err := h.desk.Renew(bg, c)
	must(t, err)
	if _, _, err := h.desk.Reader(bg, c.Address); err == nil || renewed.Address == c.Address {
		t.Errorf("got %v, want the old address to be forgotten", err)
	}
}

func TestQuietEnd(t *testing.T) {
	at := func(h, m int) time.Time { return time.Date(2026, 3, 1, h, m, 0, 0, time.UTC) }
	night, noon, none := Quiet{22 * 60, 7 * 60}, Quiet{12 * 60, 13 * 60}, Quiet{}
	for _, c := range []struct {
		q    Quiet
		now  time.Time
		want time.Time
	}{
		{night, at(23, 0), at(24+7, 0)}, {night, at(3, 0), at(7, 0)}, {night, at(7, 0), time.Time{}}, {night, at(21, 59), time.Time{}},
		{noon, at(12, 0), at(13, 0)}, {noon, at(13, 0), time.Time{}}, {none, at(0, 0), time.Time{}},
	} {
		if got := c.q.end(c.now); !got.Equal(c.want) {
			t.Errorf("%s at %s: got %s, want %s", c.q, c.now, got, c.want)
		}
		if got := parseQuiet(c.q.String()); got != c.q {
			t.Errorf("got %v, want %v", got, c.q)
		}
	}
}

// TestBecame: who becomes another person is called by both one's channels, and about a table once;
// whoever has left is called no more.
func TestBecame(t *testing.T) {
	h := newHouse(t)
	h.hook("berta", "")
	tab := h.duel("Saturday", 0)
	if h.rows() != 1 {
		t.Fatalf("%d notices, want one", h.rows())
	}
	must(t, h.host.Merge(bg, "berta", "carla"))
	if h.desk.Wants("carla", tab.ID(), table.Wrote) {
		t.Error("carla would be told of the table a second time")
	}
	if !h.desk.Wants("carla", "another", table.YourTurn) || h.desk.Wants("berta", "another", table.YourTurn) {
		t.Error("the channel is still berta's")
	}
	h.call("carla")
	h.heard("berta: " + first + "The game has begun." + link(tab))
	must(t, h.host.Forget(bg, "carla"))
	if h.desk.Wants("carla", "another", table.YourTurn) {
		t.Error("carla has left, and would be called")
	}
}

// TestTimeForPeople: a deadline is written as the person would, where they live; calls follow what a
// person says about themselves.
func TestTimeForPeople(t *testing.T) {
	h := newHouse(t)
	at := time.Date(2026, 11, 17, 17, 0, 0, 0, time.UTC).UnixMilli()
	told := func(person string) string {
		set, err := h.desk.Settings(bg, person)
		must(t, err)
		return (&round{Desk: h.desk, set: set}).time(at)
	}
	must(t, h.db.Describe(bg, store.Guest{ID: "anna", Lang: "it", Zone: "Europe/Rome"}))
	must(t, h.desk.Set(bg, "berta", &Settings{Lang: "en", Zone: "America/New_York"}))
	for person, want := range map[string]string{
		"anna": "mar 17 nov, 18:00 CET", "berta": "Tue 17 Nov, 12:00 EST", "carla": "Tue 17 Nov, 17:00 UTC",
	} {
		if got := told(person); got != want {
			t.Errorf("%s: got %q, want %q", person, got, want)
		}
	}
	must(t, h.desk.Described(bg, "berta", "it", ""))
	if got, want := told("berta"), "mar 17 nov, 12:00 EST"; got != want {
		t.Errorf("berta, in Italian: got %q, want %q", got, want)
	}
}
