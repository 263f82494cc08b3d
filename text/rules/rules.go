// Package rules reads a title's rules as players read them, from one markdown file per language.
//
// The files use only a small subset of markdown, so that they read well on paper, in a repository
// and in a browser that shows them piece by piece:
//
//	## 4.1 Attack              a section: its id, then its heading
//
//	<!-- 4.1.1a 4.1.1b -->     statements of the lexicon that the next paragraph tells
//	Text of a paragraph.
//
//	- a point of a list <!-- 4.1.2 -->
//	1. a step of a numbered list
//	> a worked example
//
// Inside a paragraph, only **bold** and *italics* are allowed.
package rules

import (
	"fmt"
	"io/fs"
	"regexp"
	"strings"
)

// Section is a chapter, or a part of one, without the parts that are sections themselves.
type Section struct {
	ID         string      `json:"id" doc:"number of the chapter in the rulebook, or the letter of an appendix"`
	Heading    string      `json:"heading"`
	Level      int         `json:"level" doc:"1 for a chapter, 2 and 3 for its parts"`
	Paragraphs []Paragraph `json:"paragraphs"`
}

// Paragraph is a self-contained piece of text.
type Paragraph struct {
	Kind  Kind     `json:"kind" enum:"text,item,step,example" doc:"item: point of a list; step: of a numbered list"`
	Rules []string `json:"rules" doc:"statements of the lexicon that it tells"`
	Text  string   `json:"text" doc:"with **bold** and *italics*"`
}

// Kind is the kind of a paragraph.
type Kind string

const (
	Text    Kind = "text"
	Item    Kind = "item"
	Step    Kind = "step"
	Example Kind = "example"
)

// Load reads a title's rules from its folder. The error is fs.ErrNotExist if they have not been
// written in that language.
func Load(folder fs.FS, lang string) ([]Section, error) {
	name := lang + ".md"
	b, err := fs.ReadFile(folder, name)
	if err != nil {
		return nil, fmt.Errorf("rules: %w", err)
	}
	sections, err := parse(string(b))
	if err != nil {
		return nil, fmt.Errorf("rules: %s: %w", name, err)
	}
	return sections, nil
}

var (
	heading = regexp.MustCompile(`^##(#{0,2}) (\S+?)\.? (\S.*)$`)
	comment = regexp.MustCompile(`\s*<!--(.*?)-->`)
	numbers = regexp.MustCompile(`^\d+\. `)
)

// reader collects the lines of the current paragraph.
type reader struct {
	sections []Section
	kind     Kind
	lines    []string
}

func parse(text string) ([]Section, error) {
	r := &reader{kind: Text}
	n := 0
	for line := range strings.Lines(text) {
		n++
		if err := r.line(strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	return r.sections, r.end()
}

func (r *reader) line(line string) error {
	switch {
	case strings.HasPrefix(line, "# "): // the page's own title
		return nil
	case strings.HasPrefix(line, "#"):
		return r.section(line)
	case line == "":
		return r.end()
	}
	kind, rest := Text, line
	if at := numbers.FindString(line); at != "" {
		kind, rest = Step, line[len(at):]
	} else if s, ok := strings.CutPrefix(line, "- "); ok {
		kind, rest = Item, s
	} else if s, ok := strings.CutPrefix(line, "> "); ok {
		kind, rest = Example, s
	}
	if kind == Item || kind == Step {
		if err := r.end(); err != nil {
			return err
		}
	}
	if kind != Text {
		r.kind = kind
	}
	r.lines = append(r.lines, rest)
	return nil
}

func (r *reader) section(line string) error {
	if err := r.end(); err != nil {
		return err
	}
	m := heading.FindStringSubmatch(line)
	if m == nil {
		return fmt.Errorf("%q is not a heading with an id", line)
	}
	r.sections = append(r.sections, Section{ID: m[2], Heading: m[3], Level: 1 + len(m[1])})
	return nil
}

// end closes the current paragraph, if any.
func (r *reader) end() error {
	if len(r.lines) == 0 {
		return nil
	}
	p := Paragraph{Kind: r.kind, Rules: []string{}}
	text := strings.Join(r.lines, " ")
	r.kind, r.lines = Text, nil
	for _, c := range comment.FindAllStringSubmatch(text, -1) {
		p.Rules = append(p.Rules, strings.Fields(c[1])...)
	}
	p.Text = strings.TrimSpace(comment.ReplaceAllString(text, ""))
	switch {
	case p.Text == "":
		return fmt.Errorf("statements %v without a paragraph", p.Rules)
	case len(r.sections) == 0:
		return fmt.Errorf("a paragraph before the first heading")
	}
	s := &r.sections[len(r.sections)-1]
	s.Paragraphs = append(s.Paragraphs, p)
	return nil
}
