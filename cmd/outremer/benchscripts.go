package main

import (
	"slices"
	"time"

	"outremer/bench"
	"outremer/game"
	"outremer/games/kings"
)

// scripts measures how long the scripted dynasties of kings take for a card: four of them
// against one person who plays at random. The person's own share of the time is in it.
func (b *benchmark) scripts(lib library) error {
	g, err := lib.find("kings")
	if err != nil {
		return err
	}
	setup := game.Setup{Seats: 5, Options: kings.Scripted("english")}
	revealed := slices.IndexFunc(g.Lexicon().Events, func(e game.EventSpec) bool { return e.Slug == "revealed" })
	var took []time.Duration
	luck := game.NewRand([2]uint64{9, 10})
	for began := time.Now(); b.goOn(len(took), began); {
		setup.Key = [2]uint64{luck.Uint64(0), luck.Uint64(0)}
		st, err := g.New(setup)
		if err != nil {
			return err
		}
		took = append(took, cards(st, &luck, game.EventKind(revealed))...)
	}
	slices.Sort(took)
	at := func(q float64) float64 { return float64(took[int(q*float64(len(took)-1))].Nanoseconds()) / 1000 }
	const name = "bot.kings.5p.scripts.card"
	return b.values(bench.Value{Name: name + ".p50", Value: at(.5), Unit: "µs"}, bench.Value{Name: name + ".p99", Value: at(.99), Unit: "µs"},
		bench.Value{Name: name + ".most", Value: at(1), Unit: "µs"})
}

// cards plays a game and tells how long each move took, shared among the cards that were
// played after it.
func cards(st game.State, luck *game.Rand, revealed game.EventKind) (took []time.Duration) {
	var log game.Log
	var buf []game.Move
	for st.Awaiting() != 0 {
		p := st.Awaiting().First()
		buf = st.Options(buf[:0], p)
		m := buf[luck.Intn(0, len(buf))]
		log.Reset()
		began := time.Now()
		st.Play(p, m, &log)
		whole, n := time.Since(began), 0
		for _, e := range log.Events {
			if e.Kind == revealed && e.Seat != p {
				n++
			}
		}
		for range n {
			took = append(took, whole/time.Duration(n))
		}
	}
	return took
}
