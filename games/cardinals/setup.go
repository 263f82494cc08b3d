package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// New implements game.Title.
func (t *Title) New(setup game.Setup) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := t.blank(setup)
	s.core.Push(flow.Frame{Step: stepGame})
	t.machine.Run(s, nil)
	return s, nil
}

// blank returns the initial position [base.setup], before the first turn.
func (t *Title) blank(setup game.Setup) *State {
	s := &State{t: t, f: t.f, rng: game.NewRand(setup.Key), rev: setup.Revision}
	for _, d := range lastDecades {
		if d.slug == setup.Options[optionLast] {
			s.last = d.decade
		}
	}
	f := t.f
	s.Emperor, s.Pope = f.emperor, game.Nobody // [2i(1).4], [2j(2).1]
	s.Antipope = [2]game.Seat{game.Nobody, game.Nobody}
	s.Bull = noBull
	s.Adrift, s.Ousted = game.Nobody, game.Nobody
	s.Released = f.breakaway
	s.Crusade.Against, s.Crusade.Objective = game.Nobody, noSpace
	for at := range s.Units {
		s.Units[at].Owner, s.Holder[at] = game.Nobody, game.Nobody
		if x := f.start[at]; x.unit != diplomacy.AnyUnit {
			s.begin(Space(at), x)
		}
	}
	for p := range game.Seat(majors) {
		if s.isCatholic(p) {
			s.Standing[p] = standHoldTithe
		}
	}
	return s
}

// begin puts a unit on a supply centre and records who controls it.
func (s *State) begin(at Space, x startOf) {
	s.Units[at] = unit{Type: x.unit, Owner: x.owner, At: Place(at)}
	s.Holder[at], s.Creed[at] = x.owner, x.faith
	s.Once[at] = s.Once[at].With(x.owner)
	if s.f.claimed.has(at) { // [6b.1]
		s.Claims[at] = s.f.claimants
		s.Once[at] |= s.f.claimants
	}
}
