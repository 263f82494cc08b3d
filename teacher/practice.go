//go:build !engine

package teacher

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"

	"outremer/game"
)

// Position is a moment of a game in which one move is clearly best. It is stored as the moves that led there, so it
// lasts as long as games do.
type Position struct {
	ID       string            `json:"id"`
	Title    string            `json:"title"`
	Theme    string            `json:"theme"` // one of Themes
	Facts    string            `json:"facts"`
	Edition  string            `json:"edition"`
	Revision game.Revision     `json:"revision"`
	Options  map[string]string `json:"options"`
	Players  int               `json:"players"`
	Key      [2]uint64         `json:"key"`
	Line     []string          `json:"line"`              // number of the seat, then the move
	Written  int               `json:"written,omitempty"` // how many of them are the seat's own draft, in which one order is missing
	Seat     game.Seat         `json:"seat"`
	Choices  []Answer          `json:"choices"` // best first
}

// Themes of positions: what to do in a turn, how to do it, what to answer to others, and which order is missing in a turn
// that is written but for it.
const (
	ThemePlan  = "plan"
	ThemeDeed  = "deed"
	ThemeReply = "reply"
	ThemeOrder = "order"
)

// Answer is what one could do in a position.
type Answer struct {
	Move   string  `json:"move"`
	Worth  float64 `json:"worth"`
	Brings []Note  `json:"brings,omitempty"`
}

//go:embed practice/*.json.gz
var practiceFiles embed.FS

// Positions returns all positions to practise on, by title and in a fixed order. They are read when first asked for.
var Positions = sync.OnceValues(func() ([]Position, error) {
	files, err := practiceFiles.ReadDir("practice")
	if err != nil {
		return nil, err
	}
	var all []Position
	for _, f := range files {
		data, err := practiceFiles.ReadFile("practice/" + f.Name())
		if err != nil {
			return nil, err
		}
		list, err := ReadPositions(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name(), err)
		}
		all = append(all, list...)
	}
	return all, nil
})

// ReadPositions reads a file of positions.
func ReadPositions(data []byte) (list []Position, err error) {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	return list, json.Unmarshal(text, &list)
}

// State plays up to the position. The title has to have the facts of the position.
func (p *Position) State(t game.Title) (game.State, error) {
	setup := game.Setup{Edition: p.Edition, Revision: p.Revision, Options: p.Options, Seats: p.Players, Key: p.Key}
	st, err := t.New(setup)
	if err != nil {
		return nil, err
	}
	for i, line := range p.Line {
		var s game.Seat
		number, words, _ := strings.Cut(line, " ")
		if _, err := fmt.Sscan(number, &s); err != nil {
			return nil, fmt.Errorf("move %d: %w", i, err)
		}
		m, err := t.Lexicon().Parse(words)
		if err == nil {
			err = game.Apply(st, s, m, nil)
		}
		if err != nil {
			return nil, fmt.Errorf("move %d, %s: %w", i, line, err)
		}
	}
	return st, nil
}

// Among keeps those options that are asked for: where one order is missing, those in its place.
func (p *Position) Among(x *game.Lexicon, options []game.Move) []game.Move {
	if p.Written == 0 {
		return options
	}
	return slices.DeleteFunc(options, func(m game.Move) bool {
		name := x.Format(m)
		return !slices.ContainsFunc(p.Choices, func(c Answer) bool { return c.Move == name })
	})
}

// Verdict is what the master says to an answer.
type Verdict struct {
	Right bool
	Best  string // in words
	Why   string
	Worth float64 // of the answer; -1 if the master did not think of it
}

// Judge says whether a move is the best one of a position, and why.
func (s Speaker) Judge(p *Position, move string) Verdict {
	best := &p.Choices[0]
	v := Verdict{Right: move == best.Move, Best: s.notation([]string{best.Move}), Worth: -1}
	for i := range p.Choices {
		if p.Choices[i].Move == move {
			v.Worth = p.Choices[i].Worth
		}
	}
	second := &p.Choices[1]
	l := Lesson{Played: []string{second.Move}, Better: []string{best.Move}, Had: second.Worth, Lost: best.Worth - second.Worth, Brings: best.Brings}
	v.Why = s.practised(&l)
	return v
}
