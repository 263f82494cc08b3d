package kings

import (
	"outremer/game"
	"outremer/game/slab"
)

// View is what a seat may know. Names are lexicon slugs.
type View struct {
	Edition      string            `json:"edition"`
	Scenario     string            `json:"scenario"`
	Era          int               `json:"era"`
	Eras         int               `json:"eras"`
	Round        int               `json:"round"`
	Rounds       int               `json:"rounds"` // of an Era
	Turn         int               `json:"turn"`
	Turns        int               `json:"turns"`  // of a Round
	Order        []string          `json:"order"`  // dynasties in play, in the order of the running phase
	Phase        string            `json:"phase"`  // setup, draw, dynasty, plot, turn, upkeep, age or over
	Active       string            `json:"active"` // whose turn or Dynasty Phase it is; "" between
	First        string            `json:"first"`  // holds the First Player Token
	Seat         string            `json:"seat"`   // culture of the viewer; "" for a spectator
	Dynasties    []DynastyView     `json:"dynasties"`
	Territories  []TerritoryView   `json:"territories"`
	Track        []PositionView    `json:"track"`
	Achievements []AchievementView `json:"achievements"`
	Row          []string          `json:"row"`          // Development Cards face up
	Developments int               `json:"developments"` // face down
	Decks        []DeckView        `json:"decks"`
	Castles      int               `json:"castles"` // left in the supply
	Gold         int               `json:"gold"`    // in the treasury
	Tokens       int               `json:"tokens"`  // in the General Trait Bag
	Events       []string          `json:"events"`  // event tokens in their pile
	Hand         []string          `json:"hand"`    // the viewer's own cards
	Plotted      []string          `json:"plotted"`
	Bag          []string          `json:"bag"`
	Card         string            `json:"card"`   // being played; "" if none
	Target       string            `json:"target"` // whom its event affects; "" if not yet known
	Check        *CheckView        `json:"check"`
	Attacks      []AttackView      `json:"attacks"`   // declared
	Prospects    []AttackView      `json:"prospects"` // attacks that the viewer could declare now
	Proposal     *ProposalView     `json:"proposal"`
	Offer        *OfferView        `json:"offer"`
	Odds         []OddsView        `json:"odds"`  // of the viewer's own bag
	Draws        []DrawsView       `json:"draws"` // of the viewer's own checks
	Prices       *PricesView       `json:"prices"`
	Drawing      []int             `json:"drawing"` // cards by type that the viewer has chosen to draw so far
	Traits       []TraitView       `json:"traits"`  // every trait in the game
	Women        []string          `json:"women"`   // all female characters, when the game is over
}

// TraitView is a trait as printed. Critical lists the actions, as in Odds, in which it counts as
// the opposite colour.
type TraitView struct {
	Slug     string   `json:"slug"`
	Sign     string   `json:"sign"` // green or red
	Critical []string `json:"critical"`
}

// DrawsView is the number of draws the viewer would have in a kind of check without spending
// Gold; Action is the matching entry of Odds.
type DrawsView struct {
	Check  string     `json:"check"`
	Action string     `json:"action"`
	Draws  int        `json:"draws"`
	Items  []ItemView `json:"items"`
}

// PricesView is what things currently cost the viewer.
type PricesView struct {
	Castle   int   `json:"castle"`
	Develop  []int `json:"develop"` // for each further card within one action
	Attempt  []int `json:"attempt"` // for each further plot or Overthrow within one action
	Bribe    int   `json:"bribe"`
	Adopt    int   `json:"adopt"`
	Upkeep   int   `json:"upkeep"`
	Sabotage int   `json:"sabotage"` // for each draw removed
	Above    int   `json:"above"`    // how far the draws bought with Gold may exceed the successes needed
}

// ItemView is one line of a sum. Of names the Development Card, position or territory it comes
// from, if any.
type ItemView struct {
	Cause string `json:"cause"` // base, castle, foot, duchy, development, shield, event, support, pact-land or pact
	Of    string `json:"of"`
	Count int    `json:"count"`
}

// ProposalView is a marriage being arranged. While it is being composed, only its author sees it.
// Fields that are undecided or do not apply are "".
type ProposalView struct {
	By        string `json:"by"`
	Suitor    string `json:"suitor"`    // from the proposing dynasty
	Spouse    string `json:"spouse"`    // the character asked for
	To        string `json:"to"`        // the dynasty being asked
	Territory string `json:"territory"` // where the spouse is courted
	Stack     string `json:"stack"`     // from which the spouse is sought
	Gold      int    `json:"gold"`      // paid to the dynasty being asked; negative if demanded from it
	Home      string `json:"home"`      // where the couple would live
}

// OddsView is a bag's chances in checks for an action, indexed by successes needed and by draws,
// both starting at one.
type OddsView struct {
	Action string      `json:"action"`
	Good   int         `json:"good"` // tokens that would count as successes
	Tokens int         `json:"tokens"`
	Win    [][]float64 `json:"win"`
}

// DynastyView is the public side of a dynasty, plus what the viewer knows of its hand.
type DynastyView struct {
	Culture    string      `json:"culture"`
	Control    string      `json:"control"`  // "person", "scripted" or "absent"
	Strategy   string      `json:"strategy"` // of a scripted one
	Dynasty    string      `json:"dynasty"`
	Out        bool        `json:"out"` // eliminated permanently, or until the Turn ends
	Gold       int         `json:"gold"`
	Points     int         `json:"points"`
	Age        int         `json:"age"`
	Rulers     int         `json:"rulers"` // so far
	King       *PersonView `json:"king"`
	Spouse     *PersonView `json:"spouse"`
	Children   []KinView   `json:"children"`
	Siblings   []KinView   `json:"siblings"`
	Heir       string      `json:"heir"`   // who would inherit; "" if nobody
	Line       []HeirView  `json:"line"`   // everyone who could, next in line first
	Cards      []string    `json:"cards"`  // Development Cards
	Income     int         `json:"income"` // what a Tax action would bring in now
	Foot       int         `json:"foot"`   // Foot Soldiers left in the supply
	Knights    int         `json:"knights"`
	CasusBelli []string    `json:"casusBelli"`
	War        []string    `json:"war"`
	Pacts      []string    `json:"pacts"`
	PactLands  []string    `json:"pactLands"`
	Bag        int         `json:"bag"`   // tokens in the Trait Bag
	Open       []string    `json:"open"`  // contents of the bag, once the game is over
	Hand       []int       `json:"hand"`  // cards by type
	Known      []string    `json:"known"` // cards that the viewer knows to be in this hand
	Plotted    int         `json:"plotted"`
	Crusades   int         `json:"crusades"` // Crusades in this Era
	Shields    int         `json:"shields"`
	Helps      []string    `json:"helps"` // checks for which an event grants a free draw
	Moat       int         `json:"moat"`  // extra successes needed against it in this Round
}

// HeirView is a family member and the claim by which he would inherit.
type HeirView struct {
	Name  string `json:"name"`
	Claim string `json:"claim"`
}

// PersonView is a character and the tokens on its card.
type PersonView struct {
	Name   string   `json:"name"`
	Number int      `json:"number"`
	Sex    string   `json:"sex"`
	Traits []string `json:"traits"`
	Murder int      `json:"murder"` // successes that a Murder needs
}

// KinView is a child or sibling.
type KinView struct {
	Person PersonView  `json:"person"`
	Space  int         `json:"space"` // on the Family Board, from 1
	Spouse *PersonView `json:"spouse"`
	Duchy  string      `json:"duchy"`
	Order  int         `json:"order"` // of arrival; lower is older
}

// TerritoryView is the current state of a territory.
type TerritoryView struct {
	Slug      string      `json:"slug"`
	Culture   string      `json:"culture"`
	OffLimits bool        `json:"offLimits"`
	Owner     string      `json:"owner"`   // "" if independent
	Partner   string      `json:"partner"` // in a Pact with this independent territory
	Foot      bool        `json:"foot"`
	Mobilized bool        `json:"mobilized"`
	Castle    bool        `json:"castle"`
	Duke      string      `json:"duke"`
	Unrest    int         `json:"unrest"`
	Harvest   int         `json:"harvest"`
	Crop      int         `json:"crop"`
	Plague    string      `json:"plague"` // "", "outbreak" or "over"
	Character *PersonView `json:"character"`
	Tax       int         `json:"tax"`     // Gold that it would pay its owner now
	Defence   int         `json:"defence"` // successes that an Invade needs
	Defences  []ItemView  `json:"defences"`
	Uproar    int         `json:"uproar"` // successes that Incite Unrest and Overthrow need
	Borders   []string    `json:"borders"`
	Coasts    []string    `json:"coasts"` // reachable with the Navy
}

// PositionView is a position of the Crusade Track.
type PositionView struct {
	Slug   string   `json:"slug"`
	Shield string   `json:"shield"`
	Traits []string `json:"traits"`
	Ends   bool     `json:"ends"` // reaching it ends the game
}

// AchievementView is who holds an achievement.
type AchievementView struct {
	Slug   string `json:"slug"`
	Holder string `json:"holder"`
}

// DeckView counts a deck of Action Cards.
type DeckView struct {
	Slug     string   `json:"slug"`
	Pile     int      `json:"pile"`
	Kinds    []string `json:"kinds"` // all cards of this type
	Discards []string `json:"discards"`
}

// CheckView is the trait check in progress and what it is about.
type CheckView struct {
	Kind        string     `json:"kind"`
	Action      string     `json:"action"` // the matching entry of Odds
	Seat        string     `json:"seat"`
	Against     string     `json:"against"`   // a dynasty
	Territory   string     `json:"territory"` // being built on, incited, attacked or exposed, or where the spouse comes from
	Character   string     `json:"character"` // the victim, the one sent, or the one for whom a spouse is sought
	Spouse      string     `json:"spouse"`    // who is being courted
	Development string     `json:"development"`
	Need        int        `json:"need"`
	Free        int        `json:"free"`
	Bought      int        `json:"bought"`
	Pledged     int        `json:"pledged"`
	Sabotaged   int        `json:"sabotaged"` // draws that the pledged Gold removes
	Hits        int        `json:"hits"`
	Left        int        `json:"left"` // draws left
	Drawn       []string   `json:"drawn"`
	Draws       []DrawView `json:"draws"`    // in order
	Critical    []string   `json:"critical"` // traits that count as the opposite colour here
	Duke        string     `json:"duke"`     // whose tokens are in the bag too

	// For the owner of the bag: the chance for each amount of Gold that may be invested, starting
	// at none; while tokens are being drawn, the current chance, and the chance if the last token
	// is sacrificed.
	Good      int       `json:"good"`   // tokens in the bag, including a Duke's, that would count as successes
	Tokens    int       `json:"tokens"` // all of them
	Odds      []float64 `json:"odds"`
	Chance    *float64  `json:"chance"`
	Sacrifice *float64  `json:"sacrifice"`
}

// DrawView is one token drawn in the check. Hit is what it finally counts as.
type DrawView struct {
	Trait      string `json:"trait"`
	Hit        bool   `json:"hit"`
	Critical   bool   `json:"critical"`
	Sacrificed bool   `json:"sacrificed"`
}

// AttackView is an attack that has been or could be declared.
type AttackView struct {
	From     string     `json:"from"`
	To       string     `json:"to"`
	Naval    bool       `json:"naval"`   // the Navy is used
	Annexes  bool       `json:"annexes"` // by a Pact, without a check
	Support  []string   `json:"support"`
	Backers  []string   `json:"backers"`
	Partners []string   `json:"partners"` // dynasties that will be asked for support, worth one draw each
	Need     int        `json:"need"`
	Needs    []ItemView `json:"needs"`
	Draws    int        `json:"draws"` // without Gold and without partners still to be asked
	Items    []ItemView `json:"items"`
	Odds     []float64  `json:"odds"` // for the attacker: chance for each amount of Gold, starting at none
}

// OfferView is the trade on the table.
type OfferView struct {
	By   string    `json:"by"`
	To   string    `json:"to"`
	Give GoodsView `json:"give"`
	Want GoodsView `json:"want"`
}

// GoodsView is one side of a trade. Card is "hidden" for seats not party to it.
type GoodsView struct {
	Gold        int    `json:"gold"`
	Development string `json:"development"`
	Territory   string `json:"territory"`
	Card        string `json:"card"`
	Promise     bool   `json:"promise"`
}

const hiddenName = "hidden"

// viewer makes a view: of a state, for a seat, with memory for its lists.
type viewer struct {
	*State
	seat    game.Seat
	lists   slab.Of[string]
	numbers slab.Of[int]
	items   slab.Of[ItemView]
	people  slab.Of[PersonView]
	chances slab.Of[float64]
	tables  slab.Of[[]float64]
}

func (s *State) viewer(p game.Seat) *viewer { return &viewer{State: s, seat: p} }

// View implements game.State.
func (s *State) View(p game.Seat) any {
	w := s.viewer(p)
	v := &View{Edition: editionNames[s.edition], Scenario: s.sc.slug, Era: int(s.Era), Eras: int(s.sc.eras), Round: int(s.Round), Rounds: s.f.Rounds, Turn: int(s.Turn), Turns: s.f.Turns,
		First: cultureNames[s.First], Order: w.viewOrder(), Phase: s.viewPhase(), Active: seatName(s.acting()), Row: w.lists.List(rowSize), Developments: copies(&s.DevPile), Castles: s.castlesLeft(), Gold: int(s.treasury()),
		Tokens: s.General.len(), Events: w.traitNames(s.Pile), Hand: []string{}, Plotted: []string{}, Bag: []string{}, Attacks: []AttackView{}, Prospects: []AttackView{}, Odds: []OddsView{}, Draws: []DrawsView{}, Drawing: w.numbers.List(int(decks))[:decks], Traits: s.f.shown.traits, Women: []string{},
		Dynasties: make([]DynastyView, seats), Territories: make([]TerritoryView, len(s.f.territories)), Track: make([]PositionView, len(s.f.positions)),
		Achievements: make([]AchievementView, honours), Decks: make([]DeckView, decks)}
	for q := range v.Dynasties {
		v.Dynasties[q] = w.viewDynasty(game.Seat(q))
	}
	for t := range v.Territories {
		v.Territories[t] = w.viewTerritory(Territory(t))
	}
	for i, name := range s.f.positions {
		v.Track[i] = PositionView{name, seatName(s.Shield[i]), w.tokenNames(s.Lying[i][:]), i == int(s.sc.end)-1}
	}
	for k, q := range s.Honour {
		v.Achievements[k] = AchievementView{honourNames[k], seatName(q)}
	}
	for _, d := range s.Row {
		if d != noDev {
			v.Row = append(v.Row, s.f.developments[d])
		}
	}
	for d := range decks {
		var discards cards
		discards[d] = s.Discards[d]
		v.Decks[d] = DeckView{deckNames[d], s.Undrawn.count(d), s.f.shown.kinds[d], w.cardNames(&discards)}
	}
	if p != game.Nobody {
		w.viewOwn(v, p)
	}
	w.viewCourse(v, p)
	return v
}

// viewOwn adds the viewer's own bag and hand [check.1].
func (s *viewer) viewOwn(v *View, p game.Seat) {
	h := &s.Houses[p]
	v.Seat = cultureNames[p]
	if h.Control != byPerson {
		return
	}
	v.Hand, v.Bag, v.Odds = s.cardNames(&h.Hand), s.traitNames(h.Bag), s.viewOdds(p)
	v.Draws, v.Prices = s.viewDraws(p), s.viewPrices(p)
	for _, c := range h.Plotted {
		if c >= 0 && h.Hand.has(c) {
			v.Plotted = append(v.Plotted, s.f.cards[s.f.kind(c)])
		}
	}
}

// viewCourse shows what is in progress.
func (s *viewer) viewCourse(v *View, p game.Seat) {
	if s.Shown != noCard {
		v.Card = s.f.cards[s.f.kind(s.Shown)]
	}
	if s.during(stepEvent) {
		v.Target = cultureNames[s.Now.Target]
	}
	if s.during(stepCheck) {
		v.Check = s.viewCheck()
	}
	if s.during(stepInvade) {
		for i := range s.Raids[:s.RaidN] {
			v.Attacks = append(v.Attacks, s.viewAttack(&s.Raids[i]))
		}
	}
	if s.isOver() {
		v.Women = s.f.shown.women
		return
	}
	switch f := s.core.Top(); f.Step {
	case stepWar, stepDeclare:
		if f.Seat == p {
			v.Prospects = s.viewProspects(p)
		}
	case stepDrawCard, stepDrawBonus:
		for d := range v.Drawing {
			if f.Seat == p {
				v.Drawing[d] = int(s.Now.Want[d] + s.Now.Extra[d])
			}
		}
	}
	v.Proposal = s.viewProposal(p)
	if s.during(stepOffer) && s.Deal.By == p || s.during(stepAnswer) {
		v.Offer = s.viewOffer(p)
	}
}

// during reports whether a step is in progress.
func (s *State) during(step game.Step) bool {
	for i := range s.core.Len() {
		if s.core.Below(i).Step == step {
			return true
		}
	}
	return false
}

func seatName(p game.Seat) string {
	if p == game.Nobody {
		return ""
	}
	return cultureNames[p]
}

func (s *viewer) seatNames(x game.Seats) []string {
	out := s.lists.List(x.Len())
	for ; x != 0; x &= x - 1 {
		out = append(out, cultureNames[x.First()])
	}
	return out
}

func (s *viewer) landNames(x lands) []string {
	return s.f.appendLands(s.lists.List(x.len()), x)
}

func (f *facts) appendLands(out []string, x lands) []string {
	for x != 0 {
		out = append(out, f.territories[x.take()])
	}
	return out
}

func (s *viewer) cardNames(x *cards) []string {
	n, rest := x.len(), *x
	out := s.lists.List(n)
	for range n {
		out = append(out, s.f.cards[s.f.kind(rest.take())])
	}
	return out
}

func (s *viewer) devNames(x devs) []string {
	out := s.lists.List(x.len())
	for x != 0 {
		out = append(out, s.f.developments[x.take()])
	}
	return out
}

// traitNames lists the trait of every token, in trait order.
func (s *viewer) traitNames(x tokens) []string {
	out := s.lists.List(x.len())
	for t, name := range s.f.traits {
		if len(out) == cap(out) {
			break
		}
		for range x.and(s.f.ofTrait[t]).len() {
			out = append(out, name)
		}
	}
	return out
}

func (s *viewer) tokenNames(list []Token) []string {
	out := s.lists.List(len(list))
	for _, k := range list {
		if k != noToken {
			out = append(out, s.f.traits[s.f.traitOf[k]])
		}
	}
	return out
}

func (s *viewer) viewPerson(c Char) *PersonView {
	if c == noChar {
		return nil
	}
	v := s.people.New()
	*v = s.person(c)
	return v
}

func (s *viewer) person(c Char) PersonView {
	n := 0
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		n++
	}
	v := PersonView{Name: s.f.characters[c], Number: int(s.f.number[c]), Sex: sexNames[s.f.sexOf[c]], Traits: s.lists.List(n), Murder: s.murderNeed(c)}
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		v.Traits = append(v.Traits, s.f.traits[s.f.traitOf[k]])
	}
	return v
}

func (s *viewer) viewKin(list []kin) []KinView {
	out := make([]KinView, 0, len(list))
	for i, k := range list {
		if k.Who == noChar {
			continue
		}
		v := KinView{Person: s.person(k.Who), Space: i + 1, Spouse: s.viewPerson(k.Spouse), Order: int(k.Born)}
		if k.Duchy != noTerritory {
			v.Duchy = s.f.territories[k.Duchy]
		}
		out = append(out, v)
	}
	return out
}

var controlNames = []string{"absent", "person", "scripted"}

func (s *viewer) viewDynasty(q game.Seat) DynastyView {
	h := &s.Houses[q]
	v := DynastyView{Culture: cultureNames[q], Control: controlNames[h.Control], Out: h.Out || s.Fallen.Has(q), Gold: int(h.Gold), Points: s.points(q),
		Age: int(h.Age), Rulers: int(h.Reigned), King: s.viewPerson(h.King), Spouse: s.viewPerson(h.Spouse), Cards: s.devNames(h.Devs),
		CasusBelli: s.seatNames(h.Casus), War: s.seatNames(h.War), Pacts: s.seatNames(h.Pact), PactLands: s.landNames(h.Allied), Bag: h.Bag.len(),
		Open: []string{}, Hand: s.numbers.List(int(decks))[:decks], Known: []string{}, Crusades: int(h.Crusades), Shields: s.shields(q), Helps: []string{}, Moat: int(h.Moat)}
	if h.Control == byScript {
		v.Strategy = strategyNames[h.Strategy]
	}
	if h.Dynasty != noDynasty {
		v.Dynasty = s.f.dynasties[h.Dynasty]
	}
	v.Children, v.Siblings = s.viewKin(h.Kin[:children]), s.viewKin(h.Kin[children:])
	if i := s.heir(q); i >= 0 {
		v.Heir = s.f.characters[h.Kin[i].Who]
	}
	v.Line, v.Income, v.Foot = s.viewLine(q), int(s.income(q)), s.footLeft(q)
	v.Knights = s.f.Supply.Knights - h.Land.len()
	for k, n := range h.Help {
		if n > 0 {
			v.Helps = append(v.Helps, checkNames[k])
		}
	}
	s.viewHand(&v, q)
	return v
}

// viewHand shows how many cards of each type are held, which is public. It names the cards that
// the viewer has seen, and all of them once the game is over.
func (s *viewer) viewHand(v *DynastyView, q game.Seat) {
	h := &s.Houses[q]
	for d := range decks {
		v.Hand[d] = h.Hand.count(Deck(d))
	}
	for _, c := range h.Plotted {
		if c >= 0 && h.Hand.has(c) {
			v.Plotted++
		}
	}
	switch {
	case s.isOver():
		v.Open, v.Known = s.traitNames(h.Bag), s.cardNames(&h.Hand)
	case s.seat != game.Nobody && s.seat != q:
		known := h.Hand.and(&s.Houses[s.seat].Known)
		v.Known = s.cardNames(&known)
	}
}

func (s *viewer) viewTerritory(t Territory) TerritoryView {
	q, v := s.owner(t), s.f.shown.lands[t]
	v.OffLimits, v.Owner, v.Partner = !s.InPlay.has(t), seatName(q), seatName(s.partner(t))
	v.Foot, v.Mobilized, v.Castle = s.Foot.has(t), s.isMobilized(t), s.Castle.has(t)
	v.Unrest, v.Harvest, v.Crop = int(s.Unrest[t]), int(s.Harvest[t]), int(s.Crop[t])
	v.Tax, v.Uproar = int(s.yield(t)), s.stiffness(t)
	var buf [maxItems]item
	needs := s.appendDefence(buf[:0], t)
	v.Defence, v.Defences = total(needs), s.itemNames(needs)
	if i := s.dukeOf(q, t); i >= 0 {
		v.Duke = s.f.characters[s.Houses[q].Kin[i].Who]
	}
	switch {
	case s.Outbreak.has(t):
		v.Plague = "outbreak"
	case s.Over.has(t):
		v.Plague = "over"
	}
	if q == game.Nobody {
		v.Character = s.viewPerson(s.Bride[t])
	}
	return v
}

func (s *State) viewOffer(viewer game.Seat) *OfferView {
	d := &s.Deal
	party := viewer == d.By || viewer == d.To
	return &OfferView{seatName(d.By), seatName(d.To), s.viewGoods(&d.Give, party), s.viewGoods(&d.Want, party)}
}

func (s *State) viewGoods(g *goods, party bool) GoodsView {
	v := GoodsView{Gold: int(g.Gold), Promise: g.Promise}
	if g.Dev != noDev {
		v.Development = s.f.developments[g.Dev]
	}
	if g.Land != noTerritory {
		v.Territory = s.f.territories[g.Land]
	}
	if g.Card != noCard {
		v.Card = hiddenName
		if party {
			v.Card = s.f.cards[s.f.kind(g.Card)]
		}
	}
	return v
}
