package web

import (
	"context"
	"fmt"
	"strings"
	"time"

	"outremer/game"
	"outremer/store"
	"outremer/table"
	"outremer/table/clock"
	"outremer/table/press"
	"outremer/web/status"
)

// listed is how long an open table stays in the lobby's list without a change.
const listed = 30 * 24 * time.Hour

// MyTableDoc is a table, including what only this guest may know about it.
type MyTableDoc struct {
	TableDoc
	Mine    []string          `json:"mine" doc:"seats that you hold"`
	Creator bool              `json:"creator" doc:"you created the table"`
	YouAct  bool              `json:"you_act" doc:"the game waits for one of your seats"`
	Stage   string            `json:"stage,omitempty" doc:"which turn a running game is in, as a sentence; not before its first one is over"`
	Now     int64             `json:"now" doc:"the server's time, to tell by how much yours differs"`
	Follows bool              `json:"follows" doc:"you follow the table; in lists only where you asked for those"`
	Invites map[string]string `json:"invites,omitempty" doc:"tokens by free seat, for the creator only; in a running game by the seat of a lost player, for all others"`
	Invite  string            `json:"invite,omitempty" doc:"token for whichever seat is free, for the creator only"`
	Place   []int64           `json:"place,omitempty" doc:"numbers of your places, while you have no seat yet"`
	Wishes  []string          `json:"wishes,omitempty" doc:"seats that you said you would like"`
	Invited bool              `json:"invited" doc:"a seat is kept for you"`
	Next    string            `json:"next,omitempty" doc:"table of the next game with the same people, if you are one of them"`
	Leaving bool              `json:"leaving,omitempty" doc:"the game is on its way to another host, and cannot be played here; for the creator only"`
	To      string            `json:"to,omitempty" doc:"the table that the game has moved to, for the creator only"`
}

// NewTableDoc is a table to create.
type NewTableDoc struct {
	Title    string            `json:"title"`
	Players  int               `json:"players" minimum:"1" maximum:"16"`
	Edition  string            `json:"edition,omitempty" doc:"default: the title's first"`
	Facts    string            `json:"facts,omitempty" maxLength:"30" doc:"name or hash of the facts to play with; default: what the title says"`
	Revision int               `json:"revision,omitempty" minimum:"1" doc:"of our rules; default: the newest"`
	Options  map[string]string `json:"options,omitempty" doc:"missing ones have their defaults"`
	Name     string            `json:"name,omitempty" maxLength:"60"`
	Public   bool              `json:"public,omitempty" doc:"listed in the lobby, and anybody may take a free seat"`
	Press    string            `json:"press,omitempty" enum:"full,public,none" doc:"how players may talk during the game; default: what suits the title"`
	Clock    map[string]int64  `json:"clock,omitempty" doc:"seconds for each kind of turn of the title; missing ones have no limit. A public table that says nothing has three days; {} is no clock"`
	Terms    *TermsDoc         `json:"terms,omitempty" doc:"how time is reckoned beside the limits"`
	Bots     map[string]string `json:"bots,omitempty" doc:"bots by seat"`
	Sit      []string          `json:"sit,omitempty" maxItems:"16" doc:"seats that you take at once"`
	Entropy  string            `json:"entropy,omitempty" maxLength:"64" doc:"what you add to the luck"`
	Seating  string            `json:"seating,omitempty" enum:"chosen,lot,preference" doc:"how people come to their seats; default: chosen"`
	Hidden   bool              `json:"hidden,omitempty" doc:"nobody learns who plays before the end"`
	Several  bool              `json:"several,omitempty" doc:"one person may take several seats at a public table"`
	Master   bool              `json:"master,omitempty" doc:"you take no seat, and manage the table"`
	Ending   bool              `json:"ending,omitempty" doc:"the players may end the game by agreement: a draw, or a concession"`
	Rated    bool              `json:"rated,omitempty" doc:"the result counts for ratings; not where one plays alone or all together, nor with several seats for one person"`
	Hints    *bool             `json:"hints,omitempty" doc:"players may ask the master for advice; not in rated games. Default: yes where one person plays with bots alone"`
	Wishes   []string          `json:"wishes,omitempty" maxItems:"16" doc:"seats that you would like, best first, where that counts"`
	Opening  []OpeningDoc      `json:"opening,omitempty" maxItems:"16" doc:"how bots begin, before they think for themselves: for a first game that explains what happens in it. Only where one person plays with bots alone, for no rating"`
}

// OpeningDoc is what the bot at a seat does first.
type OpeningDoc struct {
	Seat  string     `json:"seat"`
	Moves [][]string `json:"moves" maxItems:"64" doc:"verbs and operands, as they are offered"`
}

func (a *api) addTables() {
	create := op("POST", "/tables", "create-table", "Create a table", 403, 422, 429)
	create.DefaultStatus = status.Created
	register(a, create, a.createTable)
	register(a, op("GET", "/tables", "list-tables", "Tables: your own, or those that wait for players", 422), a.listTables)
	register(a, op("GET", "/tables/{id}", "get-table", "A table", 404),
		func(ctx context.Context, in *AtTable) (*body[MyTableDoc], error) {
			return atTable(ctx, a, in, func(t *table.Table) (*body[MyTableDoc], error) { return a.myTable(ctx, t, in.choose()) })
		})
}

func (a *api) createTable(ctx context.Context, in *struct {
	Language
	Once
	Body NewTableDoc
}) (*created[MyTableDoc], error) {
	ctx, id, err := a.once(ctx, &in.Once, "table", &in.Body)
	if err == nil && id == "" {
		id, err = a.makeTable(ctx, &in.Body)
	}
	if err != nil {
		return nil, err
	}
	at := AtTable{ID: id, Language: in.Language}
	doc, err := atTable(ctx, a, &at, func(t *table.Table) (*body[MyTableDoc], error) { return a.myTable(ctx, t, in.choose()) })
	if err != nil {
		return nil, err
	}
	return newCreated(base+"/tables/"+id, doc.Body), nil
}

// makeTable makes a table, and returns its id.
func (a *api) makeTable(ctx context.Context, d *NewTableDoc) (string, error) {
	if err := a.mayCreate(ctx); err != nil {
		return "", err
	}
	n, err := a.newTable(d)
	if err != nil {
		return "", err
	}
	g, err := a.keptGuest(ctx)
	if err != nil {
		return "", err
	}
	n.Origin = a.origin(ctx)
	return a.Host.Create(ctx, g, n)
}

// newTable resolves the seats' names. Everything else is validated by the host.
func (s *Server) newTable(d *NewTableDoc) (table.NewTable, error) {
	n := table.NewTable{Title: d.Title, Edition: d.Edition, Revision: game.Revision(d.Revision), Options: d.Options, Players: d.Players, Name: d.Name, Public: d.Public, Press: press.Mode(d.Press),
		Clock: d.Clock, Entropy: d.Entropy, Hints: d.Hints, Bots: map[game.Seat]string{}}
	terms, err := d.Terms.read()
	if err != nil {
		return n, err
	}
	n.Terms = terms
	if !s.offers(d.Title) {
		return n, &game.SetupError{Field: "title", Text: "unknown"}
	}
	title, err := s.withFacts(d.Title, d.Facts)
	if err != nil {
		return n, err
	}
	info := title.Info()
	n.Facts = info.Facts.Hash
	if _, err := info.Complete(game.Setup{Seats: d.Players}); err != nil {
		return n, err
	}
	for name, bot := range d.Bots {
		at, ok := info.SeatNamed(d.Players, name)
		if !ok {
			return n, &game.SetupError{Field: "bots", Text: "no such seat"}
		}
		n.Bots[at] = bot
	}
	for _, name := range d.Sit {
		at, ok := info.SeatNamed(d.Players, name)
		if !ok {
			return n, &game.SetupError{Field: "sit", Text: "no such seat"}
		}
		n.Sit = append(n.Sit, at)
	}
	for _, name := range d.Wishes {
		at, ok := info.SeatNamed(d.Players, name)
		if !ok {
			return n, &game.SetupError{Field: "wishes", Text: "no such seat"}
		}
		n.Wishes = append(n.Wishes, at)
	}
	n.Opening, err = readOpening(title, d)
	if err != nil {
		return n, err
	}
	n.Manners = table.Manners{Seating: table.Seating(d.Seating), Hidden: d.Hidden, Several: d.Several, Master: d.Master,
		Agreements: d.Ending, Rated: d.Rated}
	if n.Public && d.Clock == nil {
		n.Clock = usualClock(title)
	}
	return n, nil
}

func readOpening(title game.Title, d *NewTableDoc) (table.Opening, error) {
	o := table.Opening{}
	for _, doc := range d.Opening {
		at, ok := title.Info().SeatNamed(d.Players, doc.Seat)
		if !ok {
			return nil, &game.SetupError{Field: "opening", Text: "no such seat"}
		}
		for _, words := range doc.Moves {
			m, err := title.Lexicon().ParseWords(words)
			if err != nil {
				return nil, &game.SetupError{Field: "opening", Text: err.Error()}
			}
			o[at] = append(o[at], m)
		}
	}
	return o, nil
}

// usualClock is what a public table has unless it says otherwise: strangers cannot ask each other
// whether they are still there.
func usualClock(t game.Title) clock.Limits {
	limits := clock.Limits{}
	for _, pace := range clock.Paces(t) {
		limits[pace] = int64(72 * time.Hour / time.Second)
	}
	return limits
}

// withFacts returns a title with the chosen set of facts, one of those on offer.
func (s *Server) withFacts(slug, facts string) (game.Title, error) {
	t, _ := s.Host.Title(slug)
	if facts == "" {
		return t, nil
	}
	names := []string{}
	for _, d := range s.factsDocs(slug) {
		if facts == d.Name || facts == d.Hash {
			t, _ = s.Host.Played(slug, d.Hash)
			return t, nil
		}
		names = append(names, d.Name)
	}
	return nil, &game.SetupError{Field: "facts", Text: fmt.Sprintf("%q are not here; possible: %s", facts, strings.Join(names, ", "))}
}

func (a *api) listTables(ctx context.Context, in *struct {
	List  string `query:"list" enum:"mine,open,live,wanted,followed" default:"open" doc:"mine; open: public tables with free seats; live: public games to watch; wanted: games with a seat for a substitute, public or followed; followed"`
	Title string `query:"title" doc:"only tables of this game"`
	Tempo string `query:"tempo" enum:"untimed,live,correspondence" doc:"only tables of this kind"`
	Language
}) (*body[[]MyTableDoc], error) {
	guest := guestID(ctx)
	q := store.Query{Public: true, Status: []store.Status{store.Open}, Since: a.Now().Add(-listed).UnixMilli(), Limit: 500}
	switch in.List {
	case "mine":
		q = store.Query{Guest: guest, Limit: 200, Status: []store.Status{store.Open, store.Running, store.Over, store.Frozen}}
		if guest == "" {
			return &body[[]MyTableDoc]{[]MyTableDoc{}}, nil
		}
	case "live":
		q.Status = []store.Status{store.Running}
	case "wanted":
		q.Status, q.Wanted = []store.Status{store.Running}, true
	case "followed":
		q = store.Query{Fan: guest, Limit: 200}
		if guest == "" {
			return &body[[]MyTableDoc]{[]MyTableDoc{}}, nil
		}
	}
	q.Title = in.Title
	infos, err := a.Host.List(ctx, q)
	if err == nil && in.List == "wanted" && guest != "" {
		infos, err = a.alsoFollowed(ctx, infos, guest, q)
	}
	if err != nil {
		return nil, err
	}
	docs := []MyTableDoc{}
	for i := range infos {
		if !a.offers(infos[i].Title) {
			continue // a title that is no longer served
		}
		if in.Tempo != "" && in.Tempo != string(infos[i].Clock.Tempo()) {
			continue
		}
		doc, err := a.mine(&infos[i], guest, in.choose())
		if err != nil {
			return nil, err
		}
		doc.Follows = in.List == "followed"
		docs = append(docs, doc)
	}
	return &body[[]MyTableDoc]{docs}, nil
}

// mine adds to a table what concerns the guest.
func (s *Server) mine(i *table.Info, guest, lang string) (MyTableDoc, error) {
	rd, err := s.readerOf(i, lang)
	if err != nil {
		return MyTableDoc{}, err
	}
	d := MyTableDoc{TableDoc: rd.table(i), Mine: []string{}, Now: s.Host.Now().UnixMilli()}
	if e, ok := rd.title.Lexicon().ParseEvent(strings.Fields(i.Stage)); ok && i.Status == store.Running {
		d.Stage = rd.words.Event(rd.lang, rd.seats, e).String()
	}
	for n, seat := range i.Seats {
		if guest != "" && seat.Guest == guest {
			d.Mine = append(d.Mine, seat.Name)
			d.YouAct = d.YouAct || i.Awaiting.Has(game.Seat(n)) && seat.Bot == ""
		}
		d.Invited = d.Invited || guest != "" && seat.Kept == guest && i.Status == store.Open
	}
	for _, p := range i.Places {
		if guest != "" && p.Guest == guest {
			d.Place, d.Wishes = append(d.Place, p.Number), p.Wishes
		}
	}
	if len(d.Mine) > 0 {
		d.Next = i.Next
	}
	return d, nil
}

// myTable returns an open table as the guest may see it, including invitations.
func (s *Server) myTable(ctx context.Context, t *table.Table, lang string) (*body[MyTableDoc], error) {
	guest := guestID(ctx)
	snap, err := t.Snapshot("", game.Nobody)
	if err != nil {
		return nil, err
	}
	d, err := s.mine(&snap.Info, guest, lang)
	if err != nil {
		return nil, err
	}
	d.Creator = t.Created(guest)
	if guest != "" {
		d.Follows, err = s.Store.Follow(ctx, guest, t.ID())
		if err != nil {
			return nil, err
		}
	}
	if d.Creator {
		d.Next, d.Leaving, d.To = snap.Next, snap.Leaving, snap.To
	}
	in, err := t.Invites(guest)
	if err != nil { // none of their business
		return &body[MyTableDoc]{d}, nil
	}
	d.Invite, d.Invites = in.Any, map[string]string{}
	for i, token := range in.Seats {
		if token != "" {
			d.Invites[snap.Seats[i].Name] = token
		}
	}
	return &body[MyTableDoc]{d}, nil
}
