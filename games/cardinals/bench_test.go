package cardinals

import (
	"testing"

	"outremer/game"
	"outremer/game/gametest"
)

// BenchmarkPlayout plays random games of twelve to the end.
func BenchmarkPlayout(b *testing.B) { gametest.Bench(b, title(b), majors) }

// BenchmarkClone copies a state.
func BenchmarkClone(b *testing.B) { gametest.BenchClone(b, title(b), majors) }

// BenchmarkOptions lists all that one monarch can draft in the first turn.
func BenchmarkOptions(b *testing.B) {
	st, err := title(b).New(game.Setup{Seats: majors})
	if err != nil {
		b.Fatal(err)
	}
	var buf []game.Move
	b.ReportAllocs()
	for b.Loop() {
		buf = st.Options(buf[:0], 6) // the Emperor
	}
	b.ReportMetric(float64(len(buf)), "moves")
}

// BenchmarkTurn resolves a turn of movement: standing orders of all twelve.
func BenchmarkTurn(b *testing.B) {
	start, err := title(b).New(game.Setup{Seats: majors})
	if err != nil {
		b.Fatal(err)
	}
	for p := range game.Seat(majors - 1) {
		start.Play(p, moveSeal, nil)
	}
	st := start.Clone()
	b.ReportAllocs()
	for b.Loop() {
		st.CopyFrom(start)
		st.Play(majors-1, moveSeal, nil)
	}
}
