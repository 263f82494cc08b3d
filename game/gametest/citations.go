package gametest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/scenario"
)

// Citations checks that three lists agree: the paragraphs of the lexicon, those cited by the cases
// of a script, and those cited above the test that runs that script with script(t, NAME). It reads
// the scripts and test files of the package under test.
func Citations(t *testing.T, lex *game.Lexicon) {
	t.Helper()
	above := testComments(t)
	all, err := scenario.ParseAll("testdata/scenarios/*.scn")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		name := strings.TrimSuffix(filepath.Base(s.Name), ".scn")
		comment, ok := above[name]
		if !ok {
			t.Errorf("%s: no test runs it", s.Name)
			continue
		}
		cases := cited(s)
		for _, r := range cases {
			if !slices.Contains(comment, r) {
				t.Errorf("%s: a case cites %s, the comment above its test does not", s.Name, r)
			}
		}
		for _, r := range comment {
			if !slices.Contains(cases, r) {
				t.Errorf("%s: the comment above its test cites %s, no case does", s.Name, r)
			}
		}
	}
	if missing := scenario.Uncited(lex, all...); missing != nil {
		t.Errorf("paragraphs that no case proves: %v", missing)
	}
}

// Rulings checks that every ruling of the title's rulings.md can be cited, as "ruling." and its
// number, and that nothing else is called a ruling. Citations then asks for a case that shows it.
func Rulings(t *testing.T, lex *game.Lexicon) {
	t.Helper()
	text, err := os.ReadFile("rulings.md")
	if err != nil {
		t.Fatal(err)
	}
	var written, citable []string
	for _, m := range regexp.MustCompile(`(?m)^\*\*([KR][0-9]+)\. `).FindAllSubmatch(text, -1) {
		written = append(written, "ruling."+string(m[1]))
	}
	for _, r := range lex.Rules {
		if strings.HasPrefix(string(r), "ruling.") {
			citable = append(citable, string(r))
		}
	}
	slices.Sort(written)
	slices.Sort(citable)
	if !slices.Equal(written, citable) {
		t.Errorf("rulings.md has %v, the lexicon %v", written, citable)
	}
}

// cited returns the paragraphs cited by the cases of a script.
func cited(s *scenario.Script) (list []game.Rule) {
	for _, c := range s.Cases {
		list = append(list, c.Rules...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

var ruleLine = regexp.MustCompile(`(?m)^Rules? ([^:\n]+):`)

// testComments reads the test files and returns, for each script a test runs, what the comment
// above that test cites.
func testComments(t *testing.T) map[string][]game.Rule {
	t.Helper()
	paths, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	above := map[string][]game.Rule{}
	for _, path := range paths {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			name, ok := scriptOf(fn.Body)
			if !ok {
				continue
			}
			for _, m := range ruleLine.FindAllStringSubmatch(fn.Doc.Text(), -1) {
				for id := range strings.SplitSeq(m[1], ", ") {
					above[name] = append(above[name], game.Rule(id))
				}
			}
		}
	}
	return above
}

// scriptOf finds the call script(t, NAME) in the body of a test.
func scriptOf(body *ast.BlockStmt) (name string, ok bool) {
	ast.Inspect(body, func(n ast.Node) bool {
		call, isCall := n.(*ast.CallExpr)
		if !isCall {
			return true
		}
		if fn, isName := call.Fun.(*ast.Ident); isName && fn.Name == "script" && len(call.Args) == 2 {
			if lit, isLit := call.Args[1].(*ast.BasicLit); isLit {
				name, _ = strconv.Unquote(lit.Value)
				ok = true
			}
		}
		return true
	})
	return name, ok
}
