package table

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
	Accepted  Answer = "accept"   // by the one it was made to
	Declined  Answer = "decline"  // likewise
	Withdrawn Answer = "withdraw" // by the one who made it
)

// Agreement is a pact that was offered, as one seat sees it.
type Agreement struct {
	N      int64 // number of the letter with the offer, counted for this seat
	Pact   game.Pact
	Answer Answer // "" while it is open
	Lapsed bool
}

// diplomat is the state, if pacts make sense in it now.
func (t *Table) diplomat() (game.Diplomat, error) {
	if t.course == nil || t.row.Status != store.Running {
		return nil, ErrNotRunning
	}
	d, ok := t.course.State.(game.Diplomat)
	if !ok {
		return nil, ErrNoPacts
	}
	return d, nil
}

// offered is the pact that a letter offers, or nil.
func (t *Table) offered(l *store.Letter) *game.Pact {
	if l.Pact == "" {
		return nil
	}
	p, err := t.title.Lexicon().ParsePact(l.Seat, strings.Fields(l.Pact), seatNames(t.row.Seats))
	if err != nil { // an older program wrote it
		return nil
	}
	return &p
}

// offers makes a letter an offer. The pact must be one that can be offered now and is not
// already, and the letter must reach the one it is made to.
func (t *Table) offers(l *store.Letter, by game.Seat, d Draft) error {
	dip, err := t.diplomat()
	if err != nil {
		return err
	}
	if by == game.Nobody {
		return ErrNotYours
	}
	seats := seatNames(t.row.Seats)
	p, err := t.title.Lexicon().ParsePact(by, d.Offer, seats)
	if err != nil {
		return &game.SetupError{Field: "offer", Text: err.Error()}
	}
	if d.To != 0 && !d.To.Has(p.With) {
		return &game.SetupError{Field: "to", Text: fmt.Sprintf("the pact is offered to %s", seats[p.With])}
	}
	if !slices.Contains(dip.Pacts(nil, by, p.With), p) || t.stands(dip, p) {
		return ErrNoOffer
	}
	l.Pact = strings.Join(t.title.Lexicon().PactWords(p, seats), " ")
	return nil
}

// stands reports whether a pact is open or agreed already.
func (t *Table) stands(dip game.Diplomat, p game.Pact) bool {
	return slices.ContainsFunc(t.agreements(dip, p.By), func(a Agreement) bool {
		return a.Pact == p && !a.Lapsed && (a.Answer == "" || a.Answer == Accepted)
	})
}

// answers makes a letter the answer to an offer. It goes to whom the offer went.
func (t *Table) answers(l *store.Letter, by game.Seat, d Draft) error {
	dip, err := t.diplomat()
	if err != nil {
		return err
	}
	offer := t.numbered(by, d.Re)
	if offer == nil || t.offered(offer) == nil {
		return &game.SetupError{Field: "re", Text: fmt.Sprintf("letter %d offers nothing", d.Re)}
	}
	p := *t.offered(offer)
	mine := by == p.With && (d.Answer == Accepted || d.Answer == Declined) || by == p.By && d.Answer == Withdrawn
	switch {
	case !mine:
		return &game.SetupError{Field: "answer", Text: "accept or decline what you are offered, withdraw what you offered"}
	case t.answerTo(offer.N) != "":
		return ErrAnswered
	case dip.Lapsed(p):
		return ErrLapsed
	}
	reply(l, offer, d.Answer)
	return nil
}

// reply makes a letter the answer to an offer, for the same circle.
func reply(l, offer *store.Letter, word Answer) {
	l.Re, l.Word, l.Readers = offer.N, string(word), 0
	if offer.Readers != 0 {
		circle := offer.Readers.With(offer.Seat)
		l.Readers = circle.Without(l.Seat)
	}
}

// answerTo is the answer to the offer in letter n, "" while there is none.
func (t *Table) answerTo(n int64) Answer {
	for i := range t.letters {
		if t.letters[i].Re == n {
			return Answer(t.letters[i].Word)
		}
	}
	return ""
}

// agreements are the pacts that a seat is part of.
func (t *Table) agreements(dip game.Diplomat, s game.Seat) []Agreement {
	var list []Agreement
	n := int64(0)
	for i := range t.letters {
		l := &t.letters[i]
		if !seenBy(l, s) {
			continue
		}
		n++
		if p := t.offered(l); p != nil && (p.By == s || p.With == s) {
			list = append(list, Agreement{n, *p, t.answerTo(l.N), dip.Lapsed(*p)})
		}
	}
	return list
}

// agreed are the pacts that hold for a seat now.
func (t *Table) agreed(dip game.Diplomat, s game.Seat) []game.Pact {
	var list []game.Pact
	for _, a := range t.agreements(dip, s) {
		if a.Answer == Accepted && !a.Lapsed {
			list = append(list, a.Pact)
		}
	}
	return list
}

// Agreements are the pacts that a seat is part of, and those that it could offer to
// another one now. Where no pacts can be made, both are empty.
func (t *Table) Agreements(guest string, s, with game.Seat) (made []Agreement, possible []game.Pact, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, s); err != nil {
		return nil, nil, err
	}
	dip, err := t.diplomat()
	if err != nil || s == game.Nobody {
		return nil, nil, nil
	}
	made = t.agreements(dip, s)
	if with != game.Nobody && with != s && Press(t.row.Press) != NoPress {
		possible = slices.DeleteFunc(dip.Pacts(nil, s, with), func(p game.Pact) bool { return t.stands(dip, p) })
	}
	return made, possible, nil
}
