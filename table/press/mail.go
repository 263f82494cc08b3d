package press

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/store"
)

// Letter is a letter as one seat sees it.
type Letter struct {
	N      int64 // from 1, counted for this seat alone
	At     int64
	From   game.Seat
	Name   string // of the person; "" for a bot
	To     game.Seats
	Text   string
	Offer  *game.Pact
	Re     int64 // counted for this seat
	Answer Answer
	Hidden bool // its words were hidden
}

// Circle returns the seats in a letter's conversation; 0 for all players.
func (l *Letter) Circle() game.Seats {
	if l.To == 0 {
		return 0
	}
	return l.To.With(l.From)
}

// Mail holds a table's letters and how far they have been read. Letters belong to seats: whoever
// takes over a seat gets its correspondence. A Mail is not safe for concurrent use.
type Mail struct {
	lex     *game.Lexicon
	seats   []string
	letters []letter // as written, by ascending number
	boxes   []box    // for readers without a seat, then for each seat
	open    []int    // letters with unanswered offers
}

// letter is a letter with its precomputed details.
type letter struct {
	store.Letter
	pact   *game.Pact // what it offers, or nil
	answer Answer     // to that offer; "" while unanswered
	hidden bool       // its words are shown to nobody
}

// box is one reader's mailbox.
type box struct {
	letters []int // indexes of this seat's letters, which it counts from 1
	offers  []int // indexes into letters: offers the seat is part of
	marks   []store.Mark
}

// New restores the mail of a table from the store.
func New(lex *game.Lexicon, seats []string, letters []store.Letter, marks []store.Mark) *Mail {
	m := &Mail{lex: lex, seats: seats, boxes: make([]box, len(seats)+1)}
	for _, l := range letters {
		m.Add(l)
	}
	for _, mark := range marks {
		m.SetMark(mark)
	}
	return m
}

// box returns the box of a seat, or of readers without one.
func (m *Mail) box(s game.Seat) *box { return &m.boxes[s+1] }

// Add puts a letter into its readers' boxes. Its number must be higher than all before it.
func (m *Mail) Add(l store.Letter) {
	at := len(m.letters)
	m.letters = append(m.letters, letter{Letter: l, pact: m.parse(&l)})
	pact := m.letters[at].pact
	if pact != nil {
		m.open = append(m.open, at)
	}
	if Answer(l.Word) == Hidden {
		m.hide(l.Re)
	} else {
		m.settle(l.Re, Answer(l.Word))
	}
	for s := game.Nobody; int(s) < len(m.seats); s++ {
		if !isFor(&l, s) {
			continue
		}
		b := m.box(s)
		if pact != nil && (pact.By == s || pact.With == s) {
			b.offers = append(b.offers, len(b.letters))
		}
		b.letters = append(b.letters, at)
	}
}

func (m *Mail) hide(n int64) {
	if at, ok := m.index(n); ok {
		m.letters[at].hidden = true
	}
}

// Notice returns the letter that hides the one with a store number, for whoever has that; hidden if
// somebody was faster.
func (m *Mail) Notice(n int64) (notice store.Letter, hidden bool, err error) {
	at, ok := m.index(n)
	if !ok {
		return notice, false, store.ErrNotFound
	}
	l := &m.letters[at]
	return store.Letter{Seat: l.Seat, Readers: l.Readers, Re: l.N, Word: string(Hidden)}, l.hidden, nil
}

// Received returns a letter as it was written, by the number that a seat has for it.
func (m *Mail) Received(s game.Seat, n int64) (store.Letter, error) {
	box := m.box(s).letters
	if n < 1 || n > int64(len(box)) {
		return store.Letter{}, store.ErrNotFound
	}
	return m.letters[box[n-1]].Letter, nil
}

// Wrote reports whether a person has written a letter.
func (m *Mail) Wrote(person string) bool {
	return slices.ContainsFunc(m.letters, func(l letter) bool { return l.Guest == person })
}

// Reown gives the letters that one person wrote to another.
func (m *Mail) Reown(from string, to store.Guest) {
	for i := range m.letters {
		if l := &m.letters[i]; l.Guest == from {
			l.Guest, l.Name = to.ID, to.Name
		}
	}
}

// Forget deletes the words of a person who has left. What was offered and answered stays: others
// rely on it.
func (m *Mail) Forget(person string) {
	for i := range m.letters {
		if l := &m.letters[i]; l.Guest == person {
			l.Guest, l.Name, l.Text = "", "", ""
		}
	}
}

// isFor reports whether a letter is for a seat.
func isFor(l *store.Letter, s game.Seat) bool {
	return l.Readers == 0 || s != game.Nobody && (l.Seat == s || l.Readers.Has(s))
}

// parse returns the pact a letter offers, or nil.
func (m *Mail) parse(l *store.Letter) *game.Pact {
	if l.Pact == "" {
		return nil
	}
	p, err := m.lex.ParsePact(l.Seat, strings.Fields(l.Pact), m.seats)
	if err != nil { // an older program wrote it
		return nil
	}
	return &p
}

// index returns the index of the letter with a store number.
func (m *Mail) index(n int64) (int, bool) {
	return slices.BinarySearchFunc(m.letters, n, func(l letter, n int64) int { return cmp.Compare(l.N, n) })
}

// number converts a store number to a seat's own count; 0 if the seat does not have the letter.
func (m *Mail) number(s game.Seat, n int64) int64 {
	if n == 0 {
		return 0
	}
	at, ok := m.index(n)
	if !ok {
		return 0
	}
	place, ok := slices.BinarySearch(m.box(s).letters, at)
	if !ok {
		return 0
	}
	return int64(place + 1)
}

// Count returns how many letters a seat has.
func (m *Mail) Count(s game.Seat) int64 { return int64(len(m.box(s).letters)) }

// After returns a seat's letters after its number n.
func (m *Mail) After(s game.Seat, n int64) []Letter {
	box := m.box(s).letters
	n = min(max(n, 0), int64(len(box)))
	if n == int64(len(box)) {
		return nil
	}
	list := make([]Letter, 0, int64(len(box))-n)
	for i, at := range box[n:] {
		l := &m.letters[at]
		text := l.Text
		if l.hidden {
			text = ""
		}
		list = append(list, Letter{N: n + int64(i) + 1, At: l.At, From: l.Seat, Name: l.Name, To: l.Readers, Text: text,
			Offer: l.pact, Re: m.number(s, l.Re), Answer: Answer(l.Word), Hidden: l.hidden})
	}
	return list
}

// CheckRoom rejects another letter of a seat that has written too many, in the day before now or at
// all. They are kept in memory, and everybody at the table gets them.
func (m *Mail) CheckRoom(s game.Seat, now int64) error {
	today, all := 0, 0
	for _, l := range m.letters {
		if l.Seat != s || l.Guest == "" {
			continue
		}
		all++
		if l.At > now-24*3600*1000 {
			today++
		}
	}
	if today >= MaxDay || all >= MaxSeat {
		return ErrTooMany
	}
	return nil
}

// CheckMark rejects marks for letters or seats that do not exist.
func (m *Mail) CheckMark(mark store.Mark) error {
	if known := m.Count(mark.Seat); mark.N < 0 || mark.N > known {
		return &game.SetupError{Field: "n", Text: fmt.Sprintf("you have %d letters", known)}
	}
	if mark.Circle&^game.AllSeats(len(m.seats)) != 0 {
		return &game.SetupError{Field: "circle", Text: "seats of this table"}
	}
	return nil
}

// SetMark records how far a seat has read a conversation.
func (m *Mail) SetMark(mark store.Mark) {
	b := m.box(mark.Seat)
	at := slices.IndexFunc(b.marks, func(old store.Mark) bool { return old.Circle == mark.Circle })
	if at < 0 {
		b.marks = append(b.marks, mark)
		return
	}
	b.marks[at] = mark
}

// Marks returns how far a seat has read its conversations.
func (m *Mail) Marks(s game.Seat) []store.Mark { return slices.Clone(m.box(s).marks) }
