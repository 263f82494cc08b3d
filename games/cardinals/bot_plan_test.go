package cardinals

import (
	"context"
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// arranged returns a game set up by lines of scenario scripts.
func arranged(t testing.TB, lines string) *State {
	t.Helper()
	s := start(t)
	for line := range strings.Lines(lines) {
		if words := strings.Fields(line); len(words) > 0 {
			if err := s.Arrange(words); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	return s
}

func (s *State) seatNamed(t testing.TB, name string) game.Seat {
	t.Helper()
	p, ok := s.t.info.SeatNamed(majors, name)
	if !ok {
		t.Fatalf("no dynasty is called %s", name)
	}
	return p
}

// calm is a brain that plans as a Legend does, without a taste of its own.
func calm() *brain { return &brain{skill: skills["legend"], temper: 1} }

// drafted returns the planner's draft for a seat, in notation; each move has passed Check.
func drafted(t testing.TB, s *State, p game.Seat, key uint64, pacts ...game.Pact) []string {
	t.Helper()
	luck := game.NewRand([2]uint64{key, 1})
	world := &counsel{State: *s, pacts: pacts}
	world.Sample(p, &luck)
	world.luck = *world.Luck()
	var list []string
	for _, m := range world.draft(context.Background(), nil, p, calm()) {
		if err := game.Apply(world, p, m, nil); err != nil {
			t.Fatalf("%s: %v", s.t.lexicon.Format(m), err)
		}
		list = append(list, s.t.lexicon.Format(m))
	}
	return list
}

// alone: nobody but the Anscarids and the Almohads has units.
const alone = `
	disarm arpads ayyubids capetians hautevilles hohenstaufens komnenos piasts plantagenets rurikids zengids
	disarm anscarids almohads
`

// TestPlannerDecides: small positions with one sensible answer, found with any luck. Moves after
// a bar must not appear.
func TestPlannerDecides(t *testing.T) {
	for name, c := range map[string]struct{ seat, lines, want string }{
		"takes the centre that nobody guards": {"anscarids", alone + `
			holder almohads seville
			army anscarids toledo
			turn late 1180`, "move toledo seville"},
		"supports an attack": {"anscarids", alone + `
			holder anscarids burgos toledo
			army anscarids burgos toledo
			points anscarids 0
			turn late 1180`, "support-move"},
		"goes with one of two": {"almohads", alone + `
			holder almohads seville
			holder anscarids toledo
			army almohads seville valencia
			turn late 1180`, "toledo | support-move"},
		"pays a realm for support": {"anscarids", alone + `
			holder anscarids burgos
			army anscarids burgos
			points anscarids 3
			turn late 1180`, "move burgos leon; bid-support-move portugal burgos leon"},
		"lets realms help as the Pope": {"anscarids", alone + `
			holder anscarids burgos
			army anscarids burgos
			pope anscarids
			turn late 1180`, "move burgos leon; support-move portugal burgos leon | bid"},
		"spares what a Bull protects": {"anscarids", alone + `
			holder anscarids burgos
			army anscarids burgos
			turn late 1180
			protect leon`, "| leon"},
		"spares Papal Rome": {"hautevilles", alone + `
			holder hautevilles salerno palermo pisa
			army hautevilles benevento pisa
			turn late 1180`, "| move benevento rome"},
		"goes to Rome if he is no Catholic": {"almohads", alone + `
			holder almohads salerno palermo pisa
			army almohads benevento pisa
			turn late 1180`, "rome; support-move"},
		"deploys on a crusade": {"capetians", alone + `
			holder capetians paris toulouse bruges
			army capetians paris
			holder zengids jerusalem
			vacant jerusalem
			crusade declared zengids jerusalem
			turn early 1180`, "deploy paris jerusalem"},
		"takes the centre with his Crusader army": {"capetians", alone + `
			holder capetians paris toulouse bruges
			holder zengids jerusalem
			vacant jerusalem
			crusader capetians hejaz
			crusade marching zengids jerusalem
			raised capetians
			turn late 1180`, "bid-move hejaz jerusalem"},
		"holds with half of his units under excommunication": {"anscarids", alone + `
			holder anscarids burgos toledo
			holder almohads seville
			army anscarids burgos toledo
			turn late 1180
			excommunicated anscarids mid`, "move | ; move"},
		"stirs up what was his": {"anscarids", alone + `
			holder anscarids krakow plock esztergom
			holder almohads toledo leon portugal aragon
			once anscarids toledo
			turn early 1180`, "rebel toledo"},
		"stirs up nobody where he goes himself": {"anscarids", alone + `
			holder anscarids burgos krakow plock
			army anscarids burgos
			holder almohads toledo leon portugal aragon
			once anscarids toledo
			turn late 1180`, "move burgos toledo | rebel"},
		"guards what others could stir up": {"almohads", alone + `
			holder almohads toledo
			once anscarids toledo
			holder anscarids burgos leon
			turn early 1180`, "gift toledo"},
	} {
		t.Run(name, func(t *testing.T) {
			s := arranged(t, c.lines)
			want, not, _ := strings.Cut(c.want, "|")
			for key := range uint64(6) {
				got := strings.Join(drafted(t, s, s.seatNamed(t, c.seat), key), "; ")
				for part := range strings.SplitSeq(want, ";") {
					if !strings.Contains(got, strings.TrimSpace(part)) {
						t.Errorf("%s\n without %s", got, part)
					}
				}
				not = strings.TrimSpace(not)
				if not != "" && strings.Contains(got, not) {
					t.Errorf("%s\n with %s", got, not)
				}
			}
		})
	}
}

// TestPlannerDefends: two armies threaten Toledo. It is never, or hardly ever, lost to them:
// there are other ways to guess what they will do.
func TestPlannerDefends(t *testing.T) {
	const position = `
		holder anscarids toledo burgos leon aragon portugal toulouse
		holder almohads seville
		army anscarids toledo burgos aragon
		army almohads seville valencia
		turn late 1180
	`
	s := arranged(t, alone+position)
	toledo := Space(slices.Index(s.f.spaces, "toledo"))
	lost := 0
	for key := range uint64(20) {
		s := s.Clone().(*State)
		p := s.seatNamed(t, "anscarids")
		luck := game.NewRand([2]uint64{key, 2})
		for _, m := range chosen(t, "legend", window(s, p), &luck) {
			s.Play(p, m, nil)
		}
		if err := s.Arrange([]string{"others", "almohads"}); err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{"move seville toledo", "support-move valencia seville toledo", "seal"} {
			m, err := s.t.lexicon.Parse(line)
			if err == nil {
				err = game.Apply(s, s.seatNamed(t, "almohads"), m, nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if s.Units[toledo].Owner == s.seatNamed(t, "almohads") {
			lost++
		}
	}
	if lost > 2 {
		t.Errorf("Toledo is lost in %d of 20 games", lost)
	}
}

// TestPlannerGuards: to leave a centre beside a foe just before it counts has a price, unless it is for another one
// or somebody takes the place.
func TestPlannerGuards(t *testing.T) {
	for _, c := range []struct {
		season     string
		from, to   string
		also, into string
		want       float64
	}{
		{"late", "toledo", "badajoz", "", "", worthGuard},
		{"late", "toledo", "leon", "", "", 0},
		{"late", "toledo", "badajoz", "burgos", "toledo", 0},
		{"late", "burgos", "navarre", "", "", 0}, // nobody is near
		{"early", "toledo", "badajoz", "", "", worthHome},
	} {
		s := arranged(t, iberia+"turn "+c.season+" 1180")
		at := func(name string) Space { return Space(slices.Index(s.f.spaces, name)) }
		x := planning(t, s, s.seatNamed(t, "anscarids"))
		var tried trial
		tried.orders[at(c.from)] = order{moves, 0, Place(at(c.to))}
		if c.also != "" {
			tried.orders[at(c.also)] = order{moves, 0, Place(at(c.into))}
		}
		if got := x.exposed(&tried); got != c.want {
			t.Errorf("%v: %v", c, got)
		}
		planners.Return(x)
	}
}

// TestPlannerDrawsSurprises: of what a neighbour may do all has its place in the worlds, however sure it seems that he
// does something else.
func TestPlannerDrawsSurprises(t *testing.T) {
	x := planning(t, start(t), 0)
	defer planners.Return(x)
	for q := range x.sides {
		x.sides[q].shares = [mostLines]float64{1}
	}
	same, other := 0, 0
	for range 10 {
		x.draw()
		for i := range x.worlds[:x.skill.worlds] {
			for q := range x.sides {
				y := &x.sides[q]
				if slices.ContainsFunc(y.mine, func(at Space) bool { return x.worlds[i].orders[at] != y.lines[0].orders[at] }) {
					other++
				} else {
					same++
				}
			}
		}
	}
	if 20*other < same || 4*other > same {
		t.Errorf("%d as expected, %d otherwise", same, other)
	}
}

// TestPlannerAnswersTwice: the same luck gives the same draft, and once drafted nothing is left
// to do but seal.
func TestPlannerAnswersTwice(t *testing.T) {
	s, seats := start(t), game.Seat(majors)
	if testing.Short() {
		seats = 2
	}
	for p := range seats {
		if a, b := drafted(t, s, p, 5), drafted(t, s, p, 5); !slices.Equal(a, b) {
			t.Errorf("%s: %v, then %v", s.f.dynasties[p], a, b)
		}
		var want intent
		after := &counsel{State: *s}
		after.plan(context.Background(), p, calm(), &want)
		for _, m := range after.edits(nil, p, &want) {
			if m != moveSeal {
				after.Play(p, m, nil)
			}
		}
		if rest := after.edits(nil, p, &want); len(rest) != 1 || rest[0] != moveSeal {
			t.Errorf("%s: %d moves are left", s.f.dynasties[p], len(rest)-1)
		}
	}
}

// TestPlannerDeploysOne: whatever the search tries, at most one army deploys [R81].
func TestPlannerDeploysOne(t *testing.T) {
	s := arranged(t, alone+`
		holder capetians paris toulouse bruges
		army capetians paris toulouse
		holder zengids jerusalem
		crusade declared zengids jerusalem
		turn early 1180
	`)
	x := planners.Take()
	defer planners.Return(x)
	x.begin(context.Background(), &counsel{State: *s}, s.seatNamed(t, "capetians"), calm())
	x.open()
	x.start(true)
	tried := 0
	for i := range x.all {
		if x.all[i].orders[0].Kind != deploys || !x.apply(&x.all[i]) {
			continue
		}
		x.now = x.next
		n := 0
		for _, at := range x.mine {
			if x.now.orders[at].Kind == deploys {
				n++
			}
		}
		tried++
		if n != 1 {
			t.Fatalf("%d armies deploy", n)
		}
	}
	if tried < 3 {
		t.Errorf("%d deployments tried", tried)
	}
}

// TestPlannerHalves: who is excommunicated and lets too few units hold gets what he would get if all did,
// whatever the world expected of him [2r(4)(c).2]. For anybody else it is not the same.
func TestPlannerHalves(t *testing.T) {
	for _, banned := range []string{"", "excommunicated anscarids mid"} {
		s := arranged(t, alone+`
			holder anscarids burgos toledo
			holder almohads seville
			army anscarids burgos toledo
			turn late 1180
			`+banned)
		x := planners.Take()
		x.begin(context.Background(), &counsel{State: *s}, s.seatNamed(t, "anscarids"), calm())
		x.open()
		var still, all trial
		x.judge(&still)
		for i := range x.all {
			if c := &x.all[i]; c.n == 1 && c.m == 0 && c.orders[0].Kind == moves {
				all.orders[c.at[0]] = c.orders[0]
			}
		}
		x.judge(&all)
		for i := range x.worlds[:x.skill.worlds] {
			if same := still.worth[i]+still.cost == all.worth[i]+all.cost; same != (banned != "") {
				t.Errorf("%q, world %d: %v with all units on the move, %v with none", banned, i, all.worth[i], still.worth[i])
			}
		}
		planners.Return(x)
	}
}

// TestPlannerStops: without time it still gives a whole draft.
func TestPlannerStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s, luck := start(t), game.NewRand([2]uint64{})
	list, err := title(t).NewBrain("legend", game.Faithful, &luck).Choose(ctx, window(s, 0), nil)
	if err != nil || list[len(list)-1] != moveSeal {
		t.Errorf("%v (%v) does not seal", list, err)
	}
}

// TestPlannerChangesNothing: thinking leaves the state unchanged and, once warmed up, allocates
// nothing.
func TestPlannerChangesNothing(t *testing.T) {
	s := start(t)
	before := *s
	luck := game.NewRand([2]uint64{1, 1})
	brain, dst := title(t).NewBrain("legend", game.Faithful, &luck), make([]game.Move, 0, 256)
	think := func() {
		if _, err := brain.Choose(context.Background(), window(s, 6), dst); err != nil {
			t.Error(err)
		}
	}
	think()
	if *s != before {
		t.Error("the state is another one")
	}
	if n := testing.AllocsPerRun(3, think); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// BenchmarkPlan drafts the first turn for one monarch after another, and counts the
// adjudications.
func BenchmarkPlan(b *testing.B) {
	s, luck := start(b), game.NewRand([2]uint64{1, 1})
	brain, dst := title(b).NewBrain("legend", game.Faithful, &luck), make([]game.Move, 0, 256)
	p, effort := game.Seat(0), 0
	b.ReportAllocs()
	for b.Loop() {
		if _, err := brain.Choose(context.Background(), window(s, p), dst); err != nil {
			b.Fatal(err)
		}
		p = (p + 1) % majors
		x := planners.Take() // the one just used
		effort += x.effort
		planners.Return(x)
	}
	b.ReportMetric(float64(effort)/float64(b.N), "adjudications/op")
}
