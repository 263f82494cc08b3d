package web

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
	"outremer/games/cardinals/papers"
	"outremer/store"
)

// TrialDoc is a past turn with other orders.
type TrialDoc struct {
	Turn int    `json:"turn" doc:"number of a turn with movement"`
	Text string `json:"text" maxLength:"8000" doc:"an order per line for any unit; no line: what really happened"`
}

// TriedDoc is what would have come of them.
type TriedDoc struct {
	Turn     int              `json:"turn"`
	OK       bool             `json:"ok" doc:"every line was understood and is possible"`
	Lines    []LineDoc        `json:"lines"`
	Outcomes []papers.Outcome `json:"outcomes" doc:"of every unit"`
}

func (p *office) addWhatIf() {
	register(p.api, op("POST", "/tables/{id}/whatif", "what-if", "A past turn with other orders; nothing is kept", 404, 422), p.whatIf)
	register(p.api, op("POST", "/adjudicate", "adjudicate", "Resolve Diplomacy orders, as the command outremer adjudicate does; nothing is kept", 422), p.adjudicate)
}

func (p *office) whatIf(ctx context.Context, in *struct {
	AtTable
	Body TrialDoc
}) (*body[TriedDoc], error) {
	t, office, list, err := p.openTurns(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	defer t.Release()
	n := in.Body.Turn
	if n < 1 || n > len(list) || list[n-1].orders == 0 {
		return nil, store.ErrNotFound
	}
	x := &list[n-1]
	before, err := p.before(t, x)
	if err != nil {
		return nil, err
	}
	trial, err := office.Try(in.choose(), before, x.events, in.Body.Text)
	if err != nil {
		return nil, err
	}
	doc := TriedDoc{Turn: n, OK: trial.OK, Outcomes: trial.Outcomes}
	doc.Lines, err = p.lines(t, in.choose(), trial.Lines)
	return &body[TriedDoc]{doc}, err
}

// maxCases is how many positions one request can have resolved.
const maxCases = 20

// CasesDoc is positions with orders.
type CasesDoc struct {
	Cases []json.RawMessage `json:"cases" maxItems:"20" doc:"the form is described in docs/adjudicator.md"`
}

// AdjudicatedDoc is the outcome of a position, or why there is none.
type AdjudicatedDoc struct {
	ID    string `json:"id"`
	Error string `json:"error,omitempty"`
	*cases.Answer
}

func (p *office) adjudicate(_ context.Context, in *struct {
	Map  string `query:"map" enum:"classic,cardinals" default:"classic"`
	Body CasesDoc
}) (*body[[]AdjudicatedDoc], error) {
	if len(in.Body.Cases) > maxCases {
		return nil, newProblem(http.StatusUnprocessableEntity, "invalid", "too many cases", FieldError{"body.cases", "at most 20"})
	}
	m := diplomacy.Classic()
	if in.Map == "cardinals" {
		m = diplomacy.MapNamed("cardinals")
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
	runner := cases.NewRunner(m)
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
