package call

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"slices"
	"strings"
	"time"

	"outremer/call/hook"
	"outremer/call/mail"
	"outremer/call/push"
	"outremer/game"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// item is a notice, worded for its reader.
type item struct {
	store.Notice
	table string // name of the table
	lines []string
}

// look opens the table that a notice is about, and words it. It returns false if it no longer holds.
func (r *round) look(ctx context.Context, n store.Notice) (it item, ok bool, err error) {
	t, err := r.host.Open(ctx, n.Table)
	if errors.Is(err, store.ErrNotFound) {
		return it, false, nil
	}
	if err != nil {
		return it, false, err
	}
	defer t.Release()
	snap, err := t.Snapshot("", game.Nobody)
	if err != nil {
		return it, false, err
	}
	held := t.Holds(n.Person)
	if n.Person == "" {
		held = game.AllSeats(len(snap.Seats))
	}
	if !holds(&n, snap, held) {
		return it, false, nil
	}
	it = item{Notice: n, table: r.tableName(&snap.Info)}
	it.lines = r.lines(ctx, n, &snap.Info)
	return it, true, nil
}

// holds reports whether a notice for whoever holds some seats is still true.
func holds(n *store.Notice, snap *table.Snapshot, held game.Seats) bool {
	asked := game.Seats(0)
	for s := range (snap.Awaiting & held).All() {
		if snap.Seats[s].Bot == "" {
			asked = asked.With(s)
		}
	}
	switch table.Reason(n.Cause) {
	case table.YourTurn:
		return asked != 0
	case table.Near:
		return asked != 0 && snap.Clock.Due == n.Due
	case table.Asked:
		return consulted(snap)&held != 0
	case table.Begun:
		return snap.Status == store.Running && held != 0
	case table.Ended:
		return snap.Status == store.Over
	case table.Wrote:
		return held != 0
	case table.Offered:
		return slices.ContainsFunc(snap.Seats, func(s table.SeatInfo) bool { return s.Wanted })
	}
	return true
}

// consulted returns the seats whose word others wait for.
func consulted(snap *table.Snapshot) (seats game.Seats) {
	for _, r := range snap.Requests {
		seats |= r.Missing
	}
	return seats
}

// tableName is what a table is called in a message: its own name, or its game's.
func (r *round) tableName(i *table.Info) string {
	title := r.name(i.Title, r.set.Lang)
	if i.Name == "" {
		return title
	}
	return i.Name + " (" + title + ")"
}

// lines says what happened: in the teller's words if it has any, with the deadline at the end.
func (r *round) lines(ctx context.Context, n store.Notice, i *table.Info) []string {
	said := []string{r.sentence(n, i)}
	if r.Teller != nil && n.Person != "" && table.Reason(n.Cause) != table.Offered {
		told, err := r.Teller(ctx, r.host, n.Table, n.Person, r.set.Lang)
		if err != nil {
			r.Log.Error("what happened is not told", "table", n.Table, "error", err)
		}
		said = append(said, told...)
	}
	if i.Clock.Due != 0 && i.Clock.Stopped == 0 && slices.Contains([]table.Reason{table.YourTurn, table.Near}, table.Reason(n.Cause)) {
		said = append(said, text.Fill(r.set.Lang, "call-due", r.time(i.Clock.Due)))
	}
	return said
}

// sentence says in one plain sentence why somebody is called.
func (r *round) sentence(n store.Notice, i *table.Info) string {
	if n.Person != "" || table.Reason(n.Cause) != table.YourTurn {
		return text.Word(r.set.Lang, "call-"+n.Cause)
	}
	c, names, who := r.catalogue(i.Title), []string{}, []string{}
	for _, s := range i.Seats {
		names = append(names, s.Name)
	}
	for s := range i.Awaiting.All() {
		if c != nil {
			who = append(who, c.Seat(r.set.Lang, names, s))
		}
	}
	return text.Fill(r.set.Lang, "call-turn-of", strings.Join(who, ", "))
}

// time is a moment as the person's calendar and clock show it.
func (r *round) time(ms int64) string {
	at := time.UnixMilli(ms).In(r.set.zone())
	day := strings.Fields(text.Word(r.set.Lang, "call-days"))[at.Weekday()]
	month := strings.Fields(text.Word(r.set.Lang, "call-months"))[at.Month()-1]
	return fmt.Sprintf("%s %d %s, %s", day, at.Day(), month, at.Format("15:04 MST"))
}

// message is one message about one or more tables.
type message struct {
	Lang  string
	Title string
	Parts []part
	Path  string // of the page that it opens
	Count int
	tag   string
}

// part is what a message says of one table.
type part struct {
	Table string
	Lines []string
	URL   string
	ID    string
	Cause string
}

// message words items for a channel.
func (r *round) message(c *store.Channel, items []item) message {
	m := message{Lang: r.set.Lang, Count: len(items), Path: "/tables", tag: "tables"}
	for _, it := range items {
		m.Parts = append(m.Parts, part{it.table, it.lines, r.link("/table/" + it.Table), it.Table, it.Cause})
	}
	first := items[0]
	if !slices.ContainsFunc(items, func(it item) bool { return it.Table != first.Table }) {
		m.Title, m.Path, m.tag = first.table, "/table/"+first.Table, first.Table
	} else {
		m.Title = text.Fill(m.Lang, "call-many", m.Count)
	}
	return m
}

// link returns the full address of a page; just its path if our own address is not known.
func (d *Desk) link(path string) string { return d.URL + path }

// text is the message in plain words.
func (m *message) text() string {
	var b strings.Builder
	for i, p := range m.Parts {
		if i > 0 {
			b.WriteString("\n\n")
		}
		if len(m.Parts) > 1 {
			b.WriteString(p.Table + "\n")
		}
		b.WriteString(strings.Join(p.Lines, "\n"))
	}
	return b.String()
}

// payload is the message for a service worker, shortened until it fits.
func (m *message) payload() []byte {
	for body := []rune(m.text()); ; body = body[:len(body)*3/4] {
		b, _ := json.Marshal(map[string]any{ // texts
			"title": m.Title, "body": string(body), "path": m.Path, "tag": m.tag, "count": m.Count})
		if len(b) <= push.MaxMessage || len(body) == 0 {
			return b
		}
	}
}

// hook is the message for a web hook.
func (m *message) hook() hook.Message {
	lines := []string{}
	for _, p := range m.Parts {
		lines = append(lines, p.Table+": "+strings.Join(p.Lines, " "))
		if strings.HasPrefix(p.URL, "http") {
			lines = append(lines, p.URL)
		}
	}
	data := []map[string]string{}
	for _, p := range m.Parts {
		data = append(data, map[string]string{"table": p.ID, "cause": p.Cause, "url": p.URL})
	}
	return hook.Message{Text: strings.Join(lines, "\n"), Data: data}
}

var letterPage = template.Must(template.New("letter").Parse(`<!doctype html>
<html lang="{{.Lang}}"><body style="font-family:Georgia,serif;color:#2b2015">
{{range .Parts}}<h2 style="font-size:1.1em">{{.Table}}</h2>
{{range .Lines}}<p>{{.}}</p>
{{end}}<p><a href="{{.URL}}">{{$.Open}}</a></p>
{{end}}<p style="font-size:.85em"><a href="{{.Off}}">{{.Stop}}</a></p>
</body></html>
`))

// letter is the message as mail, with a link that stops such mail.
func (m *message) letter(to, off string) mail.Letter {
	open, stop := text.Word(m.Lang, "call-open"), text.Word(m.Lang, "call-stop")
	plain := strings.Builder{}
	for _, p := range m.Parts {
		plain.WriteString(p.Table + "\n" + strings.Join(p.Lines, "\n") + "\n" + p.URL + "\n\n")
	}
	plain.WriteString("-- \n" + stop + ": " + off + "\n")
	var page strings.Builder
	letterPage.Execute(&page, struct { //nolint:errcheck // a builder takes everything
		message
		Open, Stop, Off string
	}{*m, open, stop, off})
	return mail.Letter{To: to, Subject: m.Title + ": " + m.Parts[0].Lines[0], Text: plain.String(), HTML: page.String(), Off: off}
}
