package web

import (
	"context"

	"outremer/table"
)

// StandingDoc is what a player wants done with questions that have only one answer.
type StandingDoc struct {
	Seat string `json:"seat,omitempty" doc:"needed if you hold several"`
	Want string `json:"want" enum:"off,next,on" doc:"off: ask all the same; next: give the answer until the next question with a choice; on: give it until this is switched off. An answer that comes at once tells the others that there was no choice"`
}

func (a *api) addStanding() {
	o := op("POST", "/tables/{id}/standing", "stand", "Let your only answers be given for you, or not", 403, 404, 409, 422)
	register(a, answers[StateDoc](a, o), func(ctx context.Context, in *struct {
		AtTable
		Body StandingDoc
	}) (*encoded, error) {
		return a.actInGame(ctx, &in.AtTable, in.Body.Seat, func(t *table.Table, by table.By) error {
			return t.Stand(ctx, by, table.Standing(in.Body.Want))
		})
	})
}
