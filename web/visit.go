//go:build !engine

package web

import (
	"context"
	"net/http"
	"net/netip"

	"outremer/people"
)

// visit is what is known about a request. It is found out once, and filled in as the request passes
// through the layers.
type visit struct {
	request string     // number of the request
	address netip.Addr // where it comes from
	cookie  string     // token in a cookie that we signed; "" if there is none, or a program's token instead
	bearer  bool       // it comes from a program, which shows a token
	guest   string     // who makes the request; "" if nobody was identified
	visitor people.Visitor
	secure  bool   // by https
	host    string // that the browser asked for
	agent   string // the browser, as it calls itself
	accept  string // the languages that it asks for
	console bool   // by whoever runs the server
}

type visitKey struct{}

// visitOf returns the visit that a context belongs to, or an empty one.
func visitOf(ctx context.Context) *visit {
	if v, ok := ctx.Value(visitKey{}).(*visit); ok {
		return v
	}
	return &visit{}
}

// visited begins a visit.
func (s *Server) visited(r *http.Request, request string) *http.Request {
	v := &visit{request: request, address: s.address(r), bearer: bearing(r), secure: s.isSecure(r), host: r.Host, agent: r.UserAgent(), accept: r.Header.Get("Accept-Language")}
	if !v.bearer {
		v.cookie = s.readCookie(r)
	}
	return r.WithContext(context.WithValue(r.Context(), visitKey{}, v))
}

// guestID returns the guest making the request; "" if there is none.
func guestID(ctx context.Context) string { return visitOf(ctx).guest }

// addressOf returns where the request comes from.
func addressOf(ctx context.Context) netip.Addr { return visitOf(ctx).address }

// requestID returns the number of the request.
func requestID(ctx context.Context) string { return visitOf(ctx).request }
