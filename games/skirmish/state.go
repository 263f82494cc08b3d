package skirmish

import (
	"slices"

	"outremer/game"
	"outremer/game/flow"
)

// State is the progress of the game, its random source and the table.
type State struct {
	core flow.Core
	rng  game.Rand
	t    *Title
	f    *facts
	rev  game.Revision // of the rules; like the random key, it comes with the setup
	table
}

// table is the part that a snapshot saves. Its fields are exported for encoding/binary.
type table struct {
	Seats   int8
	Left    int8 // castles still to fight for
	Troops  [4]int8
	Hand    [4]card
	Bid     [4]int8
	Castles [4]int8
	Done    game.Seats // seats that have sealed, or answered the ambush window
	Open    bool       // the bids are revealed
}

// New implements game.Title: it hands out the troops and starts the first round [1.1].
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

// blank is an empty table.
func (t *Title) blank(setup game.Setup) *State {
	return &State{t: t, f: t.f, rng: game.NewRand(setup.Key), rev: setup.Revision, table: table{Seats: int8(setup.Seats)}}
}

func (s *State) all() game.Seats { return game.AllSeats(int(s.Seats)) }
