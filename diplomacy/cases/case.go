// Package cases reads positions with orders, adjudicates them and compares the result with the
// expected one. The format is that of the test cases under testdata; docs/adjudicator.md describes
// it.
package cases

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"outremer/diplomacy"
)

// Case is a position with orders and, optionally, the expected result.
type Case struct {
	ID            string              `json:"id"`
	Title         string              `json:"title,omitempty"`
	Phase         string              `json:"phase"`
	Units         []Unit              `json:"units"`
	Orders        []Order             `json:"orders"`
	Unified       map[string]string   `json:"unified,omitempty"`        // province -> power for which its coasts are unified
	Dislodged     []Unit              `json:"dislodged,omitempty"`      // retreat phase
	Contested     []string            `json:"contested,omitempty"`      // retreat phase
	SupplyCenters map[string][]string `json:"supply_centers,omitempty"` // adjustment phase
	Follows       string              `json:"follows,omitempty"`        // the case that these retreats belong to
	Expect        *Answer             `json:"expect,omitempty"`
}

// Unit is a unit, along with what happened to it where that is relevant.
type Unit struct {
	Power            string   `json:"power"`
	Type             string   `json:"type"`
	At               string   `json:"at"`
	Traits           []string `json:"traits,omitempty"` // override the defaults of its power
	DislodgedBy      string   `json:"dislodged_by,omitempty"`
	AttackerFrom     string   `json:"attacker_from,omitempty"`
	AttackerConvoyed bool     `json:"attacker_convoyed,omitempty"`
}

// Order is an order as text, with the power that gives it.
type Order struct {
	Power string `json:"power"`
	Order string `json:"order"`
}

// Answer is the actual or expected result. The fields in use depend on the phase.
type Answer struct {
	Units          []Unit              `json:"units"`
	Dislodged      []Unit              `json:"dislodged,omitzero"`
	RetreatOptions map[string][]string `json:"retreat_options,omitzero"`
	Contested      []string            `json:"contested,omitzero"`
	Results        map[string]string   `json:"results"`          // by unit; by order in the adjustment phase
	Causes         map[string]string   `json:"causes,omitempty"` // likewise
	Disbanded      []Unit              `json:"disbanded,omitzero"`
	Removed        []Unit              `json:"removed_automatically,omitzero"`

	verdicts []verdict // by order
}

// verdict is how one order ended. Several orders can be for the same unit.
type verdict struct{ result, cause string }

// The phases.
const (
	movement   = "movement"
	retreat    = "retreat"
	adjustment = "adjustment"
)

// Entry is a case as read, with any error in its form.
type Entry struct {
	Case
	Err error
}

// ErrNoCases means the file holds something other than cases.
var ErrNoCases = errors.New(`no list of cases: "cases" is missing`)

// Read reads a file of cases. A malformed case becomes an entry with an error; the others are still
// read.
func Read(r io.Reader) ([]Entry, error) {
	var f struct {
		Cases []json.RawMessage `json:"cases"`
	}
	if err := json.NewDecoder(r).Decode(&f); err != nil {
		return nil, fmt.Errorf("no list of cases: %w", err)
	}
	if f.Cases == nil {
		return nil, ErrNoCases
	}
	list := make([]Entry, len(f.Cases))
	for i, raw := range f.Cases {
		list[i].Err = json.Unmarshal(raw, &list[i].Case)
	}
	return list, nil
}

// reader resolves the names in one case to numbers.
type reader struct {
	m      *diplomacy.Map
	words  *diplomacy.Vocabulary
	powers []string
}

// power numbers the powers: those of the map first, then others in order of appearance.
func (p *reader) power(name string) diplomacy.Power {
	i := slices.Index(p.powers, name)
	if i < 0 {
		i = len(p.powers)
		p.powers = append(p.powers, name)
	}
	return diplomacy.Power(i)
}

func (p *reader) unit(u Unit) (diplomacy.Unit, error) {
	unit := diplomacy.Unit{Power: p.power(u.Power), Type: map[string]diplomacy.UnitType{"A": diplomacy.Army, "F": diplomacy.Fleet}[u.Type]}
	if unit.Type == diplomacy.AnyUnit {
		return unit, fmt.Errorf("type %q is neither A nor F", u.Type)
	}
	var ok bool
	unit.At, ok = p.m.Loc(u.At)
	if !ok {
		return unit, fmt.Errorf("at: %q is not a location", u.At)
	}
	unit.Traits = p.m.TraitsOf(unit.Power)
	if u.Traits != nil {
		unit.Traits = 0
	}
	for _, name := range u.Traits {
		t, err := diplomacy.ParseTrait(name)
		if err != nil {
			return unit, fmt.Errorf("traits: %w", err)
		}
		unit.Traits |= t
	}
	return unit, nil
}

func (p *reader) read(c *Case) (pos Position, err error) {
	pos.Board, err = p.board(c)
	if err != nil {
		return pos, err
	}
	pos.Orders, err = p.orders(c)
	return pos, err
}

func (p *reader) board(c *Case) (diplomacy.Board, error) {
	b := diplomacy.Board{Map: p.m}
	for _, id := range slices.Sorted(maps.Keys(c.Unified)) {
		at, err := p.province(id)
		if err != nil {
			return b, fmt.Errorf("unified: %w", err)
		}
		b.Unified = append(b.Unified, diplomacy.Unified{Province: at, Power: p.power(c.Unified[id])})
	}
	for i, u := range c.Units {
		unit, err := p.unit(u)
		if err != nil {
			return b, fmt.Errorf("units: unit %d: %w", i+1, err)
		}
		b.Units = append(b.Units, unit)
	}
	if err := b.Check(); err != nil {
		return b, fmt.Errorf("units: %w", err)
	}
	return b, nil
}

func (p *reader) province(id string) (diplomacy.Prov, error) {
	l, ok := p.m.Loc(id)
	if !ok || l != diplomacy.Loc(p.m.Prov(l)) {
		return diplomacy.NoProv, fmt.Errorf("%q is not a province", id)
	}
	return p.m.Prov(l), nil
}

func (p *reader) orders(c *Case) ([]diplomacy.Order, error) {
	var orders []diplomacy.Order
	for i, text := range c.Orders {
		o, err := p.words.Parse(text.Order)
		if err != nil {
			return nil, fmt.Errorf("orders: order %d, %q: %w", i+1, text.Order, err)
		}
		o.Power = p.power(text.Power)
		orders = append(orders, o)
	}
	if len(p.powers) > int(diplomacy.NoPower) {
		return nil, fmt.Errorf("more than %d powers", diplomacy.NoPower)
	}
	return orders, nil
}
