// Package warden is for those who look after a site: who they are, what they forbid and to whom, what
// they tell all visitors, what players report to them, and what is deleted in time.
//
// Everything that a warden does is noted as a deed before it is done. Nothing here shows a game: a
// warden sees who plays at a table, and of what players write only what one of its readers has reported.
package warden

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"outremer/game"
	"outremer/store"
	"outremer/table"
)

// Who did a deed, if it was no person.
const (
	Console = "console" // whoever can write to the server's data folder
	Server  = "server"  // the server itself, in its own time
)

// Errors that wardens and reporters can run into.
var (
	// ErrNotWarden: only for those who look after the site.
	ErrNotWarden = errors.New("this is for those who look after the site")
	// ErrConsole: only for whoever runs the server.
	ErrConsole = errors.New("this is for whoever runs the server: outremer admin")
	// ErrNamesHidden: who wrote a letter is a secret of the game.
	ErrNamesHidden = errors.New("names are hidden at this table until its end; hide the letter, or put the seat out")
	// ErrOften: too many reports.
	ErrOften = errors.New("you have reported a lot today; wait until tomorrow")
	// ErrYourself: nobody reports or bans themselves.
	ErrYourself = errors.New("that is you")
)

// Config configures a warden's office. Host and Store are required.
type Config struct {
	Host    *table.Host
	Store   store.Store
	Keep    Keep
	Crashes string // folder of crash logs; "": none
	Log     *slog.Logger
	Now     func() time.Time // default: the store's clock
}

// Warden holds the rules of a site in memory, since every request asks for them. It is safe for
// concurrent use.
type Warden struct {
	Config
	reading sync.Mutex // who reads the rules later puts them down later
	rules   atomic.Pointer[rules]
}

// Placard is what all visitors are told.
type Placard struct {
	Text     map[string]string `json:"text,omitempty"`  // by language
	Until    int64             `json:"until,omitempty"` // 0: until it is taken down
	ReadOnly bool              `json:"read_only,omitempty"`
}

// rules are what holds on a site.
type rules struct {
	wardens map[string]bool
	people  map[string][]store.Ban
	nets    []netBan
	names   map[string]store.Ban // by the name of an address in the log
	placard Placard
}

type netBan struct {
	netip.Prefix
	store.Ban
}

// New opens the office, and sees to what is kept for how long. It fails if the rules cannot be read.
func New(ctx context.Context, c Config) (*Warden, error) {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = c.Store.Now
	}
	w := &Warden{Config: c}
	if err := w.load(ctx); err != nil {
		return nil, err
	}
	c.Host.SiteChanged(w.reload)
	return w, w.appoint(ctx)
}

// reload reads the rules again. If that fails, the old ones hold.
func (w *Warden) reload() {
	if err := w.load(context.Background()); err != nil {
		w.Log.Error("the rules of the site were not read again", "error", err)
	}
}

func (w *Warden) load(ctx context.Context) error {
	w.reading.Lock()
	defer w.reading.Unlock()
	r := &rules{wardens: map[string]bool{}, people: map[string][]store.Ban{}, names: map[string]store.Ban{}}
	list, err := w.Store.Wardens(ctx)
	if err != nil {
		return err
	}
	for _, person := range list {
		r.wardens[person] = true
	}
	bans, err := w.Store.Bans(ctx, w.now())
	if err != nil {
		return err
	}
	for _, b := range bans {
		r.add(b)
	}
	r.placard, _, err = w.told(ctx)
	if err != nil {
		return err
	}
	w.rules.Store(r)
	w.Host.Rest(r.placard.ReadOnly)
	return nil
}

// told reads the placard, also as the text that it is stored as.
func (w *Warden) told(ctx context.Context) (p Placard, text string, err error) {
	text, err = w.Store.Placard(ctx)
	if err == nil && text != "" {
		err = json.Unmarshal([]byte(text), &p)
	}
	return p, text, err
}

// How the address of a ban is stored.
const (
	byNetwork = "net "
	byLog     = "log "
)

func (r *rules) add(b store.Ban) {
	if b.Person != "" {
		r.people[b.Person] = append(r.people[b.Person], b)
		return
	}
	if name, ok := strings.CutPrefix(b.Address, byLog); ok {
		r.names[name] = b
		return
	}
	if p, err := netip.ParsePrefix(strings.TrimPrefix(b.Address, byNetwork)); err == nil {
		r.nets = append(r.nets, netBan{p, b})
	}
}

func (w *Warden) now() int64 { return w.Now().UnixMilli() }

// Is reports whether a person looks after the site.
func (w *Warden) Is(person string) bool { return person != "" && w.rules.Load().wardens[person] }

// Placard returns what all visitors are told now.
func (w *Warden) Placard() Placard { return w.fresh(w.rules.Load().placard) }

// fresh is a placard without what was to be said until a time that is over.
func (w *Warden) fresh(p Placard) Placard {
	if p.Until != 0 && p.Until <= w.now() {
		p.Text, p.Until = nil, 0
	}
	return p
}

// Forbidden returns the ban that keeps a person from something, or whoever comes from an address; nil
// if there is none. Name is what the log calls the address today.
func (w *Warden) Forbidden(kind store.BanKind, person string, from netip.Addr, name func() string) *store.Ban {
	r, now := w.rules.Load(), w.now()
	holds := func(b *store.Ban) bool { return b.Until > now && (b.Kind == kind || b.Kind == store.BanAll) }
	for i := range r.people[person] {
		if b := &r.people[person][i]; holds(b) {
			return b
		}
	}
	for i := range r.nets {
		if n := &r.nets[i]; n.Contains(from) && holds(&n.Ban) {
			return &n.Ban
		}
	}
	if len(r.names) > 0 {
		if b, ok := r.names[name()]; ok && holds(&b) {
			return &b
		}
	}
	return nil
}

// address returns an address as it is stored: of a network, or of what the log calls one.
func address(text string) (string, error) {
	text = strings.TrimSpace(text)
	if len(text) == 12 && strings.Trim(text, "0123456789abcdef") == "" {
		return byLog + text, nil
	}
	p, err := network(text)
	if err != nil {
		return "", &game.SetupError{Field: "address", Text: "an address, a network such as 203.0.113.0/24, or a name from the log (from=...)"}
	}
	widest := 8
	if p.Addr().Is6() {
		widest = 16
	}
	if p.Contains(netip.IPv6Loopback()) || p.Addr().IsLoopback() || p.Bits() < widest {
		return "", &game.SetupError{Field: "address", Text: "that would be this machine, or half of the world"}
	}
	return byNetwork + p.String(), nil
}

// network reads an address or a network. Of an IPv6 address a client chooses the second half.
func network(text string) (netip.Prefix, error) {
	p, err := netip.ParsePrefix(text)
	if err != nil {
		a, err := netip.ParseAddr(text)
		if err != nil || a.Zone() != "" {
			return p, errors.New("no address")
		}
		p = netip.PrefixFrom(a, a.BitLen())
	}
	if a := p.Addr(); a.Is4In6() && p.Bits() >= 96 {
		p = netip.PrefixFrom(a.Unmap(), p.Bits()-96)
	} else if a.Is6() {
		p = netip.PrefixFrom(a, min(p.Bits(), 64))
	}
	return p.Masked(), nil
}

// AddressOf returns the address of a ban for people; "" if it is for a person.
func AddressOf(b *store.Ban) string {
	return strings.TrimPrefix(strings.TrimPrefix(b.Address, byNetwork), byLog)
}
