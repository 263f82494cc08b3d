package kingdoms

import (
	"slices"

	"outremer/game"
	"outremer/game/flow"
)

// New implements game.Title: deployment [7.1a], [7.1b], [8.1a], [8.1b], then the
// first turn up to its first prompt.
func (t *Title) New(setup game.Setup) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := t.blank(setup)
	s.layOut(setup)
	s.core.Push(flow.Frame{Step: stepGame})
	t.machine.Run(s, nil)
	return s, nil
}

// blank is a state with an empty board.
func (t *Title) blank(setup game.Setup) *State {
	return &State{t: t, f: t.f, mode: t.f.modes[setup.Seats], rng: game.NewRand(setup.Key)}
}

// layOut places the castles of the deployment tables and sets up the decks.
func (s *State) layOut(setup game.Setup) {
	m := s.mode
	for p := range m.players {
		s.Held[p] = m.players[p].start
	}
	if s.against() { // every remaining region is Muslim [8.1a], [8.1b]
		s.Held[muslims] = m.bot.start
		s.Extra = botExtra[slices.Index(botHands, setup.Options[optionBotHand])]
	}
	s.Pile, s.Out = m.deck, s.f.all.minus(m.deck) // [8.1d]
	s.Top = [2]Kind{noKind, noKind}
	s.Fight = noFight
	s.Orders = [maxPlayers]Power{independent, independent, independent, independent}
}
