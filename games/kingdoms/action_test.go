package kingdoms

import (
	"testing"

	"outremer/game/gametest"
)

// TestAnyAction: each of the answers is chosen as often as any other, and nothing else is.
func TestAnyAction(t *testing.T) {
	for name, hand := range map[string]string{
		"troops and events": "hand antioch c-troop-2 c-troop-1 c-leader c-pilgrims c-spies c-fervour",
		"no troops":         "hand antioch c-leader c-leader c-judgment c-concerted-attack",
		"no cards":          "hand antioch",
	} {
		t.Run(name, func(t *testing.T) {
			s := position(t, 4, []string{"hands none", "hand damascus m-leader", "hand aleppo m-troop-1", hand, "round antioch"}, nil)
			gametest.Even(t, s.t, s, 3)
		})
	}
}
