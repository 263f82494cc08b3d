//go:build !engine

package web

import (
	"bytes"
	"context"
	"encoding/json"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
	"outremer/web/status"
)

func (a *api) addAdjudicator() {
	register(a, op("POST", "/adjudicate", "adjudicate", "Resolve Diplomacy orders, as the command outremer adjudicate does; nothing is kept", 422), a.adjudicate)
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

func (*api) adjudicate(_ context.Context, in *struct {
	Map  MapName `query:"map" default:"classic"`
	Body CasesDoc
}) (*body[[]AdjudicatedDoc], error) {
	if len(in.Body.Cases) > maxCases {
		return nil, newProblem(status.UnprocessableEntity, "invalid", "too many cases", FieldError{"body.cases", "at most 20"})
	}
	raw, err := json.Marshal(in.Body)
	if err != nil {
		return nil, err
	}
	entries, err := cases.Read(bytes.NewReader(raw))
	if err != nil {
		return nil, newProblem(status.UnprocessableEntity, "invalid", err.Error(), FieldError{"body.cases", err.Error()})
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
