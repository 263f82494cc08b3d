//go:build !engine

package web

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"outremer/store"
	"outremer/table"
	"outremer/warden"
)

// adminPage is how much a list shows at once.
const adminPage = 50

// PersonRefDoc is a person as those who look after the site see them.
type PersonRefDoc struct {
	Person string `json:"person" doc:"as in the address of their page; empty if that may not be known"`
	Name   string `json:"name"`
}

// OfficeDoc is what those who look after the site see first.
type OfficeDoc struct {
	Text     map[string]string `json:"text" doc:"what all visitors are told, by language"`
	Until    int64             `json:"until" doc:"until when; 0: until it is taken down"`
	ReadOnly bool              `json:"read_only"`
	Reports  int               `json:"reports" doc:"how many are open; 50 if there are more"`
	Wardens  []PersonRefDoc    `json:"wardens"`
	Bans     []BanDoc          `json:"bans"`
	Keeps    KeepDoc           `json:"keeps"`
}

// BanDoc is something that is forbidden.
type BanDoc struct {
	ID      string       `json:"id"`
	Kind    string       `json:"kind" enum:"ban,mute,name"`
	Person  PersonRefDoc `json:"person" doc:"whom; empty for an address"`
	Address string       `json:"address"`
	Why     string       `json:"why"`
	Made    int64        `json:"made"`
	Until   int64        `json:"until"`
}

// AdminTableDoc is a table without its game. Where names are hidden, nobody is told who plays.
type AdminTableDoc struct {
	ID      string         `json:"id"`
	Title   string         `json:"title"`
	Name    string         `json:"name"`
	Status  string         `json:"status"`
	Public  bool           `json:"public"`
	Hidden  bool           `json:"hidden" doc:"nobody may learn who plays"`
	Created int64          `json:"created"`
	Updated int64          `json:"updated"`
	Creator PersonRefDoc   `json:"creator"`
	Seats   []AdminSeatDoc `json:"seats"`
}

// AdminSeatDoc is a seat.
type AdminSeatDoc struct {
	Seat   string       `json:"seat" doc:"empty while seats are not given away"`
	Held   bool         `json:"held"`
	Person PersonRefDoc `json:"person"`
	Bot    string       `json:"bot"`
}

// AdminPersonDoc is a person.
type AdminPersonDoc struct {
	PersonRefDoc
	Created int64    `json:"created"`
	Warden  bool     `json:"warden"`
	Bans    []BanDoc `json:"bans"`
}

// ReportedDoc is a report.
type ReportedDoc struct {
	ID       string       `json:"id"`
	Kind     string       `json:"kind" enum:"letter,name"`
	Table    string       `json:"table"`
	Seat     string       `json:"seat" doc:"that wrote the letter"`
	Person   PersonRefDoc `json:"person" doc:"who is reported"`
	Reporter PersonRefDoc `json:"reporter"`
	Text     string       `json:"text" doc:"the words; of a letter only when the report is read"`
	Why      string       `json:"why"`
	At       int64        `json:"at"`
	Closed   int64        `json:"closed" doc:"0 while it is open"`
	Withheld bool         `json:"withheld" doc:"you play there: somebody else has to deal with it"`
	Nameless bool         `json:"nameless" doc:"names are hidden there until the end"`
}

// DeedDoc is something done by somebody who looks after the site.
type DeedDoc struct {
	At      int64        `json:"at"`
	Who     PersonRefDoc `json:"who" doc:"without a person: the console, or the server itself"`
	What    string       `json:"what"`
	Subject PersonRefDoc `json:"subject" doc:"a person; else without one"`
	Detail  string       `json:"detail"`
	Result  string       `json:"result" doc:"done, or why not; empty if that is not known"`
}

func (a *api) addAdminLists() {
	administer(a, op("GET", "/admin/office", "get-office", "What is announced, forbidden and reported"), a.getOffice)
	administer(a, op("GET", "/admin/tables", "find-tables", "Find tables, the latest first"), a.findTables)
	administer(a, op("GET", "/admin/persons", "find-persons", "Find persons by name"), a.findPersons)
	administer(a, op("GET", "/admin/reports", "list-reports", "What players have reported, without the words of letters"),
		func(ctx context.Context, by string, in *struct {
			All bool `query:"all" doc:"those that were dealt with as well"`
		}) (*body[[]ReportedDoc], error) {
			list, err := a.Warden.Reports(ctx, by, in.All, adminPage)
			if err != nil {
				return nil, err
			}
			docs, err := a.reportedDocs(ctx, list)
			return &body[[]ReportedDoc]{docs}, err
		})
	administer(a, op("GET", "/admin/deeds", "list-deeds", "What those who look after the site have done"), a.listDeeds)
}

// refs returns how people are told of to those who look after the site. Who has left has no name.
func (a *api) refs(ctx context.Context, ids ...string) (func(id string) PersonRefDoc, error) {
	slices.Sort(ids)
	names, err := a.Store.Names(ctx, slices.DeleteFunc(slices.Compact(ids), func(id string) bool { return id == "" }))
	return func(id string) PersonRefDoc {
		switch id {
		case "", warden.Console, warden.Server:
			return PersonRefDoc{Name: id}
		}
		return PersonRefDoc{a.alias(id), names[id]}
	}, err
}

func (a *api) banDocs(ctx context.Context, list []store.Ban) ([]BanDoc, error) {
	var ids []string
	for _, b := range list {
		ids = append(ids, b.Person)
	}
	ref, err := a.refs(ctx, ids...)
	docs := []BanDoc{}
	for _, b := range list {
		docs = append(docs, BanDoc{b.ID, string(b.Kind), ref(b.Person), warden.AddressOf(&b), b.Why, b.Made, b.Until})
	}
	return docs, err
}

func (a *api) getOffice(ctx context.Context, by string, _ *struct{}) (*body[OfficeDoc], error) {
	p := a.Warden.Placard()
	d := OfficeDoc{Text: map[string]string{}, Until: p.Until, ReadOnly: p.ReadOnly, Wardens: []PersonRefDoc{}, Keeps: keepDoc(a.Warden.Keep)}
	for lang, t := range p.Text {
		d.Text[lang] = t
	}
	open, err := a.Store.Reports(ctx, false, adminPage)
	if err != nil {
		return nil, err
	}
	d.Reports = len(open)
	wardens, err := a.Store.Wardens(ctx)
	if err != nil {
		return nil, err
	}
	ref, err := a.refs(ctx, slices.Clone(wardens)...)
	if err != nil {
		return nil, err
	}
	for _, id := range wardens {
		d.Wardens = append(d.Wardens, ref(id))
	}
	bans, err := a.Store.Bans(ctx, a.Now().UnixMilli())
	if err != nil {
		return nil, err
	}
	d.Bans, err = a.banDocs(ctx, bans)
	return &body[OfficeDoc]{d}, err
}

func (a *api) findTables(ctx context.Context, by string, in *struct {
	Find   string `query:"find" maxLength:"60" doc:"the table's address, or a part of its name"`
	Person string `query:"person" maxLength:"200" doc:"of whom; without tables that hide who plays"`
}) (*body[[]AdminTableDoc], error) {
	q, sought := store.Query{Limit: adminPage}, strings.TrimSpace(in.Find)
	if in.Person != "" {
		g, err := a.personCalled(ctx, in.Person)
		if err != nil {
			return nil, err
		}
		q.Guest, sought = g.ID, "person "+g.ID
	}
	if err := a.Warden.Looked(ctx, by, "find-tables", sought); err != nil {
		return nil, err
	}
	rows, err := a.tablesFound(ctx, q, strings.TrimSpace(in.Find))
	if err != nil {
		return nil, err
	}
	if in.Person != "" {
		rows = slices.DeleteFunc(rows, func(t store.Table) bool { return table.HidesNames(&t) })
	}
	var ids []string
	for i := range rows {
		ids = append(ids, rows[i].Creator)
	}
	ref, err := a.refs(ctx, ids...)
	docs := []AdminTableDoc{}
	for i := range rows {
		docs = append(docs, a.adminTable(&rows[i], ref))
	}
	return &body[[]AdminTableDoc]{docs}, err
}

// tablesFound finds a table by its id, or tables by their names.
func (a *api) tablesFound(ctx context.Context, q store.Query, find string) ([]store.Table, error) {
	row, err := a.Store.LoadTable(ctx, find)
	switch {
	case err == nil:
		return []store.Table{row}, nil
	case !errors.Is(err, store.ErrNotFound):
		return nil, err
	}
	q.Named = find
	return a.Store.ListTables(ctx, q)
}

// adminTable leaves out everything of the game, and who plays where that is hidden.
func (a *api) adminTable(t *store.Table, ref func(string) PersonRefDoc) AdminTableDoc {
	i := table.InfoOf(t)
	d := AdminTableDoc{ID: t.ID, Title: t.Title, Name: i.Name, Status: string(i.Status), Public: t.Public, Hidden: table.HidesNames(t),
		Created: t.Created, Updated: t.Updated, Seats: []AdminSeatDoc{}}
	if !d.Hidden {
		d.Creator = ref(t.Creator)
	}
	person := func(id, name string) PersonRefDoc {
		if d.Hidden || id == "" {
			return PersonRefDoc{}
		}
		return PersonRefDoc{a.alias(id), name}
	}
	for _, s := range i.Seats {
		if len(i.Places) == 0 {
			d.Seats = append(d.Seats, AdminSeatDoc{s.Name, s.Held, person(s.Guest, s.Holder), s.Bot})
		}
	}
	for _, p := range i.Places {
		d.Seats = append(d.Seats, AdminSeatDoc{"", p.Guest != "", person(p.Guest, p.Holder), p.Bot})
	}
	return d
}

func (a *api) findPersons(ctx context.Context, by string, in *struct {
	Find string `query:"find" maxLength:"200" doc:"a part of the name, or a person as at a seat"`
}) (*body[[]AdminPersonDoc], error) {
	find := strings.TrimSpace(in.Find)
	if err := a.Warden.Looked(ctx, by, "find-persons", find); err != nil {
		return nil, err
	}
	list, err := a.Store.FindGuests(ctx, find, adminPage)
	if g, bad := a.personCalled(ctx, find); bad == nil && find != "me" {
		list = []store.Guest{g}
	}
	if err != nil {
		return nil, err
	}
	bans, err := a.Store.Bans(ctx, a.Now().UnixMilli())
	if err != nil {
		return nil, err
	}
	docs := []AdminPersonDoc{}
	for _, g := range list {
		theirs, err := a.banDocs(ctx, slices.DeleteFunc(slices.Clone(bans), func(b store.Ban) bool { return b.Person != g.ID }))
		if err != nil {
			return nil, err
		}
		docs = append(docs, AdminPersonDoc{PersonRefDoc{a.alias(g.ID), g.Name}, g.Created, a.Warden.Is(g.ID), theirs})
	}
	return &body[[]AdminPersonDoc]{docs}, nil
}

func (a *api) reportedDocs(ctx context.Context, list []warden.Reported) ([]ReportedDoc, error) {
	var ids []string
	for _, r := range list {
		ids = append(ids, r.Person, r.Reporter)
	}
	ref, err := a.refs(ctx, ids...)
	docs := []ReportedDoc{}
	for _, r := range list {
		docs = append(docs, ReportedDoc{r.ID, string(r.Kind), r.Table, r.Seat, ref(r.Person), ref(r.Reporter), r.Text, r.Why, r.At, r.Closed, r.Withheld, r.Nameless})
	}
	return docs, err
}

func (a *api) listDeeds(ctx context.Context, by string, in *struct {
	Before int64 `query:"before" minimum:"0" doc:"those before a time, for older ones"`
}) (*body[[]DeedDoc], error) {
	list, err := a.Store.Deeds(ctx, in.Before, 2*adminPage)
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, d := range list {
		ids = append(ids, d.Who, strings.TrimPrefix(d.Subject, "person "), lastWord(d.Detail))
	}
	ref, err := a.refs(ctx, ids...)
	docs := []DeedDoc{}
	for _, d := range list {
		subject := PersonRefDoc{Name: d.Subject}
		if id, ok := strings.CutPrefix(d.Subject, "person "); ok {
			subject = ref(id)
		}
		detail := d.Detail
		if before, id, ok := strings.Cut(detail, "person "); ok && (d.What == "hand-over" || d.What == "put-out") { // ids do not travel
			detail = before + cmp.Or(ref(id).Name, ref(id).Person)
		}
		docs = append(docs, DeedDoc{d.At, ref(d.Who), d.What, subject, detail, d.Result})
	}
	return &body[[]DeedDoc]{docs}, err
}

func lastWord(text string) string { return text[strings.LastIndex(text, " ")+1:] }
