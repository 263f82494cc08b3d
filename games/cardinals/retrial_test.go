package cardinals

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestRetrial: replayed with the published orders, every turn of random games has the same
// outcome.
func TestRetrial(t *testing.T) {
	tried, rehearsed := 0, 0
	for key := range uint64(3) {
		luck := game.NewRand([2]uint64{key, 5})
		s := start(t)
		var moves []game.Move
		for n := 0; n < 3000 && s.Awaiting() != 0; n++ {
			p := s.Awaiting().First()
			moves = s.Options(moves[:0], p)
			m := moves[luck.Intn(0, len(moves))]
			if m.Verb == verbAbdicate || luck.Intn(0, 6) == 0 {
				m = s.Late(p)
			}
			before := s.View(game.Nobody).(*View)
			var log game.Log
			s.Play(p, m, &log)
			r, err := s.t.Retrial(before, log.Events)
			if err != nil {
				continue // no turn of movement
			}
			tried++
			if rehearse(t, before, r) {
				rehearsed++
			}
			var again game.Log
			r.Publish(&again)
			if want := told(log.Events); !slices.Equal(again.Events, want) {
				t.Fatalf("turn %d of game %d: %v, not %v", tried, key, again.Events, want)
			}
		}
	}
	if tried < 20 || rehearsed < 5 {
		t.Errorf("only %d turns were tried, and %d rehearsed", tried, rehearsed)
	}
}

// rehearse tries the published orders of a turn before it. It reports whether that could be done:
// a rebellion puts other units on the map, and minor units may have been told what they cannot do.
func rehearse(t *testing.T, before *View, turn *Retrial) bool {
	t.Helper()
	r, err := turn.s.t.Rehearsal(before)
	if err != nil {
		t.Fatal(err)
	}
	for at := range Space(len(turn.s.f.spaces)) {
		if turn.s.Units[at].there() {
			r.Order(moveOf(ownVerbs, at, turn.s.Orders[at]))
		}
	}
	if r.s.Units != turn.s.Units || r.s.Holder != turn.s.Holder || r.s.Orders != turn.s.Orders {
		return false
	}
	var is, was game.Log
	r.Publish(&is)
	turn.Publish(&was)
	if !slices.Equal(is.Events, was.Events) {
		t.Errorf("rehearsed: %v, not %v", is.Events, was.Events)
	}
	return true
}

// told returns the events that report orders and their outcomes.
func told(events []game.Event) (list []game.Event) {
	for _, e := range events {
		if e.Kind >= evHeld && e.Kind <= evDestroyed {
			list = append(list, e)
		}
	}
	return list
}

// TestRetrialOrder: any unit can be given another order that it can carry out.
func TestRetrialOrder(t *testing.T) {
	s := start(t)
	before := s.View(game.Nobody).(*View)
	var log game.Log
	for s.Season == early {
		s.Play(s.Awaiting().First(), moveSeal, &log)
	}
	r, err := s.t.Retrial(before, log.Events)
	if err != nil {
		t.Fatal(err)
	}
	move := func(line string) game.Move {
		m, err := s.t.lexicon.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	for _, line := range []string{"move burgos leon", "support-move toledo burgos leon", "support leon portugal"} {
		if v := r.Order(move(line)); v != nil {
			t.Errorf("%s: %v", line, v)
		}
	}
	for line, key := range map[string]string{"move burgos rome": "cannot-go", "hold navarre": "no-unit-there", "move leon british-sea": "cannot-go"} {
		if v := r.Order(move(line)); v == nil || v.Key != key {
			t.Errorf("%s: %v", line, v)
		}
	}
	var again game.Log
	r.Publish(&again)
	leon, _ := s.t.lexicon.Find(sortSpace, "leon")
	if !slices.ContainsFunc(again.Events, func(e game.Event) bool {
		return e.Kind == evDestroyed && e.B == leon
	}) {
		t.Error("Leon stands")
	}
}

// TestRetrialCreed: what binds a realm is its faith of the day, not that of the start.
func TestRetrialCreed(t *testing.T) {
	s := arranged(t, "creed islamic antioch\narmy komnenos edessa\narmy zengids aleppo\nturn early 1190")
	m, err := s.t.lexicon.Parse("bid-support-move antioch edessa aleppo")
	if err != nil {
		t.Fatal(err)
	}
	mustPlay(t, s, s.seatNamed(t, "komnenos"), m)
	before := s.View(game.Nobody).(*View)
	var log game.Log
	for s.Season == early {
		log = game.Log{}
		s.Play(s.Awaiting().First(), moveSeal, &log)
	}
	r, err := s.t.Retrial(before, log.Events)
	if err != nil {
		t.Fatal(err)
	}
	var again game.Log
	r.Publish(&again)
	if want := told(log.Events); !slices.Equal(again.Events, want) {
		t.Errorf("%v, want %v", again.Events, want)
	}
	antioch, _ := s.t.lexicon.Find(sortSpace, "antioch")
	invalid := func(e game.Event) bool { return e.Kind == evResult && e.A == antioch && e.B == outcomeInvalid }
	if !slices.ContainsFunc(again.Events, invalid) {
		t.Errorf("the support is not invalid: %v", again.Events)
	}
}
