package table

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/press"
)

// A game that one person plays, with bots or around one screen, can move from one host to another: from a
// browser to a server, or back. Three requests do it, and each can be repeated, so nothing is lost if it
// breaks off: the old table Departs, and is not played on from then on; the new host Receives what was
// packed, under an id that follows from it; the old table has Arrived, and says where. A host that never
// answers keeps no game for ever: its old host can Receive it itself, as a copy. Whoever held the
// game in a browser could read its luck: nobody else can join it later, and it is not rated.

// Parcel is a game that moves.
type Parcel struct {
	From    string            // the table that it comes from
	Log     []byte            // as far as it was played, with its secret
	Name    string            // of the table
	Press   press.Mode        // how players may talk
	Manners Manners           // of which a new host takes those that one person may choose
	Sit     []string          // seats of the person
	Bots    map[string]string // by seat
	Letters []store.Letter
}

// Depart stops the game here, and packs it. It returns ErrNotYours, ErrNotRunning or ErrNotAlone. Until the
// game has Arrived it can be asked for again.
func (t *Table) Depart(ctx context.Context, guest string) (Parcel, error) {
	err := t.do(ctx, func(p *plan) error {
		p.travels = true
		if err := p.mayDepart(guest); err != nil {
			return err
		}
		if departed(&p.row) {
			return errNoChange
		}
		p.setDoor(func(d *door) { d.Leaving = true })
		return nil
	})
	if err != nil {
		return Parcel{}, err
	}
	return t.pack(ctx)
}

func (p *plan) mayDepart(guest string) error {
	other := func(s store.Seat) bool {
		return s.Guest != "" && s.Guest != guest || s.Reserved != "" && s.Reserved != guest || !isBot(begunBy(&s)) && begunBy(&s) != guest
	}
	switch {
	case !p.t.Created(guest):
		return ErrNotYours
	case p.row.Status != store.Running:
		return ErrNotRunning
	case len(p.row.Clock) > 0 || mannersOf(&p.row).Rated || slices.ContainsFunc(p.row.Seats, other):
		return ErrNotAlone
	}
	return nil
}

func (t *Table) pack(ctx context.Context) (c Parcel, err error) {
	t.mu.Lock()
	row := t.row
	t.mu.Unlock()
	c = Parcel{From: t.id, Name: nameOf(&row), Press: press.Mode(row.Press), Manners: mannersOf(&row), Bots: map[string]string{}}
	for _, s := range row.Seats {
		if s.Guest != "" {
			c.Sit = append(c.Sit, s.Name)
		}
		if s.Bot != "" {
			c.Bots[s.Name] = s.Bot
		}
	}
	c.Letters, err = t.host.Store.Letters(ctx, t.id)
	if err == nil {
		c.Log, err = t.logText(ctx, &row, nil)
	}
	return c, err
}

// Arrived notes where the game is now, and closes the table for good.
func (t *Table) Arrived(ctx context.Context, guest, to string) error {
	return t.do(ctx, func(p *plan) error {
		p.travels = true
		d := doorOf(&p.row)
		switch {
		case !p.t.Created(guest):
			return ErrNotYours
		case d.Closed == EndedMoved:
			return errNoChange
		case !d.Leaving:
			return ErrNotRunning
		}
		p.closeFor(EndedMoved)
		p.setDoor(func(d *door) { d.Leaving, d.To = false, to })
		return nil
	})
}

// Stay lets a game go on that was to move, and that no other host has.
func (t *Table) Stay(ctx context.Context, guest string) error {
	return t.do(ctx, func(p *plan) error {
		p.travels = true
		switch {
		case !p.t.Created(guest):
			return ErrNotYours
		case p.row.Status != store.Running:
			return ErrNotRunning
		case !departed(&p.row):
			return errNoChange
		}
		p.setDoor(func(d *door) { d.Leaving = false })
		return nil
	})
}

// departed reports whether a game is on its way, or has arrived elsewhere.
func departed(r *store.Table) bool {
	d := doorOf(r)
	return d.Leaving || d.Closed == EndedMoved
}

// Receive makes a table of a game that has departed elsewhere, at which the person sits where they sat, and
// returns its id. course is the replayed log. Receiving the same parcel again makes nothing twice.
func (h *Host) Receive(ctx context.Context, g store.Guest, c *Parcel, f *record.File, course *record.Course, origin string) (string, error) {
	leave, err := h.enter()
	if err != nil {
		return "", err
	}
	defer leave()
	ctx = context.WithoutCancel(ctx) // nobody can tell how far it has come
	row, err := h.receivedRow(g, c, f, course)
	if err != nil {
		return "", err
	}
	row.Origin = origin
	known, err := h.Store.LoadTable(ctx, row.ID)
	switch {
	case err == nil && known.Creator != g.ID:
		return "", ErrNotYours
	case err == nil && known.Version > 0:
		return row.ID, nil
	case errors.Is(err, store.ErrNotFound):
		err = h.createRow(ctx, g, row)
	}
	if err == nil {
		err = h.receiveLetters(ctx, row.ID, c, g.ID)
	}
	if err == nil {
		err = h.noteCopy(ctx, g, c, f, course)
	}
	if err != nil {
		return "", err
	}
	return row.ID, h.continueHere(ctx, row, f, course)
}

// receivedRow checks a parcel, and makes the row of its table, as it is before the first record.
func (h *Host) receivedRow(g store.Guest, c *Parcel, f *record.File, course *record.Course) (row store.Table, err error) {
	title, err := h.chosen(f.Game, f.Facts.Hash)
	if err != nil {
		return row, err
	}
	name, err := cleanLine("name", c.Name, MaxName)
	if err != nil {
		return row, err
	}
	mode, err := press.ModeFor(title, c.Press)
	if err != nil {
		return row, err
	}
	m := Manners{Seating: Chosen, Several: true, Agreements: c.Manners.Agreements, Hints: c.Manners.Hints, Moved: true}
	now, facts := h.now(), title.Info().Facts
	row = store.Table{ID: h.idOf(c.From, f.Secret, g.ID), Title: f.Game, Edition: f.Edition, Options: map[string]string{}, Name: name,
		Creator: g.ID, Press: string(mode), Manners: m.String(), Secret: hex.EncodeToString(f.Secret), Created: now,
		Progress: store.Progress{Status: store.Open, Revision: course.Revision(), Facts: facts.Hash, FactsName: facts.Name,
			Program: h.Program, Updated: now}}
	for _, o := range f.Options {
		row.Options[o.Slug] = o.Value
	}
	row.Seats, err = h.receivedSeats(title, g, c, f, course.Setup)
	return row, err
}

// idOf returns the id of the table that a person's game moves to. It is always the same, and nobody can
// guess it who does not know the game's secret.
func (h *Host) idOf(from string, secret []byte, guest string) string {
	id := store.IDOf(fmt.Sprintf("%s\n%x\n%s", from, secret, guest))
	return id + h.NewID()[len(id):] // a host may mark its own
}

func (h *Host) receivedSeats(title game.Title, g store.Guest, c *Parcel, f *record.File, setup game.Setup) ([]store.Seat, error) {
	vacant, err := vacantSeats(title, setup)
	if err != nil {
		return nil, err
	}
	seats := make([]store.Seat, len(f.Seats))
	for i, name := range f.Seats {
		s := store.Seat{Name: name, Bot: c.Bots[name], Invite: h.NewID(), Entropy: f.Entropy[i], Vacant: vacant.Has(game.Seat(i))}
		if slices.Contains(c.Sit, name) {
			s.Guest, s.Holder = g.ID, g.Name
		}
		if free := s.Bot == "" && s.Guest == ""; free != s.Vacant {
			return nil, &game.SetupError{Field: "sit", Text: "nobody, or two, would sit at " + name}
		}
		if s.Bot != "" {
			if err := h.checkBot(title, "bots", s.Bot); err != nil {
				return nil, err
			}
		}
		if !s.Vacant {
			s.Began = playerAt(&s)
		}
		seats[i] = s
	}
	for _, name := range append(slices.Collect(maps.Keys(c.Bots)), c.Sit...) {
		if !slices.Contains(f.Seats, name) {
			return nil, &game.SetupError{Field: "sit", Text: "no such seat: " + name}
		}
	}
	return seats, nil
}

// receiveLetters adds the letters that are not there yet.
func (h *Host) receiveLetters(ctx context.Context, id string, c *Parcel, guest string) error {
	have, err := h.Store.Letters(ctx, id)
	if err != nil {
		return err
	}
	for _, l := range c.Letters[min(len(have), len(c.Letters)):] {
		l.Table, l.N, l.Name = id, 0, ""
		if l.Guest != "" {
			l.Guest = guest
		}
		if _, err := h.Store.AddLetter(ctx, l); err != nil {
			return err
		}
	}
	return nil
}

// noteCopy notes in the log of a game that goes on at the host it departed from, as nobody answers where it was
// to go: should it have arrived there, two games go on from here.
func (h *Host) noteCopy(ctx context.Context, g store.Guest, c *Parcel, f *record.File, course *record.Course) error {
	old, err := h.Store.LoadTable(ctx, c.From)
	if errors.Is(err, store.ErrNotFound) || err == nil && old.Creator != g.ID {
		return nil
	}
	if err != nil {
		return err
	}
	note := course.PrepareNote(0, "played-on") // of the whole table; a note has to stand somewhere
	course.Commit(note)
	f.Records = append(f.Records, note.Record)
	return nil
}

// continueHere makes the row a running game.
func (h *Host) continueHere(ctx context.Context, row store.Table, f *record.File, course *record.Course) error {
	step := store.Step{Table: row.ID, To: row.Progress, Drop: []string{h.expireJob(&row).ID}}
	step.To.Version, step.To.Status = 1, store.Running
	step.To.Header, step.To.Awaiting = string(f.Header.Append(nil)), course.Awaiting()
	for _, r := range f.Records {
		step.Records = append(step.Records, store.Record{N: int64(r.N), Text: string(r.Append(nil, f.Seats)), At: row.Created})
	}
	row.Progress = step.To
	st, err := newState(row)
	if err != nil {
		return err
	}
	step.Jobs = h.jobs(&st)
	if err := h.Store.ApplyStep(ctx, step); err != nil {
		return err
	}
	h.wakeFor(step.Jobs)
	return nil
}
