package kings

import "outremer/game"

// View is what a seat may know. Names are slugs of the lexicon.
type View struct {
	Edition      string            `json:"edition"`
	Scenario     string            `json:"scenario"`
	Era          int               `json:"era"`
	Eras         int               `json:"eras"`
	Round        int               `json:"round"`
	Turn         int               `json:"turn"`
	First        string            `json:"first"` // holds the First Player Token
	Seat         string            `json:"seat"`  // culture of the viewer; "" for a spectator
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
	Card         string            `json:"card"`   // that is being played; "" if none
	Target       string            `json:"target"` // whom its event hits; "" if none yet
	Check        *CheckView        `json:"check"`
	Attacks      []AttackView      `json:"attacks"` // declared
	Offer        *OfferView        `json:"offer"`
	Odds         []OddsView        `json:"odds"` // of the viewer's own bag
}

// OddsView is the chances of a bag in checks for an action: by the successes needed, from
// one on, and by the draws, from one on.
type OddsView struct {
	Action string      `json:"action"`
	Good   int         `json:"good"` // tokens that would be successes
	Tokens int         `json:"tokens"`
	Win    [][]float64 `json:"win"`
}

// DynastyView is the public side of a dynasty, and what the viewer knows of its hand.
type DynastyView struct {
	Culture    string      `json:"culture"`
	Control    string      `json:"control"`  // "person", "scripted" or "absent"
	Strategy   string      `json:"strategy"` // of a scripted one
	Dynasty    string      `json:"dynasty"`
	Out        bool        `json:"out"` // eliminated for good, or until the Turn ends
	Gold       int         `json:"gold"`
	Points     int         `json:"points"`
	Age        int         `json:"age"`
	Rulers     int         `json:"rulers"` // so far
	King       *PersonView `json:"king"`
	Spouse     *PersonView `json:"spouse"`
	Children   []KinView   `json:"children"`
	Siblings   []KinView   `json:"siblings"`
	Heir       string      `json:"heir"`  // who would inherit; "" if nobody
	Cards      []string    `json:"cards"` // Development Cards
	CasusBelli []string    `json:"casusBelli"`
	War        []string    `json:"war"`
	Pacts      []string    `json:"pacts"`
	PactLands  []string    `json:"pactLands"`
	Bag        int         `json:"bag"`   // tokens in the Trait Bag
	Open       []string    `json:"open"`  // the bag when the game is over
	Hand       []int       `json:"hand"`  // cards by type
	Known      []string    `json:"known"` // cards that the viewer knows to be in this hand
	Plotted    int         `json:"plotted"`
	Crusades   int         `json:"crusades"` // Crusade cards played in this Era
	Shields    int         `json:"shields"`
	Helps      []string    `json:"helps"` // checks for which an event gives a free draw
	Moat       int         `json:"moat"`  // successes more against it in this Round
}

// PersonView is a character with the tokens on the card.
type PersonView struct {
	Name   string   `json:"name"`
	Number int      `json:"number"`
	Sex    string   `json:"sex"`
	Traits []string `json:"traits"`
}

// KinView is a child or sibling.
type KinView struct {
	Person PersonView  `json:"person"`
	Space  int         `json:"space"` // on the Family Board, from 1
	Spouse *PersonView `json:"spouse"`
	Duchy  string      `json:"duchy"`
	Order  int         `json:"order"` // of arrival: the lower the older
}

// TerritoryView is a territory as it stands.
type TerritoryView struct {
	Slug      string      `json:"slug"`
	Culture   string      `json:"culture"`
	OffLimits bool        `json:"offLimits"`
	Owner     string      `json:"owner"`   // "" if independent
	Partner   string      `json:"partner"` // in a Pact with the independent territory
	Foot      bool        `json:"foot"`
	Mobilized bool        `json:"mobilized"`
	Castle    bool        `json:"castle"`
	Duke      string      `json:"duke"`
	Unrest    int         `json:"unrest"`
	Harvest   int         `json:"harvest"`
	Crop      int         `json:"crop"`
	Plague    string      `json:"plague"` // "", "outbreak" or "over"
	Character *PersonView `json:"character"`
	Defence   int         `json:"defence"` // successes that an Invade needs
	Borders   []string    `json:"borders"`
	Coasts    []string    `json:"coasts"` // reached with the Navy
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
	Discards []string `json:"discards"`
}

// CheckView is the trait check that is going on.
type CheckView struct {
	Kind    string    `json:"kind"`
	Seat    string    `json:"seat"`
	Need    int       `json:"need"`
	Free    int       `json:"free"`
	Bought  int       `json:"bought"`
	Pledged int       `json:"pledged"`
	Hits    int       `json:"hits"`
	Drawn   []string  `json:"drawn"`
	Odds    []float64 `json:"odds"` // for the owner of the bag who may invest: chance by Gold, from none on
}

// AttackView is a declared attack.
type AttackView struct {
	From    string    `json:"from"`
	To      string    `json:"to"`
	Support []string  `json:"support"`
	Backers []string  `json:"backers"`
	Need    int       `json:"need"`
	Draws   int       `json:"draws"` // without Gold
	Odds    []float64 `json:"odds"`  // for the attacker: chance by Gold, from none on
}

// OfferView is the trade on the table.
type OfferView struct {
	By   string    `json:"by"`
	To   string    `json:"to"`
	Give GoodsView `json:"give"`
	Want GoodsView `json:"want"`
}

// GoodsView is one side of a trade. Card is "hidden" for those whom it does not concern.
type GoodsView struct {
	Gold        int    `json:"gold"`
	Development string `json:"development"`
	Territory   string `json:"territory"`
	Card        string `json:"card"`
	Promise     bool   `json:"promise"`
}

const hiddenName = "hidden"

// View implements game.State.
func (s *State) View(p game.Seat) any {
	v := &View{Edition: editionNames[s.edition], Scenario: s.sc.slug, Era: int(s.era), Eras: int(s.sc.eras), Round: int(s.round), Turn: int(s.turn),
		First: cultureNames[s.first], Row: []string{}, Developments: copies(&s.devPile), Castles: s.castlesLeft(), Gold: int(s.treasury()),
		Tokens: s.general.len(), Events: s.traitNames(s.pile), Hand: []string{}, Plotted: []string{}, Bag: []string{}, Attacks: []AttackView{}, Odds: []OddsView{}}
	for q := range game.Seat(seats) {
		v.Dynasties = append(v.Dynasties, s.viewDynasty(p, q))
	}
	for t := range s.f.territories {
		v.Territories = append(v.Territories, s.viewTerritory(Territory(t)))
	}
	for i, name := range s.f.positions {
		v.Track = append(v.Track, PositionView{name, seatName(s.shield[i]), s.tokenNames(s.lying[i][:]), i == int(s.sc.end)-1})
	}
	for k, q := range s.honour {
		v.Achievements = append(v.Achievements, AchievementView{honourNames[k], seatName(q)})
	}
	for _, d := range s.row {
		if d != noDev {
			v.Row = append(v.Row, s.f.developments[d])
		}
	}
	for d := range decks {
		var discards cards
		discards[d] = s.discards[d]
		v.Decks = append(v.Decks, DeckView{deckNames[d], s.undrawn.count(Deck(d)), s.cardNames(&discards)})
	}
	if p != game.Nobody {
		s.viewOwn(v, p)
	}
	s.viewCourse(v, p)
	return v
}

// Rule check.1: a player sees his own bag and hand.
func (s *State) viewOwn(v *View, p game.Seat) {
	h := &s.houses[p]
	v.Seat = cultureNames[p]
	if h.control != byPerson {
		return
	}
	v.Hand, v.Bag, v.Odds = s.cardNames(&h.hand), s.traitNames(h.bag), s.viewOdds(p)
	for _, c := range h.plotted {
		if c >= 0 && h.hand.has(c) {
			v.Plotted = append(v.Plotted, s.f.cards[s.f.kind(c)])
		}
	}
}

// viewCourse shows what is going on.
func (s *State) viewCourse(v *View, p game.Seat) {
	if s.shown != noCard {
		v.Card = s.f.cards[s.f.kind(s.shown)]
	}
	if s.during(stepEvent) {
		v.Target = cultureNames[s.now.target]
	}
	if s.during(stepCheck) {
		v.Check = s.viewCheck(p)
	}
	if s.during(stepInvade) {
		for i := range s.raids[:s.raidN] {
			v.Attacks = append(v.Attacks, s.viewAttack(p, &s.raids[i]))
		}
	}
	if s.during(askOffer) && s.deal.by == p || s.during(askAnswer) {
		v.Offer = s.viewOffer(p)
	}
}

// during reports whether a step is under way.
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

func seatNames(x game.Seats) []string {
	out := []string{}
	for ; x != 0; x &= x - 1 {
		out = append(out, cultureNames[x.First()])
	}
	return out
}

func (s *State) landNames(x lands) []string {
	out := []string{}
	for x != 0 {
		out = append(out, s.f.territories[x.take()])
	}
	return out
}

func (s *State) cardNames(x *cards) []string {
	out := []string{}
	for rest := *x; rest.len() > 0; {
		out = append(out, s.f.cards[s.f.kind(rest.take())])
	}
	return out
}

func (s *State) devNames(x devs) []string {
	out := []string{}
	for x != 0 {
		out = append(out, s.f.developments[x.take()])
	}
	return out
}

// traitNames lists the traits of tokens, every token, in the order of the traits.
func (s *State) traitNames(x tokens) []string {
	out := []string{}
	for t, name := range s.f.traits {
		for range x.and(s.f.ofTrait[t]).len() {
			out = append(out, name)
		}
	}
	return out
}

func (s *State) tokenNames(list []Token) []string {
	out := []string{}
	for _, k := range list {
		if k != noToken {
			out = append(out, s.f.traits[s.f.traitOf[k]])
		}
	}
	return out
}

func (s *State) viewPerson(c Char) *PersonView {
	if c == noChar {
		return nil
	}
	v := &PersonView{Name: s.f.characters[c], Number: int(s.f.number[c]), Sex: sexNames[s.f.sexOf[c]], Traits: []string{}}
	for k := s.top[c]; k != noToken; k = s.under[k] {
		v.Traits = append(v.Traits, s.f.traits[s.f.traitOf[k]])
	}
	return v
}

func (s *State) viewKin(list []kin) []KinView {
	out := []KinView{}
	for i, k := range list {
		if k.who == noChar {
			continue
		}
		v := KinView{Person: *s.viewPerson(k.who), Space: i + 1, Spouse: s.viewPerson(k.spouse), Order: int(k.born)}
		if k.duchy != noTerritory {
			v.Duchy = s.f.territories[k.duchy]
		}
		out = append(out, v)
	}
	return out
}

var controlNames = []string{"absent", "person", "scripted"}

func (s *State) viewDynasty(viewer, q game.Seat) DynastyView {
	h := &s.houses[q]
	v := DynastyView{Culture: cultureNames[q], Control: controlNames[h.control], Out: h.out || s.fallen.Has(q), Gold: int(h.gold), Points: s.points(q),
		Age: int(h.age), Rulers: int(h.reigned), King: s.viewPerson(h.king), Spouse: s.viewPerson(h.spouse), Cards: s.devNames(h.devs),
		CasusBelli: seatNames(h.casus), War: seatNames(h.war), Pacts: seatNames(h.pact), PactLands: s.landNames(h.allied), Bag: h.bag.len(),
		Open: []string{}, Hand: make([]int, decks), Known: []string{}, Crusades: int(h.crusades), Shields: s.shields(q), Helps: []string{}, Moat: int(h.moat)}
	if h.control == byScript {
		v.Strategy = strategyNames[h.strategy]
	}
	if h.dynasty != noDynasty {
		v.Dynasty = s.f.dynasties[h.dynasty]
	}
	v.Children, v.Siblings = s.viewKin(h.kin[:children]), s.viewKin(h.kin[children:])
	if i := s.heir(q); i >= 0 {
		v.Heir = s.f.characters[h.kin[i].who]
	}
	for k, n := range h.help {
		if n > 0 {
			v.Helps = append(v.Helps, checkNames[k])
		}
	}
	s.viewHand(&v, viewer, q)
	return v
}

// viewHand: how many cards of each type is public; which they are when the game is over,
// and those that the viewer has seen.
func (s *State) viewHand(v *DynastyView, viewer, q game.Seat) {
	h := &s.houses[q]
	for d := range decks {
		v.Hand[d] = h.hand.count(Deck(d))
	}
	for _, c := range h.plotted {
		if c >= 0 && h.hand.has(c) {
			v.Plotted++
		}
	}
	switch {
	case s.isOver():
		v.Open, v.Known = s.traitNames(h.bag), s.cardNames(&h.hand)
	case viewer != game.Nobody && viewer != q:
		known := h.hand.and(&s.houses[viewer].known)
		v.Known = s.cardNames(&known)
	}
}

func (s *State) viewTerritory(t Territory) TerritoryView {
	q := s.owner(t)
	v := TerritoryView{Slug: s.f.territories[t], Culture: cultureNames[s.f.culture[t]], OffLimits: !s.inPlay.has(t), Owner: seatName(q),
		Partner: seatName(s.partner(t)), Foot: s.foot.has(t), Mobilized: s.isMobilized(t), Castle: s.castle.has(t), Unrest: int(s.unrest[t]),
		Harvest: int(s.harvest[t]), Crop: int(s.crop[t]), Defence: s.defence(t), Borders: s.landNames(s.f.borders[t]),
		Coasts: s.landNames(s.f.waters[t])}
	if i := s.dukeOf(q, t); i >= 0 {
		v.Duke = s.f.characters[s.houses[q].kin[i].who]
	}
	switch {
	case s.outbreak.has(t):
		v.Plague = "outbreak"
	case s.over.has(t):
		v.Plague = "over"
	}
	if q == game.Nobody {
		v.Character = s.viewPerson(s.bride[t])
	}
	return v
}

func (s *State) viewCheck(viewer game.Seat) *CheckView {
	x := &s.test
	v := &CheckView{Kind: checkNames[x.kind], Seat: cultureNames[x.seat], Need: int(x.need), Free: int(x.free), Bought: int(x.bought),
		Pledged: int(x.pledged), Hits: int(x.hits), Drawn: s.traitNames(x.drawn), Odds: []float64{}}
	if viewer == x.seat && s.core.Top().Step == askInvest {
		most := min(int(x.mostBought(s.f.Check.Above)), int(s.houses[viewer].gold))
		for n := range most + 1 {
			v.Odds = append(v.Odds, s.odds(int(x.free)+n))
		}
	}
	return v
}

func (s *State) viewAttack(viewer game.Seat, r *raid) AttackView {
	p := s.owner(r.from)
	v := AttackView{Odds: []float64{}, From: s.f.territories[r.from], To: s.f.territories[r.to], Support: s.landNames(r.support), Backers: s.landNames(r.backers)}
	if p != game.Nobody && !s.houses[p].allied.has(r.to) && s.owner(r.to) != p {
		v.Need = s.defence(r.to)
		v.Draws = 1 + s.freeDraws(p, chkInvade) + r.support.len() + int(r.pacts)
		if viewer == p {
			v.Odds = s.viewAttackOdds(p, r, v.Need, v.Draws)
		}
	}
	return v
}

func (s *State) viewOffer(viewer game.Seat) *OfferView {
	d := &s.deal
	party := viewer == d.by || viewer == d.to
	return &OfferView{seatName(d.by), seatName(d.to), s.viewGoods(&d.give, party), s.viewGoods(&d.want, party)}
}

func (s *State) viewGoods(g *goods, party bool) GoodsView {
	v := GoodsView{Gold: int(g.gold), Promise: g.promise}
	if g.dev != noDev {
		v.Development = s.f.developments[g.dev]
	}
	if g.land != noTerritory {
		v.Territory = s.f.territories[g.land]
	}
	if g.card != noCard {
		v.Card = hiddenName
		if party {
			v.Card = s.f.cards[s.f.kind(g.card)]
		}
	}
	return v
}
