package people

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"outremer/store"
)

const (
	newPasskeyKind = "passkey-new"
	passkeyKind    = "passkey-in"
	passkeyTime    = 5 * time.Minute
)

// passkeyUser is a person as an authenticator knows it. Its handle is random: it stays on the
// authenticator when persons are merged.
type passkeyUser struct {
	handle []byte
	name   string
	keys   []webauthn.Credential
}

func (u *passkeyUser) WebAuthnID() []byte                         { return u.handle }
func (u *passkeyUser) WebAuthnName() string                       { return u.name }
func (u *passkeyUser) WebAuthnDisplayName() string                { return u.name }
func (u *passkeyUser) WebAuthnCredentials() []webauthn.Credential { return u.keys }

// passkeyData is what is kept of a passkey.
type passkeyData struct {
	Handle []byte              `json:"handle"`
	Key    webauthn.Credential `json:"key"`
}

// party is this server to an authenticator: a passkey is good for one host name.
func party(site string) (*webauthn.WebAuthn, error) {
	u, err := url.Parse(site)
	if err != nil {
		return nil, err
	}
	return webauthn.New(&webauthn.Config{RPID: u.Hostname(), RPDisplayName: "Outremer", RPOrigins: []string{u.Scheme + "://" + u.Host}})
}

// BeginPasskey begins to make a passkey for a person. The options are for the browser, the token for
// FinishPasskey.
func (d *Desk) BeginPasskey(ctx context.Context, g store.Guest, site string) (options any, token string, err error) {
	w, err := party(site)
	if err != nil {
		return nil, "", err
	}
	have, err := d.proofs(ctx, g.ID, store.Passkey)
	if err != nil {
		return nil, "", err
	}
	u, err := d.newUser(g.Name, have)
	if err != nil {
		return nil, "", err
	}
	made, session, err := w.BeginRegistration(u, webauthn.WithResidentKeyRequirement(protocol.ResidentKeyRequirementRequired),
		webauthn.WithExclusions(webauthn.Credentials(u.keys).CredentialDescriptors()))
	if err != nil {
		return nil, "", err
	}
	token, err = d.newLink(ctx, newPasskeyKind, g.ID, session, passkeyTime)
	return made.Response, token, err
}

// newUser is a person who makes a passkey beside some others.
func (d *Desk) newUser(name string, have []store.Proof) (*passkeyUser, error) {
	handle, err := d.secret()
	u := &passkeyUser{handle: []byte(handle), name: name}
	for _, p := range have {
		var data passkeyData
		if err := json.Unmarshal([]byte(p.Data), &data); err != nil {
			return nil, err
		}
		u.keys = append(u.keys, data.Key)
	}
	return u, err
}

// FinishPasskey keeps the passkey that a browser has made for a person.
func (d *Desk) FinishPasskey(ctx context.Context, person, site, token string, made []byte) error {
	w, err := party(site)
	if err != nil {
		return err
	}
	var session webauthn.SessionData
	l, err := d.redeem(ctx, newPasskeyKind, token, &session)
	if err != nil {
		return err
	}
	if l.Person != person {
		return ErrUnknown
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(made)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrPasskey, err)
	}
	key, err := w.CreateCredential(&passkeyUser{handle: session.UserID}, session, parsed)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrPasskey, err)
	}
	data, err := json.Marshal(passkeyData{session.UserID, *key})
	if err != nil {
		return err
	}
	err = d.Store.PutProof(ctx, store.Proof{Kind: store.Passkey, Key: keyOf(key.ID), Person: person, Data: string(data), Created: d.now()})
	if errors.Is(err, store.ErrMoved) {
		return ErrTaken
	}
	return err
}

func keyOf(id []byte) string { return base64.RawURLEncoding.EncodeToString(id) }

// AskPasskey begins to sign in by any passkey that the browser has for this site.
func (d *Desk) AskPasskey(ctx context.Context, site string) (options any, token string, err error) {
	w, err := party(site)
	if err != nil {
		return nil, "", err
	}
	asked, session, err := w.BeginDiscoverableLogin()
	if err != nil {
		return nil, "", err
	}
	token, err = d.newLink(ctx, passkeyKind, "", session, passkeyTime)
	return asked.Response, token, err
}

// ByPasskey signs in whoever has a passkey.
func (d *Desk) ByPasskey(ctx context.Context, v Visitor, site, token string, shown []byte, device string) (Entry, error) {
	w, err := party(site)
	if err != nil {
		return Entry{}, err
	}
	var session webauthn.SessionData
	if _, err := d.redeem(ctx, passkeyKind, token, &session); err != nil {
		return Entry{}, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(shown)
	if err != nil {
		return Entry{}, fmt.Errorf("%w: %w", ErrPasskey, err)
	}
	var p store.Proof
	var data passkeyData
	find := func(id, _ []byte) (webauthn.User, error) {
		p, err = d.Store.Proof(ctx, store.Passkey, keyOf(id))
		if err != nil {
			return nil, err
		}
		err = json.Unmarshal([]byte(p.Data), &data)
		return &passkeyUser{handle: data.Handle, keys: []webauthn.Credential{data.Key}}, err
	}
	_, key, err := w.ValidatePasskeyLogin(find, session, parsed)
	if err != nil || key.Authenticator.CloneWarning {
		return Entry{}, fmt.Errorf("%w: %w", ErrPasskey, cmpErr(err))
	}
	data.Key = *key
	text, err := json.Marshal(data)
	if err != nil {
		return Entry{}, err
	}
	p.Data = string(text)
	return d.byProof(ctx, v, p, device)
}

// cmpErr says why a passkey that proves something is refused all the same.
func cmpErr(err error) error {
	if err == nil {
		return errors.New("it was copied")
	}
	return err
}
