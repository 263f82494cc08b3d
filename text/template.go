package text

import (
	"fmt"
	"slices"
	"strings"
)

// node is a piece of a template.
type node struct {
	kind nodeKind
	text string // words, if kind is words
	slot int    // which operand, otherwise
	sort string // sort to read the operand as; "" means as its spec says
	form string // of the name; "" is the plain name
	one  []node // for the first text of a choice
	many []node // for the second, if there is one
}

type nodeKind uint8

const (
	words  nodeKind = iota
	fill            // {a}
	ifHas           // {a?...}, {a.of?...}
	ifNot           // {a!...}, {a.of!...}
	number          // {a|one|many}
)

// seatSlot is the slot of {seat} and withSlot that of {with}, the other seat of a pact; the slot of
// an operand is its index.
const (
	seatSlot = -1
	withSlot = -2
)

var (
	slots     = []string{"a", "b", "c", "d"}
	seatSlots = map[int]string{seatSlot: "seat", withSlot: "with"}
)

// parse reads a template.
func parse(text string) ([]node, error) {
	p := parser{rest: text}
	nodes, err := p.nodes("")
	if err == nil && p.rest != "" {
		err = fmt.Errorf("a } closes nothing before %q", p.rest[1:])
	}
	return nodes, err
}

type parser struct{ rest string }

// nodes reads up to one of the stop characters, which it does not consume.
func (p *parser) nodes(stops string) ([]node, error) {
	var list []node
	for p.rest != "" {
		at := strings.IndexAny(p.rest, "{}"+stops)
		if at < 0 {
			at = len(p.rest)
		}
		if at > 0 {
			list = append(list, node{text: p.rest[:at]})
			p.rest = p.rest[at:]
			continue
		}
		if p.rest[0] != '{' {
			return list, nil
		}
		p.rest = p.rest[1:]
		n, err := p.placeholder()
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

// placeholder reads what follows an opening brace.
func (p *parser) placeholder() (node, error) {
	n := node{kind: fill}
	name, mark := p.until(".:?!|}")
	n.slot = slices.Index(slots, name) // not found is -1, which is also seatSlot
	switch {
	case name == "with":
		n.slot = withSlot
	case n.slot < 0 && name != "seat":
		return n, fmt.Errorf("{%s} is not {seat}, {with} or one of {a} to {d}", name)
	}
	if mark == ':' {
		n.sort, mark = p.until(".}")
		if n.sort == "" {
			return n, fmt.Errorf("{%s: names no sort", name)
		}
	}
	if mark == '.' {
		n.form, mark = p.until("?!}")
		if n.form == "" {
			return n, fmt.Errorf("{%s. names no form", name)
		}
	}
	return p.choice(n, mark)
}

// choice reads the alternative texts of a placeholder.
func (p *parser) choice(n node, mark byte) (node, error) {
	var err error
	switch mark {
	case '}':
		return n, nil
	case '?':
		n.kind = ifHas
	case '!':
		n.kind = ifNot
	case '|':
		n.kind = number
		n.one, err = p.nodes("|")
		if err == nil {
			err = p.expect('|')
		}
		if err == nil {
			n.many, err = p.nodes("")
		}
	default:
		err = fmt.Errorf("a { is not closed")
	}
	if n.kind == ifHas || n.kind == ifNot {
		n.one, err = p.nodes("")
	}
	if err == nil {
		err = p.expect('}')
	}
	return n, err
}

// until consumes the text before the first of marks, and that mark; 0 if there is none.
func (p *parser) until(marks string) (string, byte) {
	at := strings.IndexAny(p.rest, marks)
	if at < 0 {
		text := p.rest
		p.rest = ""
		return text, 0
	}
	text, mark := p.rest[:at], p.rest[at]
	p.rest = p.rest[at+1:]
	return text, mark
}

func (p *parser) expect(mark byte) error {
	if p.rest == "" || p.rest[0] != mark {
		return fmt.Errorf("a { is not closed by %c", mark)
	}
	p.rest = p.rest[1:]
	return nil
}
