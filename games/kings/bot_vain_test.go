package kings

import (
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// TestNothingInVain: neither bot pays for what cannot come of it, and the planner does not even think of that. [once a legend
// gave up a good trait for a Castle that it could not pay]
func TestNothingInVain(t *testing.T) {
	for _, c := range []struct {
		arranged, played string // by the English, until they are asked
		move             string
		vain             bool
	}{
		{"gold english 2; play english unpaid-quarrymen", "", "build wessex", true},
		{"gold english 3; play english unpaid-quarrymen", "", "build wessex", false},
		{"gold english 3; play english unpaid-quarrymen", "build wessex", "invest 1", true},
		{"gold english 4; play english unpaid-quarrymen", "build wessex", "invest 1", false},
		{"gold english 2; bag english humble; play english unpaid-quarrymen", "build wessex; invest 0", "sacrifice", true},
		{"gold english 3; bag english humble; play english unpaid-quarrymen", "build wessex; invest 0", "sacrifice", false},
		{"gold english 0; castle paris; bag english honest; play english letters-read-aloud", "incite paris", "sacrifice", true},
		{"gold english 0; castle paris; play english letters-read-aloud", "", "incite paris", true},
		{"gold english 1; castle paris; play english letters-read-aloud", "", "incite paris", false},
		{"gold english 1; play english letters-read-aloud", "", "bribe frankish chancellor", true},
		{"gold english 2; play english letters-read-aloud", "", "bribe frankish chancellor", false},
		{"gold english 5; gold frankish 5; gold germanic 0; gold italian 0; gold iberian 0; play frankish unpaid-quarrymen",
			"frankish build aquitaine; frankish invest 2", "sabotage 1", true},
		{"gold english 5; gold frankish 5; gold germanic 0; gold italian 0; gold iberian 0; play frankish unpaid-quarrymen",
			"frankish build aquitaine; frankish invest 2", "sabotage 2", false},
	} {
		s := position(t, "1.0", append([]string{"foot northumbria"}, strings.Split(c.arranged, "; ")...)...)
		for line := range strings.SplitSeq(c.played, "; ") {
			if rest, ok := strings.CutPrefix(line, "frankish "); ok {
				play(t, s, 1, rest)
			} else if line != "" {
				play(t, s, 0, line)
			}
		}
		m, err := s.t.lexicon.Parse(c.move)
		if err != nil || !slices.Contains(s.Options(nil, 0), m) {
			t.Fatalf("%s: %s is not offered", c.arranged, c.move)
		}
		luck, d := game.NewRand([2]uint64{1, 2}), at(s)
		if advised := d.here.advice(d.here.core.Top(), 0, m) > never; advised == c.vain {
			t.Errorf("%s, %s: advised %v", c.arranged, c.move, advised)
		}
		d.list = [planMoves]try{}
		thought := slices.ContainsFunc(d.shortlist(0, &luck, planMoves), func(x try) bool { return x.move == m })
		if thought && c.vain {
			t.Errorf("%s: the planner thinks of %s", c.arranged, c.move)
		}
	}
}
