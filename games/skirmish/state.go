package skirmish

import (
	"slices"

	"outremer/game"
	"outremer/game/flow"
)

// State is where the game stands, its luck, and what lies on the table.
type State struct {
	core flow.Core
	rng  game.Rand
	t    *Title
	f    *facts
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

// New implements game.Title: the troops are handed out, and the first round begins [1.1].
func (t *Title) New(setup game.Setup) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := t.blank(setup)
	s.Left = castleCounts[slices.Index(castleNames, setup.Options[optionCastles])]
	for p := range s.Troops {
		s.Troops[p] = s.f.troops
	}
	s.core.Push(flow.Frame{Step: stepRound})
	t.machine.Run(s, nil)
	return s, nil
}

// blank is a table on which nothing lies.
func (t *Title) blank(setup game.Setup) *State {
	return &State{t: t, f: t.f, rng: game.NewRand(setup.Key), rev: setup.Revision, table: table{Seats: int8(setup.Seats)}}
}

func (s *State) all() game.Seats { return game.AllSeats(int(s.Seats)) }
