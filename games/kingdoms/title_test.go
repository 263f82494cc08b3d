package kingdoms

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game"
	"outremer/game/gametest"
)

func TestTitle(t *testing.T) { gametest.Exercise(t, title(t), gametest.MaxMoves(2000)) }

func TestKept(t *testing.T) { gametest.Kept(t, "testdata/games", factstest.Titles(t, Box)...) }

func FuzzPlay(f *testing.F) { gametest.Fuzz(f, title(f)) }

// BenchmarkPlayout plays random games of four from the deal to the end.
func BenchmarkPlayout(b *testing.B) {
	st, err := title(b).New(game.Setup{Seats: 4, Key: [2]uint64{1, 2}})
	if err != nil {
		b.Fatal(err)
	}
	start := st.Clone()
	r := game.NewRand([2]uint64{1, 1})
	buf := make([]game.Move, 0, 256)
	b.ReportAllocs()
	moves := 0
	for b.Loop() {
		st.CopyFrom(start)
		st.Luck().Reseed(&r)
		for st.Awaiting() != 0 {
			p := st.Awaiting().First()
			buf = st.Options(buf[:0], p)
			st.Play(p, buf[r.Intn(0, len(buf))], nil)
			moves++
		}
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
}
