package teacher

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestBrings: what happens to others is told only if it surely depends on the choice, what happens to oneself sooner, and nothing
// that is not for the better. [once a hint gave as a reason that the unit which it sends away is driven out and disbanded]
func TestBrings(t *testing.T) {
	for _, c := range []struct {
		who   game.Seat
		often int     // of thirty worlds; without the choice in ten of them
		good  float64 // what such a world is worth; another half
		want  bool
	}{
		{0, 18, 0.6, true}, {0, 12, 0.6, false}, {1, 18, 0.6, false}, {1, 30, 0.6, true}, {game.Nobody, 18, 0.6, false}, {game.Nobody, 30, 0.6, true},
		{0, 18, 0.5, true}, {0, 18, 0.4, false}, {0, 30, 0.6, true}, {0, 30, 0.4, false},
	} {
		e := game.Event{Kind: 1, Seat: c.who}
		tried := func(often int) *attempt {
			x := &attempt{tried: 30, sum: 15 + float64(often)*(c.good-0.5)}
			x.events = map[game.Event]mark{e: {often, float64(often) * c.good}}
			return x
		}
		with, without := tried(c.often), tried(10)
		x := trial{master: Master{Title: titles(t)[0]}, list: []*attempt{with, without}, first: with}
		if got := len(x.brings(with)) == 1; got != c.want {
			t.Errorf("seat %d, %d of 30 worlds that are worth %v: told %v", c.who, c.often, c.good, got)
		}
	}
}

// TestBringsOnce: of two happenings that always come together one is told, as a unit that is driven out and retreats.
func TestBringsOnce(t *testing.T) {
	one, same, other := game.Event{Kind: 1, A: 1}, game.Event{Kind: 1, A: 2}, game.Event{Kind: 1, A: 3}
	tried := func(often, less int) *attempt {
		m := func(n int) mark { return mark{n, float64(n) / 2} }
		return &attempt{tried: 30, sum: 15, events: map[game.Event]mark{one: m(often), same: m(often), other: m(less)}}
	}
	with, without := tried(30, 20), tried(10, 5)
	x := trial{master: Master{Title: titles(t)[0]}, list: []*attempt{with, without}, first: with}
	if got := x.brings(with); len(got) != 2 || got[0].Event != one || got[1].Event != other {
		t.Errorf("it tells %v", got)
	}
}

// TestForget: what a seat does for sure is no reason, and what the secret answers of others make of it is one.
func TestForget(t *testing.T) {
	for _, c := range []struct {
		met  int
		left []game.Seat
	}{{0, nil}, {3, []game.Seat{1, game.Nobody}}} {
		r := rollout{met: c.met}
		r.end.events = []game.Event{{Kind: 1, Seat: 0}, {Kind: 1, Seat: 1}, {Kind: 1, Seat: game.Nobody}}
		r.forget(0)
		var left []game.Seat
		for _, e := range r.end.events {
			left = append(left, e.Seat)
		}
		if !slices.Equal(left, c.left) {
			t.Errorf("%d others: what is left is of %v", c.met, left)
		}
	}
}

// TestTwice: what is done twice is named once.
func TestTwice(t *testing.T) {
	title := traders(t)
	x := weighed(t, title, "reveal", 0, 0).moves[0]
	say := speaker(t, title, "en")
	one := say.Moves([]game.Move{x})
	if got := say.Moves([]game.Move{x, x}); got != one+" ×2" {
		t.Errorf("it says %q for two of %q", got, one)
	}
}
