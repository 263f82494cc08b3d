package cardinals

import (
	"flag"
	"fmt"
	"testing"

	"outremer/diplomacy"
	"outremer/game"
)

var showSlips = flag.Bool("slips", false, "TestFaults prints each slip, with the orders around it")

// slips counts in the drafts of a turn, when all have been made, what looks foolish, and how often there was the
// chance.
type slips struct {
	guarded, left, needless int            // centres with a unit in a Late turn where a foe could walk in; those left for nothing; those that staying would have kept
	going, crossed, ruses   int            // drafts with two moves or more; those in which two go to the same space without help; to a centre of their own that a foe could enter
	holds, idle             int            // supports in holding for units of one's own; those for one that is told to go
	attacks, sieges         int            // attacks on one space that failed; those no stronger than before, for the fourth turn running
	points, unspent, useful int            // diplomacy points; those that nobody used; of these, those of who could have had a unit in danger supported
	bids, outbid, spare     int            // bids for units; those that came to nothing because of others'; those although points were left
	warned                  map[string]int // orders about which the program warns a player, by warning

	leaving []leaving
	stormed map[game.Seat]map[Space]storm
	print   func(format string, args ...any)
}

// leaving is a centre that was left for nothing.
type leaving struct {
	at   Space
	seat game.Seat
}

// storm is how a dynasty attacked a space.
type storm struct{ strength, times int }

// look counts in the drafts of all, which are in the state before the last of them is sealed.
func (x *slips) look(s *State) {
	if x.warned == nil {
		x.warned = map[string]int{}
	}
	var near hands
	near.count(s)
	w := s.Clone().(*State)
	w.halve(nil)
	w.voidBids(nil)
	for at := range Space(len(w.f.spaces)) {
		if u := &w.Units[at]; u.minor() || u.Crusader {
			w.Orders[at] = w.bought(at)
		}
	}
	d := desks.Take()
	defer desks.Return(d)
	d.invalid = spaces{}
	for p := range s.live().All() {
		x.guards(w, p, &near)
		x.crossing(w, p, &near)
		x.supports(w, p)
		x.spending(s, w, p, &near)
		for _, v := range s.warnings(p) {
			x.warned[v.Key]++
		}
	}
	x.storms(w, d.adjudicate(w), d)
	for _, l := range x.leaving {
		stays := w.Clone().(*State)
		stays.Orders[l.at] = order{}
		if w.falls(d, l) && !stays.falls(d, l) {
			x.needless++
			x.tell(w, "lose needlessly", l.seat, l.at)
		}
	}
	x.leaving = x.leaving[:0]
}

// falls reports whether another's unit comes to a centre.
func (s *State) falls(d *desk, l leaving) bool {
	r := d.adjudicate(s)
	for q := range s.live().Without(l.seat).All() {
		for _, by := range s.entering(q, l.at) {
			if r.Outcomes[d.index[by]].Result == diplomacy.Succeeded {
				return true
			}
		}
	}
	return false
}

// tell prints a slip and what the units around it are told.
func (x *slips) tell(s *State, what string, p game.Seat, at Space) {
	if x.print == nil {
		return
	}
	text := fmt.Sprintf("%d, season %d, %s: %s %s", s.year(), s.Season, s.f.dynasties[p], what, s.f.spaces[at])
	for around := s.around(at); !around.empty(); {
		by := around.take()
		if u := &s.Units[by]; u.there() {
			owner := "minor"
			if u.Owner != game.Nobody {
				owner = s.f.dynasties[u.Owner]
			}
			text += fmt.Sprintf("\n    %-14s %s", owner, s.t.lexicon.Format(moveOf(ownVerbs, by, s.Orders[by])))
		}
	}
	x.print("%s", text)
}

// around is a space, its neighbours and theirs.
func (s *State) around(at Space) (x spaces) {
	x.add(at)
	for range 2 {
		for all := x; !all.empty(); {
			x = x.or(s.f.near[all.take()])
		}
	}
	return x
}

// entering lists the units of p that go to a space.
func (s *State) entering(p game.Seat, to Space) (list []Space) {
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.regular() && u.Owner == p && s.leaves(at) && s.f.space(s.Orders[at].To) == to {
			list = append(list, at)
		}
	}
	return list
}

// helpersOf returns how many units support a move.
func (s *State) helpersOf(at, to Space) (n int) {
	for h := range Space(len(s.f.spaces)) {
		if s.Units[h].there() && s.Orders[h] == (order{supportsMove, at, Place(to)}) {
			n++
		}
	}
	return n
}

// guards counts the centres that are left in a Late turn though a foe is beside them.
func (x *slips) guards(s *State, p game.Seat, near *hands) {
	if s.Season != late {
		return
	}
	for c := s.f.centres; !c.empty(); {
		at := c.take()
		if u := &s.Units[at]; !u.regular() || u.Owner != p || near[at].Without(p) == 0 {
			continue
		}
		x.guarded++
		if o := s.Orders[at]; s.leaves(at) && len(s.entering(p, at)) == 0 && !s.gains(p, s.f.space(o.To), near) {
			x.left++
			x.leaving = append(x.leaving, leaving{at, p})
			x.tell(s, "leaves", p, at)
		}
	}
}

// gains reports whether it may be worth it to go to a space: a centre of somebody else, one of his own that needs a
// guard, or a unit to be driven out.
func (s *State) gains(p game.Seat, to Space, near *hands) bool {
	u := &s.Units[to]
	if u.there() && u.Owner != p {
		return true
	}
	if !s.f.centres.has(to) {
		return false
	}
	return s.Holder[to] != p || near[to].Without(p) != 0
}

// crossing counts those who get in their own way.
func (x *slips) crossing(s *State, p game.Seat, near *hands) {
	moving, crossed, ruse := 0, noSpace, false
	for to := range Space(len(s.f.spaces)) {
		list := s.entering(p, to)
		moving += len(list)
		if len(list) < 2 {
			continue
		}
		helped := 0
		for _, at := range list {
			helped += s.helpersOf(at, to)
		}
		if helped == 0 {
			crossed, ruse = to, s.Holder[to] == p && near[to].Without(p) != 0
		}
	}
	if moving < 2 {
		return
	}
	x.going++
	if crossed == noSpace {
		return
	}
	x.crossed++
	if ruse {
		x.ruses++
		x.tell(s, "keep empty", p, crossed)
	} else {
		x.tell(s, "cross at", p, crossed)
	}
}

// supports counts supports in holding for those who do not hold.
func (x *slips) supports(s *State, p game.Seat) {
	for at := range Space(len(s.f.spaces)) {
		u, o := &s.Units[at], s.Orders[at]
		if !u.regular() || u.Owner != p || o.Kind != supports || s.Units[o.From].Owner != p || !s.Units[o.From].regular() {
			continue
		}
		x.holds++
		if s.leaves(o.From) {
			x.idle++
			x.tell(s, "supports who goes", p, at)
		}
	}
}

// spending counts the points that are left, and whether there was something to spend them on. After is what all bids
// make of the drafts.
func (x *slips) spending(s, after *State, p game.Seat, near *hands) {
	left := s.pointsLeft(p)
	x.points += int(s.Points[p])
	x.unspent += left
	for _, b := range s.Bids[p] {
		if b.Kind != onUnit {
			continue
		}
		x.bids++
		if after.Orders[b.At] != b.Order && !s.forfeits(p, b.At) {
			x.outbid++
			if left > 0 {
				x.spare++
				x.tell(after, "outbid at", p, b.At)
			}
		}
	}
	if left > 0 && s.couldPay(p, near) {
		x.useful += left
	}
}

// couldPay reports whether some realm could still be paid to support a unit of p that stays in danger.
func (s *State) couldPay(p game.Seat, near *hands) bool {
	for m := range Space(len(s.f.spaces)) {
		if !s.Units[m].minor() || !s.mayBidFor(p, m) || s.forfeits(p, m) || s.hasBid(p, onUnit, m) {
			continue
		}
		for to := s.reachOf(m); !to.empty(); {
			at := to.take()
			u := &s.Units[at]
			if u.regular() && u.Owner == p && !s.leaves(at) && near[at].Without(p) != 0 && s.validity(m, order{supports, at, 0}) == valid {
				return true
			}
		}
	}
	return false
}

// storms counts those who run against the same wall with the same strength.
func (x *slips) storms(s *State, r *diplomacy.Resolution, d *desk) {
	before := x.stormed
	x.stormed = map[game.Seat]map[Space]storm{}
	for p := range s.live().All() {
		x.stormed[p] = map[Space]storm{}
		for to := range Space(len(s.f.spaces)) {
			strength, in := 0, false
			for _, at := range s.entering(p, to) {
				strength = max(strength, 1+s.helpersOf(at, to))
				in = in || r.Outcomes[d.index[at]].Result == diplomacy.Succeeded
			}
			if strength == 0 || in {
				continue
			}
			x.attacks++
			now := storm{strength, 1}
			if old := before[p][to]; old.times > 0 && strength <= old.strength {
				now = storm{old.strength, old.times + 1}
			}
			if now.times >= 4 {
				x.sieges++
				x.tell(s, "attack again", p, to)
			}
			x.stormed[p][to] = now
		}
	}
}

// watch prints what is found, if that was asked for.
func (x *slips) watch(t *testing.T) {
	if *showSlips {
		x.print = t.Logf
	}
}
