package cardinals

import (
	"context"
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// heardOf is a turn of movement as the Anscarids hear of it: their own moves, and where the army in Seville went.
func heardOf(s *State, p, q game.Seat, to string) []game.Event {
	place := func(name string) int16 { return int16(slices.Index(s.f.spaces, name)) }
	list := []game.Event{{Kind: evHeld, Seat: p, B: place("toledo")}}
	if to != "" {
		list = append(list, game.Event{Kind: evMoved, Seat: q, B: place("seville"), C: place(to)})
	}
	return append(list, eventTurn(mid, 1180))
}

// TestBetrayed: who comes although he has promised peace is believed no longer, and told so; who keeps his word for
// long enough is believed again.
func TestBetrayed(t *testing.T) {
	s := arranged(t, alone+`
		holder anscarids toledo burgos
		holder almohads seville marrakesh
		army anscarids toledo
		army almohads seville valencia
		turn early 1180`)
	p, q := s.seatNamed(t, "anscarids"), s.seatNamed(t, "almohads")
	peace, offer := pact(t, s, "almohads peace anscarids late-1190s"), pact(t, s, "almohads peace anscarids early-1190s")
	luck := game.NewRand([2]uint64{})
	b := title(t).NewBrain("knight", game.Faithful, &luck).(*brain)
	after := func(events []game.Event, pacts ...game.Pact) {
		t.Helper()
		scene := game.Scene{State: s, Seat: p, News: events}
		for _, x := range pacts {
			scene.Pacts = append(scene.Pacts, game.Standing{Pact: x, Status: game.Agreed})
		}
		if _, err := b.Choose(context.Background(), scene.Window(), nil); err != nil {
			t.Fatal(err)
		}
	}
	expect := func(when string, resents bool) {
		t.Helper()
		if b.Resents(window(s, p), q) != resents || b.Accept(window(s, p), offer) == resents {
			t.Errorf("%s: resents %v, accepts %v", when, b.Resents(window(s, p), q), b.Accept(window(s, p), offer))
		}
	}
	after(nil)
	after(heardOf(s, p, q, "toledo"), peace)
	expect("an attack without a promise", false)
	after(heardOf(s, p, q, "valencia"), peace)
	expect("a move elsewhere", false)
	after(heardOf(s, p, q, "toledo"), peace)
	expect("an attack in spite of a promise", true)
	for range amends {
		expect("not long enough", true)
		after(heardOf(s, p, q, ""), peace)
	}
	expect("a kept word", false)
}

// TestNoHelp: who has promised help for a move and gives none is believed no longer. Help that was not needed, or could
// not be given, breaks no word.
func TestNoHelp(t *testing.T) {
	s := arranged(t, both+"\narmy anscarids gascony")
	p, q := s.seatNamed(t, "anscarids"), s.seatNamed(t, "capetians")
	place := func(name string) int16 { return int16(slices.Index(s.f.spaces, name)) }
	goes := game.Event{Kind: evMoved, Seat: p, B: place("burgos"), C: place("aragon")}
	stays := game.Event{Kind: evHeld, Seat: p, B: place("burgos")}
	other := game.Event{Kind: evMoved, Seat: q, B: place("toulouse"), C: place("auvergne")}
	helps := game.Event{Kind: evSupportedMove, Seat: q, B: place("toulouse"), C: place("burgos"), D: place("aragon")}
	elsewhere := game.Event{Kind: evSupportedMove, Seat: q, B: place("toulouse"), C: place("burgos"), D: place("navarre")}
	for name, c := range map[string]struct {
		pact    string
		events  []game.Event
		resents bool
	}{
		"helped":               {"anscarids support capetians burgos aragon early-1180s", []game.Event{goes, helps}, false},
		"helped, told first":   {"anscarids support capetians burgos aragon early-1180s", []game.Event{helps, goes}, false},
		"went away":            {"anscarids support capetians burgos aragon early-1180s", []game.Event{goes, other}, true},
		"offered and did not":  {"capetians aid anscarids burgos aragon early-1180s", []game.Event{other, goes}, true},
		"helped elsewhere":     {"anscarids support capetians burgos aragon early-1180s", []game.Event{goes, elsewhere}, true},
		"was not needed":       {"anscarids support capetians burgos aragon early-1180s", []game.Event{stays, other}, false},
		"could not":            {"anscarids support capetians burgos leon early-1180s", []game.Event{{Kind: evMoved, Seat: p, B: place("burgos"), C: place("leon")}, other}, false},
		"promised too much":    {"anscarids support capetians gascony bordeaux early-1180s, anscarids support capetians burgos aragon early-1180s", []game.Event{goes, other}, false},
		"promised twice":       {"anscarids support capetians burgos aragon early-1180s, capetians aid anscarids burgos aragon early-1180s", []game.Event{goes, other}, true},
		"promised by himself":  {"capetians support anscarids toulouse aragon early-1180s", []game.Event{stays, other}, false},
		"promised by a third":  {"plantagenets support capetians burgos aragon early-1180s", []game.Event{goes, other}, false},
		"promised nothing":     {"anscarids peace capetians early-1180s", []game.Event{goes, other}, false},
		"promised another day": {"anscarids support capetians burgos aragon late-1170s", []game.Event{goes, other}, false},
	} {
		luck := game.NewRand([2]uint64{})
		b := title(t).NewBrain("knight", game.Faithful, &luck).(*brain)
		for _, events := range [][]game.Event{nil, append(c.events, eventTurn(mid, 1180))} {
			scene := game.Scene{State: s, Seat: p, News: events}
			for line := range strings.SplitSeq(c.pact, ", ") {
				if made := pact(t, s, line); events == nil {
					scene.Pacts = append(scene.Pacts, game.Standing{Pact: made, Status: game.Agreed, Lapsed: s.Lapsed(made)})
				}
			}
			if _, err := b.Choose(context.Background(), scene.Window(), nil); err != nil {
				t.Fatal(err)
			}
		}
		if got := b.Resents(window(s, p), q); got != c.resents {
			t.Errorf("%s: resents %v", name, got)
		}
	}
}

// TestRecordCounts: the more often somebody broke his word, the less it is worth.
func TestRecordCounts(t *testing.T) {
	luck := game.NewRand([2]uint64{1, 2})
	before := 2000
	for broken := range int8(4) {
		r, n := record{}, 0
		r.broken[3] = broken
		for range 1000 {
			if r.believes(3, &luck) {
				n++
			}
		}
		if n >= before || broken == 0 && (n < 700 || n > 800) {
			t.Errorf("believed %d times of 1000 after %d breaches, %d after one less", n, broken, before)
		}
		before = n
	}
}

// TestMemoryKeepsSecrets: what a brain remembers depends only on what its seat was told.
func TestMemoryKeepsSecrets(t *testing.T) {
	s := arranged(t, neighbours)
	p, q := s.seatNamed(t, "anscarids"), s.seatNamed(t, "almohads")
	news := heardOf(s, p, q, "toledo")
	secret := game.Event{Kind: evMoved, Seat: q, Mask: game.Secret, To: game.Only(q), B: 1, C: 2}
	var lists [2][]game.Move
	for i, events := range [][]game.Event{news, append([]game.Event{secret}, news...)} {
		luck := game.NewRand([2]uint64{7, 7})
		list, err := title(t).NewBrain("baron", game.Bold, &luck).Choose(context.Background(), game.Scene{State: s, Seat: p, News: events}.Window(), nil)
		if err != nil {
			t.Fatal(err)
		}
		lists[i] = list
	}
	if !slices.Equal(lists[0], lists[1]) {
		t.Errorf("%v, but %v if others know something else", lists[0], lists[1])
	}
}

// TestCourage: nobody runs against the same wall for a third time.
func TestCourage(t *testing.T) {
	s := arranged(t, neighbours)
	p := s.seatNamed(t, "anscarids")
	place := func(name string) int16 { return int16(slices.Index(s.f.spaces, name)) }
	failed := []game.Event{
		{Kind: evMoved, Seat: p, B: place("toledo"), C: place("seville")},
		{Kind: evResult, Seat: p, A: place("toledo"), B: outcomeFails},
		eventTurn(mid, 1180),
	}
	luck := game.NewRand([2]uint64{3, 3})
	brain := title(t).NewBrain("legend", game.Bold, &luck)
	goes := func(news []game.Event) bool {
		list, err := brain.Choose(context.Background(), game.Scene{State: s, Seat: p, News: news}.Window(), nil)
		if err != nil {
			t.Fatal(err)
		}
		return slices.Contains(list, game.Move{Verb: verbMove, A: place("toledo"), B: place("seville")})
	}
	if !goes(nil) {
		t.Error("does not go at all")
	}
	goes(failed)
	if goes(failed) {
		t.Error("goes for the third time")
	}
}
