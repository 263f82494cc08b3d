package cardinals

import (
	"testing"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
	"outremer/game/gametest"
)

// Random play from the start hardly ever elects a Pope from a great power or takes Jerusalem. A
// wild game starts in the middle of such events, so that the suite also covers Bulls, crusades,
// antipopes and judgements.

func TestWild(t *testing.T) {
	gametest.Exercise(t, wild{title(t)}, gametest.MaxMoves(20000), gametest.Effort(0.01))
}

// wild is the title with a different start.
type wild struct{ *Title }

func (w wild) Info() game.Info {
	i := w.Title.Info()
	i.Options = []game.Option{{Slug: optionLast, Values: []string{"1210s"}, Outside: true}}
	return i
}

func (w wild) New(setup game.Setup) (game.State, error) {
	setup, err := w.Info().Complete(setup)
	if err != nil {
		return nil, err
	}
	s := w.blank(setup)
	r := game.NewRand([2]uint64{setup.Key[0] ^ setup.Key[1], 11})
	s.scramble(&r)
	s.core.Push(flow.Frame{Step: stepGame, A: int16(s.Season)})
	w.machine.Run(s, nil)
	return s, nil
}

// chance is true once in n times.
func chance(r *game.Rand, n int) bool { return r.Intn(0, n) == 0 }

func (s *State) scramble(r *game.Rand) {
	s.Decade, s.Season = int16(r.Intn(0, 3)), season(r.Intn(0, 4))
	s.scrambleCentres(r)
	s.scrambleUnits(r)
	s.scrambleChurch(r)
	s.scrambleCrusade(r)
	for p := range game.Seat(majors) {
		if s.centres(p) == 0 && s.units(p) == 0 {
			s.Out = s.Out.With(p)
			s.retire(p)
		}
		s.Points[p] = int8(s.income(p))
	}
	s.stand(s.live())
}

func (s *State) scrambleCentres(r *game.Rand) {
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		switch p := game.Seat(r.Intn(0, majors)); {
		case at == s.f.city && chance(r, 2):
			s.settle(at, s.f.faithful(r, islamic), r)
		case at == s.f.straits && chance(r, 2):
			s.settle(at, s.f.faithful(r, orthodox), r)
		case at == s.f.rome && chance(r, 3), at != s.f.rome && chance(r, 2):
			s.settle(at, p, r)
		}
	}
}

// faithful is a dynasty of a faith.
func (f *facts) faithful(r *game.Rand, x Faith) game.Seat {
	for {
		if p := game.Seat(r.Intn(0, majors)); f.faith[p] == x {
			return p
		}
	}
}

func (s *State) settle(at Space, p game.Seat, r *game.Rand) {
	s.Holder[at], s.Claims[at] = p, 0
	s.Once[at] = s.Once[at].With(p)
	s.Units[at] = unit{Owner: game.Nobody}
	if chance(r, 2) || at == s.f.rome && s.isCatholic(p) {
		s.Units[at] = unit{Type: diplomacy.Army, Owner: p, At: Place(at)}
	}
}

func (s *State) scrambleUnits(r *game.Rand) {
	for range 25 {
		at, p := Space(r.Intn(0, len(s.f.spaces))), game.Seat(r.Intn(0, majors))
		if s.Units[at].there() || s.f.centres.has(at) {
			continue
		}
		u := unit{Type: diplomacy.Army, Owner: p, At: Place(at)}
		if x := s.f.m.Provinces[at]; x.Terrain == diplomacy.Sea || x.Terrain == diplomacy.Coast && chance(r, 2) {
			u.Type = diplomacy.Fleet
			if x.Coasts != nil {
				u.At = Place(x.Coasts[r.Intn(0, len(x.Coasts))])
			}
		}
		s.Units[at] = u
	}
}

func (s *State) scrambleChurch(r *game.Rand) {
	if !chance(r, 3) {
		s.Pope = s.f.faithful(r, catholic)
		s.Tithes = int8(r.Intn(0, 9))
	}
	if chance(r, 2) {
		s.Emperor = s.f.faithful(r, catholic)
	}
	if chance(r, 4) {
		s.Antipope[imperial] = s.Emperor
	}
	if h := s.Holder[s.f.rome]; chance(r, 3) && s.isCatholic(h) && s.Antipope[imperial] != h {
		s.Antipope[roman] = h
	}
	for range r.Intn(0, 3) {
		p, kind := s.f.faithful(r, catholic), r.Intn(0, 2)
		s.Banned[kind], s.Guilt[p] = s.Banned[kind].With(p), 1<<offenceA
	}
	for range r.Intn(0, 4) {
		s.offend(s.f.faithful(r, catholic), offence(r.Intn(0, int(offences))))
	}
}

func (s *State) scrambleCrusade(r *game.Rand) {
	c := &s.Crusade
	if chance(r, 3) {
		c.Targets = c.Targets.With(s.f.faithful(r, islamic))
	}
	if !chance(r, 2) {
		return
	}
	c.Phase, c.Against = phase(1+r.Intn(0, 3)), s.f.faithful(r, islamic)
	if chance(r, 4) {
		c.Against = s.f.faithful(r, orthodox)
	}
	for x := s.f.centres; !x.empty(); {
		if at := x.take(); c.Objective == noSpace || chance(r, 20) {
			c.Objective = at
		}
	}
	if c.Phase == declared {
		return
	}
	for range 3 {
		at, p := Space(r.Intn(0, len(s.f.spaces))), s.f.faithful(r, catholic)
		if s.f.land.has(at) && !s.Units[at].there() && !c.Raised.Has(p) {
			s.Units[at] = unit{Type: diplomacy.Army, Owner: p, At: Place(at), Crusader: true}
			c.Raised, c.Truce = c.Raised.With(p), c.Truce.With(p)
			c.Credit[p] = game.Only(p)
		}
	}
}
