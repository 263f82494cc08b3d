package teacher

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestContrast: of a draft only what differs is told. [once a hint listed twelve orders twice]
func TestContrast(t *testing.T) {
	title := traders(t)
	x := title.Lexicon()
	var moves []game.Move
	for _, line := range []string{"pass", "reveal", "accept"} {
		m, err := x.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		moves = append(moves, m)
	}
	say := speaker(t, title, "en")
	pick := func(which string) (list []game.Move) {
		for _, c := range which {
			list = append(list, moves[slices.Index([]rune("abc"), c)])
		}
		return list
	}
	a, b, c := say.Moves(moves[:1]), say.Moves(moves[1:2]), say.Moves(moves[2:])
	for _, v := range []struct{ best, other, want string }{
		{"a", "b", "“" + b + "”"},
		{"ab", "c", "“" + c + "”"},
		{"ab", "ac", "with “" + c + "” instead"},
		{"ab", "a", "without “" + b + "”"},
		{"a", "ab", "with “" + b + "” besides"},
		{"aab", "ab", "without “" + a + "”"},
		{"ab", "ba", "“" + b + "; " + a + "”"},
		{"ab", "aabcc", "with “" + a + "; " + c + " ×2” besides"},
	} {
		if got := say.contrast(pick(v.best), pick(v.other)); got != v.want {
			t.Errorf("%s beside %s: %q, want %q", v.other, v.best, got, v.want)
		}
	}
	if a == b || b == c {
		t.Errorf("moves without names: %q, %q, %q", a, b, c)
	}
}

// TestLessonContrast: a lesson says of two drafts what was done in vain and what would have been better, of two moves both.
func TestLessonContrast(t *testing.T) {
	title := traders(t)
	say := speaker(t, title, "en")
	pass, reveal, accept := say.Notation("pass"), say.Notation("reveal"), say.Notation("accept")
	for _, v := range []struct {
		played, better []string
		was, want      string
	}{
		{[]string{"pass"}, []string{"reveal"}, pass, reveal},
		{[]string{"pass", "reveal"}, []string{"pass", "accept"}, reveal, "with “" + accept + "” instead"},
		{[]string{"pass", "reveal"}, []string{"pass"}, reveal, "without “" + reveal + "”"},
		{[]string{"pass"}, []string{"pass", "accept"}, pass, "with “" + accept + "” besides"},
		{[]string{"pass", "gone"}, []string{"pass"}, "pass; gone", pass},
	} {
		told := say.Lesson(&Lesson{Played: v.played, Better: v.better, Lost: 0.1})
		if told.Played != v.was || told.Better != v.want {
			t.Errorf("%v, better %v: %q, %q", v.played, v.better, told.Played, told.Better)
		}
	}
}
