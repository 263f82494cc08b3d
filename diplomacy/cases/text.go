package cases

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"outremer/diplomacy"
)

// LineError is a line of a text that cannot be read.
type LineError struct {
	Line int
	Text string // what is wrong, as written
	Err  error
}

func (e *LineError) Error() string { return fmt.Sprintf("line %d: %q: %v", e.Line, e.Text, e.Err) }

func (e *LineError) Unwrap() error { return e.Err }

// The errors that are not about the words of an order.
var (
	ErrNoPower = errors.New(`nobody gives this order; write "France: A par - bur", or a line "France:" above it`)
	ErrNoUnit  = errors.New(`which unit is meant? Write "A par"`)
	ErrTaken   = errors.New("another unit is there")
)

// ReadText reads a movement phase from lines such as "France: A par - bur". Each line puts the unit
// on the board and gives it the order; a line without an order only places the unit, and a unit
// that stands there already only gets the order. A line with nothing behind the colon gives the
// power of the lines below it, as in the Diplomacy Adjudicator Test Cases. Empty lines and lines
// beginning with # are skipped. All lines are read: the error joins a LineError for each that
// cannot be.
func (r *Runner) ReadText(text io.Reader) (*Case, error) {
	c := &Case{ID: "text", Phase: movement}
	return c, r.eachLine(text, func(power, line string) error { return r.readLine(c, power, line) })
}

// ReadOrders reads the orders of any phase from such lines. The units are on the board already.
func (r *Runner) ReadOrders(text io.Reader) ([]Order, error) {
	var orders []Order
	return orders, r.eachLine(text, func(power, line string) error {
		if _, err := r.words.Parse(line); err != nil {
			return err
		}
		orders = append(orders, Order{power, line})
		return nil
	})
}

// eachLine hands over each order along with the power that gives it.
func (r *Runner) eachLine(text io.Reader, read func(power, line string) error) error {
	var errs []error
	power := ""
	lines := bufio.NewScanner(text)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		by := power
		if name, rest, ok := strings.Cut(line, ":"); ok {
			by, line = r.powerName(name), strings.TrimSpace(rest)
			if line == "" {
				power = by
				continue
			}
		}
		err := ErrNoPower
		if by != "" {
			err = read(by, line)
		}
		if err != nil {
			errs = append(errs, &LineError{n, line, err})
		}
	}
	return errors.Join(append(errs, lines.Err())...)
}

// powerName spells a power as the map does, if the map has it.
func (r *Runner) powerName(name string) string {
	name = strings.TrimSpace(name)
	if i := slices.IndexFunc(r.m.Powers, func(p string) bool { return strings.EqualFold(p, name) }); i >= 0 {
		return r.m.Powers[i]
	}
	return name
}

func (r *Runner) readLine(c *Case, power, text string) error {
	o, err := r.words.Parse(text)
	if syntax, ok := errors.AsType[*diplomacy.SyntaxError](err); ok && syntax.Problem == diplomacy.IsIncomplete && syntax.Want == "order" {
		o, err = r.words.Parse(text + " H")
		text = ""
	}
	switch {
	case err != nil:
		return err
	case o.Type == diplomacy.AnyUnit || o.At == diplomacy.NoLoc:
		return ErrNoUnit
	}
	if i := slices.IndexFunc(c.Units, func(u Unit) bool { return r.sameProvince(u.At, o.At) }); i < 0 {
		unit := Unit{Power: power, Type: o.Type.String(), At: r.m.ID(o.At)}
		if err := r.standing(unit); err != nil {
			return err
		}
		c.Units = append(c.Units, unit)
	} else if c.Units[i].Type != o.Type.String() || text == "" {
		return ErrTaken
	}
	if text != "" {
		c.Orders = append(c.Orders, Order{power, text})
	}
	return nil
}

// standing reports why a unit cannot stand where it is put.
func (r *Runner) standing(u Unit) error {
	_, err := r.reader().board(&Case{Units: []Unit{u}})
	return err
}

func (r *Runner) sameProvince(id string, at diplomacy.Loc) bool {
	l, ok := r.m.Loc(id)
	return ok && r.m.Prov(l) == r.m.Prov(at)
}

// WriteText writes a movement phase as lines that ReadText reads back: below each power its units
// with their orders, then orders for units of others. What lines cannot hold is an error.
func (r *Runner) WriteText(c *Case) (string, error) {
	pos, err := r.Position(c)
	if err != nil {
		return "", err
	}
	switch {
	case c.Phase != movement:
		return "", fmt.Errorf("phase: lines hold a %s phase only", movement)
	case len(c.Unified) > 0:
		return "", errors.New("unified: lines do not say whose coasts are one")
	case slices.ContainsFunc(c.Units, func(u Unit) bool { return u.Traits != nil }):
		return "", errors.New("units: lines do not tell traits")
	}
	w := writer{r: r, c: c, pos: pos}
	return w.text()
}

// writer writes the lines of a case.
type writer struct {
	r    *Runner
	c    *Case
	pos  Position
	b    strings.Builder
	last string // the power whose lines were written last
}

func (w *writer) line(power, text string) {
	if power != w.last {
		if w.last != "" {
			w.b.WriteString("\n")
		}
		w.b.WriteString(power + ":\n")
		w.last = power
	}
	w.b.WriteString(text + "\n")
}

func (w *writer) text() (string, error) {
	var powers []string
	for _, u := range w.c.Units {
		if !slices.Contains(powers, u.Power) {
			powers = append(powers, u.Power)
		}
	}
	for _, power := range powers {
		for i, u := range w.c.Units {
			if u.Power == power {
				w.unit(power, w.pos.Board.Units[i])
			}
		}
	}
	err := w.strangers()
	return w.b.String(), err
}

// unit writes the orders that a unit's own power gives it, or else only the unit.
func (w *writer) unit(power string, u diplomacy.Unit) {
	m, ordered := w.r.m, false
	for i, o := range w.pos.Orders {
		if w.c.Orders[i].Power == power && w.unitOf(o) == u.At {
			o.Type, o.At = u.Type, u.At
			w.line(power, m.FormatFull(o))
			ordered = true
		}
	}
	if !ordered {
		w.line(power, u.Type.String()+" "+m.FullName(u.At))
	}
}

// unitOf returns where the unit of an order stands, NoLoc if there is none.
func (w *writer) unitOf(o diplomacy.Order) diplomacy.Loc {
	for _, u := range w.pos.Board.Units {
		if w.r.m.Prov(u.At) == w.r.m.Prov(o.At) && (o.Type == diplomacy.AnyUnit || o.Type == u.Type) {
			return u.At
		}
	}
	return diplomacy.NoLoc
}

// strangers writes the orders for units of other powers.
func (w *writer) strangers() error {
	for i, o := range w.pos.Orders {
		at := w.unitOf(o)
		j := slices.IndexFunc(w.pos.Board.Units, func(u diplomacy.Unit) bool { return u.At == at })
		if j < 0 {
			return fmt.Errorf("orders: order %d, %q: lines would place the unit, which is not there", i+1, w.c.Orders[i].Order)
		}
		if w.c.Units[j].Power != w.c.Orders[i].Power {
			o.Type, o.At = w.pos.Board.Units[j].Type, at
			w.line(w.c.Orders[i].Power, w.r.m.FormatFull(o))
		}
	}
	return nil
}
