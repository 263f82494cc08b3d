package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// lots is a private table of three at which people have places, opened by anna.
func lots(t *testing.T, h *Host, m Manners) *Table {
	t.Helper()
	id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 3, Sit: []game.Seat{0}, Entropy: "of anna", Manners: m})
	must(t, err)
	return open(t, h, id)
}

func link(t *testing.T, tab *Table) string {
	t.Helper()
	in, err := tab.Invites("anna")
	must(t, err)
	return in.Any
}

// come joins by the one link for all.
func come(t *testing.T, tab *Table, g store.Guest, wishes ...game.Seat) {
	t.Helper()
	at, err := tab.Join(bg, g, Place{Invite: link(t, tab), Seat: game.Nobody, Entropy: "of " + g.ID, Wishes: wishes})
	must(t, err)
	if at != game.Nobody {
		t.Fatalf("%s has seat %d before the start, want none", g.ID, at)
	}
}

// Seats by lot: nobody has one before the start; then everybody has, with what they added to the
// luck, and the finished log proves the draw.
func TestByLot(t *testing.T) {
	seen := map[game.Seat]bool{}
	for i := range 12 {
		h := newHost(t, func(c *Config) { c.Random = &counting{byte(i)} })
		tab := lots(t, h, Manners{Seating: ByLot})
		come(t, tab, berta)
		snap, err := tab.Snapshot("", game.Nobody)
		must(t, err)
		if tab.Holds("anna") != 0 || snap.Free != 1 || len(snap.Places) != 2 || slices.ContainsFunc(snap.Seats, func(s SeatInfo) bool { return s.Held || s.Guest != "" }) {
			t.Fatalf("before the start: anna holds %v, %d free, places %v, seats %+v", tab.Holds("anna"), snap.Free, snap.Places, snap.Seats)
		}
		come(t, tab, carla)
		for _, g := range guests {
			held := tab.Holds(g.ID)
			if held.Len() != 1 {
				t.Fatalf("%s holds %v, want one seat", g.ID, held)
			}
			if got := tab.row.Seats[held.First()].Entropy; got != "of "+g.ID {
				t.Errorf("%s sits with the entropy %q", g.ID, got)
			}
		}
		seen[tab.Holds("anna").First()] = true
		places := record.AppendPlaces(nil, seatNames(tab.row.Seats), placed(tab.row.Seats))
		text := tab.row.Header + "\n" + string(places) + "secret " + tab.row.Secret + "\n"
		verify(t, text, "")
		verify(t, swapPlaces(text), "another place")
	}
	if len(seen) != 3 {
		t.Errorf("in twelve draws anna had only the seats %v", seen)
	}
}

func verify(t *testing.T, text, want string) {
	t.Helper()
	f, err := record.Parse([]byte(text))
	must(t, err)
	err = record.Verify(games.Example().Title, f)
	if got := fmt.Sprint(err); want == "" && err != nil || want != "" && !strings.Contains(got, want) {
		t.Errorf("verify: %s, want %q\n%s", got, want, text)
	}
}

// swapPlaces lets two seats change hands.
func swapPlaces(text string) string {
	r := strings.NewReplacer("place red", "place blue", "place blue", "place red")
	return r.Replace(text)
}

// counting is luck that is different for each first number.
type counting struct{ n byte }

func (c *counting) Read(b []byte) (int, error) {
	for i := range b {
		c.n = c.n*5 + 37
		b[i] = c.n
	}
	return len(b), nil
}

// Wishes can be given and changed until the start, and count.
func TestByPreference(t *testing.T) {
	tab := lots(t, newHost(t), Manners{Seating: Preference})
	come(t, tab, berta, 0, 1)
	for _, c := range []struct {
		guest  string
		wishes []game.Seat
		field  string
	}{
		{"anna", []game.Seat{9}, "wishes"},
		{"anna", []game.Seat{1, 1}, "wishes"},
		{"anna", []game.Seat{1}, ""},
		{"anna", []game.Seat{2}, ""},
	} {
		err := tab.Wish(bg, c.guest, c.wishes)
		var bad *game.SetupError
		if errors.As(err, &bad) != (c.field != "") || bad != nil && bad.Field != c.field || bad == nil && err != nil {
			t.Errorf("%s wishes %v: %v", c.guest, c.wishes, err)
		}
	}
	want(t, tab.Wish(bg, "carla", nil), ErrNotYours)
	come(t, tab, carla, 1)
	for i, g := range []store.Guest{berta, carla, anna} {
		if got := tab.Holds(g.ID); got != game.Only(game.Seat(i)) {
			t.Errorf("%s holds %v, want seat %d", g.ID, got, i)
		}
	}
	want(t, tab.Wish(bg, "anna", nil), ErrStarted)
}

func TestNoWishes(t *testing.T) {
	h := newHost(t)
	tab := lots(t, h, Manners{Seating: ByLot})
	want(t, tab.Wish(bg, "anna", []game.Seat{1}), ErrNoWishes)
	_, err := tab.Join(bg, berta, Place{Invite: link(t, tab), Seat: game.Nobody, Wishes: []game.Seat{1}})
	want(t, err, ErrNoWishes)
}

// A bot has the seat it was given for sure, and one without a seat takes what is left.
func TestBotsByLot(t *testing.T) {
	tab := lots(t, newHost(t), Manners{Seating: ByLot})
	must(t, tab.Engage(bg, "anna", 0, "last")) // anna's row; she moves over
	if places, free := placesOf(&tab.row); len(places) != 1 || free != 1 {
		t.Fatalf("places %v, %d free", places, free)
	}
	must(t, tab.Engage(bg, "anna", game.Nobody, "random"))
	if s := tab.row.Seats[0]; s.Bot != "last" || s.Guest != "" {
		t.Errorf("the first seat: %+v", s)
	}
	if tab.row.Status != store.Running || tab.Holds("anna").Len() != 1 || tab.Holds("anna").Has(0) {
		t.Errorf("%s, anna holds %v", tab.row.Status, tab.Holds("anna"))
	}
}

// The link for all opens any free seat, each once, and no seat that is taken.
func TestOneLink(t *testing.T) {
	tab := lots(t, newHost(t), Manners{})
	token := link(t, tab)
	_, err := tab.Join(bg, berta, Place{Invite: token, Seat: 0})
	want(t, err, ErrTaken)
	at, err := tab.Join(bg, berta, Place{Invite: token, Seat: 2})
	must(t, err)
	if at != 2 {
		t.Errorf("berta sits at %d, want 2", at)
	}
	_, err = tab.Join(bg, carla, Place{Invite: token + "x", Seat: game.Nobody})
	want(t, err, ErrInvite)
	_, err = tab.Join(bg, carla, Place{Invite: token, Seat: game.Nobody})
	must(t, err)
	if tab.row.Status != store.Running {
		t.Errorf("a full table is %s", tab.row.Status)
	}
}

func TestPutOut(t *testing.T) {
	tab := lots(t, newHost(t), Manners{})
	old := link(t, tab)
	invites, err := tab.Invites("anna")
	must(t, err)
	_, err = tab.Join(bg, berta, Place{Invite: invites.Seats[1], Seat: game.Nobody})
	must(t, err)
	want(t, tab.PutOut(bg, "berta", 0, 0), ErrNotYours)
	var bad *game.SetupError
	if err := tab.PutOut(bg, "anna", 2, 0); !errors.As(err, &bad) || bad.Field != "seat" {
		t.Errorf("nobody is put out: %v", err)
	}
	must(t, tab.PutOut(bg, "anna", 1, 0))
	for _, token := range []string{invites.Seats[1], old} {
		_, err = tab.Join(bg, carla, Place{Invite: token, Seat: game.Nobody})
		want(t, err, ErrInvite)
	}
	_, err = tab.Join(bg, berta, Place{Invite: link(t, tab), Seat: game.Nobody})
	want(t, err, ErrPutOut)
	_, err = tab.Join(bg, carla, Place{Invite: link(t, tab), Seat: 1})
	must(t, err)
}

// A place is put out by its number.
func TestPutOutOfPlace(t *testing.T) {
	tab := lots(t, newHost(t), Manners{Seating: ByLot})
	come(t, tab, berta)
	at := tab.rowWith(func(s store.Seat) bool { return s.Guest == "berta" })
	must(t, tab.PutOut(bg, "anna", game.Nobody, tab.row.Seats[at].Place))
	if tab.joined("berta") || !tab.joined("anna") {
		t.Errorf("still there: berta %t, anna %t", tab.joined("berta"), tab.joined("anna"))
	}
}

func TestClose(t *testing.T) {
	tab := lots(t, newHost(t), Manners{})
	token := link(t, tab)
	want(t, tab.Close(bg, "berta"), ErrNotYours)
	must(t, tab.Close(bg, "anna"))
	_, err := tab.Join(bg, berta, Place{Invite: token, Seat: game.Nobody})
	want(t, err, ErrClosed)
	want(t, tab.Close(bg, "anna"), ErrClosed)
	snap, err := tab.Snapshot("", game.Nobody)
	must(t, err)
	if snap.Status != store.Closed || snap.Closed != EndedByCreator {
		t.Errorf("%s, because %q", snap.Status, snap.Closed)
	}
}

// An open table at which nothing happens is closed after thirty days, and one where something did
// is not.
func TestExpiry(t *testing.T) {
	now := newClock()
	h := newHost(t, func(c *Config) { c.Now = now.read })
	tab := lots(t, h, Manners{Seating: ByLot})
	jobs, err := h.Store.Jobs(bg)
	must(t, err)
	if len(jobs) != 1 || jobs[0].Kind != expireKind || jobs[0].RunAt != now.read().Add(h.OpenFor).UnixMilli() {
		t.Fatalf("jobs %+v", jobs)
	}
	now.pass(h.OpenFor - time.Hour)
	come(t, tab, berta)
	now.pass(2 * time.Hour)
	must(t, tab.expire(bg))
	if tab.row.Status != store.Open {
		t.Fatalf("%s, two hours after somebody came", tab.row.Status)
	}
	now.pass(h.OpenFor)
	must(t, tab.expire(bg))
	if got := doorOf(&tab.row).Closed; tab.row.Status != store.Closed || got != EndedExpired {
		t.Errorf("%s, because %q", tab.row.Status, got)
	}
}

func TestOneSeatEach(t *testing.T) {
	h := newHost(t)
	for _, several := range []bool{false, true} {
		id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 3, Public: true, Sit: []game.Seat{0},
			Manners: Manners{Several: several}})
		must(t, err)
		_, err = open(t, h, id).Join(bg, anna, Place{Seat: 1})
		if several != (err == nil) || err != nil && !errors.Is(err, ErrOneSeat) {
			t.Errorf("several %t: %v", several, err)
		}
	}
}

// A game master manages a table and sits nowhere.
func TestMaster(t *testing.T) {
	h := newHost(t)
	id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Manners: Manners{Master: true}})
	must(t, err)
	tab := open(t, h, id)
	_, err = tab.Join(bg, anna, Place{Seat: 0})
	want(t, err, ErrMaster)
	_, err = tab.Join(bg, berta, Place{Invite: link(t, tab), Seat: 0})
	must(t, err)
	must(t, tab.Leave(bg, By{"berta", 0}))
	if tab.row.Status != store.Open {
		t.Fatalf("%s after the last player left, want open", tab.row.Status)
	}
	for s, g := range []store.Guest{berta, carla} {
		_, err = tab.Join(bg, g, Place{Invite: link(t, tab), Seat: game.Seat(s)})
		must(t, err)
	}
	if _, err := tab.Snapshot("anna", 0); !errors.Is(err, ErrNotYours) {
		t.Errorf("the master looks from a seat: %v", err)
	}
}

// A lost player's seat: the others agree, or the creator says so once it has lasted; it stays the
// player's until somebody comes by the new invitation, and is theirs from then on.
func TestSuccession(t *testing.T) {
	now := newClock()
	h := newHost(t, func(c *Config) { c.Now = now.read })
	tab := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}})
	for _, g := range []store.Guest{berta, carla} {
		_, err := tab.Join(bg, g, Place{Seat: game.Nobody})
		must(t, err)
	}
	dora := store.Guest{ID: "dora", Name: "Dora"}
	want(t, tab.Reinvite(bg, "dora", 1), ErrNotYours)
	want(t, tab.Reinvite(bg, "berta", 1), ErrNotYours)
	must(t, tab.Reinvite(bg, "anna", 1))
	if got := doorOf(&tab.row); got.Offered != 0 || got.Votes[1] != game.Only(0) {
		t.Fatalf("after one vote of two: %+v", got)
	}
	must(t, tab.Reinvite(bg, "carla", 1))
	invites, err := tab.Invites("carla")
	must(t, err)
	if got, _ := tab.Invites("berta"); got.Seats[1] != "" {
		t.Error("the lost player has the invitation to their own seat")
	}
	play(t, tab, 1, "bid 1") // berta is back for a moment: it is still her seat
	_, err = tab.Join(bg, dora, Place{Invite: invites.Seats[1], Seat: game.Nobody})
	must(t, err)
	if tab.Holds("berta") != 0 || tab.Holds("dora") != game.Only(1) {
		t.Errorf("berta holds %v, dora %v", tab.Holds("berta"), tab.Holds("dora"))
	}
	_, err = tab.Join(bg, berta, Place{Invite: invites.Seats[1], Seat: game.Nobody})
	want(t, err, ErrStarted)
	news, err := tab.News("", game.Nobody, 0, 100)
	must(t, err)
	var notes []string
	for _, n := range news {
		notes = append(notes, n.Note)
	}
	if got := strings.Join(notes, " "); got != "sought succeeded" {
		t.Errorf("the log says %q", got)
	}
	now.pass(lostAfter)
	must(t, tab.Reinvite(bg, "anna", 2))
	if got := doorOf(&tab.row).Offered; got != game.Only(2) {
		t.Errorf("after three days the creator alone offers %v", got)
	}
}

// finished is a game of two that is over.
func finished(t *testing.T, h *Host, m Manners) *Table {
	t.Helper()
	id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{0}, Name: "Old", Manners: m,
		Terms: clock.Terms{Vacation: 3}})
	must(t, err)
	tab := open(t, h, id)
	_, err = tab.Join(bg, berta, Place{Invite: link(t, tab), Seat: game.Nobody})
	must(t, err)
	for tab.row.Status == store.Running {
		for _, g := range []store.Guest{anna, berta} {
			for s := range tab.Holds(g.ID).All() {
				moveOn(t, tab, By{g.ID, s})
			}
		}
	}
	return tab
}

// moveOn makes the last move on offer, which seals or passes.
func moveOn(t *testing.T, tab *Table, by By) {
	t.Helper()
	snap, err := tab.Snapshot(by.Guest, by.Seat)
	must(t, err)
	if snap.Prompt == nil || !snap.Awaiting.Has(by.Seat) {
		return
	}
	must(t, tab.Submit(bg, Order{By: by, Prompt: snap.Prompt.ID, Move: snap.Moves[len(snap.Moves)-1]}))
}

func TestPlayAgain(t *testing.T) {
	for how, seat := range map[Again]game.Seat{SameSeats: 0, RotatedSeats: 1, AgainByLot: game.Nobody} {
		h := newHost(t)
		tab := finished(t, h, Manners{})
		_, err := tab.PlayAgain(bg, carla, how)
		want(t, err, ErrNotYours)
		id, err := tab.PlayAgain(bg, anna, how)
		must(t, err)
		again, err := tab.PlayAgain(bg, berta, how)
		must(t, err)
		if again != id {
			t.Errorf("%s: two tables, %s and %s", how, id, again)
		}
		next := open(t, h, id)
		if got := next.Holds("anna").First(); got != seat || next.row.Name != "Old" || !next.joined("anna") {
			t.Errorf("%s: anna sits at %d, want %d", how, got, seat)
		}
		if next.row.Terms != tab.row.Terms || next.row.Terms == "" {
			t.Errorf("%s: time is reckoned by %q, want %q as before", how, next.row.Terms, tab.row.Terms)
		}
		_, err = next.Join(bg, carla, Place{Invite: link(t, next), Seat: game.Nobody})
		want(t, err, ErrTaken)
		mine, err := h.List(bg, store.Query{Guest: "berta", Limit: 9, Status: []store.Status{store.Open}})
		must(t, err)
		if len(mine) != 1 || mine[0].ID != id {
			t.Errorf("%s: berta's open tables: %+v", how, mine)
		}
		_, err = next.Join(bg, berta, Place{Seat: game.Nobody})
		must(t, err)
		if next.row.Status != store.Running {
			t.Errorf("%s: %s when all are there", how, next.row.Status)
		}
	}
}

func TestPlayAgainRefuses(t *testing.T) {
	h := newHost(t)
	_, err := duel(t, h).PlayAgain(bg, anna, SameSeats)
	want(t, err, ErrNotOver)
	var bad *game.SetupError
	hidden := finished(t, h, Manners{Seating: ByLot, Hidden: true})
	for _, how := range []Again{SameSeats, RotatedSeats, "sideways"} {
		if _, err := hidden.PlayAgain(bg, anna, how); !errors.As(err, &bad) || bad.Field != "seats-again" {
			t.Errorf("%s: %v", how, err)
		}
	}
}

// Twin worlds: where names are hidden, nothing anybody else can get differs when other people play,
// or come in another order, before the end.
func TestHiddenNames(t *testing.T) {
	other := store.Guest{ID: "otto", Name: "Otto of Nowhere"}
	world := func(third, fourth store.Guest) (*Table, string) {
		h := newHost(t)
		tab := lots(t, h, Manners{Seating: Chosen, Hidden: true})
		for i, g := range []store.Guest{third, fourth} {
			s := game.Seat(i + 1)
			_, err := tab.Join(bg, g, Place{Invite: link(t, tab), Seat: s})
			must(t, err)
			must(t, tab.Write(bg, Author{Guest: g, Seat: s}, press.Outgoing{Text: "ciao"}))
		}
		return tab, told(t, tab, "anna", 0)
	}
	tab, a := world(berta, carla)
	_, b := world(other, berta)
	if a != b {
		t.Errorf("two worlds differ:\n%s\n%s", a, b)
	}
	for _, name := range []string{"Berta", "berta", "Carla", "carla"} {
		if strings.Contains(a, name) {
			t.Errorf("anna is told of %s", name)
		}
	}
	if got := told(t, tab, "", game.Nobody); strings.Contains(got, "Anna") || strings.Contains(got, "anna") {
		t.Errorf("spectators are told of anna: %s", got)
	}
	over := finished(t, newHost(t), Manners{Seating: ByLot, Hidden: true})
	if got := told(t, over, "", game.Nobody); !strings.Contains(got, "Anna") || !strings.Contains(got, "Berta") {
		t.Errorf("after the end nobody is named: %s", got)
	}
}

// told is everything a viewer gets, without what is for the server itself.
func told(t *testing.T, tab *Table, guest string, s game.Seat) string {
	t.Helper()
	snap, err := tab.Snapshot(guest, s)
	must(t, err)
	seats := slices.Clone(snap.Seats)
	for i := range seats {
		seats[i].Guest, seats[i].Kept = "", ""
	}
	news, err := tab.News(guest, s, 0, 1000)
	must(t, err)
	parts := []any{seats, snap.Places, news, snap.View()}
	if guest != "" {
		letters, err := tab.Letters(guest, s, 0)
		must(t, err)
		for i := range letters {
			letters[i].At, letters[i].N = 0, 0
		}
		slices.SortFunc(letters, func(a, b press.Letter) int { return int(a.From - b.From) })
		parts = append(parts, letters)
	}
	b, err := json.Marshal(parts)
	must(t, err)
	return string(b)
}

// A substitute takes the seat with its place in the draw, and with the requests of who left gone: the
// finished log proves the same draw.
func TestSubstituteKeepsItsPlace(t *testing.T) {
	h := newHost(t)
	tab := lots(t, h, Manners{Seating: ByLot})
	come(t, tab, berta)
	come(t, tab, carla)
	before := placed(tab.row.Seats)
	at := tab.Holds("berta").First()
	must(t, tab.Resign(bg, By{"berta", at}))
	must(t, tab.Offer(bg, "anna", at, true))
	must(t, tab.TakeOver(bg, store.Guest{ID: "dora", Name: "Dora"}, at))
	if after := placed(tab.row.Seats); !reflect.DeepEqual(after, before) {
		t.Errorf("places %v, want %v as they were drawn", after, before)
	}
	if got := tab.row.Seats[at].Entropy; got != "of berta" {
		t.Errorf("the luck has %q now, want what it began with", got)
	}
}

// hands is a clock that the test turns while the host reads it.
type hands struct{ ms atomic.Int64 }

func newClock() *hands {
	h := &hands{}
	h.ms.Store(1_700_000_000_000)
	return h
}

func (h *hands) read() time.Time      { return time.UnixMilli(h.ms.Load()) }
func (h *hands) pass(d time.Duration) { h.ms.Add(d.Milliseconds()) }
