package gametest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestInitializers: the initializer of a condition only declares something. In "if log.Emit(e);
// s.done {" the effect is easy to overlook.
func TestInitializers(t *testing.T) {
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			return skipDir(root, path)
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, at := range effects(fset, f) {
			t.Errorf("%s: an initializer that does something; give it a line of its own", at)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestComments: a function's comment gives its name, then what it does, then the paragraph that
// proves it. docs/rule-files.md shows how.
func TestComments(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("..", "..", "games", "*", "*.go"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("%d files of rules, %v", len(paths), err)
	}
	fset := token.NewFileSet()
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, fn := range misworded(f) {
			t.Errorf("%s: the comment above %s begins %q", fset.Position(fn.Pos()), fn.Name.Name, opening(fn))
		}
	}
}

// misworded returns the functions whose comment begins with a word other than their name, or with a
// citation.
func misworded(f *ast.File) (list []*ast.FuncDecl) {
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Doc == nil {
			continue
		}
		rest, named := strings.CutPrefix(fn.Doc.Text(), fn.Name.Name)
		if !named || strings.HasPrefix(rest, ": [") {
			list = append(list, fn)
		}
	}
	return list
}

// opening returns the first line of the comment above a function.
func opening(fn *ast.FuncDecl) string {
	first, _, _ := strings.Cut(fn.Doc.Text(), "\n")
	return first
}

// TestPlantedComments: the test above would notice each form.
func TestPlantedComments(t *testing.T) {
	const straw = `package straw

// good: a castle stands until it falls [1.2].
func good() {}

// bad: [1.2] a castle stands until it falls.
func bad() {}

// Rule 1.2: a castle stands until it falls.
func worse() {}

func bare() {}
`
	f, err := parser.ParseFile(token.NewFileSet(), "straw.go", straw, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, fn := range misworded(f) {
		got = append(got, fn.Name.Name)
	}
	if want := []string{"bad", "worse"}; !slices.Equal(got, want) {
		t.Errorf("odd comments above %v, want %v", got, want)
	}
}

// skipDir skips folders without our own sources.
func skipDir(root, path string) error {
	inner, err := filepath.Rel(root, path)
	if err != nil {
		return err
	}
	name := filepath.Base(inner)
	if inner != "." && name[0] == '.' || name == "node_modules" {
		return fs.SkipDir
	}
	return nil
}

// effects finds initializers of if and switch that are not short declarations.
func effects(fset *token.FileSet, f *ast.File) (found []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		var init ast.Stmt
		switch n := n.(type) {
		case *ast.IfStmt:
			init = n.Init
		case *ast.SwitchStmt:
			init = n.Init
		case *ast.TypeSwitchStmt:
			init = n.Init
		}
		if init == nil {
			return true
		}
		if declares, ok := init.(*ast.AssignStmt); !ok || declares.Tok != token.DEFINE {
			at := fset.Position(init.Pos())
			found = append(found, fmt.Sprintf("%s:%d", at.Filename, at.Line))
		}
		return true
	})
	return found
}

// TestPlantedInitializers: the test above would notice each form.
func TestPlantedInitializers(t *testing.T) {
	const straw = `package straw

func f(x int, g func(), y any) {
	if g(); x > 0 {
	}
	if x++; x > 0 {
	}
	switch x = 2; x {
	}
	switch g(); y.(type) {
	}
	if z := x; z > 0 {
	}
}
`
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "straw.go", straw, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"straw.go:4", "straw.go:6", "straw.go:8", "straw.go:10"}
	if got := effects(fset, f); !slices.Equal(got, want) {
		t.Errorf("effects at %v, want %v", got, want)
	}
}
