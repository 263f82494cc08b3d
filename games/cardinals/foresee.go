package cardinals

import "outremer/game"

// aspect is something by which one may tell who will win.
type aspect int

const (
	ofCentres aspect = iota // centres that count
	ofGuests                // units in others' centres, less others' in one's own
	ofUnits                 // units
	ofReach                 // others' centres that more units can go to than anybody else can bring there
	ofGaps                  // one's own centres to which another can bring more units
	aspects
)

// prospect is how a dynasty stands, by aspect.
type prospect [aspects]float64

// worths is what every aspect is worth, in centres. Like the two numbers below they were fitted to 240 games of knights (TestForesee).
var worths = prospect{ofCentres: 1, ofGuests: 1.9, ofUnits: 3.4, ofReach: 1.1, ofGaps: 3.1}

// How sure one can be of a lead: at the end, and for each decade that is left.
const (
	doubtEnd    = 4.5
	doubtDecade = 0.55
)

const hopeless = -1000

// Foresee implements game.Seer: before orders are written, by how every dynasty stands.
func (s *State) Foresee(dst []float64) ([]float64, bool) {
	if s.over() || s.core.Top().Step != stepOrders || s.Sealed != 0 {
		return dst, false
	}
	var all [majors]prospect
	s.prospects(&all)
	first := len(dst)
	for p := range game.Seat(majors) {
		hope := float64(hopeless)
		if s.lives(p) {
			hope = all[p].hope(&worths)
		}
		dst = append(dst, hope)
	}
	game.Chances(dst[first:], doubtEnd+doubtDecade*float64(s.decadesLeft()))
	return dst, true
}

// decadesLeft is how many decades come after this one.
func (s *State) decadesLeft() int { return max(0, int(s.last-s.Decade)) }

// hope is how much a dynasty may look forward to, in centres.
func (x *prospect) hope(w *prospect) (sum float64) {
	for i, v := range x {
		sum += v * w[i]
	}
	return sum
}

// crowd is how many units of each dynasty stand in a space or can move there.
type crowd [majors]int8

// strongest returns who has more than anybody else; Nobody if two have as many.
func (x *crowd) strongest() game.Seat {
	who, most := game.Nobody, int8(0)
	for p, n := range x {
		switch {
		case n > most:
			who, most = game.Seat(p), n
		case n == most:
			who = game.Nobody
		}
	}
	return who
}

// prospects finds out how every dynasty stands.
func (s *State) prospects(dst *[majors]prospect) {
	var near [maxSpaces]crowd
	for at := range Space(len(s.f.spaces)) {
		u := &s.Units[at]
		if !u.regular() {
			continue
		}
		dst[u.Owner][ofUnits]++
		near[at][u.Owner]++
		for to := s.reachOf(at).and(s.f.centres); !to.empty(); {
			near[to.take()][u.Owner]++
		}
	}
	for p, n := range s.counts() {
		dst[p][ofCentres] = float64(n)
	}
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		h, u := s.Holder[at], &s.Units[at]
		if u.regular() && u.Owner != h {
			dst[u.Owner][ofGuests]++
			if h != game.Nobody {
				dst[h][ofGuests]--
			}
		}
		switch who := near[at].strongest(); {
		case who == game.Nobody || who == h:
		case h == game.Nobody:
			dst[who][ofReach]++
		default:
			dst[who][ofReach]++
			dst[h][ofGaps]--
		}
	}
}

// Holdings implements game.Holder: units, centres that are hard to keep, and those of others that may be won.
func (s *State) Holdings(dst []int, p game.Seat) []int {
	var all [majors]prospect
	s.prospects(&all)
	x := &all[p]
	return append(dst, int(x[ofUnits]), int(-x[ofGaps]), int(x[ofReach]))
}

var (
	_ game.Seer   = (*State)(nil)
	_ game.Holder = (*State)(nil)
)
