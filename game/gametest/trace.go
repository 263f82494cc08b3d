package gametest

import (
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/record"
)

// trace plays two worlds side by side and compares a seat's whole stream.
func (x *exam) trace() error {
	visits := 0
	return x.walk(14, 10000, 150, func(g *run) error {
		seats := g.table.setup.Seats
		p := game.Seat(visits%(seats+1) - 1)
		visits++
		if err := x.otherWorld(g, p); err != nil {
			return fmt.Errorf("%s: %w", g.name(p), err)
		}
		return x.detour(g)
	})
}

// pair is two worlds that p cannot tell apart.
type pair struct {
	x      *exam
	g      *run
	p      game.Seat
	a, b   game.State
	na, nb int // news of p in each

	last     string // the last move in both, and what p saw of it
	revealed bool   // it showed p something new
}

// otherWorld plays the true world and a sampled one. Both have the same luck, so any difference
// comes from secrets.
func (x *exam) otherWorld(g *run, p game.Seat) error {
	d := pair{x: x, g: g, p: p, a: g.st.Clone(), b: g.st.Clone()}
	d.b.Sample(p, &g.rand)
	luck := g.rand
	d.a.Luck().Reseed(&g.rand)
	d.b.Luck().Reseed(&luck)
	d.b.Luck().SetCounters(d.a.Luck().Counters())
	for range 20 {
		more, err := d.turn()
		if err != nil || !more {
			return err
		}
	}
	return nil
}

// turn plays one move in both worlds, after secret ones that may differ.
func (d *pair) turn() (more bool, err error) {
	r := &d.g.rand
	if err := d.same(); err != nil {
		if d.revealed {
			return false, nil // as it should: the worlds diverge
		}
		return false, fmt.Errorf("%w%s", err, d.last)
	}
	if d.a.Awaiting() == 0 {
		return false, nil
	}
	s := pickSeat(d.a, r)
	if s != d.p {
		d.a = d.edit(d.a, s)
		d.b = d.edit(d.b, s)
		if err := d.same(); err != nil {
			return false, fmt.Errorf("notices that %s changed its draft: %w", d.g.name(s), err)
		}
	}
	s, m, ok := d.x.commonOf(d.a, d.b, s, r)
	if !ok {
		return false, nil
	}
	return d.play(s, m)
}

// same compares what p is shown in both worlds.
func (d *pair) same() error {
	probes := d.x.probes(&d.g.rand, d.a.Options(nil, d.p))
	a, err := see(d.a, d.p, probes)
	if err != nil {
		return err
	}
	b, err := see(d.b, d.p, probes)
	if err != nil {
		return err
	}
	if err := d.x.differs(a, b, probes); err != nil {
		return fmt.Errorf("two worlds that differ in secrets only look different: %w", err)
	}
	return nil
}

// edit makes a few changes to the draft of s that p does not see.
func (d *pair) edit(st game.State, s game.Seat) game.State {
	for range d.g.rand.Intn(0, 3) {
		options := st.Options(nil, s)
		if q, ok := st.Prompt(s); !ok || q.Kind != game.Draft || len(options) == 0 {
			return st
		}
		next, log := st.Clone(), game.Log{}
		next.Play(s, options[d.g.rand.Intn(0, len(options))], &log)
		if len(shown(&log, d.p)) == 0 {
			st = next
		}
	}
	return st
}

// play plays a move in both worlds. p must be told the same, unless an event declares that
// something is revealed: then the worlds may diverge, and the comparison ends.
func (d *pair) play(s game.Seat, m game.Move) (more bool, err error) {
	var la, lb game.Log
	d.a.Play(s, m, &la)
	d.b.Play(s, m, &lb)
	d.na += told(s, &la, d.p)
	d.nb += told(s, &lb, d.p)
	ea, eb := shown(&la, d.p), shown(&lb, d.p)
	reveals := func(e game.Event) bool { return d.x.lex.Events[e.Kind].Reveals }
	d.revealed = slices.ContainsFunc(ea, reveals) || slices.ContainsFunc(eb, reveals)
	d.last = fmt.Sprintf("\n\tafter %s (it saw: %s)", d.g.format(s, m), d.x.narrate(ea))
	switch {
	case slices.Equal(ea, eb) && d.na == d.nb:
		return true, nil
	case d.revealed:
		return false, nil
	case d.na != d.nb:
		return false, fmt.Errorf("%s is news in one world only: %d and %d", d.g.format(s, m), d.na, d.nb)
	}
	return false, fmt.Errorf("%s tells a secret by an event that is not declared to reveal: %s in one world, %s in the other",
		d.g.format(s, m), d.x.narrate(ea), d.x.narrate(eb))
}

// told returns 1 if a move counts as news for p, as the table numbers it.
func told(s game.Seat, log *game.Log, p game.Seat) int {
	if e := (record.Entry{Seat: s, Events: log.Events}); e.VisibleTo(p) {
		return 1
	}
	return 0
}

// detour plays two equivalent games: in one of them a seat enters something else into its draft
// before its real entry. Nobody else may ever notice, not even from numbers assigned later.
func (x *exam) detour(g *run) error {
	for s := range game.Seat(g.table.setup.Seats) {
		q, ok := g.st.Prompt(s)
		if !ok || q.Kind != game.Draft {
			continue
		}
		if a, b, blind := x.minds(g, s); len(blind) > 0 {
			return x.together(g, s, a, b, blind)
		}
	}
	return nil
}

// minds finds a move, and another one that the move overrides. It returns the two games, and who
// saw neither.
func (x *exam) minds(g *run, s game.Seat) (a, b game.State, blind []game.Seat) {
	options := g.st.Options(nil, s)
	for range 8 {
		m, other := options[g.rand.Intn(0, len(options))], options[g.rand.Intn(0, len(options))]
		a, b = g.st.Clone(), g.st.Clone()
		var log game.Log
		a.Play(s, m, &log)
		b.Play(s, other, &log)
		if m == other || !slices.Contains(b.Options(nil, s), m) {
			continue
		}
		b.Play(s, m, &log)
		va, erra := see(a, s, nil)
		vb, errb := see(b, s, nil)
		va.prompt.ID, vb.prompt.ID = 0, 0
		if erra != nil || errb != nil || x.differs(va, vb, nil) != nil {
			continue
		}
		for _, p := range watchers(g.table.setup.Seats) {
			if p != s && len(shown(&log, p)) == 0 {
				blind = append(blind, p)
			}
		}
		return a, b, blind
	}
	return nil, nil, nil
}

// together continues both games with the same moves, and looks at them through the eyes of each
// seat in turn.
func (x *exam) together(g *run, s game.Seat, a, b game.State, blind []game.Seat) error {
	for n := 0; n < 60 && a.Awaiting() != 0; n++ {
		d := pair{x: x, g: g, p: blind[n%len(blind)], a: a, b: b}
		if err := d.same(); err != nil {
			return fmt.Errorf("%s notices that %s changed its mind in its draft: %w", g.name(d.p), g.name(s), err)
		}
		q, m, ok := x.common(a, b, &g.rand)
		if !ok {
			return fmt.Errorf("after %s changed its mind in its draft, %s has other options", g.name(s), g.name(q))
		}
		var la, lb game.Log
		a.Play(q, m, &la)
		b.Play(q, m, &lb)
		if !slices.Equal(la.Events, lb.Events) {
			return fmt.Errorf("after %s changed its mind in its draft, %s leads elsewhere", g.name(s), g.format(q, m))
		}
	}
	return nil
}
