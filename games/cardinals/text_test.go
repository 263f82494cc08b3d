package cardinals

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/text"
	"outremer/text/texttest"
)

func TestText(t *testing.T) { texttest.Catalogue(t, title(t), Box.Text) }

func TestRules(t *testing.T) { texttest.Rules(t, title(t), Box.Rules) }

// TestTextAgreesWithBoard: a space has the same name in sentences as on the drawn board.
func TestTextAgreesWithBoard(t *testing.T) {
	c, err := text.Load(title(t), os.DirFS("text"))
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile("../../atlas/cardinals/names.mjs")
	if err != nil {
		t.Fatal(err)
	}
	board := map[string][2]string{}
	for _, m := range regexp.MustCompile(`(?m)^  '?([a-z-]+)'?: \['([^']*)', '([^']*)'\]`).FindAllStringSubmatch(string(file), -1) {
		board[m[1]] = [2]string{m[2], m[3]}
	}
	for _, slug := range title(t).f.spaces {
		for i, lang := range []string{"en", "it"} {
			if said := c.Named(lang, "space", slug); said != board[slug][i] {
				t.Errorf("%s: %s is %q in sentences and %q on the board", lang, slug, said, board[slug][i])
			}
		}
	}
}

// TestDislodgedIsToldOnce: of a unit that was dislodged, its result and what follows name the attacker once.
func TestDislodgedIsToldOnce(t *testing.T) {
	c, err := text.Load(title(t), os.DirFS("text"))
	if err != nil {
		t.Fatal(err)
	}
	toledo, leon := int16(slices.Index(title(t).f.spaces, "toledo")), int16(slices.Index(title(t).f.spaces, "leon"))
	told := func(lang string, e game.Event) string { return c.Event(lang, nil, e).String() }
	for lang, want := range map[string][2]string{
		"en": {"Toledo: the order fails.", "Toledo: dislodged by the unit from Leon."},
		"it": {"Toledo: l'ordine fallisce.", "Toledo: unità sloggiata da quella di León."},
	} {
		for _, cause := range []diplomacy.Cause{diplomacy.Dislodged, diplomacy.CutByDislodging} {
			result := game.Event{Kind: evResult, Seat: game.Nobody, A: toledo, B: outcomeFails, C: int16(cause), D: leon}
			if got := told(lang, result); got != want[0] {
				t.Errorf("%s, %v: got %q, want %q", lang, cause, got, want[0])
			}
		}
		if got := told(lang, eventDislodged(game.Nobody, Space(toledo), leon)); got != want[1] {
			t.Errorf("%s: got %q, want %q", lang, got, want[1])
		}
	}
	bounced := game.Event{Kind: evResult, Seat: game.Nobody, A: toledo, B: outcomeFails, C: int16(diplomacy.Standoff), D: leon}
	if got, want := told("en", bounced), "Toledo: the order fails, bounced against the unit from Leon."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
