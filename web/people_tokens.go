//go:build !engine

package web

import (
	"context"
	"net/http"
	"time"

	"outremer/store"
)

// ProgramTokenDoc is a token by which a program acts for you.
type ProgramTokenDoc struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Scope   store.Scope `json:"scope" enum:"read,play" doc:"read: to look, as you may; play: also to act, at your tables and seats"`
	Created int64       `json:"created"`
	Expires int64       `json:"expires" doc:"0 for never"`
	Seen    int64       `json:"seen" doc:"when it was last used, to ten minutes; 0 for never"`
}

// NewTokenDoc is a token to make.
type NewTokenDoc struct {
	Name  string      `json:"name" minLength:"1" maxLength:"40" doc:"by which you tell it from others"`
	Scope store.Scope `json:"scope" enum:"read,play" doc:"with the first one to play you are a bot for good: others see it wherever you sit"`
	Days  int         `json:"days" minimum:"0" maximum:"3650" doc:"how long it is good; 0 for ever"`
}

// MadeTokenDoc is a token that was just made.
type MadeTokenDoc struct {
	ProgramTokenDoc
	Token string `json:"token" doc:"the secret itself; it is shown this once, and only its hash is kept"`
}

func (a *api) addTokens() {
	register(a, op("GET", "/me/tokens", "list-tokens", "The tokens by which programs act for you", 429), a.listTokens)
	create := op("POST", "/me/tokens", "make-token", "Make a token by which a program acts for you", 409, 422, 429)
	create.DefaultStatus = http.StatusCreated
	register(a, create, a.makeToken)
	revoke := op("DELETE", "/me/tokens/{id}", "revoke-token", "Revoke a token; its streams end at once", 404)
	revoke.DefaultStatus = http.StatusNoContent
	register(a, revoke, func(ctx context.Context, in *struct {
		ID string `path:"id"`
	}) (*struct{}, error) {
		if err := a.people.DropToken(ctx, guestID(ctx), in.ID); err != nil {
			return nil, err
		}
		a.endStreams(in.ID)
		return nil, nil
	})
}

func (a *api) listTokens(ctx context.Context, _ *struct{}) (*body[[]ProgramTokenDoc], error) {
	g, err := a.guest(ctx)
	if err != nil {
		return nil, err
	}
	list, err := a.Store.Tokens(ctx, g.ID)
	return &body[[]ProgramTokenDoc]{tokenDocs(list)}, err
}

func (a *api) makeToken(ctx context.Context, in *struct{ Body NewTokenDoc }) (*created[MadeTokenDoc], error) {
	g, err := a.storedGuest(ctx)
	if err != nil {
		return nil, err
	}
	text, t, err := a.people.NewToken(ctx, g.ID, in.Body.Name, in.Body.Scope, time.Duration(in.Body.Days)*24*time.Hour)
	if err != nil {
		return nil, err
	}
	return newCreated(base+"/me/tokens", MadeTokenDoc{tokenDoc(&t), text}), nil
}

func tokenDoc(t *store.Token) ProgramTokenDoc {
	return ProgramTokenDoc{t.ID, t.Name, t.Scope, t.Created, t.Expires, t.Seen}
}

func tokenDocs(list []store.Token) []ProgramTokenDoc {
	docs := []ProgramTokenDoc{}
	for i := range list {
		docs = append(docs, tokenDoc(&list[i]))
	}
	return docs
}
