package game

import (
	"errors"
	"slices"
	"testing"
)

func TestRedaction(t *testing.T) {
	e := Event{Kind: 3, Seat: 1, A: 10, B: 11, C: 12, D: 13}
	public := e
	masked := e
	masked.Mask, masked.To = 0b1010, Seats(0).With(1)
	hidden := e
	hidden.B, hidden.D = Hidden, Hidden
	secret := e
	secret.Mask, secret.To = Secret, Seats(0).With(1)
	for _, c := range []struct {
		name  string
		event Event
		seat  Seat
		want  Event
		ok    bool
	}{
		{"public, to anybody", public, 2, e, true},
		{"public, to a spectator", public, Nobody, e, true},
		{"masked, to one who may know", masked, 1, e, true},
		{"masked, to another", masked, 0, hidden, true},
		{"masked, to a spectator", masked, Nobody, hidden, true},
		{"secret, to one who may know", secret, 1, e, true},
		{"secret, to another", secret, 0, Event{}, false},
		{"secret, to a spectator", secret, Nobody, Event{}, false},
	} {
		// What is left reveals nothing about mask and addressees.
		if got, ok := c.event.For(c.seat); got != c.want || ok != c.ok {
			t.Errorf("%s: %+v, %t", c.name, got, ok)
		}
	}
}

func TestLog(t *testing.T) {
	var none *Log
	none.Emit(Event{})
	log := Log{}
	log.Emit(Event{Kind: 1})
	log.Emit(Event{Kind: 2})
	if len(log.Events) != 2 || log.Events[1].Kind != 2 {
		t.Errorf("%v", log.Events)
	}
	log.Reset()
	if len(log.Events) != 0 {
		t.Error("Reset keeps events")
	}
}

func TestSeats(t *testing.T) {
	x := AllSeats(3)
	if x.Len() != 3 || !x.Has(2) || x.Has(3) || x.Has(Nobody) || x.First() != 0 {
		t.Errorf("AllSeats(3) is %b", x)
	}
	x = x.Without(0).With(15).Without(Nobody).With(Nobody)
	if x != 1<<15|0b110 || x.First() != 1 {
		t.Errorf("%b", x)
	}
	if Seats(0).First() != Nobody || AllSeats(MaxSeats).Len() != MaxSeats {
		t.Error("the empty or the full set is wrong")
	}
}

var acre = Info{
	Seats:    [][]string{2: {"franks", "saracens"}, 4: {"a", "b", "c", "d"}},
	Editions: []string{"1.1", "1.0"},
	Revision: 3,
	Options:  []Option{{Slug: "fog", Values: []string{"off", "on"}}, {Slug: "pace", Values: []string{"slow", "fast"}, Sizes: []int{4}}},
}

func TestComplete(t *testing.T) {
	s, err := acre.Complete(Setup{Seats: 4, Options: map[string]string{"fog": "on"}})
	if err != nil || s.Edition != "1.1" || s.Revision != 3 || s.Options["fog"] != "on" || s.Options["pace"] != "slow" {
		t.Errorf("%+v, %v", s, err)
	}
	if s, _ := acre.Complete(Setup{Seats: 2, Edition: "1.0", Revision: 1}); len(s.Options) != 1 || s.Edition != "1.0" || s.Revision != 1 {
		t.Errorf("%+v", s)
	}
}

func TestCompleteRefuses(t *testing.T) {
	for _, c := range []struct {
		setup Setup
		want  string
	}{
		{Setup{Seats: 3}, "seats: 3 players cannot play; possible: 2, 4"},
		{Setup{Seats: -1}, "seats: -1 players cannot play; possible: 2, 4"},
		{Setup{Seats: 5}, "seats: 5 players cannot play; possible: 2, 4"},
		{Setup{Seats: 2, Edition: "2"}, `edition: "2" is unknown; possible: 1.1, 1.0`},
		{Setup{Seats: 2, Revision: 4}, "revision: 4 is newer than this program's 3"},
		{Setup{Seats: 2, Options: map[string]string{"fog": "thick"}}, `fog: "thick" is unknown; possible: off, on`},
		{Setup{Seats: 2, Options: map[string]string{"pace": "fast"}}, "pace: no such option at a table of 2"},
		{Setup{Seats: 2, Options: map[string]string{"z": "1", "b": "1", "q": "1"}}, "b: no such option at a table of 2"},
	} {
		_, err := acre.Complete(c.setup)
		if e, ok := errors.AsType[*SetupError](err); !ok || e.Error() != c.want {
			t.Errorf("%+v: %v", c.setup, err)
		}
	}
}

func TestInfo(t *testing.T) {
	if !slices.Equal(acre.Sizes(), []int{2, 4}) {
		t.Errorf("sizes %v", acre.Sizes())
	}
	if s, ok := acre.SeatNamed(2, "saracens"); !ok || s != 1 {
		t.Errorf("saracens sit at %d, %t", s, ok)
	}
	if _, ok := acre.SeatNamed(4, "saracens"); ok {
		t.Error("no saracens sit at a table of four")
	}
}

func TestViolation(t *testing.T) {
	v := (&Refusal{Key: "castle-full", Rule: "8.3"}).With(4)
	if v.Args != [3]int16{4, None, None} || v.Error() != "[8.3] castle-full" {
		t.Errorf("%+v", v)
	}
	if Choose.String() != "choose" || Draft.String() != "draft" || React.String() != "react" {
		t.Error("kinds are misnamed")
	}
}
