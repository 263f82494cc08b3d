package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// The little package breaks the two promises that tests most often forget: nobody looks at debts,
// and nobody pays two.
func TestSurvivors(t *testing.T) {
	var out strings.Builder
	if err := run(t.Context(), []string{"-n", "1000", "testdata/tally"}, &out); err != nil {
		t.Fatal(err)
	}
	const want = "testdata/tally/tally.go:20: tally.go Each: `break` put in\n" +
		"testdata/tally/tally.go:21: tally.go Each: `s.Debts = 0` left out\n" +
		"testdata/tally/tally.go:21: tally.go Each: `0` becomes `1`\n" +
		"killed 7 of 11, 1 equivalent\n"
	if got := out.String(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// Two changes of the same name in one function are told apart, so that each is listed by itself.
func TestNames(t *testing.T) {
	all, err := everyMutant("../../games/skirmish")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	second := false
	for _, m := range all {
		if seen[m.name()] {
			t.Errorf("two mutants are called %s", m.name())
		}
		seen[m.name()] = true
		second = second || strings.HasSuffix(m.name(), " (2)")
	}
	if !second {
		t.Error("no mutant is the second of its name: the example proves nothing")
	}
}

// A list that names a mutant which no longer exists is refused.
func TestStaleEquivalent(t *testing.T) {
	l := litter{options: options{dir: "testdata/tally"}}
	if _, err := l.equivalents(); err == nil || !strings.Contains(err.Error(), "there is no mutant") {
		t.Errorf("got %v, want a line refused", err)
	}
}

// Every equivalent that the titles list is still one of their mutants.
func TestListedEquivalents(t *testing.T) {
	lists, err := filepath.Glob("../../games/*/testdata/mutants.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range append(lists, "../../diplomacy/testdata/mutants.txt") {
		l := litter{options: options{dir: filepath.Dir(filepath.Dir(list))}}
		all, err := everyMutant(l.dir)
		if err != nil {
			t.Fatal(err)
		}
		l.names = namesOf(all)
		if _, err := l.equivalents(); err != nil {
			t.Errorf("%s: %v", l.dir, err)
		}
	}
}

func TestRefused(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "say which package"},
		{"testdata", "has no rule files"},
		{"-only nothing testdata/tally", `no mutant of testdata/tally has "nothing"`},
	} {
		err := run(t.Context(), strings.Fields(c.args), new(strings.Builder))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: got %v, want %q", c.args, err, c.want)
		}
	}
}

func TestMutations(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{"if a { f() }", "`a` becomes `!(a)`; `f()` left out"},
		{"b = x < y", "`b = x < y` left out; `<` becomes `<=`; `<` becomes `>`"},
		{"b = p && q", "`b = p && q` left out; `&&` becomes `||`; `p && q` becomes `p`; `p && q` becomes `q`"},
		{"n := 2", "`2` becomes `3`; `2` becomes `1`"},
		{"n := 100", ""},
		{"for range 0 { n++ }", "`break` put in; `0` becomes `1`; `n++` left out"},
		{"for range s { return }", ""},
		{"v := g(x, y)", "`x, y` becomes `y, x`"},
		{"v := min(x, y)", ""},
		{"v := x - y", "`-` becomes `+`; `x - y` becomes `(y) - (x)`"},
		{"switch { case a: continue }", "`continue` left out"},
		{"f(); g()", "`f()` left out; `g()` left out; `return;` put in"},
	} {
		src := []byte("package p\nfunc _() {" + c.body + "}\n")
		fset := token.NewFileSet()
		tree, err := parser.ParseFile(fset, "", src, 0)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, m := range mutationsOf(src, fset.File(tree.FileStart), tree.Decls[0].(*ast.FuncDecl)) {
			got = append(got, m.change(src))
		}
		if got := strings.Join(got, "; "); got != c.want {
			t.Errorf("%s: got %s, want %s", c.body, got, c.want)
		}
	}
}
