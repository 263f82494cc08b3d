package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/printer"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// owners say which lines of the written files are of which mutant.
type owners map[string][]span

type span struct{ from, to, id int }

func (o owners) owner(file string, line int) int {
	for _, s := range o[file] {
		if s.from <= line && line <= s.to {
			return s.id
		}
	}
	return 0
}

// write writes the files with the mutants in them, and the overlay that puts them in their places.
func (l *litter) write(work string) (string, owners, error) {
	replace, lines := map[string]string{}, owners{}
	put := func(name string, text []byte) error {
		path, err := filepath.Abs(filepath.Join(l.dir, name))
		if err != nil {
			return err
		}
		replace[path] = filepath.Join(work, name)
		return os.WriteFile(replace[path], text, 0o600)
	}
	byFile := map[*source][]*mutant{}
	for _, m := range l.mutants {
		byFile[m.file] = append(byFile[m.file], m)
	}
	for f, some := range byFile {
		text, spans, err := f.with(some)
		if err != nil {
			return "", nil, err
		}
		name := filepath.Base(f.path)
		lines[name] = spans
		if err := put(name, text); err != nil {
			return "", nil, err
		}
	}
	if err := put("zz_mutant.go", fmt.Appendf(nil, choice, l.mutants[0].file.tree.Name.Name, variable)); err != nil {
		return "", nil, err
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", nil, err
	}
	path := filepath.Join(work, "overlay.json")
	return path, lines, os.WriteFile(path, overlay, 0o600)
}

// variable names the mutant that is alive.
const variable = "OUTREMER_MUTANT"

const choice = `package %s

import (
	"os"
	"strconv"
)

var zzMutant, _ = strconv.Atoi(os.Getenv(%q))
`

// with returns the file with mutants of some of its functions: each is a function of its own, which
// the original calls in its place when it is alive.
func (f *source) with(some []*mutant) ([]byte, []span, error) {
	some = slices.SortedFunc(slices.Values(some), func(a, b *mutant) int { return int(a.fn.Pos() - b.fn.Pos()) })
	var out bytes.Buffer
	done := 0
	for i, m := range some {
		if i == 0 || some[i-1].fn != m.fn {
			head, err := f.head(m.fn, m.fn.Name.Name)
			if err != nil {
				return nil, nil, err
			}
			out.Write(f.src[done:f.file.Offset(m.fn.Pos())])
			out.WriteString(head + "{\n")
			done = f.file.Offset(m.fn.Body.Lbrace) + 1
		}
		out.WriteString(f.call(m))
	}
	out.Write(f.src[done:])
	spans := make([]span, len(some))
	for i, m := range some {
		spans[i] = span{from: bytes.Count(out.Bytes(), []byte("\n")) + 1, id: m.id}
		if err := f.addClone(&out, m); err != nil {
			return nil, nil, err
		}
		spans[i].to = bytes.Count(out.Bytes(), []byte("\n"))
	}
	return out.Bytes(), spans, nil
}

// addClone appends the function of a mutant.
func (f *source) addClone(out *bytes.Buffer, m *mutant) error {
	head, err := f.head(m.fn, m.clone())
	if err != nil {
		return err
	}
	from, to := f.file.Offset(m.fn.Body.Lbrace), f.file.Offset(m.fn.Body.End())
	fmt.Fprintf(out, "%s%s%s%s\n", head, f.src[from:m.from], m.text, f.src[m.to:to])
	return nil
}

func (m *mutant) clone() string { return "zzMutant" + strconv.Itoa(m.id) + m.fn.Name.Name }

// head returns the head of a function under a name, on one line and with a name for every parameter.
func (f *source) head(fn *ast.FuncDecl, name string) (string, error) {
	typ := *fn.Type
	typ.Params = named(fn.Type.Params, "zzIn")
	head := &ast.FuncDecl{Recv: named(fn.Recv, "zzSelf"), Name: ast.NewIdent(name), Type: &typ}
	var b bytes.Buffer
	if err := printer.Fprint(&b, token.NewFileSet(), head); err != nil {
		return "", err
	}
	return strings.Join(strings.Fields(b.String()), " ") + " ", nil
}

// named gives parameters without a name one.
func named(list *ast.FieldList, prefix string) *ast.FieldList {
	if list == nil {
		return nil
	}
	out := &ast.FieldList{}
	n := 0
	fresh := func() *ast.Ident {
		n++
		return ast.NewIdent(prefix + strconv.Itoa(n))
	}
	for _, p := range list.List {
		field := &ast.Field{Type: p.Type}
		for _, id := range p.Names {
			if id.Name == "_" {
				id = fresh()
			}
			field.Names = append(field.Names, ast.NewIdent(id.Name))
		}
		if len(field.Names) == 0 {
			field.Names = []*ast.Ident{fresh()}
		}
		out.List = append(out.List, field)
	}
	return out
}

// call returns the statement that lets a mutant take the place of the original.
func (f *source) call(m *mutant) string {
	call := m.clone() + "("
	if m.fn.Recv != nil {
		call = named(m.fn.Recv, "zzSelf").List[0].Names[0].Name + "." + call
	}
	for _, p := range named(m.fn.Type.Params, "zzIn").List {
		for _, id := range p.Names {
			call += id.Name
			if _, many := p.Type.(*ast.Ellipsis); many {
				call += "..."
			}
			call += ", "
		}
	}
	call += ")"
	if m.fn.Type.Results == nil {
		return fmt.Sprintf("if zzMutant == %d { %s; return }\n", m.id, call)
	}
	return fmt.Sprintf("if zzMutant == %d { return %s }\n", m.id, call)
}
