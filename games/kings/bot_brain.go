package kings

import (
	"context"

	"outremer/game"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return game.Levels }

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(level string, style game.Style, r *game.Rand) game.Brain {
	b := brain{numbers: &sound, style: style, luck: r}
	switch level {
	case "squire":
		b.numbers, b.beginner = &simple, true
	case "knight":
		b.numbers = &plain
	case "baron":
		b.mind = &baronMind
	case "legend":
		b.mind = &legendMind
	}
	return b
}

var _ game.Thinker = (*Title)(nil)

// NewReplier implements game.Replier: marriages and trades are what dynasties propose. An answer takes a twentieth of the
// time that a legend takes, and is one that he gives, too, more often than not; in doubt it is no.
func (t *Title) NewReplier(at game.Step, r *game.Rand) game.Brain {
	if at != stepConsent && at != stepAnswer {
		return nil
	}
	return brain{numbers: &sound, mind: &replyMind, style: game.Faithful, luck: r}
}

// Refuses implements game.Replier.
func (t *Title) Refuses(m game.Move) bool { return m.Verb == verbDecline }

var _ game.Replier = (*Title)(nil)

// brain plays a dynasty, following either the adviser or the planner.
type brain struct {
	numbers  *numbers
	mind     *mind // nil: it follows the adviser
	beginner bool  // overlooks some of what it could do
	style    game.Style
	luck     *game.Rand
}

// Choose implements game.Brain.
func (b brain) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	d := desks.Take()
	defer desks.Return(d)
	w.World(&d.here.State, b.luck)
	luck := *d.here.Luck() // a copy: thinking must not change the luck that it thinks about
	d.here.n, d.here.taster, d.here.style = b.numbers, w.Seat(), b.style
	if b.mind != nil {
		return append(dst, d.think(ctx, w.Seat(), &luck, b.mind)), nil
	}
	moves := w.Options(d.buf[:0])
	if b.beginner {
		moves = overlook(moves, &luck)
	}
	return append(dst, d.here.advise(moves, w.Seat(), &luck)), nil
}

// simple is what a beginner sees: land and Gold, and little of what titles, Plots and other dynasties are good for.
var simple = func() numbers {
	n := plain
	for _, i := range []number{titleWorth, titleThreat, worthShare, worthHarm, worthHonour, worthDebt, cardCasus, drawHemmed, sabotageLead} {
		n[i] = 0
	}
	return n
}()

// overlooked is how many of a hundred moves a beginner does not think of.
const overlooked = 45

// overlook drops moves that a beginner does not think of. There is always one left.
func overlook(moves []game.Move, r *game.Rand) []game.Move {
	last, kept := moves[len(moves)-1], moves[:0]
	for _, m := range moves {
		if r.Intn(0, 100) >= overlooked {
			kept = append(kept, m)
		}
	}
	if len(kept) == 0 {
		return append(kept, last)
	}
	return kept
}

// tasteWorth is how much a character prefers what he likes: too little to change what is clearly better.
const tasteWorth = 6

// taste is what a move is worth to the character beside what it gains.
func (s *counsel) taste(p game.Seat, m game.Move) float64 {
	if p != s.taster {
		return 0
	}
	switch m.Verb {
	case verbAttack, verbMobilize, verbCasusBelli:
		return if1(s.style == game.Bold, tasteWorth)
	case verbBuild, verbBuy, verbCalm:
		return if1(s.style == game.Cautious, tasteWorth)
	case verbMarry, verbPropose, verbAccept:
		return if1(s.style == game.Faithful, tasteWorth)
	}
	return 0
}
