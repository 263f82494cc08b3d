package model

import (
	"fmt"
	"maps"
	"slices"

	"outremer/game"
	"outremer/game/gametest"
)

var kinds = []string{"castle", "church", "farm", "bank"}

// table is everything that lies open.
type table struct {
	f       *facts
	board   *board
	look    func(any) error
	variant string
	players []*player
	supply  int
	gone    bool
	dealt   bool // whether the board was looked at
	site    map[string]site
	beaten  map[string]int // steps of the strength tracks

	seat  int       // whose turn it is
	rest  []working // actions that are still to be carried out
	free  string    // what a beaten Saracen lets one build or muster
	wedge string    // to be distributed; "": any
	any   bool      // any wedge may be distributed, after an upgrade or a skip
	keep  bool      // or none, after an upgrade
	turns []int
}

// working is an action with its tokens. Travel counts down its points.
type working struct {
	action         string
	tokens, points int
	begun          bool
}

// site is what lies in a region.
type site struct {
	enemy, reward string
	tiles         []string
	built         bool
}

type player struct {
	order     order
	wheel     []string
	tokens    map[string]int
	upgraded  map[string]bool
	knights   []string
	built     map[string]int
	troops    int
	influence int
	won       map[string]int
}

func newTable(f *facts, s game.Setup, look func(any) error) *table {
	t := &table{f: f, look: look, variant: s.Options["variant"], site: map[string]site{}, beaten: map[string]int{}}
	for i, b := range f.boards {
		if slices.Contains(b.Players, s.Seats) {
			t.board = &f.boards[i]
		}
	}
	t.supply = f.Supply.Fixed + f.Supply.PerPlayer*s.Seats
	for range s.Seats {
		p := &player{tokens: map[string]int{}, upgraded: map[string]bool{}, built: map[string]int{}, won: map[string]int{}}
		for _, w := range f.Wedge {
			p.tokens[w.Slug] = f.Tokens
			p.upgraded[w.Slug] = t.learning() && slices.Contains(f.Learning, w.Slug)
		}
		t.players = append(t.players, p)
		t.turns = append(t.turns, 0)
	}
	return t
}

func (t *table) learning() bool { return t.variant == "learning" || t.variant == "learning-orders" }

// see reads what was dealt: enemies, tiles and wheels.
func (t *table) see() error {
	if t.dealt {
		return nil
	}
	t.dealt = true
	var v struct {
		Players []struct{ Wheel []struct{ Slug string } }
		Regions []struct {
			Slug, Enemy, Reward string
			Tiles               []struct{ Slug string }
		}
	}
	err := t.look(&v)
	for _, r := range v.Regions {
		s := site{enemy: r.Enemy, reward: r.Reward}
		for _, x := range r.Tiles {
			s.tiles = append(s.tiles, x.Slug)
		}
		t.site[r.Slug] = s
	}
	for i, p := range v.Players {
		for _, w := range p.Wheel {
			t.players[i].wheel = append(t.players[i].wheel, w.Slug)
		}
	}
	return err
}

// clone is for trying out what an action leads to.
func (t *table) clone() *table {
	c := *t
	c.site, c.beaten, c.players = maps.Clone(t.site), maps.Clone(t.beaten), slices.Clone(t.players)
	p := *t.me()
	p.knights, p.built, p.won = slices.Clone(p.knights), maps.Clone(p.built), maps.Clone(p.won)
	c.players[t.seat] = &p
	return &c
}

func (t *table) me() *player { return t.players[t.seat] }

// bonus is what buildings, troops and the order add to an action [resolve.count.2], [R5], [R14].
func (p *player) bonus(f *facts, action string) int {
	n := p.order.All
	for _, b := range f.Building {
		if p.built[b.Type] >= b.Level {
			n += b.of(action)
		}
	}
	switch action {
	case "crusade":
		n += p.troops
	case "travel":
		n += p.order.Travel
	}
	return n
}

func (t *table) total(action string, tokens int) int {
	return max(0, tokens+t.me().bonus(t.f, action)) // never below 0 [R13]
}

// strength of an enemy: its track, which ends on its last space [R25]; Saracens always 6.
func (t *table) strength(enemy string) int {
	track := t.f.Slav.Track
	switch enemy {
	case "saracen":
		return t.f.Saracen.Strength
	case "prussian":
		track = t.f.Prussian.Track
	}
	return track[min(t.beaten[enemy], len(track)-1)]
}

// gain takes Influence out of the supply, and out of the reserve when that is empty [R33].
func (t *table) gain(n int) {
	t.me().influence += n
	t.supply -= n
}

// differ is a disagreement.
func differ(what string, got, want any) error {
	if fmt.Sprint(got) == fmt.Sprint(want) {
		return nil
	}
	return fmt.Errorf("%s: got %v, want %v", what, got, want)
}

// firstOf is the first disagreement.
func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// Hear follows what happens.
func (t *table) Hear(e gametest.Told) error {
	if e.Seat >= 0 {
		t.seat = int(e.Seat)
	}
	if hear, ok := hearings[e.What]; ok {
		return hear(t, e)
	}
	return nil
}

var hearings = map[string]func(*table, gametest.Told) error{
	"joined": (*table).joined, "token-added": (*table).fitted, "token-short": (*table).fitted, "upgraded": (*table).upgraded,
	"placed": (*table).placed, "resolved": (*table).resolved, "split": (*table).split, "skipped": (*table).skipped,
	"moved": (*table).moved, "travelled": (*table).travelled, "mustered": (*table).mustered, "crusaded": (*table).crusaded,
	"saracen": (*table).saracen, "strength": (*table).advanced, "spurned": (*table).spurned, "rewarded": (*table).rewarded,
	"influenced": (*table).influenced, "built": (*table).builtIt, "knight": (*table).knight, "lapsed": (*table).lapsed,
	"distributed": (*table).distributed, "kept": (*table).kept, "turn-ended": (*table).turnEnded,
	"supply-gone": (*table).supplyGone, "over": (*table).over,
}

// joined: what an order changes at setup.
func (t *table) joined(e gametest.Told) error {
	p := t.me()
	for _, o := range t.f.orders {
		if o.Slug == e.Args[0] {
			p.order = o
		}
	}
	for _, w := range t.f.Wedge {
		switch {
		case p.order.Where == "all":
			p.tokens[w.Slug]--
		case p.order.Where == "travel" && w.Primary == "travel":
			p.tokens[w.Slug]++
		}
	}
	return nil
}

func (t *table) fitted(e gametest.Told) error {
	if e.What == "token-added" {
		t.me().tokens[e.Args[0]]++
	} else {
		t.me().tokens[e.Args[0]]--
	}
	return nil
}

// placed: on a start region that nobody has chosen; Montesa brings a second knight.
func (t *table) placed(e gametest.Told) error {
	p := t.me()
	p.knights = append(p.knights, e.Args[0])
	if p.order.Knight {
		p.knights = append(p.knights, e.Args[0])
	}
	return nil
}

func (t *table) supplyGone(gametest.Told) error {
	t.gone = true
	return differ("Influence left when the supply is gone", max(t.supply, 0), 0)
}

// turnEnded: nothing is left to be done.
func (t *table) turnEnded(gametest.Told) error {
	t.turns[t.seat]++
	return firstOf(differ("actions left", t.rest, []working(nil)), differ("wedge left to distribute", t.wedge, ""),
		differ("supply gone", t.gone, t.supply <= 0))
}
