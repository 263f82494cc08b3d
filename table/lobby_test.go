package table

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
	"outremer/store"
)

func TestCreateRefuses(t *testing.T) {
	h := newHost(t, func(c *Config) { c.MaxTables = 1 })
	good := NewTable{Title: "skirmish", Players: 2}
	for field, spoil := range map[string]func(*NewTable){
		"title":   func(n *NewTable) { n.Title = "chess" },
		"seats":   func(n *NewTable) { n.Players = 9 },
		"edition": func(n *NewTable) { n.Edition = "third" },
		"fog":     func(n *NewTable) { n.Options = map[string]string{"fog": "on"} },
		"castles": func(n *NewTable) { n.Options = map[string]string{"castles": "a hundred"} },
		"bots":    func(n *NewTable) { n.Bots = map[game.Seat]string{1: "deep thought"} },
		"sit":     func(n *NewTable) { n.Sit = []game.Seat{2} },
		"name":    func(n *NewTable) { n.Name = strings.Repeat("x", MaxName+1) },
		"entropy": func(n *NewTable) { n.Entropy = "line\x00feed" },
	} {
		n := good
		spoil(&n)
		_, err := h.Create(bg, anna, n)
		var bad *game.SetupError
		if !errors.As(err, &bad) || bad.Field != field {
			t.Errorf("%s: %v", field, err)
		}
	}
	_, err := h.Create(bg, anna, good)
	must(t, err)
	_, err = h.Create(bg, anna, good)
	want(t, err, ErrTooMany)
	_, err = h.Create(bg, berta, good)
	must(t, err)
}

// picky is a bot that does not play skirmish.
type picky struct{ Player }

func (picky) Plays(t game.Title) bool { return t.Info().Slug != "skirmish" }

// A bot that does not play a title is not offered there, neither for a new table nor to
// cover a seat.
func TestPickyBots(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Players["picky"] = picky{last} })
	title, _ := h.Title("skirmish")
	if got := h.Bots(title); !slices.Equal(got, []string{"last", "random"}) {
		t.Errorf("skirmish offers %v", got)
	}
	var bad *game.SetupError
	if _, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Bots: map[game.Seat]string{1: "picky"}}); !errors.As(err, &bad) || bad.Field != "bots" {
		t.Errorf("a table with it: %v", err)
	}
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	if err := tab.Cover(bg, By{anna.ID, 0}, "picky"); !errors.As(err, &bad) || bad.Field != "bot" {
		t.Errorf("a seat covered by it: %v", err)
	}
}

func TestJoin(t *testing.T) {
	h := newHost(t)
	id, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 3, Sit: []game.Seat{0}, Entropy: "anna's  horse"})
	must(t, err)
	tab := open(t, h, id)
	_, err = tab.Invites("berta")
	want(t, err, ErrNotYours)
	invites, err := tab.Invites("anna")
	must(t, err)
	if invites.Seats[0] != "" || len(invites.Seats[1]) < 26 || invites.Seats[1] == invites.Seats[2] {
		t.Fatalf("invites %q", invites)
	}
	join := func(g store.Guest, p Place) error {
		_, err := tab.Join(bg, g, p)
		return err
	}
	any := game.Nobody
	want(t, join(berta, Place{Seat: any}), ErrInvite)
	want(t, join(berta, Place{Seat: 1, Invite: invites.Seats[2]}), ErrInvite)
	want(t, join(berta, Place{Seat: any, Invite: strings.Repeat("a", 26)}), ErrInvite)
	at, err := tab.Join(bg, berta, Place{Seat: any, Invite: invites.Seats[2], Entropy: "berta's dog"})
	must(t, err)
	if at != 2 || look(t, tab, 0).Status != store.Open {
		t.Fatalf("berta sits at %d", at)
	}
	want(t, join(carla, Place{Seat: any, Invite: invites.Seats[2]}), ErrTaken)

	must(t, tab.Leave(bg, By{"berta", 2})) // the invitation goes with her
	want(t, join(carla, Place{Seat: any, Invite: invites.Seats[2]}), ErrInvite)
	invites, _ = tab.Invites("anna")
	must(t, join(berta, Place{Seat: any, Invite: invites.Seats[2], Entropy: "berta's cat"}))
	must(t, join(carla, Place{Seat: any, Invite: invites.Seats[1]}))
	if look(t, tab, 0).Status != store.Running {
		t.Error("full, and not started")
	}
	want(t, join(carla, Place{Seat: any, Invite: invites.Seats[1]}), ErrStarted)
	_, err = tab.Invitation("") // the door has none any more, and that is no invitation
	want(t, err, ErrInvite)
	header := peek(tab, func(tab *Table) string { return tab.row.Header })
	if !strings.Contains(header, "entropy red anna's horse\nentropy green berta's cat\n") {
		t.Errorf("header %q", header)
	}
}

func TestJoinPublic(t *testing.T) {
	tab := create(t, newHost(t), NewTable{Players: 3, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	_, err := tab.Join(bg, berta, Place{Seat: 0})
	want(t, err, ErrTaken)
	_, err = tab.Join(bg, berta, Place{Seat: 1})
	want(t, err, ErrTaken)
	_, err = tab.Join(bg, berta, Place{Seat: 9})
	want(t, err, ErrTaken)
	at, err := tab.Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	if at != 2 || tab.Holds("berta") != 4 {
		t.Errorf("berta sits at %d", at)
	}
}

func TestLastOneOutClosesTheTable(t *testing.T) {
	h := newHost(t)
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}})
	must(t, tab.Leave(bg, by(0)))
	if s := look(t, tab, game.Nobody).Status; s != store.Closed {
		t.Errorf("status %s", s)
	}
	found, err := h.List(bg, store.Query{Public: true, Status: []store.Status{store.Open}, Limit: 9})
	must(t, err)
	if len(found) != 0 {
		t.Errorf("listed: %+v", found)
	}
}

func TestRename(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	if look(t, tab, 1).Seats[0].Holder != "Anna" {
		t.Fatal("no name")
	}
	must(t, h.Rename(bg, store.Guest{ID: "anna", Name: "Annina"}))
	if name := look(t, tab, 1).Seats[0].Holder; name != "Annina" {
		t.Errorf("name %q", name)
	}
	sameAfterReload(t, h, tab)
	for _, bad := range []string{"", "  ", strings.Repeat("n", 31), "a\x07b", "\u3164", "a\u2800", "Saladin (bot)", "Saladin(Bot)"} {
		if _, err := CleanName(bad); err == nil {
			t.Errorf("%q is a name", bad)
		}
	}
}

// TestRenameUnseen: where names are hidden, a new one is no news, and is known at the end.
func TestRenameUnseen(t *testing.T) {
	h := newHost(t)
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Manners: Manners{Seating: Chosen, Hidden: true}})
	changed := tab.Changed()
	must(t, h.Rename(bg, store.Guest{ID: "anna", Name: "Annina"}))
	select {
	case <-changed:
		t.Error("all are told that something has changed")
	default:
	}
	if name := tab.row.Seats[0].Holder; name != "Annina" {
		t.Errorf("kept as %q", name)
	}
}

// TestEngage: the creator fills free seats with bots, and empties them again.
func TestEngage(t *testing.T) {
	tab := create(t, newHost(t), NewTable{Players: 3, Sit: []game.Seat{0}})
	want(t, tab.Engage(bg, "berta", 1, "last"), ErrNotYours)
	want(t, tab.Engage(bg, "anna", 0, "last"), ErrTaken)
	want(t, tab.Engage(bg, "anna", 3, "last"), ErrTaken)
	var bad *game.SetupError
	if err := tab.Engage(bg, "anna", 1, "deep thought"); !errors.As(err, &bad) || bad.Field != "bot" {
		t.Errorf("unknown bot: %v", err)
	}
	must(t, tab.Engage(bg, "anna", 1, "last"))
	_, err := tab.Join(bg, berta, Place{Seat: 1})
	want(t, err, ErrTaken)
	must(t, tab.Engage(bg, "anna", 1, ""))
	_, err = tab.Join(bg, berta, Place{Seat: 1})
	must(t, err)
	if s := look(t, tab, 0).Status; s != store.Open {
		t.Fatalf("status %s", s)
	}
	must(t, tab.Engage(bg, "anna", 2, "last"))
	if s := look(t, tab, 0).Status; s != store.Running {
		t.Errorf("full, and %s", s)
	}
	want(t, tab.Engage(bg, "anna", 2, ""), ErrStarted)
}

// dealt is how many cards of the other seat s was told of.
func dealt(t *testing.T, tab *Table, s game.Seat) (n int) {
	t.Helper()
	for i, x := range newsOf(t, tab, s) {
		if x.N != uint64(i+1) {
			t.Errorf("got number %d at place %d", x.N, i+1)
		}
		for _, e := range x.Events {
			if games.Example().Title.Lexicon().Events[e.Kind].Slug == "dealt" && e.Seat != s && e.A != game.Hidden {
				n++
			}
		}
	}
	return n
}

// TestOpenAtTheEnd: secrets can be read from every seat at the end, not before.
func TestOpenAtTheEnd(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	w, err := tab.Watch("berta", 1, &Cursor{})
	must(t, err)
	defer w.Close()
	for look(t, tab, game.Nobody).Status == store.Running {
		for v := game.Nobody; v < 2; v++ {
			if dealt(t, tab, v) > 0 {
				t.Fatalf("seat %d knows a secret", v)
			}
		}
		u, err := w.Next(bg)
		must(t, err)
		if u.FromStart {
			t.Error("told from the start before the end")
		}
		s := look(t, tab, game.Nobody).Awaiting.First()
		move := "seal"
		if look(t, tab, s).Prompt.Kind == game.React {
			move = "pass"
		}
		play(t, tab, s, move)
	}
	for v := game.Nobody; v < 2; v++ {
		if dealt(t, tab, v) == 0 {
			t.Errorf("seat %d is still told nothing", v)
		}
	}
	u, err := w.Next(bg)
	must(t, err)
	if !u.FromStart || u.News[0].N != 1 || !u.At.Revealed {
		t.Errorf("watcher: from the start %t, first news %d, want true, 1", u.FromStart, u.News[0].N)
	}
	old, err := tab.Watch("berta", 1, &Cursor{News: 5})
	must(t, err)
	defer old.Close()
	u, err = old.Next(bg)
	if err != nil || !u.FromStart || u.News[0].N != 1 {
		t.Errorf("who comes back: %+v, %v", u, err)
	}
	if u, _ := old.Pull(); u != nil {
		t.Errorf("told twice: %+v", u)
	}
	sameAfterReload(t, h, tab)
}

// whisper is skirmish in which each bid is told to its own seat alone.
type whisper struct{ game.Title }

type whisperState struct{ game.State }

func (w whisper) New(s game.Setup) (game.State, error) {
	st, err := w.Title.New(s)
	return &whisperState{st}, err
}

func (s *whisperState) Clone() game.State { return &whisperState{s.State.Clone()} }

func (s *whisperState) Play(p game.Seat, m game.Move, log *game.Log) {
	lex := games.Example().Title.Lexicon()
	s.State.Play(p, m, log)
	if lex.Verbs[m.Verb].Slug == "bid" {
		kind := slices.IndexFunc(lex.Events, func(e game.EventSpec) bool { return e.Slug == "taken" })
		log.Emit(game.Event{Kind: game.EventKind(kind), Seat: p, Mask: game.Secret, To: game.Only(p), A: 40 + m.A})
	}
}

// TestWhispersOpenAtTheEnd: what others did not even learn of is revealed at the end, unless it was
// taken back.
func TestWhispersOpenAtTheEnd(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Titles = []game.Title{whisper{games.Example().Title}} })
	tab := duel(t, h)
	heard := func() (all []int16) {
		news, err := tab.News("berta", 1, 0, 500)
		must(t, err)
		for _, n := range news {
			for _, e := range n.Events {
				if e.A >= 40 {
					all = append(all, e.A)
				}
			}
		}
		return all
	}
	play(t, tab, 0, "bid 3")
	must(t, tab.Undo(bg, by(0)))
	play(t, tab, 0, "bid 2")
	for range 3 {
		for _, move := range []string{"seal", "pass"} {
			if got := heard(); got != nil {
				t.Fatalf("heard %v before the end", got)
			}
			play(t, tab, 0, move)
			play(t, tab, 1, move)
		}
	}
	if got := heard(); !slices.Equal(got, []int16{42}) {
		t.Errorf("heard %v at the end", got)
	}
}
