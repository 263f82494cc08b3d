package skirmish

import (
	"outremer/game"
	"outremer/game/flow"
)

// Title is skirmish with one set of facts.
type Title struct {
	f       *facts
	info    game.Info
	lexicon *game.Lexicon
	head    string // of every snapshot
	machine flow.Machine[State]
}

var _ game.Title = (*Title)(nil)

// The number of castles is chosen when a table is created [1.1].
const optionCastles = "castles"

var (
	castleNames  = []string{"three", "five"}
	castleCounts = []int8{3, 5}
)

var seatNames = []string{"red", "blue", "green", "white"}

// New makes the title from its data files.
func New(src game.Source) (*Title, error) {
	f, err := load(src)
	if err != nil {
		return nil, err
	}
	t := &Title{f: f, lexicon: newLexicon(f)}
	t.head = "\x01" + t.lexicon.Hash()
	t.machine = flow.Machine[State]{Steps: steps, Core: func(s *State) *flow.Core { return &s.core }, Lexicon: t.lexicon}
	t.info = game.Info{
		Slug: "skirmish", Editions: []string{"standard"}, Revision: 2, Facts: src.Facts(), Able: game.AbilitiesOf((*State)(nil)),
		Seats:   [][]string{2: seatNames[:2], 3: seatNames[:3], 4: seatNames}, // [1.1]
		Options: []game.Option{{Slug: optionCastles, Values: castleNames}},
	}
	return t, nil
}

// Info implements game.Title.
func (t *Title) Info() game.Info { return t.info }

// Lexicon implements game.Title.
func (t *Title) Lexicon() *game.Lexicon { return t.lexicon }

// steps is the flow of the game; see package flow.
var steps = []flow.Step[State]{
	stepRound: {Work: workRound},

	stepBid:    {Kind: game.Draft, Ask: askBid, Options: optBid, Play: playBid, Explain: explainBid},
	stepAmbush: {Kind: game.React, Ask: askAmbush, Options: optAmbush, Play: playAmbush, Explain: explainAmbush},
}

// The rest of game.State, delegated to the machine.

func (s *State) Awaiting() game.Seats                       { return s.core.Awaiting() }
func (s *State) Prompt(p game.Seat) (game.Prompt, bool)     { return s.t.machine.Prompt(s, p) }
func (s *State) Check(p game.Seat, m game.Move) error       { return s.t.machine.Check(s, p, m) }
func (s *State) Play(p game.Seat, m game.Move, l *game.Log) { s.t.machine.Play(s, p, m, l) }
func (s *State) Luck() *game.Rand                           { return &s.rng }
func (s *State) CopyFrom(src game.State)                    { *s = *src.(*State) }
func (s *State) Options(dst []game.Move, p game.Seat) []game.Move {
	return s.t.machine.Options(s, dst, p)
}

// Clone implements game.State.
func (s *State) Clone() game.State {
	c := *s
	return &c
}

var _ game.State = (*State)(nil)
