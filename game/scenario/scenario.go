// Package scenario reads and runs .scn scripts: positions, moves and expected outcomes, in the
// words of the rulebook. Each case cites the paragraphs it proves. Scripts run in tests ([Test])
// and from the command line ([RunFile]).
//
//	title skirmish
//
//	case 3.2 an ambush comes before the dice
//	setup  seats=2
//	hand   red ambush           # the title's own set-up
//	blue   bid 2
//	red    seal
//	blue   seal
//	ask    blue ambush
//	red    ambush
//	event  ambushed red
//	rolled dice none
//	expect castles blue = 0
//
// A case is a list of lines, carried out in order; the first that fails ends it.
// "#" starts a comment.
//
//	setup seats=N [edition=E] [key=HEX] [OPTION=VALUE...]
//	                          start a game; the key is fixed unless given
//	dice STREAM V...          the next draws from the stream, counted from 1
//	SEAT MOVE                 play a move
//	refuse RULE KEY           the move of the line before is refused for that reason
//	                          and changes nothing
//	ask SEAT STEP [MOVE, ...] the seat is asked this; with moves: exactly these are offered
//	ask nobody                the game is over
//	offers SEAT MOVE          the move is offered
//	lacks SEAT MOVE           the move is not offered
//	expect FACT = VALUE       what the title's Inspect says of a fact
//	event EVENT [WORDS]       the last move caused this event; the words are a seat or
//	                          "-", then operands, as many as matter
//	no-event EVENT [WORDS]    it did not
//	sees SEAT EVENT [WORDS]   the seat (or nobody: a spectator) was shown this event;
//	                          what it may not know reads "hidden"
//	blind SEAT EVENT [WORDS]  the seat was not
//	rolled STREAM V... | none exactly what the last move drew from the stream
//	anything else             goes to the title's Arrange
//
// Dice that are still queued when a case ends are an error of the script: it
// expects a roll that never came.
package scenario

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
)

// Script is a parsed file.
type Script struct {
	Name  string // of the file, for messages
	Title string
	Cases []Case
}

// Case is one example with the rules it proves.
type Case struct {
	Line  int
	Rules []game.Rule
	Name  string
	lines []line
}

type line struct {
	n     int
	words []string
}

// keywords are the words with a special meaning at the start of a script line. No seat may be named
// after one.
var keywords = []string{"title", "case", "setup", "dice", "refuse", "ask", "offers", "lacks",
	"expect", "event", "no-event", "sees", "blind", "rolled", "nobody"}

// Reserved reports whether a name is a keyword, so that a seat of that name could not act in a
// script.
func Reserved(word string) bool { return slices.Contains(keywords, word) }

// Parse reads a script. Errors name the file and the line.
func Parse(name string, text []byte) (*Script, error) {
	s := &Script{Name: name}
	n := 0
	for raw := range strings.Lines(string(text)) {
		n++
		words := strings.Fields(raw)
		if at := slices.IndexFunc(words, func(w string) bool { return w[0] == '#' }); at >= 0 {
			words = words[:at]
		}
		if len(words) == 0 {
			continue
		}
		if err := s.add(line{n, words}); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, n, err)
		}
	}
	if s.Title == "" {
		return nil, fmt.Errorf("%s:%d: no title line", name, max(n, 1))
	}
	return s, nil
}

func (s *Script) add(l line) error {
	switch w := l.words; {
	case w[0] == "title":
		if s.Title != "" || len(w) != 2 {
			return fmt.Errorf("title: one word, once")
		}
		s.Title = w[1]
	case s.Title == "":
		return fmt.Errorf("%s: the title line comes first", w[0])
	case w[0] == "case":
		if len(w) < 3 {
			return fmt.Errorf("case: rules and a name expected")
		}
		c := Case{Line: l.n, Name: strings.Join(w[2:], " ")}
		for id := range strings.SplitSeq(w[1], ",") {
			c.Rules = append(c.Rules, game.Rule(id))
		}
		s.Cases = append(s.Cases, c)
	case len(s.Cases) == 0:
		return fmt.Errorf("%s: stands before the first case", w[0])
	default:
		c := &s.Cases[len(s.Cases)-1]
		c.lines = append(c.lines, l)
	}
	return nil
}

// Uncited lists the rules of a lexicon that no case of the scripts proves.
func Uncited(x *game.Lexicon, scripts ...*Script) []game.Rule {
	var missing []game.Rule
	for _, r := range x.Rules {
		cites := func(c Case) bool { return slices.Contains(c.Rules, r) }
		if !slices.ContainsFunc(scripts, func(s *Script) bool { return slices.ContainsFunc(s.Cases, cites) }) {
			missing = append(missing, r)
		}
	}
	return missing
}
