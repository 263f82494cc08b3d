package people

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"outremer/store"
)

const (
	oidcKind = "oidc"
	oidcTime = 10 * time.Minute
)

// OIDCClient is how somebody else is asked who a person is, by OpenID Connect.
type OIDCClient struct {
	Issuer string // such as https://login.example.org
	ID     string
	Secret string
	Name   string // for people; default: the issuer

	mu       sync.Mutex
	provider *oidc.Provider
}

// Title is what people read on the button.
func (c *OIDCClient) Title() string {
	if c == nil {
		return ""
	}
	return cmp.Or(c.Name, c.Issuer)
}

// discover asks the issuer where to go. It is asked when first needed: a server starts without it.
func (c *OIDCClient) discover(ctx context.Context) (*oidc.Provider, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.provider != nil {
		return c.provider, nil
	}
	// The provider keeps the context for the keys that it fetches later.
	p, err := oidc.NewProvider(context.WithoutCancel(ctx), c.Issuer)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrOIDC, err)
	}
	c.provider = p
	return p, nil
}

func (c *OIDCClient) oauth(p *oidc.Provider, back string) *oauth2.Config {
	return &oauth2.Config{ClientID: c.ID, ClientSecret: c.Secret, Endpoint: p.Endpoint(), RedirectURL: back,
		Scopes: []string{oidc.ScopeOpenID, "profile"}}
}

// oidcData is what must be the same when the person comes back.
type oidcData struct {
	Nonce    string `json:"nonce"`
	Verifier string `json:"verifier"`
}

// AskOIDC returns where to send a person, who comes back to the address back with the state. The
// caller must see to it that it is the same browser.
func (d *Desk) AskOIDC(ctx context.Context, back string) (to, state string, err error) {
	if d.OIDC == nil {
		return "", "", ErrNoOIDC
	}
	p, err := d.OIDC.discover(ctx)
	if err != nil {
		return "", "", err
	}
	nonce, err := d.secret()
	if err != nil {
		return "", "", err
	}
	data := oidcData{nonce, oauth2.GenerateVerifier()}
	state, err = d.newLink(ctx, oidcKind, "", data, oidcTime)
	to = d.OIDC.oauth(p, back).AuthCodeURL(state, oidc.Nonce(nonce), oauth2.S256ChallengeOption(data.Verifier))
	return to, state, err
}

// ByOIDC signs in whoever comes back with a code. Who was never here before by this way stays who
// they are, and can come back by it.
func (d *Desk) ByOIDC(ctx context.Context, v Visitor, back, state, code, device string) (Entry, error) {
	if d.OIDC == nil {
		return Entry{}, ErrNoOIDC
	}
	var data oidcData
	if _, err := d.redeem(ctx, oidcKind, state, &data); err != nil {
		return Entry{}, err
	}
	token, err := d.OIDC.vouch(ctx, back, code, &data)
	if err != nil {
		return Entry{}, fmt.Errorf("%w: %w", ErrOIDC, err)
	}
	key := token.Issuer + " " + token.Subject
	p, err := d.Store.Proof(ctx, store.OIDC, key)
	if errors.Is(err, store.ErrNotFound) {
		p = store.Proof{Kind: store.OIDC, Key: key, Person: v.Person, Data: d.OIDC.Title(), Created: d.now()}
		err = nil
	}
	if err != nil {
		return Entry{}, err
	}
	return d.byProof(ctx, v, p, device)
}

// vouch exchanges a code for what the issuer says about a person, and checks it.
func (c *OIDCClient) vouch(ctx context.Context, back, code string, data *oidcData) (*oidc.IDToken, error) {
	p, err := c.discover(ctx)
	if err != nil {
		return nil, err
	}
	got, err := c.oauth(p, back).Exchange(ctx, code, oauth2.VerifierOption(data.Verifier))
	if err != nil {
		return nil, err
	}
	raw, ok := got.Extra("id_token").(string)
	if !ok {
		return nil, errors.New("no id token")
	}
	token, err := p.Verifier(&oidc.Config{ClientID: c.ID}).Verify(ctx, raw)
	if err != nil {
		return nil, err
	}
	if token.Nonce != data.Nonce {
		return nil, errors.New("the nonce is another one")
	}
	return token, nil
}
