package table

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"outremer/game"
	"outremer/store"
)

// MaxLetter is how many characters a letter may have.
const MaxLetter = 2000

// Press says how the players of a table may talk with each other while they play.
type Press string

const (
	FullPress   Press = "full"   // in private, in groups, and to all
	PublicPress Press = "public" // what everybody can read
	NoPress     Press = "none"   // not at all
)

// Presses are all of them, the most talkative first.
var Presses = []Press{FullPress, PublicPress, NoPress}

// pressFor is what a table of a title begins with if nobody chose: private letters where
// pacts make sense.
func pressFor(title game.Title) Press {
	if len(title.Lexicon().Pacts) > 0 {
		return FullPress
	}
	return PublicPress
}

func choosePress(title game.Title, wanted Press) (Press, error) {
	switch {
	case wanted == "":
		return pressFor(title), nil
	case slices.Contains(Presses, wanted):
		return wanted, nil
	}
	return "", &game.SetupError{Field: "press", Text: fmt.Sprintf("%q is unknown; possible: full, public, none", wanted)}
}

// Author is somebody who writes: a guest for a seat, or the creator for none.
type Author struct {
	store.Guest
	Seat game.Seat
}

// Draft is a letter that somebody wants to send.
type Draft struct {
	To     game.Seats // 0: all players
	Text   string
	Offer  []string // a pact, as slugs
	Re     int64    // number of the letter whose offer this answers, as the author counts
	Answer Answer
}

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
}

// Circle is the seats that a letter's conversation is among; 0 for all players.
func (l *Letter) Circle() game.Seats {
	if l.To == 0 {
		return 0
	}
	return l.To.With(l.From)
}

// seenBy reports whether a letter is for a seat. [Letters belong to seats: who takes a
// seat over has its correspondence.]
func seenBy(l *store.Letter, s game.Seat) bool {
	return l.Readers == 0 || s != game.Nobody && (l.Seat == s || l.Readers.Has(s))
}

// Write sends a letter. It returns ErrNotYours, ErrNoPress, ErrPublicOnly, and for
// offers and answers the errors of pacts.go.
func (t *Table) Write(ctx context.Context, by Author, d Draft) error {
	leave, err := t.host.enter()
	if err != nil {
		return err
	}
	defer leave()
	if d.Text, err = cleanText(d.Text); err != nil {
		return err
	}
	// One at a time, so that the order in memory is the order in the store.
	t.turn.Lock()
	defer t.turn.Unlock()
	l, err := t.letter(by, d)
	if err != nil {
		return err
	}
	if err := t.post(ctx, l); err != nil {
		return err
	}
	return t.callEnvoys(context.WithoutCancel(ctx), &l)
}

// letter is a draft as it will be kept, if it may be sent.
func (t *Table) letter(by Author, d Draft) (l store.Letter, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayWrite(by, d.To); err != nil {
		return l, err
	}
	l = store.Letter{Table: t.id, Guest: by.ID, Name: by.Name, Seat: by.Seat, Readers: d.To, Text: d.Text, At: t.host.now()}
	switch {
	case d.Re != 0:
		err = t.answers(&l, by.Seat, d)
	case d.Offer != nil:
		err = t.offers(&l, by.Seat, d)
	case d.Text == "":
		err = &game.SetupError{Field: "text", Text: "a letter says something"}
	}
	return l, err
}

// mayWrite checks that somebody may write to some seats now.
func (t *Table) mayWrite(by Author, to game.Seats) error {
	held := t.holds(by.ID)
	if by.Seat == game.Nobody && !t.talks(by.ID) || by.Seat != game.Nobody && !held.Has(by.Seat) {
		return ErrNotYours
	}
	if to == 0 && (t.row.Status != store.Running || Press(t.row.Press) != NoPress) {
		return nil
	}
	switch others := game.AllSeats(len(t.row.Seats)).Without(by.Seat); {
	case Press(t.row.Press) == NoPress:
		return ErrNoPress
	case Press(t.row.Press) != FullPress:
		return ErrPublicOnly
	case by.Seat == game.Nobody || to&^others != 0:
		return &game.SetupError{Field: "to", Text: "other seats of this table"}
	case t.course == nil:
		return ErrNotRunning
	}
	return nil
}

// post keeps a letter and hands it to its readers. The table's turn is held.
func (t *Table) post(ctx context.Context, l store.Letter) error {
	l, err := t.host.Store.AddLetter(context.WithoutCancel(ctx), l)
	if err != nil {
		return t.failure("letter", err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.letters = append(t.letters, l)
	t.ring()
	return nil
}

// talks reports whether a guest takes part in the players' talk.
func (t *Table) talks(guest string) bool { return t.holds(guest) != 0 || t.Created(guest) }

// mayRead checks that a guest takes part in the talk, from a seat that it holds or as
// one of all players.
func (t *Table) mayRead(guest string, s game.Seat) error {
	if !t.talks(guest) || s != game.Nobody && !t.holds(guest).Has(s) {
		return ErrNotYours
	}
	return nil
}

// Letters are the letters of a seat after number n, as it counts; ErrNotYours for who
// does not take part.
func (t *Table) Letters(guest string, s game.Seat, n int64) ([]Letter, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, s); err != nil {
		return nil, err
	}
	return t.lettersAfter(s, n), nil
}

// lettersFor is how many letters a seat has.
func (t *Table) lettersFor(s game.Seat) (n int64) {
	for i := range t.letters {
		if seenBy(&t.letters[i], s) {
			n++
		}
	}
	return n
}

func (t *Table) lettersAfter(s game.Seat, after int64) []Letter {
	var list []Letter
	number := map[int64]int64{} // of those seen, by the store's number
	for i := range t.letters {
		l := &t.letters[i]
		if !seenBy(l, s) {
			continue
		}
		number[l.N] = int64(len(number) + 1)
		if number[l.N] > after {
			list = append(list, Letter{N: number[l.N], At: l.At, From: l.Seat, Name: l.Name, To: l.Readers, Text: l.Text,
				Offer: t.offered(l), Re: number[l.Re], Answer: Answer(l.Word)})
		}
	}
	return list
}

// numbered is the letter that a seat counts as n, or nil.
func (t *Table) numbered(s game.Seat, n int64) *store.Letter {
	for i := range t.letters {
		if l := &t.letters[i]; seenBy(l, s) {
			if n--; n == 0 {
				return l
			}
		}
	}
	return nil
}

// Read marks a conversation as read up to letter n.
func (t *Table) Read(ctx context.Context, guest string, m store.Mark) error {
	leave, err := t.host.enter()
	if err != nil {
		return err
	}
	defer leave()
	t.turn.Lock()
	defer t.turn.Unlock()
	s := m.Seat
	t.mu.Lock()
	err = t.mayRead(guest, s)
	known := t.lettersFor(s)
	t.mu.Unlock()
	switch {
	case err != nil:
		return err
	case m.N < 0 || m.N > known:
		return &game.SetupError{Field: "n", Text: fmt.Sprintf("you have %d letters", known)}
	case m.Circle&^game.AllSeats(len(t.row.Seats)) != 0:
		return &game.SetupError{Field: "circle", Text: "seats of this table"}
	}
	if err := t.host.Store.PutMark(context.WithoutCancel(ctx), t.id, m); err != nil {
		return t.failure("mark", err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	at := slices.IndexFunc(t.marks, func(old store.Mark) bool { return old.Seat == m.Seat && old.Circle == m.Circle })
	if at < 0 {
		t.marks = append(t.marks, m)
	} else {
		t.marks[at] = m
	}
	return nil
}

// Marks are how much a seat has read of its conversations.
func (t *Table) Marks(guest string, s game.Seat) ([]store.Mark, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, s); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(slices.Clone(t.marks), func(m store.Mark) bool { return m.Seat != s }), nil
}

// cleanText is a letter's text: printable lines, at most one of them empty in a row.
func cleanText(text string) (string, error) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	for strings.Contains(text, "\n\n\n") {
		text = strings.ReplaceAll(text, "\n\n\n", "\n\n")
	}
	if utf8.RuneCountInString(text) > MaxLetter {
		return "", &game.SetupError{Field: "text", Text: fmt.Sprintf("at most %d characters", MaxLetter)}
	}
	if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }) {
		return "", &game.SetupError{Field: "text", Text: "only printable characters"}
	}
	return text, nil
}
