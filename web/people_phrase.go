//go:build !engine

package web

import (
	"context"
	"net/http"

	"outremer/store"
)

// PhraseDoc is a recovery phrase.
type PhraseDoc struct {
	Phrase string `json:"phrase" minLength:"1" maxLength:"300" doc:"twelve words"`
}

func (a *api) addPhrase() {
	register(a, op("POST", "/me/phrase", "make-phrase", "Make a recovery phrase; it is shown this once, and replaces the one before", 429),
		func(ctx context.Context, in *Language) (*body[PhraseDoc], error) {
			g, err := a.storedGuest(ctx)
			if err != nil {
				return nil, err
			}
			phrase, err := a.people.NewPhrase(ctx, g.ID, in.choose())
			return &body[PhraseDoc]{PhraseDoc{phrase}}, err
		})
	drop := op("DELETE", "/me/phrase", "drop-phrase", "Make your recovery phrase worthless", 404)
	drop.DefaultStatus = http.StatusNoContent
	register(a, drop, func(ctx context.Context, _ *struct{}) (*struct{}, error) {
		return nil, a.people.Drop(ctx, guestID(ctx), store.Phrase, "")
	})
	register(a, op("POST", "/sign-in/phrase", "sign-in-by-phrase", "Become who has this phrase", 403, 409, 422, 429),
		func(ctx context.Context, in *struct{ Body PhraseDoc }) (*signedIn, error) {
			v := visitOf(ctx)
			e, err := a.people.ByPhrase(ctx, v.visitor, in.Body.Phrase, deviceOf(v.agent), v.address.String())
			if err != nil {
				return nil, err
			}
			return a.admit(ctx, e)
		})
}
