//go:build !engine

package web

import (
	"context"
	"crypto/subtle"
	"errors"
	"net/http"
	"net/url"

	"outremer/people"
)

const (
	oidcBack    = base + "/sign-in/oidc/callback"
	stateCookie = "outremer-state" // holds the state while a person is away
)

// AwayDoc is where to send a person.
type AwayDoc struct {
	To string `json:"to"`
}

// away is the answer that sends a person to the other sign-in.
type away struct {
	Cookie string `header:"Set-Cookie"`
	Body   AwayDoc
}

func (a *api) addOIDC(mux *http.ServeMux) {
	register(a, op("POST", "/sign-in/oidc", "ask-oidc", "Begin to sign in elsewhere", 403, 404),
		func(ctx context.Context, _ *struct{}) (*away, error) {
			to, state, err := a.people.AskOIDC(ctx, a.siteOf(ctx)+oidcBack)
			if err != nil {
				return nil, err
			}
			c := http.Cookie{Name: stateCookie, Value: state, Path: oidcBack, MaxAge: 600, HttpOnly: true,
				SameSite: http.SameSiteLaxMode, Secure: visitOf(ctx).secure}
			return &away{c.String(), AwayDoc{to}}, nil
		})
	mux.HandleFunc("GET "+oidcBack, a.comeBack)
}

// comeBack receives whoever was sent away. It is the one GET that signs somebody in, so it wants the
// state that only the browser which was sent away has.
func (a *api) comeBack(w http.ResponseWriter, r *http.Request) {
	e, err := a.vouched(r)
	if err != nil {
		var p *Problem
		if !errors.As(a.problem(r.Context(), err), &p) {
			p = newProblem(http.StatusForbidden, "oidc-failed", "")
		}
		http.Redirect(w, r, "/me?problem="+url.QueryEscape(p.Key), http.StatusSeeOther)
		return
	}
	in, err := a.admit(r.Context(), e)
	if err != nil {
		a.writeProblem(w, r, err)
		return
	}
	for _, c := range in.Cookies {
		w.Header().Add("Set-Cookie", c)
	}
	http.Redirect(w, r, "/me", http.StatusSeeOther)
}

func (a *api) vouched(r *http.Request) (people.Entry, error) {
	ctx, q := r.Context(), r.URL.Query()
	c, err := r.Cookie(stateCookie)
	if err != nil || subtle.ConstantTimeCompare([]byte(c.Value), []byte(q.Get("state"))) != 1 {
		return people.Entry{}, people.ErrUnknown
	}
	if _, err := a.storedGuest(ctx); err != nil {
		return people.Entry{}, err
	}
	v := visitOf(ctx)
	return a.people.ByOIDC(ctx, v.visitor, a.siteOf(ctx)+oidcBack, q.Get("state"), q.Get("code"), deviceOf(v.agent))
}
