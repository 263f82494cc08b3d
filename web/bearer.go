//go:build !engine

package web

import (
	"net/http"
	"slices"
	"strings"

	"outremer/people"
	"outremer/store"
)

// Programs show a token instead of a cookie. It reaches what its person may do at tables, and nothing that
// decides who that person is: whoever finds a token can play badly, but can neither keep the person out nor
// find out more about them than a seat shows.

// bearing reports whether a request shows a token, good or not. Other schemes are for those in front of us.
func bearing(r *http.Request) bool {
	return strings.HasPrefix(r.URL.Path, base+"/") && slices.ContainsFunc(r.Header.Values("Authorization"), func(h string) bool {
		scheme, _, _ := strings.Cut(h, " ")
		return strings.EqualFold(scheme, "Bearer")
	})
}

// bearerOf returns the token that a request shows; "" if there is not exactly one.
func bearerOf(r *http.Request) string {
	if len(r.Header.Values("Authorization")) != 1 {
		return ""
	}
	_, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	return strings.TrimSpace(token)
}

// secretOf returns the secret by which somebody makes a request.
func (v *visit) secretOf(r *http.Request) string {
	if v.bearer {
		return bearerOf(r)
	}
	return v.cookie
}

var errTokenInAddress = newProblem(http.StatusBadRequest, "token-in-address",
	"a token does not belong into an address, which others may log: revoke it, make a new one, and send that in the header Authorization")

// tokenInAddress reports whether an address contains a token.
func tokenInAddress(r *http.Request) bool {
	return strings.Contains(r.URL.Path, people.TokenMark) || strings.Contains(r.URL.RawQuery, people.TokenMark)
}

// admitProgram finds out whom a program acts for, and whether its token is good for what it asks.
func (s *Server) admitProgram(r *http.Request, v *visit) error {
	who, err := s.people.Bearer(r.Context(), bearerOf(r))
	if err != nil {
		return err
	}
	v.guest, v.visitor = who.Person, who
	switch {
	case !reached(r):
		return newProblem(http.StatusForbidden, "token-reach", "tokens are for tables and seats; this needs a browser that is signed in")
	case who.Scope != store.ToPlay && changes(r):
		return newProblem(http.StatusForbidden, "token-scope", "this token may only look; acting needs one with the scope play")
	}
	return nil
}

// allowsProgram applies the limit of changes: one for all tokens of a person, however many there are.
func (s *Server) allowsProgram(r *http.Request, v *visit) bool {
	return r.Method == http.MethodGet || r.Method == http.MethodHead || s.limits.changes.allow(v.guest)
}

// What tokens reach: tables and everything about games. What is not named here is not reached.
var (
	forPrograms = []string{"tables", "titles", "people", "words", "about", "site", "adjudicate", "openapi.json"}
	// notForPrograms are parts below them: whom the site calls, whom a person has blocked, what wardens are told.
	notForPrograms = []string{"hooks", "regards", "report"}
)

// reached reports whether a token reaches an address. Of its person it tells only who they are.
func reached(r *http.Request) bool {
	path := strings.TrimPrefix(r.URL.Path, base)
	if path == "/me" {
		return r.Method == http.MethodGet
	}
	parts := strings.Split(path, "/")
	return slices.Contains(forPrograms, parts[1]) && !slices.ContainsFunc(notForPrograms, func(no string) bool { return slices.Contains(parts, no) })
}
