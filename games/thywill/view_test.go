package thywill

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestViewCosts: a region shows the cost of the viewer's next buildings there, according to the
// rules.
func TestViewCosts(t *testing.T) {
	st, err := title(t).New(game.Setup{Seats: 2, Options: map[string]string{optionVariant: "learning"}})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	paris := Region(slices.Index(s.f.regions, "paris"))
	s.Built[0] = [buildings]int8{0, 1, levels, 0}
	if got, want := s.viewer(0).viewRegion(paris).Costs, []int{2, 3, 0, 2}; !slices.Equal(got, want) {
		t.Errorf("in Paris, where all is one cheaper: got %v, want %v", got, want)
	}
	if got := s.viewer(game.Nobody).viewRegion(paris).Costs; len(got) != 0 {
		t.Errorf("a spectator builds nothing, but pays %v", got)
	}
}
