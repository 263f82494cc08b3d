package sim

import (
	"slices"

	"outremer/game"
)

// court is where bots make pacts: whenever the game asks something new, each that thinks
// offers what it likes to the others, and who is asked answers at once.
type court struct {
	st, world game.State
	g         *Game
	luck      *game.Rand
	pacts     []game.Pact
	offers    []game.Pact
	asked     game.Step
	waited    game.Seats
}

// court is nil where nobody makes pacts.
func (p *Plan) court(st game.State, g *Game, luck *game.Rand) *court {
	if _, ok := st.(game.Envoy); !ok || !p.Press {
		return nil
	}
	return &court{st: st, world: st.Clone(), g: g, luck: luck}
}

// meet lets the bots offer pacts, once for each question.
func (c *court) meet() {
	if c == nil || !c.news() {
		return
	}
	dip := c.st.(game.Envoy)
	c.pacts = slices.DeleteFunc(c.pacts, dip.Lapsed)
	for s := range game.Seat(len(c.g.Seats)) {
		if !c.thinks(s) {
			continue
		}
		c.offers = c.envoy(s).Propose(c.offers[:0], s, c.luck)
		for _, x := range c.offers {
			if c.thinks(x.With) && !slices.Contains(c.pacts, x) && c.envoy(x.With).Accept(x.With, x, c.luck) {
				c.pacts = append(c.pacts, x)
				c.g.Pacts++
			}
		}
	}
}

// news reports whether the game asks something else than before, or others.
func (c *court) news() bool {
	waited := c.st.Awaiting()
	q, _ := c.st.Prompt(waited.First())
	fresh := q.Step != c.asked || waited&^c.waited != 0
	c.asked, c.waited = q.Step, waited
	return fresh
}

func (c *court) thinks(s game.Seat) bool { return c.g.Bots[s] == "greedy" || c.g.Bots[s] == "planner" }

// envoy speaks for a seat: a world that it could be in, with the pacts that it knows of.
func (c *court) envoy(s game.Seat) game.Envoy {
	c.world.CopyFrom(c.st)
	c.world.Sample(s, c.luck)
	c.brief(c.world, s)
	return c.world.(game.Envoy)
}

// brief tells a seat its pacts before it is asked.
func (c *court) brief(world game.State, s game.Seat) {
	if c == nil {
		return
	}
	var own []game.Pact
	for _, x := range c.pacts {
		if x.By == s || x.With == s {
			own = append(own, x)
		}
	}
	world.(game.Envoy).Rely(s, own)
}
