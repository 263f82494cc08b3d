package sim

import (
	"math"
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// TestRates: births per ruler are the quotient of the sums, and games that deviate from it widen
// its margin.
func TestRates(t *testing.T) {
	var s Stats
	s.Watch([]Rate{ParseRate("born/crowned"), ParseRate("crisis")})
	for _, e := range []map[string]int{{"born": 4, "crowned": 2}, {"born": 2, "crowned": 2, "crisis": 1}} {
		s.Add(Game{Seats: []string{"red"}, Points: []int{1}, Events: e})
	}
	if mean, margin := s.Rate(0); mean != 1.5 || math.Abs(margin-1.96*math.Sqrt2/4) > 1e-9 {
		t.Errorf("born/crowned is %v ± %v", mean, margin)
	}
	if mean, _ := s.Rate(1); mean != 0.5 {
		t.Errorf("crisis is %v", mean)
	}
	if text := s.String(); !strings.Contains(text, "born/crowned 1.50 ± 0.69") {
		t.Errorf("the report lacks the rate:\n%s", text)
	}
}

// TestVariants: there is a variant for every combination, each with its own options.
func TestVariants(t *testing.T) {
	info := game.Info{Editions: []string{"old", "new"}, Options: []game.Option{{Slug: "map", Values: []string{"a", "b"}, Sizes: []int{2}}}}
	if _, err := AxisOf(info, 3, "map"); err == nil {
		t.Error("an option that does not apply is taken")
	}
	var axes []Axis
	for _, name := range []string{"map", "edition"} {
		a, err := AxisOf(info, 2, name)
		if err != nil {
			t.Fatal(err)
		}
		axes = append(axes, a)
	}
	plan := Plan{Setup: game.Setup{Options: map[string]string{"fog": "on"}}}
	var got []string
	for _, v := range Variants(plan, axes) {
		o := v.Plan.Setup.Options
		got = append(got, strings.Join(append(v.Values, o["map"], v.Plan.Setup.Edition, o["fog"]), " "))
	}
	want := []string{"a old a old on", "a new a new on", "b old b old on", "b new b new on"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestSurvey: each variant has a row; a seat that was never in the game has no share.
func TestSurvey(t *testing.T) {
	axes := []Axis{{"map", []string{"a", "b"}}}
	rates := []Rate{{Of: "crisis"}}
	table := NewSurvey(axes, []string{"red", "blue"}, rates)
	for _, v := range Variants(Plan{}, axes) {
		var s Stats
		s.Watch(rates)
		s.Add(Game{Seats: []string{"red", "blue"}, Points: []int{3, 0}, Winners: []string{"red"}, Moves: 7, Events: map[string]int{"crisis": 2}})
		table.Add(v, &s)
	}
	rows := strings.Split(strings.TrimSpace(table.String()), "\n")
	if len(rows) != 3 || !strings.Contains(rows[2], "100.0 ± 0.0") || !strings.Contains(rows[2], "    -") || !strings.Contains(rows[2], "2.00 ± 0.00") {
		t.Errorf("%s", table)
	}
}

// partly is a title whose second and last seats are vacant.
type partly struct{ game.Title }

func (partly) Vacant(game.Setup) (game.Seats, error) { return game.Only(1, 3), nil }

// TestVacantSeats: bots rotate past vacant seats, which belong to no bot.
func TestVacantSeats(t *testing.T) {
	p := Plan{Title: partly{}, Bots: []string{"a", "b", "c", "d"}, Rotate: true}
	for n, want := range []string{"a-c-", "c-a-", "a-c-"} {
		if got := strings.Join(p.seated(n), ""); got != want {
			t.Errorf("game %d: %s", n, got)
		}
	}
	var s Stats
	s.Add(Game{Seats: []string{"red", "blue", "gone"}, Bots: []string{"a", "-", "-"}, Winners: []string{"red"}, Points: []int{2, 1, 0},
		Counts: []map[string]int{{"x": 1}, {"x": 1}, {}}})
	if text := s.String(); !strings.Contains(text, "2.00 ± 0.00") {
		t.Errorf("two played, so half the wins is fair:\n%s", text)
	}
}
