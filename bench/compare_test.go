package bench

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestBeside(t *testing.T) {
	rows, err := ReadRows(strings.NewReader(`# before today
{"name":"a","value":2,"unit":"ms"}

{"name":"b","value":0,"unit":"ms"}
{"name":"c","value":5,"unit":"ms","was":7,"ratio":0.7}
`))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		v    Value
		want Row
	}{
		{Value{"a", 3, "ms"}, Row{Was: 2, Ratio: 1.5}},
		{Value{"a", 3, "µs"}, Row{New: true}}, // the same name for something else
		{Value{"b", 3, "ms"}, Row{}},
		{Value{"c", 1, "ms"}, Row{Was: 5, Ratio: .2}},
		{Value{"d", 1, "ms"}, Row{New: true}},
	} {
		c.want.Value = c.v
		if got := rows.Beside(c.v); got != c.want {
			t.Errorf("got %+v, want %+v", got, c.want)
		}
	}
	if got := Rows(nil).Beside(Value{"a", 3, "ms"}); got.New || got.Ratio != 0 {
		t.Errorf("without a baseline: got %+v, want the value alone", got)
	}
	for _, text := range []string{"a 2 ms\n", `{"value":2}`, "{\"name\":\"a\"}\n{"} {
		if rows, err := ReadRows(strings.NewReader(text)); err == nil {
			t.Errorf("%q is read as %v", text, rows)
		}
	}
}

// TestBaselines: those that are kept can be compared with, and say where they come from.
func TestBaselines(t *testing.T) {
	files, err := filepath.Glob("baseline/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("got %d baselines (%v), want some in bench/baseline", len(files), err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if rows, err := ReadRows(bytes.NewReader(text)); err != nil || len(rows) == 0 {
			t.Errorf("%s: got %d rows (%v), want some", name, len(rows), err)
		}
		if !bytes.HasPrefix(text, []byte("# outremer ")) {
			t.Errorf("%s does not begin with the version, the machine and the load", name)
		}
	}
}

func TestMedians(t *testing.T) {
	got := medians([]Rows{
		{"a": {"a", 9, "ms"}, "b": {"b", 1, "ms"}},
		{"a": {"a", 1, "ms"}},
		{"a": {"a", 2, "ms"}},
	})
	if got["a"] != (Value{"a", 2, "ms"}) || got["b"] != (Value{"b", 1, "ms"}) || len(got) != 2 {
		t.Errorf("got %+v, want a: 2 and b: 1", got)
	}
}

// TestOnly: asking for some rows runs what they need and reports nothing else.
func TestOnly(t *testing.T) {
	var ran, reported []string
	b := &benchmark{ctx: t.Context(), only: []string{"long.load", "rules.toy.2p"}, report: func(v Value) error {
		reported = append(reported, v.Name)
		return nil
	}}
	var all []measurement
	for _, name := range []string{"rules.toy.2p", "rules.toy.3p", "long", "server"} {
		all = append(all, measure(func() error {
			ran = append(ran, name)
			return b.values(Value{Name: name + ".load"}, Value{Name: name + ".cpu"})
		}, name))
	}
	if err := b.run(all); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(ran, " "); got != "rules.toy.2p long" {
		t.Errorf("ran %s, want rules.toy.2p long", got)
	}
	if got := strings.Join(reported, " "); got != "rules.toy.2p.load rules.toy.2p.cpu long.load" {
		t.Errorf("reported %s", got)
	}
}

// TestCovers: whether another build has to measure itself depends on what is asked for.
func TestCovers(t *testing.T) {
	all := []measurement{measure(nil, "server.toy.cpu"), measure(nil, "sqlite")}
	for prefix, want := range map[string]bool{"server": true, "server.toy": true, "sqlite.commits": true, "s": false, "serve": false, "long": false} {
		if got := covers(all, prefix); got != want {
			t.Errorf("%s: got %t, want %t", prefix, got, want)
		}
	}
}

// TestInside: what is measured from outside, another build need not measure itself.
func TestInside(t *testing.T) {
	p := &Plan{Only: []string{"server.toy", "long.load", "sqlite", "rules"}}
	got := strings.Join(p.inside([]measurement{measure(nil, "server.toy.cpu"), measure(nil, "sqlite")}), " ")
	if want := "long.load rules"; got != want || len(p.Only) != 4 {
		t.Errorf("got %s of %s, want %s", got, p.Only, want)
	}
}

// TestArgs: another build measures no more than what is wanted, if it can.
func TestArgs(t *testing.T) {
	p := &Plan{Quick: true}
	for _, c := range []struct {
		t    target
		only []string
		want string
	}{
		{target{}, []string{"long"}, "bench --quick"},
		{target{picks: true}, []string{"long", "rules.toy"}, "bench --quick --only long,rules.toy"},
		{target{picks: true}, nil, "bench --quick"},
	} {
		if got := strings.Join(p.args(c.t, c.only), " "); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

func TestPrint(t *testing.T) {
	var out strings.Builder
	err := Print(&out, []Row{
		{Value: Value{"long.load", 4, "ms"}, Was: 8, Ratio: .5},
		{Value: Value{"long.undo", 4, "ms"}, New: true},
		{Value: Value{"growth.moves.100.cpu", 200, "µs/move"}},
		{Value: Value{"growth.moves.10000.cpu", 210, "µs/move"}},
		{Value: Value{"growth.moves.1000.cpu", 190, "µs/move"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(strings.Fields(out.String()), " ")
	want := "long.load 4 ms was 8, 0.5x long.undo 4 ms new " +
		"growth 100 1000 10000 largest over smallest moves.cpu µs/move 200 190 210 1.05x"
	if got != want {
		t.Errorf("got\n%s, want\n%s", got, want)
	}
}
