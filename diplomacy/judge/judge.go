// Package judge answers the page on which anyone can adjudicate: questions and answers are JSON, so
// that a worker in a browser can ask without a server. cmd/judge makes an engine of it.
package judge

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
)

// Judge keeps the maps that were asked for.
type Judge struct{ runners map[string]*cases.Runner }

// New returns a judge.
func New() *Judge { return &Judge{map[string]*cases.Runner{}} }

// Question is what the page asks.
type Question struct {
	What string          `json:"what"` // read, write, import, choices or resolve
	Map  string          `json:"map"`
	Case json.RawMessage `json:"case,omitempty"`
	Text string          `json:"text,omitempty"` // to read
	At   string          `json:"at,omitempty"`   // the province that choices are for
}

// Answer is what the page gets: what it asked for, or why not.
type Answer struct {
	Error   string         `json:"error,omitempty"`
	Lines   []Line         `json:"lines,omitempty"` // of a text, that cannot be read
	Units   []cases.Unit   `json:"units,omitempty"`
	Orders  []cases.Order  `json:"orders,omitempty"`
	Case    *cases.Case    `json:"case,omitempty"` // as it was imported: checked, and in its long form
	Text    string         `json:"text,omitempty"`
	Choices []cases.Choice `json:"choices,omitempty"` // possible orders, or those of the case taken apart
	Result  *cases.Answer  `json:"result,omitempty"`
}

// Line is a line that cannot be read. Problem is a text key, Detail what it says for programs.
type Line struct {
	Line    int    `json:"line"`
	Text    string `json:"text"`
	Problem string `json:"problem"`
	Word    string `json:"word,omitempty"` // the word that is wrong
	Want    string `json:"want,omitempty"` // what was expected instead
	Detail  string `json:"detail"`
}

// Answer answers a question.
func (j *Judge) Answer(question []byte) []byte {
	var q Question
	a, err := &Answer{}, json.Unmarshal(question, &q)
	if err == nil {
		a, err = j.answer(&q)
	}
	if err != nil {
		a = &Answer{Error: err.Error()}
	}
	b, err := json.Marshal(a)
	if err != nil {
		panic(err) // cannot happen: an answer has nothing that JSON lacks
	}
	return b
}

func (j *Judge) answer(q *Question) (*Answer, error) {
	r, err := j.runner(q.Map)
	if err != nil {
		return nil, err
	}
	c := &cases.Case{Phase: "movement"}
	if q.Case != nil {
		if err := json.Unmarshal(q.Case, c); err != nil {
			return nil, err
		}
	}
	switch a := (&Answer{}); q.What {
	case "read":
		return a, a.read(r, c, q.Text)
	case "write":
		a.Text, err = r.WriteText(c)
		return a, err
	case "import":
		_, err := r.Run(c)
		if err != nil {
			return nil, err
		}
		c.Expect, a.Case = nil, c
		return a, shorten(r, c)
	case "choices":
		a.Choices, err = r.Choices(c, q.At)
		return a, err
	case "resolve":
		a.Result, a.Choices, err = r.Resolve(c)
		return a, err
	}
	return nil, fmt.Errorf("what: %q is unknown", q.What)
}

func (j *Judge) runner(name string) (*cases.Runner, error) {
	if r := j.runners[name]; r != nil {
		return r, nil
	}
	m := diplomacy.MapNamed(name)
	if m == nil {
		return nil, fmt.Errorf("map: %q is unknown; possible: %s", name, strings.Join(diplomacy.MapNames(), ", "))
	}
	j.runners[name] = cases.NewRunner(m)
	return j.runners[name], nil
}

// read reads units and orders of a movement phase, or the orders of another. Orders come back in
// short names, however they were written.
func (a *Answer) read(r *cases.Runner, c *cases.Case, text string) (err error) {
	if c.Phase == "movement" {
		c, err = r.ReadText(strings.NewReader(text))
	} else {
		c.Orders, err = r.ReadOrders(strings.NewReader(text))
	}
	if err != nil {
		return a.explain(err)
	}
	a.Units, a.Orders = c.Units, c.Orders
	return shorten(r, c)
}

// shorten writes the orders of a case in short names.
func shorten(r *cases.Runner, c *cases.Case) error {
	list, err := r.Orders(c)
	for i, o := range list {
		c.Orders[i].Order = o.Order
	}
	return err
}

// explain lists the lines that cannot be read. Other errors are returned.
func (a *Answer) explain(err error) error {
	all, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return err
	}
	for _, e := range all.Unwrap() {
		line, ok := errors.AsType[*cases.LineError](e)
		if !ok {
			return e
		}
		a.Lines = append(a.Lines, lineOf(line))
	}
	return nil
}

func lineOf(e *cases.LineError) Line {
	l := Line{Line: e.Line, Text: e.Text, Detail: e.Err.Error(), Problem: "misplaced"}
	if syntax, ok := errors.AsType[*diplomacy.SyntaxError](e.Err); ok {
		l.Problem, l.Word, l.Want = string(syntax.Problem), syntax.Word, syntax.Want
	}
	switch e.Err {
	case cases.ErrNoPower:
		l.Problem = "no-power"
	case cases.ErrNoUnit:
		l.Problem = "no-unit"
	case cases.ErrTaken:
		l.Problem = "taken"
	}
	return l
}
