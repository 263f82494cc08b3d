package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// slowTests returns a pattern for tests that do not count: those of bots, which notice much and tell
// nothing, and the suites that play whole games.
func slowTests(dir string) (string, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		return "", err
	}
	names := []string{"Fuzz"}
	for _, path := range paths {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return "", err
		}
		bots := strings.HasPrefix(filepath.Base(path), "bot")
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if ok && fn.Body != nil && strings.HasPrefix(fn.Name.Name, "Test") && (bots || playsWhole(fn.Body)) {
				names = append(names, fn.Name.Name+"$")
			}
		}
	}
	return "^(" + strings.Join(names, "|") + ")", nil
}

// playsWhole reports whether a test is one of the suites for all titles.
func playsWhole(body ast.Node) (yes bool) {
	ast.Inspect(body, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			of, _ := sel.X.(*ast.Ident)
			yes = yes || of != nil && of.Name == "gametest" && (sel.Sel.Name == "Exercise" || sel.Sel.Name == "Kept")
		}
		return !yes
	})
	return yes
}

// report tests all mutants and prints the survivors, and how many were killed.
func (l *litter) report(ctx context.Context, out io.Writer) error {
	if why, ok := l.alive(ctx, 0); !ok {
		return fmt.Errorf("%s fails without any mutant:\n%s", l.dir, why)
	}
	same, err := l.equivalents()
	if err != nil {
		return err
	}
	survived := l.survivors(ctx)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	equivalent := 0
	for i, m := range l.mutants {
		switch {
		case !survived[i]:
		case same[m.name()]:
			equivalent++
		default:
			fmt.Fprintf(out, "%s:%d: %s\n", m.file.path, m.line, m.name())
		}
	}
	killed := len(l.mutants)
	for _, s := range survived {
		if s {
			killed--
		}
	}
	_, err = fmt.Fprintf(out, "killed %d of %d, %d equivalent\n", killed, len(l.mutants), equivalent)
	return err
}

// survivors runs the tests against every mutant, some at once.
func (l *litter) survivors(ctx context.Context) []bool {
	out := make([]bool, len(l.mutants))
	next := make(chan int)
	var all sync.WaitGroup
	for range l.workers {
		all.Go(func() {
			for i := range next {
				_, out[i] = l.alive(ctx, l.mutants[i].id)
			}
		})
	}
	for i := range l.mutants {
		next <- i
	}
	close(next)
	all.Wait()
	return out
}

// What a mutant may take before it counts as noticed: kilobytes, and seconds of CPU time, since a
// busy machine must not kill anybody.
const (
	memory  = 8 << 20
	seconds = 60
)

// alive runs the tests against a mutant, and reports whether they pass. If not, it returns what they
// said.
func (l *litter) alive(ctx context.Context, id int) (string, bool) {
	limits := fmt.Sprintf(`ulimit -v %d && ulimit -t %d && exec "$0" "$@"`, memory, seconds)
	cmd := exec.CommandContext(ctx, "sh", "-c", limits, l.binary, "-test.short", "-test.failfast", "-test.timeout=10m", "-test.skip", l.skip)
	cmd.Dir = l.dir
	cmd.Env = append(os.Environ(), variable+"="+strconv.Itoa(id))
	out, err := cmd.CombinedOutput()
	return string(out), err == nil
}

// equivalents reads the list of mutants that change nothing: testdata/mutants.txt, one name and its
// reason a line, parted by " # ". A line whose rule has changed since names no mutant, and must go.
func (l *litter) equivalents() (map[string]bool, error) {
	b, err := os.ReadFile(filepath.Join(l.dir, "testdata", "mutants.txt"))
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	same := map[string]bool{}
	lines := bufio.NewScanner(bytes.NewReader(b))
	for n := 1; lines.Scan(); n++ {
		name, why, ok := strings.Cut(lines.Text(), " # ")
		if !ok || strings.TrimSpace(why) == "" {
			return nil, fmt.Errorf("testdata/mutants.txt:%d: no reason after \" # \"", n)
		}
		if !l.names[name] {
			return nil, fmt.Errorf("testdata/mutants.txt:%d: there is no mutant %s", n, name)
		}
		same[name] = true
	}
	return same, lines.Err()
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
