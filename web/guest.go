//go:build !engine

package web

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"strings"

	"outremer/people"
	"outremer/store"
)

const (
	cookieName = "outremer"
	hostCookie = "__Host-outremer" // where https is sure: browsers let nobody else set it
	cookieAge  = 400 * 24 * 3600   // seconds; browsers cap it there
)

// identify determines who is making a request, and creates a guest on the first visit. Nothing is
// stored for a guest who only looks: the cookie carries everything.
func (s *Server) identify(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if tokenInAddress(r) {
			s.writeProblem(w, r, errTokenInAddress)
			return
		}
		v := visitOf(r.Context())
		if v.bearer {
			if err := s.admitProgram(r, v); err != nil {
				s.writeProblem(w, r, err)
				return
			}
			if !s.allowsProgram(r, v) {
				s.refuseRate(w, r, 0)
				return
			}
		} else if personal(r) {
			if err := s.recognize(r.Context(), v); err != nil {
				s.writeProblem(w, r, err)
				return
			}
			if v.guest == "" && s.limits.newGuests.allow(v.address) {
				v.guest = store.NewID()
				v.cookie, v.visitor = v.guest, people.NewGuest(v.guest)
				http.SetCookie(w, s.cookie(v.guest, v.secure))
			}
		}
		next.ServeHTTP(w, r)
	})
}

// recognize finds out whom a visit's cookie stands for. One that was revoked stands for nobody.
func (s *Server) recognize(ctx context.Context, v *visit) error {
	if v.cookie == "" {
		return nil
	}
	who, ok, err := s.people.Who(ctx, v.cookie)
	if err != nil || !ok {
		return err
	}
	v.guest, v.visitor = who.Person, who
	return nil
}

// personal reports whether a request needs an identity, so that caches and monitors create no
// guests.
func personal(r *http.Request) bool {
	p := r.URL.Path
	return p != "/healthz" && p != "/readyz" && !strings.HasPrefix(p, "/static/") && !strings.HasPrefix(p, "/assets/") &&
		!strings.HasPrefix(p, "/favicon") && p != "/manifest.webmanifest" && p != "/sw.js" && p != framePage &&
		!strings.HasPrefix(p, "/feeds/") && !strings.HasPrefix(p, "/calls/")
}

// cookie returns the cookie that carries a token.
func (s *Server) cookie(token string, secure bool) *http.Cookie {
	c := &http.Cookie{Name: cookieName, Value: token + "." + base64.RawURLEncoding.EncodeToString(s.sign(token)), Path: "/",
		MaxAge: cookieAge, HttpOnly: true, SameSite: http.SameSiteLaxMode, Secure: secure}
	if secure {
		c.Name = hostCookie
	}
	return c
}

// readCookie returns the token in a cookie that we signed; "" if there is none. Cookies from before
// the server had https go on working.
func (s *Server) readCookie(r *http.Request) string {
	for _, name := range []string{hostCookie, cookieName} {
		c, err := r.Cookie(name)
		if err != nil {
			continue
		}
		if len(c.Value) > longestCookie {
			continue
		}
		if token := s.signed.of(c.Value, s.checkCookie); token != "" {
			return token
		}
	}
	return ""
}

// longestCookie leaves room for any that is ours, and none for filling our memory with others.
const longestCookie = 200

// checkCookie returns the token in the value of a cookie; "" if we did not sign it.
func (s *Server) checkCookie(value string) string {
	token, sig, _ := strings.Cut(value, ".")
	got, err := base64.RawURLEncoding.DecodeString(sig)
	if err != nil || !hmac.Equal(got, s.sign(token)) {
		return ""
	}
	return token
}

// guest returns the guest making the request, with a name.
func (s *Server) guest(ctx context.Context) (store.Guest, error) {
	id := guestID(ctx)
	if id == "" {
		return store.Guest{}, tooMany("too-many-guests", "too many new guests come from your address; try again later", s.limits.newGuests.rate.each())
	}
	g, err := s.Store.Guest(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return store.Guest{ID: id, Name: defaultName(id, chooseLang("", visitOf(ctx).accept)), Created: s.Now().UnixMilli()}, nil
	}
	return g, err
}

// keptGuest is guest for a request that will store something: from then on the sign-in is listed, and
// can be revoked.
func (s *Server) keptGuest(ctx context.Context) (store.Guest, error) {
	g, err := s.guest(ctx)
	if err != nil {
		return g, err
	}
	v := visitOf(ctx)
	return g, s.people.Keep(ctx, v.visitor, deviceOf(v.agent))
}

// storedGuest is keptGuest for a request after which the person can be found by something else than a
// cookie.
func (s *Server) storedGuest(ctx context.Context) (store.Guest, error) {
	g, err := s.keptGuest(ctx)
	if err != nil {
		return g, err
	}
	return g, s.Store.PutGuest(ctx, g)
}

// unnamed is what a guest is called in each language, before some letters of their own.
var unnamed = map[string]string{"en": "Guest", "it": "Ospite"}

// defaultName tells guests apart without revealing their ids.
func defaultName(id, lang string) string {
	sum := sha256.Sum256([]byte("name " + id))
	return unnamed[lang] + " " + strings.ToUpper(base64.RawURLEncoding.EncodeToString(sum[:]))[:4]
}

// renamed is what a person is called whose name nobody should have to read.
func renamed(g store.Guest) string { return defaultName(g.ID, chooseLang(g.Lang, "")) }
