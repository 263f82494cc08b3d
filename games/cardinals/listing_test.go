package cardinals

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestListingKey: what is cached for a position equals a fresh listing, throughout random games.
func TestListingKey(t *testing.T) {
	luck := game.NewRand([2]uint64{11, 3})
	s := start(t)
	var moves, anew []game.Move
	for n := 0; n < 4000 && s.Awaiting() != 0; n++ {
		p := s.Awaiting().First()
		moves = s.Options(moves[:0], p)
		l := listings.Take()
		l.key = position{}
		listings.Return(l)
		anew = s.Options(anew[:0], p)
		if !slices.Equal(moves, anew) {
			t.Fatalf("move %d: %d options are remembered, %d are listed", n, len(moves), len(anew))
		}
		m := moves[luck.Intn(0, len(moves))]
		if m.Verb == verbAbdicate || luck.Intn(0, 4) == 0 {
			m = s.Late(p)
		}
		s.Play(p, m, nil)
	}
}

// TestListingSeesHolders: the same units, but a different owner of an empty centre that could
// rebel.
func TestListingSeesHolders(t *testing.T) {
	s := start(t)
	find := func(k game.Sort, name string) int16 {
		v, ok := s.t.lexicon.Find(k, name)
		if !ok {
			t.Fatal(name)
		}
		return v
	}
	bruges, paris, p := find(sortSpace, "bruges"), find(sortSpace, "paris"), game.Seat(find(sortDynasty, "capetians"))
	support := game.Move{Verb: verbSupport, A: paris, B: bruges}
	s.Units[bruges] = unit{Owner: game.Nobody}
	for _, master := range []string{"capetians", "plantagenets", "capetians"} {
		s.Holder[bruges] = game.Seat(find(sortDynasty, master))
		if got, want := slices.Contains(s.Options(nil, p), support), master != "capetians"; got != want {
			t.Errorf("under the %s: support of rebels %v", master, got)
		}
	}
}
