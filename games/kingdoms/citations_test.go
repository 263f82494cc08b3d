package kingdoms

import (
	"fmt"
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

func scripts(t *testing.T) []*scenario.Script {
	t.Helper()
	all, err := scenario.ParseAll("testdata/scenarios/*.scn")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestCitations holds three lists together: the paragraphs of the lexicon, those that
// the cases of a script cite, and those that stand above the test of that script.
func TestCitations(t *testing.T) {
	lex := title(t).Lexicon()
	above := testComments(t)
	all := scripts(t)
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

// cited is the paragraphs that the cases of a script cite.
func cited(s *scenario.Script) (list []game.Rule) {
	for _, c := range s.Cases {
		list = append(list, c.Rules...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

var ruleLine = regexp.MustCompile(`(?m)^Rules? ([^:\n]+):`)

// testComments reads the test files: for each script that a test runs, what the
// comment above that test cites.
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

// TestEveryCardIsPlayed: each card of both decks does its work in some case.
func TestEveryCardIsPlayed(t *testing.T) {
	k := title(t)
	words := movesAndEvents(t)
	own := map[effect]string{fxAmbush: "ambush", fxRelic: "relic", fxRegrouping: "regroup"}
	for i, slug := range k.f.cards {
		fx := k.f.kinds[i].effect
		used := words["commit "+slug] || words["respond "+slug] || words["event "+slug] || words["muslim-answer - "+slug]
		if verb, ok := own[fx]; ok {
			used = words[verb] || words[verb+" "]
		}
		if !used {
			t.Errorf("no case plays %s", slug)
		}
	}
}

// movesAndEvents is the moves of all scripts (without the seat, without the side of a
// response) and the operands of the events that they expect.
func movesAndEvents(t *testing.T) map[string]bool {
	t.Helper()
	words := map[string]bool{}
	for _, s := range scripts(t) {
		text, err := os.ReadFile(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			w := strings.Fields(line)
			if len(w) < 2 || strings.HasPrefix(w[0], "#") || slices.Contains([]string{"lacks", "no-event", "blind"}, w[0]) {
				continue
			}
			words[w[1]] = true
			words[strings.Join(w[1:min(3, len(w))], " ")] = true
			words[strings.Join(w[1:min(4, len(w))], " ")] = true
		}
	}
	return words
}

// TestEveryRulingIsShown: each ruling of docs/rulings/kingdoms.md that play can show
// has a case named after it.
func TestEveryRulingIsShown(t *testing.T) {
	exempt := []string{
		"K56", // a pile has no order: there is nothing to see
		"K57", // moves are taken back at the table, see package table
	}
	text, err := os.ReadFile("../../docs/rulings/kingdoms.md")
	if err != nil {
		t.Fatal(err)
	}
	var rulings []string
	for _, m := range regexp.MustCompile(`(?m)^\*\*(K[0-9]+)\. `).FindAllSubmatch(text, -1) {
		rulings = append(rulings, string(m[1]))
	}
	var named []string
	for _, s := range scripts(t) {
		for _, c := range s.Cases {
			named = append(named, regexp.MustCompile(`\bK[0-9]+\b`).FindAllString(c.Name, -1)...)
		}
	}
	for _, k := range rulings {
		if slices.Contains(named, k) == slices.Contains(exempt, k) {
			t.Errorf("%s: a case is named after it: %v", k, slices.Contains(named, k))
		}
	}
	for _, k := range named {
		if !slices.Contains(rulings, k) {
			t.Errorf("a case is named after %s, which does not exist", k)
		}
	}
}

// TestEveryNumberedCase: T01 to T40 are all there.
func TestEveryNumberedCase(t *testing.T) {
	for n := 1; n <= 40; n++ {
		prefix := fmt.Sprintf("T%02d ", n)
		found := slices.ContainsFunc(scripts(t), func(s *scenario.Script) bool {
			return slices.ContainsFunc(s.Cases, func(c scenario.Case) bool { return strings.HasPrefix(c.Name, prefix) })
		})
		if !found {
			t.Errorf("no case %s", prefix)
		}
	}
}

// TestEveryRefusalIsShown: each reason to refuse a move is met in some script.
func TestEveryRefusalIsShown(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range scripts(t) {
		text, err := os.ReadFile(s.Name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if w := strings.Fields(line); len(w) == 3 && w[0] == "refuse" {
				seen[w[1]+" "+w[2]] = true
			}
		}
	}
	for _, r := range title(t).Lexicon().Refusals {
		if !seen[string(r.Rule)+" "+r.Key] {
			t.Errorf("no case is refused with %s %s", r.Rule, r.Key)
		}
	}
}
