package web

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
	"outremer/game"
	"outremer/papers"
	"outremer/store"
	"outremer/table"
)

// TrialDoc is a past turn replayed with other orders.
type TrialDoc struct {
	Turn int    `json:"turn" doc:"number of a turn with movement"`
	Text string `json:"text" doc:"an order per line for any unit; no line: what really happened; at most 60 lines and 4000 bytes"`
}

// TriedDoc is the outcome of a trial.
type TriedDoc struct {
	Turn     int              `json:"turn"`
	OK       bool             `json:"ok" doc:"every line was understood and is possible"`
	Lines    []LineDoc        `json:"lines"`
	Outcomes []papers.Outcome `json:"outcomes" doc:"of every unit"`
}

func (p *paperwork) addWhatIf() {
	register(p.api, op("POST", "/tables/{id}/whatif", "what-if", "A past turn with other orders; nothing is kept", 404, 422), p.whatIf)
	register(p.api, op("POST", "/adjudicate", "adjudicate", "Resolve Diplomacy orders, as the command outremer adjudicate does; nothing is kept", 422), p.adjudicate)
}

func (p *paperwork) whatIf(ctx context.Context, in *struct {
	AtTable
	Body TrialDoc
}) (*body[TriedDoc], error) {
	lang, n := in.choose(), in.Body.Turn
	if err := short(lang, in.Body.Text); err != nil {
		return nil, err
	}
	return atTurns(ctx, p, &in.AtTable, func(t *table.Table, office papers.Office, list []papers.Turn) (*body[TriedDoc], error) {
		if n < 1 || n > len(list) || list[n-1].Orders == 0 {
			return nil, store.ErrNotFound
		}
		past, err := t.Past("", game.Nobody, list[n-1].Before())
		if err != nil {
			return nil, err
		}
		trial, err := office.Try(lang, past.View, &list[n-1], in.Body.Text)
		if err != nil {
			return nil, err
		}
		doc := TriedDoc{Turn: n, OK: trial.OK, Outcomes: trial.Outcomes}
		doc.Lines, err = p.lines(t, lang, trial.Lines)
		return &body[TriedDoc]{doc}, err
	})
}

// maxCases is the maximum number of positions per request.
const maxCases = 20

// CasesDoc is a list of positions with orders.
type CasesDoc struct {
	Cases []json.RawMessage `json:"cases" maxItems:"20" doc:"the form is described in docs/adjudicator.md"`
}

// AdjudicatedDoc is the outcome of a position, or why it has none.
type AdjudicatedDoc struct {
	ID    string `json:"id"`
	Error string `json:"error,omitempty"`
	*cases.Answer
}

// MapName is one of the adjudicator's maps.
type MapName string

// Schema implements huma.SchemaProvider.
func (MapName) Schema(huma.Registry) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeString, Default: diplomacy.MapNames()[0]}
	for _, name := range diplomacy.MapNames() {
		s.Enum = append(s.Enum, name)
	}
	return s
}

func (p *paperwork) adjudicate(_ context.Context, in *struct {
	Map  MapName `query:"map" default:"classic"`
	Body CasesDoc
}) (*body[[]AdjudicatedDoc], error) {
	if len(in.Body.Cases) > maxCases {
		return nil, newProblem(http.StatusUnprocessableEntity, "invalid", "too many cases", FieldError{"body.cases", "at most 20"})
	}
	raw, err := json.Marshal(in.Body)
	if err != nil {
		return nil, err
	}
	entries, err := cases.Read(bytes.NewReader(raw))
	if err != nil {
		return nil, newProblem(http.StatusUnprocessableEntity, "invalid", err.Error(), FieldError{"body.cases", err.Error()})
	}
	docs := []AdjudicatedDoc{}
	runner := cases.NewRunner(diplomacy.MapNamed(string(in.Map)))
	for i := range entries {
		e := &entries[i]
		d := AdjudicatedDoc{ID: e.ID}
		err := e.Err
		if err == nil {
			d.Answer, err = runner.Run(&e.Case)
		}
		if err != nil {
			d.Error = err.Error()
		}
		docs = append(docs, d)
	}
	return &body[[]AdjudicatedDoc]{docs}, nil
}
