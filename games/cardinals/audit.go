package cardinals

import (
	"fmt"

	"outremer/diplomacy"
	"outremer/game"
)

// Audit implements game.Auditor: it checks invariants that hold whatever is played.
func (s *State) Audit() error {
	for at := range Space(len(s.f.spaces)) {
		if err := s.auditSpace(at); err != nil {
			return fmt.Errorf("%s: %w", s.f.spaces[at], err)
		}
	}
	for p := range game.Seat(majors) {
		if err := s.auditDynasty(p); err != nil {
			return fmt.Errorf("%s: %w", s.f.dynasties[p], err)
		}
	}
	return s.auditChurch()
}

func (s *State) auditSpace(at Space) error {
	u, h := &s.Units[at], s.Holder[at]
	centre := s.f.centres.has(at)
	switch {
	case s.stray(at):
		return fmt.Errorf("a %s stands at %s", unitNames[u.Type], s.f.places[u.At])
	case !centre && (h != game.Nobody || s.Claims[at] != 0):
		return fmt.Errorf("somebody controls it, though there is no centre")
	case u.minor() && !(centre && h == game.Nobody):
		return fmt.Errorf("a minor realm's unit stands in a centre that is not its own")
	case u.there() && u.Owner != game.Nobody && !s.lives(u.Owner):
		return fmt.Errorf("a unit of a dynasty that is gone")
	case u.Crusader && s.Crusade.Phase == noCrusade:
		return fmt.Errorf("a Crusader army without a crusade")
	case centre && h != game.Nobody && (!s.Once[at].Has(h) || s.Claims[at] != 0 || !s.lives(h)):
		return fmt.Errorf("its master is not noted, is gone, or others still claim it")
	}
	return nil
}

func (s *State) auditDynasty(p game.Seat) error {
	raised := 0
	for at := range s.f.spaces {
		if s.Units[at].Crusader && s.Units[at].Owner == p {
			raised++
		}
	}
	switch {
	case s.pointsLeft(p) < 0:
		return fmt.Errorf("%d diplomacy points too many", -s.pointsLeft(p))
	case raised > 1 || raised == 1 && !s.isCatholic(p):
		return fmt.Errorf("%d Crusader armies", raised)
	case s.excommunicated(p) && (!s.isCatholic(p) || s.Guilt[p] == 0):
		return fmt.Errorf("excommunicated, but not Catholic or for no offence")
	case s.units(p) > s.f.centres.len():
		return fmt.Errorf("%d units, more than there are centres", s.units(p))
	}
	return nil
}

func (s *State) auditChurch() error {
	switch {
	case s.Pope != game.Nobody && (!s.isCatholic(s.Pope) || !s.lives(s.Pope)):
		return fmt.Errorf("the Pope's dynasty is not Catholic or gone")
	case s.Emperor != game.Nobody && (!s.isCatholic(s.Emperor) || !s.lives(s.Emperor)):
		return fmt.Errorf("the Emperor is not Catholic or gone")
	case s.Antipope[imperial] != game.Nobody && s.Antipope[imperial] != s.Emperor:
		return fmt.Errorf("an imperial antipope without his Emperor")
	case s.Antipope[roman] != game.Nobody && s.Antipope[roman] != s.Holder[s.f.rome]:
		return fmt.Errorf("a Roman antipope without the master of Rome")
	case s.Antipope[imperial] != game.Nobody && s.Antipope[imperial] == s.Antipope[roman]:
		return fmt.Errorf("two antipopes of one monarch")
	case s.Tithes < 0:
		return fmt.Errorf("%d points of the Pope", s.Tithes)
	}
	return nil
}

// stray reports whether a unit stands where it cannot be.
func (s *State) stray(at Space) bool {
	u := &s.Units[at]
	terrain := s.f.m.Provinces[at].Terrain
	switch u.Type {
	case diplomacy.Army:
		return terrain == diplomacy.Sea || u.At != Place(at)
	case diplomacy.Fleet:
		named := s.f.m.Provinces[at].Coasts != nil
		return terrain == diplomacy.Inland || s.f.space(u.At) != at || named == (u.At == Place(at))
	default:
		return false
	}
}
