package source

import (
	"errors"
	"testing"

	"outremer/game"
)

// paper is a source whose files cannot be read and whose faults are their own words.
type paper struct{}

func (paper) Decode(file string, _ any) error { return errors.New("no " + file) }
func (paper) Facts() game.Facts               { return game.Facts{} }
func (paper) Fault(file, field, text string) error {
	return errors.New(file + " " + field + ": " + text)
}

func TestFaults(t *testing.T) {
	for want, check := range map[string]func(*Reader){
		"no a.toml": func(s *Reader) { s.Decode("a.toml", nil) },
		"f x: no":   func(s *Reader) { s.Want(false, "f", "x", "%s", "no") },
		`f x.source: "hearsay" is not one of [rulebook public reconstructed]`: func(s *Reader) { s.Attested("hearsay", "f", "x") },
		"f x: 0 is not between 1 and 4":                                       func(s *Reader) { s.Within(0, 1, 4, "f", "x") },
		"f x: 5 is not between 1 and 4":                                       func(s *Reader) { s.Within(5, 1, 4, "f", "x") },
		`f x: "c" is not one of [a b]`:                                        func(s *Reader) { s.Index("c", []string{"a", "b"}, "f", "x") },
		`f x: "a" is empty or stands twice`:                                   func(s *Reader) { s.Fresh("a", []string{"a"}, "f", "x") },
		`f x: "" is empty or stands twice`:                                    func(s *Reader) { s.Fresh("", nil, "f", "x") },
	} {
		s := Reader{Source: paper{}}
		check(&s)
		if s.Err == nil || s.Err.Error() != want {
			t.Errorf("%v, not %s", s.Err, want)
		}
	}
}

// TestTheFirstFaultCounts: what follows a fault is neither read nor reported.
func TestTheFirstFaultCounts(t *testing.T) {
	s := Reader{Source: paper{}}
	if !s.Want(true, "f", "x", "fine") || s.Within(4, 1, 4, "f", "x") != 4 || s.Index("b", []string{"a", "b"}, "f", "x") != 1 || s.Err != nil {
		t.Fatalf("a fault where there is none: %v", s.Err)
	}
	s.Want(false, "f", "x", "first")
	if s.Want(true, "f", "y", "fine") || s.Decode("a.toml", nil) || s.Index("c", nil, "f", "z") != 0 || s.Err.Error() != "f x: first" {
		t.Errorf("%v", s.Err)
	}
}
