package teacher

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/sim"
)

// played returns the log of a game between beginners.
func played(t *testing.T, title game.Title, n int) *record.File {
	t.Helper()
	setup, err := title.Info().Complete(game.Setup{Seats: n})
	if err != nil {
		t.Fatal(err)
	}
	bots := slices.Repeat([]string{title.(game.Thinker).Levels()[0]}, n)
	var log *record.File
	err = sim.Run(context.Background(), sim.Plan{Title: title, Setup: setup, Bots: bots, Games: 1, Seed: 3, Log: true}, func(g sim.Game) error {
		log = g.Log
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return log
}

// TestAnalyse: the course ends with who has won, lessons name legal moves that differ, and the same log is judged the
// same way again.
func TestAnalyse(t *testing.T) {
	for _, title := range titles(t) {
		long := title.Info().Slug == "kings" || title.Info().Slug == "thywill"
		if title.Info().Slug == "cardinals" || long && testing.Short() {
			continue // half a minute; TestAdvice has a little of each
		}
		t.Run(title.Info().Slug, func(t *testing.T) {
			sizes := title.Info().Sizes()
			f := played(t, title, sizes[min(1, len(sizes)-1)])
			a := analysed(t, title, f)
			course, err := record.Replay(title, f)
			if err != nil {
				t.Fatal(err)
			}
			won := course.Result().Winners
			for s, c := range a.Course[len(a.Course)-1].Chances {
				if want := won.Has(game.Seat(s)); want != (c > 0) {
					t.Errorf("in the end seat %d has the chance %v, and won is %v", s, c, want)
				}
			}
			for i := range a.Lessons {
				legal(t, title, f, &a.Lessons[i])
			}
			if long {
				return // once is enough of so long a game
			}
			if b := analysed(t, title, f); !reflect.DeepEqual(a, b) {
				t.Error("studied again, the game is another one")
			}
		})
	}
}

func analysed(t *testing.T, title game.Title, f *record.File) *Study {
	t.Helper()
	a, err := Analyse(context.Background(), title, f)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// legal plays what would have been better where the lesson is.
func legal(t *testing.T, title game.Title, f *record.File, l *Lesson) {
	t.Helper()
	head := *f
	head.Records = f.Records[:l.N-1]
	c, err := record.Replay(title, &head)
	if err != nil {
		t.Fatal(err)
	}
	if slices.Equal(l.Played, l.Better) || l.Lost < worthTelling {
		t.Errorf("no lesson: %+v", l)
	}
	for _, line := range l.Better {
		m, err := title.Lexicon().Parse(line)
		if err == nil {
			err = game.Apply(c.State, l.Seat, m, nil)
		}
		if err != nil {
			t.Errorf("record %d: better would be %q: %v", l.N, line, err)
		}
	}
}

// TestAnalyseUnfinished: a game that is not over is nobody's lesson.
func TestAnalyseUnfinished(t *testing.T) {
	title := titles(t)[0]
	f := played(t, title, 2)
	f.Records = f.Records[:len(f.Records)-1]
	if _, err := Analyse(context.Background(), title, f); err != errUnfinished {
		t.Errorf("%v, want %v", err, errUnfinished)
	}
}

// TestLuck: dice are counted for who rolled them.
func TestLuck(t *testing.T) {
	for _, title := range titles(t) {
		if title.Info().Slug != "kingdoms" {
			continue
		}
		f := played(t, title, 4)
		dice := 0
		for _, r := range f.Records {
			for _, x := range r.Rolls {
				if x.Stream == "dice" {
					dice += len(x.Values)
				}
			}
		}
		counted := 0
		for _, s := range analysed(t, title, f).Seats {
			counted += s.Dice
		}
		if counted == 0 || counted > dice {
			t.Errorf("%d dice counted of %d", counted, dice)
		}
	}
}
