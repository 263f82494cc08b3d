//go:build unix

package games

import (
	"syscall"
	"testing"

	"outremer/game"
	"outremer/game/gametest"
)

// BenchmarkView measures what a table does for every kind of viewer after a move: it makes the
// view, then encodes it. The views are those of all seats and the spectator, over a random game.
func BenchmarkView(b *testing.B) {
	all, err := All("")
	if err != nil {
		b.Fatal(err)
	}
	for _, g := range all {
		sizes := g.Info().Sizes()
		seats := sizes[len(sizes)-1]
		positions, err := gametest.Positions(g.Title, seats, 25)
		if err != nil {
			b.Fatal(err)
		}
		var views []any
		look := func(i int) any {
			return positions[i/(seats+1)%len(positions)].View(game.Seat(i%(seats+1)) - 1)
		}
		for i := range len(positions) * (seats + 1) {
			views = append(views, look(i))
		}
		b.Run(g.Info().Slug+"/make", func(b *testing.B) {
			perView(b, func(i int) { look(i) })
		})
		b.Run(g.Info().Slug+"/encode", func(b *testing.B) {
			bytes := 0
			perView(b, func(i int) {
				text, err := game.EncodeView(views[i%len(views)])
				if err != nil {
					b.Fatal(err)
				}
				bytes += len(text)
			})
			b.ReportMetric(float64(bytes)/float64(b.N), "bytes/view")
		})
	}
}

// perView reports the processor time of the whole program beside the time on the clock, so that
// other load on the machine does not count and garbage collection does.
func perView(b *testing.B, do func(i int)) {
	b.ReportAllocs()
	before := cpu(b)
	i := 0
	for b.Loop() {
		do(i)
		i++
	}
	b.ReportMetric(float64(cpu(b)-before)/float64(b.N), "cpu-ns/op")
}

// cpu is the processor time used by the program, in nanoseconds.
func cpu(b *testing.B) int64 {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return u.Utime.Nano() + u.Stime.Nano()
}
