package table

import (
	"context"
	"crypto/subtle"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// Limits of what people can write on a table.
const (
	MaxName    = 60 // characters of a table's name
	MaxEntropy = 64 // characters that a player may add to the luck
)

// NewTable is what somebody wants to play.
type NewTable struct {
	Title    string
	Facts    string            // hash of the facts to play with; "": those of the host's titles
	Revision game.Revision     // of the rules; 0: the newest
	Edition  string            // "": the title's first
	Options  map[string]string // missing ones have their defaults
	Players  int
	Name     string
	Public   bool                 // listed in the lobby; anybody may take a free seat
	Press    Press                // "": what suits the title
	Clock    map[string]int64     // seconds for each kind of turn; none: no limit
	Bots     map[game.Seat]string // seats that bots play
	Sit      []game.Seat          // seats that the creator takes at once
	Entropy  string               // what the creator adds to the luck with each of them
}

// Create makes a table and returns its id. It returns a *game.SetupError for what
// the title does not allow, and ErrTooMany. The table's secret is drawn now, and
// its seal is public before anybody can add to the luck.
func (h *Host) Create(ctx context.Context, g store.Guest, n NewTable) (string, error) {
	leave, err := h.enter()
	if err != nil {
		return "", err
	}
	row, err := h.newRow(g, n)
	if err == nil {
		err = h.createRow(ctx, g, row)
	}
	leave()
	if err != nil {
		return "", err
	}
	t, err := h.Open(ctx, row.ID)
	if err != nil {
		return "", err
	}
	defer t.Release()
	// Bots alone, or the creator at every seat: nobody to wait for.
	return row.ID, t.startIfFull(ctx)
}

func (h *Host) createRow(ctx context.Context, g store.Guest, row store.Table) error {
	n, err := h.Store.CountUnfinished(ctx, g.ID)
	if err != nil {
		return err
	}
	if n >= h.MaxTables {
		return ErrTooMany
	}
	if err := h.Store.PutGuest(ctx, g); err != nil {
		return err
	}
	title, err := h.chosen(row.Title, row.Facts)
	if err != nil {
		return err
	}
	if err := h.keepFacts(ctx, title); err != nil {
		return err
	}
	return h.Store.CreateTable(ctx, row)
}

// newRow checks what is wanted and makes the table's row.
func (h *Host) newRow(g store.Guest, n NewTable) (row store.Table, err error) {
	title, err := h.chosen(n.Title, n.Facts)
	if err != nil {
		return row, err
	}
	setup, err := title.Info().Complete(game.Setup{Edition: n.Edition, Revision: n.Revision, Options: n.Options, Seats: n.Players})
	if err != nil {
		return row, err
	}
	entropy, err := cleanEntropy(n.Entropy)
	if err != nil {
		return row, err
	}
	name, err := cleanLine("name", n.Name, MaxName)
	if err != nil {
		return row, err
	}
	press, err := choosePress(title, n.Press)
	if err != nil {
		return row, err
	}
	if err := checkClock(title, n.Clock); err != nil {
		return row, err
	}
	now, facts := h.now(), title.Info().Facts
	row = store.Table{Title: n.Title, Edition: setup.Edition, Options: setup.Options,
		Name: name, Creator: g.ID, Public: n.Public, Clock: n.Clock, Press: string(press), Created: now,
		Progress: store.Progress{Status: store.Open, Revision: setup.Revision, Facts: facts.Hash, FactsName: facts.Name, Program: h.Program, Updated: now}}
	if row.ID, err = h.token(); err != nil {
		return row, err
	}
	secret, err := h.bytes(32)
	if err != nil {
		return row, err
	}
	row.Secret = hex.EncodeToString(secret)
	row.Seats, err = h.newSeats(title, setup, g, n, entropy)
	return row, err
}

func (h *Host) newSeats(title game.Title, setup game.Setup, g store.Guest, n NewTable, entropy string) ([]store.Seat, error) {
	vacant, err := vacantSeats(title, setup)
	if err != nil {
		return nil, err
	}
	names := title.Info().Seats[n.Players]
	seats := make([]store.Seat, len(names))
	for i, name := range names {
		invite, err := h.token()
		if err != nil {
			return nil, err
		}
		seats[i] = store.Seat{Name: name, Invite: invite, Vacant: vacant.Has(game.Seat(i))}
	}
	for s, bot := range n.Bots {
		if s < 0 || int(s) >= len(seats) || seats[s].Vacant {
			return nil, &game.SetupError{Field: "bots", Text: fmt.Sprintf("seat %d is not there, or the game plays it", s)}
		}
		if err := h.checkBot(title, "bots", bot); err != nil {
			return nil, err
		}
		seats[s].Bot = bot
	}
	for _, s := range n.Sit {
		if s < 0 || int(s) >= len(seats) || !isFree(seats[s]) {
			return nil, &game.SetupError{Field: "sit", Text: "the seat is a bot's, the game's, or not there"}
		}
		seats[s].Guest, seats[s].Holder, seats[s].Entropy = g.ID, g.Name, entropy
	}
	return seats, nil
}

// vacantSeats are the seats of a setup at which nobody sits.
func vacantSeats(title game.Title, setup game.Setup) (game.Seats, error) {
	if filler, ok := title.(game.Filler); ok {
		return filler.Vacant(setup)
	}
	return 0, nil
}

// Place is where somebody wants to sit: the seat of an invitation, or a seat that
// is open to all.
type Place struct {
	Invite  string
	Seat    game.Seat // Nobody: the invitation's, or the first free one
	Entropy string
}

// Join takes a seat and returns it. When the last free seat is taken, the game
// starts. It returns ErrInvite, ErrTaken or ErrStarted.
func (t *Table) Join(ctx context.Context, g store.Guest, pl Place) (game.Seat, error) {
	entropy, err := cleanEntropy(pl.Entropy)
	if err != nil {
		return game.Nobody, err
	}
	if err := t.host.Store.PutGuest(ctx, g); err != nil {
		return game.Nobody, err
	}
	at := game.Nobody
	err = t.do(ctx, func(p *plan) error {
		if at, err = p.seatFor(g.ID, pl); err != nil {
			return err
		}
		p.setSeat(at, func(s *store.Seat) { s.Guest, s.Holder, s.Entropy = g.ID, g.Name, entropy })
		return p.startIfFull()
	})
	return at, err
}

// seatFor finds the seat that somebody may take.
func (p *plan) seatFor(guest string, pl Place) (game.Seat, error) {
	if p.row.Status != store.Open {
		return game.Nobody, ErrStarted
	}
	at := pl.Seat
	if pl.Invite != "" {
		if at = p.invited(pl.Invite); at == game.Nobody || pl.Seat != game.Nobody && pl.Seat != at {
			return game.Nobody, ErrInvite
		}
	} else if !p.row.Public && guest != p.row.Creator {
		return game.Nobody, ErrInvite
	}
	if at == game.Nobody {
		at = game.Seat(slices.IndexFunc(p.row.Seats, isFree))
	}
	if at < 0 || int(at) >= len(p.row.Seats) || !isFree(p.row.Seats[at]) {
		return game.Nobody, ErrTaken
	}
	return at, nil
}

func isFree(s store.Seat) bool { return s.Guest == "" && s.Bot == "" && !s.Vacant }

// invited is the seat that a token is for. All tokens are compared, each in
// constant time, so that the time taken says nothing.
func (p *plan) invited(token string) game.Seat {
	at := game.Nobody
	for i, s := range p.row.Seats {
		if subtle.ConstantTimeCompare([]byte(s.Invite), []byte(token)) == 1 {
			at = game.Seat(i)
		}
	}
	return at
}

// Engage puts a bot into a free seat before the start, or takes it out again if bot is
// "". Only the creator may. With the last free seat the game starts.
func (t *Table) Engage(ctx context.Context, guest string, at game.Seat, bot string) error {
	return t.do(ctx, func(p *plan) error {
		switch {
		case !t.Created(guest):
			return ErrNotYours
		case p.row.Status != store.Open:
			return ErrStarted
		case at < 0 || int(at) >= len(p.row.Seats) || p.row.Seats[at].Guest != "" || p.row.Seats[at].Vacant:
			return ErrTaken
		}
		if bot != "" {
			if err := p.t.host.checkBot(p.t.title, "bot", bot); err != nil {
				return err
			}
		}
		p.setSeat(at, func(s *store.Seat) { s.Bot = bot })
		return p.startIfFull()
	})
}

// Leave frees the seat before the start, and is Resign afterwards. A table that
// everybody leaves before the start is closed.
func (t *Table) Leave(ctx context.Context, by By) error {
	invite, err := t.host.token()
	if err != nil {
		return err
	}
	return t.do(ctx, func(p *plan) error {
		if p.row.Status != store.Open {
			return p.resign(by)
		}
		if err := p.holder(by); err != nil {
			return err
		}
		// The old invitation was for somebody who is not coming.
		p.setSeat(by.Seat, func(s *store.Seat) { s.Guest, s.Holder, s.Entropy, s.Invite = "", "", "", invite })
		if !slices.ContainsFunc(p.row.Seats, func(s store.Seat) bool { return s.Guest != "" }) {
			p.row.Status = store.Closed
		}
		return nil
	})
}

func (t *Table) startIfFull(ctx context.Context) error {
	err := t.do(ctx, func(p *plan) error {
		if p.row.Status != store.Open || slices.ContainsFunc(p.row.Seats, isFree) {
			return errNoChange
		}
		return p.startIfFull()
	})
	if err == errNoChange {
		return nil
	}
	return err
}

// startIfFull starts the game if every seat has its player.
func (p *plan) startIfFull() error {
	if slices.ContainsFunc(p.row.Seats, isFree) {
		return nil
	}
	secret, err := hex.DecodeString(p.row.Secret)
	if err != nil {
		return p.t.failure("secret", err)
	}
	entropy := make([]string, len(p.row.Seats))
	for i, s := range p.row.Seats {
		entropy[i] = s.Entropy
	}
	setup := game.Setup{Edition: p.row.Edition, Revision: p.row.Revision, Options: p.row.Options, Seats: len(p.row.Seats)}
	header := record.NewHeader(p.t.title, setup, record.Seal(secret), entropy)
	if p.course, err = record.Begin(p.t.title, header.Setup(secret)); err != nil {
		return p.t.failure("start", err)
	}
	p.row.Header, p.row.Status = string(header.Append(nil)), store.Running
	return nil
}

// cleanEntropy puts single spaces between words, as the log has them.
func cleanEntropy(text string) (string, error) { return cleanLine("entropy", text, MaxEntropy) }

// cleanLine is text as one line of printable characters, at most limit of them.
func cleanLine(field, text string, limit int) (string, error) {
	text = strings.Join(strings.Fields(text), " ")
	if utf8.RuneCountInString(text) > limit {
		return "", &game.SetupError{Field: field, Text: fmt.Sprintf("at most %d characters", limit)}
	}
	if !utf8.ValidString(text) || strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return "", &game.SetupError{Field: field, Text: "only printable characters"}
	}
	return text, nil
}

// CleanName checks a guest's name.
func CleanName(name string) (string, error) {
	name, err := cleanLine("name", name, 30)
	if err == nil && name == "" {
		err = &game.SetupError{Field: "name", Text: "a name is needed"}
	}
	return name, err
}

// Rename gives a guest another name, here and at all tables.
func (h *Host) Rename(ctx context.Context, g store.Guest) error {
	if err := h.Store.PutGuest(ctx, g); err != nil {
		return err
	}
	for _, t := range h.loaded() {
		t.rename(g)
	}
	return nil
}

// loaded are the tables in memory that are ready.
func (h *Host) loaded() []*Table {
	h.mu.Lock()
	defer h.mu.Unlock()
	var ready []*Table
	for _, t := range h.tables {
		select {
		case <-t.ready:
			ready = append(ready, t)
		default:
		}
	}
	return ready
}

func (t *Table) rename(g store.Guest) {
	// A change under way has the old name in its copy; wait for it.
	t.turn.Lock()
	defer t.turn.Unlock()
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.holds(g.ID) == 0 {
		return
	}
	t.row.Seats = slices.Clone(t.row.Seats)
	for i := range t.row.Seats {
		if t.row.Seats[i].Guest == g.ID {
			t.row.Seats[i].Holder = g.Name
		}
	}
	t.shown = [game.MaxSeats + 1]*Snapshot{}
	t.ring()
}

// List finds tables in the store, for the lobby and for "my tables".
func (h *Host) List(ctx context.Context, q store.Query) ([]Info, error) {
	rows, err := h.Store.ListTables(ctx, q)
	if err != nil {
		return nil, err
	}
	infos := make([]Info, len(rows))
	for i := range rows {
		infos[i] = infoOf(&rows[i])
		// A wait that cannot be read is of a table that cannot be opened either.
		if w, err := parseWait(rows[i].Wait); err == nil {
			infos[i].Clock = clockOf(&rows[i], &w)
		}
	}
	return infos, nil
}
