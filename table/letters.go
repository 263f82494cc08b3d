package table

import (
	"context"
	"errors"
	"slices"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// Author is a letter writer: a guest at a seat, or the creator without one.
type Author struct {
	store.Guest
	Seat game.Seat
}

// Write sends a letter. It returns ErrNotYours, ErrNoPacts, and the errors of package press.
func (t *Table) Write(ctx context.Context, by Author, out press.Outgoing) error {
	text, err := press.Clean(out.Text)
	if err != nil {
		return err
	}
	out.Text = text
	// Serialized, so that memory and the store have the same order.
	return t.alone(func() error {
		l, err := t.compose(by, out)
		if err != nil {
			return err
		}
		return t.deliver(ctx, l)
	})
}

// compose returns the letter as it will be stored, if it may be sent.
func (t *Table) compose(by Author, out press.Outgoing) (l store.Letter, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayWrite(by, out.To); err != nil {
		return l, err
	}
	if departed(&t.row) {
		return l, ErrDeparted
	}
	if err := t.mail.CheckRoom(by.Seat, t.host.now()); err != nil {
		return l, err
	}
	var dip game.Diplomat
	if out.AboutPact() {
		dip, err = t.diplomat()
		if err != nil {
			return l, err
		}
		if by.Seat == game.Nobody {
			return l, ErrNotYours
		}
	}
	l, err = t.mail.Compose(dip, by.Seat, out)
	l.Guest, l.Name = by.ID, by.Name
	return l, err
}

// mayWrite checks that an author may write to some seats now.
func (t *Table) mayWrite(by Author, to game.Seats) error {
	if err := t.mayRead(by.ID, by.Seat); err != nil {
		return err
	}
	if err := t.mode().Check(to, t.row.Status == store.Running); err != nil || to == 0 {
		return err
	}
	others := game.AllSeats(len(t.row.Seats)).Without(by.Seat)
	switch {
	case by.Seat == game.Nobody || to&^others != 0:
		return &game.SetupError{Field: "to", Text: "other seats of this table"}
	case t.course == nil:
		return ErrNotRunning
	}
	return nil
}

// mode returns how players may talk.
func (s *state) mode() press.Mode { return press.Mode(s.row.Press) }

// deliver stores a letter, delivers it to its readers and lets bots react to it. The table's turn
// must be held.
func (t *Table) deliver(ctx context.Context, l store.Letter) error {
	ctx = context.WithoutCancel(ctx)
	l.Table, l.At = t.id, t.host.now()
	calls := t.lettersFor(&l)
	l, err := t.host.Store.AddLetter(ctx, l, calls...)
	if errors.Is(err, store.ErrRepeated) {
		_, err = t.host.Store.Made(ctx, store.KeyOf(ctx))
		return err
	}
	ctx = store.WithKey(ctx, store.Key{}) // what follows from a letter is another
	if err != nil {
		return t.wrap("letter", err)
	}
	t.told(calls)
	if t.host.Store.Shared() { // others may have written meanwhile
		err = t.readMail(ctx)
	} else {
		t.mu.Lock()
		t.mail.Add(l)
		t.broadcast()
		t.mu.Unlock()
	}
	if err != nil {
		return t.wrap("letter", err)
	}
	return t.callEnvoys(ctx, &l)
}

// talks reports whether a guest takes part in the players' talk.
func (t *Table) talks(guest string) bool { return t.joined(guest) || t.Created(guest) }

// mayRead checks that a guest takes part in the talk, from a seat it holds or as one of the
// players.
func (t *Table) mayRead(guest string, s game.Seat) error {
	if !t.talks(guest) || s != game.Nobody && !t.holds(guest).Has(s) {
		return ErrNotYours
	}
	return nil
}

// Letters returns a seat's letters after its number n, at most press.Page of them; ErrNotYours for
// guests who do not take part.
func (t *Table) Letters(guest string, s game.Seat, n int64) ([]press.Letter, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, s); err != nil {
		return nil, err
	}
	list := t.mail.After(s, n)
	return t.unsigned(list[:min(len(list), press.Page)]), nil
}

// unsigned leaves out who wrote letters where names are hidden. The seats stay.
func (t *Table) unsigned(list []press.Letter) []press.Letter {
	if !anonymous(&t.row) {
		return list
	}
	list = slices.Clone(list)
	for i := range list {
		list[i].Name = ""
	}
	return list
}

// MarkRead records that a seat has read a conversation up to a letter.
func (t *Table) MarkRead(ctx context.Context, guest string, m store.Mark) error {
	return t.alone(func() error {
		if err := t.checkMark(guest, m); err != nil {
			return err
		}
		if err := t.host.Store.PutMark(context.WithoutCancel(ctx), t.id, m); err != nil {
			return t.wrap("mark", err)
		}
		t.mu.Lock()
		defer t.mu.Unlock()
		t.mail.SetMark(m)
		return nil
	})
}

func (t *Table) checkMark(guest string, m store.Mark) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, m.Seat); err != nil {
		return err
	}
	return t.mail.CheckMark(m)
}

// Marks returns how far a seat has read its conversations.
func (t *Table) Marks(guest string, s game.Seat) ([]store.Mark, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, s); err != nil {
		return nil, err
	}
	return t.mail.Marks(s), nil
}

// diplomat returns the state, if pacts make sense in it now.
func (s *state) diplomat() (game.Diplomat, error) {
	if s.course == nil || s.row.Status != store.Running {
		return nil, ErrNotRunning
	}
	d, ok := s.course.State.(game.Diplomat)
	if !ok {
		return nil, ErrNoPacts
	}
	return d, nil
}

// Agreements returns the pacts a seat is part of, and those it could offer to another seat now.
// Where no pacts can be made, both are empty.
func (t *Table) Agreements(guest string, s, with game.Seat) (made []press.Agreement, possible []game.Pact, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayRead(guest, s); err != nil {
		return nil, nil, err
	}
	dip, err := t.diplomat()
	if err != nil || s == game.Nobody {
		return nil, nil, nil
	}
	made = t.mail.Agreements(dip, s)
	if with != game.Nobody && with != s && t.mode() != press.None {
		possible = t.mail.Possible(dip, s, with)
	}
	return made, possible, nil
}
