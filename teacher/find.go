//go:build !engine

package teacher

import (
	"context"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/record"
)

// What makes a position worth practising on: a choice between a few, of which one is clearly best and is not what
// anybody would do.
const (
	fewestOptions, mostOptions = 3, 20
	effortSearch               = 600
	leastLead                  = 0.05
	leastErrors                = 3
	keptAnswers                = 6
)

// Find looks in a game for a position to practise on, and returns nil if there is none. Of a game it takes at most one,
// so that no two are alike.
func Find(ctx context.Context, t game.Title, f *record.File) (*Position, error) {
	course, err := record.Replay(t, f)
	if err != nil {
		return nil, err
	}
	st, err := t.New(course.Setup)
	if err != nil {
		return nil, err
	}
	p := Position{Title: f.Game, Facts: f.Facts.Hash, Edition: f.Edition, Revision: f.Revision, Options: course.Setup.Options, Players: course.Setup.Seats, Key: course.Setup.Key}
	m, x := New(t, course.Setup), t.Lexicon()
	for _, e := range course.Line {
		if e.Adopted != 0 {
			return nil, nil
		}
		if err := m.fits(ctx, &p, st, &e); err != nil || p.Choices != nil {
			return &p, err
		}
		p.Line = append(p.Line, fmt.Sprint(e.Seat, " ", x.Format(e.Move)))
		st.Play(e.Seat, e.Move, nil)
	}
	return nil, nil
}

// theme is what a question is about. The verb of the answer would give it away.
func theme(x *game.Lexicon, q game.Prompt) string {
	switch {
	case q.Kind == game.React:
		return ThemeReply
	case x.Steps[q.Step].Turn:
		return ThemePlan
	}
	return ThemeDeed
}

// fits fills in the answers if a position is worth practising on.
func (m Master) fits(ctx context.Context, p *Position, st game.State, e *record.Entry) error {
	n := len(st.Options(nil, e.Seat))
	if e.Draft || n < fewestOptions || n > mostOptions || len(p.Line) < 8 {
		return nil
	}
	w := game.Scene{State: st, Seat: e.Seat}.Window()
	quick := m
	quick.Effort, quick.narrow = effortQuick, true
	a, err := quick.compare(ctx, w, []game.Move{e.Move})
	if err != nil || len(a.Choices) < 2 || a.Choices[0].Worth-a.Choices[1].Worth < leastLead {
		return err
	}
	m.Effort = effortSearch
	a, err = m.Advise(ctx, w)
	if err != nil || len(a.Choices) < 2 {
		return err
	}
	best, second := a.Best(), a.Choices[1]
	for _, c := range a.Choices[1:] {
		if c.Worth > second.Worth {
			second = c
		}
	}
	lead := best.Worth - second.Worth
	if lead < leastLead || lead < leastErrors*(best.Error+second.Error)/2 || slices.Equal(best.Moves, []game.Move{e.Move}) {
		return nil
	}
	q, _ := st.Prompt(e.Seat)
	p.Seat, p.Theme = e.Seat, theme(m.Title.Lexicon(), q)
	for _, c := range a.Choices[:min(len(a.Choices), keptAnswers)] {
		p.Choices = append(p.Choices, Answer{Move: m.Title.Lexicon().Format(c.Moves[0]), Worth: round(c.Worth), Brings: notes(m.Title.Lexicon(), c.Brings)})
	}
	slices.SortStableFunc(p.Choices, func(a, b Answer) int { return int(1000 * (b.Worth - a.Worth)) })
	return nil
}
