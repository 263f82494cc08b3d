package thywill

import (
	"math/bits"

	"outremer/game"
	"outremer/game/flow"
)

// Distributing a wedge's tokens.

// way is how a distribution deviates from the ordinary one.
type way int8

const (
	plain    way = iota // clockwise, from the next wedge on [resolve.dist.2]
	fromHere            // the first token back on the emptied wedge [order.aviz.play]
	backward            // counter-clockwise [order.teutonic.play.1]
	skipping            // passes over one wedge [order.hospitaller.play]
	doubling            // two tokens on one wedge [order.templar.play]
)

// sowing is a distribution: which wedge, which way, how many tokens. At is the wedge passed over or
// doubled.
type sowing struct {
	Wedge  Wedge
	Way    way
	At     Wedge
	Tokens int8
}

// path calls drop for every wedge that gets a token, in order. It keeps circling while tokens are
// left: the sixth falls on the emptied wedge [resolve.dist.3].
func (w *wheel) path(x sowing, drop func(Wedge)) {
	at, step := w.place(x.Wedge), 1
	if x.Way == fromHere {
		at--
	}
	if x.Way == backward {
		step = -1
	}
	once := true // passing over and doubling happen once
	for left := x.Tokens; left > 0; {
		at = (at + step + wedges) % wedges
		here := w.Wedge[at]
		special := once && here == x.At
		if special {
			once = false
			if x.Way == skipping {
				continue
			}
		}
		drop(here)
		left--
		if special && x.Way == doubling {
			drop(here)
			left--
		}
	}
}

// sow empties the wedge [resolve.dist.1] and drops its tokens.
func (w *wheel) sow(x sowing) {
	w.Tokens[x.Wedge] = 0
	w.path(x, func(at Wedge) { w.Tokens[at]++ })
}

// reach returns the wedges that the first n tokens of an ordinary distribution fall on.
func (w *wheel) reach(x Wedge, n int8) (set uint8) {
	at := w.place(x)
	for range min(n, wedges) {
		at = (at + 1) % wedges
		set |= 1 << w.Wedge[at]
	}
	return set
}

// ways appends the distributions of a wedge that are open to p.
func (s *State) ways(dst []game.Move, p game.Seat, x Wedge) []game.Move {
	w := &s.Wheels[p]
	dst = append(dst, moveDistribute(x, plain, noWedge))
	switch s.order(p).power {
	case origin:
		dst = append(dst, moveDistribute(x, fromHere, noWedge))
	case direction:
		dst = append(dst, moveDistribute(x, backward, noWedge))
	case passOver: // any wedge on the path [R17]
		dst = appendWays(dst, x, skipping, w.reach(x, w.Tokens[x]))
	case double: // two tokens must be left in hand [R18]
		dst = appendWays(dst, x, doubling, w.reach(x, w.Tokens[x]-1))
	}
	return dst
}

// appendWays appends the distributions that do something special at one of a set of wedges.
func appendWays(dst []game.Move, x Wedge, y way, set uint8) []game.Move {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, moveDistribute(x, y, Wedge(bits.TrailingZeros8(set))))
	}
	return dst
}

// distribute carries out a distribution.
func (s *State) distribute(p game.Seat, m game.Move, log *game.Log) {
	w := &s.Wheels[p]
	x := sowing{Wedge(m.A), way(m.B), Wedge(m.C), w.Tokens[m.A]}
	w.sow(x)
	s.Sown[p] = x
	log.Emit(eventDistributed(p, x))
}

// The prompt: f.A is the wedge that must be distributed, or None for any wedge; f.B is 1
// if it may be declined [upgrade.8].

func optDistribute(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if f.A != game.None {
		return s.ways(dst, p, Wedge(f.A))
	}
	for x := range Wedge(wedges) {
		if s.Wheels[p].Tokens[x] > 0 {
			dst = s.ways(dst, p, x)
		}
	}
	if f.B == 1 {
		dst = append(dst, moveKeep)
	}
	return dst
}

func playDistribute(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbKeep {
		log.Emit(eventKept(p))
	} else {
		s.distribute(p, m, log)
	}
	s.core.Pop()
}
