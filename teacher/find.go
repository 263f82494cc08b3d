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
	effortOrder                = 3000
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
	var drafting game.Seats
	for i, e := range course.Line {
		if e.Adopted != 0 {
			return nil, nil
		}
		switch {
		case !e.Draft:
			err = m.fits(ctx, &p, st, &e)
		case !drafting.Has(e.Seat) && i > len(course.Line)/2: // before, little hangs on one order
			err = m.lacks(ctx, &p, st, course.Line[i:])
		}
		if err != nil || p.Choices != nil {
			return &p, err
		}
		drafting = drafts(x, drafting, &e)
		p.add(x, e.Seat, e.Move)
		st.Play(e.Seat, e.Move, nil)
	}
	return nil, nil
}

func (p *Position) add(x *game.Lexicon, s game.Seat, m game.Move) {
	p.Line = append(p.Line, fmt.Sprint(s, " ", x.Format(m)))
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
	if n < fewestOptions || n > mostOptions || len(p.Line) < 8 {
		return nil
	}
	w := game.Scene{State: st, Seat: e.Seat}.Window()
	a, err := m.glance(ctx, w, []game.Move{e.Move})
	if err != nil || len(a.Choices) < 2 || a.Choices[0].Worth-a.Choices[1].Worth < leastLead {
		return err
	}
	m.Effort = effortSearch
	a, err = m.compare(ctx, w, nil)
	if err != nil || !clear(&a) || slices.Equal(a.Best().Moves, []game.Move{e.Move}) {
		return err
	}
	m.keep(p, &a, e.Seat, keptAnswers)
	p.Theme = theme(m.Title.Lexicon(), a.Prompt)
	return nil
}

// glance compares what was played with what the strongest player would do.
func (m Master) glance(ctx context.Context, w game.Window, played []game.Move) (Advice, error) {
	m.Effort, m.narrow = effortQuick, true
	return m.compare(ctx, w, played)
}

// clear reports whether the best choice is clearly better than all others.
func clear(a *Advice) bool {
	if len(a.Choices) < 2 {
		return false
	}
	best, second := a.Best(), a.Choices[1]
	for _, c := range a.Choices[1:] {
		if c.Worth > second.Worth {
			second = c
		}
	}
	lead := best.Worth - second.Worth
	return lead >= leastLead && lead >= leastErrors*(best.Error+second.Error)/2
}

// keep notes down the best answers.
func (m Master) keep(p *Position, a *Advice, s game.Seat, most int) {
	p.Seat = s
	for _, c := range a.Choices[:min(len(a.Choices), most)] {
		p.Choices = append(p.Choices, Answer{Move: m.Title.Lexicon().Format(c.Moves[0]), Worth: round(c.Worth), Brings: notes(m.Title.Lexicon(), c.Brings)})
	}
	slices.SortStableFunc(p.Choices, func(a, b Answer) int { return int(1000 * (b.Worth - a.Worth)) })
}

// lacks looks for an order on which a turn hangs: the line begins with a draft that the strongest player would have written much better,
// and of what he would write one order is left out, which is to be found.
func (m Master) lacks(ctx context.Context, p *Position, st game.State, line []record.Entry) error {
	seat, had := line[0].Seat, answered(m.Title.Lexicon(), line)
	a, err := m.glance(ctx, game.Scene{State: st, Seat: seat}.Window(), had)
	if err != nil || a.Best().Worth-chosen(&a, had).Worth < leastLead {
		return err
	}
	draft := a.Best().Moves
	for i, order := range draft[:len(draft)-1] {
		if slices.Contains(had, order) || slices.Contains(draft[i+1:], order) || slices.Contains(draft[:i], order) {
			continue // of what is there twice none is missing
		}
		a, err := m.without(ctx, st, seat, draft, i)
		if err != nil {
			return err
		}
		if clear(&a) && a.Best().Moves[0] == order {
			for _, move := range slices.Delete(slices.Clone(draft[:len(draft)-1]), i, i+1) {
				p.add(m.Title.Lexicon(), seat, move)
			}
			m.keep(p, &a, seat, mostOptions)
			p.Theme, p.Written = ThemeOrder, len(draft)-2
			return nil
		}
	}
	return nil
}

// without weighs what could stand in place of one order of a draft. No choices: too few, or too many.
func (m Master) without(ctx context.Context, st game.State, s game.Seat, draft []game.Move, missing int) (Advice, error) {
	order, seal := draft[missing], draft[len(draft)-1]
	st = st.Clone()
	for i, move := range draft[:len(draft)-1] {
		if i == missing {
			continue
		}
		if err := game.Apply(st, s, move, nil); err != nil {
			return Advice{}, nil // it stands on the one that is left out
		}
	}
	options := m.instead(st, s, order)
	if n := len(options); n < fewestOptions || n > mostOptions {
		return Advice{}, nil
	}
	w := game.Scene{State: st, Seat: s}.Window()
	q, _ := w.Prompt()
	m.Effort = effortOrder
	t := m.trial(w, q, w.Options(nil))
	t.add([]game.Move{order, seal}, true)
	t.first = t.list[0]
	for _, move := range options {
		t.add([]game.Move{move, seal}, false)
	}
	err := t.weigh(ctx)
	return Advice{Prompt: q, Choices: t.verdict()}, err
}

// instead lists what could stand in place of an order: what is about the same and cannot stand beside it.
func (m Master) instead(st game.State, s game.Seat, order game.Move) []game.Move {
	x := m.Title.Lexicon()
	kind := first(x, order)
	return slices.DeleteFunc(st.Options(nil, s), func(o game.Move) bool {
		return len(kind) == 0 || o.A != order.A || !slices.Equal(first(x, o), kind) || beside(st, s, order, o)
	})
}

// beside reports whether a draft holds two orders at once, or whether the second replaces the first.
func beside(st game.State, s game.Seat, one, other game.Move) bool {
	both, second := st.Clone(), st.Clone()
	both.Play(s, one, nil)
	if game.Apply(both, s, other, nil) != nil {
		return false
	}
	second.Play(s, other, nil)
	return seen(both, s) != seen(second, s)
}

// first is the kind of a move's first argument, if it has any.
func first(x *game.Lexicon, m game.Move) []game.Sort {
	args := x.Verbs[m.Verb].Args
	return args[:min(1, len(args))]
}
