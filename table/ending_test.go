package table

import (
	"errors"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// courteous is a running table of three people at which games may end by agreement.
func courteous(t *testing.T, h *Host) *Table {
	t.Helper()
	tab := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}, Manners: Manners{Agreements: true}})
	for _, g := range guests[1:] {
		_, err := tab.Join(bg, g, Place{Seat: game.Nobody})
		must(t, err)
	}
	return tab
}

// ended is how a game ended, in short: "" if it did not.
func ended(t *testing.T, tab *Table) string {
	t.Helper()
	s := look(t, tab, game.Nobody)
	if s.Status != store.Over {
		return ""
	}
	return record.EndLine(s.Result, seatNames(tab.row.Seats))
}

// TestDraw: a draw waits until all others agree, whatever is played meanwhile; then the game is over,
// everybody shares it, and the log proves it, also after a restart and from a bookmark.
func TestDraw(t *testing.T) {
	h := newHost(t)
	tab := courteous(t, h)
	must(t, tab.Draw(bg, by(0)))
	r := look(t, tab, 1).Requests
	if len(r) != 1 || r[0].Kind != Drawing || r[0].By != 0 || r[0].Missing != game.Only(1).With(2) {
		t.Fatalf("got %+v, want a draw asked of blue and green", r)
	}
	play(t, tab, 0, "seal")
	must(t, tab.Answer(bg, by(1), Drawing, true))
	want(t, tab.Answer(bg, by(1), Drawing, true), ErrNoRequest)
	want(t, tab.Answer(bg, by(2), Conceding, true), ErrNoRequest)
	want(t, tab.Draw(bg, by(2)), ErrAsked)
	tab = again(t, h, tab.ID())
	if got := look(t, tab, 2).Requests; len(got) != 1 || got[0].Missing != game.Only(2) || ended(t, tab) != "" {
		t.Fatalf("after a restart: %+v, want green asked and the game on", got)
	}
	must(t, tab.Answer(bg, by(2), Drawing, true))
	const draw = "agreed-draw red blue green"
	if got := ended(t, tab); got != draw {
		t.Fatalf("ended %q, want %q", got, draw)
	}
	recs := verified(t, tab)
	if last := recs[len(recs)-1]; last.Kind != record.Agree || last.Seat != 2 || last.Text != "draw red blue green" {
		t.Errorf("the log ends with %+v, want the draw", last)
	}
	for _, from := range []string{"log", "bookmark"} {
		if got := ended(t, again(t, h, tab.ID())); got != draw {
			t.Errorf("from the %s: ended %q, want %q", from, got, draw)
		}
		bookmarked(t, tab)
	}
	if got := notes(t, tab); got != "red ask-draw, green agreed-draw" {
		t.Errorf("notes: %s", got)
	}
	_, err := tab.PlayAgain(bg, anna, SameSeats)
	must(t, err)
}

// TestConcede: who would win is not asked, everybody else is, and only that seat wins.
func TestConcede(t *testing.T) {
	tab := courteous(t, newHost(t))
	must(t, tab.Concede(bg, by(0), 2))
	r := look(t, tab, 1).Requests
	if len(r) != 1 || r[0].Kind != Conceding || r[0].To != 2 || r[0].Missing != game.Only(1) {
		t.Fatalf("got %+v, want blue asked to concede to green", r)
	}
	want(t, tab.Answer(bg, by(2), Conceding, false), ErrNoRequest)
	must(t, tab.Answer(bg, by(1), Conceding, true))
	if got := ended(t, tab); got != "agreed-concession green" {
		t.Errorf("ended %q, want green to have won", got)
	}
	verified(t, tab)
	if got := notes(t, tab); got != "red ask-concession green, green agreed-concession" {
		t.Errorf("notes: %s", got)
	}
	want(t, try(t, tab, 0, "seal"), ErrNotRunning)
}

// TestEndRefused: one refusal closes a proposal and the game goes on; whoever made it can withdraw it.
func TestEndRefused(t *testing.T) {
	tab := courteous(t, newHost(t))
	must(t, tab.Draw(bg, by(0)))
	must(t, tab.Answer(bg, by(1), Drawing, false))
	must(t, tab.Concede(bg, by(1), 0))
	must(t, tab.Answer(bg, by(1), Conceding, false))
	want(t, tab.Answer(bg, by(2), Conceding, true), ErrNoRequest)
	if got := notes(t, tab); got != "red ask-draw, blue refuse-draw, blue ask-concession red, blue withdraw" {
		t.Errorf("notes: %s", got)
	}
	if got := requested(t, tab); got != "" || ended(t, tab) != "" {
		t.Errorf("requests %q, ended %q; want the game on", got, ended(t, tab))
	}
	play(t, tab, 0, "seal")
}

// TestEndNotAllowed: what the table, the seats or the game do not allow is refused, and nothing happens.
func TestEndNotAllowed(t *testing.T) {
	h := newHost(t)
	strict, tab := duel(t, h), courteous(t, h)
	bots := map[game.Seat]string{1: "last", 2: "last"}
	alone := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}, Bots: bots, Manners: Manners{Agreements: true}})
	for name, c := range map[string]struct {
		got, want error
	}{
		"a table without":        {strict.Draw(bg, by(0)), ErrNoAgreements},
		"a concession there":     {strict.Concede(bg, by(0), 1), ErrNoAgreements},
		"somebody else's seat":   {tab.Draw(bg, By{"nobody", 0}), ErrNotYours},
		"a draw with bots alone": {alone.Draw(bg, by(0)), ErrNoPartner},
	} {
		if !errors.Is(c.got, c.want) {
			t.Errorf("%s: got %v, want %v", name, c.got, c.want)
		}
	}
	for _, to := range []game.Seat{0, 3, game.Nobody} {
		if bad, ok := errors.AsType[*game.SetupError](tab.Concede(bg, by(0), to)); !ok || bad.Field != "to" {
			t.Errorf("conceding to seat %d: got %v, want it refused", to, bad)
		}
	}
	if got := notes(t, strict) + notes(t, tab); got != "" || ended(t, tab) != "" {
		t.Errorf("refused, and the log says %q", got)
	}
	must(t, alone.Concede(bg, by(0), 2)) // there is nobody else to ask
	if got := ended(t, alone); got != "agreed-concession green" {
		t.Errorf("ended %q, want green, a bot, to have won", got)
	}
}

// TestEndAndLeavers: a proposal goes with whoever made it, and does not wait for whoever left.
func TestEndAndLeavers(t *testing.T) {
	h := newHost(t)
	tab := courteous(t, h)
	must(t, tab.Draw(bg, by(0)))
	must(t, tab.Cover(bg, by(0), "last"))
	if got := requested(t, tab); got != "" {
		t.Errorf("the asker is away, and %q is still asked", got)
	}
	must(t, tab.Draw(bg, by(1)))
	must(t, tab.Resign(bg, by(2)))
	if got := requested(t, tab); got != "" || ended(t, tab) != "" {
		t.Errorf("requests %q, ended %q: nobody but bots is left to agree", got, ended(t, tab))
	}
	tab = courteous(t, h)
	must(t, tab.Draw(bg, by(0)))
	must(t, tab.Answer(bg, by(1), Drawing, true))
	must(t, tab.Resign(bg, by(2)))
	if got := ended(t, tab); got != "agreed-draw red blue green" {
		t.Errorf("ended %q, want the draw that only green had not agreed to", got)
	}
}

// TestPastEnd: who looks back sees the agreed end at the end, and not before it.
func TestPastEnd(t *testing.T) {
	tab := courteous(t, newHost(t))
	play(t, tab, 0, "seal")
	must(t, tab.Concede(bg, by(0), 1))
	must(t, tab.Answer(bg, by(2), Conceding, true))
	n := uint64(len(newsOf(t, tab, game.Nobody)))
	for at, want := range map[uint64]bool{n: true, n - 1: false} {
		p, err := tab.Past("", game.Nobody, at)
		must(t, err)
		if p.Result.Over != want || p.Result.Winners.Has(1) != want {
			t.Errorf("at %d of %d: %+v, want over %t", at, n, p.Result, want)
		}
	}
}
