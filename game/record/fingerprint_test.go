package record_test

import (
	"errors"
	"slices"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

// TestFingerprint: anything that players at any seat can notice changes it.
func TestFingerprint(t *testing.T) {
	seen := map[string]string{}
	s := tell(t, 2)
	for _, line := range append([]string{"red note hello"}, round...) {
		now := record.Fingerprint(games.Example().Title, s.c.State)
		if line == "red note hello" {
			s.add(line)
			if record.Fingerprint(games.Example().Title, s.c.State) != now {
				t.Error("a note changes it")
			}
			continue
		}
		if before, ok := seen[now]; ok {
			t.Errorf("the same before %q as before %q", line, before)
		}
		seen[now] = line
		s.add(line)
	}
}

// renumbered is skirmish with another numbering: its verbs and streams are reversed.
type renumbered struct{ game.Title }

type renumberedState struct{ game.State }

func (r renumbered) Lexicon() *game.Lexicon {
	x := *r.Title.Lexicon()
	x.Verbs = slices.Clone(x.Verbs)
	slices.Reverse(x.Verbs)
	x.Streams = []string{"weather", x.Streams[1], x.Streams[0]}
	return &x
}

func (r renumberedState) Options(dst []game.Move, s game.Seat) []game.Move {
	dst = r.State.Options(dst, s)
	for i := range dst {
		dst[i].Verb = game.Verb(len(games.Example().Title.Lexicon().Verbs)-1) - dst[i].Verb
	}
	slices.SortFunc(dst, func(a, b game.Move) int {
		if a.Less(b) {
			return -1
		}
		return 1
	})
	return dst
}

func (r renumberedState) Luck() *game.Rand {
	n := r.State.Luck().Counters()
	n[0], n[2] = 0, n[0]
	luck := game.NewRand([2]uint64{})
	luck.SetCounters(n)
	return &luck
}

// TestFingerprintGoesByName: with another numbering it is still the same game.
func TestFingerprintGoesByName(t *testing.T) {
	s := tell(t, 2, round[:2]...)
	want := record.Fingerprint(games.Example().Title, s.c.State)
	if got := record.Fingerprint(renumbered{games.Example().Title}, renumberedState{s.c.State}); got != want {
		t.Errorf("%s in another numbering, else %s", got, want)
	}
}

// TestReplayChecksStates where the log has them, and nowhere else.
func TestReplayChecksStates(t *testing.T) {
	s := tell(t, 2, round[:3]...)
	last := &s.f.Records[2]
	last.State = record.Fingerprint(games.Example().Title, s.c.State)
	s.add(round[3])
	if _, err := record.Replay(games.Example().Title, &s.f); err != nil {
		t.Error(err)
	}
	right := last.State
	last.State = "00000000"
	_, err := record.Replay(games.Example().Title, &s.f)
	want := "differs at record 3: the state is " + right + ", the log has 00000000"
	if d, ok := errors.AsType[*record.Difference](err); !ok || d.Refused || err.Error() != want {
		t.Errorf("%v", err)
	}
}
