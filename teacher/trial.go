package teacher

import (
	"cmp"
	"context"
	"encoding/json"
	"math"
	"math/bits"
	"slices"

	"outremer/game"
)

const (
	mostChoices = 32  // tried at a question
	mostEdits   = 200 // moves of a draft
	finalists   = 3   // choices that are told
	fewWorlds   = 4   // that all choices meet before the first round: what only one world shows is chance
	leastWorlds = 8   // that choices meet where many answer together
	// clearly is by how many standard deviations another choice must be better than that of the strongest
	// player, before the master prefers it.
	clearly = 2
)

// attempt is a choice under trial.
type attempt struct {
	moves        []game.Move
	look         string // of a draft: what the seat then sees
	kept         bool   // is never dropped: what the strongest player does, or what was played
	sum, squares float64
	ahead        float64 // sum of its worth less that of the strongest player's choice, in the same worlds
	aheadSquares float64
	points       float64
	places       float64
	holds        []float64
	tried        int
	refused      int // in so many of them what it proposes was turned down
	events       map[game.Event]mark
}

// trial is a question under examination.
type trial struct {
	master  Master
	window  game.Window
	seat    game.Seat
	draft   bool // the answer is a whole draft
	luck    *game.Rand
	list    []*attempt // the strongest player's first
	first   *attempt
	rollout rollout
	world   game.State
}

// collect lists what to try: what the strongest player would do, what others would, and, where it is one move, every
// option up to a limit. A part of an offer is none: who plays on would not make that offer.
func (t *trial) collect(ctx context.Context, options, also []game.Move) error {
	thinker := t.master.Title.(game.Thinker)
	levels := thinker.Levels()
	for i := len(levels) - 1; i >= 0; i-- {
		brain := thinker.NewBrain(levels[i], game.Faithful, t.luck)
		moves, err := t.whole(ctx, brain)
		if err != nil {
			return err
		}
		if strongest := i == len(levels)-1; strongest || !slices.ContainsFunc(moves, t.isPart) {
			t.add(moves, strongest)
		}
		if len(options) == 1 || t.master.narrow {
			break
		}
	}
	t.first = t.list[0]
	if also != nil {
		t.add(also, true)
	}
	if t.master.narrow {
		return nil
	}
	if t.draft {
		if len(options) <= mostChoices {
			t.addSealed(options)
		}
		return nil
	}
	for _, o := range t.choose(options) {
		t.add([]game.Move{o}, false)
	}
	return nil
}

// isPart reports whether a move only adds to an offer.
func (t *trial) isPart(m game.Move) bool { return t.master.Title.Lexicon().Verbs[m.Verb].Part }

// addSealed adds the drafts that one option and a seal make.
func (t *trial) addSealed(options []game.Move) {
	x, start := t.master.Title.Lexicon(), t.window.World(nil, t.luck)
	world := start.Clone()
	for _, m := range options {
		if x.Verbs[m.Verb].Seals {
			t.add([]game.Move{m}, false)
			continue
		}
		world.CopyFrom(start)
		world.Play(t.seat, m, nil)
		for _, then := range world.Options(nil, t.seat) {
			if x.Verbs[then.Verb].Seals {
				t.add([]game.Move{m, then}, false)
			}
		}
	}
}

// add adds a choice unless it is there. Of two drafts in which the same is written one is enough, however they came about.
func (t *trial) add(moves []game.Move, kept bool) {
	look := t.look(moves)
	for _, x := range t.list {
		if slices.Equal(x.moves, moves) || look != "" && x.look == look {
			if kept {
				x.kept, x.moves = true, slices.Clone(moves)
			}
			return
		}
	}
	t.list = append(t.list, &attempt{moves: slices.Clone(moves), look: look, kept: kept, events: map[game.Event]mark{}})
}

// look is what the seat sees when a draft is written and not yet sealed.
func (t *trial) look(moves []game.Move) string {
	if !t.draft {
		return ""
	}
	luck := *t.luck
	world := t.window.World(nil, &luck)
	for _, m := range moves {
		if !t.master.Title.Lexicon().Verbs[m.Verb].Seals {
			world.Play(t.seat, m, nil)
		}
	}
	return seen(world, t.seat)
}

// seen is what a seat sees, to be compared.
func seen(st game.State, s game.Seat) string {
	view, _ := json.Marshal(st.View(s)) // a view can always be encoded: it is what clients get
	return string(view)
}

// whole is a brain's answer: for a draft everything up to its seal.
func (t *trial) whole(ctx context.Context, brain game.Brain) (moves []game.Move, err error) {
	if !t.draft {
		return brain.Choose(ctx, t.window, nil)
	}
	x, world := t.master.Title.Lexicon(), t.window.World(nil, t.luck)
	scene := game.Scene{State: world, Seat: t.seat, Pacts: t.window.Pacts()}
	for len(moves) < mostEdits {
		more, err := brain.Choose(ctx, scene.Window(), nil)
		if err != nil {
			return nil, err
		}
		for _, m := range more {
			if err := game.Apply(world, t.seat, m, nil); err != nil {
				return nil, err
			}
			moves = append(moves, m)
			if x.Verbs[m.Verb].Seals {
				return moves, nil
			}
		}
		if now, asked := world.Prompt(t.seat); !asked || now.Kind != game.Draft {
			break
		}
	}
	return moves, nil
}

// weigh tries the choices until the effort is spent. In each round the better half stays, and of the last few all
// that is left goes to every one.
func (t *trial) weigh(ctx context.Context) error {
	effort := cmp.Or(t.master.Effort, effortHint)
	rounds := 1 + bits.Len(uint(max(0, len(t.list)-1)/finalists))
	alive := slices.Clone(t.list)
	spent, err := t.begin(ctx, alive)
	if err != nil {
		return err
	}
	effort = max(effort/2, effort-spent) / (1 + t.rollout.beyond)
	for r := range rounds {
		if err := t.round(ctx, alive, effort/rounds); err != nil {
			return err
		}
		if r < rounds-1 {
			alive = t.better(alive)
		}
	}
	return nil
}

// begin lets all choices meet a few worlds, and returns what that costs. Where all of them end alike as soon as somebody can
// tell, as cards do that are drawn just before a Round begins, worlds are played on for longer: what they are good for shows
// later. After a draft that would take too long.
func (t *trial) begin(ctx context.Context, alive []*attempt) (cost int, err error) {
	for range fewWorlds {
		others, err := t.meet(ctx, alive)
		if err != nil {
			return cost, err
		}
		cost += len(alive) + others
	}
	differs := func(x *attempt) bool { return x.sum != t.first.sum || x.points != t.first.points }
	if len(alive) == 1 || t.draft || slices.ContainsFunc(alive, differs) {
		return cost, nil
	}
	t.rollout.beyond++
	for _, x := range alive {
		*x = attempt{moves: x.moves, look: x.look, kept: x.kept, events: map[game.Event]mark{}}
	}
	return cost, nil
}

// round lets choices meet worlds for a share of the effort. A world costs as much as there are choices to try in it and
// others to answer.
func (t *trial) round(ctx context.Context, alive []*attempt, share int) error {
	least := min(leastWorlds, share/len(alive))
	for n, cost := 0, 0; n == 0 || n < least || (n+1)*cost <= share; n++ {
		others, err := t.meet(ctx, alive)
		if err != nil {
			return err
		}
		cost = len(alive) + others
	}
	return nil
}

// better drops the worse half.
func (t *trial) better(alive []*attempt) []*attempt {
	slices.SortStableFunc(alive, func(a, b *attempt) int { return cmp.Compare(b.mean(), a.mean()) })
	half := max(finalists, (len(alive)+1)/2)
	return slices.DeleteFunc(alive, func(x *attempt) bool { return !x.kept && slices.Index(alive, x) >= half })
}

// meet lets choices meet one more world, with the same luck and the same answers of others, and returns how many had to answer.
func (t *trial) meet(ctx context.Context, alive []*attempt) (others int, err error) {
	t.world = t.window.World(t.world, t.luck)
	key := [2]uint64{t.luck.Uint64(0), t.luck.Uint64(0)}
	others, err = t.rollout.answer(ctx, t.world, t.seat, key)
	if err != nil {
		return others, err
	}
	standard := 0.0
	for _, x := range t.ordered(alive) {
		end, err := t.rollout.play(ctx, t.world, t.seat, x.moves, key)
		if err != nil {
			return others, err
		}
		worth := end.chances[t.seat]
		if x == t.first {
			standard = worth
		}
		x.take(worth, worth-standard, float64(end.points[t.seat]), end.place(t.seat))
		x.note(end, worth)
	}
	return others, nil
}

// ordered puts the strongest player's choice first, against which the others are measured.
func (t *trial) ordered(alive []*attempt) []*attempt {
	if i := slices.Index(alive, t.first); i > 0 {
		alive[0], alive[i] = alive[i], alive[0]
	}
	return alive
}

// take notes down how a choice did in a world.
func (x *attempt) take(worth, ahead, points, place float64) {
	x.tried++
	x.sum, x.squares = x.sum+worth, x.squares+worth*worth
	x.ahead, x.aheadSquares = x.ahead+ahead, x.aheadSquares+ahead*ahead
	x.points, x.places = x.points+points, x.places+place
}

// note notes down what else became of a world.
func (x *attempt) note(end *ending, worth float64) {
	if end.refused {
		x.refused++
	}
	for i, n := range end.holds {
		if i == len(x.holds) {
			x.holds = append(x.holds, 0)
		}
		x.holds[i] += float64(n)
	}
	for _, e := range end.events {
		x.events[e] = x.events[e].with(worth)
	}
}

func (x *attempt) mean() float64 { return x.sum / float64(max(1, x.tried)) }

// lead is by how much a choice is better than that of the strongest player, and the error of it.
func (x *attempt) lead() (mean, err float64) {
	n := float64(max(1, x.tried))
	mean = x.ahead / n
	return mean, deviation(x.ahead, x.aheadSquares, n) / math.Sqrt(n)
}

func deviation(sum, squares, n float64) float64 {
	mean := sum / n
	return math.Sqrt(max(0, squares/n-mean*mean))
}

// verdict returns what was tried: the master's choice first. He does as the strongest player does, unless something else
// is clearly better.
func (t *trial) verdict() []Choice {
	slices.SortStableFunc(t.list, func(a, b *attempt) int {
		if c := cmp.Compare(b.tried, a.tried); c != 0 {
			return c // those that were dropped come last
		}
		return cmp.Compare(t.standing(b), t.standing(a))
	})
	best := t.first
	for _, x := range t.list {
		if x.tried == t.first.tried && t.isBetter(x, best) {
			best = x
		}
	}
	at := slices.Index(t.list, best)
	copy(t.list[1:at+1], t.list[:at])
	t.list[0] = best
	choices := make([]Choice, len(t.list))
	for i, x := range t.list {
		choices[i] = t.choice(x)
	}
	return choices
}

// isBetter reports whether a choice takes the place of the best so far: what the strongest player does goes first unless
// something is clearly better, but not if he would propose what is turned down.
func (t *trial) isBetter(x, best *attempt) bool {
	mean, err := x.lead()
	clear := mean > 0 && mean > clearly*err
	return t.standing(x) > t.standing(best) && (clear || best.isRefused() && !x.isRefused())
}

// isRefused reports whether a choice proposes what is turned down.
func (x *attempt) isRefused() bool { return 2*x.refused > x.tried }

// standing is where a choice comes in the list. What comes to nothing, and a broken word, come after what may be as good.
func (t *trial) standing(x *attempt) float64 {
	if !isBreach(t.master.Title.Lexicon(), x.moves) && !x.isRefused() {
		return x.mean()
	}
	_, err := x.lead()
	return x.mean() - max(sayChance, clearly*err)
}

// isBreach reports whether moves break a word that was given.
func isBreach(x *game.Lexicon, moves []game.Move) bool {
	return slices.ContainsFunc(moves, func(m game.Move) bool { return x.Verbs[m.Verb].Breach })
}

func (t *trial) choice(x *attempt) Choice {
	n := float64(max(1, x.tried))
	spread := deviation(x.sum, x.squares, n)
	holds := slices.Clone(x.holds)
	for i := range holds {
		holds[i] /= n
	}
	return Choice{Moves: x.moves, Worth: x.mean(), Spread: spread, Error: spread / math.Sqrt(n), Points: x.points / n,
		Place: x.places / n, Holds: holds, Tried: x.tried, Refused: x.isRefused(), Brings: t.brings(x)}
}
