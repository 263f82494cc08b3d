package thywill

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/game/arrange"
	"outremer/game/flow"
)

// Arrange implements game.Arranger, the set-up lines of scenario scripts. The board is
// empty until it is dealt or arranged.
//
//	dealt                           enemies, tiles and first knights as the luck of the game has them
//	joined blue aviz                has this order, with the setup that leaves no choice
//	beaten paris blue               the enemy there was fought and won
//	gained blue 12                  so much Influence, out of the supply
//	turn blue                       it is this player's turn; nothing of the setup is left to do
//	start red                       the start player
//	round 5                         number of the round; before turn
//	offer blue aviz montesa         the two order tiles dealt
//	order blue aviz                 holds this order (or none), without its setup
//	wheel blue W W W W W W          wedges clockwise from the top
//	tokens blue travel-build 4      action tokens on a wedge
//	tokens blue all 0               on every wedge
//	upgraded blue crusade-build     these wedges are upgraded, no others
//	knights blue paris lyon         knights on the map, in the order in which they come out
//	black blue paris                the black knight
//	built blue castle 2             levels built, wherever they stand
//	house blue castle paris         the next level stands in this region
//	troops blue 2                   mustered
//	won blue 1 2 3                  Slavs, Prussians, Saracens
//	influence blue 12               gained so far
//	supply 3                        what is left
//	enemy paris slav                or prussian, saracen REWARD, none
//	tile paris church-less-1        onto the space of its shape, whether or not there is one
//	track prussian 3                the marker lies on this space, counted from 1
func (s *State) Arrange(words []string) error {
	return arrange.Arrange(words, arrangements, &arranger{Line: arrange.LineOf(words), s: s})
}

type arranger struct {
	arrange.Line
	s *State
}

var arrangements = map[string]func(*arranger){
	"dealt":     (*arranger).dealt,
	"joined":    (*arranger).joined,
	"beaten":    (*arranger).beaten,
	"gained":    (*arranger).gained,
	"turn":      (*arranger).turn,
	"start":     func(a *arranger) { a.s.Start = a.seat() },
	"round":     func(a *arranger) { a.s.Round = int16(a.Int()) },
	"offer":     func(a *arranger) { a.s.Picks[a.seat()].Offer = [2]Order{a.anOrder(), a.anOrder()} },
	"order":     (*arranger).order,
	"wheel":     (*arranger).wheel,
	"tokens":    (*arranger).tokens,
	"upgraded":  (*arranger).upgraded,
	"knights":   (*arranger).knights,
	"black":     func(a *arranger) { a.s.Knights[a.seat()][maxKnights-1] = a.region() },
	"built":     func(a *arranger) { a.s.Built[a.seat()][a.building()] = int8(a.Int()) },
	"house":     (*arranger).house,
	"troops":    func(a *arranger) { a.s.Troops[a.seat()] = int8(a.Int()) },
	"won":       (*arranger).won,
	"influence": func(a *arranger) { a.s.Influence[a.seat()] = int16(a.Int()) },
	"supply":    func(a *arranger) { a.s.Supply = int16(a.Int()) },
	"enemy":     (*arranger).enemy,
	"tile":      (*arranger).tile,
	"track":     func(a *arranger) { a.s.Track[a.Index(enemyNames[:saracens], "track")] = int8(a.Int() - 1) },
}

func (a *arranger) seat() game.Seat { return game.Seat(a.Index(colourNames[:a.s.n], "player")) }
func (a *arranger) building() Building {
	return Building(a.Index(buildingNames, "building"))
}
func (a *arranger) region() Region {
	r := Region(a.Index(a.s.f.regions, "region"))
	if !a.s.side.on.has(r) {
		a.Fail("%s is not on this side of the board", a.s.f.regions[r])
	}
	return r
}
func (a *arranger) wedge() Wedge {
	return Wedge(a.Index(a.s.t.lexicon.Sorts[sortWedge].Names, "wedge"))
}

func (a *arranger) turn() {
	s, p := a.s, a.seat()
	if s.Start == game.Nobody {
		s.Start = p
	}
	s.Round = max(s.Round, 1)
	s.Sealed = 0
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepRounds, A: int16((int(p)-int(s.Start)+s.n)%s.n) + 1})
	s.core.Push(flow.Frame{Step: stepTurn, Seat: p})
	s.t.machine.Run(s, nil)
}

// dealt deals the board and sends the first knights out to the start regions.
func (a *arranger) dealt() {
	s := a.s
	if s.enemiesAt() == 0 { // otherwise there were no orders to choose first
		s.dealBoard(nil)
	}
	for p := range game.Seat(s.n) {
		at := s.free()
		s.Knights[p][0] = at.take()
	}
}

// joined gives a player an order. The choices of its setup are made by other lines.
func (a *arranger) joined() {
	s, p, o := a.s, a.seat(), a.anOrder()
	switch {
	case a.Err != nil:
	case s.variant.orders == noOrders:
		a.Fail("there are no orders in this variant")
	case s.Order[p] != noOrder:
		a.Fail("%s has an order already", s.colour(p))
	case slices.Contains(s.Order[:s.n], o):
		a.Fail("that order is another player's")
	default:
		s.Order[p] = o
		s.fitFixed(p)
	}
}

func (a *arranger) beaten() {
	s, r, p := a.s, a.region(), a.seat()
	for f := range s.Foes {
		if s.Foes[f].has(r) {
			s.Foes[f] = s.Foes[f].without(r)
			s.Won[p][Foe(f).enemy()]++
			return
		}
	}
	a.Fail("there is no enemy")
}

func (a *arranger) gained() {
	p, n := a.seat(), int16(a.Int())
	a.s.Supply += a.s.Influence[p] - n
	a.s.Influence[p] = n
}

func (a *arranger) order() {
	p := a.seat()
	if len(a.Left) > 0 && a.Left[0] == "none" {
		a.Next()
		a.s.Order[p] = noOrder
		return
	}
	a.s.Order[p] = a.anOrder()
}

func (a *arranger) anOrder() Order {
	return Order(a.Index(a.s.t.lexicon.Sorts[sortOrder].Names, "order"))
}

func (a *arranger) wheel() {
	w := &a.s.Wheels[a.seat()]
	for i := range w.Wedge {
		w.Wedge[i] = a.wedge()
		if slices.Contains(w.Wedge[:i], w.Wedge[i]) {
			a.Fail("a wedge lies on the wheel twice")
		}
	}
}

func (a *arranger) tokens() {
	w := &a.s.Wheels[a.seat()]
	if len(a.Left) > 0 && a.Left[0] == "all" {
		a.Next()
		n := int8(a.Int())
		w.Tokens = [wedges]int8{n, n, n, n, n, n}
		return
	}
	w.Tokens[a.wedge()] = int8(a.Int())
}

func (a *arranger) upgraded() {
	w := &a.s.Wheels[a.seat()]
	w.Upgraded = 0
	for len(a.Left) > 0 {
		w.upgrade(a.wedge())
	}
}

func (a *arranger) knights() {
	k := &a.s.Knights[a.seat()]
	*k = [maxKnights]Region{noRegion, noRegion, noRegion, k[maxKnights-1]}
	for i := 0; len(a.Left) > 0; i++ {
		if i == maxKnights-1 {
			a.Fail("three knights at most, beside the black one")
			return
		}
		k[i] = a.region()
	}
}

func (a *arranger) house() {
	p, t, r := a.seat(), a.building(), a.region()
	a.s.Built[p][t]++
	a.s.Houses[p] = a.s.Houses[p].with(r)
	a.s.House[r] = house{t, a.s.Built[p][t]}
}

func (a *arranger) won() {
	p := a.seat()
	for e := range a.s.Won[p] {
		a.s.Won[p][e] = int8(a.Int())
	}
}

func (a *arranger) enemy() {
	r, w := a.region(), a.Next()
	for f := range a.s.Foes {
		a.s.Foes[f] = a.s.Foes[f].without(r)
	}
	f := Foe(slices.Index(enemyNames, w))
	switch {
	case w == "none":
		return
	case f < 0:
		a.Fail("no enemy %q", w)
		return
	case f == saracen:
		f += Foe(a.Index(rewardNames, "reward"))
	}
	a.s.Foes[f] = a.s.Foes[f].with(r)
}

func (a *arranger) tile() {
	r, w := a.region(), a.Next()
	i := slices.IndexFunc(a.s.f.tiles, func(t tile) bool { return t.slug == w })
	if i < 0 {
		a.Fail("no tile %q", w)
		return
	}
	a.s.Tiles[r][a.s.f.tiles[i].shape] = int8(i)
	a.s.setLess()
}

// Inspect implements game.Arranger; see inspections for the available queries.
func (s *State) Inspect(words []string) (string, error) {
	return arrange.Inspect(words, inspections, &arranger{Line: arrange.LineOf(words), s: s})
}

var inspections = map[string]func(*arranger) string{
	"phase":     func(a *arranger) string { return a.s.phase() },
	"variant":   func(a *arranger) string { return a.s.variant.slug },
	"board":     func(a *arranger) string { return a.s.side.slug },
	"start":     func(a *arranger) string { return arrange.OrNone(a.s.colour(a.s.Start)) },
	"active":    func(a *arranger) string { return arrange.OrNone(a.s.colour(a.s.active())) },
	"round":     func(a *arranger) string { return strconv.Itoa(int(a.s.Round)) },
	"supply":    func(a *arranger) string { return strconv.Itoa(max(0, int(a.s.Supply))) },
	"reserve":   func(a *arranger) string { return strconv.Itoa(max(0, -int(a.s.Supply))) },
	"order":     func(a *arranger) string { return arrange.OrNone(a.s.viewer(game.Nobody).viewPlayer(a.seat()).Order) },
	"offer":     func(a *arranger) string { return arrange.OrNone(strings.Join(a.s.viewPick(a.seat()).Offer, " ")) },
	"pick":      func(a *arranger) string { return arrange.OrNone(a.s.viewPick(a.seat()).Order) },
	"laid":      func(a *arranger) string { return arrange.OrNone(strings.Join(a.s.viewPick(a.seat()).Wheel, " ")) },
	"wheel":     (*arranger).theWheel,
	"tokens":    (*arranger).theTokens,
	"upgraded":  (*arranger).theUpgraded,
	"knights":   (*arranger).theKnights,
	"waiting":   func(a *arranger) string { return strconv.Itoa(a.s.viewer(game.Nobody).viewPlayer(a.seat()).Waiting) },
	"built":     func(a *arranger) string { return strconv.Itoa(int(a.s.Built[a.seat()][a.building()])) },
	"house":     (*arranger).theHouse,
	"troops":    func(a *arranger) string { return strconv.Itoa(int(a.s.Troops[a.seat()])) },
	"won":       (*arranger).theWon,
	"influence": func(a *arranger) string { return strconv.Itoa(int(a.s.Influence[a.seat()])) },
	"score":     func(a *arranger) string { return strconv.Itoa(a.s.score(a.seat())) },
	"majority":  (*arranger).theMajority,
	"finale":    func(a *arranger) string { return strconv.Itoa(a.s.finale(a.seat(), a.building())) },
	"bonus":     func(a *arranger) string { return strconv.Itoa(a.s.bonus(a.seat(), a.action())) },
	"total":     (*arranger).theTotal,
	"cost":      func(a *arranger) string { return strconv.Itoa(a.s.cost(a.seat(), a.building(), a.region())) },
	"enemy":     (*arranger).theEnemy,
	"strength":  func(a *arranger) string { return strconv.Itoa(a.s.strength(Foe(a.Index(enemyNames, "enemy")))) },
	"tiles":     (*arranger).theTiles,
	"borders": func(a *arranger) string {
		return arrange.OrNone(strings.Join(a.s.f.regionNames(a.s.side.borders[a.region()]), " "))
	},
	"regions":    func(a *arranger) string { return strconv.Itoa(a.s.side.on.len()) },
	"flags":      func(a *arranger) string { return strconv.Itoa(a.s.side.flags.len()) },
	"starts":     func(a *arranger) string { return strings.Join(a.s.f.regionNames(a.s.side.starts), " ") },
	"enemies":    func(a *arranger) string { return strconv.Itoa(a.s.enemiesAt().len()) },
	"unflagged":  func(a *arranger) string { return strconv.Itoa((a.s.enemiesAt() &^ a.s.side.flags).len()) },
	"tile-count": (*arranger).theTileCount,
	"misplaced":  (*arranger).theMisplaced,
	"box":        (*arranger).theBox,
	"winners":    (*arranger).theWinners,
	"reason":     func(a *arranger) string { return arrange.OrNone(a.s.Result().Reason) },
}

func (a *arranger) action() Action { return Action(a.Index(actionNames, "action")) }

func (a *arranger) theWheel() string {
	var out []string
	for _, w := range a.s.Wheels[a.seat()].Wedge {
		out = append(out, a.s.f.wedge[w].slug)
	}
	return strings.Join(out, " ")
}

// theTokens: on one wedge, or on all of them clockwise from the top.
func (a *arranger) theTokens() string {
	w := &a.s.Wheels[a.seat()]
	if len(a.Left) > 0 {
		return strconv.Itoa(int(w.Tokens[a.wedge()]))
	}
	var out []string
	for _, x := range w.Wedge {
		out = append(out, strconv.Itoa(int(w.Tokens[x])))
	}
	return strings.Join(out, " ")
}

func (a *arranger) theUpgraded() string {
	w := &a.s.Wheels[a.seat()]
	var out []string
	for x := range Wedge(wedges) {
		if w.upgraded(x) {
			out = append(out, a.s.f.wedge[x].slug)
		}
	}
	return arrange.OrNone(strings.Join(out, " "))
}

// theKnights: where they stand, in order of appearance, the black one last.
func (a *arranger) theKnights() string {
	var out []string
	for _, k := range a.s.viewer(game.Nobody).viewPlayer(a.seat()).Knights {
		out = append(out, k.Region)
	}
	return arrange.OrNone(strings.Join(out, " "))
}

// theHouse: owner, type and level of the building in a region.
func (a *arranger) theHouse() string {
	v := a.s.viewer(game.Nobody).viewRegion(a.region())
	if v.Level == 0 {
		return "none"
	}
	return fmt.Sprintf("%s %s %d", v.Owner, v.Building, v.Level)
}

func (a *arranger) theWon() string {
	won := a.s.Won[a.seat()]
	return fmt.Sprintf("%d %d %d", won[slavs], won[prussians], won[saracens])
}

func (a *arranger) theMajority() string {
	p := a.seat()
	_, points := a.s.majority(p, Enemy(a.Index(enemyNames, "enemy")))
	return strconv.Itoa(points)
}

// theTotal: "total blue travel 4" is the total of that action with four tokens.
func (a *arranger) theTotal() string {
	p, what := a.seat(), a.action()
	return strconv.Itoa(a.s.total(p, what, a.Int()))
}

func (a *arranger) theEnemy() string {
	v := a.s.viewer(game.Nobody).viewRegion(a.region())
	return arrange.OrNone(strings.TrimSpace(v.Enemy + " " + v.Reward))
}

func (a *arranger) theTiles() string {
	var out []string
	for _, t := range a.s.viewer(game.Nobody).viewRegion(a.region()).Tiles {
		out = append(out, t.Slug)
	}
	return arrange.OrNone(strings.Join(out, " "))
}

// theTileCount: the number of tiles on the board.
func (a *arranger) theTileCount() string {
	n := 0
	for _, at := range a.s.Tiles {
		for _, t := range at {
			if t != noTile {
				n++
			}
		}
	}
	return strconv.Itoa(n)
}

// theMisplaced: the number of tiles on regions without a space of their shape, plus spaces without
// a tile.
func (a *arranger) theMisplaced() string {
	n := 0
	for r, at := range a.s.Tiles {
		for shape, t := range at {
			if (t != noTile) != a.s.side.space[shape].has(Region(r)) || t != noTile && a.s.f.tiles[t].shape != shape {
				n++
			}
		}
	}
	return strconv.Itoa(n)
}

// theBox: the number of pieces of a kind in the box: enemies by type, Saracens by reward, tiles by
// shape.
func (a *arranger) theBox() string {
	w, n := a.Next(), 0
	for f, count := range a.s.f.dealt {
		switch e := Foe(f).enemy(); {
		case e == saracens && w == rewardNames[Foe(f).reward()]:
			return strconv.Itoa(count)
		case w == enemyNames[e] && e != saracens:
			return strconv.Itoa(count + 1) // plus the marker
		case w == enemyNames[e]:
			n += count
		}
	}
	for i := range a.s.f.tiles {
		if shapeNames[a.s.f.tiles[i].shape] == w {
			n++
		}
	}
	return strconv.Itoa(n)
}

func (a *arranger) theWinners() string {
	var out []string
	for p := range game.Seat(a.s.n) {
		if a.s.over() && a.s.winners().Has(p) {
			out = append(out, a.s.colour(p))
		}
	}
	return arrange.OrNone(strings.Join(out, " "))
}
