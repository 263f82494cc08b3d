package thywill

import (
	"testing"

	"outremer/game"
)

// TestMusterBeforeCrusade: on a wedge that custom data pairs this way, the troop just mustered
// helps the Crusade after it, and a split that needs it is offered.
func TestMusterBeforeCrusade(t *testing.T) {
	own, err := edited(t, fileComponents, `primary = "muster", added = "influence"`, `primary = "muster", added = "crusade"`)
	if err != nil {
		t.Fatal(err)
	}
	st, err := own.New(game.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	setUp(t, s, "upgraded blue muster-influence", "knights blue prague", "enemy prague slav", "tokens blue muster-influence 5", "turn blue")
	offered := func(share int) bool { return s.Check(0, moveResolve(5, muster, share)) == nil }
	if !offered(3) || offered(4) { // three for the troop; two and the troop for the Slavs, one is not enough
		t.Errorf("3 and 2: %v, 4 and 1: %v", offered(3), offered(4))
	}
}

// TestNothingSownYet: a player who has not distributed shows no distribution.
func TestNothingSownYet(t *testing.T) {
	s := begin(t, game.Setup{Seats: 2})
	if v := s.viewPlayer(0).Sown; v != nil {
		t.Errorf("sown %+v", v)
	}
}
