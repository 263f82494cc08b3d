package kingdoms

import (
	"context"
	"io/fs"

	"outremer/game"
	"outremer/game/tuned"
)

// How the numbers and the judgement are learnt, for cmd/learn.

// Relearn implements game.Student.
func (t *Title) Relearn(folder fs.FS) (err error) {
	sound, judgements, err = learn(folder)
	return err
}

// Numbers implements game.Student.
func (t *Title) Numbers() []float64 { return append([]float64(nil), sound[:]...) }

// NewPupil implements game.Student.
func (t *Title) NewPupil(n []float64, r *game.Rand) game.Brain { return adept{numbers(n), lapses{}, r} }

// NewExplorer implements game.Student. Explorers differ in what they hold things to be worth and in how often they
// try something else. In the second lesson three of four have a judgement, and after it all have.
func (t *Title) NewExplorer(lesson int, r *game.Rand) game.Brain {
	e := explorer{stray: []int{0, 5, 20}[r.Intn(0, 3)], luck: r}
	n := sound
	tuned.Stray(n[:], []float64{0, 0.25, 0.5}[r.Intn(0, 3)], r)
	if lesson > 2 || lesson == 2 && r.Intn(0, 4) > 0 {
		e.stray = []int{0, 2, 6}[r.Intn(0, 3)]
		e.Brain = &searcher{sound, ideasLegend, rolloutsExplorer, false, r}
	} else {
		e.Brain = adept{n, lapses{}, r}
	}
	return e
}

const rolloutsExplorer = 64

// explorer strays from what a brain would do, in its actions only.
type explorer struct {
	game.Brain
	stray int // of a hundred
	luck  *game.Rand
}

// Choose implements game.Brain.
func (e explorer) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	if p, _ := w.Prompt(); p.Step == stepAction && e.luck.Intn(0, 100) < e.stray {
		var buf []game.Move
		m, _ := w.Any(e.luck, &buf)
		return append(dst, m), nil
	}
	return e.Brain.Choose(ctx, w, dst)
}

// Inputs implements game.Student.
func (t *Title) Inputs(st game.State, dst []float32) ([]float32, bool) {
	s := st.(*State)
	if s.over() || s.core.Top().Step != stepAction {
		return dst, false
	}
	return s.appendInputs(dst), true
}

// Outcome implements game.Student.
func (t *Title) Outcome(st game.State, dst []float32) []float32 {
	return st.(*State).appendOutcome(dst)
}

var _ game.Student = (*Title)(nil)
