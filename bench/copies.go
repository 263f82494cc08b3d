package bench

import (
	"time"

	"outremer/game"
)

// copies measures how fast states are copied, with and without new memory, half-way through a game
// at the largest table.
func (b *benchmark) copies(t game.Title) error {
	sizes := t.Info().Sizes()
	st, err := t.New(game.Setup{Seats: sizes[len(sizes)-1], Key: [2]uint64{1, 2}})
	if err != nil {
		return err
	}
	luck := game.NewRand([2]uint64{3, 4})
	for range 100 {
		if st.Awaiting() == 0 {
			break
		}
		p := st.Awaiting().First()
		moves := st.Options(nil, p)
		st.Play(p, moves[luck.Intn(0, len(moves))], nil)
	}
	var made game.State
	other := st.Clone()
	name := "copy." + t.Info().Slug
	err = b.values(Value{Name: name + ".clone", Value: b.rate(func() { made = st.Clone() }), Unit: "copies/s"},
		Value{Name: name + ".into", Value: b.rate(func() { other.CopyFrom(st) }), Unit: "copies/s"})
	if made == nil { // so that it is made
		return nil
	}
	return err
}

// rate returns how often something can be done in a second of CPU time.
func (b *benchmark) rate(do func()) float64 {
	const many = 1000
	began, from, done := time.Now(), spent(), 0
	for b.goOn(done, began) {
		for range many {
			do()
		}
		done += many
	}
	return float64(done) / max(spent()-from, time.Microsecond).Seconds()
}
