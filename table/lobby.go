package table

import (
	"cmp"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"outremer/game"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// Limits for user-supplied text.
const (
	MaxName    = 60 // characters of a table's name
	MaxEntropy = 64 // characters a player may add to the luck
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
	Press    press.Mode           // "": what suits the title
	Clock    clock.Limits         // none: no limit
	Terms    clock.Terms          // how time is reckoned beside the limits
	Bots     map[game.Seat]string // seats that bots play
	Sit      []game.Seat          // seats the creator takes immediately
	Entropy  string               // what the creator adds to the luck at each of them
	Manners  Manners              // how people come to their seats
	Hints    *bool                // whether players may ask for advice; nil: if nobody plays but the creator and bots
	Wishes   []game.Seat          // seats the creator would like, where that counts
	Origin   string               // where it is made, as a hash; "": not counted
	Opening  Opening              // how bots begin

	reserved map[game.Seat]string // guests for whom seats are kept
}

// Create makes a table and returns its id. It returns a *game.SetupError for anything the title
// does not allow, and ErrTooMany. The table's secret is drawn here, so its seal is public before
// anybody can add to the luck. Asked again with the same key, it returns the table that was made.
func (h *Host) Create(ctx context.Context, g store.Guest, n NewTable) (string, error) {
	leave, err := h.enter()
	if err != nil {
		return "", err
	}
	row, err := h.newRow(g, n)
	if err == nil {
		err = h.createRow(ctx, g, row)
	}
	if errors.Is(err, store.ErrRepeated) {
		row.ID, err = h.Store.Made(ctx, store.KeyOf(ctx))
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
	// Bots only, or the creator at every seat: nobody to wait for.
	return row.ID, t.startIfFull(store.WithKey(ctx, store.Key{}), n.Opening)
}

func (h *Host) createRow(ctx context.Context, g store.Guest, row store.Table) error {
	if err := h.checkPresent(g.ID); err != nil {
		return err
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
	if err := h.Store.CreateTable(ctx, row, h.quotas(&row)...); err != nil {
		return err
	}
	return h.Store.PutJob(ctx, h.expireJob(&row))
}

// quotas returns what a new table must be within. Tables at which nobody plays go on by themselves, so
// there are fewer of them; and whoever gets a new name with each table still has one address.
func (h *Host) quotas(row *store.Table) []store.Quota {
	list := []store.Quota{{Max: h.MaxTables}, {Origin: true, Max: 10 * h.MaxTables}}
	if people(row.Seats) == 0 && !slices.ContainsFunc(row.Seats, isFree) {
		list = append(list, store.Quota{Alone: true, Max: max(1, h.MaxTables/5)}, store.Quota{Alone: true, Origin: true, Max: h.MaxTables})
	}
	return list
}

// newRow checks the request and makes the table's row.
func (h *Host) newRow(g store.Guest, n NewTable) (row store.Table, err error) {
	title, err := h.chosen(n.Title, n.Facts)
	if err != nil {
		return row, err
	}
	wanted := game.Setup{Edition: n.Edition, Revision: n.Revision, Options: n.Options, Seats: n.Players}
	setup, err := title.Info().Complete(wanted)
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
	mode, err := press.ModeFor(title, n.Press)
	if err != nil {
		return row, err
	}
	if err := n.Clock.Check(title); err != nil {
		return row, err
	}
	if err := n.Terms.Check(); err != nil {
		return row, err
	}
	secret, err := h.bytes(32)
	if err != nil {
		return row, err
	}
	n.Manners.Seating = cmp.Or(n.Manners.Seating, Chosen)
	n.Manners.Several = n.Manners.Several || n.Public && len(n.Sit) > 1 // who takes several allows it
	if n.Hints != nil {
		n.Manners.Hints = *n.Hints
	}
	if err := n.Manners.check(&n); err != nil {
		return row, err
	}
	now, facts := h.now(), title.Info().Facts
	row = store.Table{ID: h.NewID(), Title: n.Title, Edition: setup.Edition, Options: setup.Options,
		Name: name, Creator: g.ID, Public: n.Public, Clock: n.Clock, Terms: n.Terms.String(), Press: string(mode),
		Manners: n.Manners.String(), Origin: n.Origin, Secret: hex.EncodeToString(secret), Created: now,
		Progress: store.Progress{Status: store.Open, Revision: setup.Revision, Facts: facts.Hash, FactsName: facts.Name,
			Program: h.Program, Door: (&door{Invite: h.NewID()}).String(), Updated: now}}
	row.Seats, err = h.newSeats(title, setup, g, n, entropy)
	if err != nil {
		return row, err
	}
	if _, thinks := title.(game.Thinker); thinks && n.Hints == nil && n.alone(row.Seats) {
		n.Manners.Hints = true
		row.Manners = n.Manners.String()
	}
	for i := range row.Seats {
		row.Seats[i].Bot = h.character(row.Seats[i].Bot, row.ID, game.Seat(i))
	}
	if err := checkRated(title, setup, n.Manners, row.Seats, len(n.Sit)); err != nil {
		return row, err
	}
	return row, n.Opening.check(title, &row, n.alone(row.Seats) && n.Manners.Seating == Chosen)
}

// alone reports whether the creator plays with bots alone, and for no rating.
func (n *NewTable) alone(seats []store.Seat) bool {
	return !n.Manners.Rated && len(n.Sit) == 1 && !slices.ContainsFunc(seats, isFree)
}

func (h *Host) newSeats(
	title game.Title, setup game.Setup, g store.Guest, n NewTable, entropy string,
) ([]store.Seat, error) {
	vacant, err := vacantSeats(title, setup)
	if err != nil {
		return nil, err
	}
	names := title.Info().Seats[n.Players]
	seats := make([]store.Seat, len(names))
	for i, name := range names {
		seats[i] = store.Seat{Name: name, Invite: h.NewID(), Vacant: vacant.Has(game.Seat(i))}
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
	wishes, err := cleanWishes(seats, n.Manners.Seating, n.Wishes)
	if err != nil {
		return nil, err
	}
	for _, s := range n.Sit {
		if s < 0 || int(s) >= len(seats) || !isFree(seats[s]) {
			return nil, &game.SetupError{Field: "sit", Text: "the seat is a bot's, the game's, or not there"}
		}
		if g.Program != 0 && n.Manners.Hidden {
			return nil, ErrUnseen
		}
		seats[s].Guest, seats[s].Holder, seats[s].Program, seats[s].Entropy = g.ID, g.Name, g.Program != 0, entropy
		if n.Manners.Seating != Chosen {
			seats[s].Place, err = h.placeNumber(seats)
			seats[s].Wishes = wishes
		}
		if err != nil {
			return nil, err
		}
	}
	for s, guest := range n.reserved {
		seats[s].Reserved = guest
	}
	return seats, nil
}

// vacantSeats returns the seats of a setup at which nobody sits.
func vacantSeats(title game.Title, setup game.Setup) (game.Seats, error) {
	if filler, ok := title.(game.Filler); ok {
		return filler.Vacant(setup)
	}
	return 0, nil
}

func (t *Table) startIfFull(ctx context.Context, o Opening) error {
	return t.do(ctx, func(p *plan) error {
		if p.row.Status != store.Open || slices.ContainsFunc(p.row.Seats, isFree) {
			return errNoChange
		}
		if err := p.startIfFull(); err != nil {
			return err
		}
		return o.each(len(p.row.Seats), func(s game.Seat, m game.Move) error { return p.play(s, p.asked(s), m, "bot") })
	})
}

// startIfFull starts the game if every seat has a player.
func (p *plan) startIfFull() error {
	seats := p.row.Seats
	if slices.ContainsFunc(seats, isFree) {
		return nil
	}
	secret, err := hex.DecodeString(p.row.Secret)
	if err != nil {
		return p.t.wrap("secret", err)
	}
	p.assign(secret)
	p.begin()
	header, course, err := begun(p.t.title, &p.row)
	if err != nil {
		return p.t.wrap("start", err)
	}
	p.course = course
	p.row.Header, p.row.Status = string(header.Append(nil)), store.Running
	p.setDoor(func(d *door) { d.Invite, d.Barred = "", nil }) // nobody comes in any more
	if how := mannersOf(&p.row).Seating; how != Chosen {
		p.note(0, "seated-"+string(how)) // of the whole table; a note has to stand somewhere
	}
	return nil
}

// cleanEntropy collapses whitespace to single spaces, as in the log.
func cleanEntropy(text string) (string, error) { return cleanLine("entropy", text, MaxEntropy) }

// blanks are letters that show nothing: fillers of Hangul, and the empty cell of Braille.
const blanks = "\u115f\u1160\u3164\uffa0\u2800"

// ofPrograms ends the name of a program wherever it sits. Nobody else is called so.
const ofPrograms = "(bot)"

// cleanLine returns text as one line of at most limit printable characters.
func cleanLine(field, text string, limit int) (string, error) {
	text = strings.Join(strings.Fields(text), " ")
	if utf8.RuneCountInString(text) > limit {
		return "", &game.SetupError{Field: field, Text: fmt.Sprintf("at most %d characters", limit)}
	}
	odd := func(r rune) bool { return !unicode.IsPrint(r) || strings.ContainsRune(blanks, r) }
	if !utf8.ValidString(text) || strings.ContainsFunc(text, odd) {
		return "", &game.SetupError{Field: field, Text: "only printable characters"}
	}
	return text, nil
}

// CleanName checks a guest's name.
func CleanName(name string) (string, error) {
	name, err := cleanLine("name", name, 30)
	switch {
	case err != nil:
	case name == "":
		err = &game.SetupError{Field: "name", Text: "a name is needed"}
	case strings.HasSuffix(strings.ToLower(name), ofPrograms):
		err = &game.SetupError{Field: "name", Text: ofPrograms + " is the mark of programs"}
	}
	return name, err
}

// List finds tables in the store, for the lobby and for "my tables".
func (h *Host) List(ctx context.Context, q store.Query) ([]Info, error) {
	rows, err := h.Store.ListTables(ctx, q)
	if err != nil {
		return nil, err
	}
	infos := make([]Info, len(rows))
	for i := range rows {
		infos[i] = InfoOf(&rows[i])
		// If that cannot be parsed, the table cannot be opened either.
		if st, err := newState(rows[i]); err == nil {
			infos[i].Clock = st.wait.Display(st.row.Clock, st.terms, len(st.row.Seats))
			infos[i].Requests = st.requests()
		}
	}
	return infos, nil
}
