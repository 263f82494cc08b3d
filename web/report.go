package web

import (
	"context"
	"encoding/json"
	"math"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/papers"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// TurnDoc is a turn with something published.
type TurnDoc struct {
	N      int    `json:"n" doc:"counted from 1"`
	Season string `json:"season" doc:"part of the year"`
	Year   int    `json:"year"`
	Name   string `json:"name" doc:"such as Early 1170s"`
	What   string `json:"what" doc:"what such a turn is for"`
	Orders bool   `json:"orders" doc:"movement was published"`
	From   uint64 `json:"from" doc:"spectator's news in which it begins"`
	To     uint64 `json:"to" doc:"spectator's last news of it so far"`
}

// ReportDoc is the published adjudication of a turn.
type ReportDoc struct {
	TurnDoc
	Text     string       `json:"text" doc:"the whole report as plain text"`
	Sections []SectionDoc `json:"sections"`
}

// SectionDoc is a part of a report.
type SectionDoc struct {
	Heading string     `json:"heading"`
	Kind    string     `json:"kind" enum:"orders,notice"`
	Dynasty string     `json:"dynasty" doc:"the seat whose orders they are; empty for those of nobody and for notices"`
	Lines   []EntryDoc `json:"lines"`
}

// EntryDoc is one published item.
type EntryDoc struct {
	Text  string      `json:"text"`
	Space string      `json:"space" doc:"of the unit that it is about, or empty"`
	Spans []text.Span `json:"spans"`
}

func (p *paperwork) addReports() {
	register(p.api, op("GET", "/tables/{id}/turns", "list-turns", "The turns of which something was published", 404, 422), p.listTurns)
	one := op("GET", "/tables/{id}/turns/{n}", "get-turn", "What was published of a turn: as JSON, or with .txt or .svg after its number as a file", 404, 422)
	register(p.api, answersFile(answers[ReportDoc](p.api, one), "text/plain", "image/svg+xml"), p.getTurn)
}

// atTurns runs a function with the turns of a table.
func atTurns[O any](
	ctx context.Context, p *paperwork, at *AtTable, run func(*table.Table, papers.Office, []papers.Turn) (O, error),
) (O, error) {
	return atTable(ctx, p.api, at, func(t *table.Table) (out O, err error) {
		office, err := p.office(t)
		if err != nil {
			return out, err
		}
		news, err := standing(t)
		if err != nil {
			return out, err
		}
		return run(t, office, office.Turns(news))
	})
}

// standing returns the public news, without moves that were undone.
func standing(t *table.Table) (list []papers.News, err error) {
	news, err := t.News("", game.Nobody, 0, math.MaxInt)
	if err != nil {
		return nil, err
	}
	gone := map[uint64]bool{}
	for _, n := range news {
		for _, r := range n.Removed {
			gone[r] = true
		}
	}
	for _, n := range news {
		if !gone[n.N] {
			list = append(list, papers.News{N: n.N, Events: n.Events})
		}
	}
	return list, nil
}

func turnDoc(x *papers.Turn, r *papers.Report) TurnDoc {
	return TurnDoc{x.N, r.Season, r.Year, r.Name, r.What, x.Orders > 0, x.From, x.To}
}

func (p *paperwork) listTurns(ctx context.Context, in *AtTable) (*body[[]TurnDoc], error) {
	return atTurns(ctx, p, in, func(_ *table.Table, office papers.Office, list []papers.Turn) (*body[[]TurnDoc], error) {
		docs := []TurnDoc{}
		for i := range list {
			r := office.Publish(in.choose(), &list[i])
			if i == len(list)-1 && len(r.Sections) == 0 {
				break // in progress, with nothing to report yet
			}
			docs = append(docs, turnDoc(&list[i], &r))
		}
		return &body[[]TurnDoc]{docs}, nil
	})
}

// getTurn responds with the report, or with a file of it.
func (p *paperwork) getTurn(ctx context.Context, in *struct {
	AtTable
	N string `path:"n" doc:"number of the turn; with .txt or .svg after it a file"`
}) (*file, error) {
	number, kind, _ := strings.Cut(in.N, ".")
	n, err := strconv.Atoi(number)
	return atTurns(ctx, p, &in.AtTable, func(t *table.Table, office papers.Office, list []papers.Turn) (*file, error) {
		if err != nil || n < 1 || n > len(list) {
			return nil, store.ErrNotFound
		}
		return turnFile(t, office, in.choose(), &list[n-1], kind)
	})
}

// turnFile returns a turn in the format that the file extension asks for.
func turnFile(t *table.Table, office papers.Office, lang string, x *papers.Turn, kind string) (*file, error) {
	r := office.Publish(lang, x)
	name := t.Title().Info().Slug + "-" + r.FileName()
	switch kind {
	case "":
		b, err := json.Marshal(reportDoc(t, x, &r))
		return &file{ContentType: "application/json", Body: b}, err
	case "txt":
		return download("text/plain; charset=utf-8", name+".txt", []byte(r.Text())), nil
	case "svg":
		past, err := t.Past("", game.Nobody, x.Shown())
		if err != nil {
			return nil, err
		}
		svg, err := office.Draw(lang, past.View, x)
		return download("image/svg+xml", name+".svg", svg), err
	default:
		return nil, store.ErrNotFound
	}
}

func reportDoc(t *table.Table, x *papers.Turn, r *papers.Report) ReportDoc {
	info := t.Title().Info()
	names := info.Seats[len(info.Seats)-1]
	d := ReportDoc{TurnDoc: turnDoc(x, r), Text: r.Text(), Sections: []SectionDoc{}}
	for _, s := range r.Sections {
		sec := SectionDoc{Heading: s.Heading, Kind: "notice", Lines: []EntryDoc{}}
		if s.Orders {
			sec.Kind = "orders"
		}
		if s.Seat != game.Nobody {
			sec.Dynasty = names[s.Seat]
		}
		for _, e := range s.Lines {
			sec.Lines = append(sec.Lines, EntryDoc{Text: e.Text.String(), Space: e.Space, Spans: e.Text})
		}
		d.Sections = append(d.Sections, sec)
	}
	return d
}
