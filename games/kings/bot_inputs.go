package kings

import (
	"math"

	"outremer/game"
)

// What the judgement looks at: each dynasty by itself, in a position where nothing is under way, with the
// cards and tokens of a sampled world. The same weights judge every dynasty. The order of the inputs is
// part of the weights: who changes it must learn again.

// perSeat is how many inputs there are for a dynasty, and seenDevs how many kinds of Development Cards they tell apart.
const (
	perSeat  = 117
	seenDevs = 12
)

// inputSet collects the inputs of a dynasty.
type inputSet struct {
	x []float32
	s *counsel
	p game.Seat
	h *house
}

func (in *inputSet) add(v float64) { in.x = append(in.x, float32(v)) }

func (in *inputSet) flag(v bool) { in.add(float64(yes(v))) }

// count adds a number both as it is and whether it is there at all.
func (in *inputSet) count(n int, usual float64) {
	in.add(float64(n) / usual)
	in.flag(n > 0)
}

// appendInputs appends what there is to see of every seat; an absent dynasty shows nothing.
func (s *counsel) appendInputs(dst []float32) []float32 {
	for p := range game.Seat(seats) {
		dst = s.appendSeat(dst, p)
	}
	return dst
}

func (s *counsel) appendSeat(dst []float32, p game.Seat) []float32 {
	from := len(dst)
	if s.Houses[p].Control != absent && !s.Houses[p].Out {
		in := inputSet{dst, s, p, &s.Houses[p]}
		in.course()
		in.score()
		in.purse()
		in.family()
		in.cards()
		in.neighbours()
		in.rivals()
		dst = in.x
	}
	for len(dst) < from+perSeat {
		dst = append(dst, 0)
	}
	return dst
}

// course is how far the game has come, and where the dynasty sits.
func (in *inputSet) course() {
	s := in.s
	left := int(s.sc.eras)*s.f.Rounds - s.rounds()
	in.add(float64(left) / 9)
	in.flag(left == 0)
	in.flag(left == 1)
	in.add(float64(s.Turn) / 2)
	in.flag(int(s.Round) == s.f.Rounds)
	open := 0
	for i := range s.sc.end {
		open += yes(s.Shield[i] == game.Nobody)
	}
	in.add(float64(open) / 10)
	in.flag(open == 1)
	in.flag(open == 2)
	in.flag(open == 3)
	for c := range game.Seat(seats) {
		in.flag(c == in.p)
	}
	in.add(float64((in.p-s.First+seats)%seats) / seats)
}

// score is what counts in the end.
func (in *inputSet) score() {
	s, p := in.s, in.p
	best, others := 0, 0
	for q := range s.others(p) {
		best, others = max(best, s.points(q)), others+s.points(q)
	}
	mine := s.points(p)
	in.add(float64(mine) / 8)
	in.add(float64(mine-best) / 4)
	in.flag(mine > best)
	in.flag(mine == best)
	in.add(float64(others) / 32)
	in.add(float64(in.h.Land.len()) / 8)
	in.flag(in.h.Land.len() >= s.f.Supply.Knights)
	for k := crusaderHonour; k <= inventorHonour; k++ {
		in.flag(s.Honour[k] == p)
		need := s.merits(k)
		if q := s.Honour[k]; q != game.Nobody && q != p {
			need = s.merit(q, k) + 1
		}
		missing := need - s.merit(p, k)
		in.add(float64(s.merit(p, k)) / 4)
		in.flag(missing == 1)
		in.flag(missing == 2)
	}
	for i := range trackLength {
		in.flag(s.Shield[i] == p)
	}
}

// purse is what the dynasty can act with.
func (in *inputSet) purse() {
	s, h := in.s, in.h
	in.add(float64(min(h.Gold, 12)) / 6)
	in.add(math.Sqrt(float64(max(h.Gold, 0))) / 3)
	in.flag(h.Gold < 2)
	foot := s.Foot & h.Land
	in.count(foot.len(), 4)
	in.add(float64(max(0, int(s.upkeep(in.p))-int(h.Gold))) / 3)
	for g := range group(len(groupNames)) {
		good, n := s.promising(in.p, g, noChar)
		in.add((float64(good) + 0.5) / float64(n+1))
	}
	in.add(float64(h.Bag.len()) / 8)
	good, n := s.promising(in.p, grpInvade, noChar)
	for need := 1; need <= 3; need++ {
		in.add(atLeast(need, good, n, min(n, need+1)))
	}
	for d := range Dev(seenDevs) {
		in.flag(h.Devs.has(d))
	}
}

// family is who rules, and who comes after.
func (in *inputSet) family() {
	s, h := in.s, in.h
	in.add(float64(h.Age) / 5)
	in.flag(h.Age >= 3)
	in.flag(h.Spouse != noChar)
	heirs := s.heirs(in.p)
	for n := range 3 {
		in.flag(heirs == n)
	}
	in.add(float64(heirs) / 4)
	in.flag(heirs == 0 && h.Age >= 3)
	wed, dukes := 0, 0
	for _, k := range h.Kin {
		wed += yes(k.Who != noChar && k.Spouse != noChar)
		dukes += yes(k.Who != noChar && k.Duchy != noTerritory)
	}
	in.add(float64(wed) / 2)
	in.add(float64(dukes) / 2)
	if i := s.heir(in.p); i >= 0 {
		in.add(s.adviseTrait(h.Kin[i].Who) / (2 * s.n[worthTrait]))
	} else {
		in.add(0)
	}
}

// cards are those in hand.
func (in *inputSet) cards() {
	h := in.h
	for d := range Deck(decks) {
		in.add(float64(h.Hand.count(d)) / 2)
	}
	in.flag(h.Crusades > 0)
}

// neighbours are what can be taken, and who can take.
func (in *inputSet) neighbours() {
	s, p, h := in.s, in.p, in.h
	var near lands
	for x := h.Land; x != 0; {
		near |= s.near(p, x.take())
	}
	near &= s.InPlay &^ h.Land
	in.count((near & s.free()).len(), 3)
	in.count((near & h.Allied).len(), 2)
	in.add(float64(h.Allied.len()) / 2)
	in.add(float64(h.Pact.Len()) / 2)
	claims := near & s.targets(p) &^ s.free()
	in.count(claims.len(), 3)
	in.add(s.softness(claims) / 2)
	armed := lands(0)
	for x := s.mobilized(p); x != 0; {
		armed |= s.near(p, x.take())
	}
	in.count((armed & s.targets(p) &^ h.Land).len(), 3)
	var exposed, fronts lands
	threats := 0
	for q := range s.others(p) {
		touch := s.border(s.Houses[q].Land) & h.Land
		if touch != 0 && s.mayInvade(q, p) {
			threats++
			exposed |= touch
		}
		fronts |= touch
	}
	in.count(threats, 2)
	in.add(s.softness(exposed) / 2)
	in.add(s.softness(fronts) / 4)
	in.count(s.restless(h.Land).len(), 3)
	in.add(float64(s.restless(s.reach(p)).len()) / 3)
	in.add(float64(s.castles(p)) / 3)
}

// softness is how much of some land would fall to single blows.
func (s *counsel) softness(x lands) (v float64) {
	for x != 0 {
		v += 1 / float64(s.defence(x.take()))
	}
	return v
}

// rivals are the others, as far as they decide who wins: the strongest by what he has and may get.
func (in *inputSet) rivals() {
	s, p := in.s, in.p
	top := game.Nobody
	n := 0
	for q := range s.others(p) {
		n++
		if top == game.Nobody || s.points(q) > s.points(top) {
			top = q
		}
	}
	in.add(float64(n) / 4)
	if top == game.Nobody {
		return
	}
	r := &s.Houses[top]
	in.flag(s.mayInvade(p, top))
	in.flag(s.border(in.h.Land)&r.Land != 0)
	in.flag(r.Pact.Has(p))
	in.flag(s.heirs(top) == 0)
	in.add(float64((s.border(r.Land) & s.free()).len()) / 3)
	in.add(float64(s.shields(top)) / 4)
	in.add(float64(min(r.Gold, 12)) / 6)
	in.add(float64(s.free().len()) / 10)
}

// appendOutcome appends what became of a game: each seat's share of the win, less than nothing for one
// that did not play.
func (s *counsel) appendOutcome(dst []float32) []float32 {
	won := s.winners()
	for p := range game.Seat(seats) {
		switch {
		case s.Houses[p].Control == absent || s.Houses[p].Out:
			dst = append(dst, -1)
		case won.Has(p):
			dst = append(dst, 1/float32(won.Len()))
		default:
			dst = append(dst, 0)
		}
	}
	return dst
}

// isCalm reports whether nothing is under way: a Round or a Turn begins, or cards are about to be plotted.
// There the judgement is asked, and learns.
func (s *State) isCalm() bool {
	f := s.core.Top()
	if s.isOver() {
		return false
	}
	switch f.Step {
	case stepFamily:
		return f.Seat == s.Lead && !s.Now.Married && !s.Now.Titled && s.Now.Asked == 0
	case stepDrawCard:
		return f.Seat == s.Lead && s.wanted() == 0
	case stepTurn:
		return f.Seat == s.Lead
	case stepPlot:
		return true
	}
	return false
}
