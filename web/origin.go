//go:build !engine

package web

import (
	"context"
	"crypto/hmac"
	"encoding/hex"
	"time"
)

// origin names where a request comes from without telling its address: a hash that is another one tomorrow. Addresses of the
// machine itself and of private networks have none, as they may be a proxy's that nobody told us of.
func (s *Server) origin(ctx context.Context) string {
	from := addressOf(ctx)
	if !from.IsValid() || from.IsLoopback() || from.IsPrivate() || from.IsLinkLocalUnicast() {
		return ""
	}
	mac := hmac.New(newHash, s.secret)
	mac.Write([]byte("origin " + s.Now().UTC().Format(time.DateOnly) + " " + from.String()))
	return hex.EncodeToString(mac.Sum(nil)[:12])
}

// mayCreate refuses tables that come too quickly from one address, to whichever node they come.
func (s *Server) mayCreate(ctx context.Context) error {
	from, r := addressOf(ctx), s.limits.newTables.rate
	ok := s.limits.newTables.allow(from)
	if ok && s.Store.Shared() {
		var err error
		ok, err = s.Store.Take(ctx, "table "+from.String(), s.Now(), r.each(), r.Burst)
		if err != nil {
			return err
		}
	}
	if !ok {
		return tooMany("too-many-requests", "too many new tables come from your address; wait a moment", r.each())
	}
	return nil
}
