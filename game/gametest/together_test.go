package gametest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// scripts/test.sh runs the race detector, which is slow, over rooms that know no goroutines only for
// those of their tests that run things side by side. None of these may be missing in its list.
func TestRaceDetectorMissesNothing(t *testing.T) {
	script, err := os.ReadFile("../../scripts/test.sh")
	if err != nil {
		t.Fatal(err)
	}
	rules, listed := setting(t, script, "rules"), setting(t, script, "together")
	found := map[string]bool{}
	for _, dir := range packages(t) {
		if !rules.MatchString("outremer/" + dir) {
			continue
		}
		tests, others := sideBySide(t, filepath.Join("../..", dir))
		if len(others) > 0 && dir != "game/gametest" {
			t.Errorf("%s of %s go on in several goroutines: it does not belong into `rules` in scripts/test.sh", others, dir)
		}
		for _, test := range tests {
			found[test] = true
			if !listed.MatchString(test) {
				t.Errorf("%s in %s runs things side by side: it belongs into `together` in scripts/test.sh", test, dir)
			}
		}
	}
	if len(found) == 0 {
		t.Error("no test runs things side by side: is anything looked at?")
	}
}

// setting returns a pattern that a shell script assigns, for whole names.
func setting(t *testing.T, script []byte, name string) *regexp.Regexp {
	t.Helper()
	m := regexp.MustCompile(`(?m)^` + name + `='(.*)'$`).FindSubmatch(script)
	if m == nil {
		t.Fatalf("scripts/test.sh does not set %s", name)
	}
	return regexp.MustCompile("^(" + string(m[1]) + ")$")
}

// packages returns the folders of the repository with Go files in them.
func packages(t *testing.T) []string {
	t.Helper()
	var dirs []string
	for _, pattern := range []string{"*/*.go", "*/*/*.go", "*/*/*/*.go"} {
		files, err := filepath.Glob(filepath.Join("../..", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			dirs = append(dirs, strings.TrimPrefix(filepath.ToSlash(filepath.Dir(f)), "../../"))
		}
	}
	slices.Sort(dirs)
	return slices.Compact(dirs)
}

// sideBySide returns the tests of a folder that start goroutines or parallel tests, themselves or
// by this package, and other functions, outside of tests, that do.
func sideBySide(t *testing.T, dir string) (tests, others []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			switch {
			case !ok || !forks(fn.Body):
			case !strings.HasSuffix(name, "_test.go"):
				others = append(others, fn.Name.Name)
			case strings.HasPrefix(fn.Name.Name, "Test"):
				tests = append(tests, fn.Name.Name)
			}
		}
	}
	return tests, others
}

// forks reports whether code goes on in more than one goroutine.
func forks(body ast.Node) (yes bool) {
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			yes = true
		case *ast.SelectorExpr:
			of, _ := n.X.(*ast.Ident)
			ours := of != nil && of.Name == "gametest" && (n.Sel.Name == "Exercise" || n.Sel.Name == "Kept")
			yes = yes || ours || n.Sel.Name == "Parallel" || n.Sel.Name == "Go"
		}
		return !yes
	})
	return yes
}
