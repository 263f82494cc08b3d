//go:build !engine

package web

import (
	"crypto/hmac"
	"crypto/rand"
	"encoding/hex"
	"net/netip"
	"sync"
	"time"
)

// pseudonyms names addresses in the log, so that a host can see which requests belong together without
// keeping who made them. The key is known to nobody, and each day has another.
type pseudonyms struct {
	mu    sync.Mutex
	day   int64
	key   [32]byte
	known worded[netip.Addr, string] // of this day: every request has one
}

func (p *pseudonyms) of(a netip.Addr, now time.Time) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if day := now.Unix() / 86400; day != p.day || p.key == [32]byte{} {
		p.day, p.known = day, worded[netip.Addr, string]{}
		rand.Read(p.key[:])
	}
	return p.known.of(a, p.name)
}

func (p *pseudonyms) name(a netip.Addr) string {
	mac := hmac.New(newHash, p.key[:])
	b, _ := a.MarshalBinary() // cannot fail
	mac.Write(b)
	return hex.EncodeToString(mac.Sum(nil)[:6])
}
