//go:build !engine

package web

import (
	"cmp"
	"context"
	"net/http"

	"outremer/table"
	"outremer/warden"
)

// SiteDoc is what everybody is told about the site.
type SiteDoc struct {
	Announcement string  `json:"announcement" doc:"from those who look after the site; empty for none"`
	ReadOnly     bool    `json:"read_only" doc:"nothing can be changed for a while, as before an update"`
	Warden       bool    `json:"warden" doc:"you look after the site"`
	Keeps        KeepDoc `json:"keeps"`
}

// KeepDoc is for how many days something is kept; 0: for ever.
type KeepDoc struct {
	Open    int `json:"open" doc:"open tables at which nothing happens, before they are closed"`
	Closed  int `json:"closed" doc:"tables that were closed before they began"`
	Bots    int `json:"bots" doc:"games at which only bots sit"`
	Guests  int `json:"guests" doc:"people who were not here, and have no way to come back"`
	Reports int `json:"reports"`
	Deeds   int `json:"deeds" doc:"what those who look after the site have done"`
	Crashes int `json:"crashes" doc:"logs of games at which the rules failed"`
}

func keepDoc(k warden.Keep) KeepDoc { return KeepDoc(k) }

// WhyDoc is why something is reported.
type WhyDoc struct {
	Seat string `json:"seat,omitempty" doc:"of yours, which has the letter; needed if you hold several"`
	Why  string `json:"why,omitempty" maxLength:"300"`
}

func (a *api) addSite() {
	register(a, op("GET", "/site", "get-site", "What all visitors are told, and how long things are kept"), a.getSite)
	letter := op("POST", "/tables/{id}/letters/{n}/report", "report-letter", "Let those who look after the site read a letter that you received", 403, 404, 422, 429)
	letter.DefaultStatus = http.StatusNoContent
	register(a, letter, a.reportLetter)
	name := op("POST", "/people/{person}/report", "report-name", "Let those who look after the site see a name", 404, 422, 429)
	name.DefaultStatus = http.StatusNoContent
	register(a, name, a.reportName)
}

func (a *api) getSite(ctx context.Context, in *Language) (*body[SiteDoc], error) {
	p := a.Warden.Placard()
	d := SiteDoc{ReadOnly: p.ReadOnly, Warden: a.Warden.Is(guestID(ctx)), Keeps: keepDoc(a.Warden.Keep), Announcement: p.Text[in.choose()]}
	for _, lang := range []string{"en", "it"} { // better in another language than not at all
		d.Announcement = cmp.Or(d.Announcement, p.Text[lang])
	}
	return &body[SiteDoc]{d}, nil
}

func (a *api) reportLetter(ctx context.Context, in *struct {
	AtTable
	N    int64 `path:"n" minimum:"1" doc:"number of the letter, counted for your seat"`
	Body WhyDoc
}) (*struct{}, error) {
	if _, err := a.keptGuest(ctx); err != nil {
		return nil, err
	}
	return atSeat(ctx, a, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) (*struct{}, error) {
		return nil, a.Warden.ReportLetter(ctx, by.Guest, t, by.Seat, in.N, in.Body.Why)
	})
}

func (a *api) reportName(ctx context.Context, in *struct {
	Person string `path:"person" maxLength:"200" doc:"as at a seat"`
	Body   WhyDoc
}) (*struct{}, error) {
	me, err := a.keptGuest(ctx)
	if err != nil {
		return nil, err
	}
	g, err := a.personCalled(ctx, in.Person)
	if err != nil {
		return nil, err
	}
	return nil, a.Warden.ReportName(ctx, me.ID, g, in.Body.Why)
}
