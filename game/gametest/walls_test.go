package gametest

import (
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The walls of the house: who may look into which room. docs/architecture.md explains why.

// ranks is the order of the rooms. A room imports itself and rooms of lower rank; a room that is
// not listed must not exist. A title's folder is "games/*", and its sub-folders, such as its
// papers, are "games/*/*".
var ranks = map[string]int{
	"game": 0, "diplomacy": 0, "rating": 0, "build": 0, "atlas": 0, "client": 0, "examples": 0,
	"facts": 1, "store": 1,
	"text":     2,
	"terminal": 3, "papers": 3,
	"games/*":   4,
	"games/*/*": 5,
	"games":     6, "bot": 6,
	"sim": 7, "table": 7, "teacher": 7,
	"people": 8, "herald": 8, "call": 8, "warden": 8, "traces": 8,
	"web": 9, "console": 9,
	"bench": 10,
	"cmd":   11, "tools": 11,
}

// knowTitles are the rooms that may import a title: the list of titles, and programs. All others
// get their titles from the list and treat them alike.
var knowTitles = []string{"games", "cmd"}

// room is where a package belongs.
func room(dir string) string {
	parts := strings.Split(dir, "/")
	if parts[0] == "games" {
		return strings.Join(append([]string{"games"}, slices.Repeat([]string{"*"}, min(len(parts)-1, 2))...), "/")
	}
	return parts[0]
}

// outside are packages that would bring I/O or nondeterminism into rules.
var outside = []string{"time", "math/rand", "crypto/rand", "os", "net", "sync", "syscall", "unsafe", "plugin", "testing"}

// helpers are test equipment: free to use files and testing, but not for rules.
var helpers = []string{"game/gametest", "game/scenario"}

// house is a module's source tree.
type house struct {
	root, module string
	fset         *token.FileSet
	packages     map[string][]*ast.File // by path inside the module, without tests
	typed        map[string]*types.Package
	std          types.Importer
	info         types.Info
}

// openHouse parses all packages under root, which holds go.mod.
func openHouse(root, module string) (*house, error) {
	h := &house{root: root, module: module, fset: token.NewFileSet(), packages: map[string][]*ast.File{}, typed: map[string]*types.Package{}}
	if build.Default.GOROOT == "" { // a test built with -trimpath does not know where Go is
		out, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			return nil, fmt.Errorf("where is Go: %w", err)
		}
		build.Default.GOROOT = strings.TrimSpace(string(out))
	}
	h.std = importer.ForCompiler(h.fset, "gc", nil)
	h.info = types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case errors.Is(err, fs.ErrNotExist): // another process may be deleting its own files
			return nil
		case err != nil:
			return err
		case d.IsDir() && path != root && (name == "testdata" || name == "node_modules" || name[0] == '.'):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(h.fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		dir, err := filepath.Rel(root, filepath.Dir(path))
		dir = filepath.ToSlash(dir)
		h.packages[dir] = append(h.packages[dir], f)
		return err
	})
	return h, err
}

func TestWalls(t *testing.T) {
	h, err := openHouse(filepath.Join("..", ".."), "outremer")
	if err != nil {
		t.Fatal(err)
	}
	if len(h.packages["game"]) == 0 || len(h.packages["games/skirmish"]) == 0 {
		t.Fatal("the house is empty")
	}
	for _, breach := range slices.Concat(h.imports(), h.mapRanges()) {
		t.Error(breach)
	}
}

// TestRanksArePublished: docs/architecture.md shows the rooms with their ranks, and no others.
func TestRanksArePublished(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "..", "docs", "architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	rooms, _, _ := strings.Cut(string(page), "## The walk of a move")
	shown := map[string]int{}
	for _, row := range regexp.MustCompile(`(?m)^\| (\d+) \| ([^|]+) \|`).FindAllStringSubmatch(rooms, -1) {
		for _, room := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(row[2], -1) {
			shown[room[1]], _ = strconv.Atoi(row[1])
		}
	}
	if !maps.Equal(shown, ranks) {
		t.Errorf("the page shows %v, want %v", shown, ranks)
	}
}

// imports finds imports that break a wall.
func (h *house) imports() (breaches []string) {
	for _, dir := range h.rooms() {
		for _, f := range h.packages[dir] {
			for _, spec := range f.Imports {
				path := strings.Trim(spec.Path.Value, `"`)
				if why := h.breach(dir, path); why != "" {
					breaches = append(breaches, fmt.Sprintf("%s: %s imports %s: %s", h.fset.Position(spec.Pos()), dir, path, why))
				}
			}
		}
	}
	return breaches
}

func (h *house) rooms() (dirs []string) {
	for dir := range h.packages {
		dirs = append(dirs, dir)
	}
	slices.Sort(dirs)
	return dirs
}

// breach says why a package may not import another.
func (h *house) breach(dir, path string) string {
	inner, ours := strings.CutPrefix(path, h.module+"/")
	if from, known := ranks[room(dir)]; !known {
		return "a room without a rank"
	} else if to, known := ranks[room(inner)]; ours && known && to >= from && room(inner) != room(dir) {
		return "imports point the other way"
	}
	if ours && strings.HasPrefix(room(inner), "games/") && !knowsTitle(dir, inner) {
		return "only the list of titles names a title"
	}
	if !isRules(dir) {
		return ""
	}
	switch {
	case ours && !mayUse(dir, inner):
		return "rules stand on game alone"
	case !ours && strings.Contains(top(path), "."):
		return "rules use the standard library only"
	case !ours && slices.ContainsFunc(outside, func(p string) bool { return within(path, p) }):
		return "rules know nothing of the world"
	}
	return ""
}

// knowsTitle: a title is known to its own rooms, and to those that may know all titles.
func knowsTitle(dir, inner string) bool {
	return folder(dir) == folder(inner) || slices.Contains(knowTitles, room(dir))
}

// folder is the folder of the title to which a package belongs.
func folder(dir string) string {
	parts := strings.SplitN(dir, "/", 3)
	return strings.Join(parts[:min(len(parts), 2)], "/")
}

func top(dir string) string { first, _, _ := strings.Cut(dir, "/"); return first }

func within(path, dir string) bool { return path == dir || strings.HasPrefix(path, dir+"/") }

// isRules are the contract, the adjudicator and the titles; not the list of titles, nor test
// equipment, nor the pooled memory that titles share, nor a title's other rooms.
func isRules(dir string) bool {
	if slices.Contains(helpers, dir) || dir == "game/pool" {
		return false
	}
	return within(dir, "game") || within(dir, "diplomacy") || room(dir) == "games/*"
}

// mayUse: the contract uses itself, a title also the adjudicator and its own folder.
func mayUse(dir, inner string) bool {
	if slices.Contains(helpers, inner) {
		return false
	}
	if !strings.HasPrefix(dir, "games/") {
		return top(inner) == top(dir)
	}
	return within(inner, "game") || within(inner, "diplomacy") || within(inner, folder(dir))
}

// mapRanges finds rules that range over a map, whose order is random. Only sorted keys are allowed:
// slices.Sorted(maps.Keys(m)).
func (h *house) mapRanges() (breaches []string) {
	for _, dir := range h.rooms() {
		if !isRules(dir) {
			continue
		}
		h.check(dir)
		for _, f := range h.packages[dir] {
			sorted := map[ast.Node]bool{}
			ast.Inspect(f, func(n ast.Node) bool {
				if why := h.disorder(n, sorted); why != "" {
					breaches = append(breaches, fmt.Sprintf("%s: %s", h.fset.Position(n.Pos()), why))
				}
				return true
			})
		}
	}
	return breaches
}

// disorder returns what is wrong with a node. It remembers the arguments of sorting calls, which
// come later in the walk.
func (h *house) disorder(n ast.Node, sorted map[ast.Node]bool) string {
	switch n := n.(type) {
	case *ast.RangeStmt:
		if t := h.info.TypeOf(n.X); t != nil {
			if _, ok := t.Underlying().(*types.Map); ok {
				return "range over a map"
			}
		}
	case *ast.CallExpr:
		pkg, name := h.callee(n)
		if pkg == "slices" && strings.HasPrefix(name, "Sorted") && len(n.Args) > 0 {
			sorted[n.Args[0]] = true
		}
		if pkg == "maps" && slices.Contains([]string{"Keys", "Values", "All"}, name) && !sorted[n] {
			return "maps." + name + " without slices.Sorted"
		}
	}
	return ""
}

// callee is the package and name of a called package function.
func (h *house) callee(call *ast.CallExpr) (pkg, name string) {
	fun := call.Fun
	if index, ok := fun.(*ast.IndexExpr); ok {
		fun = index.X
	}
	if sel, ok := fun.(*ast.SelectorExpr); ok {
		if obj := h.info.Uses[sel.Sel]; obj != nil && obj.Pkg() != nil {
			return obj.Pkg().Path(), obj.Name()
		}
	}
	return "", ""
}

// check type-checks a package. Errors are left to the compiler.
func (h *house) check(dir string) *types.Package {
	if p := h.typed[dir]; p != nil {
		return p
	}
	h.typed[dir] = types.NewPackage(h.module+"/"+dir, "") // ends a cycle of imports
	conf := types.Config{Importer: h, Error: func(error) {}}
	p, _ := conf.Check(h.module+"/"+dir, h.fset, h.packages[dir], &h.info)
	h.typed[dir] = p
	return p
}

// Import implements types.Importer: our packages from source, others as compiled.
func (h *house) Import(path string) (*types.Package, error) {
	if inner, ok := strings.CutPrefix(path, h.module+"/"); ok {
		return h.check(inner), nil
	}
	return h.std.Import(path)
}

// TestPlantedWalls breaks each wall in a house of straw.
func TestPlantedWalls(t *testing.T) {
	straw := map[string]string{
		"game/game.go":           "package game",
		"game/clock.go":          "package game\n\nimport _ \"time\" // breach",
		"game/up.go":             "package game\n\nimport _ \"straw/games/acre\" // breach",
		"game/gametest/test.go":  "package gametest\n\nimport (\n\t_ \"os\"\n\t_ \"testing\"\n)",
		"diplomacy/judge.go":     "package diplomacy\n\nimport _ \"straw/game\" // breach",
		"games/games.go":         "package games\n\nimport (\n\t_ \"straw/games/acre\"\n\t_ \"straw/games/tyre\"\n)",
		"games/acre/ok.go":       "package acre\n\nimport (\n\t_ \"embed\"\n\t_ \"straw/diplomacy\"\n\t_ \"straw/game\"\n)",
		"games/acre/x_test.go":   "package acre\n\nimport _ \"os\"",
		"games/acre/rand.go":     "package acre\n\nimport _ \"math/rand/v2\" // breach",
		"games/acre/net.go":      "package acre\n\nimport _ \"net/http\" // breach",
		"games/acre/lock.go":     "package acre\n\nimport _ \"sync/atomic\" // breach",
		"games/acre/foreign.go":  "package acre\n\nimport _ \"golang.org/x/sync\" // breach",
		"games/acre/helper.go":   "package acre\n\nimport _ \"straw/game/gametest\" // breach",
		"games/acre/table.go":    "package acre\n\nimport _ \"straw/table\" // breach",
		"games/tyre/neighbor.go": "package tyre\n\nimport _ \"straw/games/acre\" // breach",
		"table/table.go":         "package table\n\nimport (\n\t_ \"straw/game\"\n\t_ \"time\"\n)",
		"table/web.go":           "package table\n\nimport _ \"straw/web\" // breach",
		"table/title.go":         "package table\n\nimport _ \"straw/games/acre\" // breach",
		"cmd/play/main.go":       "package main\n\nimport _ \"straw/games/acre\"",
		"web/web.go":             "package web\n\nimport _ \"straw/table\"",
		"web/up.go":              "package web\n\nimport _ \"straw/console\" // breach",
		"console/console.go":     "package console\n\nimport _ \"straw/table\"",
		"attic/attic.go":         "package attic\n\nimport _ \"fmt\" // breach",
		"games/acre/papers/p.go": "package papers\n\nimport (\n\t_ \"straw/games/acre\"\n\t_ \"straw/text\"\n\t_ \"sync\"\n)",
		"games/acre/reads.go":    "package acre\n\nimport _ \"straw/games/acre/papers\" // breach",
		"text/text.go":           "package text\n\nimport _ \"straw/game\"",
		"games/tyre/range.go": `package tyre

import (
	"maps"
	"slices"
)

type stock map[string]int

func sum(s stock, list []int) (n int) {
	for _, v := range s { // breach
		n += v
	}
	for k := range maps.Keys(s) { // breach
		n += len(k)
	}
	n += len(slices.Collect(maps.Values(s))) // breach
	for _, k := range slices.Sorted(maps.Keys(s)) {
		n += len(k)
	}
	for _, v := range list {
		n += v
	}
	return n + s["a"]
}
`,
	}
	root := t.TempDir()
	var want []string
	for name, text := range straw {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(text, "\n") {
			if strings.HasSuffix(line, "// breach") {
				want = append(want, fmt.Sprintf("%s:%d", path, i+1))
			}
		}
	}
	h, err := openHouse(root, "straw")
	if err != nil {
		t.Fatal(err)
	}
	found := slices.Concat(h.imports(), h.mapRanges())
	for _, at := range want {
		if !slices.ContainsFunc(found, func(b string) bool { return strings.HasPrefix(b, at+":") }) {
			t.Errorf("no breach found at %s", at)
		}
	}
	if len(found) != len(want) {
		t.Errorf("%d breaches, not %d:\n%s", len(found), len(want), strings.Join(found, "\n"))
	}
}
