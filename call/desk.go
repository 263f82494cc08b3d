// Package call calls people who are not at their table: when it is their turn, when their time is
// nearly up, when somebody wrote to them or waits for their word.
//
// The table decides whom a step concerns and writes notices with it, in one transaction; the [Desk]
// answers from memory who wants to be called at all. A notice is worded when it is sent, from what
// the person may see then, and dropped if it no longer holds. After one message a person hears no
// more of a table until they have been there, except that their time is nearly up. Notices of several
// tables that are due together go out as one message.
//
// A delivery is noted down before it is tried. If the program dies in the middle, nobody knows
// whether the message left, and it is not sent again: at most once.
package call

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"log/slog"
	"net/http"
	"slices"
	"sync"
	"time"

	"outremer/call/hook"
	"outremer/call/mail"
	"outremer/call/push"
	"outremer/games"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// Teller says what happened to a person at a table since they were last there, as they may know it.
type Teller func(ctx context.Context, h *table.Host, id, person, lang string) ([]string, error)

// Config configures a desk. Store is required.
type Config struct {
	Store   store.Store
	Games   []games.Game
	URL     string       // public address of the site, without a slash at the end; "" if it is not known
	Mail    *mail.Sender // nil: no mail
	Private bool         // hooks may be on private addresses
	Teller  Teller       // nil: one plain sentence
	Log     *slog.Logger
	Now     func() time.Time
}

// Desk knows who wants to be called, and calls them. It is safe for concurrent use.
type Desk struct {
	Config
	push   *push.Sender
	client *http.Client
	secret []byte // signs the links in letters
	words  *games.Words

	mu       sync.Mutex
	channels map[string][]store.Channel // by person, or by table for its hooks
	settings map[string]*Settings       // of persons with a channel
	open     map[string]store.Notice    // by id
	busy     map[string]bool            // who is being called
	gone     []string                   // ids of notices that are to be deleted
	sweep    sync.WaitGroup

	readers   int      // how many read all of it anew
	meanwhile []func() // what was changed since the first of them began
}

var _ table.Caller = (*Desk)(nil)

// New opens a desk. It makes the keys for push on first start.
func New(ctx context.Context, c Config) (*Desk, error) {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = c.Store.Now
	}
	d := &Desk{Config: c, client: hook.NewClient(c.Private), words: games.NewWords(c.Games, nil), channels: map[string][]store.Channel{},
		settings: map[string]*Settings{}, open: map[string]store.Notice{}, busy: map[string]bool{}}
	if err := d.loadKeys(ctx); err != nil {
		return nil, err
	}
	return d, d.Reread(ctx)
}

func (d *Desk) loadKeys(ctx context.Context) error {
	fresh, err := push.NewKey()
	if err != nil {
		return err
	}
	identity, err := d.Store.Setting(ctx, "push-key", fresh)
	if err != nil {
		return err
	}
	d.push, err = push.New(identity, d.URL, d.client)
	if err != nil {
		return err
	}
	random := make([]byte, 32)
	rand.Read(random)
	kept, err := d.Store.Setting(ctx, "call-secret", hex.EncodeToString(random))
	if err != nil {
		return err
	}
	d.secret, err = hex.DecodeString(kept)
	return err
}

// Reread implements table.Caller: it reads who wants to be called, and what they have been told.
func (d *Desk) Reread(ctx context.Context) error {
	d.mu.Lock()
	d.readers++
	d.mu.Unlock()
	defer d.read()
	channels, err := d.Store.Channels(ctx)
	if err != nil {
		return err
	}
	callees, err := d.Store.Callees(ctx)
	if err != nil {
		return err
	}
	notices, err := d.Store.Notices(ctx)
	if err != nil {
		return err
	}
	d.learn(channels, callees, notices)
	return nil
}

// read ends a reading. What was changed meanwhile is nobody's concern after the last one.
func (d *Desk) read() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.readers--
	if d.readers == 0 {
		d.meanwhile = nil
	}
}

// learn takes what the store had for what there is. What was changed here since the reading began may be missing in it, and
// is changed again.
func (d *Desk) learn(channels []store.Channel, callees []store.Callee, notices []store.Notice) {
	settings := map[string]*Settings{}
	for _, c := range callees {
		settings[c.Person] = settingsOf(c)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.channels, d.settings, d.open = map[string][]store.Channel{}, map[string]*Settings{}, map[string]store.Notice{}
	for _, c := range channels {
		d.put(c, settings[c.Person])
	}
	for _, n := range notices {
		if !slices.Contains(d.gone, n.ID) {
			d.open[n.ID] = n
		}
	}
	for _, change := range d.meanwhile {
		change()
	}
}

// change changes what the desk knows.
func (d *Desk) change(how func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.amend(how)
}

// amend is change for whoever holds the lock. A change touches nothing but the desk's memory, since it may be made twice.
func (d *Desk) amend(how func()) {
	how()
	if d.readers > 0 {
		d.meanwhile = append(d.meanwhile, how)
	}
}

// Close waits for what is being deleted.
func (d *Desk) Close() { d.sweep.Wait() }

// callee is whose channel it is: a person's, or a whole table's.
func callee(c *store.Channel) string {
	if c.Table != "" {
		return table.TableCallee(c.Table)
	}
	return c.Person
}

// put takes a channel into memory, in place of what it was, with its person's settings. The caller holds the lock.
func (d *Desk) put(c store.Channel, set *Settings) {
	d.settings[c.Person] = set
	who := callee(&c)
	list := []store.Channel{}
	for _, old := range d.channels[who] {
		if old.ID != c.ID {
			list = append(list, old)
		}
	}
	d.channels[who] = append(list, c)
}

// Settings returns how a person wants to be called. Where nothing is said about calls, language and
// time zone are the person's own.
func (d *Desk) Settings(ctx context.Context, person string) (*Settings, error) {
	row, err := d.Store.Callee(ctx, person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	g, err := d.Store.Guest(ctx, person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return nil, err
	}
	row.Lang, row.Zone = cmp.Or(row.Lang, g.Lang), cmp.Or(row.Zone, g.Zone)
	return settingsOf(row), nil
}

// Described is called when a person has another language or time zone, "" for the same as before:
// calls follow.
func (d *Desk) Described(ctx context.Context, person, lang, zone string) error {
	row, err := d.Store.Callee(ctx, person)
	if err == nil {
		row.Lang, row.Zone = cmp.Or(lang, row.Lang), cmp.Or(zone, row.Zone)
		err = d.Store.PutCallee(ctx, row)
	}
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	set, err := d.Settings(ctx, person)
	if err != nil {
		return err
	}
	d.change(func() {
		if d.settings[person] != nil {
			d.settings[person] = set
		}
	})
	return nil
}

// Set changes how a person wants to be called.
func (d *Desk) Set(ctx context.Context, person string, s *Settings) error {
	if err := s.Check(); err != nil {
		return err
	}
	if err := d.Store.PutCallee(ctx, s.row(person)); err != nil {
		return err
	}
	d.change(func() { d.settings[person] = s })
	return nil
}

// Wants implements table.Caller.
func (d *Desk) Wants(person, at string, why table.Reason) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	who := person
	if who == "" {
		who = table.TableCallee(at)
	}
	list := d.channels[who]
	if len(list) == 0 {
		return false
	}
	if _, told := d.open[table.NoticeID(person, at)]; told && why != table.Near {
		return false
	}
	for i := range list {
		if d.tells(&list[i], why) {
			return true
		}
	}
	return false
}

// tells reports whether a channel works and is wanted for something.
func (d *Desk) tells(c *store.Channel, why table.Reason) bool {
	set, ok := d.settings[c.Person]
	return ok && c.State == store.Working && (c.Table != "" || set.wants(c.Kind, why))
}

// Told implements table.Caller.
func (d *Desk) Told(list []store.Notice) {
	d.change(func() {
		for _, n := range list {
			d.open[n.ID] = n
		}
	})
}

// Back implements table.Caller: whoever has been there may be called again.
func (d *Desk) Back(person, at string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.channels[person]) == 0 {
		return
	}
	var ids []string
	for id, n := range d.open {
		if n.Person == person && n.Table == at {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return
	}
	d.amend(func() { d.close(ids) })
	idle := len(d.gone) == 0
	d.gone = append(d.gone, ids...) // once: a notice of the same id may be written before the change is made again
	if idle {
		d.sweep.Go(d.forget)
	}
}

// close forgets notices. The caller holds the lock.
func (d *Desk) close(ids []string) {
	for _, id := range ids {
		delete(d.open, id)
	}
}

// Became implements table.Caller: one person is now another, or nobody.
func (d *Desk) Became(ctx context.Context, from, into string) error {
	set, err := d.Settings(ctx, into) // of nobody: as they are at first
	if err != nil {
		return err
	}
	d.change(func() { d.move(from, into, set) })
	return nil
}

// move gives what one person has to another, who has these settings, or to nobody. The caller holds the lock.
func (d *Desk) move(from, into string, set *Settings) {
	moved := d.channels[from]
	delete(d.channels, from)
	delete(d.settings, from)
	for id, n := range d.open {
		if n.Person != from {
			continue
		}
		delete(d.open, id)
		if into != "" {
			n.ID, n.Person = table.NoticeID(into, n.Table), into
			d.open[n.ID] = n
		}
	}
	for who, list := range d.channels { // the hooks of their tables
		d.channels[who] = reowned(list, from, into)
	}
	if into != "" && len(moved)+len(d.channels[into]) > 0 {
		d.channels[into] = append(d.channels[into], reowned(moved, from, into)...)
		d.settings[into] = set
	}
}

// reowned returns channels after one person became another; those of somebody who is gone are gone.
func reowned(list []store.Channel, from, into string) []store.Channel {
	kept := make([]store.Channel, 0, len(list))
	for _, c := range list {
		if c.Person == from {
			c.Person = into
		}
		if c.Person != "" {
			kept = append(kept, c)
		}
	}
	return kept
}

// forget deletes notices of people who have been back. A table waits for nobody's disk, so this
// runs beside it.
func (d *Desk) forget() {
	d.mu.Lock()
	ids := d.gone
	d.gone = nil
	d.mu.Unlock()
	if err := d.Store.DropNotices(context.Background(), ids); err != nil {
		d.Log.Error("notices not deleted", "error", err)
	}
}

// name returns the name of a title.
func (d *Desk) name(slug, lang string) string {
	if c := d.catalogue(slug); c != nil {
		return c.Name(lang)
	}
	return slug
}

// catalogue returns the words of a title; nil if it is not offered here.
func (d *Desk) catalogue(slug string) *text.Catalogue {
	i := slices.IndexFunc(d.Games, func(g games.Game) bool { return g.Info().Slug == slug })
	if i < 0 {
		return nil
	}
	c, err := d.words.Of(d.Games[i].Title)
	if err != nil {
		d.Log.Error("words of a title", "error", err)
		return nil
	}
	return c
}
