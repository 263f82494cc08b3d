package hook

import (
	"errors"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"
)

// ErrPrivate means that an address is not on the public internet.
var ErrPrivate = errors.New("the address is private")

// NewClient returns a client for addresses that users have given us. It looks at the resolved
// address of every connection, so that neither a name nor an odd notation leads it into our own
// network, and follows no redirect. Private says that the host allows it everywhere.
func NewClient(private bool) *http.Client {
	d := &net.Dialer{Timeout: 5 * time.Second}
	if !private {
		d.Control = func(_, address string, _ syscall.RawConn) error { return public(address) }
	}
	return &http.Client{
		Timeout: 10 * time.Second,
		// No proxy from the environment: it would connect in our place, unchecked.
		Transport:     &http.Transport{DialContext: d.DialContext, TLSHandshakeTimeout: 5 * time.Second, MaxIdleConnsPerHost: 1, IdleConnTimeout: 30 * time.Second},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// reserved are networks that are not public, beyond those that package netip knows.
var reserved = []netip.Prefix{
	netip.MustParsePrefix("0.0.0.0/8"),
	netip.MustParsePrefix("100.64.0.0/10"), // behind a provider's router
	netip.MustParsePrefix("192.0.0.0/24"),
	netip.MustParsePrefix("192.0.2.0/24"),
	netip.MustParsePrefix("198.18.0.0/15"),
	netip.MustParsePrefix("198.51.100.0/24"),
	netip.MustParsePrefix("203.0.113.0/24"),
	netip.MustParsePrefix("240.0.0.0/4"),
	netip.MustParsePrefix("64:ff9b::/96"), // an IPv4 address inside, of whatever kind
	netip.MustParsePrefix("64:ff9b:1::/48"),
	netip.MustParsePrefix("100::/64"),
	netip.MustParsePrefix("2001::/23"),
	netip.MustParsePrefix("2001:db8::/32"),
	netip.MustParsePrefix("2002::/16"), // likewise
	netip.MustParsePrefix("fec0::/10"),
}

// public returns ErrPrivate unless a resolved address is on the public internet.
func public(address string) error {
	ap, err := netip.ParseAddrPort(address)
	if err != nil {
		return ErrPrivate
	}
	a := ap.Addr().Unmap().WithZone("")
	if !a.IsGlobalUnicast() || a.IsPrivate() {
		return ErrPrivate
	}
	for _, p := range reserved {
		if p.Contains(a) {
			return ErrPrivate
		}
	}
	return nil
}
