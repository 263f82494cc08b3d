package games

import (
	"bytes"
	"reflect"
	"slices"
	"testing"

	"outremer/game"
)

// begun is a game of skirmish in its second round.
func begun(t *testing.T) (game.State, *game.Log) {
	t.Helper()
	st, err := Example().Title.New(game.Setup{Seats: 2, Key: [2]uint64{1, 2}})
	if err != nil {
		t.Fatal(err)
	}
	var log game.Log
	for range 6 {
		last(st, &log)
	}
	return st, &log
}

// last lets the next seat take the last option, which seals or passes.
func last(st game.State, log *game.Log) {
	s := st.Awaiting().First()
	all := st.Options(nil, s)
	st.Play(s, all[len(all)-1], log)
}

// A window has only methods, and the only state they expose is a sampled one.
func TestWindowIsClosed(t *testing.T) {
	x := reflect.TypeFor[game.Window]()
	for i := range x.NumField() {
		if f := x.Field(i); f.IsExported() {
			t.Errorf("the field %s can be read", f.Name)
		}
	}
	state := reflect.TypeFor[game.State]()
	for i := range x.NumMethod() {
		m := x.Method(i)
		for j := range m.Type.NumOut() {
			if out := m.Type.Out(j); (out == state || out == reflect.TypeFor[game.Scene]()) && m.Name != "World" {
				t.Errorf("%s returns a %s", m.Name, out)
			}
		}
	}
}

// A world is new each time, has different luck from the game, and can be played in without anybody
// noticing.
func TestWindowWorlds(t *testing.T) {
	st, _ := begun(t)
	before, err := st.AppendBinary(nil)
	if err != nil {
		t.Fatal(err)
	}
	w, luck := game.Scene{State: st, Seat: 1}.Window(), game.NewRand([2]uint64{3, 4})
	truth := st.Clone().Luck().Uint64(0)
	first := w.World(nil, &luck)
	if first == st {
		t.Fatal("the world is the game itself")
	}
	if got := first.Clone().Luck().Uint64(0); got == truth {
		t.Error("the world has the luck of the game")
	}
	for first.Awaiting() != 0 {
		last(first, nil)
	}
	again := w.World(first, &luck)
	if again != first {
		t.Error("a world that could be used again was not")
	}
	if got, want := again.Options(nil, 1), st.Options(nil, 1); !slices.Equal(got, want) || !slices.Equal(w.Options(nil), want) {
		t.Errorf("options %v in the world, %v in the window, want %v", got, w.Options(nil), want)
	}
	if after, err := st.AppendBinary(nil); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the game has changed (%v)", err)
	}
}

// The news is what the seat saw: cards of others are hidden, its own are not.
func TestWindowNews(t *testing.T) {
	st, log := begun(t)
	for s := range game.Seat(2) {
		dealt, hidden := 0, 0
		news := game.Scene{State: st, Seat: s, News: log.Events}.Window().News(nil)
		for i, e := range news {
			if want, ok := log.Events[i].For(s); !ok || e != want {
				t.Errorf("seat %d is told %+v, want %+v", s, e, want)
			}
			if Example().Title.Lexicon().Events[e.Kind].Slug == "dealt" {
				dealt++
				if e.A == game.Hidden && e.Seat != s {
					hidden++
				}
			}
		}
		if len(news) != len(log.Events) || dealt != 2*hidden || hidden == 0 {
			t.Errorf("seat %d: %d of %d events, %d of %d cards hidden", s, len(news), len(log.Events), hidden, dealt)
		}
	}
}
