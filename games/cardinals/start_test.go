package cardinals

import (
	"testing"

	"outremer/game"
)

// start is the first turn of a game.
func start(t testing.TB) *State {
	t.Helper()
	st, err := title(t).New(game.Setup{Seats: majors})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}
