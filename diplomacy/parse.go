package diplomacy

import "fmt"

// Problem is what is wrong with a written order.
type Problem string

// The problems; they serve as text keys.
const (
	UnknownPlace   Problem = "unknown-place"
	UnknownCoast   Problem = "unknown-coast"
	UnexpectedWord Problem = "unexpected-word"
	IsIncomplete   Problem = "incomplete"
)

// SyntaxError is an order that cannot be parsed. It points at the offending word.
type SyntaxError struct {
	Problem Problem
	Word    string // as written; empty at the end of the text
	Offset  int    // in bytes
	Want    string // what was expected there: place, coast, unit, order, move, end, convoy
}

func (e *SyntaxError) Error() string {
	if e.Problem == IsIncomplete {
		return fmt.Sprintf("the order ends at character %d where a %s should follow", e.Offset+1, e.Want)
	}
	return fmt.Sprintf("%q at character %d is not a known %s", e.Word, e.Offset+1, e.Want)
}

// Parse reads an order, such as "A par - bur", "F gas - spa/nc", "A lon - bel via convoy", "A par S
// A mar - bur", "F nth C A lon - bel", "A par H", "A par disband", "build F stp/nc", "remove A
// par", "waive". Places can be short or full names. The power of a supported unit may be named and
// is ignored. The caller sets the power that gives the order.
func (v *Vocabulary) Parse(text string) (Order, error) {
	p := parser{v: v, tokens: scan(text), end: len(text), o: Order{Power: NoPower, At: NoLoc, From: NoLoc, To: NoLoc}}
	p.order()
	if p.err == nil && p.i < len(p.tokens) {
		p.fail(UnexpectedWord, "end")
	}
	if p.err != nil {
		return Order{}, p.err
	}
	return p.o, nil
}

// parser parses one order. After the first error it does nothing more.
type parser struct {
	v      *Vocabulary
	tokens []token
	i      int
	end    int
	o      Order
	err    error
}

func (p *parser) fail(problem Problem, want string) {
	if p.err != nil {
		return
	}
	e := &SyntaxError{Problem: problem, Want: want, Offset: p.end}
	if p.i < len(p.tokens) {
		e.Word, e.Offset = p.tokens[p.i].raw, p.tokens[p.i].offset
	} else {
		e.Problem = IsIncomplete
	}
	p.err = e
}

// peek returns the next keyword, or 0.
func (p *parser) peek() Word {
	if p.i >= len(p.tokens) {
		return 0
	}
	return p.v.words[p.tokens[p.i].text]
}

// accept consumes a keyword if it comes next.
func (p *parser) accept(w Word) bool {
	if p.err != nil || p.peek() != w {
		return false
	}
	p.i++
	return true
}

func (p *parser) order() {
	switch {
	case p.accept(WordWaive):
		p.o.Kind = Waive
	case p.accept(WordBuild):
		p.o.Kind = Build
		p.typedUnit()
	case p.accept(WordRemove):
		p.o.Kind = Remove
		p.o.Type, p.o.At = p.unit()
	default:
		p.o.Type, p.o.At = p.unit()
		p.action()
	}
}

// typedUnit reads a unit whose type is mandatory, as in a build.
func (p *parser) typedUnit() {
	if w := p.peek(); w != WordArmy && w != WordFleet {
		p.fail(UnexpectedWord, "unit")
		return
	}
	p.o.Type, p.o.At = p.unit()
}

// unit reads an optional type and a place.
func (p *parser) unit() (t UnitType, at Loc) {
	switch {
	case p.accept(WordArmy):
		t = Army
	case p.accept(WordFleet):
		t = Fleet
	}
	return t, p.place()
}

// action reads what the unit is ordered to do.
func (p *parser) action() {
	switch {
	case p.err != nil:
	case p.accept(WordHold):
		p.o.Kind = Hold
	case p.accept(WordDisband):
		p.o.Kind = Disband
	case p.accept(WordSupport):
		p.support()
	case p.accept(WordConvoy):
		p.o.Kind = Convoy
		p.other()
		p.move()
	case p.peek() == WordMove:
		p.o.Kind = Move
		p.move()
		p.via()
	default:
		p.fail(UnexpectedWord, "order")
	}
}

func (p *parser) support() {
	p.o.Kind = SupportHold
	p.other()
	switch {
	case p.accept(WordHold):
	case p.peek() == WordMove:
		p.o.Kind = SupportMove
		p.move()
		p.via() // the supported unit's route makes no difference
		p.o.Via = ViaAny
	}
}

// other reads the unit that is supported or convoyed; its power may be named.
func (p *parser) other() {
	if _, n := p.v.powers.find(p.tokens[min(p.i, len(p.tokens)):]); n > 0 && p.err == nil && !p.isPlace(n) {
		p.i += n
	}
	p.o.Other, p.o.From = p.unit()
}

// isPlace reports whether the next words form a place whose name is longer than that of the power
// they could also mean, or are the last words in the text.
func (p *parser) isPlace(power int) bool {
	_, n := p.v.places.find(p.tokens[p.i:])
	if n == 0 || n < power {
		return false
	}
	next := p.i + power
	if n > power || next == len(p.tokens) {
		return true
	}
	w := p.v.words[p.tokens[next].text]
	return w != WordArmy && w != WordFleet
}

// move reads "- bur". Various signs or words can stand for the arrow.
func (p *parser) move() {
	if !p.accept(WordMove) {
		p.fail(UnexpectedWord, "move")
	}
	for p.accept(WordMove) {
	}
	p.o.To = p.place()
}

func (p *parser) via() {
	if !p.accept(WordVia) {
		return
	}
	switch {
	case p.accept(WordConvoy):
		p.o.Via = ViaConvoy
	case p.accept(WordDeployment):
		p.o.Via = ViaDeployment
	default:
		p.fail(UnexpectedWord, "convoy")
	}
}

func (p *parser) place() Loc {
	if p.err != nil {
		return NoLoc
	}
	id, n := p.v.places.find(p.tokens[p.i:])
	if n == 0 {
		p.fail(UnknownPlace, "place")
		return NoLoc
	}
	p.i += n
	return p.coast(Prov(id))
}

// coast reads "/nc", "(nc)" or "nc" after a province.
func (p *parser) coast(at Prov) Loc {
	sign := ""
	if p.i < len(p.tokens) && (p.tokens[p.i].text == "/" || p.tokens[p.i].text == "(") {
		sign = p.tokens[p.i].text
		p.i++
	}
	found := Loc(at)
	if p.i < len(p.tokens) {
		for _, l := range p.v.m.Provinces[at].Coasts {
			if p.v.m.coastNames[int(l)-len(p.v.m.Provinces)] == p.tokens[p.i].text {
				found = l
			}
		}
	}
	switch {
	case found != Loc(at):
		p.i++
	case sign != "":
		p.fail(UnknownCoast, "coast")
		return found
	}
	if sign == "(" {
		if p.i < len(p.tokens) && p.tokens[p.i].text == ")" {
			p.i++
		} else {
			p.fail(UnexpectedWord, ")")
		}
	}
	return found
}
