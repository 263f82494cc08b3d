package atlas

import "testing"

func TestSpaces(t *testing.T) {
	for board, want := range map[string]struct {
		n   int
		one string
	}{
		"cardinals": {143, "adriatic-sea"}, "kings": {34, "al-andalus"},
		"kingdoms-first-third-crusades": {14, "homs"}, "kingdoms-second-crusade": {14, "homs"},
		"classic": {75, "stp"}, "thywill-p2": {25, "paris"}, "thywill-p34": {41, "riga"},
	} {
		if got := Spaces(board); len(got) != want.n || !got[want.one] {
			t.Errorf("%s: %d places, not %d with %s", board, len(got), want.n, want.one)
		}
	}
	if Spaces("nowhere") != nil {
		t.Error("a board that is not drawn has places")
	}
}
