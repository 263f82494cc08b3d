package sim

import (
	"slices"

	"outremer/game"
)

// court is where bots make pacts: whenever the game asks something new, each bot that negotiates
// offers the others the pacts it likes, and they answer immediately.
type court struct {
	m      *match
	g      *Game
	dip    game.Diplomat
	pacts  []game.Standing // all ever offered
	own    []game.Standing // those of the seat that is looking
	offers []game.Pact
	asked  game.Step
	waited game.Seats
}

// court returns nil if no one makes pacts.
func (p *Plan) court(m *match, g *Game) *court {
	dip, ok := m.st.(game.Diplomat)
	if !ok || !p.Press {
		return nil
	}
	return &court{m: m, g: g, dip: dip}
}

// meet lets the bots offer pacts, once per question.
func (c *court) meet() {
	if c == nil || !c.news() {
		return
	}
	for s, brain := range c.m.brains {
		envoy, ok := brain.(game.Envoy)
		if !ok {
			continue
		}
		c.offers = envoy.Propose(c.m.window(game.Seat(s)), c.offers[:0])
		for _, x := range c.offers {
			c.offer(x)
		}
	}
}

// offer puts a pact to the other seat, unless both are already bound by it.
func (c *court) offer(x game.Pact) {
	envoy, ok := c.m.brains[x.With].(game.Envoy)
	if !ok {
		return
	}
	at := slices.IndexFunc(c.pacts, func(y game.Standing) bool { return y.Pact == x })
	if at < 0 {
		at = len(c.pacts)
		c.pacts = append(c.pacts, game.Standing{Pact: x})
	}
	if c.pacts[at].Status == game.Agreed {
		return
	}
	c.pacts[at].Status = game.Offered
	if !envoy.Accept(c.m.window(x.With), x) {
		c.pacts[at].Status = game.Declined
		return
	}
	c.pacts[at].Status = game.Agreed
	c.g.Pacts++
}

// news reports whether the game asks a new question or asks further seats.
func (c *court) news() bool {
	waited := c.m.st.Awaiting()
	q, _ := c.m.st.Prompt(waited.First())
	fresh := q.Step != c.asked || waited&^c.waited != 0
	c.asked, c.waited = q.Step, waited
	return fresh
}

// pactsOf returns the pacts that a seat is part of. The slice is valid until the next call.
func (c *court) pactsOf(s game.Seat) []game.Standing {
	if c == nil {
		return nil
	}
	c.own = c.own[:0]
	for _, x := range c.pacts {
		if x.By == s || x.With == s {
			x.Lapsed = c.dip.Lapsed(x.Pact)
			c.own = append(c.own, x)
		}
	}
	return c.own
}
