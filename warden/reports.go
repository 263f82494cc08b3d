package warden

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"outremer/game"
	"outremer/store"
	"outremer/table"
)

// reportsADay is how much one person may report in a day.
const reportsADay = 20

// BetweenReports is after how long somebody may report again who has reported too much.
const BetweenReports = 24 * time.Hour / reportsADay

// maxWhy is how long a reason may be, in characters.
const maxWhy = 300

// ReportLetter lets those who look after the site read a letter that somebody has received, by the
// number that it has for a seat of theirs.
func (w *Warden) ReportLetter(ctx context.Context, reporter string, t *table.Table, seat game.Seat, n int64, why string) error {
	l, err := t.Received(reporter, seat, n)
	if err != nil {
		return err
	}
	switch {
	case l.Guest == reporter:
		return ErrYourself
	case l.Guest == "" || l.Text == "":
		return &game.SetupError{Field: "n", Text: "nobody wrote it, or it has no words"}
	}
	from := ""
	if names := t.SeatNames(); l.Seat >= 0 && int(l.Seat) < len(names) {
		from = names[l.Seat]
	}
	return w.report(ctx, store.Report{Kind: store.ReportedLetter, Table: t.ID(), Letter: l.N, Seat: from, Person: l.Guest, Reporter: reporter, Text: l.Text, Why: why})
}

// ReportName lets those who look after the site see a person's name.
func (w *Warden) ReportName(ctx context.Context, reporter string, g store.Guest, why string) error {
	if g.ID == reporter {
		return ErrYourself
	}
	return w.report(ctx, store.Report{Kind: store.ReportedName, Person: g.ID, Reporter: reporter, Text: g.Name, Why: why})
}

// report keeps a report. The same one twice is one.
func (w *Warden) report(ctx context.Context, r store.Report) error {
	r.Why = strings.Join(strings.Fields(r.Why), " ")
	if utf8.RuneCountInString(r.Why) > maxWhy {
		return &game.SetupError{Field: "why", Text: fmt.Sprintf("at most %d characters", maxWhy)}
	}
	ok, err := w.Store.Take(ctx, "report "+r.Reporter, w.Now(), BetweenReports, reportsADay)
	if err != nil {
		return err
	}
	if !ok {
		return ErrOften
	}
	r.At = w.now()
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%s\n%d\n%s\n%s", r.Kind, r.Table, r.Letter, r.Person, r.Reporter))
	if r.Kind == store.ReportedName { // another name is another report
		sum = sha256.Sum256(append(sum[:], r.Text...))
	}
	r.ID = hex.EncodeToString(sum[:10])
	return w.Store.AddReport(ctx, r)
}

// Reported is a report as a warden may see it.
type Reported struct {
	store.Report
	Withheld bool // the warden plays there: no words, and nobody's name
	Nameless bool // names are hidden there until the end: nobody's name
}

// Reports returns the newest reports, without the words of letters.
func (w *Warden) Reports(ctx context.Context, by string, all bool, limit int) ([]Reported, error) {
	list, err := w.Store.Reports(ctx, all, limit)
	if err != nil {
		return nil, err
	}
	shown := make([]Reported, 0, len(list))
	for _, r := range list {
		x, err := w.reported(ctx, by, r)
		if err != nil {
			return nil, err
		}
		if x.Kind == store.ReportedLetter {
			x.Text = ""
		}
		shown = append(shown, x)
	}
	return shown, nil
}

// Read returns a report with its words; that somebody has read them is noted.
func (w *Warden) Read(ctx context.Context, by, id string) (x Reported, err error) {
	r, err := w.Store.Report(ctx, id)
	if err != nil {
		return x, err
	}
	if err := w.Looked(ctx, by, "read-report", "report "+id); err != nil {
		return x, err
	}
	return w.reported(ctx, by, r)
}

// reported leaves out what a warden may not know: who plays where names are hidden, and what was
// written at a running game of their own.
func (w *Warden) reported(ctx context.Context, by string, r store.Report) (Reported, error) {
	x := Reported{Report: r}
	if r.Table == "" {
		return x, nil
	}
	row, err := w.Store.LoadTable(ctx, r.Table)
	if err != nil {
		return x, ignoreMissing(err)
	}
	plays := false
	for _, s := range row.Seats {
		plays = plays || by != "" && s.Guest == by
	}
	x.Withheld = plays && row.Status == store.Running && r.Reporter != by
	x.Nameless = table.HidesNames(&row)
	if x.Withheld {
		x.Text, x.Why = "", ""
	}
	if x.Withheld || x.Nameless {
		x.Person, x.Reporter = "", ""
	}
	return x, nil
}

// Hide hides the letter or the name that was reported. Name is what a person is called instead.
func (w *Warden) Hide(ctx context.Context, by, id string, name func(store.Guest) string) error {
	r, err := w.Store.Report(ctx, id)
	if err != nil {
		return err
	}
	if r.Kind == store.ReportedLetter {
		err = w.at(ctx, by, "hide-letter", r.Table, "report "+id, func(ctx context.Context, t *table.Table) error { return t.HideLetter(ctx, r.Letter) })
	} else {
		var g store.Guest
		g, err = w.Store.Guest(ctx, r.Person)
		if err == nil {
			err = w.HideName(ctx, by, g, name(g))
		}
	}
	if err != nil {
		return err
	}
	return w.CloseReport(ctx, by, id)
}

// Author returns who is reported, for a ban.
func (w *Warden) Author(ctx context.Context, by, id string) (string, error) {
	r, err := w.Store.Report(ctx, id)
	if err != nil {
		return "", err
	}
	x, err := w.reported(ctx, by, r)
	switch {
	case err != nil:
		return "", err
	case x.Nameless || x.Withheld:
		return "", ErrNamesHidden
	case x.Person == "":
		return "", store.ErrNotFound
	}
	return x.Person, nil
}

// CloseReport notes that a report was dealt with.
func (w *Warden) CloseReport(ctx context.Context, by, id string) error {
	return w.deed(ctx, by, "close-report", "report "+id, "", func(ctx context.Context) error { return w.Store.CloseReport(ctx, id, w.now()) })
}
