package model

import (
	"slices"

	"outremer/game/gametest"
)

// Card bonus, rewards and draws [2.3], [4.1.6], [4.1.7], [6.0].

// shift moves a marker between its limits. What is above becomes garrisons, which the table is asked
// for; what is below is ignored [6.0]. Troubadours keep it from falling.
func (t *table) shift(k string, by int) {
	if k == nobody || by < 0 && t.stays[k+" troubadours"] {
		return
	}
	now := min(max(t.bonus[k]+by, -t.f.modes.Limit), t.f.modes.Limit)
	if now != t.bonus[k] {
		t.bonus[k] = now
		t.due = append(t.due, change{k, now})
	}
}

// marked: a marker moves only as it has to.
func (t *table) marked(e gametest.Told) error {
	for i, c := range t.due {
		if c.kingdom == e.Args[0] {
			t.due = slices.Delete(t.due, i, i+1)
			return differ("card bonus of "+c.kingdom, e.Nums[1], c.value)
		}
	}
	return differ("card bonus of "+e.Args[0], e.Nums[1], "no change")
}

// rewards of a conquest: a step of bonus below the limit, or a garrison where there is none [K10].
func (t *table) rewards(k string) (list []string) {
	if t.bonus[k] < t.f.modes.Limit {
		list = append(list, "bonus")
	}
	for _, r := range t.lands(k) {
		if !t.garrison[r] {
			list = append(list, "garrison "+r)
		}
	}
	return list
}

// garrisoned: one garrison beside a castle, and no second one [2.2].
func (t *table) garrisoned(e gametest.Told) error {
	r := e.Args[0]
	if t.owner[r] == nobody || t.garrison[r] {
		return differ("room for a garrison in "+r, "placed", "none")
	}
	t.garrison[r] = true
	return nil
}

// turnBegan: each draws the printed number, plus the bonus, less the cards kept; the Muslims keep
// none back [6.0], [8.3]. Then markers return to 0.
func (t *table) turnBegan(gametest.Told) error {
	t.event = card{}
	for _, k := range t.mode.Kingdom {
		n := k.Cards + t.bonus[k.Slug] - t.hand[k.Slug]
		if k.Bot {
			n = min(k.Cards+t.bonus[k.Slug]+t.extra, t.muslimPile())
		}
		t.deals[k.Slug] = max(0, n)
		t.resets[k.Slug] = t.bonus[k.Slug] != 0
		t.bonus[k.Slug] = 0
	}
	return nil
}

func (t *table) turnEnded(gametest.Told) error {
	err := t.settled()
	t.clearTurn()
	return err
}

func (t *table) reset(e gametest.Told) error {
	was := t.resets[e.Args[0]]
	t.resets[e.Args[0]] = false
	return differ("marker of "+e.Args[0]+" returns to 0", true, was)
}

func (t *table) dealt(e gametest.Told) error { return t.draws(e.Args[0], e.Nums[2]) }

func (t *table) muslimDrew(e gametest.Told) error { return t.draws(muslims, e.Nums[0]) }

func (t *table) draws(k string, n int) error {
	t.hand[k] += n
	want, dealing := t.deals[k]
	if !dealing || t.event.Slug != "" {
		return nil // the words of an event
	}
	delete(t.deals, k)
	return differ("cards drawn by "+k, n, want)
}

// played: an event begins, or a Relic is shown.
func (t *table) played(e gametest.Told) error {
	who, c := t.named(e.Seat), t.f.cards[e.Args[0]]
	t.hand[who]--
	if c.Type != "event" {
		return nil
	}
	t.event, t.player, t.strike = c, who, ""
	t.stays[who+" "+c.Effect] = true
	switch c.Effect {
	case "bonus", "irrigation":
		t.shift(who, c.N)
	case "commerce":
		if t.solo { // only one's own bonus [K37]
			t.shift(who, c.N)
		}
	case "fervour":
		t.fervour = true
	}
	return nil
}

// targeted: events that name a kingdom.
func (t *table) targeted(e gametest.Told) error {
	at := e.Args[1]
	switch t.event.Effect {
	case "commerce":
		t.shift(at, t.event.N)
		t.shift(t.player, t.event.N)
	case "military-orders":
		t.orders[t.player] = at
		t.shift(at, -t.event.N)
	case "truce":
		t.truce[[2]string{t.player, at}] = true
		t.truce[[2]string{at, t.player}] = true
	}
	return nil
}

// discarded: Irrigation and Military Orders act on each Discard [K53].
func (t *table) discarded(e gametest.Told) error {
	who := t.named(e.Seat)
	t.hand[who]--
	if t.stays[who+" irrigation"] {
		t.shift(who, 1)
	}
	if at, ok := t.orders[who]; ok {
		t.shift(at, -1)
	}
	return nil
}

// Cards that change hands.

func (t *table) laidDown(e gametest.Told) error {
	who := t.named(e.Seat)
	t.hand[who]--
	if e.What == "committed" && who != t.fight.by {
		t.fight.helper = who
	}
	return nil
}

func (t *table) gained(e gametest.Told) error   { t.hand[t.named(e.Seat)]++; return nil }
func (t *table) replaced(e gametest.Told) error { t.hand[t.named(e.Seat)]--; return nil }

func (t *table) randomLoss(e gametest.Told) error { t.hand[e.Args[0]]--; return nil }
func (t *table) stackLoss(gametest.Told) error    { t.hand[muslims]--; return nil }

func (t *table) stole(e gametest.Told) error {
	t.hand[e.Args[0]]--
	if e.Seat >= 0 {
		t.hand[t.named(e.Seat)]++
		return nil
	}
	return t.muslimsTurnUp(t.f.cards[e.Args[1]])
}

// lost: of all cards that end face up, only those of Assassins come out of a hand here.
func (t *table) lost(e gametest.Told) error {
	if t.fight == nil && t.event.Effect == "assassins" {
		t.hand[t.named(e.Seat)]--
	}
	return nil
}
