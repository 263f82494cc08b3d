package model

import (
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/gametest"
)

// War and scoring.

// defence: one success, one more each for a Castle, a Foot Soldier and a Duchy, and what cards and
// shields of the owner add [invade.9] to [invade.13]; free land takes one, two with a Castle [R101].
func (t *table) defence(name string) int {
	l := t.lands[name]
	n := 1
	if l.castle {
		n++
	}
	if l.owner == nobody {
		return n
	}
	h := t.houses[l.owner]
	n += h.guard
	foot := l.foot || t.always(h)
	if foot {
		n++
	}
	if l.duke != "" {
		n++
	}
	for _, c := range h.cards {
		if foot {
			n += t.f.cards[c].DefenceMobilized
		}
	}
	for _, s := range h.shields {
		n += t.f.track[s].Defence
	}
	return n
}

// always: in 1.0 land of a scripted dynasty counts as Mobilized [R134].
func (t *table) always(h *house) bool { return h.script && t.edition == "1.0" }

func (t *table) guarded(e gametest.Told) error {
	t.houses[e.Seat].guard = e.Nums[0]
	return nil
}

func (t *table) roundBegan(gametest.Told) error {
	for _, h := range t.houses {
		h.guard = 0
	}
	return nil
}

// eraBegan: help of events ends with the Era.
func (t *table) eraBegan(gametest.Told) error {
	for _, h := range t.houses {
		clear(h.extra)
	}
	return nil
}

// attacked: from a Mobilized territory of one's own into one that is adjacent and not one's own
// [invade.2], [invade.3]; a coast reaches the others of its sea by Navy, which the borders include.
func (t *table) attacked(e gametest.Told) error {
	from, to := t.lands[e.Args[0]], t.lands[e.Args[1]]
	t.helped[e.Args[1]] = 0
	h := t.houses[e.Seat]
	if from.owner != int(e.Seat) || to.owner == int(e.Seat) || !slices.Contains(slices.Concat(from.borders, from.coasts), e.Args[1]) {
		return differ(fmt.Sprint("attack of ", h.culture, " on ", e.Args[1]), "from "+e.Args[0], "from a neighbour of its own")
	}
	if !from.foot && !t.always(h) {
		return differ("Foot Soldier in "+e.Args[0], false, true)
	}
	return nil
}

// supported: each further Foot Soldier gives a draw, and each partner of a Pact that borders on the
// target [invade.14], [invade.18].
func (t *table) supported(e gametest.Told) error {
	t.helped[e.Args[1]]++
	return nil
}

func (t *table) backed(gametest.Told) error {
	t.backup++
	return nil
}

// allied: free land joins or leaves a Pact.
func (t *table) allied(e gametest.Told) error {
	h := t.houses[e.Seat]
	h.pacts = without(h.pacts, e.Args[0])
	if e.What == "pact-land" {
		h.pacts = append(h.pacts, e.Args[0])
	}
	return nil
}

// annexed: land of one's own Pact needs no check [invade.30].
func (t *table) annexed(e gametest.Told) error {
	t.last = &check{what: "invade", seat: int(e.Seat), won: true}
	t.attack = e.Args[0]
	return nil
}

// conquered: only the check that was just won takes the land it was about.
func (t *table) conquered(e gametest.Told) error {
	c, l := t.last, t.lands[e.Args[0]]
	if c == nil || c.what != "invade" || !c.won || t.attack != e.Args[0] {
		return differ("outcome for "+e.Args[0], "conquered", "held")
	}
	err := differ("loser", e.Args[1], t.named(l.owner))
	l.owner, l.foot, l.duke = int(e.Seat), false, ""
	return err
}

func (t *table) named(seat int) string {
	if seat == nobody {
		return "none"
	}
	return t.houses[seat].culture
}

func (t *table) repelled(e gametest.Told) error {
	if c := t.last; c == nil || c.what != "invade" || c.won || t.attack != e.Args[0] {
		return differ("outcome for "+e.Args[0], "held", "conquered")
	}
	return nil
}

func (t *table) ceded(e gametest.Told) error {
	l := t.lands[e.Args[0]]
	l.owner, l.foot, l.duke = t.seat(e.Args[1]), false, ""
	return nil
}

func (t *table) freed(e gametest.Told) error {
	l := t.lands[e.Args[0]]
	l.owner, l.foot, l.duke = nobody, false, ""
	return nil
}

// mobilized: never more than one Foot Soldier in a territory, nor more than four of a dynasty
// [mobilize.2], [mobilize.4].
func (t *table) mobilized(e gametest.Told) error {
	l := t.lands[e.Args[0]]
	was := l.foot
	l.foot = true
	n := 0
	for _, x := range t.lands {
		if x.foot && x.owner == l.owner {
			n++
		}
	}
	if was || n > 4 {
		return differ("Foot Soldiers of "+t.named(l.owner), n, "at most 4, one in a territory")
	}
	return nil
}

func (t *table) demobilized(e gametest.Told) error {
	t.lands[e.Args[0]].foot = false
	return nil
}

func (t *table) movedIn(e gametest.Told) error {
	t.lands[e.Args[0]].foot, t.lands[e.Args[1]].foot = false, true
	return nil
}

func (t *table) built(e gametest.Told) error {
	was := t.lands[e.Args[0]].castle
	t.lands[e.Args[0]].castle = true
	return differ("Castle already in "+e.Args[0], was, false)
}

func (t *table) castleLost(e gametest.Told) error {
	t.lands[e.Args[0]].castle = false
	return nil
}

func (t *table) shield(e gametest.Told) error {
	h := t.houses[e.Seat]
	h.shields = append(h.shields, e.Args[0])
	if len(h.shields) > 4 {
		return differ("shields of "+h.culture, len(h.shields), "at most 4")
	}
	return nil
}

func (t *table) shieldLost(e gametest.Told) error {
	h := t.houses[e.Seat]
	h.shields = without(h.shields, e.Args[0])
	return nil
}

func (t *table) achieved(e gametest.Told) error {
	t.honour[e.Args[0]] = int(e.Seat)
	return nil
}

func (t *table) achievementLost(e gametest.Told) error {
	if t.honour[e.Args[0]] == int(e.Seat) {
		t.honour[e.Args[0]] = nobody
	}
	return nil
}

// Development Cards. Who gave a card away in a trade is looked up before the next question.

func (t *table) bought(e gametest.Told) error {
	h := t.houses[e.Seat]
	h.cards = append(slices.Clone(h.cards), e.Args[0])
	t.traded = true
	return nil
}

func (t *table) dropped(e gametest.Told) error {
	h := t.houses[e.Seat]
	h.cards = without(h.cards, e.Args[0])
	t.traded = true
	return nil
}

func (t *table) bribed(e gametest.Told) error {
	h := t.houses[t.seat(e.Args[0])]
	h.cards = without(h.cards, e.Args[1])
	t.traded = true
	return nil
}

// Over: a point for each territory and each achievement; more shields break a tie, and what is level
// then is shared [score.1] to [score.4]. Honours are held by those who deserve them.
func (t *table) Over(r game.Result) error {
	points, shields := make([]int, len(t.houses)), make([]int, len(t.houses))
	for _, l := range t.lands {
		if l.owner != nobody {
			points[l.owner]++
		}
	}
	for _, s := range t.honour {
		if s != nobody {
			points[s]++
		}
	}
	best := [2]int{-1, -1}
	for s, h := range t.houses {
		shields[s] = len(h.shields)
		if p := points[s]; p > best[0] || p == best[0] && shields[s] > best[1] {
			best = [2]int{p, shields[s]}
		}
	}
	var winners game.Seats
	for s := range t.houses {
		if best == [2]int{points[s], shields[s]} {
			winners = winners.With(game.Seat(s))
		}
	}
	if t.options["goal"] == "together" { // who wins then is a goal of the table's own, not of the rulebook
		winners = r.Winners
	}
	return differ("end", []any{r.Points, r.Winners}, []any{points, winners})
}
