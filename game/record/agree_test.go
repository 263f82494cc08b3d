package record_test

import (
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
)

// TestAgree: players end a game in the middle. The log says how, and nothing comes after it but notes.
func TestAgree(t *testing.T) {
	for text, want := range map[string]string{
		"red agree draw red blue":   "agreed-draw red blue",
		"blue agree concession red": "agreed-concession red",
	} {
		s := tell(t, 2, slices.Concat(round, []string{text, "red note thank you"})...)
		if got := record.EndLine(s.c.Result(), s.f.Seats); got != want || s.c.Awaiting() != 0 {
			t.Errorf("%s: ends %q and awaits %v, want %q and nobody", text, got, s.c.Awaiting(), want)
		}
		s.f.End = want
		f, err := record.Parse(s.f.Append(nil))
		if err != nil {
			t.Fatal(err)
		}
		if err := record.Verify(games.Example().Title, f); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		for _, line := range []string{"red bid 1", "red undo 1", "red revision 9", text} {
			r, err := record.ParseRecord("9 "+line, s.f.Seats)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.c.Follow(r); err == nil {
				t.Errorf("%s, then %s: allowed", text, line)
			}
			if _, err := s.c.Advance(r); err == nil {
				t.Errorf("%s, then %s: advanced", text, line)
			}
		}
		if _, err := s.c.Prepare(red, parse("seal"), ""); err == nil {
			t.Errorf("%s, then a move: allowed", text)
		}
	}
}

// TestAgreeMalformed: an agreement that says nothing, or names nobody, is refused.
func TestAgreeMalformed(t *testing.T) {
	s := tell(t, 2)
	for _, line := range []string{"red agree draw", "red agree peace red", "red agree draw green"} {
		r, err := record.ParseRecord("1 "+line, s.f.Seats)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.c.Follow(r); err == nil {
			t.Errorf("%s: allowed", line)
		}
	}
	if _, err := s.c.PrepareAgree(red, record.Agreement{Reason: record.Draw, Winners: game.Only(5)}); err == nil {
		t.Error("a seat that is not there may win")
	}
}

// TestAgreePacked: an agreed end survives packing.
func TestAgreePacked(t *testing.T) {
	s := tell(t, 2, "red agree concession blue")
	var p record.Packer
	if err := s.c.Pack(&p); err != nil {
		t.Fatal(err)
	}
	again, err := record.UnpackCourse(games.Example().Title, s.c.Setup, record.Unpack(p))
	if err != nil {
		t.Fatal(err)
	}
	if got := record.EndLine(again.Result(), s.f.Seats); got != "agreed-concession blue" {
		t.Errorf("unpacked: %q", got)
	}
	if !strings.HasPrefix(again.Result().Reason, "agreed-") || again.Awaiting() != 0 {
		t.Errorf("unpacked: %+v", again.Result())
	}
}
