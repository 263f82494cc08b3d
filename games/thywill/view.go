package thywill

import (
	"outremer/game"
	"outremer/game/slab"
)

// View is everything one seat may know. Only the order tiles dealt to and chosen by others are
// hidden, until all have sealed [R21], [R23].
type View struct {
	Seat     string       `json:"seat"` // "" for spectators
	Variant  string       `json:"variant"`
	Board    string       `json:"board"` // side of the board
	Phase    string       `json:"phase"` // orders, fit, place, play, over
	Round    int          `json:"round"`
	Start    string       `json:"start"`  // start player, "" until drawn
	Active   string       `json:"active"` // whose turn it is, "" before the first and at the end
	Supply   int          `json:"supply"`
	Reserve  int          `json:"reserve"` // Influence taken after the supply was exhausted
	Last     bool         `json:"last"`    // the current round is the last
	Regions  []RegionView `json:"regions"`
	Tracks   []TrackView  `json:"tracks"`
	Troops   []int        `json:"troops"` // cost of each troop, in order
	Players  []PlayerView `json:"players"`
	Pick     *PickView    `json:"pick"`   // the seat's own draft, while orders are being picked
	Sealed   []string     `json:"sealed"` // seats that have sealed their choice
	Working  *WorkView    `json:"working"`
	Majority []AwardView  `json:"majority"`
}

// RegionView is a region of this side of the board.
type RegionView struct {
	Slug     string     `json:"slug"`
	Q        int        `json:"q"` // hex coordinates; hexes have a point at the top
	R        int        `json:"r"`
	Flag     bool       `json:"flag"`
	Start    bool       `json:"start"`
	Enemy    string     `json:"enemy"`    // type, or ""
	Reward   string     `json:"reward"`   // of a Saracen, or ""
	Strength int        `json:"strength"` // current strength of the enemy, or 0
	Tiles    []TileView `json:"tiles"`
	Printed  []LessView `json:"printed"` // printed discounts
	Owner    string     `json:"owner"`   // of the building, or ""
	Building string     `json:"building"`
	Level    int        `json:"level"`
	Borders  []string   `json:"borders"`
	Leave    int        `json:"leave"` // points needed to leave
	Costs    []int      `json:"costs"` // of the viewer's next buildings here, in row order; 0: none
}

// TileView is a bonus tile.
type TileView struct {
	Slug      string   `json:"slug"`
	Shape     string   `json:"shape"`
	Types     []string `json:"types"`
	Discount  int      `json:"discount"`
	Influence int      `json:"influence"`
}

// LessView is a discount for a type of building.
type LessView struct {
	Building string `json:"building"`
	N        int    `json:"n"`
}

// TrackView is a strength track.
type TrackView struct {
	Enemy  string `json:"enemy"`
	At     int    `json:"at"` // the marker's space, from 0
	Values []int  `json:"values"`
}

// PlayerView is a player's board.
type PlayerView struct {
	Seat      string       `json:"seat"`
	Order     string       `json:"order"` // "" if none or not yet known
	Power     string       `json:"power"` // how the order may distribute, or ""
	Influence int          `json:"influence"`
	Projected int          `json:"projected"` // final score if the game ended now
	Wheel     []WedgeView  `json:"wheel"`     // clockwise from the top
	Knights   []KnightView `json:"knights"`   // on the map
	Waiting   int          `json:"waiting"`   // knights still on the player board
	Rows      []RowView    `json:"rows"`
	Troops    int          `json:"troops"`    // mustered
	TroopCost int          `json:"troopCost"` // of the next, 0 if there is none
	Won       []int        `json:"won"`       // enemy tokens, in the order of the majorities
	Bonuses   []int        `json:"bonuses"`   // by action
	Awards    []AwardLine  `json:"awards"`    // what would be added if the game ended now
	Sown      *SownView    `json:"sown"`      // the last distribution
}

// KnightView is a knight on the map.
type KnightView struct {
	Region string `json:"region"`
	Black  bool   `json:"black"`
}

// RowView is the row of one type of building.
type RowView struct {
	Building string `json:"building"`
	Built    int    `json:"built"`
	Cost     int    `json:"cost"` // of the next level without discounts, 0 if there is none
}

// WedgeView is a wedge, with what it would currently do.
type WedgeView struct {
	Slug     string       `json:"slug"`
	Primary  string       `json:"primary"`
	Added    string       `json:"added"`
	Upgraded bool         `json:"upgraded"`
	Tokens   int          `json:"tokens"`
	Actions  []ActionView `json:"actions"` // each with all tokens
	Ways     []WayView    `json:"ways"`    // possible distributions of its tokens; none if it is empty
}

// ActionView is an action using all tokens of its wedge.
type ActionView struct {
	Action  string      `json:"action"`
	Total   int         `json:"total"`
	Bonuses []BonusView `json:"bonuses"`
}

// BonusView is one source of a bonus: "castle", "troop", "order"; n may be negative.
type BonusView struct {
	From  string `json:"from"`
	Level int    `json:"level"` // of the building, or 0
	N     int    `json:"n"`
}

// WayView is a distribution and the resulting number of tokens on each wedge, clockwise from the
// top.
type WayView struct {
	Way   string `json:"way"`
	At    string `json:"at"` // wedge passed over or doubled, or ""
	After []int  `json:"after"`
}

// SownView is a completed distribution: the wedges that received tokens, in order.
type SownView struct {
	Wedge string   `json:"wedge"`
	Path  []string `json:"path"`
}

// PickView is a seat's own draft of its order and, in the tournament, its wheel.
type PickView struct {
	Offer []string `json:"offer"`
	Order string   `json:"order"`
	Wheel []string `json:"wheel"`
}

// WorkView is the action in progress.
type WorkView struct {
	Seat   string `json:"seat"`
	Wedge  string `json:"wedge"`
	Action string `json:"action"` // "" between actions
	Total  int    `json:"total"`  // points left, or the action's total
}

// AwardView is the standing of a majority.
type AwardView struct {
	Enemy  string `json:"enemy"`
	Left   int    `json:"left"`   // tokens still on the map
	Points []int  `json:"points"` // by seat, if the game ended now
}

// AwardLine is one award at the end.
type AwardLine struct {
	Key    string `json:"key"`
	Thing  string `json:"thing"` // "enemy:slav", "building:farm"
	Points int    `json:"points"`
}

// viewer makes a view: of a state, for a seat, with memory for its lists.
type viewer struct {
	*State
	seat    game.Seat
	names   slab.Of[string]
	numbers slab.Of[int]
	tiles   slab.Of[TileView]
	actions slab.Of[ActionView]
	bonuses slab.Of[BonusView]
	ways    slab.Of[WayView]
}

func (s *State) viewer(p game.Seat) *viewer { return &viewer{State: s, seat: p} }

// View implements game.State.
func (s *State) View(p game.Seat) any {
	w := s.viewer(p)
	v := &View{Seat: s.colour(p), Variant: s.variant.slug, Board: s.side.slug, Phase: s.phase(), Round: int(s.Round),
		Start: s.colour(s.Start), Active: s.colour(s.active()), Supply: max(0, int(s.Supply)), Reserve: max(0, -int(s.Supply)),
		Last: s.Supply <= 0 && !s.over(), Troops: s.f.troop[:], Sealed: w.names.List(s.Sealed.Len()), Working: s.viewWork(),
		Regions: make([]RegionView, 0, s.side.on.len()), Tracks: make([]TrackView, saracens), Players: make([]PlayerView, s.n),
		Majority: make([]AwardView, enemies)}
	for at := s.side.on; at != 0; {
		v.Regions = append(v.Regions, w.viewRegion(at.take()))
	}
	for e := range v.Tracks {
		v.Tracks[e] = TrackView{enemyNames[e], int(s.Track[e]), s.f.track[e]}
	}
	for q := range game.Seat(s.n) {
		v.Players[q] = w.viewPlayer(q)
		if s.Sealed.Has(q) {
			v.Sealed = append(v.Sealed, s.colour(q))
		}
	}
	if v.Phase == "orders" && p != game.Nobody {
		v.Pick = s.viewPick(p)
	}
	for e := range v.Majority {
		v.Majority[e] = w.viewAward(Enemy(e))
	}
	return v
}

// colour is the name of a seat, or "" for nobody.
func (s *State) colour(p game.Seat) string {
	if p == game.Nobody {
		return ""
	}
	return colourNames[p]
}

// phase is the phase of the game, derived from the frames on the stack.
func (s *State) phase() string {
	if s.over() {
		return "over"
	}
	for i := range s.core.Len() {
		switch s.core.Below(i).Step {
		case stepOrders:
			return "orders"
		case stepFit:
			return "fit"
		case stepPlaces:
			return "place"
		}
	}
	return "play"
}

// active is the seat whose turn it is.
func (s *State) active() game.Seat {
	if s.phase() != "play" {
		return game.Nobody
	}
	return s.core.Top().Seat
}

func (s *viewer) viewRegion(r Region) RegionView {
	v := s.side.shown[r]
	v.Owner, v.Level, v.Leave, v.Costs = s.colour(s.owner(r)), int(s.House[r].Level), int(price(r, s.enemiesAt())), s.costs(r)
	if f := s.foe(r); f != noFoe {
		v.Enemy, v.Strength = enemyNames[f.enemy()], s.strength(f)
		if f >= saracen {
			v.Reward = rewardNames[f.reward()]
		}
	}
	if v.Level > 0 {
		v.Building = buildingNames[s.House[r].Type]
	}
	v.Tiles = s.viewTiles(r)
	return v
}

func (s *viewer) viewTiles(r Region) []TileView {
	if s.Tiles[r] == [shapes]int8{noTile, noTile} {
		return []TileView{}
	}
	out := s.tiles.List(shapes)
	for _, i := range s.Tiles[r] {
		if i != noTile {
			out = append(out, s.f.tiles[i].shown)
		}
	}
	return out
}

// costs of the viewer's next buildings in a region without one.
func (s *viewer) costs(r Region) []int {
	if s.seat == game.Nobody || s.House[r].Level > 0 {
		return []int{}
	}
	out := s.numbers.List(int(buildings))
	for t, level := range s.Built[s.seat] {
		if level == levels {
			out = append(out, 0)
			continue
		}
		out = append(out, s.cost(s.seat, Building(t), r))
	}
	return out
}

func (s *viewer) viewPlayer(p game.Seat) PlayerView {
	v := PlayerView{Seat: s.colour(p), Influence: int(s.Influence[p]), Projected: s.score(p), Wheel: make([]WedgeView, wedges), Knights: make([]KnightView, 0, maxKnights),
		Rows: make([]RowView, buildings), Troops: int(s.Troops[p]), Won: s.numbers.List(int(enemies)), Bonuses: s.numbers.List(int(actions)),
		Awards: s.viewAwards(p), Sown: s.viewSown(p)}
	if o := s.Order[p]; o != noOrder {
		v.Order, v.Power = s.f.orders[o].slug, powerNames[s.f.orders[o].power]
	}
	var bonuses [actions][]BonusView
	for a := range actions {
		bonuses[a] = s.viewBonuses(p, a)
		v.Bonuses = append(v.Bonuses, s.bonus(p, a))
	}
	for i := range v.Wheel {
		v.Wheel[i] = s.viewWedge(p, s.Wheels[p].Wedge[i], &bonuses)
	}
	for i, r := range s.Knights[p] {
		switch {
		case r != noRegion:
			v.Knights = append(v.Knights, KnightView{s.f.regions[r], i == maxKnights-1})
		case i > 0 && i < maxKnights-1:
			v.Waiting++
		}
	}
	for t, level := range s.Built[p] {
		v.Rows[t] = RowView{Building: buildingNames[t], Built: int(level)}
		if level < levels {
			v.Rows[t].Cost = s.f.cost[t][level]
		}
	}
	if s.Troops[p] < troops {
		v.TroopCost = s.f.troop[s.Troops[p]]
	}
	for e := range enemies {
		v.Won = append(v.Won, int(s.Won[p][e]))
	}
	return v
}

var (
	enemyThings    = prefixed("enemy:", enemyNames)
	buildingThings = prefixed("building:", buildingNames)
)

func prefixed(sort string, names []string) []string {
	out := make([]string, len(names))
	for i, name := range names {
		out[i] = sort + name
	}
	return out
}

func (s *viewer) viewAwards(p game.Seat) []AwardLine {
	var buf [1 + int(enemies) + int(buildings)]game.ScoreLine
	lines := s.scoreLines(buf[:0], p)[1:]
	out := make([]AwardLine, len(lines))
	for i, l := range lines {
		things := enemyThings
		if l.Key == "finale" {
			things = buildingThings
		}
		out[i] = AwardLine{l.Key, things[l.A], l.Points}
	}
	return out
}

func (s *viewer) viewSown(p game.Seat) *SownView {
	x := s.Sown[p]
	if x.Wedge == noWedge {
		return nil
	}
	v := &SownView{Wedge: s.f.wedge[x.Wedge].slug, Path: s.names.List(int(x.Tokens))}
	s.Wheels[p].path(x, func(at Wedge) { v.Path = append(v.Path, s.f.wedge[at].slug) })
	return v
}

// viewWedge takes the bonuses of each action, which are the same on every wedge.
func (s *viewer) viewWedge(p game.Seat, w Wedge, bonuses *[actions][]BonusView) WedgeView {
	x, wheel := &s.f.wedge[w], &s.Wheels[p]
	v := WedgeView{Slug: x.slug, Primary: actionNames[x.primary], Added: actionNames[x.added], Upgraded: wheel.upgraded(w), Tokens: int(wheel.Tokens[w]),
		Actions: s.actions.List(2), Ways: []WayView{}}
	v.Actions = append(v.Actions, ActionView{v.Primary, s.total(p, x.primary, v.Tokens), bonuses[x.primary]})
	if v.Upgraded {
		v.Actions = append(v.Actions, ActionView{v.Added, s.total(p, x.added, v.Tokens), bonuses[x.added]})
	}
	if v.Tokens > 0 {
		var buf [1 + wedges]game.Move
		moves := s.State.ways(buf[:0], p, w)
		v.Ways = s.ways.List(len(moves))
		for _, m := range moves {
			v.Ways = append(v.Ways, s.viewWay(*wheel, m))
		}
	}
	return v
}

// viewBonuses lists what is added to an action.
func (s *viewer) viewBonuses(p game.Seat, a Action) []BonusView {
	var buf [int(buildings)*levels + 2]BonusView
	all := buf[:0]
	for t, built := range s.Built[p] {
		for level := 1; level <= int(built); level++ {
			if n := s.f.bonus[t][level][a] - s.f.bonus[t][level-1][a]; n != 0 {
				all = append(all, BonusView{buildingNames[t], level, n})
			}
		}
	}
	if a == crusade && s.Troops[p] > 0 {
		all = append(all, BonusView{From: "troop", N: int(s.Troops[p])})
	}
	if n := s.order(p).bonus[a]; n != 0 {
		all = append(all, BonusView{From: "order", N: n})
	}
	return append(s.bonuses.List(len(all)), all...)
}

// viewWay sows a copy of the wheel.
func (s *viewer) viewWay(w wheel, m game.Move) WayView {
	x := sowing{Wedge(m.A), way(m.B), Wedge(m.C), w.Tokens[m.A]}
	w.sow(x)
	v := WayView{Way: wayNames[x.Way], After: s.numbers.List(wedges)}
	if x.At != noWedge {
		v.At = s.f.wedge[x.At].slug
	}
	for _, at := range w.Wedge {
		v.After = append(v.After, int(w.Tokens[at]))
	}
	return v
}

func (s *State) viewPick(p game.Seat) *PickView {
	k := &s.Picks[p]
	v := &PickView{Offer: []string{}, Wheel: []string{}}
	for o := range Order(len(s.f.orders)) {
		if s.offered(p, o) {
			v.Offer = append(v.Offer, s.f.orders[o].slug)
		}
	}
	if k.Order != noOrder {
		v.Order = s.f.orders[k.Order].slug
	}
	for _, w := range k.Wheel[:k.Laid] {
		v.Wheel = append(v.Wheel, s.f.wedge[w].slug)
	}
	return v
}

// viewWork finds the wedge being resolved and the action being asked about.
func (s *State) viewWork() *WorkView {
	for i := range s.core.Len() {
		f := s.core.Below(i)
		if f.Step != stepResolve {
			continue
		}
		v := &WorkView{Seat: s.colour(f.Seat), Wedge: s.f.wedge[f.A].slug}
		switch top := s.core.Top(); top.Step {
		case stepTravel:
			v.Action, v.Total = actionNames[travel], int(top.A)
		case stepCrusade:
			v.Action, v.Total = actionNames[crusade], int(top.A)
		case stepReward:
			v.Action = actionNames[crusade]
		case stepBuild:
			v.Action, v.Total = actionNames[build], int(top.A)
		}
		return v
	}
	return nil
}

func (s *viewer) viewAward(e Enemy) AwardView {
	v := AwardView{Enemy: enemyNames[e], Points: s.numbers.List(s.n)}
	for f, at := range s.Foes {
		if Foe(f).enemy() == e {
			v.Left += at.len()
		}
	}
	for p := range game.Seat(s.n) {
		_, points := s.majority(p, e)
		v.Points = append(v.Points, points)
	}
	return v
}
