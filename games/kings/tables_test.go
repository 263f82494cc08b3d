package kings

import (
	"fmt"
	"testing"

	"outremer/game"
)

// randomSetup draws a table: any scenario and edition, with dynasties played by persons, by
// strategies or by nobody.
func randomSetup(r *game.Rand, info game.Info) game.Setup {
	setup := game.Setup{Seats: seats, Edition: info.Editions[r.Intn(0, len(info.Editions))], Options: map[string]string{}, Key: [2]uint64{r.Uint64(0), r.Uint64(0)}}
	for _, o := range info.Options {
		setup.Options[o.Slug] = o.Values[r.Intn(0, len(o.Values))]
	}
	return setup
}

// TestTables plays random games at tables of every composition and checks the invariants at every
// prompt.
func TestTables(t *testing.T) {
	k := title(t)
	r := game.NewRand([2]uint64{7, 7})
	games := 120
	if testing.Short() {
		games = 20
	}
	for n := 0; n < games; {
		setup := randomSetup(&r, k.Info())
		st, err := k.New(setup)
		if err != nil {
			continue // too few dynasties, or nobody to play
		}
		n++
		if err := playThrough(st, &r); err != nil {
			t.Fatalf("%s %v: %v", setup.Edition, setup.Options, err)
		}
	}
}

func playThrough(st game.State, r *game.Rand) error {
	var buf []game.Move
	for n := 0; st.Awaiting() != 0; n++ {
		p := st.Awaiting().First()
		buf = st.Options(buf[:0], p)
		if len(buf) == 0 {
			return fmt.Errorf("move %d: %d is asked without options", n, p)
		}
		st.Play(p, buf[r.Intn(0, len(buf))], nil)
		if err := st.(*State).Audit(); err != nil {
			return fmt.Errorf("move %d: %w", n, err)
		}
		if n > 50000 {
			return fmt.Errorf("no end")
		}
	}
	return nil
}
