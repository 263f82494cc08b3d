package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Trade: structured offers between persons. An offer names at most one of each kind on either
// side: Gold, a Development Card, a territory, in 1.0 an Action Card, and a promise, which is not
// binding and is put into words in the chat [R34], [R152].

// deal is the offer on the table.
type deal struct {
	By, To     game.Seat
	Rounds     int8 // counter-offers so far
	Give, Want goods
}

// goods is one side of a deal.
type goods struct {
	Gold    int16
	Dev     Dev
	Land    Territory
	Card    Card
	Promise bool
}

var noGoods = goods{Dev: noDev, Land: noTerritory, Card: noCard}

func (g *goods) empty() bool { return *g == noGoods }

// haggling is the revision from which an offer can be countered three times, a refusal closes no
// more than the offer, and trades are opened whenever a player is asked what to do [R35], [R148],
// [R152].
const haggling game.Revision = 3

const (
	maxCounters = 3 // answers to an offer by another one
	maxTalks    = 5 // trades that a player opens in a Round
)

// mayCounter reports whether an offer can be answered by another one, after so many that were.
func (s *State) mayCounter(rounds int) bool {
	if s.rev < haggling {
		return rounds < maxCounters-1
	}
	return rounds < maxCounters
}

// traders returns the persons with whom p may open a trade. Scripted dynasties do not trade [R38],
// [R152].
func (s *State) traders(p game.Seat) (x game.Seats) {
	for q := range game.Seat(seats) {
		if q != p && s.plays(q) && !s.isScripted(q) && !s.isTalkedOut(p, q) {
			x = x.With(q)
		}
	}
	return x
}

// isTalkedOut reports whether p can make q no more offers.
func (s *State) isTalkedOut(p, q game.Seat) bool {
	if s.rev < haggling {
		return s.Now.Traded.Has(q)
	}
	return s.Houses[p].Talks >= maxTalks
}

// trading lets whoever is asked by a step open a trade first. Nothing is under way then, so that
// no territory is part of it [trade.1], [trade.2@1.0], [R35].
func trading(st flow.Step[State]) flow.Step[State] {
	options, play, explain := st.Options, st.Play, st.Explain
	st.Options = func(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
		if s.rev >= haggling && s.Now.PlotN == 0 && !s.isScripted(p) {
			dst = appendSeats(dst, verbTrade, s.traders(p))
		}
		return options(s, f, p, dst)
	}
	st.Play = func(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
		if m.Verb == verbTrade {
			s.openTrade(p, game.Seat(m.A), log)
			return
		}
		play(s, f, p, m, log)
	}
	st.Explain = func(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
		switch {
		case m.Verb == verbTrade && s.rev >= haggling && s.Now.PlotN == 0:
			return s.explainTrade(p, m.A)
		case explain == nil:
			return nil
		}
		return explain(s, f, p, m)
	}
	return st
}

func (s *State) openTrade(p, q game.Seat, log *game.Log) {
	s.Now.Traded = s.Now.Traded.With(q)
	s.Houses[p].Talks++
	log.Emit(eventOffered(p, q))
	s.Deal = deal{By: p, To: q, Give: noGoods, Want: noGoods}
	s.ask(flow.Frame{Step: stepOffer, Seat: p, A: int16(q)})
}

// Composing an offer. Nothing else can be traded [trade.3], [trade.4], [trade.5@1.0],
// [trade.5@1.1], [trade.6@1.0], [trade.6@1.1].

func optOffer(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	d := &s.Deal
	give, want := s.wares(&d.Give, p, d.To), s.wares(&d.Want, d.To, p)
	dst = append(dst, moveDecline)
	dst = give.list(dst, verbGiveGold)
	dst = want.list(dst, verbWantGold)
	if s.isSubmittable(d) {
		dst = append(dst, moveSubmit)
	}
	return dst
}

// anyOffer chooses among the answers of optOffer.
func anyOffer(s *State, _ *flow.Frame, p game.Seat, r *game.Rand) (game.Move, bool) {
	d := &s.Deal
	give, want := s.wares(&d.Give, p, d.To), s.wares(&d.Want, d.To, p)
	n := 1 + give.len() + want.len()
	if s.isSubmittable(d) {
		n++
	}
	i := r.Intn(0, n) - 1
	switch {
	case i < 0:
		return moveDecline, true
	case i < give.len():
		return give.nth(i, verbGiveGold), true
	case i < give.len()+want.len():
		return want.nth(i-give.len(), verbWantGold), true
	}
	return moveSubmit, true
}

func (s *State) isSubmittable(d *deal) bool {
	return (!d.Give.empty() || !d.Want.empty()) && !s.isLopsided(d)
}

// wares is what one side of an offer could still name.
type wares struct {
	gold    int // the most
	devs    devs
	lands   lands
	kinds   kindList // of cards
	promise bool
}

// wares returns what could go from p to q, beside what is named.
func (s *State) wares(g *goods, p, q game.Seat) (w wares) {
	if g.Gold == 0 {
		w.gold = int(s.Houses[p].Gold)
	}
	if g.Dev == noDev {
		w.devs = s.Houses[p].Devs &^ s.Houses[q].Devs
	}
	if g.Land == noTerritory {
		w.lands = s.cedable(p, q)
	}
	if g == &s.Deal.Give && g.Card == noCard && s.tradeCards {
		hand := s.spare(p)
		w.kinds = s.kinds(&hand)
	}
	w.promise = !g.Promise
	return w
}

// The verbs of a side are consecutive, starting with the one for Gold; only giving has a verb for
// cards.

func (w *wares) list(dst []game.Move, gold game.Verb) []game.Move {
	for n := range w.gold {
		dst = append(dst, game.Move{Verb: gold, A: int16(n + 1)})
	}
	dst = appendDevs(dst, gold+1, w.devs)
	dst = appendLands(dst, gold+2, w.lands)
	for _, k := range w.kinds.list[:w.kinds.n] {
		dst = append(dst, moveGiveCard(k))
	}
	if w.promise {
		dst = append(dst, movePromise(gold))
	}
	return dst
}

func (w *wares) len() int {
	n := w.gold + w.devs.len() + w.lands.len() + w.kinds.n
	if w.promise {
		n++
	}
	return n
}

// nth returns the i-th move of the list.
func (w *wares) nth(i int, gold game.Verb) game.Move {
	if i < w.gold {
		return game.Move{Verb: gold, A: int16(i + 1)}
	}
	i -= w.gold
	if i < w.devs.len() {
		return game.Move{Verb: gold + 1, A: int16(w.devs.nth(i))}
	}
	i -= w.devs.len()
	if i < w.lands.len() {
		return game.Move{Verb: gold + 2, A: int16(w.lands.nth(i))}
	}
	i -= w.lands.len()
	if i < w.kinds.n {
		return moveGiveCard(w.kinds.list[i])
	}
	return movePromise(gold)
}

// movePromise is the promise of the side with that verb for Gold.
func movePromise(gold game.Verb) game.Move {
	if gold == verbGiveGold {
		return game.Move{Verb: verbGivePromise}
	}
	return game.Move{Verb: verbWantPromise}
}

// swapLand is the revision from which only the whole of an offer is held to the limits of land and
// cards [R36], [R37].
const swapLand game.Revision = 3

// cedable returns the territories of p that an offer to q can name.
//
// In 1.1 none can while a card lies open: any of them may be part of its event [trade.2@1.1],
// [R159].
func (s *State) cedable(p, q game.Seat) lands {
	if s.edition == second11 && s.Shown != noCard {
		return 0
	}
	if s.rev < swapLand && (s.isLast(p) || s.isFull(q)) {
		return 0
	}
	return s.Houses[p].Land
}

func (s *State) isLast(p game.Seat) bool { return s.Houses[p].Land.len() < 2 }
func (s *State) isFull(q game.Seat) bool { return s.Houses[q].Land.len() >= s.f.Supply.Knights }

// isLopsided reports whether an offer would leave somebody without land or above the control
// limit. A swap never does [R36].
func (s *State) isLopsided(d *deal) bool {
	gives, takes := d.Give.Land != noTerritory, d.Want.Land != noTerritory
	switch {
	case gives && !takes:
		return s.isLast(d.By) || s.isFull(d.To)
	case takes && !gives:
		return s.isLast(d.To) || s.isFull(d.By)
	}
	return false
}

// spare returns the cards of p that are not plotted.
func (s *State) spare(p game.Seat) cards {
	x := s.Houses[p].Hand
	for _, c := range s.Houses[p].Plotted {
		if c >= 0 {
			x.remove(c)
		}
	}
	return x
}

func playOffer(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	d := &s.Deal
	switch m.Verb {
	case verbGiveGold:
		d.Give.Gold = m.A
	case verbGiveDevelopment:
		d.Give.Dev = Dev(m.A)
	case verbGiveTerritory:
		d.Give.Land = Territory(m.A)
	case verbGiveCard:
		hand := s.spare(p)
		d.Give.Card = s.cardIn(&hand, Kind(m.A))
	case verbGivePromise:
		d.Give.Promise = true
	case verbWantGold:
		d.Want.Gold = m.A
	case verbWantDevelopment:
		d.Want.Dev = Dev(m.A)
	case verbWantTerritory:
		d.Want.Land = Territory(m.A)
	case verbWantPromise:
		d.Want.Promise = true
	case verbSubmit:
		s.core.Pop()
		s.submit(log)
		return
	case verbDecline:
		s.core.Pop()
		log.Emit(eventTurnedDown(p, d.To))
		s.Deal = deal{Give: noGoods, Want: noGoods}
		return
	}
}

// submit shows the offer. The recipient sees which card he would get, and remembers it.
func (s *State) submit(log *game.Log) {
	d := &s.Deal
	s.tell(d.By, d.To, &d.Give, log)
	s.tell(d.To, d.By, &d.Want, log)
	if c := d.Give.Card; c != noCard {
		s.Houses[d.To].Known.add(c)
	}
	s.ask(flow.Frame{Step: stepAnswer, Seat: d.To, A: int16(d.By)})
}

// tell describes what p would give to q.
func (s *State) tell(p, q game.Seat, g *goods, log *game.Log) {
	switch {
	case g.Gold > 0:
		log.Emit(eventItem(p, q, g.Gold, g.Dev, g.Land))
	case g.Dev != noDev || g.Land != noTerritory:
		log.Emit(eventGoodsItem(p, q, g.Dev, g.Land))
	}
	if g.Card != noCard {
		log.Emit(eventCardItem(p, q, s.f.kind(g.Card)))
	}
	if g.Promise {
		log.Emit(eventPromiseItem(p, q))
	}
}

func optAnswer(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, moveAccept, moveDecline)
	if s.mayCounter(int(s.Deal.Rounds)) {
		dst = append(dst, moveCounter)
	}
	return dst
}

func playAnswer(s *State, _ *flow.Frame, q game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	d := s.Deal
	s.Deal = deal{Give: noGoods, Want: noGoods}
	switch m.Verb {
	case verbAccept:
		log.Emit(eventTraded(q, d.By))
		s.settle(&d, log)
	case verbDecline:
		log.Emit(eventTurnedDown(q, d.By))
	case verbCounter:
		log.Emit(eventCountered(q, d.By))
		s.Deal = deal{By: q, To: d.By, Rounds: d.Rounds + 1, Give: noGoods, Want: noGoods}
		s.ask(flow.Frame{Step: stepOffer, Seat: q, A: int16(d.By)})
	}
}

// settle carries out a deal. It does not affect Pacts, war or Casus Belli [R39].
func (s *State) settle(d *deal, log *game.Log) {
	if s.rev >= swapLand {
		s.cross(d.By, d.To, &d.Give)
		s.cross(d.To, d.By, &d.Want)
	}
	s.deliver(d.By, d.To, &d.Give, log)
	s.deliver(d.To, d.By, &d.Want, log)
	s.rank(log)
}

func (s *State) deliver(p, q game.Seat, g *goods, log *game.Log) {
	if g.Gold > 0 {
		s.hand(p, q, g.Gold, log)
	}
	if g.Land != noTerritory {
		s.cede(p, q, g.Land, log)
	}
	if g.Card != noCard {
		s.passCard(p, q, g.Card, log)
	}
	if g.Dev != noDev { // last, because the new owner may have to make room [R37]
		s.Houses[p].Devs = s.Houses[p].Devs.without(g.Dev)
		s.receiveDev(q, g.Dev, log)
		if s.rev < rankWhole {
			s.rank(log)
		}
	}
}

// cross prepares a delivery of p to q, so that both sides of a swap are under way at once: land
// arrives before any leaves, and nobody loses the last; cards leave before any arrives, and nobody
// has one too many [R36], [R37].
func (s *State) cross(p, q game.Seat, g *goods) {
	if g.Land != noTerritory {
		s.Houses[q].Land = s.Houses[q].Land.with(g.Land)
	}
	if g.Dev != noDev {
		s.Houses[p].Devs = s.Houses[p].Devs.without(g.Dev)
	}
}

// cede gives a territory away: the Castle and tokens stay, the Foot Soldier goes home, and a
// title there ends [R36].
func (s *State) cede(p, q game.Seat, t Territory, log *game.Log) {
	s.Houses[q].Land = s.Houses[q].Land.with(t)
	s.lose(p, t, log)
	log.Emit(eventCeded(p, t, q))
}

// passCard moves a card between hands. Both players know where it is; everybody else no longer
// does.
func (s *State) passCard(p, q game.Seat, c Card, log *game.Log) {
	for i := range s.Houses {
		s.Houses[i].Known.remove(c)
	}
	s.Houses[p].Hand.remove(c)
	s.Houses[q].Hand.add(c)
	s.Houses[p].Known.add(c)
	log.Emit(eventGaveCard(p, q, s.f.kind(c)))
}
