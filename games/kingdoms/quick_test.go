package kingdoms

import (
	"os"
	"testing"

	source "outremer/facts"
	"outremer/game"
)

func quick(t testing.TB) *Title {
	title, err := New(source.Dir(os.DirFS("data"), nil))
	if err != nil {
		t.Fatal(err)
	}
	return title
}

func TestQuick(t *testing.T) {
	title := quick(t)
	for n := 1; n <= 4; n++ {
		total := 0
		for g := range 500 {
			st, err := title.New(game.Setup{Seats: n, Key: [2]uint64{uint64(g), 7}})
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand([2]uint64{1, uint64(g)})
			var buf []game.Move
			for st.Awaiting() != 0 {
				p := st.Awaiting().First()
				buf = st.Options(buf[:0], p)
				if err := st.(*State).Audit(); err != nil {
					t.Fatal(err)
				}
				st.Play(p, buf[r.Intn(0, len(buf))], nil)
				total++
			}
		}
		t.Log(n, total/500)
	}
}

func BenchmarkPlayout(b *testing.B) {
	title := quick(b)
	st, _ := title.New(game.Setup{Seats: 4, Key: [2]uint64{1, 2}})
	s0 := st.Clone()
	r := game.NewRand([2]uint64{1, 1})
	buf := make([]game.Move, 0, 256)
	b.ReportAllocs()
	moves := 0
	for b.Loop() {
		st.CopyFrom(s0)
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
