package table

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"outremer/bot"
	"outremer/game"
	"outremer/games"
	"outremer/rating"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// ratedTable is a running rated table of anna and some others, each with a seat.
func ratedTable(t *testing.T, h *Host, others ...store.Guest) *Table {
	t.Helper()
	tab := create(t, h, NewTable{Players: 1 + len(others), Sit: []game.Seat{0}, Manners: Manners{Rated: true}, Press: press.None})
	for _, g := range others {
		_, err := tab.Join(bg, g, Place{Seat: game.Nobody})
		must(t, err)
	}
	return tab
}

// playOut lets bots play the seats of people to the end, on their account.
func playOut(t *testing.T, tab *Table, people ...store.Guest) {
	t.Helper()
	for _, g := range people {
		must(t, tab.Cover(bg, By{g.ID, tab.Holds(g.ID).First()}, "last"))
	}
	until(t, tab, game.Nobody, over)
}

// fateOf returns how the only game of a player ended.
func fateOf(t *testing.T, h *Host, player string) store.Outcome {
	t.Helper()
	list, err := h.Store.Outcomes(bg, player)
	must(t, err)
	if len(list) != 1 {
		t.Fatalf("%s has outcomes %+v, want one", player, list)
	}
	return list[0]
}

func ratedGames(t *testing.T, h *Host, player string) int64 {
	t.Helper()
	list, err := h.Store.Strengths(bg, player)
	must(t, err)
	if len(list) == 0 {
		return 0
	}
	return list[0].Games
}

// TestRated: the step that ends the game rates its players once, also if the server starts anew.
func TestRated(t *testing.T) {
	kept := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = kept })
	tab := ratedTable(t, h, berta)
	if n := ratedGames(t, h, "anna"); n != 0 {
		t.Fatalf("%d rated games before the end, want none", n)
	}
	playOut(t, tab, anna, berta)
	res := look(t, tab, game.Nobody).Result
	for s, g := range []store.Guest{anna, berta} {
		o := fateOf(t, h, g.ID)
		if o.Won != res.Winners.Has(game.Seat(s)) || o.Fate != store.Played || o.Players != 2 || o.Rank != o.Place || (o.Place == 1) != o.Won {
			t.Errorf("%s: got %+v, want what the result %+v says", g.ID, o, res)
		}
		if o.Before != rating.New() || o.After == o.Before || ratedGames(t, h, g.ID) != 1 {
			t.Errorf("%s: rated %v after %v in %d games, want a change by one", g.ID, o.After, o.Before, ratedGames(t, h, g.ID))
		}
	}
	again := newHost(t, func(c *Config) { c.Store, c.NewID = kept, store.NewID })
	_, err := open(t, again, tab.ID()).PlayAgain(bg, anna, SameSeats)
	must(t, err)
	fateOf(t, again, "anna")
}

// TestUnrated: without the option a result is kept, but no rating changes.
func TestUnrated(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	playOut(t, tab, anna, berta)
	if o := fateOf(t, h, "berta"); o.Rank != 0 || o.Place == 0 || ratedGames(t, h, "berta") != 0 {
		t.Errorf("got %+v and %d rated games, want a place and none", o, ratedGames(t, h, "berta"))
	}
}

// TestRatedByAgreement: an end that the players have agreed on counts as they agreed, not by points.
func TestRatedByAgreement(t *testing.T) {
	h := newHost(t)
	tab := create(t, h, NewTable{Players: 3, Sit: []game.Seat{0}, Manners: Manners{Rated: true, Agreements: true}})
	for _, g := range guests[1:] {
		_, err := tab.Join(bg, g, Place{Seat: game.Nobody})
		must(t, err)
	}
	must(t, tab.Concede(bg, by(0), 2))
	must(t, tab.Answer(bg, by(1), Conceding, true))
	for player, place := range map[string]int64{"anna": 2, "berta": 2, "carla": 1} {
		o := fateOf(t, h, player)
		if o.Place != place || o.Won != (place == 1) || ratedGames(t, h, player) != 1 {
			t.Errorf("%s: got %+v with %d rated games, want place %d in one", player, o, ratedGames(t, h, player), place)
		}
	}
}

// TestRatedLeaver: whoever gives up comes in last, the bot that finishes for them is not rated, and
// neither is a substitute.
func TestRatedLeaver(t *testing.T) {
	h := newHost(t)
	tab := ratedTable(t, h, berta, carla)
	must(t, tab.Resign(bg, by(2)))
	must(t, tab.Resign(bg, by(1)))
	must(t, tab.Offer(bg, "anna", 1, true))
	must(t, tab.TakeOver(bg, dora, 1))
	playOut(t, tab, anna, dora)
	for player, want := range map[string]store.Fate{"anna": store.Played, "berta": store.Left, "carla": store.Left, "dora": store.TookOver} {
		o := fateOf(t, h, player)
		if rated := want != store.TookOver; o.Fate != want || (ratedGames(t, h, player) == 1) != rated {
			t.Errorf("%s: got %+v with %d rated games, want %s, rated: %t", player, o, ratedGames(t, h, player), want, rated)
		}
	}
	if a, b := fateOf(t, h, "anna"), fateOf(t, h, "berta"); a.After.Mu <= b.After.Mu || b.Rank <= a.Rank || b.Place != 0 {
		t.Errorf("who stayed has %+v, who left %+v: want the latter behind", a, b)
	}
	for _, name := range []string{"last", "random"} {
		if n := ratedGames(t, h, store.BotPlayer(name)); n != 0 {
			t.Errorf("the bot %s has %d rated games, want none", name, n)
		}
	}
}

// TestRatedMerged: a person who was merged in the middle of a game is rated as who they have become,
// and one who was forgotten not at all.
func TestRatedMerged(t *testing.T) {
	h := newHost(t)
	tab := ratedTable(t, h, berta, carla)
	must(t, h.Merge(bg, "berta", "dora"))
	must(t, h.Forget(bg, "carla"))
	playOut(t, tab, anna, store.Guest{ID: "dora"})
	for player, games := range map[string]int64{"anna": 1, "berta": 0, "carla": 0, "dora": 1} {
		if got := ratedGames(t, h, player); got != games {
			t.Errorf("%s has %d rated games, want %d", player, got, games)
		}
	}
	if o := fateOf(t, h, "dora"); o.Fate != store.Played {
		t.Errorf("dora: got %+v, want the whole game", o)
	}
}

// allies is a title whose players win or lose together.
type allies struct{ game.Title }

func (allies) United(game.Setup) bool { return true }

// TestRatedRefused: nobody is rated alone, together with all others, or against themselves.
func TestRatedRefused(t *testing.T) {
	h := newHost(t)
	rated := func(n NewTable) NewTable {
		n.Title, n.Manners.Rated = "skirmish", true
		return n
	}
	for _, n := range []NewTable{{Players: 2, Sit: []game.Seat{0, 1}}, {Players: 2, Manners: Manners{Several: true}}} {
		_, err := h.Create(bg, anna, rated(n))
		want(t, err, ErrRatedSeveral)
	}
	id, err := h.Create(bg, anna, rated(NewTable{Players: 3, Sit: []game.Seat{0}}))
	must(t, err)
	_, err = open(t, h, id).Join(bg, anna, Place{Seat: game.Nobody})
	want(t, err, ErrOneSeat)
	together := newHost(t, func(c *Config) { c.Titles = []game.Title{allies{games.Example().Title}} })
	_, err = together.Create(bg, anna, rated(NewTable{Players: 2}))
	want(t, err, ErrNoRank)
	alone := []store.Seat{{Name: "red"}, {Name: "blue", Vacant: true}}
	want(t, checkRated(games.Example().Title, game.Setup{}, Manners{Rated: true}, alone, 1), ErrNoRank)
}

// TestUnitedOutcome: where all win or lose together nobody has a place.
func TestUnitedOutcome(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Titles = []game.Title{allies{games.Example().Title}} })
	tab := duel(t, h)
	playOut(t, tab, anna, berta)
	if o := fateOf(t, h, "anna"); o.Place != 0 || o.Won != look(t, tab, game.Nobody).Result.Winners.Has(0) {
		t.Errorf("got %+v, want no place", o)
	}
}

func TestPlacesIn(t *testing.T) {
	for name, c := range map[string]struct {
		winners, players game.Seats
		points           []int
		want             []int64
	}{
		"by points":             {0b001, 0b111, []int{9, 4, 7}, []int64{1, 3, 2}},
		"a tie behind":          {0b001, 0b1111, []int{9, 4, 4, 1}, []int64{1, 2, 2, 4}},
		"shared":                {0b101, 0b111, []int{5, 7, 6}, []int64{1, 3, 1}},
		"won by another way":    {0b010, 0b111, []int{9, 1, 9}, []int64{2, 1, 2}},
		"the game plays a seat": {0b100, 0b011, []int{2, 3, 8}, []int64{2, 1, 0}},
	} {
		if got := placesIn(&game.Result{Winners: c.winners, Points: c.points}, c.players); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
}

// TestMissedDeadlines: everybody answers for their own.
func TestMissedDeadlines(t *testing.T) {
	h, w := timedHost(t, games.Example().Title)
	tab := timedTrio(t, h, clock.Terms{Misses: 1, Substitutes: true})
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	w.pass(h, 10*time.Minute)
	until(t, tab, 0, func(s *Snapshot) bool { return s.Seats[2].Wanted })
	must(t, tab.TakeOver(bg, dora, 2))
	for _, g := range []store.Guest{anna, berta, dora} {
		must(t, tab.Cover(bg, By{g.ID, tab.Holds(g.ID).First()}, "last"))
	}
	until(t, tab, game.Nobody, over)
	got := map[string]int64{}
	for _, player := range []string{"anna", "carla", "dora"} {
		o := fateOf(t, h, player)
		if !o.Timed {
			t.Errorf("%s: got %+v, want a game with deadlines", player, o)
		}
		got[player] = o.Missed
	}
	if want := map[string]int64{"anna": 0, "carla": 1, "dora": 0}; !reflect.DeepEqual(got, want) {
		t.Errorf("missed %v, want %v", got, want)
	}
}

// TestRatedBots: bots are rated by level, those of one level at a table as one player, and by what came of their games.
func TestRatedBots(t *testing.T) {
	title := games.Example().Title
	h := newHost(t, func(c *Config) {
		c.Players = map[string]Player{}
		for name, p := range bot.Players(title) {
			c.Players[name] = p
		}
	})
	match := func(bots ...string) game.Result {
		at := map[game.Seat]string{}
		for s, name := range bots {
			at[game.Seat(s)] = name
		}
		tab := create(t, h, NewTable{Players: len(bots), Bots: at, Manners: Manners{Rated: true}, Press: press.None})
		until(t, tab, game.Nobody, over)
		return look(t, tab, game.Nobody).Result
	}
	strength := func(name string, games int64) store.Strength {
		t.Helper()
		list, err := h.Store.Strengths(bg, store.BotPlayer(name))
		must(t, err)
		if len(list) != 1 || list[0].Games != games {
			t.Fatalf("%s: %+v, want %d games of one title", name, list, games)
		}
		return list[0]
	}
	match("random", "greedy", "random")
	for n := range int64(5) {
		before := []store.Strength{strength("random", n+1), strength("greedy", n+1)}
		res := match("random", "greedy")
		for s, was := range before {
			now := strength([]string{"random", "greedy"}[s], n+2)
			if won := res.Winners.Has(game.Seat(s)); res.Winners.Len() == 1 && won != (now.Mu > was.Mu) {
				t.Errorf("seat %d won: %t, and went from %+v to %+v", s, won, was, now)
			}
		}
	}
}
