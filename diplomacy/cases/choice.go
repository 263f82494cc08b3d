package cases

import (
	"slices"

	"outremer/diplomacy"
)

// Choice is an order taken apart, for whoever points orders out on a map. Places are short names.
type Choice struct {
	Power string `json:"power"`
	Order string `json:"order"`
	Kind  string `json:"kind"` // hold, move, support, convoy, disband, build, remove, waive
	Type  string `json:"type"` // of the unit that is ordered or built
	At    string `json:"at"`
	Other string `json:"other,omitempty"` // where the unit stands that is helped
	To    string `json:"to,omitempty"`    // where the unit goes, or the one that is helped
	Via   bool   `json:"via,omitempty"`   // by convoy or deployment, where the order says so

	Result string `json:"result,omitempty"` // of an order that was resolved, as in an Answer
	Cause  string `json:"cause,omitempty"`
}

var kindNames = [...]string{"hold", "move", "support", "support", "convoy", "disband", "build", "remove", "waive"}

func (p *reader) choice(o diplomacy.Order) Choice {
	id := func(l diplomacy.Loc) string {
		if l == diplomacy.NoLoc {
			return ""
		}
		return p.m.ID(l)
	}
	return Choice{Power: p.powers[o.Power], Order: p.m.Format(o), Kind: kindNames[o.Kind], Type: o.Type.String(),
		At: id(o.At), Other: id(o.From), To: id(o.To), Via: o.Via != diplomacy.ViaAny}
}

// Resolve adjudicates a case, and tells the orders one by one: an answer has them by unit, of which
// several can be for one.
func (r *Runner) Resolve(c *Case) (*Answer, []Choice, error) {
	a, err := r.Run(c)
	if err != nil {
		return nil, nil, err
	}
	list, err := r.Orders(c)
	for i := range list {
		list[i].Result, list[i].Cause = a.verdicts[i].result, a.verdicts[i].cause
	}
	return a, list, err
}

// Orders takes the orders of a case apart.
func (r *Runner) Orders(c *Case) ([]Choice, error) {
	p := r.reader()
	pos, err := p.read(c)
	if err != nil {
		return nil, err
	}
	list := []Choice{}
	for _, o := range pos.Orders {
		list = append(list, p.choice(o))
	}
	return list, nil
}

// Choices lists the orders that are possible in a province, in the phase of the case.
func (r *Runner) Choices(c *Case, at string) ([]Choice, error) {
	p := r.reader()
	prov, err := p.province(at)
	if err != nil {
		return nil, err
	}
	pos, err := p.read(&Case{Phase: c.Phase, Units: c.Units, Unified: c.Unified})
	if err != nil {
		return nil, err
	}
	legal, err := r.legal(p, c, &pos.Board, prov)
	list := []Choice{}
	for _, o := range legal {
		list = append(list, p.choice(o))
	}
	return list, err
}

func (r *Runner) legal(p *reader, c *Case, b *diplomacy.Board, at diplomacy.Prov) (list []diplomacy.Order, err error) {
	switch c.Phase {
	case retreat:
		s, err := p.retreats(c, *b)
		for _, d := range s.Dislodged {
			if p.m.Prov(d.Unit.At) == at {
				list = s.Legal(list, d)
			}
		}
		return list, err
	case adjustment:
		s, err := p.adjustments(c, *b)
		for _, power := range s.Powers {
			list = s.Legal(list, power)
		}
		return slices.DeleteFunc(list, func(o diplomacy.Order) bool { return o.At == diplomacy.NoLoc || p.m.Prov(o.At) != at }), err
	default:
		i := slices.IndexFunc(b.Units, func(u diplomacy.Unit) bool { return p.m.Prov(u.At) == at })
		if i < 0 {
			return nil, nil
		}
		return r.work.Legal(nil, b, i), nil
	}
}
