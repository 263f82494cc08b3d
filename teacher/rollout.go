package teacher

import (
	"context"
	"slices"

	"outremer/game"
)

// mostMoves ends a rollout that does not come to an end. No title comes near it.
const mostMoves = 50_000

// rollout plays worlds on. It may be used again.
type rollout struct {
	master Master
	state  game.State
	brains [game.MaxSeats]game.Brain
	luck   game.Rand
	log    game.Log
	moves  []game.Move
	met    int // others whose answers the world holds in secret
	end    ending
	beyond int // how often it is played on although somebody could tell how the game may end

	alone   bool      // the seat that is advised has played, and nobody else
	last    game.Move // what it played last
	replies replies
}

// ending is what became of a world.
type ending struct {
	chances []float64
	points  []int
	holds   []int        // what the seat has beside them
	events  []game.Event // what mattered, as the seat saw it; each once
	refused bool         // what was proposed was turned down
}

// place is that of a seat by its chances: 1 for the first, and those who are level share one.
func (e *ending) place(s game.Seat) float64 {
	place := 1.0
	for i, c := range e.chances {
		switch {
		case game.Seat(i) == s:
		case c > e.chances[s]:
			place++
		case c == e.chances[s]:
			place += 0.5
		}
	}
	return place
}

// play plays a seat's moves in a copy of a world, and then everybody's, until somebody can tell how it may end. The ending
// is good until the next call.
func (r *rollout) play(ctx context.Context, world game.State, s game.Seat, moves []game.Move, key [2]uint64) (*ending, error) {
	if r.state == nil {
		r.state = world.Clone()
	} else {
		r.state.CopyFrom(world)
	}
	r.luck = game.Quick(key)
	r.end.events = r.end.events[:0]
	r.alone, r.end.refused = len(moves) > 0, false
	for _, move := range moves {
		before := r.state.Luck().Draws()
		r.step(s, s, move)
		if r.state.Luck().Draws() == before {
			r.forget(s) // the move itself, in other words
		}
	}
	return r.judge(ctx, s)
}

// answer lets the others answer who are asked together with s, in secret, and returns how many they are. They cannot know
// what s will do, so whatever it does meets the same answers, and they are found once.
func (r *rollout) answer(ctx context.Context, world game.State, s game.Seat, key [2]uint64) (int, error) {
	r.luck = game.Quick(key)
	others := together(world, s)
	r.met = others.Len()
	for p := range others.All() {
		for world.Awaiting().Has(p) {
			var err error
			r.moves, err = r.brain(p).Choose(ctx, game.Scene{State: world, Seat: p}.Window(), r.moves[:0])
			if err != nil {
				return 0, err
			}
			for _, move := range r.moves {
				world.Play(p, move, nil)
			}
		}
	}
	return r.met, nil
}

// together are the others who write a draft while s does.
func together(world game.State, s game.Seat) game.Seats {
	if q, asked := world.Prompt(s); !asked || q.Kind != game.Draft || !world.Awaiting().Has(s) {
		return 0
	}
	return world.Awaiting().Without(s)
}

// judge plays on until somebody can tell.
func (r *rollout) judge(ctx context.Context, s game.Seat) (*ending, error) {
	told := 0
	for range mostMoves {
		if r.tell() {
			if told == r.beyond || r.state.Awaiting() == 0 {
				r.count(s)
				return &r.end, nil
			}
			told++
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if err := r.next(ctx, s); err != nil {
			return nil, err
		}
	}
	r.level()
	r.count(s)
	return &r.end, nil
}

// count notes down what a seat has in the end.
func (r *rollout) count(s game.Seat) {
	r.end.holds = r.end.holds[:0]
	if holder, ok := r.state.(game.Holder); ok && s != game.Nobody {
		r.end.holds = holder.Holdings(r.end.holds, s)
	}
}

// next lets the first who is awaited play.
func (r *rollout) next(ctx context.Context, s game.Seat) error {
	p := r.state.Awaiting().First()
	moves, err := r.reply(ctx, s, p)
	if moves == nil && err == nil {
		r.moves, err = r.brain(p).Choose(ctx, game.Scene{State: r.state, Seat: p}.Window(), r.moves[:0])
		moves = r.moves
	}
	if err != nil {
		return err
	}
	for _, move := range moves {
		r.step(s, p, move)
	}
	return nil
}

// step plays a move and notes down what mattered of it, as the seat s saw it.
func (r *rollout) step(s, by game.Seat, move game.Move) {
	if by == s {
		r.last = move
	}
	r.log.Reset()
	r.state.Play(by, move, &r.log)
	x := r.master.Title.Lexicon()
	for _, e := range r.log.Events {
		if seen, ok := e.For(s); ok && x.Weigh(e) > game.Slight {
			r.note(seen)
		}
	}
}

// note keeps an event, once.
func (r *rollout) note(e game.Event) {
	for _, have := range r.end.events {
		if have == e {
			return
		}
	}
	r.end.events = append(r.end.events, e)
}

// forget forgets what a seat's move did for sure: everything, or, where others' secret answers came to light with it, what the
// seat did itself.
func (r *rollout) forget(s game.Seat) {
	r.end.events = slices.DeleteFunc(r.end.events, func(e game.Event) bool { return r.met == 0 || e.Seat == s })
}

// brain is who plays on at a seat. All of them share their luck, which is the same for every choice.
func (r *rollout) brain(p game.Seat) game.Brain {
	if r.brains[p] == nil {
		r.brains[p] = r.master.Title.(game.Thinker).NewBrain(r.master.sensible(), game.Faithful, &r.luck)
	}
	return r.brains[p]
}

// tell notes down how the game may end, and reports whether that can be told.
func (r *rollout) tell() bool {
	r.end.chances = r.end.chances[:0]
	if seer, ok := r.state.(game.Seer); ok && r.state.Awaiting() != 0 {
		r.end.chances, ok = seer.Foresee(r.end.chances)
		if ok {
			r.end.points = r.state.Result().Points
		}
		return ok
	}
	if r.state.Awaiting() != 0 {
		return false
	}
	res := r.state.Result()
	r.end.points = res.Points
	share := 1.0
	if n := res.Winners.Len(); n > 1 && !r.master.Together {
		share /= float64(n)
	}
	for s := range res.Points {
		if res.Winners.Has(game.Seat(s)) {
			r.end.chances = append(r.end.chances, share)
		} else {
			r.end.chances = append(r.end.chances, 0)
		}
	}
	return true
}

// level gives everybody the same chance: nobody can tell.
func (r *rollout) level() {
	r.end.points = r.state.Result().Points
	r.end.chances = r.end.chances[:0]
	for range r.end.points {
		r.end.chances = append(r.end.chances, 1/float64(len(r.end.points)))
	}
}
