//go:build !engine

package web

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"outremer/store"
)

// looking are the endings of addresses that are asked by POST, though nothing is changed there.
var looking = []string{"/qr", "/adjudicate", "/invitation", "/whatif", "/hint", "/me/devices/state"}

// changes reports whether a request would change something.
func changes(r *http.Request) bool {
	if r.Method == http.MethodGet || r.Method == http.MethodHead || r.Method == http.MethodOptions {
		return false
	}
	return !slices.ContainsFunc(looking, func(end string) bool { return strings.HasSuffix(r.URL.Path, end) })
}

// guard refuses changes while the site is read-only, and those of people and addresses that are banned.
// Everybody may look, and delete themselves; who looks after the site goes on doing so.
func (s *Server) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		v := visitOf(r.Context())
		if !changes(r) || v.console || strings.HasPrefix(r.URL.Path, base+"/admin/") && s.Warden.Is(v.guest) {
			next.ServeHTTP(w, r)
			return
		}
		if s.Warden.Placard().ReadOnly {
			s.writeProblem(w, r, newProblem(http.StatusServiceUnavailable, "read-only", "the server is about to be updated: nothing can be changed for a while, and nothing is lost"))
			return
		}
		leaves := r.Method == http.MethodDelete && r.URL.Path == base+"/me"
		if p := s.forbidden(r.Context(), store.BanAll); p != nil && !leaves {
			s.writeProblem(w, r, p)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// forbidden returns the problem of somebody who may not do something; nil if they may.
func (s *Server) forbidden(ctx context.Context, kind store.BanKind) *Problem {
	v := visitOf(ctx)
	ban := s.Warden.Forbidden(kind, v.guest, v.address, func() string { return s.names.of(v.address, s.Now()) })
	if ban == nil {
		return nil
	}
	key, detail := "banned", "those who look after this site let you change nothing until "
	switch ban.Kind {
	case store.BanLetters:
		key, detail = "muted", "those who look after this site let you write no letters until "
	case store.BanName:
		key, detail = "name-kept", "those who look after this site let you choose no name until "
	}
	p := newProblem(http.StatusForbidden, key, detail+time.UnixMilli(ban.Until).UTC().Format(time.RFC3339))
	p.Until = ban.Until
	return p
}
