package kingdoms

import (
	"context"

	"outremer/game"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return game.Levels }

// What the levels try: ideas, and rollouts for all of them.
const (
	ideasBaron, rolloutsBaron   = 2, 4
	ideasLegend, rolloutsLegend = 40, 800
)

// What the levels overlook.
var (
	lapsesSquire = lapses{answers: 96, deeds: 85}
	lapsesKnight = lapses{answers: 80, deeds: 55}
)

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(level string, style game.Style, r *game.Rand) game.Brain {
	n := sound.inStyle(style)
	switch level {
	case "squire":
		return adept{n.shortSighted(), lapsesSquire, r}
	case "knight":
		return adept{n, lapsesKnight, r}
	case "baron":
		return &searcher{n, ideasBaron, rolloutsBaron, false, r}
	default:
		return &searcher{n, ideasLegend, rolloutsLegend, true, r}
	}
}

var _ game.Thinker = (*Title)(nil)

// inStyle returns the numbers of a character: what he likes, a little dearer or cheaper than it is.
func (n numbers) inStyle(style game.Style) numbers {
	switch style {
	case game.Bold: // for glory, from the strong, with few reserves
		n[prizeRival] += 0.1
		n[priceTroop] *= 0.9
		n[leaderPrice] *= 0.85
		n[fearOfLoss] *= 1.15
	case game.Cautious: // keeps what he has
		n[priceTroop] *= 1.1
		n[fearOfLoss] *= 0.85
		n[garrisonThreat] *= 1.3
		n[attackCost] += 0.03
	case game.Faithful: // stands by friends and against whoever is about to win
		n[mindPartner] *= 1.2
		n[mindEnd] *= 1.2
		n[prizeLeader] *= 1.3
		n[joinWorth] *= 1.3
	}
	return n
}

// shortSighted returns the numbers of a beginner: a castle is a castle, whoever holds it, there is always
// another troop card, and what next turn brings is far away.
func (n numbers) shortSighted() numbers {
	n[priceTroop] *= 0.4
	n[priceLast] = 0.01
	n[bonusWorth] *= 0.5
	n[prizeLeader], n[prizeWinner], n[prizeLure] = 0, 0, 0
	n[leaderPrice] *= 0.5
	n[fearOfLoss] *= 1.5
	n[garrisonThreat] *= 0.5
	return n
}

// adept is a player who looks one step ahead. He takes attacks with good odds, keeps responses for defence,
// resists whoever is about to win, and never plans beyond the current action.
type adept struct {
	numbers numbers
	lapses  lapses
	luck    *game.Rand
}

// Choose implements game.Brain.
func (b adept) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	a := advisers.Take()
	defer advisers.Return(a)
	a.s, a.p, a.n = &a.world, w.Seat(), &b.numbers
	w.World(a.s, b.luck)
	a.moves = w.Options(a.moves[:0])
	if b.lapses != (lapses{}) {
		a.overlook(b.lapses, b.luck)
	}
	return append(dst, a.best()), nil
}

// lapses are how often of a hundred times a player overlooks a move: one that can be played outside his own turn,
// and an event or attack.
type lapses struct{ answers, deeds int }

func (l lapses) of(v game.Verb) int {
	switch v {
	case verbRespond, verbSpend, verbAmbush, verbRelic, verbRegroup:
		return l.answers
	case verbEvent, verbAttack:
		return l.deeds
	}
	return 0
}

// overlook forgets some of the moves, as people do. Nobody overlooks all, and all see that they may pass.
func (a *adviser) overlook(l lapses, luck *game.Rand) {
	kept := a.moves[:0]
	last := a.moves[len(a.moves)-1]
	for _, m := range a.moves {
		if luck.Intn(0, 100) >= l.of(m.Verb) {
			kept = append(kept, m)
		}
	}
	if len(kept) == 0 {
		kept = append(kept, last)
	}
	a.moves = kept
}
