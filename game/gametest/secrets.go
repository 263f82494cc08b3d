package gametest

import (
	"errors"
	"fmt"
	"slices"

	"outremer/game"
)

// blind checks that a seat is shown the same in a world that differs in everything the seat cannot
// know, and that such worlds are sound.
func (x *exam) blind() error {
	visits := 0
	return x.walk(11, 20000, 400, func(g *run) error {
		visits++
		for _, p := range watchers(g.table.setup.Seats) {
			if err := x.blindTo(g, p, visits%4 == 0); err != nil {
				return fmt.Errorf("%s: %w", g.name(p), err)
			}
		}
		return nil
	})
}

func (x *exam) blindTo(g *run, p game.Seat, toTheEnd bool) error {
	probes := x.probes(&g.rand, g.st.Options(nil, p))
	truth, err := see(g.st, p, probes)
	if err != nil {
		return err
	}
	world := g.st.Clone()
	world.Sample(p, &g.rand)
	sampled, err := see(world, p, probes)
	if err != nil {
		return err
	}
	if err := x.differs(truth, sampled, probes); err != nil {
		return fmt.Errorf("is shown what it cannot know, or Sample changes what it knows: %w", err)
	}
	if err := audit(world); err != nil {
		return fmt.Errorf("Sample makes an impossible world: %w", err)
	}
	if world.Clone().Luck().Uint64(0) == g.st.Clone().Luck().Uint64(0) {
		return errors.New("Sample keeps the luck to come")
	}
	if toTheEnd {
		x.player.playout(world, &g.rand, nil, x.conf.moves)
		if world.Awaiting() != 0 {
			return fmt.Errorf("a sampled world is not over after %d moves", x.conf.moves)
		}
	}
	return nil
}

// news checks single moves: what another seat is shown changes only together with an event it sees,
// and a changed question has a new id.
func (x *exam) news() error {
	return x.walk(12, 20000, 400, func(g *run) error {
		before, err := x.sights(g.st, g.table.setup.Seats)
		if err != nil {
			return err
		}
		for s := range game.Seat(g.table.setup.Seats) {
			options := g.st.Options(nil, s)
			for range min(3, len(options)) {
				if err := x.newsOf(g, before, s, options[g.rand.Intn(0, len(options))]); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// sights returns what all watchers are shown, the spectator first.
func (x *exam) sights(st game.State, seats int) ([]sight, error) {
	var all []sight
	for _, p := range watchers(seats) {
		s, err := see(st, p, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, s)
	}
	return all, nil
}

func (x *exam) newsOf(g *run, before []sight, s game.Seat, m game.Move) error {
	st, log := g.st.Clone(), game.Log{}
	st.Play(s, m, &log)
	after, err := x.sights(st, g.table.setup.Seats)
	if err != nil {
		return err
	}
	for i, p := range watchers(g.table.setup.Seats) {
		a, b := before[i], after[i]
		if a.asked && b.asked && a.prompt.ID == b.prompt.ID && a.prompt.Step != b.prompt.Step {
			return fmt.Errorf("%s: %s is asked another question under the same id %d", g.format(s, m), g.name(p), a.prompt.ID)
		}
		if p == s || len(shown(&log, p)) > 0 {
			continue
		}
		if err := x.differs(a, b, nil); err != nil {
			return fmt.Errorf("%s: %s sees no event, yet notices: %w", g.format(s, m), g.name(p), err)
		}
	}
	return nil
}

// forgets checks that Sample overwrites everything a seat cannot know. Two worlds that the seat
// cannot tell apart differ only in secrets. If the samples of one can be told from those of the
// other, Sample has left a secret in them.
func (x *exam) forgets() error {
	err := x.walk(13, 10000, 200, func(g *run) error {
		if err := x.otherLuck(g); err != nil {
			return err
		}
		return x.otherDrafts(g)
	})
	if err != nil {
		return err
	}
	for _, tb := range x.pick(13, 2000) {
		if err := x.otherDeal(tb); err != nil {
			return err
		}
	}
	return nil
}

// otherLuck makes the two worlds by playing the same moves with different luck.
func (x *exam) otherLuck(g *run) error {
	a, b := g.st.Clone(), g.st.Clone()
	b.Luck().Reseed(&g.rand)
	blind := watchers(g.table.setup.Seats) // who cannot tell them apart so far
	for range 3 {
		s, m, ok := x.common(a, b, &g.rand)
		if !ok {
			break
		}
		var la, lb game.Log
		a.Play(s, m, &la)
		b.Play(s, m, &lb)
		blind = slices.DeleteFunc(blind, func(p game.Seat) bool { return !slices.Equal(shown(&la, p), shown(&lb, p)) })
	}
	return x.leaves(g, a, b, blind)
}

// common picks a move that both worlds allow.
func (x *exam) common(a, b game.State, r *game.Rand) (game.Seat, game.Move, bool) {
	if a.Awaiting() == 0 || a.Awaiting() != b.Awaiting() {
		return 0, game.Move{}, false
	}
	s := pickSeat(a, r)
	return x.commonOf(a, b, s, r)
}

func (x *exam) commonOf(a, b game.State, s game.Seat, r *game.Rand) (game.Seat, game.Move, bool) {
	others := b.Options(nil, s)
	both := slices.DeleteFunc(a.Options(nil, s), func(m game.Move) bool { return !slices.Contains(others, m) })
	if len(both) == 0 {
		return s, game.Move{}, false
	}
	for _, m := range both {
		if x.lex.Verbs[m.Verb].Seals && r.Intn(0, 3) == 0 {
			return s, m, true
		}
	}
	return s, both[r.Intn(0, len(both))], true
}

// otherDrafts makes the two worlds by different entries in one draft.
func (x *exam) otherDrafts(g *run) error {
	for s := range game.Seat(g.table.setup.Seats) {
		q, _ := g.st.Prompt(s)
		options := g.st.Options(nil, s)
		if q.Kind != game.Draft || len(options) < 2 {
			continue
		}
		a, b := g.st.Clone(), g.st.Clone()
		var la, lb game.Log
		a.Play(s, options[g.rand.Intn(0, len(options))], &la)
		b.Play(s, options[g.rand.Intn(0, len(options))], &lb)
		var blind []game.Seat
		for _, p := range watchers(g.table.setup.Seats) {
			if p != s && shown(&la, p) == nil && shown(&lb, p) == nil {
				blind = append(blind, p)
			}
		}
		if err := x.leaves(g, a, b, blind); err != nil {
			return err
		}
	}
	return nil
}

// otherDeal makes the two worlds by starting with different keys.
func (x *exam) otherDeal(tb *table) error {
	var games []*run
	for n := range x.scaled(16) + 1 {
		g, err := x.start(tb, 13, 1000+n)
		if err != nil {
			return err
		}
		games = append(games, g)
	}
	for _, p := range watchers(tb.setup.Seats) {
		if err := x.otherDealTo(games, p); err != nil {
			return games[0].fail(err)
		}
	}
	return nil
}

// otherDealTo compares the first two deals that p cannot tell apart.
func (x *exam) otherDealTo(games []*run, p game.Seat) error {
	seen := map[string]*run{}
	for _, g := range games {
		s, err := see(g.st, p, nil)
		if err != nil {
			return err
		}
		if twin := seen[string(s.view)]; twin != nil {
			return x.leaves(g, g.st, twin.st, []game.Seat{p})
		}
		seen[string(s.view)] = g
	}
	return nil
}
