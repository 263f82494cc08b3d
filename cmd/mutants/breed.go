package main

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// mutant is a function with one change in it.
type mutant struct {
	mutation
	id   int
	file *source
	fn   *ast.FuncDecl
	line int
	nth  int // of those with the same change in one function
}

// name tells mutants apart, also when lines have moved.
func (m *mutant) name() string {
	name := fmt.Sprintf("%s %s: %s", filepath.Base(m.file.path), m.fn.Name.Name, m.change(m.file.src))
	if m.nth > 1 {
		name += fmt.Sprintf(" (%d)", m.nth)
	}
	return name
}

// source is a rule file.
type source struct {
	path string
	src  []byte
	file *token.File
	tree *ast.File
}

// litter is the mutants of one package, built into one test binary.
type litter struct {
	options
	binary  string
	skip    string
	names   map[string]bool // of all mutants, also of those outside the sample
	mutants []*mutant
}

// breed makes a sample of mutants that compile.
func breed(ctx context.Context, o options, work string) (*litter, error) {
	all, err := everyMutant(o.dir)
	if err != nil {
		return nil, err
	}
	names := namesOf(all)
	all = slices.DeleteFunc(all, func(m *mutant) bool { return !strings.Contains(m.name(), o.only) })
	if len(all) == 0 {
		return nil, fmt.Errorf("no mutant of %s has %q in its name", o.dir, o.only)
	}
	r := rand.New(rand.NewPCG(o.seed, 0))
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	l := &litter{options: o, binary: filepath.Join(work, "mutants.test"), names: names}
	l.skip, err = slowTests(o.dir)
	if err != nil {
		return nil, err
	}
	for len(l.mutants) < o.n && len(all) > 0 {
		more := min(len(all), (o.n-len(l.mutants))*3/2+5)
		l.mutants, all = append(l.mutants, all[:more]...), all[more:]
		if err := l.build(ctx, work); err != nil {
			return nil, err
		}
	}
	l.mutants = l.mutants[:min(o.n, len(l.mutants))]
	slices.SortFunc(l.mutants, func(a, b *mutant) int {
		return strings.Compare(fmt.Sprintf("%s %6d %6d", a.file.path, a.line, a.id), fmt.Sprintf("%s %6d %6d", b.file.path, b.line, b.id))
	})
	return l, nil
}

func namesOf(all []*mutant) map[string]bool {
	names := map[string]bool{}
	for _, m := range all {
		names[m.name()] = true
	}
	return names
}

// notRules are files of a title in which no rule stands: what has no such prefix is a chapter.
var notRules = regexp.MustCompile(`^(bot|data|explain|face|lexicon|script|view)(_.*)?\.go$|_test\.go$|_json\.go$|^(audit|doc|files|format|parse|mapfile|paper|sample|snapshot|title|vocabulary|warn)\.go$`)

func everyMutant(dir string) ([]*mutant, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	var all []*mutant
	for _, path := range paths {
		if notRules.MatchString(filepath.Base(path)) {
			continue
		}
		f, err := read(fset, path)
		if err != nil {
			return nil, err
		}
		all = append(all, f.mutants()...)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s has no rule files", dir)
	}
	same := map[string]int{}
	for i, m := range all {
		m.id = i + 1
		name := m.name()
		same[name]++
		m.nth = same[name]
	}
	return all, nil
}

func read(fset *token.FileSet, path string) (*source, error) {
	src, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	tree, err := parser.ParseFile(fset, path, src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	return &source{path, src, fset.File(tree.FileStart), tree}, nil
}

// mutants returns those of a file. Generic functions are left alone.
func (f *source) mutants() (all []*mutant) {
	for _, d := range f.tree.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil || fn.Type.TypeParams != nil || generic(fn) || fn.Name.Name == "init" {
			continue
		}
		for _, m := range mutationsOf(f.src, f.file, fn) {
			all = append(all, &mutant{mutation: m, file: f, fn: fn, line: f.file.Line(f.file.Pos(m.from))})
		}
	}
	return all
}

// generic reports whether a method's type has parameters.
func generic(fn *ast.FuncDecl) bool {
	if fn.Recv == nil {
		return false
	}
	typ := fn.Recv.List[0].Type
	if star, ok := typ.(*ast.StarExpr); ok {
		typ = star.X
	}
	_, plain := typ.(*ast.Ident)
	return !plain
}

// build compiles the test binary, and drops mutants that do not compile.
func (l *litter) build(ctx context.Context, work string) error {
	for range 5 {
		faulty, err := l.compile(ctx, work)
		if err != nil {
			return err
		}
		if len(faulty) == 0 {
			return nil
		}
		l.mutants = slices.DeleteFunc(l.mutants, func(m *mutant) bool { return faulty[m.id] })
	}
	return fmt.Errorf("%s: mutants do not compile, again and again", l.dir)
}

// compile returns the mutants that the compiler complains of.
func (l *litter) compile(ctx context.Context, work string) (map[int]bool, error) {
	overlay, lines, err := l.write(work)
	if err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-gcflags=-e", "-overlay", overlay, "-o", l.binary, "./"+l.dir)
	out, err := cmd.CombinedOutput()
	if err == nil {
		return nil, nil
	}
	faulty := map[int]bool{}
	for _, m := range complaint.FindAllSubmatch(out, -1) {
		at, _ := strconv.Atoi(string(m[2]))
		if id := lines.owner(filepath.Base(string(m[1])), at); id > 0 {
			faulty[id] = true
		}
	}
	if len(faulty) == 0 {
		return nil, fmt.Errorf("%s does not build: %w\n%s", l.dir, err, out)
	}
	return faulty, nil
}

var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):`)
