package kings

import (
	"testing"

	"outremer/game"
)

// sampled counts in how many of the worlds sampled for p something holds.
func sampled(s *State, p game.Seat, holds func(*State) bool) (n int) {
	r := game.NewRand([2]uint64{1, 2})
	for range 40 {
		w := s.Clone().(*State)
		w.Sample(p, &r)
		if holds(w) {
			n++
		}
	}
	return n
}

// TestSampleBags: only the owner knows the token of a ruler who appeared from nowhere, until it
// is drawn; everything else entered the bag in the open.
func TestSampleBags(t *testing.T) {
	s := position(t, "1.0", "bag english pious", "age english 4", "gold english 0", "upkeep")
	play(t, s, 0, "relinquish wessex")
	play(t, s, 0, "relinquish mercia")
	bag := s.Houses[0].Bag
	same := func(w *State) bool { return w.Houses[0].Bag == bag }
	pious := func(w *State) bool {
		return !w.Houses[0].Bag.and(s.f.ofTrait[4]).empty() && w.Houses[0].Bag.len() == 2
	}
	if s.f.traits[4] != "pious" || bag.len() != 2 {
		t.Fatalf("bag %v", s.viewer(game.Nobody).traitNames(bag))
	}
	if n := sampled(s, 0, same); n != 40 {
		t.Errorf("the owner forgets his bag: %d of 40", n)
	}
	if n := sampled(s, 1, same); n > 10 {
		t.Errorf("another knows the unseen token: %d of 40", n)
	}
	if n := sampled(s, 1, pious); n != 40 {
		t.Errorf("another forgets what went in openly: %d of 40", n)
	}
	s.Houses[0].Veiled = tokens{} // as if it had been drawn
	if n := sampled(s, 1, same); n != 40 {
		t.Errorf("another forgets a token that was shown: %d of 40", n)
	}
}

// TestSampleHands: cards are shuffled within their decks; a card that changed hands in a trade
// stays known to both traders and nobody else.
func TestSampleHands(t *testing.T) {
	s := position(t, "1.0", "hand english duel demon-child unpaid-quarrymen", "hand frankish", "dynasty english")
	for _, m := range []string{"trade frankish", "give-card duel", "submit"} {
		play(t, s, 0, m)
	}
	play(t, s, 1, "accept")
	duel := Kind(-1)
	for k, name := range s.f.cards {
		if name == "duel" {
			duel = Kind(k)
		}
	}
	holds := func(w *State) bool { return s.f.copiesOf(duel, &w.Houses[1].Hand) != 0 }
	types := func(w *State) bool {
		return w.Houses[0].Hand.count(intrigue) == 1 && w.Houses[0].Hand.count(realm) == 1 && w.Houses[1].Hand.count(intrigue) == 1
	}
	for p, want := range []bool{true, true, false} {
		if n := sampled(s, game.Seat(p), holds); (n == 40) != want {
			t.Errorf("%s: the card is where it is in %d of 40 worlds", cultureNames[p], n)
		}
	}
	if n := sampled(s, 2, types); n != 40 {
		t.Errorf("types of cards are public, but kept in %d of 40 worlds", n)
	}
}

// TestSamplePlots: what others have plotted is unknown, but is always something they could have
// plotted.
func TestSamplePlots(t *testing.T) {
	s := position(t, "1.0", "hand english absolution duel unpaid-quarrymen no-quarter", "hand frankish duel", "round 3", "plotting")
	play(t, s, 0, "plot absolution duel")
	plotted := s.Houses[0].Plotted
	if n := sampled(s, 0, func(w *State) bool { return w.Houses[0].Plotted == plotted }); n != 40 {
		t.Errorf("the owner forgets his plot: %d of 40", n)
	}
	types := func(w *State) bool {
		return w.Houses[0].Plotted[0].deck() == crusade && w.Houses[0].Plotted[1].deck() == intrigue
	}
	if n := sampled(s, 1, types); n > 20 {
		t.Errorf("another knows the types of what is plotted: %d of 40", n)
	}
	due := func(w *State) bool {
		return w.Houses[0].Plotted[0].deck() == crusade || w.Houses[0].Plotted[1].deck() == crusade
	}
	if n := sampled(s, 1, due); n != 40 {
		t.Errorf("the Crusade is due, yet plotted in %d of 40 worlds", n)
	}

	s = position(t, "1.0", "hand english absolution locusts duel unpaid-quarrymen", "hand frankish", "hand germanic", "hand italian", "hand iberian", "bag english pious", "gold english 0", "plotting")
	for _, m := range []string{"plot locusts duel", "reveal", "send william-the-conqueror"} {
		play(t, s, 0, m)
	}
	second := func(w *State) bool { return w.Houses[0].Plotted[1].deck() == crusade }
	if n := sampled(s, 1, second); n != 0 {
		t.Errorf("a second Crusade is plotted in %d of 40 worlds", n)
	}
}

// TestSampleScripted: a viewer in a scripted dynasty's seat knows no more than a spectator.
func TestSampleScripted(t *testing.T) {
	st, err := title(t).New(game.Setup{Seats: seats, Options: map[string]string{optionFirst: "iberian", "iberian": "ferox"}, Key: [2]uint64{3, 4}})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	if s.Houses[4].Hand.len() != s.f.Hand.Size {
		t.Fatalf("a pile of %d cards", s.Houses[4].Hand.len())
	}
	pile := s.Houses[4].Hand
	if n := sampled(s, 4, func(w *State) bool { return w.Houses[4].Hand == pile }); n > 5 {
		t.Errorf("the pile stays as it is in %d of 40 worlds", n)
	}
}

// TestSameTraitUnseen: an unseen token with the same trait as a public one stays unseen when the
// trait is drawn once, and is seen when it is drawn twice.
func TestSameTraitUnseen(t *testing.T) {
	for draws, want := range map[string]int{"0": 1, "1": 0} {
		s := position(t, "1.0", "bag english weak weak", "gold english 1", "gold frankish 0", "gold germanic 0", "gold italian 0", "gold iberian 0", "play english unpaid-quarrymen")
		h := &s.Houses[0]
		h.Veiled.add(h.Bag.nth(0))
		play(t, s, 0, "build wessex")
		play(t, s, 0, "invest "+draws)
		if n := h.Veiled.len(); n != want {
			t.Errorf("%s Gold: %d tokens are unseen, want %d", draws, n, want)
		}
	}
}
