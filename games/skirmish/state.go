package skirmish

import (
	"outremer/game"
	"outremer/game/flow"
)

// State is where the game stands, its luck, and what lies on the table.
type State struct {
	core flow.Core
	rng  game.Rand
	rev  game.Revision // of the rules; like the luck's key it comes with the setup
	table
}

// table is what a snapshot saves. It has exported fields so that encoding/binary can read them.
type table struct {
	Seats   int8
	Left    int8 // castles still to fight for
	Troops  [4]int8
	Hand    [4]card
	Bid     [4]int8
	Castles [4]int8
	Done    game.Seats // have sealed, or have answered the ambush window
	Open    bool       // the bids are shown
}

var machine = flow.Machine[State]{
	Steps: []flow.Step[State]{
		stepRound:  {Work: workRound},
		stepBid:    {Kind: game.Draft, Ask: askBid, Options: optBid, Play: playBid, Explain: explainBid},
		stepAmbush: {Kind: game.React, Ask: askAmbush, Options: optAmbush, Play: playAmbush, Explain: explainAmbush},
	},
	Core:    func(s *State) *flow.Core { return &s.core },
	Lexicon: &lexicon,
}

func (s *State) Awaiting() game.Seats                             { return machine.Awaiting(s) }
func (s *State) Prompt(p game.Seat) (game.Prompt, bool)           { return machine.Prompt(s, p) }
func (s *State) Options(dst []game.Move, p game.Seat) []game.Move { return machine.Options(s, dst, p) }
func (s *State) Check(p game.Seat, m game.Move) error             { return machine.Check(s, p, m) }
func (s *State) Play(p game.Seat, m game.Move, log *game.Log)     { machine.Play(s, p, m, log) }
func (s *State) Luck() *game.Rand                                 { return &s.rng }
func (s *State) Clone() game.State                                { c := *s; return &c }
func (s *State) CopyFrom(src game.State)                          { *s = *src.(*State) }

// Title is the game of skirmish.
var Title game.Title = title{}

type title struct{}

func (title) Lexicon() *game.Lexicon { return &lexicon }
func (title) Info() game.Info {
	names := []string{"red", "blue", "green", "white"}
	return game.Info{Slug: "skirmish", Seats: [][]string{2: names[:2], 3: names[:3], 4: names}, Editions: []string{"standard"},
		Revision: 2, Options: []game.Option{{Slug: "castles", Values: []string{"three", "five"}}}}
}

func (t title) New(setup game.Setup) (game.State, error) {
	setup, err := t.Info().Complete(setup)
	if err != nil {
		return nil, err
	}
	s := &State{rng: game.NewRand(setup.Key), rev: setup.Revision}
	s.table = table{Seats: int8(setup.Seats), Left: 3, Troops: [4]int8{9, 9, 9, 9}}
	if setup.Options["castles"] == "five" {
		s.Left = 5
	}
	s.core.Push(flow.Frame{Step: stepRound})
	machine.Run(s, nil)
	return s, nil
}

// head leads every snapshot: the number of its layout, the hash of its numbering.
var head = "\x01" + lexicon.Hash()

func (s *State) AppendBinary(b []byte) ([]byte, error) {
	return flow.Save(b, head, &s.core, &s.rng, s.table)
}

func (t title) Restore(setup game.Setup, snapshot []byte) (game.State, error) {
	setup, err := t.Info().Complete(setup)
	if err != nil {
		return nil, err
	}
	s := &State{rng: game.NewRand(setup.Key), rev: setup.Revision}
	return s, flow.Load(snapshot, head, &s.core, &s.rng, &s.table)
}
