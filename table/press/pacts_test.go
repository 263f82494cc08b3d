package press

import (
	"errors"
	"reflect"
	"testing"

	"outremer/game"
	"outremer/store"
)

// peace is a game in which truces of 0 to 2 can be made, until it lapses.
type peace struct{ lapsed bool }

func (p peace) Pacts(dst []game.Pact, by, with game.Seat) []game.Pact {
	for n := range int16(3) {
		dst = append(dst, game.Pact{By: by, With: with, A: n, B: 3})
	}
	return dst
}

func (p peace) Lapsed(game.Pact) bool { return p.lapsed }

// truce is a pact that red offers to blue.
func truce(n int16) game.Pact { return game.Pact{By: 0, With: 1, A: n, B: 3} }

// offer is a private letter with a truce of red for blue.
func offer(n string) store.Letter {
	return store.Letter{Seat: 0, Readers: game.Only(1), Pact: "truce blue " + n + " 3"}
}

func reply(re int64, by game.Seat, word Answer) store.Letter {
	return store.Letter{Seat: by, Readers: game.Only(1 - by), Re: re, Word: string(word)}
}

func TestAgreements(t *testing.T) {
	m := mail(
		store.Letter{Seat: 2, Readers: game.Only(1), Text: "only blue counts this"},
		offer("0"), offer("1"), offer("2"),
		reply(2, 1, Accepted),
		reply(3, 0, Withdrawn),
		reply(3, 1, Accepted), // too late
	)
	for s, want := range map[game.Seat][]Agreement{
		0: {{1, truce(0), Accepted, false}, {2, truce(1), Withdrawn, false}, {3, truce(2), "", false}},
		1: {{2, truce(0), Accepted, false}, {3, truce(1), Withdrawn, false}, {4, truce(2), "", false}},
		2: {},
	} {
		if got := m.Agreements(peace{}, s); !reflect.DeepEqual(got, want) {
			t.Errorf("seat %d: got %v, want %v", s, got, want)
		}
	}
	for _, lapsed := range []bool{false, true} {
		want := []game.Standing{{Pact: truce(0), Status: game.Agreed, Lapsed: lapsed},
			{Pact: truce(1), Status: game.Withdrawn, Lapsed: lapsed}, {Pact: truce(2), Status: game.Offered, Lapsed: lapsed}}
		if got := m.Standings(peace{lapsed: lapsed}, 1); !reflect.DeepEqual(got, want) {
			t.Errorf("standings: got %v, want %v", got, want)
		}
	}
	if got, want := m.Possible(peace{}, 0, 1), []game.Pact{truce(1)}; !reflect.DeepEqual(got, want) {
		t.Errorf("possible: got %v, want what was withdrawn, %v", got, want)
	}
	if got := len(m.Possible(peace{}, 1, 0)); got != 3 {
		t.Errorf("possible for blue: got %d, want 3", got)
	}
}

// TestOldPact: an offer that the lexicon no longer knows is read as a plain letter.
func TestOldPact(t *testing.T) {
	m := mail(store.Letter{Seat: 0, Pact: "war blue"}, offer("1"))
	if got := m.Offered(1); got != nil {
		t.Errorf("war: got %v, want nil", got)
	}
	if got := m.Offered(2); got == nil || *got != truce(1) {
		t.Errorf("truce: got %v, want %v", got, truce(1))
	}
	if got := m.Offered(9); got != nil {
		t.Errorf("no such letter: got %v, want nil", got)
	}
}

// TestUnanswered: offers are answered in the order they came, each once.
func TestUnanswered(t *testing.T) {
	m := mail(offer("0"), offer("1"))
	for n := range int64(2) {
		l, p, ok := m.Unanswered(peace{}, game.Only(1))
		if !ok || l.N != n+1 || p != truce(int16(n)) {
			t.Fatalf("got letter %d with %v, want letter %d", l.N, p, n+1)
		}
		if _, _, ok := m.Unanswered(peace{lapsed: true}, game.Only(1)); ok {
			t.Error("got an offer whose time is over")
		}
		if _, _, ok := m.Unanswered(peace{}, game.Only(0, 2)); ok {
			t.Error("got an offer to another seat")
		}
		answer := Reply(&l, 1, Declined)
		answer.N = n + 3
		m.Add(answer)
	}
	if l, _, ok := m.Unanswered(peace{}, game.Only(1)); ok {
		t.Errorf("got letter %d, want none", l.N)
	}
}

// TestReply: an answer reaches everybody who has read the offer.
func TestReply(t *testing.T) {
	for _, c := range []struct{ readers, want game.Seats }{{0, 0}, {game.Only(1, 2), game.Only(0, 2)}} {
		got := Reply(&store.Letter{N: 4, Seat: 0, Readers: c.readers}, 1, Accepted)
		if want := (store.Letter{Seat: 1, Readers: c.want, Re: 4, Word: "accept"}); got != want {
			t.Errorf("got %+v, want %+v", got, want)
		}
	}
}

func TestCompose(t *testing.T) {
	m := mail(store.Letter{Seat: 2, Text: "hello"}, offer("0"), offer("1"), reply(2, 1, Accepted))
	want := store.Letter{Seat: 0, Readers: game.Only(1), Text: "please", Pact: "truce blue 2 3"}
	got, err := m.Compose(peace{}, 0, Outgoing{To: game.Only(1), Text: "please", Offer: []string{"truce", "blue", "2", "3"}})
	if err != nil || got != want {
		t.Errorf("offer: got %+v, %v, want %+v", got, err, want)
	}
	want = store.Letter{Seat: 1, Readers: game.Only(0), Text: "no", Re: 3, Word: "decline"}
	got, err = m.Compose(peace{}, 1, Outgoing{Text: "no", Re: 3, Answer: Declined})
	if err != nil || got != want {
		t.Errorf("answer: got %+v, %v, want %+v", got, err, want)
	}
	want = store.Letter{Seat: 2, Text: "hi"}
	got, err = m.Compose(nil, 2, Outgoing{Text: "hi"})
	if err != nil || got != want {
		t.Errorf("words: got %+v, %v, want %+v", got, err, want)
	}
}

func TestComposeRefuses(t *testing.T) {
	m := mail(store.Letter{Seat: 2, Text: "hello"}, offer("0"), offer("1"), reply(2, 1, Accepted))
	again := []string{"truce", "blue", "1", "3"}
	for _, c := range []struct {
		name string
		dip  game.Diplomat
		from game.Seat
		out  Outgoing
		want string
	}{
		{"empty", peace{}, 0, Outgoing{}, "text: a letter says something"},
		{"unknown pact", peace{}, 0, Outgoing{Offer: []string{"war", "blue"}}, `offer: unknown pact "war"`},
		{"impossible pact", peace{}, 0, Outgoing{Offer: []string{"truce", "blue", "7", "3"}}, ErrNoOffer.Error()},
		{"offered already", peace{}, 0, Outgoing{Offer: again}, ErrNoOffer.Error()},
		{"not to blue", peace{}, 0, Outgoing{To: game.Only(2), Offer: again}, "to: the pact is offered to blue"},
		{"no such letter", peace{}, 0, Outgoing{Re: 9, Answer: Withdrawn}, "re: letter 9 offers nothing"},
		{"below one", peace{}, 0, Outgoing{Re: -1, Answer: Withdrawn}, "re: letter -1 offers nothing"},
		{"not an offer", peace{}, 0, Outgoing{Re: 1, Answer: Withdrawn}, "re: letter 1 offers nothing"},
		{"not read by green", peace{}, 2, Outgoing{Re: 2, Answer: Accepted}, "re: letter 2 offers nothing"},
		{"answered", peace{}, 0, Outgoing{Re: 2, Answer: Withdrawn}, ErrAnswered.Error()},
		{"lapsed", peace{lapsed: true}, 0, Outgoing{Re: 3, Answer: Withdrawn}, ErrLapsed.Error()},
	} {
		if _, err := m.Compose(c.dip, c.from, c.out); err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
	}
	for s, answer := range map[game.Seat]Answer{0: Accepted, 1: Withdrawn} {
		var bad *game.SetupError
		_, err := m.Compose(peace{}, s, Outgoing{Re: 3, Answer: answer})
		if !errors.As(err, &bad) || bad.Field != "answer" {
			t.Errorf("seat %d: %s: got %v, want an error of the field answer", s, answer, err)
		}
	}
}
