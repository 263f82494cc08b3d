package kings

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game"
	"outremer/game/gametest"
)

// TestTitle plays more than a hundred tables; TestTables adds what Exercise leaves out.
func TestTitle(t *testing.T) {
	gametest.Exercise(t, title(t), gametest.MaxMoves(8000), gametest.Effort(0.3))
}

func TestKept(t *testing.T) { gametest.Kept(t, "testdata/games", factstest.Titles(t, Box)...) }

func FuzzPlay(f *testing.F) { gametest.Fuzz(f, title(f)) }

// BenchmarkPlayout plays random games of five persons.
func BenchmarkPlayout(b *testing.B) { gametest.Bench(b, title(b), seats) }

// BenchmarkScripted plays one random person against four scripted dynasties; cards/s is how many
// cards the latter play.
func BenchmarkScripted(b *testing.B) {
	setup := game.Setup{Seats: seats, Key: [2]uint64{1, 2}, Options: map[string]string{"frankish": "postis", "germanic": "ferox", "italian": "munitio", "iberian": "aperio"}}
	st, err := title(b).New(setup)
	if err != nil {
		b.Fatal(err)
	}
	start, r, buf, log := st.Clone(), game.NewRand([2]uint64{1, 1}), make([]game.Move, 0, 256), game.Log{}
	cards := 0
	for b.Loop() {
		st.CopyFrom(start)
		st.Luck().Reseed(&r)
		for st.Awaiting() != 0 {
			log.Reset()
			buf = st.Options(buf[:0], 0)
			st.Play(0, buf[r.Intn(0, len(buf))], &log)
			for _, e := range log.Events {
				if e.Kind == evRevealed && e.Seat != 0 {
					cards++
				}
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(cards), "ns/card")
}
