package cardinals

import (
	"slices"
	"strings"
	"testing"

	"outremer/diplomacy"
	"outremer/game"
)

// positions calls a test on wild positions in which somebody drafts orders.
func positions(t *testing.T, n int, test func(s *State, p game.Seat)) {
	t.Helper()
	k := wild{title(t)}
	r := game.NewRand([2]uint64{3, 3})
	for seed := 0; n > 0; seed++ {
		st, err := k.New(game.Setup{Seats: majors, Key: [2]uint64{uint64(seed), 9}})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		if !s.inOrders() {
			continue
		}
		n--
		live := s.live()
		for range r.Intn(0, live.Len()) {
			live = live.Without(live.First())
		}
		test(s, live.First())
	}
}

// TestLegal: a draft offers a unit exactly what the adjudicator considers possible. Supports of
// rebels and deployments are this game's own.
func TestLegal(t *testing.T) {
	positions(t, 25, func(s *State, p game.Seat) {
		var w diplomacy.Workspace
		d := desks.Take()
		defer desks.Return(d)
		d.lay(s)
		offered := map[game.Move]bool{}
		for _, m := range s.Options(nil, p) {
			offered[m] = true
			if m.Verb > verbConvoy {
				continue
			}
			o := orderOf(m)
			if o.Kind == supports && !s.Units[o.From].there() {
				continue
			}
			if _, why := w.Check(&d.board, s.translate(Space(m.A), o)); why.Cause != diplomacy.NoCause && !s.mayBeDeployment(o) {
				t.Errorf("%s is offered and void: %s", s.t.lexicon.Format(m), why.Text(s.f.m))
			}
		}
		for at := range Space(len(s.f.spaces)) {
			if d.index[at] < 0 || !s.commands(p, at) {
				continue
			}
			for _, o := range w.Legal(nil, &d.board, int(d.index[at])) {
				if m := s.moveFor(at, o); !offered[m] && !s.barred(at, s.f.space(Place(o.To))) {
					t.Errorf("%s is possible and not offered", s.t.lexicon.Format(m))
				}
			}
		}
	})
}

func (s *State) mayBeDeployment(o order) bool {
	return o.Kind == supportsMove && s.Crusade.Phase == declared && s.mayDeploy(o.From) && s.destinations().has(s.f.space(o.To))
}

// moveFor is the move that drafts an order of the adjudicator.
func (s *State) moveFor(at Space, o diplomacy.Order) game.Move {
	m := game.Move{Verb: verbHold, A: int16(at)}
	space := func(l diplomacy.Loc) int16 { return int16(s.f.space(Place(l))) }
	switch o.Kind {
	case diplomacy.Move:
		m.Verb, m.B = verbMove, int16(o.To)
		if o.Type == diplomacy.Army && (o.Via == diplomacy.ViaConvoy || !s.f.army[at].has(Space(o.To))) {
			m.Verb = verbFerry
		}
	case diplomacy.SupportHold:
		m.Verb, m.B = verbSupport, space(o.From)
	case diplomacy.SupportMove:
		m.Verb, m.B, m.C = verbSupportMove, space(o.From), space(o.To)
	case diplomacy.Convoy:
		m.Verb, m.B, m.C = verbConvoy, space(o.From), space(o.To)
	}
	return m
}

// TestCheckTakesTheShortWay: the fast path for orders gives the same answer as the slow one.
func TestCheckTakesTheShortWay(t *testing.T) {
	positions(t, 4, func(s *State, p game.Seat) {
		options := s.Options(nil, p)
		for _, m := range options {
			if (m.Verb <= verbBidSupportMove) != s.offersOrder(p, m) {
				t.Errorf("%s: offersOrder is %t", s.t.lexicon.Format(m), s.offersOrder(p, m))
			}
		}
		for verb := verbHold; verb <= verbBidSupportMove; verb++ {
			for a := range int16(len(s.f.spaces)) {
				if m := (game.Move{Verb: verb, A: a, B: 3, C: 4}); s.offersOrder(p, m) != slices.Contains(options, m) {
					t.Errorf("%s: the two ways differ", s.t.lexicon.Format(m))
				}
			}
		}
	})
}

// TestMap: the map built from the data is the one shipped with the adjudicator, which genmap
// generates independently from the same data.
func TestMap(t *testing.T) {
	f, m := title(t).f, diplomacy.MapNamed("cardinals")
	if len(m.Provinces) != len(f.spaces) || m.Locs() != len(f.places) {
		t.Fatalf("%d spaces and %d places, not %d and %d", len(f.spaces), len(f.places), len(m.Provinces), m.Locs())
	}
	other := func(p Place) diplomacy.Loc { // by abbreviation
		at := f.space(p)
		id := strings.ToLower(f.abbrs[at]) + strings.Replace(strings.TrimPrefix(f.places[p], f.spaces[at]), "-", "/", 1)
		l, ok := m.Loc(id)
		if !ok {
			t.Fatalf("%s: no location %s", f.places[p], id)
		}
		return l
	}
	for p := range Place(len(f.places)) {
		for q := range Place(len(f.places)) {
			x, y := other(p), other(q)
			if f.m.FleetAdjacent(diplomacy.Loc(p), diplomacy.Loc(q)) != m.FleetAdjacent(x, y) {
				t.Errorf("fleets from %s to %s", f.places[p], f.places[q])
			}
			if int(p) < len(f.spaces) && int(q) < len(f.spaces) && f.m.ArmyAdjacent(diplomacy.Prov(p), diplomacy.Prov(q)) != m.ArmyAdjacent(diplomacy.Prov(x), diplomacy.Prov(y)) {
				t.Errorf("armies from %s to %s", f.places[p], f.places[q])
			}
		}
	}
}

// TestLinesOfSupply: a line leads over open spaces from neighbour to neighbour, and there is
// one exactly where a deployment is possible.
func TestLinesOfSupply(t *testing.T) {
	positions(t, 40, func(s *State, _ game.Seat) {
		if s.Crusade.Phase != declared {
			return
		}
		for from := range Space(len(s.f.spaces)) {
			for goals := s.supplied(from); !goals.empty(); {
				to := goals.take()
				var line [maxSpaces]Space
				at := from
				for _, x := range line[:s.lineOf(from, to, &line)] {
					if !s.f.line[at].has(x) || !s.isOpen(x) || x == to {
						t.Fatalf("from %s to %s over %s", s.f.spaces[from], s.f.spaces[to], s.f.spaces[x])
					}
					at = x
				}
				if !s.f.line[at].has(to) || !s.destinations().has(to) || to == from {
					t.Fatalf("from %s to %s: the line ends at %s", s.f.spaces[from], s.f.spaces[to], s.f.spaces[at])
				}
			}
		}
	})
}

// TestOutOfRange: orders that name no space are refused, also those that would name one if a number
// were cut short.
func TestOutOfRange(t *testing.T) {
	s := start(t)
	p := game.Seat(0)
	var good game.Move
	for _, m := range s.Options(nil, p) {
		if m.Verb == verbMove && m.A > 0 {
			good = m
			break
		}
	}
	if err := s.Check(p, good); err != nil {
		t.Fatalf("%s: %v", s.t.lexicon.Format(good), err)
	}
	for _, change := range []func(m *game.Move){
		func(m *game.Move) { m.A = -1 },
		func(m *game.Move) { m.A = -m.A },
		func(m *game.Move) { m.A += 256 },
		func(m *game.Move) { m.A = int16(len(s.f.spaces)) },
		func(m *game.Move) { m.A = maxSpaces },
		func(m *game.Move) { m.B += 256 },
		func(m *game.Move) { m.C = 1 },
	} {
		bad := good
		change(&bad)
		if s.Check(p, bad) == nil {
			t.Errorf("%+v was accepted, want a refusal", bad)
		}
	}
}

// TestDeploymentOutOfRange: the same for deployments, which are looked up in another way.
func TestDeploymentOutOfRange(t *testing.T) {
	s := start(t)
	for _, words := range []string{"holder zengids jerusalem", "crusade declared zengids jerusalem", "turn early 1190"} {
		if err := s.Arrange(strings.Fields(words)); err != nil {
			t.Fatal(err)
		}
	}
	moves := s.Options(nil, 2)
	i := slices.IndexFunc(moves, func(m game.Move) bool { return m.Verb == verbDeploy })
	if i < 0 {
		t.Fatal("no deployment is offered")
	}
	for _, change := range []func(m *game.Move){
		func(m *game.Move) { m.B = -1 },
		func(m *game.Move) { m.B += 256 },
		func(m *game.Move) { m.B = int16(len(s.f.spaces)) },
		func(m *game.Move) { m.C = 1 },
	} {
		bad := moves[i]
		change(&bad)
		if s.Check(2, bad) == nil {
			t.Errorf("%+v was accepted, want a refusal", bad)
		}
	}
}

// TestEmptySpaces: where no unit is left, none has an owner.
func TestEmptySpaces(t *testing.T) {
	s := start(t)
	for s.Season == early {
		p := s.Awaiting().First()
		mustPlay(t, s, p, s.Late(p))
	}
	for at := range s.f.spaces {
		if u := s.Units[at]; !u.there() && u.Owner != game.Nobody {
			t.Errorf("%s is empty and belongs to %s, want nobody", s.f.spaces[at], s.named(u.Owner))
		}
	}
}
