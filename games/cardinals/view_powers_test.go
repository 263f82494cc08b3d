package cardinals

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestPowersAreWhatIsOffered: the powers shown in the view are what the Pope is offered when
// asked.
func TestPowersAreWhatIsOffered(t *testing.T) {
	verbs := map[game.Verb]string{
		verbProtectRealm: "protection", verbProtectDynasty: "protection", verbArbitrate: "arbitration", verbInvest: "investiture", verbCrusade: "crusade",
	}
	w := wild{title(t)}
	asked := map[string]int{} // how often a power was there, and how often it was not, by reason
	for k := range uint64(400) {
		g, err := w.New(game.Setup{Seats: majors, Key: [2]uint64{k, 5}})
		if err != nil {
			t.Fatal(err)
		}
		s := g.(*State)
		r := game.NewRand([2]uint64{k, 6})
		for range 40 {
			if s.over() {
				break
			}
			p := s.Awaiting().First()
			moves := s.Options(nil, p)
			switch step := s.core.Top().Step; step {
			case stepBull, stepCrusade:
				offered := map[string]bool{}
				for _, m := range moves {
					offered[verbs[m.Verb]] = true
				}
				for _, v := range s.viewPowers(p) {
					if (v.Kind == "crusade") == (step == stepCrusade) && v.Kind != "orders" && v.Kind != "excommunication" {
						asked[v.Kind+v.Why]++
						if offered[v.Kind] != (v.Why == "") {
							t.Fatalf("key %d, season %v: %s is offered: %v, but the view says %q", k, s.Season, v.Kind, offered[v.Kind], v.Why)
						}
					}
				}
			}
			m := moves[r.Intn(0, len(moves))]
			if s.core.Top().Step == stepOrders {
				m = moveSeal
			}
			s.Play(p, m, nil)
		}
	}
	for _, want := range []string{"protection", "protection" + whyPoints, "arbitration", "investiture", "investiture" + whyPoints, "crusade"} {
		if asked[want] == 0 {
			t.Errorf("no position showed %q: %v", want, asked)
		}
	}
}

// TestPowersHideTithes: only the Pope sees how much was tithed; others see the same powers
// whatever the amount.
func TestPowersHideTithes(t *testing.T) {
	s := wildPope(t)
	s.Season, s.Crusade.Phase = mid, noCrusade
	other := (s.Pope + 1) % majors
	s.Tithes = 0
	poor := s.viewPowers(other)
	s.Tithes = 9
	if rich := s.viewPowers(other); !slices.Equal(poor, rich) {
		t.Errorf("another dynasty sees what was tithed: %v, %v", poor, rich)
	}
	own := s.viewPowers(s.Pope)
	s.Tithes = 0
	if slices.Equal(own, s.viewPowers(s.Pope)) {
		t.Error("the Pope does not see what was tithed")
	}
}

// wildPope is a position with a Pope from a great power.
func wildPope(t *testing.T) *State {
	t.Helper()
	for k := range uint64(100) {
		g, err := (wild{title(t)}).New(game.Setup{Seats: majors, Key: [2]uint64{k, 7}})
		if err != nil {
			t.Fatal(err)
		}
		if s := g.(*State); s.Pope != game.Nobody && !s.antipopeInPlay() {
			return s
		}
	}
	t.Fatal("no position with a Pope from a great power")
	return nil
}
