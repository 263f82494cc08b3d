package web

import (
	"context"
	"encoding/json"
	"math"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"outremer/game"
	"outremer/games/cardinals"
	"outremer/games/cardinals/papers"
	"outremer/store"
	"outremer/table"
	"outremer/text"
)

// TurnDoc is a turn of which something was published.
type TurnDoc struct {
	N      int    `json:"n" doc:"counted from 1"`
	Season string `json:"season" enum:"early,mid,late,end"`
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
	Dynasty string     `json:"dynasty" doc:"whose orders; empty for minor realms and notices"`
	Lines   []EntryDoc `json:"lines"`
}

// EntryDoc is one thing that was published.
type EntryDoc struct {
	Text  string      `json:"text"`
	Space string      `json:"space" doc:"of the unit that it is about, or empty"`
	Spans []text.Span `json:"spans"`
}

func (p *office) addReports() {
	register(p.api, op("GET", "/tables/{id}/turns", "list-turns", "The turns of which something was published", 404, 422), p.listTurns)
	one := op("GET", "/tables/{id}/turns/{n}", "get-turn", "What was published of a turn: as JSON, or with .txt or .svg after its number as a file", 404, 422)
	schema := schemaOf[ReportDoc](p.huma.OpenAPI().Components.Schemas)
	file := &huma.MediaType{Schema: &huma.Schema{Type: "string"}}
	one.Responses = map[string]*huma.Response{"200": {Description: "OK", Content: map[string]*huma.MediaType{
		"application/json": {Schema: schema}, "text/plain": file, "image/svg+xml": file}}}
	register(p.api, one, p.getTurn)
}

// turn is a turn of a table as everybody saw it.
type turn struct {
	n        int
	from, to uint64
	orders   uint64 // news with the orders; 0 if there are none yet
	events   []game.Event
}

// turns cuts the news of a spectator into turns, of which the first was there from the
// start. What was taken back is left out.
func turns(t *table.Table) ([]turn, error) {
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
	title := t.Title().(*cardinals.Title)
	list := []turn{{n: 1, events: []game.Event{title.FirstTurn()}}}
	for _, n := range news {
		if gone[n.N] {
			continue
		}
		for _, e := range n.Events {
			slug := title.Lexicon().Events[e.Kind].Slug
			if slug == "turn" {
				list = append(list, turn{n: len(list) + 1, from: n.N})
			}
			last := &list[len(list)-1]
			last.to, last.events = n.N, append(last.events, e)
			if slug == "held" || slug == "moved" {
				last.orders = n.N
			}
		}
	}
	return list, nil
}

// openTurns opens a table with its turns. The table has to be released.
func (p *office) openTurns(ctx context.Context, id string) (*table.Table, *papers.Office, []turn, error) {
	t, err := p.Host.Open(ctx, id)
	if err != nil {
		return nil, nil, nil, err
	}
	office, err := p.office(t)
	var list []turn
	if err == nil {
		list, err = turns(t)
	}
	if err != nil {
		t.Release()
		return nil, nil, nil, err
	}
	return t, office, list, nil
}

func (x *turn) doc(r *papers.Report) TurnDoc {
	return TurnDoc{x.n, r.Season, r.Year, r.Name, r.What, x.orders > 0, x.from, x.to}
}

func (p *office) listTurns(ctx context.Context, in *AtTable) (*body[[]TurnDoc], error) {
	t, office, list, err := p.openTurns(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	docs := []TurnDoc{}
	for i := range list {
		r := office.Publish(in.choose(), list[i].events)
		if i == len(list)-1 && len(r.Sections) == 0 {
			break // under way, and nothing to tell yet
		}
		docs = append(docs, list[i].doc(&r))
	}
	return &body[[]TurnDoc]{docs}, nil
}

// getTurn answers with the report, or with a file of it.
func (p *office) getTurn(ctx context.Context, in *struct {
	AtTable
	N string `path:"n" doc:"number of the turn; with .txt or .svg after it a file"`
}) (*file, error) {
	t, office, list, err := p.openTurns(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	number, kind, _ := strings.Cut(in.N, ".")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(list) {
		return nil, store.ErrNotFound
	}
	x := &list[n-1]
	r := office.Publish(in.choose(), x.events)
	name := "cardinals-" + r.FileName()
	switch kind {
	case "":
		b, err := json.Marshal(reportDoc(t, x, &r))
		return &file{ContentType: "application/json", Body: b}, err
	case "txt":
		return download("text/plain; charset=utf-8", name+".txt", []byte(r.Text())), nil
	case "svg":
		before, err := p.before(t, x)
		if err != nil {
			return nil, err
		}
		return download("image/svg+xml", name+".svg", office.Draw(in.choose(), before, x.events)), nil
	default:
		return nil, store.ErrNotFound
	}
}

func download(kind, name string, data []byte) *file {
	return &file{kind, `attachment; filename="` + name + `"`, data}
}

// before is what a spectator saw before the orders of a turn were carried out, or at its
// beginning if it has none.
func (p *office) before(t *table.Table, x *turn) (*cardinals.View, error) {
	n := x.from
	if x.orders > 0 {
		n = x.orders - 1
	}
	past, err := t.Past("", game.Nobody, n)
	if err != nil {
		return nil, err
	}
	v := &cardinals.View{}
	return v, json.Unmarshal(past.View, v)
}

func reportDoc(t *table.Table, x *turn, r *papers.Report) ReportDoc {
	info := t.Title().Info()
	names := info.Seats[len(info.Seats)-1]
	d := ReportDoc{TurnDoc: x.doc(r), Text: r.Text(), Sections: []SectionDoc{}}
	for _, s := range r.Sections {
		sec := SectionDoc{Heading: s.Heading, Kind: "notice", Lines: []EntryDoc{}}
		if s.Orders {
			sec.Kind = "orders"
		}
		if s.Dynasty != game.Nobody {
			sec.Dynasty = names[s.Dynasty]
		}
		for _, e := range s.Lines {
			entry := EntryDoc{Text: e.Text.String(), Spans: e.Text}
			if e.Space != game.None {
				entry.Space = t.Title().Lexicon().Name(papers.SpaceSort(t.Title().Lexicon()), e.Space)
			}
			sec.Lines = append(sec.Lines, entry)
		}
		d.Sections = append(d.Sections, sec)
	}
	return d
}
