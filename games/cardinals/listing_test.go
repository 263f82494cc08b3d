package cardinals

import (
	"cmp"
	"slices"
	"testing"

	"outremer/diplomacy"
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

// TestListingIsPlain: the orders on offer are those that the adjudicator finds possible one by one,
// plus this game's own, in the order of their verbs and operands. All monarchs are asked in turn,
// because they share one listing.
func TestListingIsPlain(t *testing.T) {
	positions(t, 40, func(s *State, _ game.Seat) { s.comparePlain(t, s.live()) })
	luck, s := game.NewRand([2]uint64{5, 12}), start(t)
	for n := 0; s.Awaiting() != 0; n++ {
		if s.inOrders() && n%20 == 0 {
			s.comparePlain(t, s.live())
		}
		p := s.Awaiting().First()
		moves := s.Options(nil, p)
		m := moves[luck.Intn(0, len(moves))]
		if m.Verb == verbAbdicate || luck.Intn(0, 6) == 0 {
			m = s.Late(p)
		}
		s.Play(p, m, nil)
	}
}

// TestListingSeesChanges: a listing is not used for a position that differs in anything.
func TestListingSeesChanges(t *testing.T) {
	changes := map[string]func(s *State, p game.Seat){
		"creed":  func(s *State, _ game.Seat) { s.eachMinor(func(at Space) { s.Creed[at] = islamic }) },
		"once":   func(s *State, _ game.Seat) { s.Once = [maxSpaces]game.Seats{} },
		"schism": func(s *State, p game.Seat) { s.Pope, s.Schism = p, !s.Schism },
		"pope":   func(s *State, p game.Seat) { s.Pope, s.Schism = p, false },
		"ban":    func(s *State, p game.Seat) { s.Banned[1] ^= game.Only(p) },
		"raised": func(s *State, p game.Seat) { s.Crusade.Raised ^= game.Only(p) },
		"phase":  func(s *State, _ game.Seat) { s.Crusade.Phase = noCrusade },
		"goal":   func(s *State, _ game.Seat) { s.Crusade.Objective = s.f.rome },
	}
	for name, change := range changes {
		seen := 0
		positions(t, 60, func(s *State, p game.Seat) {
			before := s.plainListing(p)
			s.comparePlain(t, game.Only(p))
			change(s, p)
			s.comparePlain(t, game.Only(p))
			if !slices.Equal(before, s.plainListing(p)) {
				seen++
			}
		})
		if seen == 0 {
			t.Errorf("%s: no listing depends on it", name)
		}
	}
}

func (s *State) eachMinor(do func(at Space)) {
	for at := range Space(len(s.f.spaces)) {
		if s.Units[at].minor() {
			do(at)
		}
	}
}

// comparePlain compares what some monarchs are offered with plain listings.
func (s *State) comparePlain(t *testing.T, who game.Seats) {
	t.Helper()
	for p := range who.All() {
		var got []game.Move
		for _, m := range s.Options(nil, p) {
			if m.Verb <= verbBidSupportMove && m.Verb != verbDeploy {
				got = append(got, m)
			}
		}
		if want := s.plainListing(p); !slices.Equal(got, want) {
			t.Fatalf("%s, %d: got\n%v\nwant\n%v", s.f.dynasties[p], s.year(), s.format(got), s.format(want))
		}
	}
}

// plainListing lists the orders of p without a thought for speed.
func (s *State) plainListing(p game.Seat) (all []game.Move) {
	if s.Sealed.Has(p) || s.Leaving.Has(p) {
		return nil
	}
	var w diplomacy.Workspace
	d := desks.Take()
	defer desks.Return(d)
	d.lay(s)
	w.Survey(&d.board)
	for at := range Space(len(s.f.spaces)) {
		if !s.Units[at].there() {
			continue
		}
		for _, m := range s.plainOrders(&w, d, at) {
			if s.commands(p, at) {
				all = append(all, m)
			}
			if m.Verb != verbConvoy && s.mayBidFor(p, at) && s.pointsLeft(p) > 0 {
				m.Verb += verbBidHold - verbHold
				all = append(all, m)
			}
		}
	}
	slices.SortFunc(all, func(a, b game.Move) int {
		return cmp.Or(cmp.Compare(a.Verb, b.Verb), cmp.Compare(a.A, b.A), cmp.Compare(a.B, b.B), cmp.Compare(a.C, b.C))
	})
	return slices.Compact(all) // supports do not name the coast
}

// plainOrders lists the orders of a unit: the adjudicator's, less the attacks within a realm, and
// supports of rebels and of deployments.
func (s *State) plainOrders(w *diplomacy.Workspace, d *desk, at Space) (all []game.Move) {
	for _, o := range w.LegalOf(nil, int(d.index[at])) {
		if o.To == diplomacy.NoLoc || o.Kind == diplomacy.Convoy || !s.barred(at, s.f.space(Place(o.To))) {
			all = append(all, s.moveFor(at, o))
		}
	}
	for to := range Space(len(s.f.spaces)) {
		if !s.reachOf(at).has(to) {
			continue
		}
		if s.mayRebel(to) {
			all = append(all, game.Move{Verb: verbSupport, A: int16(at), B: int16(to)})
		}
		for from := range Space(len(s.f.spaces)) {
			if o := (order{supportsMove, from, Place(to)}); s.mayBeDeployment(o) && at != from && from != to && !s.barred(at, to) {
				all = append(all, game.Move{Verb: verbSupportMove, A: int16(at), B: int16(from), C: int16(to)})
			}
		}
	}
	return all
}

func (s *State) format(moves []game.Move) (lines []string) {
	for _, m := range moves {
		lines = append(lines, s.t.lexicon.Format(m))
	}
	return lines
}
