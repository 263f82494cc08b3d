//go:build !engine

package web

import (
	"cmp"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Limits bound what one guest or one address may request. Zero values mean defaults. The limits per
// address leave room for a school class behind one router.
type Limits struct {
	Requests    Rate // per address
	Changes     Rate // per guest: every request other than GET
	NewGuests   Rate // per address
	NewTables   Rate // per address
	NewChannels Rate // per address: ways to be called, and tests of them

	GuestStreams   int // concurrent live streams of a guest
	AddressStreams int
	Connections    int // concurrent connections of an address, save for its streams
}

// Rate is a rate per second, and the burst allowed after a quiet period.
type Rate struct {
	PerSecond float64
	Burst     int
}

// each is how long it takes until one more is allowed.
func (r Rate) each() time.Duration { return time.Duration(float64(time.Second) / r.PerSecond) }

// remembered is the minimum number of guests or addresses that a limit tracks.
const remembered = 20_000

type limits struct {
	requests, newGuests, newTables, newChannels *buckets[netip.Addr]
	changes                                     *buckets[string]
	guestStreams                                *slots[string]
	addressStreams, connections                 *slots[netip.Addr]
}

func newLimits(l Limits) *limits {
	return &limits{
		requests:       newBuckets[netip.Addr](l.Requests, Rate{100, 400}),
		changes:        newBuckets[string](l.Changes, Rate{20, 60}),
		newGuests:      newBuckets[netip.Addr](l.NewGuests, Rate{0.5, 60}),
		newTables:      newBuckets[netip.Addr](l.NewTables, Rate{0.5, 30}),
		newChannels:    newBuckets[netip.Addr](l.NewChannels, Rate{0.2, 20}),
		guestStreams:   &slots[string]{max: cmp.Or(l.GuestStreams, 16)},
		addressStreams: &slots[netip.Addr]{max: cmp.Or(l.AddressStreams, 256)},
		connections:    &slots[netip.Addr]{max: cmp.Or(l.Connections, 512)},
	}
}

// buckets is a token bucket per key, in bounded memory: when the newer generation of keys is full,
// the older one is dropped, and dropped keys start over with a full bucket.
type buckets[K comparable] struct {
	rate     Rate
	mu       sync.Mutex
	new, old map[K]*rate.Limiter
}

func newBuckets[K comparable](r, standard Rate) *buckets[K] {
	if r == (Rate{}) {
		r = standard
	}
	return &buckets[K]{rate: r, new: map[K]*rate.Limiter{}}
}

func (b *buckets[K]) allow(key K) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	l, ok := b.new[key]
	if !ok {
		l, ok = b.old[key]
		if !ok {
			l = rate.NewLimiter(rate.Limit(b.rate.PerSecond), b.rate.Burst)
		}
		if len(b.new) >= remembered {
			b.new, b.old = map[K]*rate.Limiter{}, b.new
		}
		b.new[key] = l
	}
	return l.Allow()
}

// throttle rejects requests over the limit.
func (s *Server) throttle(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, "/api/") {
			next.ServeHTTP(w, r)
			return
		}
		v := visitOf(r.Context())
		if !s.limits.requests.allow(v.address) {
			s.refuseRate(w, r, s.limits.requests.rate.each())
			return
		}
		// Without a cookie there is only the address to go by.
		if v.cookie != "" && r.Method != http.MethodGet && r.Method != http.MethodHead && !s.limits.changes.allow(v.cookie) {
			s.refuseRate(w, r, s.limits.changes.rate.each())
			return
		}
		next.ServeHTTP(w, r)
	})
}

// refuseRate refuses a request that comes too soon, and may come again after a while.
func (s *Server) refuseRate(w http.ResponseWriter, r *http.Request, wait time.Duration) {
	s.metrics.limited.Inc()
	s.writeProblem(w, r, tooMany("too-many-requests", "too many requests; wait a moment", wait))
}
