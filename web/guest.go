package web

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"hash"
	"net/http"
	"strings"

	"outremer/store"
)

const (
	cookieName = "outremer"
	cookieAge  = 400 * 24 * 3600 // seconds; browsers cap it there
)

func newHash() hash.Hash { return sha256.New() }

// identify determines who is making a request, and creates a guest on the first visit. Nothing is
// stored for a guest who only looks: the cookie carries everything.
func (s *Server) identify(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if v := visitOf(r.Context()); personal(r) {
			v.guest = v.cookie
			if v.guest == "" && s.limits.newGuests.allow(v.address) {
				v.guest = store.NewID()
				http.SetCookie(w, s.cookie(v.guest, s.isSecure(r)))
			}
		}
		next.ServeHTTP(w, r)
	})
}

// personal reports whether a request needs an identity, so that caches and monitors create no
// guests.
func personal(r *http.Request) bool {
	p := r.URL.Path
	return p != "/healthz" && p != "/metrics" && !strings.HasPrefix(p, "/static/") && !strings.HasPrefix(p, "/assets/") &&
		!strings.HasPrefix(p, "/favicon") && p != "/manifest.webmanifest"
}

func (s *Server) cookie(id string, secure bool) *http.Cookie {
	return &http.Cookie{Name: cookieName, Value: id + "." + base64.RawURLEncoding.EncodeToString(s.sign(id)), Path: "/",
		MaxAge: cookieAge, HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: secure}
}

// readCookie returns the guest named by a cookie that we signed; "" if there is none.
func (s *Server) readCookie(r *http.Request) string {
	c, err := r.Cookie(cookieName)
	if err != nil {
		return ""
	}
	id, sig, _ := strings.Cut(c.Value, ".")
	got, err := base64.RawURLEncoding.DecodeString(sig)
	if err != nil || !hmac.Equal(got, s.sign(id)) {
		return ""
	}
	return id
}

// guest returns the guest making the request, with a name.
func (s *Server) guest(ctx context.Context) (store.Guest, error) {
	id := guestID(ctx)
	if id == "" {
		return store.Guest{}, newProblem(http.StatusTooManyRequests, "too-many-guests", "too many new guests come from your address; try again later")
	}
	g, err := s.Store.Guest(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return store.Guest{ID: id, Name: defaultName(id), Created: s.Now().UnixMilli()}, nil
	}
	return g, err
}

// defaultName tells guests apart without revealing their ids.
func defaultName(id string) string {
	sum := sha256.Sum256([]byte("name " + id))
	return "Guest " + strings.ToUpper(base64.RawURLEncoding.EncodeToString(sum[:]))[:4]
}
