package cases

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"outremer/diplomacy"
)

// Runner adjudicates cases on one map.
type Runner struct {
	m     *diplomacy.Map
	words *diplomacy.Vocabulary
	work  diplomacy.Workspace
}

// NewRunner makes a runner for a map.
func NewRunner(m *diplomacy.Map) *Runner { return &Runner{m: m, words: m.Vocabulary()} }

// Position is a board with orders.
type Position struct {
	Board  diplomacy.Board
	Orders []diplomacy.Order
}

// Position reads the board and the orders of a case.
func (r *Runner) Position(c *Case) (Position, error) { return r.reader().read(c) }

func (r *Runner) reader() *reader {
	return &reader{m: r.m, words: r.words, powers: slices.Clone(r.m.Powers)}
}

// Run adjudicates a case. The error names the field that cannot be read.
func (r *Runner) Run(c *Case) (*Answer, error) {
	p := r.reader()
	pos, err := p.read(c)
	if err != nil {
		return nil, err
	}
	b, orders := pos.Board, pos.Orders
	switch c.Phase {
	case movement:
		return p.movement(&b, r.work.Adjudicate(&b, orders), orders), nil
	case retreat:
		return p.retreat(c, b, orders)
	case adjustment:
		return p.adjustment(c, b, orders)
	default:
		return nil, fmt.Errorf("phase: %q is unknown; possible: %s, %s, %s", c.Phase, movement, retreat, adjustment)
	}
}

// describe formats a unit as text.
func (p *reader) describe(u diplomacy.Unit) Unit {
	return Unit{Power: p.powers[u.Power], Type: u.Type.String(), At: p.m.ID(u.At)}
}

func (p *reader) describeAll(units []diplomacy.Unit) []Unit {
	list := make([]Unit, 0, len(units))
	for _, u := range units {
		list = append(list, p.describe(u))
	}
	return sorted(list)
}

func sorted(list []Unit) []Unit {
	slices.SortFunc(list, func(a, b Unit) int { return cmp.Or(cmp.Compare(a.Power, b.Power), cmp.Compare(a.At, b.At)) })
	return list
}

// ids formats places as ids.
func (p *reader) ids(places []diplomacy.Loc) []string {
	list := make([]string, 0, len(places))
	for _, l := range places {
		list = append(list, p.m.ID(l))
	}
	slices.Sort(list)
	return list
}

func newAnswer(units []Unit) *Answer {
	return &Answer{Units: units, Results: map[string]string{}, Causes: map[string]string{}}
}

// say records how an order ended.
func (a *Answer) say(key string, r diplomacy.Result, why string) {
	a.Results[key] = "fails"
	if r == diplomacy.Succeeded {
		a.Results[key] = "succeeds"
	}
	a.Causes[key] = why
}

// refuse records orders that did not reach a unit, under the unit they refer to. It does not
// overwrite an existing entry.
func (p *reader) refuse(a *Answer, units []diplomacy.Unit, orders []diplomacy.Order, refused []diplomacy.Refusal) {
	for _, o := range orders {
		key := p.keyOf(o, units)
		a.verdicts = append(a.verdicts, verdict{a.Results[key], a.Causes[key]})
	}
	for _, f := range refused {
		key, why := p.keyOf(orders[f.Order], units), f.Why.Text(p.m)
		a.verdicts[f.Order] = verdict{"fails", why}
		if _, known := a.Results[key]; !known {
			a.say(key, diplomacy.Void, why)
		}
	}
}

// keyOf is the key of the unit that an order refers to.
func (p *reader) keyOf(o diplomacy.Order, units []diplomacy.Unit) string {
	for _, u := range units {
		if p.m.Prov(u.At) == p.m.Prov(o.At) && (o.Type == diplomacy.AnyUnit || o.Type == u.Type) {
			return p.m.FormatUnit(u)
		}
	}
	return strings.TrimSpace(o.Type.String() + " " + p.m.ID(o.At))
}

func (p *reader) movement(b *diplomacy.Board, r *diplomacy.Resolution, orders []diplomacy.Order) *Answer {
	next := r.Retreats()
	a := newAnswer(p.describeAll(next.Units))
	a.Dislodged, a.RetreatOptions, a.Contested = []Unit{}, map[string][]string{}, []string{}
	for i, o := range r.Outcomes {
		p.fate(a, b.Units[i], o)
	}
	sorted(a.Dislodged)
	for _, d := range next.Dislodged {
		a.RetreatOptions[p.m.FormatUnit(d.Unit)] = p.ids(next.Options(nil, d))
	}
	for i, province := range p.m.Provinces {
		if r.Contested.HasProv(diplomacy.Prov(i)) {
			a.Contested = append(a.Contested, province.ID)
		}
	}
	p.refuse(a, b.Units, orders, r.Refused)
	return a
}

// fate records what became of a unit. A unit that does not retreat has nowhere to go.
func (p *reader) fate(a *Answer, u diplomacy.Unit, o diplomacy.Outcome) {
	name := p.m.FormatUnit(u)
	if o.Ordered {
		a.say(name, o.Result, o.Why.Text(p.m))
	}
	switch d := p.describe(u); {
	case o.Dislodged:
		d.DislodgedBy = p.m.ID(diplomacy.Loc(o.DislodgedBy))
		d.AttackerFrom, d.AttackerConvoyed = d.DislodgedBy, o.AttackerLanded // as a retreat phase wants it
		a.Dislodged = append(a.Dislodged, d)
		a.RetreatOptions[name] = []string{}
	case o.Disbanded:
		a.Disbanded = append(a.Disbanded, d)
	}
}

func (p *reader) retreats(c *Case, b diplomacy.Board) (r diplomacy.Retreats, err error) {
	r.Board = b
	for i, u := range c.Dislodged {
		unit, err := p.unit(u)
		if err != nil {
			return r, fmt.Errorf("dislodged: unit %d: %w", i+1, err)
		}
		from, err := p.province(u.AttackerFrom)
		if err != nil {
			return r, fmt.Errorf("dislodged: unit %d: attacker_from: %w", i+1, err)
		}
		r.Dislodged = append(r.Dislodged, diplomacy.Dislodgement{Unit: unit, AttackerFrom: from, Landed: u.AttackerConvoyed})
	}
	for _, id := range c.Contested {
		prov, err := p.province(id)
		if err != nil {
			return r, fmt.Errorf("contested: %w", err)
		}
		r.Contested.AddProv(prov)
	}
	return r, nil
}

func (p *reader) retreat(c *Case, b diplomacy.Board, orders []diplomacy.Order) (*Answer, error) {
	r, err := p.retreats(c, b)
	if err != nil {
		return nil, err
	}
	res := r.Resolve(orders)
	a := newAnswer(p.describeAll(res.Units))
	a.Disbanded = []Unit{}
	retreating := slices.Clone(b.Units)
	for i, out := range res.Outcomes {
		unit := r.Dislodged[i].Unit
		retreating = slices.Insert(retreating, 0, unit) // before the one that stands there now
		if out.Ordered {
			a.say(p.m.FormatUnit(unit), out.Result, out.Why.Text(p.m))
		}
		if out.Disbanded {
			a.Disbanded = append(a.Disbanded, p.describe(unit))
		}
	}
	sorted(a.Disbanded)
	p.refuse(a, retreating, orders, res.Refused)
	return a, nil
}

func (p *reader) adjustments(c *Case, b diplomacy.Board) (diplomacy.Adjustments, error) {
	s := diplomacy.Adjustments{Board: b, Owner: slices.Repeat([]diplomacy.Power{diplomacy.NoPower}, len(p.m.Provinces))}
	for _, name := range slices.Sorted(maps.Keys(c.SupplyCenters)) {
		power := p.power(name)
		s.Powers = append(s.Powers, power)
		for _, id := range c.SupplyCenters[name] {
			prov, err := p.province(id)
			if err != nil {
				return s, fmt.Errorf("supply_centers: %s: %w", name, err)
			}
			s.Owner[prov] = power
		}
	}
	return s, nil
}

func (p *reader) adjustment(c *Case, b diplomacy.Board, orders []diplomacy.Order) (*Answer, error) {
	s, err := p.adjustments(c, b)
	if err != nil {
		return nil, err
	}
	res := s.Resolve(orders)
	a := newAnswer(p.describeAll(res.Units))
	a.Removed = []Unit{}
	for _, out := range res.Disorder {
		a.Removed = append(a.Removed, p.describe(diplomacy.Unit{Power: out.Order.Power, Type: out.Order.Type, At: out.Order.At}))
	}
	times := map[string]int{}
	for i, out := range res.Outcomes {
		key := c.Orders[i].Order
		times[key]++
		if n := times[key]; n > 1 {
			key = fmt.Sprintf("%s #%d", key, n)
		}
		a.say(key, out.Result, out.Why.Text(p.m))
		a.verdicts = append(a.verdicts, verdict{a.Results[key], a.Causes[key]})
	}
	return a, nil
}
