package kings

import (
	"context"
	"slices"

	"outremer/game"
	"outremer/game/flow"
	"outremer/game/net"
	"outremer/game/pool"
)

// The planner tries its most sensible answers in sampled worlds, plays each world on for a while
// with sensible moves, and picks the answer with the best outcome. Poor answers are dropped
// early. Effort is counted, not timed, so the same question has the same answer on every machine.

const (
	planMoves = 16   // answers tried at most
	planSteps = 2000 // moves after which a game is evaluated as it stands
	planAlike = 4    // Plots of a kind that are tried
	planPairs = 2    // pairs of cards of the same decks that are tried
)

// How much better than any other answer breaking a Pact has to be: whoever does hands out Casus Belli, or gives up land
// that would join without a fight, of which little is seen before the end of a Round. Judged by what was learnt, answers
// differ by less from chance alone.
const (
	breachShare  = 0.01 // of the win
	breachPoints = 0.3  // where positions are rated in points
)

// stage is a number of worlds, and how many answers go on to the next stage.
type stage struct{ worlds, keep int }

// mind is how far a planner looks, and with what judgement.
type mind struct {
	moves   int  // answers tried
	rounds  int  // played on after the current one
	learned bool // positions are judged as was learnt, otherwise by outlook
	stages  []stage
	wary    float64 // what it has to bring to accept something
}

var (
	baronMind    = mind{8, 1, false, []stage{{4, 4}, {8, 2}, {12, 1}}, 0}
	legendMind   = mind{14, 0, true, []stage{{36, 6}, {72, 3}, {144, 2}, {192, 1}}, 0}
	explorerMind = mind{8, 0, true, []stage{{3, 3}, {5, 1}}, 0}
	replyMind    = mind{2, 0, true, []stage{{24, 1}}, 0.006}
)

// desk is a brain's working memory.
type desk struct {
	here        counsel // the world at hand
	world, game counsel
	luck        game.Rand
	buf         [1024]game.Move
	list        [planMoves]try
	inputs      [perSeat]float32
	tmp         net.Scratch
}

// try is an answer and how well it did.
type try struct {
	move   game.Move
	advice float64
	key    int // answers with the same key are alike
	sum    float64
}

var desks pool.Pool[desk]

// think finds p's best answer to the current question.
func (d *desk) think(ctx context.Context, p game.Seat, r *game.Rand, b *mind) game.Move {
	list := d.shortlist(p, r, b.moves)
	for i, st := range b.stages {
		if len(list) == 1 || i > 0 && ctx.Err() != nil {
			break
		}
		for n := range st.worlds {
			if n > 0 && ctx.Err() != nil {
				break // all answers have been tried in the same worlds
			}
			d.trial(p, r, b, list)
		}
		slices.SortStableFunc(list, func(x, y try) int {
			switch {
			case x.sum > y.sum:
				return -1
			case x.sum < y.sum:
				return 1
			}
			return 0
		})
		list = list[:min(len(list), st.keep)]
	}
	return list[0].move
}

// trial tries every answer in the same world with the same luck.
func (d *desk) trial(p game.Seat, r *game.Rand, b *mind, list []try) {
	d.world = d.here
	d.world.Sample(p, r)
	luck := game.Quick([2]uint64{r.Uint64(0), r.Uint64(0)})
	for i := range list {
		d.game, d.luck = d.world, luck
		d.game.Play(p, list[i].move, nil)
		d.playOn(b.rounds)
		if b.learned {
			list[i].sum += d.game.judge(p, d.inputs[:], &d.tmp)
		} else {
			list[i].sum += d.game.outlook(p)
		}
		list[i].sum -= d.qualm(b, list[i].move)
	}
}

// qualm is what an answer has to bring beyond what the others do.
func (d *desk) qualm(b *mind, m game.Move) float64 {
	switch {
	case m.Verb == verbAccept:
		return b.wary
	case !verbs[m.Verb].Breach:
		return 0
	case b.learned && !d.here.together: // together they are rated by outlook
		return breachShare
	}
	return breachPoints
}

// shortlist returns the answers worth trying, most sensible first.
func (d *desk) shortlist(p game.Seat, r *game.Rand, most int) []try {
	s, n := &d.here, 0
	f := s.core.Top()
	options := s.Options(d.buf[:0], p)
	for _, m := range options {
		if len(options) > 1 && s.isFoolish(f, p, m) {
			continue
		}
		t := try{move: m, advice: s.advice(f, p, m) + s.taste(p, m) + float64(r.Intn(0, 100))/100, key: s.likeness(f, m)}
		n = d.insert(t, n, most, crowd(f))
	}
	return d.list[:n]
}

// insert puts an answer where it belongs among the n best, unless there are better ones like it, and
// returns how many there are now.
func (d *desk) insert(t try, n, most, alike int) int {
	at := n
	for at > 0 && t.advice > d.list[at-1].advice {
		at--
	}
	like, last := 0, n
	for i := range d.list[:n] {
		if d.list[i].key == t.key {
			like++
			last = i
		}
	}
	end := min(n, most-1) // the place that becomes free
	if like >= alike {
		end = last
	}
	if at > end {
		return n
	}
	copy(d.list[at+1:end+1], d.list[at:end])
	d.list[at] = t
	return max(n, end+1)
}

// likeness is the same for answers that differ in details only.
func (s *counsel) likeness(f *flow.Frame, m game.Move) int {
	if f.Step == stepPlot {
		return int(s.deckOf(m.A))*int(decks) + int(s.deckOf(m.B))
	}
	return int(m.Verb)
}

// crowd is how many answers that are alike are tried.
func crowd(f *flow.Frame) int {
	switch f.Step {
	case stepPlot:
		return planPairs
	case stepIntrigue, stepFamily:
		return planAlike
	}
	return planMoves
}

// isFoolish reports moves that a sensible player does not even think of. There is always another one.
func (s *counsel) isFoolish(f *flow.Frame, p game.Seat, m game.Move) bool {
	switch {
	case isTalk(m.Verb), s.bringsHorse(f, p, m), s.inVain(f, p, m):
		return true
	case f.Step == stepUpkeep: // troops that can be paid are paid
		return m.Verb == verbDisband && s.canPay(p, s.upkeep(p))
	case f.Step == stepMobilize, f.Step == stepWar:
		return m.Verb == verbMobilize && int(s.Houses[p].Gold) <= s.due(p) && s.due(p) == int(s.upkeep(p))
	case f.Step == stepFamily: // a title costs nothing [title.3@1.1]
		return m.Verb == verbDone && !s.duchyTax && s.canGrant(p)
	}
	return false
}

// canGrant reports whether a kinsman has no title and a territory has no Duke.
func (s *counsel) canGrant(p game.Seat) bool {
	h := &s.Houses[p]
	without, duchies := 0, 0
	for i := range h.Kin {
		switch k := &h.Kin[i]; {
		case k.Who == noChar:
		case k.Duchy == noTerritory:
			without++
		default:
			duchies++
		}
	}
	return without > 0 && duchies < h.Land.len()
}

// isTalk reports moves not worth searching: offers to others, and titles that come and go, try
// people's patience and gain nothing in a lookahead.
func isTalk(v game.Verb) bool { return verbs[v].Part || v == verbSubmit || v == verbRevoke }

// playOn plays sensible moves for everybody to the end of a Round.
func (d *desk) playOn(rounds int) {
	s := &d.game
	until := s.rounds() + rounds
	for range planSteps {
		asked := s.Awaiting()
		if asked == 0 || s.rounds() > until {
			return
		}
		p := asked.First()
		s.Play(p, s.advise(s.Options(d.buf[:0], p), p, &d.luck), nil)
	}
}

// rounds counts the Rounds that have begun.
func (s *counsel) rounds() int { return int(s.Era-1)*s.f.Rounds + int(s.Round) }
