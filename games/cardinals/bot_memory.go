package cardinals

import "outremer/game"

// memory is what a monarch remembers of the game, from the news.
type memory struct {
	news    []game.Event
	tried   [maxSpaces]attempt // by where the unit stood
	pending [maxSpaces]attempt // those of the turn of movement that is being told
	told    bool               // something was
	pledges
	record
}

// attempt is a move that failed without help.
type attempt struct {
	to    Space
	times int8 // in turns running
	alone bool
}

// stubbornness is the price of trying again alone what has just failed, and of trying it a third time.
const (
	onceMore   = 2.0
	stubbornly = 30.0
)

// hear takes in the news.
func (b *memory) hear(s *State, w game.Window) {
	b.news = w.News(b.news[:0])
	for i := range b.news {
		e := &b.news[i]
		switch e.Kind {
		case evTurn:
			b.settle()
		case evMoved:
			if e.Seat == w.Seat() {
				b.went(s.f.space(Place(e.B)), s.f.space(Place(e.C)))
				b.pending[s.f.space(Place(e.B))] = attempt{to: s.f.space(Place(e.C)), alone: true}
			} else if e.Seat != game.Nobody {
				b.see(e.Seat, s.f.space(Place(e.C)))
			}
			b.told = true
		case evFerried:
			if e.Seat == w.Seat() {
				b.went(s.f.space(Place(e.B)), Space(e.C))
			}
		case evConvoyed:
			b.helped(e.Seat, order{convoys, Space(e.C), Place(e.D)})
		case evSupportedMove:
			b.helped(e.Seat, order{supportsMove, Space(e.C), Place(e.D)})
			if x := &b.pending[e.C]; x.to == Space(e.D) {
				x.alone = false
			}
		case evResult:
			if e.Seat == w.Seat() && e.B == outcomeFails {
				b.pending[e.A].times = 1
			}
		case evHeld:
			b.told = true
		}
	}
	b.settle()
}

// settle ends a turn of movement.
func (b *memory) settle() {
	if !b.told {
		return
	}
	for at := range b.pending {
		now, before := &b.pending[at], &b.tried[at]
		if now.times == 0 || !now.alone {
			*before = attempt{}
		} else if now.to == before.to {
			before.times++
		} else {
			*before = *now
		}
		*now = attempt{}
	}
	b.told = false
	b.judge(&b.record)
}

// stubborn is the price of an order that has failed before, unless one of his own units helps now:
// paid help may be outbid.
func (x *planner) stubborn(t *trial, at Space, o order) float64 {
	before := &x.memory.tried[at]
	to := x.s.f.space(o.To)
	if before.times == 0 || before.to != to {
		return 0
	}
	for _, h := range x.mine {
		if t.orders[h] == (order{supportsMove, at, Place(to)}) {
			return 0
		}
	}
	if before.times > 1 {
		return stubbornly
	}
	return onceMore
}
