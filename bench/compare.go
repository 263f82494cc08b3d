package bench

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// Row is a value beside the same one of an earlier or another program.
type Row struct {
	Value
	Was   float64 `json:"was,omitempty"`
	Ratio float64 `json:"ratio,omitempty"` // this one over that one
	New   bool    `json:"new,omitempty"`   // the other has no such row
}

// Rows are values by name.
type Rows map[string]Value

// ReadRows reads what an earlier run printed, one JSON object a line. Lines that begin with # are
// remarks.
func ReadRows(in io.Reader) (Rows, error) {
	rows := Rows{}
	lines := bufio.NewScanner(in)
	for n := 1; lines.Scan(); n++ {
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 || line[0] == '#' {
			continue
		}
		var v Value
		if err := json.Unmarshal(line, &v); err != nil || v.Name == "" {
			return nil, fmt.Errorf("line %d is not a measured value: %.60q", n, line)
		}
		rows[v.Name] = v
	}
	return rows, lines.Err()
}

// Beside returns a value beside the earlier one.
func (r Rows) Beside(v Value) Row {
	was, ok := r[v.Name]
	switch {
	case r == nil:
		return Row{Value: v}
	case !ok || was.Unit != v.Unit:
		return Row{Value: v, New: true}
	case was.Value == 0:
		return Row{Value: v}
	}
	return Row{Value: v, Was: was.Value, Ratio: rounded(v.Value / was.Value)}
}

// Against measures this program and another build of it in turns, and reports the medians side by
// side. The other one measures itself, as far as it can, and is measured as a server from outside.
func (p *Plan) Against(ctx context.Context, other string, rounds int, report func(Row) error) error {
	if rounds < 1 {
		return errors.New("no rounds")
	}
	t := target{path: other}
	if err := p.probe(ctx, &t); err != nil {
		return fmt.Errorf("%s: %w", other, err)
	}
	var theirs, ours []Rows
	var names []string
	for range rounds {
		their, err := p.rowsOf(ctx, t)
		if err != nil {
			return fmt.Errorf("%s: %w", other, err)
		}
		our := Rows{}
		names = names[:0]
		err = p.Run(ctx, func(v Value) error {
			names = append(names, v.Name)
			return our.keep(v)
		})
		if err != nil {
			return err
		}
		theirs, ours = append(theirs, their), append(ours, our)
	}
	before, now := medians(theirs), medians(ours)
	for _, name := range names {
		if err := report(before.Beside(now[name])); err != nil {
			return err
		}
	}
	return nil
}

func (r Rows) keep(v Value) error {
	r[v.Name] = v
	return nil
}

// probe finds out whether a build of the program tells what changed, or only whole states, and
// whether it can measure some rows only.
func (p *Plan) probe(ctx context.Context, t *target) error {
	usage, err := exec.CommandContext(ctx, t.path, "bench", "--help").Output()
	if err != nil {
		return err
	}
	t.picks = bytes.Contains(usage, []byte("--only"))
	c, err := startChild(ctx, t.path)
	if err != nil {
		return err
	}
	title := p.Titles[0].Title
	_, _, err = fleet{c}.serving(ctx, title.Info().Slug, largest(title), 1, 2, true)
	t.deltas = err == nil
	return c.stop()
}

// rowsOf lets another build measure itself, unless nobody wants to know, and measures it as a
// server.
func (p *Plan) rowsOf(ctx context.Context, t target) (Rows, error) {
	rows := Rows{}
	b := &benchmark{ctx: ctx, quick: p.Quick, only: p.Only, target: t, report: rows.keep}
	outside := b.processes(p.Titles)
	inside := p.Only
	if !p.Growth {
		inside = p.inside(outside)
		if len(p.Only) > 0 && len(inside) == 0 {
			return rows, b.run(outside)
		}
	}
	cmd := exec.CommandContext(ctx, t.path, p.args(t, inside)...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	own, err := ReadRows(bytes.NewReader(out))
	if err != nil {
		return nil, err
	}
	maps.Copy(rows, own)
	if p.Growth {
		return rows, nil
	}
	return rows, b.run(outside)
}

// inside returns what is wanted beside rows of these measurements.
func (p *Plan) inside(outside []measurement) []string {
	return slices.DeleteFunc(slices.Clone(p.Only), func(only string) bool { return covers(outside, only) })
}

// covers reports whether all rows that begin with prefix are of some measurements.
func covers(all []measurement, prefix string) bool {
	return slices.ContainsFunc(all, func(m measurement) bool {
		return slices.ContainsFunc(m.rows, func(row string) bool {
			head, _, _ := strings.Cut(row, ".")
			return prefix == head || strings.HasPrefix(prefix, head+".")
		})
	})
}

// args are how another build is asked for some rows. One that cannot pick measures all.
func (p *Plan) args(t target, only []string) []string {
	args := []string{"bench"}
	if p.Quick {
		args = append(args, "--quick")
	}
	if p.Growth {
		args = append(args, "--growth")
	}
	if t.picks && len(only) > 0 {
		args = append(args, "--only", strings.Join(only, ","))
	}
	return args
}

// medians returns the median of each row over the rounds that have it.
func medians(rounds []Rows) Rows {
	all := map[string][]float64{}
	out := Rows{}
	for _, rows := range rounds {
		for name, v := range rows {
			all[name] = append(all[name], v.Value)
			out[name] = v
		}
	}
	for name, v := range out {
		v.Value = median(all[name])
		out[name] = v
	}
	return out
}

func median[T cmp.Ordered](all []T) T {
	all = slices.Sorted(slices.Values(all))
	return all[len(all)/2]
}
