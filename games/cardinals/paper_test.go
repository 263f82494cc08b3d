package cardinals

import (
	"strings"
	"testing"

	"outremer/game"
)

// drafted is p's draft in words.
func (s *State) drafted(p game.Seat) string {
	var words []string
	for _, m := range s.Drafted(nil, p) {
		words = append(words, s.t.lexicon.Format(m))
	}
	return strings.Join(words, ", ")
}

// TestDrafted: a draft as the moves that make it again, and nothing of anybody else's.
func TestDrafted(t *testing.T) {
	for _, c := range []struct{ lines, moves, want string }{
		{"turn early 1190", "", "hold krakow, hold plock, tithe"},
		{"holder piasts silesia\npope piasts\nturn early 1190",
			"withdraw rome; move krakow silesia; bid-hold rum; bid-hold rum; gift silesia",
			"bid-hold rum, bid-hold rum, gift silesia"},
		{"once piasts damascus\nvacant damascus\npoints piasts 2", "withdraw rome; rebel damascus", "hold krakow, hold plock, rebel damascus"},
		{"dislodged piasts army moravia silesia\ndislodged zengids army hejaz cairo\ndislodged piasts army prussia plock\nturn mid 1190",
			"retreat moravia austria", "retreat moravia austria, disband prussia"},
		{"holder piasts silesia\nvacant krakow\nvacant damascus\nturn end 1190", "build-army krakow", "build-army krakow"},
		{"army piasts moravia\nturn end 1190", "disband plock", "disband plock"},
		{"turn end 1190", "vote polish", "vote polish"},
	} {
		s := arranged(t, c.lines)
		p := s.seatNamed(t, "piasts")
		for text := range strings.SplitSeq(c.moves, "; ") {
			if text == "" {
				continue
			}
			m, err := s.t.lexicon.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			mustPlay(t, s, p, m)
		}
		if got := s.drafted(p); !strings.HasSuffix(got, c.want) || strings.HasPrefix(c.want, "hold") && got != c.want {
			t.Errorf("%s: got %s, want %s", c.lines, got, c.want)
		}
	}
}

// TestNothingDrafted: who has no dislodged unit has nothing to retreat with.
func TestNothingDrafted(t *testing.T) {
	s := arranged(t, "dislodged piasts army moravia silesia\nturn mid 1190")
	for _, name := range []string{"almohads", "zengids"} {
		if got := s.drafted(s.seatNamed(t, name)); got != "" {
			t.Errorf("%s: got %s, want nothing", name, got)
		}
	}
}

// TestFallen: the dislodged unit of a space, if there is one.
func TestFallen(t *testing.T) {
	s := arranged(t, "dislodged piasts army moravia silesia\ndislodged zengids fleet cilician-sea crete")
	for _, c := range []struct{ space, kind, owner string }{
		{"moravia", "army", "piasts"}, {"cilician-sea", "fleet", "zengids"}, {"silesia", "", "none"}, {"adriatic-sea", "", "none"},
	} {
		kind, owner, ok := s.Fallen(s.route(t, c.space)[0])
		if kind != c.kind || s.named(owner) != c.owner || ok != (c.kind != "") {
			t.Errorf("%s: %s of %s, %v; want %s of %s", c.space, kind, s.named(owner), ok, c.kind, c.owner)
		}
	}
}

// TestAnswers: the verbs that can answer what a seat is asked.
func TestAnswers(t *testing.T) {
	const declaration = "holder zengids jerusalem\ncrusade declared zengids jerusalem\n"
	for _, c := range []struct {
		lines, seat string
		verb        game.Verb
		want        bool
	}{
		{"turn early 1190", "piasts", verbMove, true},
		{"turn early 1190", "piasts", verbSeal, true},
		{"turn early 1190", "piasts", verbReopen, true},
		{"turn early 1190", "piasts", verbVote, false},
		{"turn early 1190", "piasts", verbDeploy, false},
		{declaration + "turn early 1190", "piasts", verbDeploy, true},
		{declaration + "turn end 1190", "zengids", verbDeploy, false},
		{"", "hohenstaufens", verbRelease, true},
		{"", "piasts", verbRelease, false},
		{"turn late 1170", "hohenstaufens", verbRelease, false},
		{"turn early 1180", "hohenstaufens", verbRelease, false},
		{"turn end 1190", "piasts", verbVote, true},
		{"turn end 1190", "piasts", verbMove, false},
		{"turn mid 1190", "piasts", verbVote, true}, // is asked nothing
	} {
		s := arranged(t, c.lines)
		if got := s.Answers(s.seatNamed(t, c.seat), c.verb); got != c.want {
			t.Errorf("%s, %s: verb %d: %v, want %v", c.lines, c.seat, c.verb, got, c.want)
		}
	}
}
