package model

import (
	"fmt"
	"slices"

	"outremer/game/gametest"
)

// Attack and combat [4.1].

const (
	attack  = "attack"
	defence = "defence"
)

// fight is one attack from its announcement to its end.
type fight struct {
	by, of, on string
	helper     string // who joined a Concerted Attack
	event      bool   // an Independent Attack, which has dice and no cards [K4]
	spent      int    // garrisons given up next door
	ambush     bool
	answer     card // what the Muslims respond with
	cards      []laid
	withdrawn  int
	dice       map[string][]int
	raised     map[string][]int
	hits       [2]int
}

type laid struct {
	card
	by, side string
}

// attacked: the region is one that the attacker may strike at.
func (t *table) attacked(e gametest.Told) error {
	f := &fight{by: t.named(e.Seat), on: e.Args[0], of: e.Args[1], dice: map[string][]int{}, raised: map[string][]int{}}
	f.event = e.Seat < 0 && !t.solo
	t.fight = f
	want := t.targets(f.by)
	switch {
	case f.event:
		f.by = nobody
		want = t.independentTargets(t.player)
	case f.by == muslims:
		want = []string{t.target}
		f.cards = t.armyCards()
	}
	if !slices.Contains(want, f.on) {
		return differ("region attacked", f.on, fmt.Sprint("one of ", want))
	}
	return differ("defender", f.of, t.owner[f.on])
}

// targets: regions next to one's own, or without land those one started with; not one's own, not a
// fellow's, not those of a partner in a truce [4.1.1], [7.1], [K13], [K14], [K28].
func (t *table) targets(k string) (list []string) {
	landless := len(t.lands(k)) == 0
	for _, r := range t.board.Region {
		of := t.owner[r.Slug]
		near := t.touches(k, r.Slug)
		if landless {
			near = slices.Contains(t.kingdom(k).Regions, r.Slug)
		}
		if near && of != k && !t.fellows(k, of) && !t.truce[[2]string{k, of}] {
			list = append(list, r.Slug)
		}
	}
	return list
}

// fellows: Christians among fewer than four players keep the peace [7.1], [K28].
func (t *table) fellows(a, b string) bool {
	return t.mode.Players < 4 && t.kingdom(a).Religion == "christian" && t.kingdom(b).Religion == "christian"
}

// independentTargets: somebody else's region next to an independent one.
func (t *table) independentTargets(caller string) (list []string) {
	for _, r := range t.board.Region {
		of := t.owner[r.Slug]
		if of != nobody && of != caller && t.touches(nobody, r.Slug) {
			list = append(list, r.Slug)
		}
	}
	return list
}

// spent: the defender's own garrison next door, and never the Muslims' [4.1.4], [K33].
func (t *table) spent(e gametest.Told) error {
	r := e.Args[0]
	if !slices.Contains(t.spendable(), r) || t.fight.of == muslims {
		return differ("garrison given up", r, t.spendable())
	}
	t.garrison[r] = false
	t.fight.spent++
	return nil
}

func (t *table) spendable() (list []string) {
	for _, r := range t.lands(t.fight.of) {
		if t.garrison[r] && t.board.touch(r, t.fight.on) {
			list = append(list, r)
		}
	}
	return list
}

func (t *table) ambushed(e gametest.Told) error {
	t.hand[t.named(e.Seat)]--
	t.fight.ambush = true
	return nil
}

func (t *table) revealed(e gametest.Told) error {
	t.fight.cards = append(t.fight.cards, laid{t.f.cards[e.Args[0]], t.named(e.Seat), e.Args[1]})
	return nil
}

// answered: the Muslims' first waiting response meets an attack of three dice or more [8.3], [K32].
func (t *table) answered(e gametest.Told) error {
	if t.fight.of != muslims || len(t.row) == 0 || t.attackDice() < t.f.modes.Dice {
		return differ("answer of the Muslims", e.Args[0], "none")
	}
	want := t.row[0]
	t.row = t.row[1:]
	t.fight.answer = t.f.cards[want]
	t.fight.ambush = t.fight.answer.Effect == "ambush"
	return differ("answer of the Muslims", e.Args[0], want)
}

// withdrew: a sortie takes one of the attacker's own troops; of the Muslims', the weakest [K54].
func (t *table) withdrew(e gametest.Told) error {
	own := t.ownTroops()
	i := slices.IndexFunc(t.fight.cards, func(c laid) bool {
		return c.Slug == e.Args[0] && c.by == t.fight.by && c.side == attack
	})
	if i < 0 || t.fight.withdrawn >= t.count("sortie", defence) {
		return differ("card withdrawn", e.Args[0], "none")
	}
	weakest := slices.MinFunc(own, func(a, b laid) int { return a.N - b.N })
	t.fight.withdrawn++
	n := t.fight.cards[i].N
	t.fight.cards = slices.Delete(t.fight.cards, i, i+1)
	if t.fight.by == muslims {
		return differ("strength withdrawn", n, weakest.N)
	}
	return nil
}

// ownTroops are the attacker's, without a helper's.
func (t *table) ownTroops() (list []laid) {
	for _, c := range t.fight.cards {
		if c.Type == "troop" && c.side == attack && c.by == t.fight.by {
			list = append(list, c)
		}
	}
	return list
}

// count is how many cards of an effect serve a side, the Muslims' answer included.
func (t *table) count(effect, side string) (n int) {
	for _, c := range t.fight.cards {
		if c.Effect == effect && c.side == side {
			n++
		}
	}
	if side == defence && t.fight.answer.Effect == effect {
		n++
	}
	return n
}

// attackDice: one for each point of the troops; Crusading Fervour adds one for each troop card that
// Christians use against a Muslim region. An Independent Attack has its number.
func (t *table) attackDice() (n int) {
	if t.fight.event {
		return t.event.N
	}
	for _, c := range t.fight.cards {
		if c.Type != "troop" || c.side != attack {
			continue
		}
		n += c.N
		if t.fervour && t.kingdom(c.by).Religion == "christian" && t.kingdom(t.fight.of).Religion == "muslim" {
			n++
		}
	}
	return n
}

// defenceDice: the region's value, its garrison, garrisons next door, Militia [4.1.C2], [K2].
func (t *table) defenceDice() int {
	n := t.board.defence(t.fight.on)
	if n == 2 && t.stays[t.fight.of+" citadels"] {
		n = 3
	}
	if t.garrison[t.fight.on] {
		n++
	}
	return n + t.fight.spent + 2*t.count("militia", defence)
}

// points of Leaders and Champions on a side.
func (t *table) points(side string) (n int) {
	for _, c := range t.fight.cards {
		if c.Effect == "points" && c.side == side {
			n += c.N
		}
	}
	if side == defence && t.fight.answer.Effect == "points" {
		n += t.fight.answer.N
	}
	return n
}

func (t *table) rolled(e gametest.Told) error {
	switch why, face := e.Args[0], e.Nums[1]; why {
	case attack, defence:
		t.fight.dice[why] = append(t.fight.dice[why], face)
	case "duel-attack":
		t.duel[0] = append(t.duel[0], face)
	case "duel-defence":
		t.duel[1] = append(t.duel[1], face)
	case "activation":
		return t.activated(face)
	default: // an incursion: the die itself is heard of, its effect follows
		t.die = face
	}
	return nil
}

// rerolled: a Relic rolls one side again; the Muslims use one only if the region would fall [K59].
func (t *table) rerolled(e gametest.Told) error {
	side := e.Args[0]
	if e.Seat < 0 {
		a, d := t.hitsOf(attack), t.hitsOf(defence)
		if t.fight.answer.Effect != "relic" || a <= d {
			return differ("Relic of the Muslims", "used", fmt.Sprint("kept, with hits ", a, " to ", d))
		}
	}
	t.fight.dice[side] = nil
	return nil
}

func (t *table) raised(e gametest.Told) error {
	side := e.Args[0]
	t.fight.raised[side] = append(t.fight.raised[side], e.Nums[1])
	return differ("die raised to", e.Nums[2], t.f.modes.HitsOn)
}

// lifted are the misses that points turn into hits: the cheapest first [K52].
func (t *table) lifted(side string) (list []int) {
	left := t.points(side)
	for face := t.f.modes.HitsOn - 1; face > 0; face-- {
		for _, d := range t.fight.dice[side] {
			if cost := t.f.modes.HitsOn - face; d == face && cost <= left {
				left -= cost
				list = append(list, face)
			}
		}
	}
	return list
}

func (t *table) hitsOf(side string) int {
	return hits(t.fight.dice[side], t.f.modes.HitsOn) + len(t.lifted(side))
}

func hits(dice []int, on int) (n int) {
	for _, d := range dice {
		if d >= on {
			n++
		}
	}
	return n
}

// counted: the number of dice, the dice raised and the hits of both sides.
func (t *table) counted(e gametest.Told) error {
	if t.duel[0] != nil {
		return t.countedDuel(e)
	}
	f := t.fight
	f.hits = [2]int{e.Nums[0], e.Nums[1]}
	for _, err := range []error{
		t.answeredInTime(),
		differ("troops withdrawn", f.withdrawn, min(t.count("sortie", defence), f.withdrawn+len(t.ownTroops()))),
		differ("attack dice", len(f.dice[attack]), t.attackDice()),
		differ("defence dice", len(f.dice[defence]), t.defenceDice()),
		differ("attack dice raised", f.raised[attack], t.lifted(attack)),
		differ("defence dice raised", f.raised[defence], t.lifted(defence)),
		differ("hits", f.hits, [2]int{t.hitsOf(attack), t.hitsOf(defence)}),
	} {
		if err != nil {
			return err
		}
	}
	switch won := f.hits[0] > f.hits[1]; {
	case won && f.event: // a region lost to an event costs a step [K21]
		t.shift(f.of, -1)
	case won && f.helper != "": // [K51]
		t.shift(f.helper, 1)
	}
	return nil
}

// answeredInTime: against three dice or more a waiting response is never held back.
func (t *table) answeredInTime() error {
	f := t.fight
	if f.of != muslims || f.answer.Slug != "" || len(t.row) == 0 || t.attackDice() < t.f.modes.Dice {
		return nil
	}
	return differ("answer of the Muslims", "none", t.row[0])
}

// countedDuel: a Judgment of God is dice against dice, and nothing else [K4].
func (t *table) countedDuel(e gametest.Told) error {
	n := t.event.N
	a, d := hits(t.duel[0], t.f.modes.HitsOn), hits(t.duel[1], t.f.modes.HitsOn)
	t.fight = &fight{by: t.named(e.Seat), hits: [2]int{a, d}}
	got := []int{len(t.duel[0]), len(t.duel[1]), e.Nums[0], e.Nums[1]}
	t.duel = [2][]int{}
	return differ("dice and hits of the duel", got, []int{n, n, a, d})
}

// conquered: only more hits take a region [4.1.C3]. Castle and garrison go [4.1.6a], the loser's
// marker falls [4.1.7], and nothing of the sort happens against the Muslims [8.2].
func (t *table) conquered(e gametest.Told) error {
	r, of, by := e.Args[0], e.Args[1], t.named(e.Seat)
	f := t.fight
	if f.ambush || f.hits[0] <= f.hits[1] || f.on != "" && f.on != r || by != f.by {
		return differ("outcome for "+r, "conquered by "+by, fmt.Sprint("held, with hits ", f.hits))
	}
	if f.on == "" && !t.maySettleByDuel(by, r) {
		return differ("region of the duel", r, "one on the border")
	}
	err := differ("loser", of, t.owner[r])
	t.owner[r], t.garrison[r] = by, false
	t.disband()
	if t.solo {
		return err
	}
	t.shift(of, -1)
	t.reward = by
	if len(t.lands(by)) == t.kingdom(by).Castles {
		t.sudden, t.reward = true, ""
	}
	return err
}

// maySettleByDuel: another kingdom's region on the border, and not a protected one [K14], [K47].
func (t *table) maySettleByDuel(by, r string) bool {
	if by == muslims {
		return r == t.lowest(t.inPlay())
	}
	return t.owner[r] != nobody && len(t.lands(by)) > 0 && slices.Contains(t.targets(by), r)
}

// freed: an Independent Attack has won.
func (t *table) freed(e gametest.Told) error {
	r, f := e.Args[0], t.fight
	if f.ambush || !f.event || f.hits[0] <= f.hits[1] || f.on != r {
		return differ("outcome for "+r, "freed", fmt.Sprint("held, with hits ", f.hits))
	}
	err := differ("loser", e.Args[1], t.owner[r])
	t.owner[r], t.garrison[r] = nobody, false
	return err
}

func (t *table) repelled(e gametest.Told) error {
	f, r := t.fight, e.Args[0]
	if f.on == "" && !t.maySettleByDuel(f.by, r) {
		return differ("region of the duel", r, "one on the border")
	}
	if !f.ambush && f.hits[0] > f.hits[1] {
		return differ("outcome for "+r, "held", fmt.Sprint("lost, with hits ", f.hits))
	}
	t.disband()
	return differ("defender", t.named(e.Seat), t.owner[r])
}

// incursion: against a kingdom across a border that has a card to lose, for a troop [4.2], [K15].
func (t *table) incursion(e gametest.Told) error {
	who := t.named(e.Seat)
	t.hand[who]--
	if !slices.Contains(t.victims(who), e.Args[0]) || t.f.cards[e.Args[1]].Type != "troop" {
		return differ("incursion", e.Args, t.victims(who))
	}
	return nil
}

func (t *table) failed(gametest.Told) error {
	if t.die >= t.f.modes.HitsOn {
		return differ("incursion with "+fmt.Sprint(t.die), "failed", "succeeded")
	}
	return nil
}

func (t *table) victims(who string) (list []string) {
	for _, k := range t.mode.Kingdom {
		partners := t.solo && !k.Bot
		near := slices.ContainsFunc(t.lands(k.Slug), func(r string) bool { return t.touches(who, r) })
		if k.Slug != who && !partners && near && t.hand[k.Slug] > 0 {
			list = append(list, k.Slug)
		}
	}
	return list
}
