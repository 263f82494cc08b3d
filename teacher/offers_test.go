package teacher

import (
	"context"
	"slices"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/sim"
)

// traders is the title whose players put offers together.
func traders(t *testing.T) game.Title {
	t.Helper()
	all := titles(t)
	return all[slices.IndexFunc(all, func(x game.Title) bool { return x.Info().Slug == "kings" })]
}

// isPart reports whether a move only adds to an offer.
func isPart(t game.Title, m game.Move) bool { return t.Lexicon().Verbs[m.Verb].Part }

// TestAdviceOffers: the master thinks of whole offers only.
func TestAdviceOffers(t *testing.T) {
	title, could := traders(t), 0
	walk(t, title, 9, 18, func(m Master, st game.State, s game.Seat) {
		m.Effort = 8
		options := st.Options(nil, s)
		if !slices.ContainsFunc(options, func(o game.Move) bool { return isPart(title, o) }) {
			return
		}
		could++
		whole(t, m, st, s)
		amid := st.Clone()
		for amid.Awaiting().Has(s) { // opens an offer and adds to it until nothing can be added
			options := amid.Options(nil, s)
			at := slices.IndexFunc(options, func(o game.Move) bool { return isPart(title, o) })
			if at < 0 {
				break
			}
			amid.Play(s, options[at], nil)
			whole(t, m, amid, s)
		}
	})
	if could == 0 {
		t.Error("nobody could have made an offer")
	}
}

// whole fails if what is advised is part of an offer.
func whole(t *testing.T, m Master, st game.State, s game.Seat) {
	t.Helper()
	a := advise(t, m, st, s)
	for _, c := range a.Choices {
		if isPart(m.Title, c.Moves[0]) {
			t.Errorf("seat %d: the master thinks of %q", s, m.Title.Lexicon().Format(c.Moves[0]))
		}
	}
}

// TestStudyOffers: no move of an offer is taken for a decision, since none says what was offered.
func TestStudyOffers(t *testing.T) {
	title := traders(t)
	f, course := chatter(t, title)
	s := newStudent(title, f, course)
	amid := map[int]bool{}
	for i, e := range course.Line[1:] {
		if before := course.Line[i]; isPart(title, e.Move) || before.Seat == e.Seat && isPart(title, before.Move) {
			amid[e.N] = true
		}
	}
	if len(amid) < 10 {
		t.Fatalf("%d moves of offers in the game", len(amid))
	}
	if err := s.walk(context.Background()); err != nil {
		t.Fatal(err)
	}
	for _, d := range s.seen {
		if amid[d.n] {
			t.Errorf("record %d: %q is studied", d.n, s.names(d.played))
		}
	}
}

// chatter is the beginning of a game between players who make offers without end.
func chatter(t *testing.T, title game.Title) (*record.File, *record.Course) {
	t.Helper()
	n := title.Info().Sizes()[0]
	setup, err := title.Info().Complete(game.Setup{Seats: n})
	if err != nil {
		t.Fatal(err)
	}
	var f *record.File
	plan := sim.Plan{Title: title, Setup: setup, Bots: slices.Repeat([]string{"random"}, n), Games: 1, Seed: 3, Log: true}
	if err := sim.Run(context.Background(), plan, func(g sim.Game) error { f = g.Log; return nil }); err != nil {
		t.Fatal(err)
	}
	f.Records = f.Records[:90]
	course, err := record.Replay(title, f)
	if err != nil {
		t.Fatal(err)
	}
	return f, course
}
