package kings

import (
	"context"
	"io/fs"

	"outremer/game"
	"outremer/game/tuned"
)

// How the numbers and the judgement are learnt, for cmd/learn.

// Relearn implements game.Student.
func (t *Title) Relearn(folder fs.FS) (err error) {
	sound, plain, judgement, err = learn(folder)
	return err
}

// Numbers implements game.Student.
func (t *Title) Numbers() []float64 { return append([]float64(nil), sound[:]...) }

// NewPupil implements game.Student.
func (t *Title) NewPupil(n []float64, r *game.Rand) game.Brain {
	of := numbers(n)
	return brain{numbers: &of, style: game.Styles, luck: r}
}

// NewExplorer implements game.Student. Explorers differ in what they hold things to be worth and in how often they
// try something else. In the second lesson four of five have a judgement, and after it all have.
func (t *Title) NewExplorer(lesson int, r *game.Rand) game.Brain {
	n := sound
	tuned.Stray(n[:], []float64{0, 0.25, 0.5}[r.Intn(0, 3)], r)
	e := explorer{brain{numbers: &n, style: game.Styles, luck: r}, []int{0, 3, 8}[r.Intn(0, 3)]}
	if lesson > 2 || lesson == 2 && r.Intn(0, 5) > 0 {
		e = explorer{brain{numbers: &sound, mind: &explorerMind, style: game.Styles, luck: r}, []int{0, 1, 3}[r.Intn(0, 3)]}
	}
	return e
}

// explorer strays from what a brain would do.
type explorer struct {
	brain
	stray int // of a hundred
}

// Choose implements game.Brain.
func (e explorer) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	if e.luck.Intn(0, 100) < e.stray {
		var buf []game.Move
		if m, ok := w.Any(e.luck, &buf); ok && !isTalk(m.Verb) {
			return append(dst, m), nil
		}
	}
	return e.brain.Choose(ctx, w, dst)
}

// Inputs implements game.Student.
func (t *Title) Inputs(st game.State, dst []float32) ([]float32, bool) {
	s := counsel{State: *st.(*State), n: &sound}
	if !s.isCalm() {
		return dst, false
	}
	return s.appendInputs(dst), true
}

// Outcome implements game.Student.
func (t *Title) Outcome(st game.State, dst []float32) []float32 {
	s := counsel{State: *st.(*State)}
	return s.appendOutcome(dst)
}

var _ game.Student = (*Title)(nil)
