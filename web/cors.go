//go:build !engine

package web

import (
	"maps"
	"net/http"
	"slices"
	"strings"
)

// Pages of other sites may use the API with a token that somebody has given them. Who they are does not matter: a token is a
// secret that no page has by itself, unlike a cookie, which a browser adds. So every origin is allowed, and none with
// credentials: a browser then hands over no answer to a request that a cookie went with.
var (
	readable = http.Header{
		"Access-Control-Allow-Origin":   {"*"},
		"Access-Control-Expose-Headers": {"Location, Retry-After, X-Request-Id"},
	}
	preflight = http.Header{
		"Access-Control-Allow-Origin":  {"*"},
		"Access-Control-Allow-Methods": {"GET, POST, PUT, PATCH, DELETE"},
		"Access-Control-Allow-Headers": {"Authorization, Content-Type, Idempotency-Key, Last-Event-ID"},
		"Access-Control-Max-Age":       {"7200"}, // seconds; browsers cap it there
	}
)

// crossOrigin lets pages of other sites read answers to requests that show a token, refusals too, and answers browsers that
// ask beforehand. Nobody is identified for that question: it comes without a token.
func crossOrigin(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case visitOf(r.Context()).bearer:
			maps.Copy(w.Header(), readable)
		case willBear(r):
			maps.Copy(w.Header(), preflight)
			w.WriteHeader(http.StatusNoContent)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// willBear reports whether a browser asks if a page of another site may send a request with a token.
func willBear(r *http.Request) bool {
	if r.Method != http.MethodOptions || !strings.HasPrefix(r.URL.Path, base+"/") || r.Header.Get("Access-Control-Request-Method") == "" {
		return false
	}
	names := strings.Split(r.Header.Get("Access-Control-Request-Headers"), ",")
	return slices.ContainsFunc(names, func(name string) bool { return strings.EqualFold(strings.TrimSpace(name), "Authorization") })
}
