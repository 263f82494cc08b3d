package cardinals

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestResult: points are the victory count, and the lines add up to them.
func TestResult(t *testing.T) {
	st, err := title(t).New(game.Setup{Seats: majors})
	if err != nil {
		t.Fatal(err)
	}
	r := st.Result()
	if want := []int{3, 2, 2, 2, 7, 6, 9, 3, 2, 7, 2, 2}; !slices.Equal(r.Points, want) {
		t.Errorf("points %v, not %v", r.Points, want)
	}
	sum := make([]int, majors)
	for _, l := range r.Lines {
		sum[l.Seat] += l.Points
	}
	if !slices.Equal(sum, r.Points) {
		t.Errorf("the lines make %v", sum)
	}
	if r.Over || r.Reason != "" || r.Winners != 0 {
		t.Errorf("over before it began: %+v", r)
	}
}

// TestSecretsInTheView: a seat sees only its own draft; only the Pope sees what was tithed; who
// has paid no tithe is unknown before the judgement.
func TestSecretsInTheView(t *testing.T) {
	st, err := title(t).New(game.Setup{Seats: majors})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	zengids, piasts := seatNamed(t, "zengids"), seatNamed(t, "piasts")
	s.Pope, s.Tithes = piasts, 5
	s.offend(seatNamed(t, "arpads"), offenceH)
	own, other, none := s.View(piasts).(*View), s.View(zengids).(*View), s.View(game.Nobody).(*View)
	if own.Papacy.Tithes == nil || *own.Papacy.Tithes != 5 || other.Papacy.Tithes != nil || none.Papacy.Tithes != nil {
		t.Error("the Pope's points are not his alone")
	}
	if none.Draft != nil || other.Draft == nil || other.Draft.Left != 2 || own.Draft.Left != 1 {
		t.Error("drafts are mixed up")
	}
	for _, d := range other.Dynasties {
		if len(d.Charges) > 0 {
			t.Errorf("the %s are known to have paid nothing", d.Slug)
		}
	}
}

// seatNamed finds a dynasty by its slug.
func seatNamed(t *testing.T, slug string) game.Seat {
	t.Helper()
	i := slices.Index(title(t).f.dynasties, slug)
	if i < 0 {
		t.Fatalf("no dynasty %q", slug)
	}
	return game.Seat(i)
}
