//go:build !engine

package web

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// maxBody is the largest request body: the longest message plus some headroom.
const maxBody = 16 << 10

// loads restricts pages to resources from this server, with nothing inline. Engines are WebAssembly, which
// has a name of its own for being compiled.
const loads = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors "

// framePage is the one page that other sites may show in a frame: a board, and nothing that could be pressed for harm.
const framePage = "/embed"

// The headers of pages and workers, what is different for the page in frames, those of all other answers, which load nothing and so may load nothing, of
// those of the API, and of those over https. They are shared: who sets one of them anew replaces its list.
var (
	secure = http.Header{
		"Content-Security-Policy":      {loads + "'none'"},
		"X-Content-Type-Options":       {"nosniff"},
		"Referrer-Policy":              {"same-origin"},
		"Cross-Origin-Opener-Policy":   {"same-origin"},
		"Cross-Origin-Resource-Policy": {"same-origin"},
		"Permissions-Policy":           {"camera=(), microphone=(), geolocation=()"},
	}
	framed = http.Header{
		"Content-Security-Policy":      {loads + "*"},
		"Cross-Origin-Resource-Policy": {"cross-origin"},
	}
	inert = http.Header{
		"Content-Security-Policy":      {"default-src 'none'; frame-ancestors 'none'"},
		"X-Content-Type-Options":       {"nosniff"},
		"Cross-Origin-Resource-Policy": {"same-origin"},
	}
	noStore = http.Header{"Cache-Control": {"no-store"}} // one seat's view must never be served to another
	strict  = http.Header{"Strict-Transport-Security": {"max-age=31536000"}}
)

func (s *Server) secureHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		if runs(r.URL.Path) {
			maps.Copy(h, secure)
		} else {
			maps.Copy(h, inert)
		}
		if r.URL.Path == framePage {
			maps.Copy(h, framed)
		}
		if strings.HasPrefix(r.URL.Path, "/api/") {
			maps.Copy(h, noStore)
		}
		if s.isSecure(r) {
			maps.Copy(h, strict)
		}
		next.ServeHTTP(w, r)
	})
}

// runs reports whether a browser may run what is at a path: a page, or the script of a worker. Other scripts
// run by the policy of their page.
func runs(path string) bool {
	if file, ok := strings.CutPrefix(path, "/assets/"); ok {
		return strings.HasPrefix(file, "worker-")
	}
	return !strings.HasPrefix(path, base+"/")
}

func limitBody(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		most := int64(maxBody)
		if r.URL.Path == base+"/moved" {
			most = maxParcel
		}
		r.Body = http.MaxBytesReader(w, wired{r.Body}, most)
		next.ServeHTTP(w, r)
	})
}

// errBody means that a body could not be read to its end: it broke off, or its chunks made no sense.
var errBody = errors.New("the body cannot be read")

// wired is a body as it comes over the wire. Whatever goes wrong there is not the server's fault.
type wired struct{ io.ReadCloser }

func (b wired) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err != nil && err != io.EOF {
		err = fmt.Errorf("%w: %w", errBody, err)
	}
	return n, err
}

// sameOrigin rejects changes requested by pages of other sites. No page can make a browser send a token that
// the page does not have, so programs may come from anywhere.
func (s *Server) sameOrigin(next http.Handler) http.Handler {
	guard := http.NewCrossOriginProtection()
	guard.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.writeProblem(w, r, newProblem(http.StatusForbidden, "cross-site", "requests from other sites are refused"))
	}))
	guarded := guard.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if visitOf(r.Context()).bearer {
			next.ServeHTTP(w, r)
			return
		}
		guarded.ServeHTTP(w, r)
	})
}

// address returns where a request comes from. Forwarding headers are trusted only from our proxies;
// IPv6 addresses are reduced to their network, since every client has 2^64 of them.
func (s *Server) address(r *http.Request) netip.Addr {
	addr := parseAddr(r.RemoteAddr)
	if s.byProxy(r) {
		hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		for _, hop := range slices.Backward(hops) {
			a := parseAddr(strings.TrimSpace(hop))
			if !a.IsValid() {
				break
			}
			addr = a
			if !s.isProxy(a) {
				break
			}
		}
	}
	return network(addr)
}

// network is an address as the limits count it: of IPv6 only the part that a client cannot choose.
func network(a netip.Addr) netip.Addr {
	if a.Is6() {
		p, _ := a.Prefix(64)
		return p.Addr()
	}
	return a
}

func parseAddr(text string) netip.Addr {
	if host, _, err := net.SplitHostPort(text); err == nil {
		text = host
	}
	a, _ := netip.ParseAddr(text)
	return a.Unmap().WithZone("")
}

func (s *Server) isProxy(a netip.Addr) bool {
	return a.IsValid() && slices.ContainsFunc(s.Proxies, func(p netip.Prefix) bool { return p.Contains(a) })
}

// byProxy reports whether a request comes from one of our proxies: at a socket of this machine nobody
// else can be.
func (s *Server) byProxy(r *http.Request) bool {
	local, ok := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	return ok && local.Network() == "unix" || s.isProxy(parseAddr(r.RemoteAddr))
}

// isSecure reports whether the browser used https, to us or to our proxy.
func (s *Server) isSecure(r *http.Request) bool {
	return r.TLS != nil || s.byProxy(r) && r.Header.Get("X-Forwarded-Proto") == "https"
}
