package teacher

import (
	"reflect"
	"testing"

	"outremer/game"
)

// TestShared: places are shared evenly by verbs, and what a small group leaves is for the others.
func TestShared(t *testing.T) {
	var options []game.Move
	for verb, n := range []int{2, 40, 5, 40} {
		for i := range n {
			options = append(options, game.Move{Verb: game.Verb(verb), A: int16(i)})
		}
	}
	for _, c := range []struct {
		places int
		want   []int
	}{{32, []int{2, 13, 5, 12}}, {3, []int{1, 1, 1, 0}}, {200, []int{2, 40, 5, 40}}} {
		if _, got := shared(options, c.places); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%d places are shared as %v, want %v", c.places, got, c.want)
		}
	}
}

// TestEveryKindIsTried: where there is too much to try, every kind of deed is among what is tried, and what looks best of it.
// [once every third option was, so an Overthrow could be missing]
func TestEveryKindIsTried(t *testing.T) {
	title := traders(t)
	sifter := title.(game.Sifter)
	crowded := 0
	walk(t, title, 1, 1500, func(m Master, st game.State, s game.Seat) {
		w := game.Scene{State: st, Seat: s}.Window()
		if crowded == 12 || len(st.Options(nil, s)) <= mostChoices {
			return
		}
		luck := game.Quick([2]uint64{7, 7})
		best := map[game.Verb]game.Move{}
		for _, o := range sifter.Sift(w, nil, &luck) {
			if _, known := best[o.Verb]; !known && !isPart(title, o) {
				best[o.Verb] = o
			}
		}
		luck = game.Quick([2]uint64{7, 7})
		x := trial{master: m, window: w, seat: s, luck: &luck}
		chosen := map[game.Move]bool{}
		for _, o := range x.choose(st.Options(nil, s)) {
			chosen[o] = true
		}
		crowded++
		if len(chosen) > mostChoices {
			t.Errorf("%d are tried", len(chosen))
		}
		for _, o := range best {
			if !chosen[o] {
				t.Errorf("%s is not tried", title.Lexicon().Format(o))
			}
		}
	})
	if crowded == 0 {
		t.Error("nowhere was there too much to try")
	}
}
