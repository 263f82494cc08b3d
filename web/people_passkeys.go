//go:build !engine

package web

import (
	"context"
	"encoding/json"
	"net/http"

	"outremer/store"
)

// CeremonyDoc is what a browser needs to make or show a passkey.
type CeremonyDoc struct {
	Token   string `json:"token" doc:"to be sent back"`
	Options any    `json:"options" doc:"for navigator.credentials, as JSON"`
}

// CredentialDoc is a passkey that a browser has made or shows.
type CredentialDoc struct {
	Token      string          `json:"token" minLength:"1" maxLength:"100"`
	Credential json.RawMessage `json:"credential" doc:"what toJSON of the browser's credential gives"`
}

func (a *api) addPasskeys() {
	register(a, op("POST", "/me/passkeys/begin", "begin-passkey", "Begin to make a passkey", 429), a.beginPasskey)
	finish := op("POST", "/me/passkeys/finish", "finish-passkey", "Keep a passkey that the browser has made", 403, 404, 409, 410)
	finish.DefaultStatus = http.StatusNoContent
	register(a, finish, func(ctx context.Context, in *struct{ Body CredentialDoc }) (*struct{}, error) {
		return nil, a.people.FinishPasskey(ctx, guestID(ctx), a.siteOf(ctx), in.Body.Token, in.Body.Credential)
	})
	drop := op("DELETE", "/me/passkeys/{id}", "drop-passkey", "Make a passkey worthless", 404)
	drop.DefaultStatus = http.StatusNoContent
	register(a, drop, func(ctx context.Context, in *struct {
		ID string `path:"id"`
	}) (*struct{}, error) {
		return nil, a.people.Drop(ctx, guestID(ctx), store.Passkey, in.ID)
	})
	register(a, op("POST", "/sign-in/passkey/begin", "ask-passkey", "Begin to sign in by a passkey"),
		func(ctx context.Context, _ *struct{}) (*body[CeremonyDoc], error) {
			options, token, err := a.people.AskPasskey(ctx, a.siteOf(ctx))
			return &body[CeremonyDoc]{CeremonyDoc{token, options}}, err
		})
	register(a, op("POST", "/sign-in/passkey/finish", "sign-in-by-passkey", "Become who has this passkey", 403, 404, 409, 410),
		func(ctx context.Context, in *struct{ Body CredentialDoc }) (*signedIn, error) {
			v := visitOf(ctx)
			e, err := a.people.ByPasskey(ctx, v.visitor, a.siteOf(ctx), in.Body.Token, in.Body.Credential, deviceOf(v.agent))
			if err != nil {
				return nil, err
			}
			return a.admit(ctx, e)
		})
}

func (a *api) beginPasskey(ctx context.Context, _ *struct{}) (*body[CeremonyDoc], error) {
	g, err := a.storedGuest(ctx)
	if err != nil {
		return nil, err
	}
	options, token, err := a.people.BeginPasskey(ctx, g, a.siteOf(ctx))
	return &body[CeremonyDoc]{CeremonyDoc{token, options}}, err
}
