package cardinals

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestPactsTellNoDraft: what can be offered does not change while others draft. In the first turn
// the Emperor secretly names the armies that break away.
func TestPactsTellNoDraft(t *testing.T) {
	st, err := title(t).New(game.Setup{Seats: majors})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	offers := func() (all []game.Pact) {
		for by := range game.Seat(majors) {
			if by != s.f.emperor {
				for with := range game.Seat(majors) {
					all = s.Pacts(all, by, with)
				}
			}
		}
		return all
	}
	before := offers()
	for _, m := range s.Options(nil, s.f.emperor) {
		if m.Verb != verbRelease {
			continue
		}
		s.Play(s.f.emperor, m, nil)
		if after := offers(); !slices.Equal(before, after) {
			t.Fatalf("%s: %d offers instead of %d", title(t).Lexicon().Format(m), len(after), len(before))
		}
	}
}
