package arrange

import "testing"

func TestReading(t *testing.T) {
	p := LineOf([]string{"tokens", "blue", "4"})
	if i := p.Index([]string{"red", "blue"}, "player"); i != 1 || p.Int() != 4 || p.Done() != nil {
		t.Errorf("%d, %v", i, p.Err)
	}
}

// TestMistakes: each is explained, and only the first counts.
func TestMistakes(t *testing.T) {
	for want, read := range map[string]func(*Line){
		"a word is missing":     func(p *Line) { p.Next(); p.Next(); p.Next() },
		`"x" is not a number`:   func(p *Line) { p.Int(); p.Int() },
		`no player "x"`:         func(p *Line) { p.Index([]string{"red"}, "player") },
		`too many words: ["y"]`: func(p *Line) { p.Next() },
	} {
		p := LineOf([]string{"about", "x", "y"})
		read(&p)
		if p.Done() == nil || p.Err.Error() != want {
			t.Errorf("%v, not %s", p.Err, want)
		}
	}
}
