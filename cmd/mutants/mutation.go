package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"strconv"
)

// mutation is a change of some bytes of a file.
type mutation struct {
	from, to int
	text     string
}

// finder collects the mutations of a function.
type finder struct {
	src   []byte
	file  *token.File
	found []mutation
}

// mutationsOf returns every single change of meaning that we know for a function.
func mutationsOf(src []byte, file *token.File, fn *ast.FuncDecl) []mutation {
	f := &finder{src: src, file: file}
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		f.visit(n)
		return true
	})
	if fn.Type.Results == nil && len(fn.Body.List) > 1 {
		f.before(fn.Body.List[len(fn.Body.List)-1], "return; ")
	}
	return f.found
}

func (f *finder) visit(n ast.Node) {
	switch n := n.(type) {
	case *ast.IfStmt:
		f.replace(n.Cond, "!("+f.text(n.Cond)+")")
	case *ast.BinaryExpr:
		f.binary(n)
	case *ast.BasicLit:
		f.literal(n)
	case *ast.BlockStmt:
		f.statements(n.List)
	case *ast.CaseClause:
		f.statements(n.Body)
	case *ast.ForStmt:
		f.once(n.Body)
	case *ast.RangeStmt:
		f.once(n.Body)
	case *ast.CallExpr:
		f.arguments(n)
	}
}

// turned are operators and what they are mistaken for.
var turned = map[token.Token][]token.Token{
	token.LSS: {token.LEQ, token.GTR}, token.LEQ: {token.LSS}, token.GTR: {token.GEQ, token.LSS}, token.GEQ: {token.GTR},
	token.EQL: {token.NEQ}, token.NEQ: {token.EQL},
	token.ADD: {token.SUB}, token.SUB: {token.ADD},
	token.LAND: {token.LOR}, token.LOR: {token.LAND},
}

func (f *finder) binary(n *ast.BinaryExpr) {
	for _, op := range turned[n.Op] {
		at := f.file.Offset(n.OpPos)
		f.add(at, at+len(n.Op.String()), op.String())
	}
	switch n.Op {
	case token.LAND, token.LOR: // a condition dropped
		f.replace(n, f.text(n.X))
		f.replace(n, f.text(n.Y))
	case token.SUB, token.QUO, token.REM, token.AND_NOT, token.SHL:
		f.replace(n, "("+f.text(n.Y)+") "+n.Op.String()+" ("+f.text(n.X)+")")
	}
}

// weights are numbers that only put things in order: one more or less means nothing.
const weights = 100

// literal moves a number by one.
func (f *finder) literal(n *ast.BasicLit) {
	if n.Kind != token.INT {
		return
	}
	v, err := strconv.Atoi(n.Value)
	if err != nil || v >= weights {
		return
	}
	f.replace(n, strconv.Itoa(v+1))
	if v > 0 {
		f.replace(n, strconv.Itoa(v-1))
	}
}

// statements leaves one out.
func (f *finder) statements(list []ast.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.ExprStmt, *ast.IncDecStmt:
			f.replace(s, "")
		case *ast.AssignStmt:
			if s.Tok != token.DEFINE {
				f.replace(s, "")
			}
		case *ast.BranchStmt:
			if s.Tok == token.CONTINUE || s.Tok == token.BREAK {
				f.replace(s, "")
			}
		}
	}
}

// once stops a loop after its first round, unless it ends there anyway.
func (f *finder) once(body *ast.BlockStmt) {
	if n := len(body.List); n > 0 {
		if _, ends := body.List[n-1].(*ast.ReturnStmt); ends {
			return
		}
	}
	at := f.file.Offset(body.Rbrace)
	f.add(at, at, "\nbreak\n")
}

// arguments swaps two neighbours, unless their order means nothing.
func (f *finder) arguments(n *ast.CallExpr) {
	if of, ok := n.Fun.(*ast.Ident); ok && (of.Name == "min" || of.Name == "max") {
		return
	}
	for i := 1; i < len(n.Args); i++ {
		a, b := n.Args[i-1], n.Args[i]
		if f.text(a) != f.text(b) {
			between := string(f.src[f.file.Offset(a.End()):f.file.Offset(b.Pos())])
			f.add(f.file.Offset(a.Pos()), f.file.Offset(b.End()), f.text(b)+between+f.text(a))
		}
	}
}

func (f *finder) text(n ast.Node) string {
	return string(f.src[f.file.Offset(n.Pos()):f.file.Offset(n.End())])
}

func (f *finder) replace(n ast.Node, text string) {
	f.add(f.file.Offset(n.Pos()), f.file.Offset(n.End()), text)
}

func (f *finder) before(n ast.Node, text string) {
	at := f.file.Offset(n.Pos())
	f.add(at, at, text)
}

func (f *finder) add(from, to int, text string) {
	f.found = append(f.found, mutation{from, to, text})
}

// change describes a mutation, for people and for lists.
func (m mutation) change(src []byte) string {
	was, is := oneLine(string(src[m.from:m.to])), oneLine(m.text)
	switch {
	case was == "":
		return fmt.Sprintf("`%s` put in", is)
	case is == "":
		return fmt.Sprintf("`%s` left out", was)
	}
	return fmt.Sprintf("`%s` becomes `%s`", was, is)
}
