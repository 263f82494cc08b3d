package press

import (
	"fmt"
	"reflect"
	"testing"

	"outremer/game"
	"outremer/games"
	"outremer/store"
)

var seats = []string{"red", "blue", "green"}

// mail is the mail of a table of skirmish.
func mail(letters ...store.Letter) *Mail {
	for i := range letters {
		letters[i].N = int64(i + 1)
	}
	return New(games.Example().Title.Lexicon(), seats, letters, nil)
}

// texts are the letters of a seat, as "number text".
func texts(m *Mail, s game.Seat, after int64) (list []string) {
	for _, l := range m.After(s, after) {
		list = append(list, fmt.Sprint(l.N, " ", l.Text))
	}
	return list
}

// TestBoxes: each seat reads what is for it, and counts nothing else.
func TestBoxes(t *testing.T) {
	m := mail(
		store.Letter{Seat: 0, Readers: game.Only(1), Text: "psst"},
		store.Letter{Seat: 2, Text: "all"},
		store.Letter{Seat: 1, Readers: game.Only(0, 2), Text: "circle"},
		store.Letter{Seat: game.Nobody, Text: "the creator"},
	)
	for s, want := range map[game.Seat][]string{
		game.Nobody: {"1 all", "2 the creator"},
		0:           {"1 psst", "2 all", "3 circle", "4 the creator"},
		1:           {"1 psst", "2 all", "3 circle", "4 the creator"},
		2:           {"1 all", "2 circle", "3 the creator"},
	} {
		for after := int64(-1); after <= int64(len(want))+1; after++ {
			rest := want[min(max(after, 0), int64(len(want))):]
			got := texts(m, s, after)
			if len(got) != len(rest) || len(got) > 0 && !reflect.DeepEqual(got, rest) {
				t.Errorf("seat %d after %d: got %q, want %q", s, after, got, rest)
			}
		}
		if got := m.Count(s); got != int64(len(want)) {
			t.Errorf("seat %d: got %d letters, want %d", s, got, len(want))
		}
	}
}

// TestNumbersPerSeat: what a letter answers is counted as its reader counts, whatever
// numbers the store gave.
func TestNumbersPerSeat(t *testing.T) {
	m := New(games.Example().Title.Lexicon(), seats, []store.Letter{
		{N: 3, Seat: 2, Readers: game.Only(0), Text: "not for blue"},
		{N: 7, Seat: 0, Readers: game.Only(1), Pact: "truce blue 1 3"},
		{N: 8, Seat: 1, Re: 7, Word: "accept"},
	}, nil)
	for s, want := range map[game.Seat]int64{0: 2, 1: 1, 2: 0, game.Nobody: 0} {
		list := m.After(s, m.Count(s)-1)
		if got := list[0].Re; got != want {
			t.Errorf("seat %d: the answer is to letter %d, want %d", s, got, want)
		}
	}
}

func TestLetterCircle(t *testing.T) {
	for _, c := range []struct {
		l    Letter
		want game.Seats
	}{{Letter{From: 1}, 0}, {Letter{From: 1, To: game.Only(0, 2)}, game.Only(0, 1, 2)}} {
		if got := c.l.Circle(); got != c.want {
			t.Errorf("%+v: got %b, want %b", c.l, got, c.want)
		}
	}
}

func TestMarks(t *testing.T) {
	m := mail(store.Letter{Seat: 0, Readers: game.Only(1)}, store.Letter{Seat: 0})
	circle := game.Only(0, 1)
	for _, mark := range []store.Mark{{Seat: 1, Circle: circle, N: 1}, {Seat: 1, N: 1}, {Seat: 1, N: 2}} {
		if err := m.CheckMark(mark); err != nil {
			t.Errorf("%+v: got %v, want nil", mark, err)
		}
		m.SetMark(mark)
	}
	want := []store.Mark{{Seat: 1, Circle: circle, N: 1}, {Seat: 1, N: 2}}
	if got := m.Marks(1); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if got := m.Marks(0); len(got) != 0 {
		t.Errorf("red: got %v, want none", got)
	}
	for _, bad := range []store.Mark{{Seat: 1, N: 3}, {Seat: 1, N: -1}, {Seat: 1, Circle: 1 << 9}, {Seat: 2, N: 2}} {
		if m.CheckMark(bad) == nil {
			t.Errorf("%+v: got nil, want an error", bad)
		}
	}
}

// BenchmarkPull is what a watcher costs with each change of the table: the number of its
// letters, and those that are new. It must not depend on letters of other seats.
func BenchmarkPull(b *testing.B) {
	for _, others := range []int{10, 1_000, 10_000} {
		b.Run(fmt.Sprintf("others=%d", others), func(b *testing.B) {
			m := mail(store.Letter{Seat: 2, Readers: game.Only(0), Text: "mine"})
			for i := range others {
				m.Add(store.Letter{N: int64(i + 2), Seat: 1, Readers: game.Only(2), Pact: "truce green 1 3"})
			}
			m.Add(store.Letter{N: int64(others + 2), Seat: 1, Readers: game.Only(0), Pact: "truce red 1 3"})
			b.ReportAllocs()
			for b.Loop() {
				if n := m.Count(0); len(m.After(0, n-1)) != 1 || len(m.Agreements(peace{}, 0)) != 1 {
					b.Fatal("not one letter and one pact")
				}
			}
		})
	}
}
