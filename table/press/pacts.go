package press

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/store"
)

// Answer is what became of an offer.
type Answer string

const (
	Accepted  Answer = "accept"   // by the seat it was made to
	Declined  Answer = "decline"  // likewise
	Withdrawn Answer = "withdraw" // by the seat that made it
	// Hidden answers no offer: it says that the words of a letter are not shown any more.
	Hidden Answer = "hidden"
)

// Agreement is a pact that was offered, as one seat sees it.
type Agreement struct {
	N      int64 // number of the letter with the offer, counted for this seat
	Pact   game.Pact
	Answer Answer // "" while it is open
	Lapsed bool
}

// Stands reports whether a pact is open or agreed.
func (a *Agreement) Stands() bool { return !a.Lapsed && (a.Answer == "" || a.Answer == Accepted) }

// settle records the answer to the offer in a letter. The first answer counts.
func (m *Mail) settle(n int64, word Answer) {
	if n == 0 {
		return
	}
	at, ok := m.index(n)
	if !ok || m.letters[at].answer != "" {
		return
	}
	m.letters[at].answer = word
	if i, ok := slices.BinarySearch(m.open, at); ok {
		m.open = slices.Delete(m.open, i, i+1)
	}
}

// Offered returns the pact offered in the letter with a store number, or nil.
func (m *Mail) Offered(n int64) *game.Pact {
	at, ok := m.index(n)
	if !ok {
		return nil
	}
	return m.letters[at].pact
}

// Agreements returns the pacts a seat is part of, oldest first.
func (m *Mail) Agreements(dip game.Diplomat, s game.Seat) []Agreement {
	b := m.box(s)
	list := make([]Agreement, 0, len(b.offers))
	for _, place := range b.offers {
		l := &m.letters[b.letters[place]]
		list = append(list, Agreement{int64(place + 1), *l.pact, l.answer, dip.Lapsed(*l.pact)})
	}
	return list
}

// Standings returns the pacts a seat is part of, in the form its bot is told.
func (m *Mail) Standings(dip game.Diplomat, s game.Seat) (list []game.Standing) {
	for _, a := range m.Agreements(dip, s) {
		list = append(list, game.Standing{Pact: a.Pact, Status: statuses[a.Answer], Lapsed: a.Lapsed})
	}
	return list
}

var statuses = map[Answer]game.PactStatus{
	"": game.Offered, Accepted: game.Agreed, Declined: game.Declined, Withdrawn: game.Withdrawn,
}

// Possible returns the pacts a seat could offer to another seat now.
func (m *Mail) Possible(dip game.Diplomat, s, with game.Seat) []game.Pact {
	standing := map[game.Pact]bool{}
	for _, a := range m.Agreements(dip, s) {
		standing[a.Pact] = standing[a.Pact] || a.Stands()
	}
	return slices.DeleteFunc(dip.Pacts(nil, s, with), func(p game.Pact) bool { return standing[p] })
}

// Unanswered returns the oldest unanswered offer to any of some seats, and its pact; false if there
// is none.
func (m *Mail) Unanswered(dip game.Diplomat, to game.Seats) (offer store.Letter, p game.Pact, ok bool) {
	for _, at := range m.open {
		if l := &m.letters[at]; to.Has(l.pact.With) && !dip.Lapsed(*l.pact) {
			return l.Letter, *l.pact, true
		}
	}
	return offer, p, false
}

// Outgoing is a letter to be sent.
type Outgoing struct {
	To     game.Seats // 0: all players
	Text   string
	Offer  []string // a pact, as slugs
	Re     int64    // number of the letter whose offer this answers, as the author counts
	Answer Answer
}

// AboutPact reports whether a letter offers something or answers an offer.
func (o *Outgoing) AboutPact() bool { return o.Re != 0 || o.Offer != nil }

// Compose builds the letter to send. Letters about pacts need a seat and dip. It returns
// ErrNoOffer, ErrAnswered, ErrLapsed, and a *game.SetupError for malformed letters.
func (m *Mail) Compose(dip game.Diplomat, from game.Seat, o Outgoing) (store.Letter, error) {
	switch {
	case o.Re != 0:
		return m.answer(dip, from, &o)
	case o.Offer != nil:
		return m.offer(dip, from, &o)
	case o.Text == "":
		return store.Letter{}, &game.SetupError{Field: "text", Text: "a letter says something"}
	}
	return store.Letter{Seat: from, Readers: o.To, Text: o.Text}, nil
}

// offer builds a letter that offers a pact. The pact must be offerable now and not already offered,
// and the letter must reach the seat it is offered to.
func (m *Mail) offer(dip game.Diplomat, from game.Seat, o *Outgoing) (l store.Letter, err error) {
	p, err := m.lex.ParsePact(from, o.Offer, m.seats)
	if err != nil {
		return l, &game.SetupError{Field: "offer", Text: err.Error()}
	}
	if o.To != 0 && !o.To.Has(p.With) {
		return l, &game.SetupError{Field: "to", Text: fmt.Sprintf("the pact is offered to %s", m.seats[p.With])}
	}
	if !slices.Contains(m.Possible(dip, from, p.With), p) {
		return l, ErrNoOffer
	}
	l = m.Proposal(p, o.To)
	l.Text = o.Text
	return l, nil
}

// Proposal builds a letter offering a pact, addressed to some seats; 0: all players.
func (m *Mail) Proposal(p game.Pact, readers game.Seats) store.Letter {
	return store.Letter{Seat: p.By, Readers: readers, Pact: strings.Join(m.lex.PactWords(p, m.seats), " ")}
}

// answer builds a letter that answers an offer.
func (m *Mail) answer(dip game.Diplomat, from game.Seat, o *Outgoing) (l store.Letter, err error) {
	box := m.box(from).letters
	if o.Re < 1 || o.Re > int64(len(box)) || m.letters[box[o.Re-1]].pact == nil {
		return l, &game.SetupError{Field: "re", Text: fmt.Sprintf("letter %d offers nothing", o.Re)}
	}
	offer := &m.letters[box[o.Re-1]]
	p := *offer.pact
	mine := from == p.With && (o.Answer == Accepted || o.Answer == Declined) || from == p.By && o.Answer == Withdrawn
	switch {
	case !mine:
		text := "accept or decline what you are offered, withdraw what you offered"
		return l, &game.SetupError{Field: "answer", Text: text}
	case offer.answer != "":
		return l, ErrAnswered
	case dip.Lapsed(p):
		return l, ErrLapsed
	}
	l = Reply(&offer.Letter, from, o.Answer)
	l.Text = o.Text
	return l, nil
}

// Reply builds a letter that answers an offer. It goes to the same circle as the offer.
func Reply(offer *store.Letter, from game.Seat, word Answer) store.Letter {
	l := store.Letter{Seat: from, Re: offer.N, Word: string(word)}
	if offer.Readers != 0 {
		l.Readers = offer.Readers.With(offer.Seat).Without(from)
	}
	return l
}
