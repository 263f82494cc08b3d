package postgres_test

import (
	"context"
	"errors"
	"net/netip"
	"testing"
	"time"

	"outremer/bot"
	"outremer/game"
	"outremer/games"
	"outremer/people"
	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/testdb"
	"outremer/table"
	"outremer/table/press"
	"outremer/warden"
)

var (
	anna  = store.Guest{ID: "anna", Name: "Anna"}
	berta = store.Guest{ID: "berta", Name: "Berta"}
)

// node is one program of several that share a store.
type node struct {
	*table.Host
	db    store.Store
	desk  *people.Desk
	close func()
}

// startNode starts a node on a database. With poll it is told nothing and looks for itself.
func startNode(t *testing.T, at string, poll bool) *node {
	t.Helper()
	open := postgres.Open
	if poll {
		open = postgres.OpenPolling
	}
	db, err := open(bg, at)
	must(t, err)
	title := games.Example().Title
	players := map[string]table.Player{}
	for name, p := range bot.Players(title) {
		players[name] = p
	}
	n := &node{db: db, Host: table.NewHost(table.Config{Store: db, Titles: []game.Title{title}, Players: players, DefaultBot: "random"})}
	n.desk = people.New(people.Config{Host: n.Host, Store: db})
	n.close = func() {
		must(t, n.Shutdown(bg))
		must(t, db.Close())
	}
	t.Cleanup(n.close)
	return n
}

// at opens a table at a node, for the rest of the test.
func (n *node) at(t *testing.T, id string) *table.Table {
	t.Helper()
	tab, err := n.Open(bg, id)
	must(t, err)
	t.Cleanup(tab.Release)
	return tab
}

// play makes a move in notation at a table of two.
func play(t *testing.T, tab *table.Table, guest store.Guest, s game.Seat, line string) {
	t.Helper()
	snap, err := tab.Snapshot(guest.ID, s)
	must(t, err)
	m, err := tab.Title().Lexicon().Parse(line)
	must(t, err)
	o := table.Order{By: table.By{Guest: guest.ID, Seat: s}, Move: m}
	if snap.Prompt != nil {
		o.Prompt = snap.Prompt.ID
	}
	must(t, tab.Submit(bg, o))
}

// until waits for a state.
func until(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not after a minute", what)
		}
	}
}

// duel begins a game at one node and joins it at another.
func duel(t *testing.T, a, b *node) (*table.Table, *table.Table) {
	t.Helper()
	id, err := a.Create(bg, anna, table.NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{0}, Public: true, Press: press.Full})
	must(t, err)
	here, there := a.at(t, id), b.at(t, id)
	_, err = there.Join(bg, berta, table.Place{Seat: game.Nobody})
	must(t, err)
	return here, there
}

// TestTwoNodes: what is played at one node is seen at the other, and both can play at once.
func TestTwoNodes(t *testing.T) {
	for name, poll := range map[string]bool{"told": false, "polling": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel() // it mostly waits
			at := testdb.Postgres(t)
			a, b := startNode(t, at, poll), startNode(t, at, poll)
			here, there := duel(t, a, b)
			until(t, "berta's seat", func() bool { return here.Holds(berta.ID).Has(1) })
			watch, err := here.Watch(berta.ID, 1, nil)
			must(t, err)
			defer watch.Close()
			var seen []uint64
			next := func() {
				ctx, cancel := context.WithTimeout(bg, time.Minute)
				defer cancel()
				u, err := watch.Next(ctx)
				must(t, err)
				for _, n := range u.News {
					seen = append(seen, n.N)
				}
			}
			for _, bid := range []string{"bid 1", "bid 2"} { // without waiting for news of the other in between
				play(t, there, berta, 1, bid)
				until(t, "anna's question", func() bool { s, err := here.Snapshot(anna.ID, 0); return err == nil && s.Prompt != nil })
				play(t, here, anna, 0, bid)
			}
			play(t, there, berta, 1, "seal")
			for len(seen) < 3 {
				next()
			}
			for i, n := range seen {
				if n != uint64(i+1) {
					t.Fatalf("berta was told %v", seen)
				}
			}

			must(t, there.Write(bg, table.Author{Guest: berta, Seat: 1}, press.Outgoing{Text: "ciao"}))
			until(t, "the letter", func() bool { l, err := here.Letters(anna.ID, 0, 0); return err == nil && len(l) == 1 })
			must(t, here.Write(bg, table.Author{Guest: anna, Seat: 0}, press.Outgoing{Text: "salve"}))
			until(t, "the answer", func() bool { l, err := there.Letters(berta.ID, 1, 0); return err == nil && len(l) == 2 })

			must(t, a.Merge(bg, anna.ID, "carla"))
			until(t, "the heir", func() bool { return there.Holds("carla").Has(0) && (poll || b.Heir(anna.ID) == "carla") })
		})
	}
}

// TestSignedOut: a sign-in, or a token, that is revoked at one node is worth nothing at the other.
func TestSignedOut(t *testing.T) {
	at := testdb.Postgres(t)
	a, b := startNode(t, at, false), startNode(t, at, false)
	must(t, a.db.PutGuest(bg, anna))
	v, ok, err := b.desk.Who(bg, anna.ID)
	if err != nil || !ok {
		t.Fatalf("who: %v, %v", ok, err)
	}
	must(t, b.desk.Keep(bg, v, "Firefox"))
	if _, ok, err := b.desk.Who(bg, anna.ID); err != nil || !ok {
		t.Fatalf("who, kept: %v, %v", ok, err)
	}
	must(t, a.db.Revoke(bg, anna.ID, 5, v.SignIn))
	until(t, "signed out", func() bool { _, ok, err := b.desk.Who(bg, anna.ID); return err == nil && !ok })

	token, row, err := a.desk.NewToken(bg, anna.ID, "clock", store.ToRead, 0)
	must(t, err)
	for range 2 { // the first use is written down, the second remembered
		_, err = b.desk.Bearer(bg, token)
		must(t, err)
	}
	must(t, a.desk.DropToken(bg, anna.ID, row.ID))
	until(t, "revoked", func() bool { _, err := b.desk.Bearer(bg, token); return errors.Is(err, people.ErrToken) })
}

// TestBotsOfTheDead: a game of bots goes on at another node when the one that began it stops.
func TestBotsOfTheDead(t *testing.T) {
	at := testdb.Postgres(t)
	a, b := startNode(t, at, false), startNode(t, at, false)
	id, err := a.Create(bg, anna, table.NewTable{Title: "skirmish", Players: 2, Bots: map[game.Seat]string{0: "random", 1: "random"}})
	must(t, err)
	must(t, a.Shutdown(bg))
	until(t, "the end", func() bool {
		row, err := b.db.LoadTable(bg, id)
		return err == nil && row.Status == store.Over
	})
}

// deaf is a store that hears nothing of other nodes.
type deaf struct{ store.Store }

func (deaf) Listen(func(store.Change)) (stop func()) { return func() {} }

// TestReadersChangeNodes: who has seen something at one node is not told again at another that has not
// heard of it yet.
func TestReadersChangeNodes(t *testing.T) {
	at := testdb.Postgres(t)
	a, b := startNode(t, at, false), startNode(t, at, false)
	here, there := duel(t, a, b)
	late := table.NewHost(table.Config{Store: deaf{b.db}, Titles: []game.Title{games.Example().Title}})
	defer func() { must(t, late.Shutdown(bg)) }()
	old, err := late.Open(bg, here.ID())
	must(t, err)
	defer old.Release()
	until(t, "berta's seat", func() bool { return here.Holds(berta.ID).Has(1) })
	play(t, here, anna, 0, "bid 1")
	play(t, there, berta, 1, "seal")
	play(t, here, anna, 0, "seal")
	must(t, here.Write(bg, table.Author{Guest: anna, Seat: 0}, press.Outgoing{Text: "ciao"}))
	first, err := here.Watch(anna.ID, 0, nil)
	must(t, err)
	defer first.Close()
	seen := first.At()
	second, err := old.Watch(anna.ID, 0, &seen)
	must(t, err)
	defer second.Close()
	if got := second.At(); got != seen || seen.News < 3 || seen.Letters != 1 {
		t.Errorf("a reader who has seen %v is told what follows %v", seen, got)
	}
}

// TestNodesAndWardens: what is forbidden or announced at one node holds at the other, and a letter that is
// hidden here is hidden there.
func TestNodesAndWardens(t *testing.T) {
	for name, poll := range map[string]bool{"told": false, "polling": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel() // it mostly waits
			at := testdb.Postgres(t)
			a, b := startNode(t, at, poll), startNode(t, at, poll)
			here, err := warden.New(bg, warden.Config{Host: a.Host, Store: a.db})
			must(t, err)
			there, err := warden.New(bg, warden.Config{Host: b.Host, Store: b.db})
			must(t, err)
			must(t, here.Appoint(bg, warden.Console, anna.ID, true))
			must(t, here.Forbid(bg, anna.ID, store.Ban{Kind: store.BanAll, Person: berta.ID}, time.Hour, false))
			must(t, here.ReadOnly(bg, anna.ID, true))
			until(t, "what holds at the other node", func() bool {
				return there.Is(anna.ID) && there.Placard().ReadOnly && there.Forbidden(store.BanLetters, berta.ID, netip.Addr{}, func() string { return "" }) != nil
			})
			must(t, there.ReadOnly(bg, anna.ID, false))
			until(t, "what ends at the other node", func() bool { return !here.Placard().ReadOnly })

			mine, theirs := duel(t, a, b)
			must(t, theirs.Write(bg, table.Author{Guest: berta, Seat: 1}, press.Outgoing{Text: "you fool"}))
			until(t, "the letter", func() bool {
				_, err := mine.Received(anna.ID, 0, 1)
				return err == nil
			})
			must(t, here.ReportLetter(bg, anna.ID, mine, 0, 1, "rude"))
			list, err := there.Reports(bg, "", false, 9)
			must(t, err)
			must(t, there.Hide(bg, warden.Console, list[0].ID, nil))
			until(t, "the hidden letter", func() bool {
				letters, err := mine.Letters(anna.ID, 0, 0)
				must(t, err)
				return letters[0].Hidden && letters[0].Text == ""
			})
		})
	}
}
