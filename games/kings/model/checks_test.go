package model

import (
	"slices"

	"outremer/game/gametest"
)

// Trait checks [check.3] to [check.20].

type check struct {
	what             string
	seat             int
	need, draws      int
	invested, spoilt int // Gold for draws, and Gold paid against them
	drawn            []bool
	won              bool
}

// group is the action whose critical traits apply [check.8], [R45].
func group(what string) string {
	switch what {
	case "casus-belli", "incite", "murder", "bribe", "divorce":
		return "plot"
	case "event", "plague", "save":
		return ""
	}
	return what
}

func (t *table) tested(e gametest.Told) error {
	t.check = &check{what: e.Args[0], seat: int(e.Seat), need: e.Nums[1], draws: e.Nums[2]}
	t.attack = e.Args[3]
	if t.check.need < 1 {
		return differ("successes required", t.check.need, "at least 1")
	}
	return t.required()
}

// required compares what a check takes, and its free draws, where the table alone decides them.
func (t *table) required() error {
	c := t.check
	if err := t.free(); err != nil {
		return err
	}
	switch c.what {
	case "invade":
		return differ("successes required to take "+t.attack, c.need, t.defence(t.attack))
	case "murder":
		return differ("successes required to murder "+t.victim, c.need, t.guards(t.victim))
	case "build", "crusade", "casus-belli", "bribe", "divorce":
		return differ("successes required", c.need, 1)
	}
	return nil
}

// guards: a ruler takes three successes, in 1.1 the heir two, all others one [murder.2].
func (t *table) guards(victim string) int {
	for _, h := range t.houses {
		if victim == "" { // a Councilor [R75]
			break
		}
		switch heir, _ := t.heir(h); {
		case h.king == victim:
			return 3
		case heir == victim && t.edition != "1.0":
			return 2
		}
	}
	return 1
}

// free: one draw, and one more for each card and shield that helps in this action, for each support of
// an attack, and what an event has promised for the next check [check.5], [check.13], [invade.14].
func (t *table) free() error {
	c := t.check
	h, n := t.houses[c.seat], 1
	if c.what == "plague" || c.what == "event" || c.what == "save" {
		return nil
	}
	for _, x := range h.cards {
		n += helps(t.f.cards[x], c.what)
	}
	for _, x := range h.shields {
		n += helps(t.f.track[x], c.what)
	}
	n += h.extra[group(c.what)]
	delete(h.extra, group(c.what))
	if c.what == "invade" {
		n += t.helped[t.attack] + t.backup
		t.backup = 0
		for _, x := range h.pacts {
			if slices.Contains(t.lands[x].borders, t.attack) {
				n++
			}
		}
	}
	return differ("free draws for "+c.what, c.draws, n)
}

func helps(b bonus, what string) int {
	if slices.Contains(b.Draws, what) || slices.Contains(b.Draws, group(what)) {
		return 1
	}
	return 0
}

func (t *table) modified(e gametest.Told) error {
	t.houses[e.Seat].extra[group(e.Args[0])] = e.Nums[1]
	return nil
}

func (t *table) plotted(e gametest.Told) error {
	t.victim = ""
	if e.What == "plotted-against" {
		t.victim = e.Args[2]
	}
	return nil
}

// invested: Gold may not raise the draws above the successes required plus two [check.15]; free draws
// above that are kept [R40].
func (t *table) invested(e gametest.Told) error {
	c := t.check
	c.invested = e.Nums[1]
	if c.draws+c.invested > c.need+2 && !t.houses[c.seat].script {
		return differ("draws with Gold", c.draws+c.invested, c.need+2)
	}
	return nil
}

// sabotaged: 2 Gold cancel one draw that was bought, and never bring the draws below the successes
// required [check.16] to [check.19].
func (t *table) sabotaged(e gametest.Told) error {
	c := t.check
	c.spoilt += e.Nums[0]
	if int(e.Seat) == c.seat || c.spoilt/2 > c.invested {
		return differ("draws cancelled", c.spoilt/2, c.invested)
	}
	return nil
}

// fair: sabotage leaves as many draws as successes are required, if there were as many.
func (c *check) fair() error {
	if bought := c.draws + c.invested; c.allowed() < min(c.need, bought) {
		return differ("draws after sabotage", c.allowed(), min(c.need, bought))
	}
	return nil
}

func (c *check) allowed() int { return c.draws + c.invested - c.spoilt/2 }

func (c *check) hits() (n int) {
	for _, ok := range c.drawn {
		if ok {
			n++
		}
	}
	return n
}

// drew: green succeeds, red fails, and a critical trait does the opposite; no draw after success.
func (t *table) drew(e gametest.Told) error {
	c, trait := t.check, e.Args[0]
	if c == nil {
		return nil
	}
	if c.hits() >= c.need || len(c.drawn) >= c.allowed() {
		return differ("draw", len(c.drawn)+1, []int{len(c.drawn), c.hits(), c.need, c.allowed()})
	}
	want := t.f.green[trait] != slices.Contains(t.f.critical[trait], group(c.what))
	c.drawn = append(c.drawn, want)
	return differ("successes with "+trait+" in "+c.what, e.Nums[1], c.hits())
}

// sacrificed turns the last draw, if its trait is critical here [check.10] to [check.12].
func (t *table) sacrificed(e gametest.Told) error {
	c, trait := t.check, e.Args[0]
	if len(c.drawn) == 0 || !slices.Contains(t.f.critical[trait], group(c.what)) {
		return differ("sacrifice in "+c.what, trait, "none")
	}
	c.drawn[len(c.drawn)-1] = !c.drawn[len(c.drawn)-1]
	return nil
}

// checked: as many successes as were drawn; all draws are made unless it succeeds [check.6], [R46].
func (t *table) checked(e gametest.Told) error {
	c := t.check
	c.won = c.hits() >= c.need
	t.last, t.check = c, nil
	if err := c.fair(); err != nil {
		return err
	}
	if !c.won && len(c.drawn) < c.allowed() {
		var v view
		if err := t.look(&v); err != nil {
			return err
		}
		if bag := v.Dynasties[c.seat].Bag; len(c.drawn) < bag { // an empty bag ends the draw [R42]
			return differ("draws of a check that failed", len(c.drawn), c.allowed())
		}
	}
	return differ("successes", e.Nums[1:3], []int{c.hits(), c.need})
}
