package cardinals

import (
	"testing"

	"outremer/game"
)

// TestVotes: monarchs who cannot write to each other elect one of theirs, if that is in the interest of enough of
// them; nobody could get a Pope that he likes better by voting otherwise, and nobody votes for one who has his centre.
func TestVotes(t *testing.T) {
	for name, c := range map[string]struct {
		lines   string
		elected bool
	}{
		"the beginning":    {"turn end 1180", true},
		"a strong Saracen": {alone + "holder almohads toledo leon portugal valencia toulouse aragon\nturn end 1180", true},
		"two who could only elect an enemy": {alone + `
			holder piasts paris london palermo constance esztergom
			holder capetians krakow
			holder almohads burgos toledo leon york bordeaux salerno frankfurt nuremberg prague hamburg veszprem toulouse bruges plock
			turn end 1180`, false},
		"all at war": {alone + `
			holder anscarids plock bordeaux
			holder arpads krakow burgos
			holder capetians esztergom london palermo
			holder hautevilles paris frankfurt
			holder hohenstaufens salerno veszprem
			holder piasts york toulouse
			holder plantagenets toledo bruges constance
			turn end 1180`, true},
	} {
		s := &counsel{State: *arranged(t, c.lines)}
		var votes [majors]int
		for q := range s.catholics().All() {
			votes[q] = s.adviseVote(q)
		}
		pope := s.behind(s.winner(&votes))
		if (pope != game.Nobody) != c.elected {
			t.Errorf("%s: the Pope comes from %v, votes %v", name, pope, votes)
		}
		for q := range s.catholics().All() {
			if h := s.behind(votes[q]); h != game.Nobody && h != q && s.wronged(q, h) {
				t.Errorf("%s: %s vote for %s", name, s.f.dynasties[q], s.f.dynasties[h])
			}
			if name != "the beginning" {
				continue
			}
			for other := range len(s.f.cardinals) + 1 {
				kept := votes[q]
				votes[q] = other
				if then := s.behind(s.winner(&votes)); s.likesAsPope(q, then) > s.likesAsPope(q, pope) {
					t.Errorf("%s had better vote for %d", s.f.dynasties[q], other)
				}
				votes[q] = kept
			}
		}
	}
}

func (s *counsel) likesAsPope(q, pope game.Seat) int {
	if pope == game.Nobody {
		return 0
	}
	return s.papal(q, pope)
}
