package kingdoms

import (
	"cmp"
	"context"
	"math/bits"
	"slices"

	"outremer/game"
	"outremer/game/net"
	"outremer/game/pool"
)

// searcher tries what could be done in sampled worlds: everybody plays on as the adviser would until the
// next action, when dice and responses are settled, and the judgement says how good that is.
type searcher struct {
	numbers numbers
	ideas   int  // how many moves it tries
	budget  int  // rollouts for all of them, among rivals
	far     bool // among rivals it plays on until its own next action
	luck    *game.Rand
}

const (
	setsAttack  = 5  // commitments tried for each target of an attack
	setsCommit  = 12 // the same when the cards are laid down
	mostDiscard = 4  // discards that are tried
	mostAhead   = 8  // actions that a rollout goes round
	roomInputs  = 512

	// Against the Muslims, where few moves are bad and dice decide, more rollouts gain where among rivals they do
	// not, and most for who is alone.
	timesAlone, timesTogether = 8, 2
)

// idea is a move to try, with what is laid down for it if it attacks.
type idea struct {
	move  game.Move
	cards Set
	prior float64
	worth float64 // sum of the judgements
}

// thought is the memory of a decision.
type thought struct {
	adviser
	laying bool // an attack is declared already, and cards are being laid down for it
	ideas  []idea
	far    bool
	met    State // a sampled world
	play   State // what becomes of it
	inputs []float32
	tmp    net.Scratch
	reply  adviser
}

var thoughts pool.Pool[thought]

// Choose implements game.Brain.
func (b *searcher) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	t := thoughts.Take()
	defer thoughts.Return(t)
	t.n, t.reply.n = &b.numbers, &b.numbers
	t.s, t.p = &t.world, w.Seat()
	if t.inputs == nil {
		t.inputs = make([]float32, 0, roomInputs)
	}
	w.World(t.s, b.luck)
	t.moves = w.Options(t.moves[:0])
	if len(t.moves) == 1 {
		return append(dst, t.moves[0]), nil
	}
	t.collect()
	t.ideas = t.ideas[:min(len(t.ideas), b.ideas)]
	t.far = b.far && !t.s.against() // against the Muslims it gained nothing
	t.weigh(ctx, w, b.luck, b.budget*t.s.patience())
	return append(dst, t.next(t.ideas[0])), nil
}

// patience is how many times the budget among rivals is worth spending.
func (s *State) patience() int {
	switch {
	case !s.against():
		return 1
	case s.players() == 1:
		return timesAlone
	}
	return timesTogether
}

// collect lists what to try, the adviser's favourites first.
func (t *thought) collect() {
	t.ideas = t.ideas[:0]
	t.laying = t.s.core.Top().Step == stepCommit
	if t.laying {
		t.addSets(game.Move{}, t.s.Fight.On, t.s.Fight.Laid[t.p], setsCommit)
	} else {
		for _, m := range t.moves {
			switch {
			case t.foolish(m):
			case m.Verb == verbAttack, m.Verb == verbStrike && t.s.effect(t.s.eventCard()) == fxConcertedAttack:
				t.addSets(m, Region(m.A), Set{}, setsAttack)
			default:
				t.ideas = append(t.ideas, idea{move: m, prior: t.worth(m)})
			}
		}
	}
	slices.SortStableFunc(t.ideas, func(a, b idea) int { return cmp.Compare(b.prior, a.prior) })
	t.prune()
}

// foolish reports moves that a sensible player does not even think of: they help a rival or nobody. There is
// always another one.
func (a *adviser) foolish(m game.Move) bool {
	switch m.Verb {
	case verbRespond:
		if m.B == sideAttack {
			return !a.s.against() || !a.s.Fight.By.isSeat()
		}
		return a.mind() <= 0
	case verbAmbush:
		return a.mind() <= 0
	case verbDone:
		return a.s.core.Top().Step == stepPlace && a.s.ungarrisoned(Power(a.p)) != 0
	case verbEvent:
		return a.s.f.kinds[m.A].effect == fxGarrisons && a.bare() == 0
	}
	return false
}

// prune drops discards beyond the best few.
func (t *thought) prune() {
	discards := 0
	t.ideas = slices.DeleteFunc(t.ideas, func(x idea) bool {
		if x.move.Verb == verbDiscard {
			discards++
		}
		return x.move.Verb == verbDiscard && discards > mostDiscard
	})
}

// addSets adds an attack with its best commitments.
func (t *thought) addSets(m game.Move, r Region, laid Set, most int) {
	s, first := t.s, len(t.ideas)
	var cards [12]Card
	n := 0
	hand := s.Hand[t.p]
	for x := hand.and(s.f.types[troop]).or(hand.and(s.forAttack())); !x.empty() && n < 9; n++ {
		cards[n] = x.take()
	}
	prize, guard := t.regionWorth(r), t.guardedBy(r)
	for pick := range uint(1) << n {
		set, ok := t.picked(cards[:n], pick, laid)
		if !ok {
			continue
		}
		x := idea{move: m, cards: set, prior: t.setWorth(r, set, prize, guard)}
		if len(t.ideas)-first < most {
			t.ideas = append(t.ideas, x)
			continue
		}
		worst := first
		for i := first + 1; i < len(t.ideas); i++ {
			if t.ideas[i].prior < t.ideas[worst].prior {
				worst = i
			}
		}
		if x.prior > t.ideas[worst].prior {
			t.ideas[worst] = x
		}
	}
}

// picked is a choice of cards; of copies of a kind the lowest are chosen, so that none comes twice.
func (t *thought) picked(cards []Card, pick uint, laid Set) (Set, bool) {
	set := laid
	for x := pick; x != 0; x &= x - 1 {
		i := bits.TrailingZeros(x)
		if i > 0 && pick>>(i-1)&1 == 0 && t.s.kind(cards[i]) == t.s.kind(cards[i-1]) {
			return set, false
		}
		set.add(cards[i])
	}
	return set, !set.and(t.s.f.types[troop]).empty()
}

func (t *thought) setWorth(r Region, set Set, prize float64, guard int) float64 {
	s := t.s
	troops, leaders := set.and(s.f.types[troop]), set.and(s.forAttack())
	dice := s.strength(troops)
	w := -t.price()*float64(dice) - t.leader()*float64(leaders.len()) - t.n[attackCost]
	if s.Fervour && !s.isMuslim(Power(t.p)) && s.isMuslim(s.owner(r)) {
		dice += troops.len() * s.f.amount[fxFervour]
	}
	return w + prize*s.f.odds.win(dice, s.strength(leaders), guard, 0)
}

// weigh tries the ideas until the budget is spent, and puts the best one first. In each round the better
// half stays. All ideas meet the same worlds and the same luck.
func (t *thought) weigh(ctx context.Context, w game.Window, luck *game.Rand, budget int) {
	for i := range t.ideas {
		t.ideas[i].worth = 0
	}
	rounds, tried := bits.Len(uint(len(t.ideas)-1)), 0
	for alive := len(t.ideas); alive > 1 && ctx.Err() == nil; alive = (alive + 1) / 2 {
		more := max(1, budget/(rounds*alive))
		for ; more > 0 && (tried == 0 || ctx.Err() == nil); more-- { // all ideas have met the same worlds
			w.World(&t.met, luck)
			for i := range t.ideas[:alive] {
				t.ideas[i].worth += t.rollout(t.ideas[i])
			}
			tried++
		}
		slices.SortStableFunc(t.ideas[:alive], func(a, b idea) int { return cmp.Compare(b.worth, a.worth) })
	}
}

// rollout plays an idea in the sampled world up to where it can be judged.
func (t *thought) rollout(x idea) float64 {
	s := &t.play
	*s = t.met
	t.carryOut(x)
	t.settle()
	if t.far {
		t.goRound()
	}
	return s.judge(t.p, t.inputs, &t.tmp)
}

// goRound plays on until it is the searcher's turn again.
func (t *thought) goRound() {
	s := &t.play
	for n := 0; n < mostAhead && !s.over() && (n == 0 || s.core.Top().Seat != t.p); n++ {
		t.advance()
		t.settle()
	}
}

// settle plays on until the next action.
func (t *thought) settle() {
	for !t.play.over() && t.play.core.Top().Step != stepAction {
		t.advance()
	}
}

// advance is one move of whoever is asked.
func (t *thought) advance() {
	s, r := &t.play, &t.reply
	r.s, r.p = s, s.Awaiting().First()
	r.moves = s.Options(r.moves[:0], r.p)
	s.Play(r.p, r.best(), nil)
}

// carryOut plays an idea, with all the cards it lays down.
func (t *thought) carryOut(x idea) {
	s := &t.play
	if !t.laying {
		s.Play(t.p, x.move, nil)
	}
	if x.cards.empty() {
		return
	}
	for more := x.cards.minus(s.Fight.Laid[t.p]); !more.empty(); {
		s.Play(t.p, game.Move{Verb: verbCommit, A: int16(s.kind(more.take()))}, nil)
	}
	s.Play(t.p, moveDone, nil)
}

// next is the move that begins an idea.
func (t *thought) next(x idea) game.Move {
	if !t.laying {
		return x.move
	}
	more := x.cards.minus(t.s.Fight.Laid[t.p])
	if more.empty() {
		return moveDone
	}
	return game.Move{Verb: verbCommit, A: int16(t.s.kind(more.first()))}
}
