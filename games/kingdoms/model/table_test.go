package model

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/game/gametest"
)

const (
	muslims = "muslims" // the kingdom that the game plays
	nobody  = "none"    // owner of an independent region
)

// table is what lies open, as an attentive spectator would keep it on paper.
type table struct {
	f     *facts
	board *board
	mode  mode
	solo  bool // one or two players, against the Muslims [8.0]

	owner    map[string]string // by region
	garrison map[string]bool   // by region
	bonus    map[string]int    // by kingdom
	hand     map[string]int    // how many cards a kingdom holds
	stays    map[string]bool   // "kingdom effect": events in play for the turn [4.3b]
	truce    map[[2]string]bool
	orders   map[string]string // whom the Military Orders of a kingdom strike
	fervour  bool

	event  card // the event being played, and by whom
	player string
	strike string // where it strikes
	fight  *fight
	duel   [2][]int // dice of a Judgment of God

	due    []change // markers that have to move
	reward string   // who has conquered and not been rewarded yet
	sudden bool     // somebody has placed the last castle [7.2a]
	deals  map[string]int
	resets map[string]bool

	army, row []string // what the Muslims have on the table
	extra     int      // cards the Muslims draw beyond the printed number [K44]
	rounds    int      // Muslim rounds this turn
	die       int      // of the army's activation; 0: not rolled in this round
	target    string   // of its march
	looked    bool     // whether the round was looked at, see restingArmy
}

// change is a marker that moves to a new value.
type change struct {
	kingdom string
	value   int
}

func newTable(f *facts, s game.Setup) *table {
	t := &table{
		f: f, owner: map[string]string{}, garrison: map[string]bool{}, bonus: map[string]int{}, hand: map[string]int{},
		resets: map[string]bool{}, deals: map[string]int{},
	}
	for _, m := range f.modes.Mode {
		if m.Players == s.Seats {
			t.mode, t.board = m, f.boards[m.Board]
		}
	}
	fmt.Sscanf(strings.ReplaceAll(strings.ReplaceAll(s.Options["bot-hand"], "minus", ""), "plus-", "+"), "%d", &t.extra)
	for _, r := range t.board.Region {
		t.owner[r.Slug] = nobody
	}
	for _, k := range t.mode.Kingdom {
		t.hand[k.Slug] = k.Cards
		t.solo = t.solo || k.Bot
		for _, r := range k.Regions {
			t.owner[r] = k.Slug
		}
	}
	if t.solo { // every other region is Muslim [8.1]
		for _, r := range t.board.Region {
			if t.owner[r.Slug] == nobody {
				t.owner[r.Slug] = muslims
			}
		}
		t.hand[muslims] = max(0, t.hand[muslims]+t.extra)
	}
	t.clearTurn()
	return t
}

// clearTurn takes away what lasts for a turn [5.0].
func (t *table) clearTurn() {
	t.stays, t.truce, t.orders = map[string]bool{}, map[[2]string]bool{}, map[string]string{}
	t.fervour, t.rounds, t.die = false, 0, 0
}

// named is the kingdom at a seat; the game itself is the Muslims, or nobody.
func (t *table) named(s game.Seat) string {
	switch {
	case s >= 0:
		return t.mode.Kingdom[s].Slug
	case t.solo:
		return muslims
	default:
		return nobody
	}
}

func (t *table) kingdom(name string) kingdom {
	i := slices.IndexFunc(t.mode.Kingdom, func(k kingdom) bool { return k.Slug == name })
	if i < 0 {
		return kingdom{Slug: name}
	}
	return t.mode.Kingdom[i]
}

// lands are a kingdom's regions, lowest number first.
func (t *table) lands(of string) (list []string) {
	for _, r := range t.board.Region {
		if t.owner[r.Slug] == of {
			list = append(list, r.Slug)
		}
	}
	return list
}

// touches reports whether a kingdom holds a region next to r.
func (t *table) touches(k, r string) bool {
	return slices.ContainsFunc(t.lands(k), func(own string) bool { return t.board.touch(own, r) })
}

// differ is a disagreement.
func differ(what string, got, want any) error {
	if fmt.Sprint(got) == fmt.Sprint(want) {
		return nil
	}
	return fmt.Errorf("%s: got %v, want %v", what, got, want)
}

// Hear follows what happens; hearings has a line for all that matters here.
func (t *table) Hear(e gametest.Told) error {
	if hear, ok := hearings[e.What]; ok {
		return hear(t, e)
	}
	return nil
}

var hearings = map[string]func(*table, gametest.Told) error{
	"turn-began": (*table).turnBegan, "turn-ended": (*table).turnEnded,
	"dealt": (*table).dealt, "muslim-drew": (*table).muslimDrew, "reset": (*table).reset,
	"played": (*table).played, "targeted": (*table).targeted, "discarded": (*table).discarded,
	"bonus": (*table).marked, "garrisoned": (*table).garrisoned,
	"attacked": (*table).attacked, "spent": (*table).spent, "ambushed": (*table).ambushed,
	"committed": (*table).laidDown, "responded": (*table).laidDown, "revealed": (*table).revealed,
	"muslim-answer": (*table).answered, "withdrew": (*table).withdrew, "die": (*table).rolled,
	"rerolled": (*table).rerolled, "raised": (*table).raised, "counted": (*table).counted,
	"conquered": (*table).conquered, "freed": (*table).freed, "repelled": (*table).repelled,
	"incursion": (*table).incursion, "random-loss": (*table).randomLoss, "stole": (*table).stole,
	"failed": (*table).failed, "stack-loss": (*table).stackLoss,
	"kept": (*table).gained, "took": (*table).gained, "regrouped": (*table).gained,
	"replaced": (*table).replaced, "lost": (*table).lost,
	"muslim-card": (*table).muslimCard, "army": (*table).mustered, "marched": (*table).marched, "stayed": (*table).stayed,
}

// settled: before anybody acts again, everything that was due has happened.
func (t *table) settled() error {
	if len(t.due) > 0 {
		return differ("card bonus left to move", t.due, []change{})
	}
	for k, n := range t.deals {
		if n > 0 {
			return differ(k+" has still to draw", n, 0)
		}
	}
	if t.reward != "" && len(t.rewards(t.reward)) > 0 {
		return differ("reward of "+t.reward, "none", t.rewards(t.reward))
	}
	t.reward, t.fight = "", nil
	return t.restingArmy()
}
