//go:build !engine

package web

import (
	"context"
	"net/http"

	"outremer/store"
)

// AddressDoc is an address for mail.
type AddressDoc struct {
	Address string `json:"address" minLength:"3" maxLength:"254"`
}

// MailedDoc is what the link of a mail did.
type MailedDoc struct {
	MeDoc
	SignedIn bool `json:"signed_in" doc:"you are now this person; else the address was added to the person who asked"`
}

// mailed is the answer to the link of a mail.
type mailed struct {
	Cookies []string `header:"Set-Cookie"`
	Body    MailedDoc
}

func (a *api) addMailing() {
	accepted := func(path, id, summary string) func(func(context.Context, *AddressDoc, string) error) {
		o := op("POST", path, id, summary, 404, 422, 429)
		o.DefaultStatus = http.StatusNoContent
		return func(run func(context.Context, *AddressDoc, string) error) {
			register(a, o, func(ctx context.Context, in *struct {
				Language
				Body AddressDoc
			}) (*struct{}, error) {
				return nil, run(ctx, &in.Body, in.choose())
			})
		}
	}
	accepted("/me/mail", "add-mail", "Send a link that adds an address to sign in with")(
		func(ctx context.Context, d *AddressDoc, lang string) error {
			g, err := a.storedGuest(ctx)
			if err != nil {
				return err
			}
			return a.people.AddMail(ctx, g, d.Address, a.siteOf(ctx), lang, addressOf(ctx).String())
		})
	accepted("/sign-in/mail", "ask-mail", "Send a link to sign in with, if somebody here has the address")(
		func(ctx context.Context, d *AddressDoc, lang string) error {
			return a.people.AskMail(ctx, d.Address, a.siteOf(ctx), lang, addressOf(ctx).String())
		})
	drop := op("DELETE", "/me/mail/{address}", "drop-mail", "Forget an address", 404)
	drop.DefaultStatus = http.StatusNoContent
	register(a, drop, func(ctx context.Context, in *struct {
		Address string `path:"address"`
	}) (*struct{}, error) {
		return nil, a.people.Drop(ctx, guestID(ctx), store.Mail, in.Address)
	})
	register(a, op("POST", "/sign-in/mail/finish", "sign-in-by-mail", "Use the link of a mail", 404, 409, 410), a.useMail)
}

func (a *api) useMail(ctx context.Context, in *struct{ Body TokenDoc }) (*mailed, error) {
	v := visitOf(ctx)
	e, entered, err := a.people.ByMail(ctx, v.visitor, in.Body.Token, deviceOf(v.agent))
	if err != nil || !entered {
		return &mailed{}, err
	}
	who, err := a.admit(ctx, e)
	if err != nil {
		return nil, err
	}
	return &mailed{who.Cookies, MailedDoc{who.Body, true}}, nil
}
