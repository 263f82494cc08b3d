//go:build !engine

package web

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"outremer/game"
	"outremer/store"
	"outremer/warden"
)

// What those do who look after the site. The console of whoever runs the server comes here too, by a
// socket of its own.

// administer registers an operation for those who look after the site.
func administer[I, O any](a *api, o huma.Operation, run func(ctx context.Context, by string, in *I) (*O, error)) {
	o.Errors = append(o.Errors, http.StatusForbidden)
	register(a, o, func(ctx context.Context, in *I) (*O, error) {
		by, err := a.wardenOf(ctx)
		if err != nil {
			return nil, err
		}
		return run(ctx, by, in)
	})
}

// wardenOf returns who is looking after the site.
func (a *api) wardenOf(ctx context.Context) (string, error) {
	switch v := visitOf(ctx); {
	case v.console:
		return warden.Console, nil
	case a.Warden.Is(v.guest):
		return v.guest, nil
	}
	return "", warden.ErrNotWarden
}

// doneBy is administer for an operation without an answer.
func doneBy[I any](a *api, o huma.Operation, run func(ctx context.Context, by string, in *I) error) {
	o.DefaultStatus = http.StatusNoContent
	administer(a, o, func(ctx context.Context, by string, in *I) (*struct{}, error) { return nil, run(ctx, by, in) })
}

// AnnounceDoc is what all visitors are to be told.
type AnnounceDoc struct {
	Text  map[string]string `json:"text" doc:"by language, en or it; nothing takes it down"`
	Hours float64           `json:"hours,omitempty" minimum:"0" doc:"for how long; 0: until it is taken down"`
}

// ReadOnlyDoc switches the read-only mode.
type ReadOnlyDoc struct {
	On bool `json:"on"`
}

// NewBanDoc is something to forbid.
type NewBanDoc struct {
	Kind    string  `json:"kind" enum:"ban,mute,name" doc:"ban: every change; mute: writing letters; name: choosing a name"`
	Person  string  `json:"person,omitempty" maxLength:"200" doc:"as at a seat"`
	Report  string  `json:"report,omitempty" maxLength:"40" doc:"whoever was reported there"`
	Address string  `json:"address,omitempty" maxLength:"60" doc:"an address, a network such as 203.0.113.0/24, or what today's log calls one"`
	Hours   float64 `json:"hours" minimum:"0.01"`
	Why     string  `json:"why,omitempty" maxLength:"300"`
	Leave   bool    `json:"leave,omitempty" doc:"gives up the person's seats as well"`
}

// ExpelDoc is somebody to put out of a table.
type ExpelDoc struct {
	Person string `json:"person,omitempty" maxLength:"200" doc:"as at a seat"`
	Seat   string `json:"seat,omitempty" maxLength:"60"`
}

// SaidDoc is what came of something.
type SaidDoc struct {
	Said string `json:"said"`
}

// OfTable is the part of a request that names a table, and OfPerson a person.
type OfTable struct {
	ID string `path:"id"`
}

// OfPerson: see OfTable.
type OfPerson struct {
	Person string `path:"person" maxLength:"200"`
}

func (a *api) addAdmin() {
	a.addAdminLists()
	doneBy(a, op("PUT", "/admin/announcement", "announce", "Tell all visitors something", 422),
		func(ctx context.Context, by string, in *struct{ Body AnnounceDoc }) error {
			until := int64(0)
			if in.Body.Hours > 0 {
				until = a.Now().Add(hours(in.Body.Hours)).UnixMilli()
			}
			return a.Warden.Announce(ctx, by, in.Body.Text, until)
		})
	doneBy(a, op("PUT", "/admin/read-only", "read-only", "Stop all changes for a while, or let them go on"),
		func(ctx context.Context, by string, in *struct{ Body ReadOnlyDoc }) error {
			return a.Warden.ReadOnly(ctx, by, in.Body.On)
		})
	administer(a, op("POST", "/admin/retention", "sweep", "Delete now what is older than it should be"),
		func(ctx context.Context, by string, _ *struct{}) (*body[SaidDoc], error) {
			said, err := a.Warden.Sweep(ctx, by)
			return &body[SaidDoc]{SaidDoc{said}}, err
		})
	a.addAdminTables()
	a.addAdminPeople()
	a.addAdminReports()
}

func hours(n float64) time.Duration { return time.Duration(n * float64(time.Hour)) }

func (a *api) addAdminTables() {
	doneBy(a, op("POST", "/admin/tables/{id}/close", "admin-close-table", "Close a table, whether its game has begun or not", 404, 409),
		func(ctx context.Context, by string, in *struct {
			OfTable
			Body WhyDoc
		}) error {
			return a.Warden.Close(ctx, by, in.ID, in.Body.Why)
		})
	doneBy(a, op("POST", "/admin/tables/{id}/hand-over", "admin-hand-over", "Make a table another person's", 404, 409),
		func(ctx context.Context, by string, in *struct {
			OfTable
			Body struct {
				Person string `json:"person" maxLength:"200"`
			}
		}) error {
			g, err := a.personCalled(ctx, in.Body.Person)
			if err != nil {
				return err
			}
			return a.Warden.Give(ctx, by, in.ID, g)
		})
	doneBy(a, op("POST", "/admin/tables/{id}/put-out", "admin-put-out", "Take the seats of a person at a table away", 404, 409, 422),
		func(ctx context.Context, by string, in *struct {
			OfTable
			Body ExpelDoc
		}) error {
			return a.putOutBy(ctx, by, in.ID, &in.Body)
		})
	doneBy(a, op("POST", "/admin/tables/{id}/hide-name", "admin-hide-table", "Take a table's name away", 404),
		func(ctx context.Context, by string, in *OfTable) error { return a.Warden.UnnameTable(ctx, by, in.ID) })
}

func (a *api) putOutBy(ctx context.Context, by, table string, d *ExpelDoc) error {
	if (d.Person == "") == (d.Seat == "") {
		return &game.SetupError{Field: "seat", Text: "a person or a seat"}
	}
	who := ""
	if d.Person != "" {
		g, err := a.personCalled(ctx, d.Person)
		if err != nil {
			return err
		}
		who = g.ID
	}
	return a.Warden.PutOut(ctx, by, table, who, d.Seat)
}

func (a *api) addAdminPeople() {
	doneBy(a, op("POST", "/admin/bans", "ban", "Forbid something to a person or an address, for a time", 404, 409, 422),
		func(ctx context.Context, by string, in *struct{ Body NewBanDoc }) error {
			b := store.Ban{Kind: store.BanKind(in.Body.Kind), Address: in.Body.Address, Why: in.Body.Why}
			switch {
			case in.Body.Person != "":
				g, err := a.personCalled(ctx, in.Body.Person)
				if err != nil {
					return err
				}
				b.Person = g.ID
			case in.Body.Report != "":
				who, err := a.Warden.Author(ctx, by, in.Body.Report)
				if err != nil {
					return err
				}
				b.Person = who
			}
			return a.Warden.Forbid(ctx, by, b, hours(in.Body.Hours), in.Body.Leave)
		})
	doneBy(a, op("DELETE", "/admin/bans/{id}", "unban", "End a ban", 404),
		func(ctx context.Context, by string, in *struct {
			ID string `path:"id"`
		}) error {
			return a.Warden.Allow(ctx, by, in.ID)
		})
	doneBy(a, op("POST", "/admin/persons/{person}/hide-name", "admin-hide-name", "Give a person another name, which they cannot change for a month", 404),
		func(ctx context.Context, by string, in *OfPerson) error {
			g, err := a.personCalled(ctx, in.Person)
			if err != nil {
				return err
			}
			return a.Warden.HideName(ctx, by, g, renamed(g))
		})
	for method, yes := range map[string]bool{"PUT": true, "DELETE": false} {
		id := map[bool]string{true: "grant", false: "revoke"}[yes]
		doneBy(a, op(method, "/admin/wardens/{person}", id, "Who looks after the site; only from the console", 404),
			func(ctx context.Context, by string, in *OfPerson) error {
				g, err := a.personCalled(ctx, in.Person)
				if err != nil {
					return err
				}
				return a.Warden.Appoint(ctx, by, g.ID, yes)
			})
	}
}

func (a *api) addAdminReports() {
	type ofReport struct {
		ID string `path:"id" maxLength:"40"`
	}
	doneBy(a, op("POST", "/admin/reports/{id}/hide", "hide-reported", "Hide the letter or the name that was reported", 404, 409),
		func(ctx context.Context, by string, in *ofReport) error {
			return a.Warden.Hide(ctx, by, in.ID, renamed)
		})
	doneBy(a, op("POST", "/admin/reports/{id}/close", "close-report", "Say that a report was dealt with", 404),
		func(ctx context.Context, by string, in *ofReport) error {
			return a.Warden.CloseReport(ctx, by, in.ID)
		})
	administer(a, op("GET", "/admin/reports/{id}", "read-report", "A report with its words; that you have read them is noted", 404),
		func(ctx context.Context, by string, in *ofReport) (*body[ReportedDoc], error) {
			r, err := a.Warden.Read(ctx, by, in.ID)
			if err != nil {
				return nil, err
			}
			docs, err := a.reportedDocs(ctx, []warden.Reported{r})
			if err != nil {
				return nil, err
			}
			return &body[ReportedDoc]{docs[0]}, nil
		})
}
