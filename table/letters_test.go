package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"outremer/bot"
	"outremer/game"
	"outremer/games"
	"outremer/games/skirmish"
	"outremer/store"
	"outremer/table/press"
)

// trio is a running table of anna (red), berta (blue) and carla (green).
func trio(t *testing.T, h *Host, mode press.Mode) *Table {
	t.Helper()
	tab := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}, Press: mode})
	for _, g := range guests[1:] {
		_, err := tab.Join(bg, g, Place{Seat: game.Nobody})
		must(t, err)
	}
	return tab
}

func author(s game.Seat) Author { return Author{guests[s], s} }

// say writes a letter of a seat.
func say(t *testing.T, tab *Table, s game.Seat, out press.Outgoing) {
	t.Helper()
	must(t, tab.Write(bg, author(s), out))
}

// mail is the letters of a seat in one line.
func mail(t *testing.T, tab *Table, s game.Seat) string {
	t.Helper()
	list, err := tab.Letters(guests[s].ID, s, 0)
	must(t, err)
	var b strings.Builder
	for _, l := range list {
		fmt.Fprintf(&b, "%d:%d>%b %s%s", l.N, l.From, l.To, l.Text, l.Answer)
		if l.Offer != nil {
			fmt.Fprintf(&b, "truce %d", l.Offer.A)
		}
		if l.Re != 0 {
			fmt.Fprintf(&b, " to %d", l.Re)
		}
		b.WriteString("; ")
	}
	return strings.TrimSuffix(b.String(), "; ")
}

func expectMail(t *testing.T, tab *Table, s game.Seat, want string) {
	t.Helper()
	if got := mail(t, tab, s); got != want {
		t.Errorf("seat %d reads %q, want %q", s, got, want)
	}
}

// Each seat reads what is for it, and counts nothing else.
func TestLettersReachTheirReaders(t *testing.T) {
	h := newHost(t)
	tab := trio(t, h, press.Full)
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Text: "psst"})
	say(t, tab, 2, press.Outgoing{Text: " to\r\n\n\n\nall "})
	say(t, tab, 1, press.Outgoing{To: game.Only(0, 2), Text: "a circle"})
	check := func(tab *Table) {
		t.Helper()
		expectMail(t, tab, 0, "1:0>10 psst; 2:2>0 to\n\nall; 3:1>101 a circle")
		expectMail(t, tab, 1, "1:0>10 psst; 2:2>0 to\n\nall; 3:1>101 a circle")
		expectMail(t, tab, 2, "1:2>0 to\n\nall; 2:1>101 a circle")
	}
	check(tab)
	w, err := tab.Watch("carla", 2, &Cursor{Letters: 1})
	must(t, err)
	defer w.Close()
	u, err := w.Next(bg)
	must(t, err)
	if len(u.Letters) != 1 || u.Letters[0].N != 2 || u.At.Letters != 2 {
		t.Errorf("carla hears %+v up to %v", u.Letters, u.At)
	}
	must(t, h.Shutdown(bg))
	check(open(t, newHost(t, func(c *Config) { c.Store = h.Store }), tab.ID()))
}

func TestLettersRefused(t *testing.T) {
	h := newHost(t)
	full, public, none := trio(t, h, press.Full), trio(t, h, press.Public), trio(t, h, press.None)
	stranger := store.Guest{ID: "dora", Name: "Dora"}
	for _, c := range []struct {
		name string
		tab  *Table
		by   Author
		out  press.Outgoing
		want string
	}{
		{"not the own seat", full, Author{anna, 1}, press.Outgoing{Text: "x"}, ErrNotYours.Error()},
		{"no seat", full, Author{stranger, game.Nobody}, press.Outgoing{Text: "x"}, ErrNotYours.Error()},
		{"empty", full, author(0), press.Outgoing{Text: " \n"}, "text: a letter says something"},
		{"too long", full, author(0), press.Outgoing{Text: strings.Repeat("x", press.MaxText+1)}, "text: at most 2000 characters"},
		{"a bell", full, author(0), press.Outgoing{Text: "bell\a"}, "text: only printable characters"},
		{"to oneself", full, author(0), press.Outgoing{To: game.Only(0, 1), Text: "x"}, "to: other seats of this table"},
		{"to nobody there", full, author(0), press.Outgoing{To: game.Only(7), Text: "x"}, "to: other seats of this table"},
		{"in private", public, author(0), press.Outgoing{To: game.Only(1), Text: "x"}, press.ErrPublicOnly.Error()},
		{"at all", none, author(0), press.Outgoing{Text: "x"}, press.ErrNoPress.Error()},
		{"in private at all", none, author(0), press.Outgoing{To: game.Only(1), Text: "x"}, press.ErrNoPress.Error()},
		{"no offer", full, author(0), press.Outgoing{Re: 9, Answer: press.Accepted}, "re: letter 9 offers nothing"},
		{"unknown pact", full, author(0), press.Outgoing{To: game.Only(1), Offer: []string{"war", "blue"}}, `offer: unknown pact "war"`},
		{"pact that is not possible", full, author(0), press.Outgoing{To: game.Only(1), Offer: []string{"truce", "blue", "7", "3"}}, press.ErrNoOffer.Error()},
		{"pact that does not arrive", full, author(0), press.Outgoing{To: game.Only(2), Offer: []string{"truce", "blue", "1", "3"}}, "to: the pact is offered to blue"},
	} {
		if err := c.tab.Write(bg, c.by, c.out); err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
	for _, tab := range []*Table{full, public, none} {
		expectMail(t, tab, 1, "")
		_, err := tab.Letters("dora", game.Nobody, 0)
		want(t, err, ErrNotYours)
		_, err = tab.Letters("anna", 1, 0)
		want(t, err, ErrNotYours)
	}
	if _, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Press: "loud"}); err == nil || !strings.HasPrefix(err.Error(), "press: ") {
		t.Errorf("press of its own kind: %v", err)
	}
}

// A spectator, and the creator as one, learns of no private letter: not by text, not by
// number.
func TestLettersStayPrivate(t *testing.T) {
	h := newHost(t)
	tab := trio(t, h, press.Full)
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Text: "psst"})
	for _, guest := range []string{"anna", "dora"} { // anna created the table, and is a spectator
		w, err := tab.Watch(guest, game.Nobody, &Cursor{})
		must(t, err)
		u, err := w.Next(bg)
		must(t, err)
		if u.Letters != nil || u.At.Letters != 0 {
			t.Errorf("%s reads %+v", guest, u)
		}
		w.Close()
	}
}

func TestMarks(t *testing.T) {
	h := newHost(t)
	tab := trio(t, h, press.Full)
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Text: "one"})
	say(t, tab, 0, press.Outgoing{Text: "two"})
	must(t, tab.MarkRead(bg, "berta", store.Mark{Seat: 1, Circle: game.Only(0, 1), N: 1}))
	must(t, tab.MarkRead(bg, "berta", store.Mark{Seat: 1, N: 1}))
	must(t, tab.MarkRead(bg, "berta", store.Mark{Seat: 1, N: 2}))
	want(t, tab.MarkRead(bg, "anna", store.Mark{Seat: 1, N: 1}), ErrNotYours)
	for _, bad := range []store.Mark{{Seat: 1, N: 3}, {Seat: 1, N: -1}, {Seat: 1, Circle: 1 << 9}} {
		var e *game.SetupError
		if err := tab.MarkRead(bg, "berta", bad); !errors.As(err, &e) {
			t.Errorf("mark %+v: %v", bad, err)
		}
	}
	got, err := tab.Marks("berta", 1)
	must(t, err)
	if want := []store.Mark{{Seat: 1, Circle: game.Only(0, 1), N: 1}, {Seat: 1, N: 2}}; !reflect.DeepEqual(got, want) {
		t.Errorf("marks %v, want %v", got, want)
	}
	if none, err := tab.Marks("anna", 0); err != nil || len(none) != 0 {
		t.Errorf("anna's marks %v, %v", none, err)
	}
}

// An offer can be accepted, declined or withdrawn once, each only by the party entitled to.
func TestPacts(t *testing.T) {
	h := newHost(t)
	tab := trio(t, h, press.Full)
	offer := func(n string) []string { return []string{"truce", "blue", n, "3"} }
	say(t, tab, 2, press.Outgoing{Text: "hello"})
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Offer: offer("1"), Text: "please"})
	want(t, tab.Write(bg, author(0), press.Outgoing{To: game.Only(1), Offer: offer("1")}), press.ErrNoOffer)
	for _, wrong := range []struct {
		s      game.Seat
		answer press.Answer
	}{{0, press.Accepted}, {1, press.Withdrawn}, {1, "maybe"}} {
		if err := tab.Write(bg, author(wrong.s), press.Outgoing{Re: 2, Answer: wrong.answer}); err == nil || !strings.HasPrefix(err.Error(), "answer: ") {
			t.Errorf("seat %d: %s: %v", wrong.s, wrong.answer, err)
		}
	}
	if err := tab.Write(bg, author(2), press.Outgoing{Re: 2, Answer: press.Accepted}); err == nil || err.Error() != "re: letter 2 offers nothing" {
		t.Errorf("answer to what one cannot read: %v", err)
	}
	say(t, tab, 1, press.Outgoing{Re: 2, Answer: press.Accepted})
	want(t, tab.Write(bg, author(0), press.Outgoing{Re: 2, Answer: press.Withdrawn}), press.ErrAnswered)
	say(t, tab, 0, press.Outgoing{Offer: offer("2")}) // in public
	say(t, tab, 0, press.Outgoing{Re: 4, Answer: press.Withdrawn})
	expectMail(t, tab, 1, "1:2>0 hello; 2:0>10 pleasetruce 1; 3:1>1 accept to 2; 4:0>0 truce 2; 5:0>0 withdraw to 4")
	expectMail(t, tab, 2, "1:2>0 hello; 2:0>0 truce 2; 3:0>0 withdraw to 2")
	made, possible, err := tab.Agreements("berta", 1, 0)
	must(t, err)
	truce := func(n int16) game.Pact { return game.Pact{By: 0, With: 1, A: n, B: 3} }
	agreements := []press.Agreement{
		{N: 2, Pact: truce(1), Answer: press.Accepted},
		{N: 4, Pact: truce(2), Answer: press.Withdrawn},
	}
	if !reflect.DeepEqual(made, agreements) {
		t.Errorf("got agreements %v, want %v", made, agreements)
	}
	if len(possible) != 3 || possible[0].By != 1 {
		t.Errorf("blue can offer %v", possible)
	}
	if others, _, err := tab.Agreements("carla", 2, game.Nobody); err != nil || len(others) != 0 {
		t.Errorf("green is part of %v, %v", others, err)
	}
	for s := range game.Seat(3) { // the bids are shown
		play(t, tab, s, "seal")
	}
	made, possible, err = tab.Agreements("berta", 1, 0)
	must(t, err)
	if !made[0].Lapsed || possible != nil {
		t.Errorf("after the round: %v, possible %v", made, possible)
	}
}

// untilMail waits for a seat's letters to hold a word.
func untilMail(t *testing.T, tab *Table, s game.Seat, word string) {
	t.Helper()
	w, err := tab.Watch(guests[s].ID, s, nil)
	must(t, err)
	defer w.Close()
	for !strings.Contains(mail(t, tab, s), word) {
		_, err := w.Next(bg)
		must(t, err)
	}
}

// sealed: the game does not wait for a seat.
func sealed(s game.Seat) func(*Snapshot) bool {
	return func(snap *Snapshot) bool { return !snap.Awaiting.Has(s) }
}

// envoy is skirmish's own bot: it keeps what was agreed.
const envoy = bot.Level("knight")

// bid is what a seat has bid, once all bids are shown.
func bid(t *testing.T, tab *Table, s game.Seat) int8 {
	t.Helper()
	var v skirmish.View
	must(t, json.Unmarshal(look(t, tab, game.Nobody).View(), &v))
	return *v.Bids[s]
}

// A bot answers offers, reopens its sealed draft to plan with what was agreed, and keeps to it.
func TestBotsKeepPacts(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Players = map[string]Player{"envoy": envoy} })
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "envoy"}})
	until(t, tab, 0, sealed(1))
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Offer: []string{"truce", "blue", "0", "3"}})
	untilMail(t, tab, 0, "decline")
	say(t, tab, 0, press.Outgoing{To: game.Only(1), Offer: []string{"truce", "blue", "1", "3"}})
	untilMail(t, tab, 0, "accept")
	expectMail(t, tab, 0, "1:0>10 truce 0; 2:1>1 decline to 1; 3:0>10 truce 1; 4:1>1 accept to 3")
	until(t, tab, 0, func(s *Snapshot) bool { return s.N == 3 }) // sealed, opened, sealed again
	play(t, tab, 0, "seal")
	if n := bid(t, tab, 1); n < 0 || n > 1 {
		t.Errorf("the bot sends %d", n)
	}
}

// Bots offer pacts to people, once, and plan with them when they are accepted.
func TestBotsOfferPacts(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Players = map[string]Player{"envoy": envoy} })
	id, err := h.Create(bg, berta, NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{1}, Bots: map[game.Seat]string{0: "envoy"}})
	must(t, err)
	tab := open(t, h, id)
	until(t, tab, 1, sealed(0))
	expectMail(t, tab, 1, "1:0>10 truce 0")
	say(t, tab, 1, press.Outgoing{Re: 1, Answer: press.Accepted})
	until(t, tab, 1, sealed(0)) // again
	expectMail(t, tab, 1, "1:0>10 truce 0; 2:1>1 accept to 1")
	play(t, tab, 1, "seal")
	if n := bid(t, tab, 0); n != 0 {
		t.Errorf("the bot sends %d", n)
	}
}

// ponderer seals all its troops at once, or none if it has agreed to a truce. It thinks for the first
// time until it is told to go on.
type ponderer struct {
	game.Envoy
	thinks chan struct{}
	rounds *int
}

func (p ponderer) New(title game.Title, luck *game.Rand) game.Brain {
	p.Envoy = envoy.New(title, luck).(game.Envoy)
	return p
}

func (p ponderer) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	*p.rounds++
	if *p.rounds == 1 {
		p.thinks <- struct{}{}
		<-p.thinks
	}
	moves := w.Options(nil) // bids, and at last to seal
	if !slices.ContainsFunc(w.Pacts(), game.Standing.Binds) {
		dst = append(dst, moves[len(moves)-2])
	}
	return append(dst, moves[len(moves)-1]), nil
}

// TestAgreedWhileThinking: a bot thinks again about what was agreed while it thought, and not about
// other letters.
func TestAgreedWhileThinking(t *testing.T) {
	for _, c := range []struct {
		name   string
		letter press.Outgoing
		rounds int
		sends  int8
	}{
		{"agreed", press.Outgoing{Re: 1, Answer: press.Accepted}, 2, 0},
		{"declined", press.Outgoing{Re: 1, Answer: press.Declined}, 1, 3},
		{"a letter", press.Outgoing{To: game.Only(0), Text: "Let me see."}, 1, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := ponderer{thinks: make(chan struct{}), rounds: new(int)}
			h := newHost(t, func(c *Config) { c.Players = map[string]Player{"ponderer": p} })
			id, err := h.Create(bg, berta, NewTable{Title: "skirmish", Players: 2, Sit: []game.Seat{1}, Bots: map[game.Seat]string{0: "ponderer"}})
			must(t, err)
			tab := open(t, h, id)
			<-p.thinks
			say(t, tab, 1, c.letter)
			p.thinks <- struct{}{}
			until(t, tab, 1, sealed(0))
			if *p.rounds != c.rounds {
				t.Errorf("it thought %d times, want %d", *p.rounds, c.rounds)
			}
			play(t, tab, 1, "seal")
			if n := bid(t, tab, 0); n != c.sends {
				t.Errorf("the bot sends %d, want %d", n, c.sends)
			}
		})
	}
}

// TestOneDateAtATime: while a bot's offer is open it does not offer the same with another date.
func TestOneDateAtATime(t *testing.T) {
	all, err := games.All("")
	must(t, err)
	for _, g := range all {
		if len(g.Title.Lexicon().Pacts) > 0 {
			t.Run(g.Title.Info().Slug, func(t *testing.T) { oneDateAtATime(t, g.Title) })
		}
	}
}

func oneDateAtATime(t *testing.T, title game.Title) {
	lex, size := title.Lexicon(), title.Info().Sizes()[0]
	bot := game.Seat(size - 1)
	h := newHost(t, func(c *Config) { c.Titles = []game.Title{title} })
	id, err := h.Create(bg, anna, NewTable{Title: title.Info().Slug, Players: size, Sit: slices.Collect(game.AllSeats(size - 1).All()), Bots: map[game.Seat]string{bot: "last"}})
	must(t, err)
	tab := open(t, h, id)
	tab.mu.Lock()
	dip, err := tab.diplomat()
	tab.mu.Unlock()
	must(t, err)
	offers := dip.Pacts(nil, bot, 0)
	kinds := map[game.Pact]bool{}
	for _, p := range offers {
		kinds[lex.Undated(p)] = true
	}
	if len(kinds) == len(offers) {
		t.Fatal("no two offers differ in their date alone")
	}
	undated := func(l store.Letter) game.Pact {
		p, err := lex.ParsePact(bot, strings.Fields(l.Pact), tab.SeatNames())
		must(t, err)
		return lex.Undated(p)
	}
	list := tab.proposals(bot, offers)
	if want := min(len(kinds), maxOffers); len(list) != want {
		t.Errorf("of %d offers, %d but for their dates, got %d, want %d", len(offers), len(kinds), len(list), want)
	}
	told := map[game.Pact]bool{}
	for _, l := range list {
		if told[undated(l)] {
			t.Errorf("%q is offered with two dates at once", l.Pact)
		}
		told[undated(l)] = true
	}
	must(t, tab.deliver(bg, list[0]))
	for _, l := range tab.proposals(bot, offers) {
		if undated(l) == undated(list[0]) {
			t.Errorf("%q is open, and %q offered", list[0].Pact, l.Pact)
		}
	}
}
