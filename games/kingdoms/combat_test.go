package kingdoms

import (
	"fmt"
	"math"
	"testing"

	"outremer/game"
)

// The chance of a successful attack, in percent, calculated by hand: attack dice by defence dice.
var combatOdds = map[int]map[int]float64{
	2: {2: 31.2, 3: 18.7, 4: 10.9, 5: 6.2, 6: 3.5},
	3: {2: 50.0, 3: 34.4, 4: 22.7, 5: 14.5, 6: 9.0},
	4: {2: 65.6, 3: 50.0, 4: 36.3, 5: 25.4, 6: 17.2},
	5: {2: 77.3, 3: 63.7, 4: 50.0, 5: 37.7, 6: 27.4},
	6: {2: 85.5, 3: 74.6, 4: 62.3, 5: 50.0, 6: 38.7},
	7: {2: 91.0, 3: 82.8, 4: 72.6, 5: 61.3, 6: 50.0},
	8: {2: 94.5, 3: 88.7, 4: 80.6, 5: 70.9, 6: 60.5},
}

// The combat of the rulebook's example, five dice against four, with individual cards.
var cardOdds = []struct {
	name, attack, defence string // a card on either side
	dice, against         int
	want                  float64
}{
	{"plain", "", "", 5, 4, 50.0},
	{"Leader in defence", "", "m-leader", 5, 4, 17.2},
	{"Militia in defence", "", "m-militia", 5, 6, 27.4},
	{"Leader in attack", "c-leader", "", 5, 4, 85.7},
	{"Champion in attack", "c-champion", "", 5, 4, 78.0},
}

// TestCombatOdds has the rules count every possible roll.
func TestCombatOdds(t *testing.T) {
	for a, row := range combatOdds {
		for d, want := range row {
			near(t, fmt.Sprintf("%d against %d", a, d), exactOdds(t, a, d, "", ""), want, 0.06)
		}
	}
	for _, c := range cardOdds {
		near(t, c.name, exactOdds(t, c.dice, c.against, c.attack, c.defence), c.want, 0.06)
	}
}

// TestOddsTable compares the table in the view with an exhaustive count.
func TestOddsTable(t *testing.T) {
	o := title(t).f.odds
	points := map[string]int{"": 0, "c-leader": 3, "c-champion": 2, "m-leader": 3}
	for _, a := range []int{1, 3, 5} {
		for _, d := range []int{2, 4} {
			for _, attack := range []string{"", "c-leader", "c-champion"} {
				for _, defence := range []string{"", "m-leader"} {
					got := 100 * o.win(a, points[attack], d, points[defence])
					near(t, fmt.Sprintf("%d %s against %d %s", a, attack, d, defence), got, exactOdds(t, a, d, attack, defence), 1e-9)
				}
			}
		}
	}
}

// TestOddsAddUp: whatever the dice and points, some number of hits is certain, and it is the one that
// raise would give.
func TestOddsAddUp(t *testing.T) {
	o := title(t).f.odds
	for n := range oddsDice + 1 {
		for points := range oddsPoints + 1 {
			sum := 0.0
			for _, p := range o.hits[n][points] {
				sum += p
			}
			near(t, fmt.Sprintf("%d dice with %d points", n, points), sum, 1, 1e-9)
		}
	}
	near(t, "a die that hits from 5 up", newOdds(5).hits[1][0][1], 1.0/3, 1e-9)
	for n := range 5 {
		for points := range oddsPoints + 1 {
			want := [oddsDice + 1]float64{}
			for _, r := range rolls(n) {
				want[raise(r.faces, 4, points, nil)] += float64(r.ways) / math.Pow(6, float64(n))
			}
			for h := range want {
				near(t, fmt.Sprintf("%d hits of %d dice with %d points", h, n, points), o.hits[n][points][h], want[h], 1e-9)
			}
		}
	}
}

// TestCombatRolls plays the example's combat many times with real dice.
func TestCombatRolls(t *testing.T) {
	const games = 20000
	for i, c := range cardOdds {
		st := exampleCombat(t, c.attack, c.defence)
		before := st.Clone()
		luck := game.NewRand([2]uint64{7, uint64(i)})
		wins := 0
		for range games {
			st.CopyFrom(before)
			st.Luck().Reseed(&luck)
			st.Play(st.Awaiting().First(), movePass, nil)
			if st.owner(regionNamed(t, st, "homs")) == st.named(kingdomAntioch) {
				wins++
			}
		}
		near(t, c.name, 100*float64(wins)/games, c.want, 1.5) // four standard deviations
	}
}

const kingdomAntioch = 3 // in kingdomNames

func near(t *testing.T, name string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) { // nor not a number
		t.Errorf("%s: %.3f percent, not %.1f", name, got, want)
	}
}

// exampleCombat is Antioch's attack with five dice on Homs with a garrison, complete except for the
// defender's pass.
func exampleCombat(t *testing.T, attack, defence string) *State {
	t.Helper()
	lines := []string{"hands none", "put homs damascus garrison", "discards m-ambush c-relic", "hand damascus m-troop-1 " + defence,
		"hand antioch c-troop-5 " + attack, "round antioch"}
	moves := []string{"attack homs", "commit c-troop-5"}
	if attack != "" {
		moves = append(moves, "commit "+attack)
	}
	moves = append(moves, "done")
	if defence != "" {
		moves = append(moves, "respond "+defence+" defence")
	}
	return position(t, 4, lines, moves)
}

// exactOdds asks the rules for the outcome of every roll of a dice against d dice, weighted by
// frequency. Dice are treated as indistinguishable to keep the number of rolls small.
func exactOdds(t *testing.T, a, d int, attack, defence string) float64 {
	t.Helper()
	s := exampleCombat(t, attack, defence)
	attacks, defences := rolls(a), rolls(d)
	won, all := 0, 0
	for _, x := range attacks {
		for _, y := range defences {
			s.Fight.Dice = [2][6]uint8{x.faces, y.faces}
			s.Fight.Over, s.Fight.Won = false, false
			s.count(nil)
			if s.Fight.Won {
				won += x.ways * y.ways
			}
			all += x.ways * y.ways
		}
	}
	return 100 * float64(won) / float64(all)
}

type roll struct {
	faces [6]uint8 // how many dice show each face
	ways  int      // number of permutations
}

// rolls lists everything n dice can show.
func rolls(n int) []roll {
	list := []roll{{ways: 1}}
	for die := 1; die <= n; die++ {
		at := map[[6]uint8]int{}
		var next []roll
		for _, r := range list {
			for face := range r.faces {
				f := r.faces
				f[face]++
				i, ok := at[f]
				if !ok {
					i = len(next)
					at[f] = i
					next = append(next, roll{faces: f})
				}
				next[i].ways += r.ways
			}
		}
		list = next
	}
	return list
}
