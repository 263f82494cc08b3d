package sim

import (
	"math"
	"strings"
	"testing"
)

func someGames() *Stats {
	s := &Stats{}
	seats := []string{"red", "blue", "green"}
	for n := 1; n <= 10; n++ {
		g := Game{N: n, Seats: seats, Bots: []string{"greedy", "random", "random"}, Marks: []map[string]string{{"joined": "aviz"}, {"joined": "aviz"}, {}},
			Counts: []map[string]int{{"built": n}, {"built": 1}, {}}, Winners: []string{"red"}, Reason: "castles", Points: []int{n, 3, 0}, Moves: 10, Events: map[string]int{"rolled": 2}}
		switch {
		case n <= 2:
			g.Winners, g.Reason = seats[:2], "shared"
		case n <= 5:
			g.Winners = []string{"blue"}
		}
		s.Add(g)
	}
	return s
}

func TestStats(t *testing.T) {
	s := someGames()
	near := func(name string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-9 {
			t.Errorf("%s is %v, not %v", name, got, want)
		}
	}
	red, margin := s.Win(0) // five alone, two shared
	blue, _ := s.Win(1)
	near("red wins", red, 60)
	near("blue wins", blue, 40)
	near("margin of wins", margin, 196*math.Sqrt(.6*.4/10))
	mean, half := s.Mean(0)
	near("mean", mean, 5.5)
	near("margin of mean", half, 1.96*math.Sqrt(8.25/10))
	mean, half = s.Mean(1)
	near("mean of equal points", mean, 3)
	near("their margin", half, 0)
	near("events", s.PerGame("rolled"), 2)
	near("events that never happened", s.PerGame("taken"), 0)
}

// TestPartners: partners who all win do not share the win: each of them has won.
func TestPartners(t *testing.T) {
	s := &Stats{}
	seats := []string{"red", "blue"}
	s.Add(Game{Seats: seats, Winners: seats, Points: []int{1, 1}})
	s.Add(Game{Seats: seats, Winners: nil, Points: []int{0, 0}})
	s.Add(Game{Seats: seats, Winners: seats, Reason: "shared", Points: []int{4, 4}}) // a tie between all
	s.Add(Game{Seats: seats, Winners: seats, Reason: "shared", Points: []int{4, 4}})
	for i := range seats {
		if p, _ := s.Win(i); p != 50 {
			t.Errorf("%s wins %v %%, not 50", seats[i], p)
		}
	}
}

func TestQuantile(t *testing.T) {
	s := someGames() // red has 1 to 10
	for q, want := range map[float64]int{0: 1, .1: 1, .25: 3, .5: 5, .75: 8, .9: 9, 1: 10} {
		if got := s.Quantile(0, q); got != want {
			t.Errorf("quantile %v is %d, not %d", q, got, want)
		}
	}
}

func TestReport(t *testing.T) {
	report := someGames().String()
	for _, part := range []string{"10 games, 10.0 moves each, 20.0 % shared", "5.80 ± 1.54 points win", "60.0 ±", "castles 80.0 %  shared 20.0 %", "rolled 2.00 (2-2)",
		"greedy             10   60.0 ±", "random             20   20.0 ±", "1.80 ±", "built 2.17 (0-10)"} {
		if !strings.Contains(report, part) {
			t.Errorf("%q is missing in\n%s", part, report)
		}
	}
	for line := range strings.Lines(report) {
		if len([]rune(line)) > 100 {
			t.Errorf("too long: %s", line)
		}
	}
	if got := (&Stats{}).String(); got != "no games" {
		t.Errorf("no games: %q", got)
	}
}

// TestGroups: bots come first, and are left out if they are all the same.
func TestGroups(t *testing.T) {
	s := someGames()
	report := s.String()
	bots, joined := strings.Index(report, "\nbot "), strings.Index(report, "\njoined ")
	if bots < 0 || joined < bots {
		t.Errorf("bots are reported at %d, orders at %d of\n%s", bots, joined, report)
	}
	aviz := s.group("joined", "aviz") // red and blue: ten wins in twenty seats of three
	if aviz.games() != 20 || aviz.wins != 10 || math.Abs(aviz.wins/aviz.fair-1.5) > 1e-9 {
		t.Errorf("aviz: %+v", aviz)
	}
	same := &Stats{}
	same.Add(Game{Seats: []string{"red", "blue"}, Bots: []string{"greedy", "greedy"}, Winners: []string{"red"}, Points: []int{2, 1}})
	if report := same.String(); strings.Contains(report, "greedy") {
		t.Errorf("one kind of bot is compared with itself:\n%s", report)
	}
}

// TestLeader: the leading bot is the one whose seats have the highest mean; a tie has no leader.
func TestLeader(t *testing.T) {
	for _, c := range []struct {
		bots   []string
		points []int
		want   string
	}{
		{[]string{"greedy", "random", "random"}, []int{4, 6, 1}, "greedy"},
		{[]string{"greedy", "random", "random"}, []int{3, 6, 1}, "random"},
		{[]string{"greedy", "random"}, []int{2, 2}, ""},
		{[]string{"greedy", "greedy"}, []int{2, 5}, ""},
	} {
		g := Game{Bots: c.bots, Points: c.points}
		if name, ok := g.leader(); ok != (c.want != "") || ok && name != c.want {
			t.Errorf("%v with %v: %q is ahead, %v", c.bots, c.points, name, ok)
		}
	}
	s := &Stats{}
	for n := range 4 {
		s.Add(Game{Seats: []string{"red", "blue"}, Bots: []string{"greedy", "random"}, Points: []int{2, n}, Still: n, Stood: n == 3, Pacts: 2})
	}
	for _, part := range []string{"ahead        greedy 50.0 ± 49.0 %  random 25.0 ± 42.4 %", "still        1.50 (0-3)  too long in 25.0 %", "pacts        2.0"} {
		if report := s.String(); !strings.Contains(report, part) {
			t.Errorf("%q is missing in\n%s", part, report)
		}
	}
}
