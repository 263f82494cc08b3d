package web

import (
	"context"

	"outremer/table"
	"outremer/web/status"
)

// NotesDoc is what a person has noted down at a table.
type NotesDoc struct {
	Text string `json:"text" maxLength:"4000" doc:"for your own eyes, on all your devices"`
}

func (a *api) addNotes() {
	register(a, op("GET", "/tables/{id}/notes", "get-notes", "Your own notes at a table", 403, 404),
		func(ctx context.Context, in *AtTable) (*body[NotesDoc], error) {
			return atOwnTable(ctx, a, in, func(guest string) (*body[NotesDoc], error) {
				text, err := a.Store.Note(ctx, guest, in.ID)
				return &body[NotesDoc]{NotesDoc{text}}, err
			})
		})
	put := op("PUT", "/tables/{id}/notes", "put-notes", "Replace your own notes at a table", 403, 404, 422)
	put.DefaultStatus = status.NoContent
	register(a, put, func(ctx context.Context, in *struct {
		AtTable
		Body NotesDoc
	}) (*struct{}, error) {
		return atOwnTable(ctx, a, &in.AtTable, func(guest string) (*struct{}, error) {
			return nil, a.Store.PutNote(ctx, guest, in.ID, in.Body.Text)
		})
	})
}

// atOwnTable runs a function for a guest who plays at a table or has created it.
func atOwnTable[O any](ctx context.Context, a *api, at *AtTable, run func(guest string) (O, error)) (O, error) {
	return atTable(ctx, a, at, func(t *table.Table) (out O, err error) {
		guest := guestID(ctx)
		if t.Holds(guest) == 0 && !t.Created(guest) {
			return out, table.ErrNotYours
		}
		return run(guest)
	})
}
