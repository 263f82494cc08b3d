package kings

import (
	"context"
	"slices"

	"outremer/game"
	"outremer/game/pool"
)

// The planner tries its most sensible answers in sampled worlds, plays each world on for a while
// with sensible moves, and picks the answer with the best outcome. Poor answers are dropped
// early. Effort is counted, not timed, so the same question has the same answer on every machine.

const (
	planMoves = 8    // answers tried
	planSteps = 2000 // moves after which a game is evaluated as it stands
	planDoubt = 0.05 // points by which another answer must beat the most sensible one
)

// stage is a number of worlds, and how many answers go on to the next stage.
type stage struct{ worlds, keep int }

// mind is how far a planner looks.
type mind struct {
	rounds int // played on after the current one
	stages []stage
}

var (
	baronMind  = mind{1, []stage{{4, 4}, {8, 2}, {12, 1}}}
	legendMind = mind{0, []stage{{8, 4}, {16, 2}, {24, 1}}}
)

// desk is a brain's working memory.
type desk struct {
	here        counsel // the world at hand
	world, game counsel
	luck        game.Rand
	buf         [1024]game.Move
	list        [planMoves]try
}

// try is an answer and how well it did.
type try struct {
	move   game.Move
	advice int
	sum    float64
}

var desks pool.Pool[desk]

// think finds p's best answer to the current question.
func (d *desk) think(ctx context.Context, p game.Seat, r *game.Rand, b *mind) game.Move {
	list := d.shortlist(p, r)
	list[0].sum = planDoubt
	for i, st := range b.stages {
		if len(list) == 1 || i > 0 && ctx.Err() != nil {
			break
		}
		for range st.worlds {
			d.trial(p, r, b.rounds, list)
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
func (d *desk) trial(p game.Seat, r *game.Rand, rounds int, list []try) {
	d.world = d.here
	d.world.Sample(p, r)
	luck := game.NewRand([2]uint64{r.Uint64(0), r.Uint64(0)})
	for i := range list {
		d.game, d.luck = d.world, luck
		d.game.Play(p, list[i].move, nil)
		d.playOn(rounds)
		list[i].sum += d.game.outlook(p)
	}
}

// shortlist returns the answers worth trying, most sensible first.
func (d *desk) shortlist(p game.Seat, r *game.Rand) []try {
	s, n := &d.here, 0
	f := s.core.Top()
	options := s.Options(d.buf[:0], p)
	for _, m := range options {
		if len(options) > 1 && (isTalk(m.Verb) || s.bringsHorse(f, p, m)) {
			continue
		}
		t := try{move: m, advice: 100*(s.advice(f, p, m)+s.taste(p, m)) + r.Intn(0, 100)}
		at := n
		for at > 0 && t.advice > d.list[at-1].advice {
			at--
		}
		if at == planMoves {
			continue
		}
		n = min(n+1, planMoves)
		copy(d.list[at+1:n], d.list[at:n-1])
		d.list[at] = t
	}
	return d.list[:n]
}

// isTalk reports moves not worth searching: offers to others, and titles that come and go, try
// people's patience and gain nothing in a lookahead.
func isTalk(v game.Verb) bool { return v == verbTrade || v == verbCounter || v == verbRevoke }

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
