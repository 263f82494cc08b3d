package papers

import (
	"os"
	"sync"
	"testing"

	"outremer/facts"
	"outremer/game"
	"outremer/games/cardinals"
	"outremer/text"
)

var built = sync.OnceValues(func() (*Office, error) {
	t, err := cardinals.New(facts.Dir(cardinals.Box.Data, nil))
	if err != nil {
		return nil, err
	}
	words, err := text.Load(t, os.DirFS("../text"))
	if err != nil {
		return nil, err
	}
	return New(t, words)
})

// office is the office of the built-in game.
func office(t testing.TB) *Office {
	t.Helper()
	o, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// start is a new game.
func start(t testing.TB, o *Office, key uint64) *cardinals.State {
	t.Helper()
	st, err := o.title.New(game.Setup{Seats: len(o.seats), Key: [2]uint64{key, 1}})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*cardinals.State)
}

// seat returns a seat by name.
func seat(t testing.TB, o *Office, name string) game.Seat {
	t.Helper()
	p, ok := o.title.Info().SeatNamed(len(o.seats), name)
	if !ok {
		t.Fatalf("no seat %s", name)
	}
	return p
}

// listener is the title with a hook on every move.
type listener struct {
	*cardinals.Title
	hear func(before *cardinals.State, p game.Seat, m game.Move, events []game.Event)
}

func (l *listener) New(s game.Setup) (game.State, error) {
	st, err := l.Title.New(s)
	if err != nil {
		return nil, err
	}
	return &heard{st.(*cardinals.State), l}, nil
}

type heard struct {
	*cardinals.State
	l *listener
}

func (h *heard) Play(p game.Seat, m game.Move, log *game.Log) {
	before := h.State.Clone().(*cardinals.State)
	var own game.Log
	h.State.Play(p, m, &own)
	for _, e := range own.Events {
		log.Emit(e)
	}
	h.l.hear(before, p, m, own.Events)
}

func (h *heard) Clone() game.State { return &heard{h.State.Clone().(*cardinals.State), h.l} }

func (h *heard) CopyFrom(src game.State) { h.State.CopyFrom(src.(*heard).State) }
