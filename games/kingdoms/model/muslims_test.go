package model

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game/gametest"
)

// The Muslims that the game plays [8.3], [8.4].

// muslimCard: each round turns up one card. The round belongs to the crusaders in turn [K27].
func (t *table) muslimCard(e gametest.Told) error {
	if err := t.restingArmy(); err != nil {
		return err
	}
	t.rounds++
	t.die, t.looked, t.event, t.player = 0, false, card{}, muslims
	t.hand[muslims]--
	return t.muslimsTurnUp(t.f.cards[e.Args[0]])
}

// inPlay is the crusader whose Muslim round it is.
func (t *table) inPlay() string { return t.mode.Kingdom[(t.rounds-1)%t.mode.Players].Slug }

// muslimsTurnUp plays a card of theirs, or one they have seduced: troops form the army, a Leader and
// Regrouping join one, responses wait, events act.
func (t *table) muslimsTurnUp(c card) error {
	t.event = c
	joins := c.Effect == "points" || c.Effect == "regrouping"
	switch {
	case c.Type == "troop", joins && len(t.army) > 0:
		t.army = append(t.army, c.Slug)
	case c.Effect == "regrouping": // without an army it is discarded [8.4]
	case c.Type == "response":
		t.row = append(t.row, c.Slug)
	case c.Effect == "commerce" || c.Effect == "bonus" || c.Effect == "irrigation":
		t.shift(muslims, c.N)
	case c.Effect == "citadels":
		t.stays[muslims+" citadels"] = true
	}
	return nil
}

// muslimPile is how many cards of their deck are left to draw when a turn begins: all but those on the
// table [5.0], [8.3].
func (t *table) muslimPile() (n int) {
	for slug, c := range t.f.cards {
		if strings.HasPrefix(slug, "m-") {
			n += c.Count - c.Removed
		}
	}
	for _, slug := range slices.Concat(t.army, t.row) {
		if strings.HasPrefix(slug, "m-") {
			n--
		}
	}
	return n
}

func (t *table) strength() (n int) {
	for _, slug := range t.army {
		if c := t.f.cards[slug]; c.Type == "troop" {
			n += c.N
		}
	}
	return n
}

func (t *table) mustered(e gametest.Told) error {
	return differ("strength of the army", e.Nums[0], t.strength())
}

// activated: the army's die is rolled when there is an army and the crusader in play has land [K30].
func (t *table) activated(face int) error {
	t.die = face
	if t.strength() == 0 || len(t.lands(t.inPlay())) == 0 {
		return differ("die of the army", face, "none")
	}
	return nil
}

// restingArmy: with an army and land to march on there was a die. It is looked at once, at the end of
// the round: after that the land may change hands.
func (t *table) restingArmy() error {
	late := t.looked
	t.looked = true
	if late || t.rounds == 0 || t.die > 0 || t.strength() == 0 || len(t.lands(t.inPlay())) == 0 {
		return nil
	}
	return differ("die of the army", "none", fmt.Sprint("rolled against ", t.inPlay()))
}

// lowest is the region of a crusader with the lowest number that borders on Muslim land.
func (t *table) lowest(of string) string {
	for _, r := range t.lands(of) {
		if t.touches(muslims, r) {
			return r
		}
	}
	return ""
}

func (t *table) marched(e gametest.Told) error {
	t.target = t.lowest(t.inPlay())
	if t.die >= t.strength() {
		return differ(fmt.Sprint("army of ", t.strength(), " with a die of ", t.die), "marched", "stayed")
	}
	return differ("region the army marches on", e.Args[0], t.target)
}

func (t *table) stayed(gametest.Told) error {
	if to := t.lowest(t.inPlay()); t.die < t.strength() && to != "" {
		return differ(fmt.Sprint("army of ", t.strength(), " with a die of ", t.die), "stayed", "marched on "+to)
	}
	return nil
}

// armyCards go into the attack; Regrouping keeps the strongest troop that fights to the end [8.4].
func (t *table) armyCards() (list []laid) {
	for _, slug := range t.army {
		list = append(list, laid{t.f.cards[slug], muslims, attack})
	}
	return list
}

// disband leaves what remains of the army after an attack of its own. Of two equal troops no rule says
// which stays; it matters to nobody but the decks, and a card of their own does.
func (t *table) disband() {
	if t.fight.by != muslims || t.fight.on == "" {
		return
	}
	regroups := t.count("regrouping", attack) > 0
	t.army = nil
	var best card
	for _, c := range t.ownTroops() {
		if c.N > best.N || c.N == best.N && strings.HasPrefix(c.Slug, "m-") {
			best = c.card
		}
	}
	if regroups && best.Slug != "" {
		t.army = []string{best.Slug}
	}
}
