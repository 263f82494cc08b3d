package table

import (
	"context"
	"slices"
	"sync"
	"testing"

	"outremer/game"
	"outremer/games"
)

// diarist is a bot that seals and passes, and whose brains write down what they are told.
type diarist struct {
	mu     sync.Mutex
	brains []*diary
}

type diary struct {
	by   *diarist
	told [][]game.Event // by choice
}

func (d *diarist) New(game.Title, *game.Rand) game.Brain {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.brains = append(d.brains, &diary{by: d})
	return d.brains[len(d.brains)-1]
}

func (x *diary) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	x.by.mu.Lock()
	x.told = append(x.told, w.News(nil))
	x.by.mu.Unlock()
	return last.Choose(ctx, w, dst)
}

// read is what each brain was told so far.
func (d *diarist) read() (all [][][]game.Event) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, x := range d.brains {
		all = append(all, slices.Clone(x.told))
	}
	return all
}

// seenBy1 is what seat 1 saw of the first n records.
func seenBy1(tab *Table, n int) (events []game.Event) {
	return peek(tab, func(tab *Table) []game.Event {
		all := tab.course.Since(0)
		return game.Scene{Seat: 1, News: all[:len(all)-len(tab.course.Since(n))]}.Window().News(nil)
	})
}

// TestBrainsRemember: one brain plays on and is told each event once, as its seat saw it;
// after a restart another one is told all of them.
func TestBrainsRemember(t *testing.T) {
	db, d := newStore(t), new(diarist)
	config := func(c *Config) { c.Store, c.Players = db, map[string]Player{"diarist": d} }
	h := newHost(t, config)
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "diarist"}})
	must(t, tab.Stand(bg, by(0), Off)) // the test knows when red moves
	until(t, tab, 0, sealed(1))
	play(t, tab, 0, "seal")
	until(t, tab, 0, sealed(1)) // has passed
	play(t, tab, 0, "pass")
	until(t, tab, 0, sealed(1)) // the next round
	got := d.read()
	if len(got) != 1 || len(got[0]) != 3 {
		t.Fatalf("%d brains were told %v; want one that chose three times", len(got), got)
	}
	if told, want := slices.Concat(got[0]...), seenBy1(tab, 4); !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
	dealt := slices.IndexFunc(got[0][2], func(e game.Event) bool {
		return games.Example().Title.Lexicon().Events[e.Kind].Slug == "dealt" && e.Seat == 0
	})
	if dealt < 0 || got[0][2][dealt].A != game.Hidden {
		t.Errorf("told of red's card: %v", got[0][2])
	}

	must(t, h.Shutdown(bg))
	tab = open(t, newHost(t, config), tab.ID())
	play(t, tab, 0, "seal")
	until(t, tab, 0, sealed(1))
	got = d.read()
	if len(got) != 2 || len(got[1]) != 1 {
		t.Fatalf("%d brains were told %v; want a second one that chose once", len(got), got)
	}
	if want := seenBy1(tab, 6); !slices.Equal(got[1][0], want) {
		t.Errorf("after a restart told %v, want %v", got[1][0], want)
	}
}

// TestBrainsGiveWay: when moves were taken back before the eyes of a seat, or another bot
// sits there, a new brain is told the news from the beginning; otherwise it stays.
func TestBrainsGiveWay(t *testing.T) {
	h := newHost(t)
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	until(t, tab, 0, sealed(1))
	sit := func(change func(*Table)) bool {
		return peek(tab, func(tab *Table) bool {
			luck := game.NewRand([2]uint64{})
			before := tab.sit(1, &luck)
			before.told = 1
			change(tab)
			after := tab.sit(1, &luck)
			if (after == before) != (after.told == 1) {
				t.Errorf("told up to %d", after.told)
			}
			return after == before
		})
	}
	for _, c := range []struct {
		name   string
		change func(*Table)
		stays  bool
	}{
		{"nothing", func(*Table) {}, true},
		{"an undo that another seat learnt of", func(t *Table) { t.undos[0]++ }, true},
		{"an undo", func(t *Table) { t.undos[1]++ }, false},
		{"another bot", func(t *Table) { t.row.Seats[1].Bot = "random" }, false},
	} {
		if got := sit(c.change); got != c.stays {
			t.Errorf("%s: the brain stays: %v, want %v", c.name, got, c.stays)
		}
	}
}

// forger is an envoy that offers what it cannot offer.
type forger struct{ playerFunc }

func (f forger) New(game.Title, *game.Rand) game.Brain { return f }

func (forger) Accept(game.Window, game.Pact) bool { return false }
func (forger) Propose(w game.Window, dst []game.Pact) []game.Pact {
	return append(dst, game.Pact{By: 0, With: w.Seat(), B: 3}, game.Pact{By: w.Seat(), With: 9, B: 3},
		game.Pact{By: w.Seat(), With: w.Seat(), B: 3}, game.Pact{By: w.Seat(), With: 0, A: 1, B: 7},
		game.Pact{By: w.Seat(), With: 0, A: 1, B: 3})
}

// TestForgedOffers: of what a bot would like to offer, only what its seat can offer now is sent.
func TestForgedOffers(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Players = map[string]Player{"forger": forger{last}} })
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "forger"}})
	until(t, tab, 0, sealed(1))
	expectMail(t, tab, 0, "1:1>1 truce 1")
}
