package kings

import (
	"testing"

	"outremer/game"
)

// TestStart: how much land is free and how many starting tokens are in use in each scenario.
func TestStart(t *testing.T) {
	free, out := []int{13, 11, 13, 10, 10, 1}, []int{20, 20, 28, 24, 20, 16}
	k := title(t)
	for i, sc := range k.f.scenarios {
		for _, e := range k.info.Editions {
			st, err := k.New(game.Setup{Seats: seats, Edition: e, Options: map[string]string{optionScenario: sc.slug}})
			if err != nil {
				t.Fatal(err)
			}
			s := st.(*State)
			if n := s.free().len(); n != free[i] {
				t.Errorf("%s %s: %d independent territories, want %d", sc.slug, e, n, free[i])
			}
			starting := s.f.ofKind[startingToken].and(s.f.inEdition[s.edition])
			if n := starting.minus(s.Gone).len(); n != out[i] {
				t.Errorf("%s %s: %d starting tokens are out, want %d", sc.slug, e, n, out[i])
			}
		}
	}
}

// TestGlitterhoof: the horse stands on free land, with a green token, wherever chance puts
// it.
func TestGlitterhoof(t *testing.T) {
	k := title(t)
	var places lands
	for key := range uint64(30) {
		st, err := k.New(game.Setup{Seats: seats, Options: map[string]string{optionGlitterhoof: "rides"}, Key: [2]uint64{key, 1}})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		at, _, i := s.find(s.f.glitterhoof)
		if at != onMap || s.isRed(s.f.glitterhoof) || s.Top[s.f.glitterhoof] == noToken {
			t.Fatalf("key %d: the horse is at %d, %s", key, at, s.viewer(game.Nobody).viewPerson(s.f.glitterhoof).Traits)
		}
		places = places.with(Territory(i))
	}
	if places.len() < 5 {
		t.Errorf("it stood in %d places only", places.len())
	}
}

// TestViewHidesHands: other seats see how many tokens and cards a player has, and nothing more,
// until the game is over.
func TestViewHidesHands(t *testing.T) {
	s := position(t, "1.0", "hand english duel unpaid-quarrymen", "bag english pious weak")
	v := s.View(1).(*View)
	d := v.Dynasties[0]
	if d.Bag != 2 || len(d.Open) != 0 || len(d.Known) != 0 || d.Hand[realm] != 1 || d.Hand[intrigue] != 1 {
		t.Errorf("shown to another: %+v", d)
	}
	if own := s.View(0).(*View); len(own.Bag) != 2 || len(own.Hand) != 2 {
		t.Errorf("shown to the owner: %v %v", own.Bag, own.Hand)
	}
	s.finish(endEras, nil)
	if d := s.View(1).(*View).Dynasties[0]; len(d.Open) != 2 || len(d.Known) != 2 {
		t.Errorf("shown at the end: %v %v", d.Open, d.Known)
	}
}
