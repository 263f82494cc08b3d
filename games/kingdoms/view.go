package kingdoms

import (
	"math/bits"

	"outremer/game"
	"outremer/game/slab"
)

// View is what a seat may know. Names are slugs of the lexicon.
type View struct {
	Turn     int           `json:"turn"`
	Turns    int           `json:"turns"`
	HitsOn   int           `json:"hitsOn"`   // the lowest face that hits
	Furthest int           `json:"furthest"` // limit of the card bonus, in either direction
	Board    string        `json:"board"`
	Seat     string        `json:"seat"` // the viewer's kingdom; "" for a spectator
	Kingdoms []KingdomView `json:"kingdoms"`
	Regions  []RegionView  `json:"regions"`
	Decks    []DeckView    `json:"decks"`
	InPlay   []string      `json:"inPlay"` // events that stay for the turn
	Hand     []string      `json:"hand"`   // the viewer's own cards
	Looking  []string      `json:"looking"`
	Muslims  *MuslimsView  `json:"muslims"` // only in games against them
	Attack   *AttackView   `json:"attack"`
	Score    *ScoreView    `json:"score"` // against the Muslims
	Odds     []OddsView    `json:"odds"`  // for a viewer choosing an attack or its cards
}

// ScoreView is the victory points so far, with the thresholds for a marginal victory and a victory.
type ScoreView struct {
	Points   int `json:"points"`
	Marginal int `json:"marginal"`
	Victory  int `json:"victory"`
}

// OddsView is the exact chance of taking a region by number of attack dice, from none to all that
// the viewer could send, against the publicly known defence: future responses are not included.
type OddsView struct {
	Region  string    `json:"region"`
	Defence int       `json:"defence"`
	Win     []float64 `json:"win"` // with the Leaders and Champions the viewer has laid down
	Led     []float64 `json:"led"` // with all the viewer has
}

// KingdomView is a player's public state, and what the viewer knows of the hand.
type KingdomView struct {
	Slug     string   `json:"slug"`
	Religion string   `json:"religion"`
	Castles  int      `json:"castles"`
	Limit    int      `json:"limit"` // castles that win the game; 0: unlimited
	Bonus    int      `json:"bonus"`
	Cards    [2]int   `json:"cards"` // hand size by card back: Muslim, Christian
	Known    []string `json:"known"` // cards the viewer knows to be in this hand
	Passed   bool     `json:"passed"`
	Effects  []string `json:"effects"` // cards that stay for the turn
	Truces   []string `json:"truces"`
	Start    []string `json:"start"`
}

// RegionView is the current state of a region.
type RegionView struct {
	Slug     string   `json:"slug"`
	Owner    string   `json:"owner"` // "" if independent
	Garrison bool     `json:"garrison"`
	Guard    int      `json:"guard"`   // dice added by its garrison
	Defence  int      `json:"defence"` // current value, including Citadels
	Number   int      `json:"number"`
	Points   int      `json:"points"`
	Borders  []string `json:"borders"`
}

// DeckView counts a deck.
type DeckView struct {
	Slug     string   `json:"slug"`
	Pile     int      `json:"pile"`
	Discards int      `json:"discards"`
	Top      string   `json:"top"`    // "hidden" if face down
	Played   []string `json:"played"` // discards seen by everybody
}

// MuslimsView is the Muslims' side of the table.
type MuslimsView struct {
	Slug      string   `json:"slug"`
	Religion  string   `json:"religion"`
	Unseen    int      `json:"unseen"`
	Army      []string `json:"army"`
	Strength  int      `json:"strength"`
	Marches   []int    `json:"marches"` // die faces that make the army march
	Responses []string `json:"responses"`
	Bonus     int      `json:"bonus"`
	Effects   []string `json:"effects"`
}

// AttackView is the attack in progress.
type AttackView struct {
	Kind     string     `json:"kind"`
	By       string     `json:"by"` // "" for an independent kingdom
	Region   string     `json:"region"`
	Defender string     `json:"defender"`
	Laid     []LaidView `json:"laid"`
	Open     bool       `json:"open"`
	Spent    int        `json:"spent"`
	Answer   string     `json:"answer"`
	Dice     [2][6]int  `json:"dice"` // by side, how many dice show each face
	Hits     [2]int     `json:"hits"` // by side, as the dice lie
	Rolled   bool       `json:"rolled"`
	Attack   *int       `json:"attack"`  // attack dice; null if they include cards hidden from the viewer
	Defence  int        `json:"defence"` // defence dice as far as they are public
}

// LaidView is one player's cards in the attack; Cards holds "hidden" for those the viewer may not
// know.
type LaidView struct {
	Kingdom string   `json:"kingdom"`
	Attack  []string `json:"attack"`
	Defence []string `json:"defence"`
}

const hiddenName = "hidden"

var (
	lastingOf  = []effect{fxCitadels, fxWatchtowers, fxTroubadours, fxIrrigation, fxSettlers, fxMilitaryOrders}
	fightNames = []string{"attack", "concerted-attack", "independent-attack", "muslim-attack"}
)

// viewer makes a view: of a state, for a seat, with memory for its lists.
type viewer struct {
	*State
	seat  game.Seat
	lists slab.Of[string]
}

func (s *State) viewer(p game.Seat) *viewer { return &viewer{State: s, seat: p} }

// View implements game.State.
func (s *State) View(p game.Seat) any {
	w := s.viewer(p)
	v := &View{Turn: int(s.Turn), Turns: s.f.turns, HitsOn: s.f.hitsOn, Furthest: s.f.limit, Board: s.mode.board.slug, Seat: "",
		InPlay: w.names(s.InPlay), Hand: []string{}, Looking: []string{}, Odds: []OddsView{}, Kingdoms: make([]KingdomView, s.players()),
		Regions: make([]RegionView, 0, s.mode.board.on.len()), Decks: make([]DeckView, 2)}
	if p != game.Nobody {
		v.Odds = s.viewOdds(p)
		v.Seat = s.kingdomName(Power(p))
		v.Hand = w.names(s.Hand[p])
		if s.looker() == p {
			v.Looking = w.names(s.Look)
		}
	}
	for q := range v.Kingdoms {
		v.Kingdoms[q] = w.viewKingdom(Power(q))
	}
	for all := s.mode.board.on; all != 0; {
		v.Regions = append(v.Regions, s.viewRegion(all.take()))
	}
	for r := range v.Decks {
		v.Decks[r] = w.viewDeck(Religion(r))
	}
	if s.against() {
		v.Muslims, v.Score = w.viewMuslims(), &ScoreView{s.score(), s.f.marginal, s.f.victory}
	}
	if s.fighting() {
		v.Attack = w.viewAttack()
	}
	return v
}

// looker is the seat looking at cards to choose from.
func (s *State) looker() game.Seat {
	if s.over() || s.core.Top().Step != stepKeep {
		return game.Nobody
	}
	return s.core.Top().Seat
}

func (s *State) fighting() bool {
	for i := range s.core.Len() {
		if s.core.Below(i).Step == stepAttack {
			return true
		}
	}
	return false
}

func (s *State) kingdomName(p Power) string {
	if p == independent {
		return ""
	}
	return kingdomNames[s.kingdomOf(p).slug]
}

// names lists cards, including every copy.
func (s *State) names(cards Set) []string {
	return s.appendNames(make([]string, 0, cards.len()), cards)
}

func (s *viewer) names(cards Set) []string { return s.appendNames(s.lists.List(cards.len()), cards) }

func (s *State) appendNames(out []string, cards Set) []string {
	for !cards.empty() {
		out = append(out, s.f.cards[s.kind(cards.take())])
	}
	return out
}

func (s *viewer) viewKingdom(q Power) KingdomView {
	k := s.kingdomOf(q)
	v := KingdomView{Slug: kingdomNames[k.slug], Religion: religionNames[k.religion], Castles: s.Held[q].len(),
		Limit: int(k.castles), Bonus: int(s.Bonus[q]), Passed: s.Passed.Has(q.seat()), Effects: s.effectCards(s.Lasting[q]),
		Cards: [2]int{s.Hand[q].of(muslim).len(), s.Hand[q].of(christian).len()}, Known: []string{}, Truces: s.viewTruces(q), Start: k.shown}
	switch {
	case s.over(): // all hands are revealed
		v.Known = s.names(s.Hand[q])
	case s.seat != game.Nobody && Power(s.seat) != q:
		v.Known = s.names(s.Seen[s.seat].and(s.Hand[q]))
	}
	return v
}

func (s *viewer) viewTruces(q Power) []string {
	out := s.lists.List(s.Truce[q].Len())
	for o := range s.Truce[q].All() {
		out = append(out, s.kingdomName(Power(o)))
	}
	return out
}

// effectCards names the lasting effects by the cards that cause them.
func (s *viewer) effectCards(x lasting) []string {
	out := s.lists.List(bits.OnesCount8(uint8(x)))
	for i, fx := range lastingOf {
		if cards := s.f.effects[fx]; x>>i&1 != 0 && !cards.empty() {
			out = append(out, s.f.cards[s.kind(cards.take())])
		}
	}
	return out
}

func (s *State) viewRegion(r Region) RegionView {
	v := s.mode.board.shown[r]
	v.Owner, v.Garrison, v.Defence = s.kingdomName(s.owner(r)), s.Garrison.has(r), s.defence(r)
	v.Guard = s.openDefence(r) - v.Defence
	return v
}

func (s *viewer) viewDeck(r Religion) DeckView {
	v := DeckView{Slug: religionNames[r], Pile: s.Pile.of(r).len(), Discards: s.Up.or(s.Down).of(r).len(), Played: s.names(s.Up.of(r))}
	switch k := s.Top[r]; k {
	case noKind:
	case unknownKind:
		v.Top = hiddenName
	default:
		v.Top = s.f.cards[k]
	}
	return v
}

func (s *viewer) viewMuslims() *MuslimsView {
	v := &MuslimsView{Slug: kingdomNames[s.mode.bot.slug], Religion: religionNames[s.mode.bot.religion], Unseen: int(s.UnseenN), Army: s.names(s.Army), Strength: s.armyStrength(),
		Marches: []int{}, Responses: s.lists.List(int(s.RowN)), Bonus: int(s.Bonus[muslims]), Effects: s.effectCards(s.Lasting[muslims])}
	for face := 1; face <= 6; face++ {
		if s.marches(face) {
			v.Marches = append(v.Marches, face)
		}
	}
	for _, c := range s.Row[:s.RowN] { // in order of use
		v.Responses = append(v.Responses, s.f.cards[s.kind(c)])
	}
	return v
}

func (s *viewer) viewAttack() *AttackView {
	ft := &s.Fight
	v := &AttackView{Kind: fightNames[ft.Kind], By: s.kingdomName(ft.By), Region: s.f.regions[ft.On], Defender: s.kingdomName(ft.Of),
		Laid: []LaidView{}, Open: ft.Open, Spent: int(ft.Spent), Rolled: ft.Rolled, Defence: s.publicDefence()}
	if s.knowsAttack(s.seat) {
		dice := s.attackDice()
		v.Attack = &dice
	}
	if ft.Answer != noCard {
		v.Answer = s.f.cards[s.kind(ft.Answer)]
	}
	for q := range s.players() {
		if laid := ft.Laid[q]; !laid.empty() {
			v.Laid = append(v.Laid, LaidView{Kingdom: s.kingdomName(Power(q)),
				Attack:  s.laidNames(game.Seat(q), laid.and(ft.OnAttack)),
				Defence: s.laidNames(game.Seat(q), laid.minus(ft.OnAttack))})
		}
	}
	for side := range v.Dice {
		for i, n := range ft.Dice[side] {
			v.Dice[side][i] = int(n)
			if i+1 >= s.f.hitsOn {
				v.Hits[side] += int(n)
			}
		}
	}
	return v
}

// knowsAttack reports whether a viewer knows every card on the attack.
func (s *State) knowsAttack(viewer game.Seat) bool {
	hidden := s.Fight.OnAttack
	if viewer != game.Nobody {
		hidden = hidden.minus(s.Fight.Laid[viewer]).minus(s.Seen[viewer])
	}
	return s.Fight.Open || hidden.empty()
}

// publicDefence is the number of dice known to everybody before the cards are revealed.
func (s *State) publicDefence() int {
	if s.Fight.Open {
		return s.defenceDice()
	}
	return s.openDefence(s.Fight.On) + int(s.Fight.Spent)
}

// laidNames lists the cards the viewer knows, then the hidden ones: their position among the others
// would leak information.
func (s *viewer) laidNames(q game.Seat, cards Set) []string {
	known := cards
	switch {
	case s.Fight.Open || s.seat == q:
	case s.seat == game.Nobody:
		known = Set{}
	default:
		known = cards.and(s.Seen[s.seat])
	}
	out := s.appendNames(s.lists.List(cards.len()), known)
	for range cards.minus(known).len() {
		out = append(out, hiddenName)
	}
	return out
}
