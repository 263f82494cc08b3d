package cases

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"outremer/diplomacy"
)

// ReadText reads a movement phase from lines such as "France: A par - bur". Each line puts the unit
// on the board and gives it the order; a line without an order only places the unit. Empty lines
// and lines beginning with # are skipped.
func (r *Runner) ReadText(text io.Reader) (*Case, error) {
	c := &Case{ID: "text", Phase: movement}
	lines := bufio.NewScanner(text)
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		if err := r.readLine(c, line); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	return c, lines.Err()
}

func (r *Runner) readLine(c *Case, line string) error {
	power, text, ok := strings.Cut(line, ":")
	if !ok {
		return fmt.Errorf("%q is not an order, such as \"France: A par - bur\"", line)
	}
	power, text = strings.TrimSpace(power), strings.TrimSpace(text)
	o, err := r.words.Parse(text)
	if syntax, ok := errors.AsType[*diplomacy.SyntaxError](err); ok && syntax.Problem == diplomacy.IsIncomplete && syntax.Want == "order" {
		o, err = r.words.Parse(text + " H")
	} else if err == nil {
		c.Orders = append(c.Orders, Order{power, text})
	}
	switch {
	case err != nil:
		return fmt.Errorf("%q: %w", text, err)
	case o.Type == diplomacy.AnyUnit || o.At == diplomacy.NoLoc:
		return fmt.Errorf("%q does not say which unit, as \"A par\" does", text)
	}
	c.Units = append(c.Units, Unit{Power: power, Type: o.Type.String(), At: r.m.ID(o.At)})
	return nil
}
