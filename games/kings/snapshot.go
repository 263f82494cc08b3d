package kings

import (
	"fmt"

	"outremer/game"
	"outremer/game/flow"
)

// saved is everything in a game that can change, apart from the frames and the luck. It holds
// only fixed-size values, so it can be encoded directly.
type saved struct {
	Numbers [6]int16
	Lands   [5]uint64
	Marks   [3][maxLands]int8
	Bride   [maxLands]Char
	Seats   [2]game.Seats
	Births  uint8
	People  [3]people
	Tokens  [3]tokens
	Top     [maxChars]Token
	Under   [maxTokens]Token
	Cards   [2]cards
	Shown   Card
	Pile    [2][maxDevs]int8
	Row     [rowSize]Dev
	Shield  [trackLength]game.Seat
	Lying   [trackLength][2]Token
	Honour  [honours]game.Seat
	Houses  [seats]savedHouse
	Now     savedNow
	Test    savedTest
	Raids   [maxRaids]savedRaid
	RaidN   int8
	Deal    savedDeal
}

type savedHouse struct {
	Strategy strategyID
	Dynasty  Dynasty
	Flags    uint8 // out, calmed, due
	King     Char
	Spouse   Char
	Kin      [kinSize]savedKin
	Small    [6]int8 // age, crusades, moat, reigned, quota, talks
	Gold     int16
	Lands    [2]uint64
	Ties     [3]game.Seats
	Devs     devs
	Tokens   [2]tokens
	Hand     cards
	Known    cards
	Plotted  [2]Card
	Help     [checkKinds]int8
	Rulers   uint32
}

type savedKin struct {
	Who, Spouse Char
	Duchy       Territory
	Born        uint8
}

type savedNow struct {
	Flags   uint8 // married, titled
	Granted uint8
	Seats   [2]game.Seats
	Refused people
	Lands   [2]uint64
	Order   [maxSites]Territory
	Small   [4]int8 // bought, plots, bonus, sites
	Plots   [maxAttempts]game.Move
	Target  game.Seat
	Fighter Char
	Want    [decks]int8
	Extra   [decks]int8
}

type savedTest struct {
	Seat  game.Seat
	Kind  checkKind
	Small [6]int8 // need, free, bought, pledged, hits, draws
	Flags uint8   // gold, sabotage, open, won
	Drawn tokens
	Order [maxDraws]Token
	Given uint32
	Duke  Char
	Last  Token
}

type savedRaid struct {
	From, To         Territory
	Support, Backers uint64
	Pacts            int8
	Naval            bool
}

type savedDeal struct {
	By, To     game.Seat
	Rounds     int8
	Give, Want savedGoods
}

type savedGoods struct {
	Gold    int16
	Dev     Dev
	Land    Territory
	Card    Card
	Promise bool
}

// flags packs and unpacks booleans.
func flags(xs ...bool) (n uint8) {
	for i, x := range xs {
		if x {
			n |= 1 << i
		}
	}
	return n
}

func flag(n uint8, i int) bool { return n>>i&1 != 0 }

func (s *State) saved() *saved {
	v := &saved{
		Numbers: [6]int16{int16(s.era), int16(s.round), int16(s.turn), int16(s.first), int16(s.lead), int16(s.reason)},
		Lands:   [5]uint64{uint64(s.inPlay), uint64(s.foot), uint64(s.castle), uint64(s.outbreak), uint64(s.over)},
		Marks:   [3][maxLands]int8{s.unrest, s.harvest, s.crop}, Bride: s.bride,
		Seats: [2]game.Seats{s.mourning, s.fallen}, Births: s.births,
		People: [3]people{s.stack, s.grave, s.box}, Tokens: [3]tokens{s.general, s.pile, s.gone}, Top: s.top, Under: s.under,
		Cards: [2]cards{s.undrawn, s.discards}, Shown: s.shown, Pile: [2][maxDevs]int8{s.devPile, s.devGrave}, Row: s.row,
		Shield: s.shield, Lying: s.lying, Honour: s.honour, RaidN: s.raidN,
	}
	for p := range s.houses {
		v.Houses[p] = s.houses[p].saved()
	}
	n := &s.now
	v.Now = savedNow{flags(n.married, n.titled), n.granted, [2]game.Seats{n.asked, n.traded}, n.refused, [2]uint64{uint64(n.queue), uint64(n.tried)},
		n.order, [4]int8{n.bought, n.plotN, n.bonus, n.sites}, n.plots, n.target, n.fighter, n.want, n.extra}
	x := &s.test
	v.Test = savedTest{x.seat, x.kind, [6]int8{x.need, x.free, x.bought, x.pledged, x.hits, x.draws},
		flags(x.gold, x.sabotage, x.open, x.won), x.drawn, x.order, x.given, x.duke, x.last}
	for i, r := range s.raids {
		v.Raids[i] = savedRaid{r.from, r.to, uint64(r.support), uint64(r.backers), r.pacts, r.naval}
	}
	d := &s.deal
	v.Deal = savedDeal{d.by, d.to, d.rounds, d.give.saved(), d.want.saved()}
	return v
}

func (h *house) saved() savedHouse {
	v := savedHouse{h.strategy, h.dynasty, flags(h.out, h.calmed, h.due), h.king, h.spouse, [kinSize]savedKin{},
		[6]int8{h.age, h.crusades, h.moat, h.reigned, h.quota, h.talks}, h.gold, [2]uint64{uint64(h.land), uint64(h.allied)},
		[3]game.Seats{h.pact, h.casus, h.war}, h.devs, [2]tokens{h.bag, h.veiled}, h.hand, h.known, h.plotted, h.help, h.rulers}
	for i, k := range h.kin {
		v.Kin[i] = savedKin{k.who, k.spouse, k.duchy, k.born}
	}
	return v
}

func (s *State) restore(v *saved) {
	n := v.Numbers
	s.era, s.round, s.turn, s.first, s.lead, s.reason = int8(n[0]), int8(n[1]), int8(n[2]), game.Seat(n[3]), game.Seat(n[4]), reason(n[5])
	s.inPlay, s.foot, s.castle, s.outbreak, s.over = lands(v.Lands[0]), lands(v.Lands[1]), lands(v.Lands[2]), lands(v.Lands[3]), lands(v.Lands[4])
	s.unrest, s.harvest, s.crop, s.bride = v.Marks[0], v.Marks[1], v.Marks[2], v.Bride
	s.mourning, s.fallen, s.births = v.Seats[0], v.Seats[1], v.Births
	s.stack, s.grave, s.box = v.People[0], v.People[1], v.People[2]
	s.general, s.pile, s.gone, s.top, s.under = v.Tokens[0], v.Tokens[1], v.Tokens[2], v.Top, v.Under
	s.undrawn, s.discards, s.shown = v.Cards[0], v.Cards[1], v.Shown
	s.devPile, s.devGrave, s.row = v.Pile[0], v.Pile[1], v.Row
	s.shield, s.lying, s.honour, s.raidN = v.Shield, v.Lying, v.Honour, v.RaidN
	for p := range s.houses {
		s.houses[p].restore(&v.Houses[p])
	}
	w := &v.Now
	s.now = now{flag(w.Flags, 0), flag(w.Flags, 1), w.Granted, w.Seats[0], w.Refused, w.Seats[1], lands(w.Lands[0]), lands(w.Lands[1]),
		w.Order, w.Small[3], w.Small[0], w.Plots, w.Small[1], w.Target, w.Fighter, w.Want, w.Extra, w.Small[2]}
	x := &v.Test
	s.test = test{seat: x.Seat, kind: x.Kind, need: x.Small[0], free: x.Small[1], bought: x.Small[2], pledged: x.Small[3], hits: x.Small[4],
		draws: x.Small[5], gold: flag(x.Flags, 0), sabotage: flag(x.Flags, 1), open: flag(x.Flags, 2), won: flag(x.Flags, 3),
		drawn: x.Drawn, order: x.Order, given: x.Given, duke: x.Duke, last: x.Last}
	for i, r := range v.Raids {
		s.raids[i] = raid{r.From, r.To, lands(r.Support), lands(r.Backers), r.Pacts, r.Naval}
	}
	d := &v.Deal
	s.deal = deal{d.By, d.To, d.Rounds, d.Give.goods(), d.Want.goods()}
}

func (h *house) restore(v *savedHouse) {
	h.strategy, h.dynasty, h.out, h.calmed, h.due = v.Strategy, v.Dynasty, flag(v.Flags, 0), flag(v.Flags, 1), flag(v.Flags, 2)
	h.king, h.spouse = v.King, v.Spouse
	for i, k := range v.Kin {
		h.kin[i] = kin{k.Who, k.Spouse, k.Duchy, k.Born}
	}
	h.age, h.crusades, h.moat, h.reigned, h.quota = v.Small[0], v.Small[1], v.Small[2], v.Small[3], v.Small[4]
	h.gold, h.land, h.allied = v.Gold, lands(v.Lands[0]), lands(v.Lands[1])
	h.pact, h.casus, h.war = v.Ties[0], v.Ties[1], v.Ties[2]
	h.devs, h.bag, h.veiled = v.Devs, v.Tokens[0], v.Tokens[1]
	h.hand, h.known, h.plotted, h.help, h.rulers = v.Hand, v.Known, v.Plotted, v.Help, v.Rulers
	h.talks = v.Small[5]
}

func (g goods) saved() savedGoods { return savedGoods{g.gold, g.dev, g.land, g.card, g.promise} }
func (g savedGoods) goods() goods { return goods{g.Gold, g.Dev, g.Land, g.Card, g.Promise} }

// AppendBinary implements encoding.BinaryAppender.
func (s *State) AppendBinary(b []byte) ([]byte, error) {
	return flow.Save(b, s.t.head, &s.core, &s.rng, s.saved())
}

// Restore implements game.Title.
func (t *Title) Restore(setup game.Setup, snapshot []byte) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := t.blank(setup)
	var v saved
	if err := flow.Load(snapshot, t.head, &s.core, &s.rng, &v); err != nil {
		return nil, fmt.Errorf("kings: %w", err)
	}
	s.restore(&v)
	return s, nil
}
