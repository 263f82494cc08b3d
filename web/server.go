//go:build !engine

package web

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"outremer/call"
	"outremer/games"
	"outremer/herald"
	"outremer/people"
	"outremer/store"
	"outremer/table"
	"outremer/warden"
)

// Config configures a server. Host, Store and Games are required; everything else has a default.
type Config struct {
	Host  *table.Host
	Store store.Store
	Games []games.Game // the lobby; the host must have their titles
	Shelf *games.Shelf // games with other facts; nil if there are none
	Calls *call.Desk   // the host's; nil if nobody is called

	Warden *warden.Warden // what holds on this site; nil: as usual

	Limits  Limits
	Proxies []netip.Prefix // trusted reverse proxies, whose X-Forwarded-For is believed

	Site string             // where people find the server, such as https://play.example.org; "": where they ask for it
	Mail people.Mailer      // for signing in by mail; nil: not offered
	OIDC *people.OIDCClient // for signing in by somebody else's word; nil: not offered

	// Span begins to measure a request for whoever traces the server, and returns what ends it; nil: nobody
	// does. Streams are left out: they last as long as somebody watches.
	Span func(r *http.Request, id string) (*http.Request, func(route string, status int))

	Heartbeat time.Duration // interval of keep-alives on a quiet stream; default 20 s
	Patience  time.Duration // how long a watcher may take to accept an event; default 10 s

	Log *slog.Logger
	Now func() time.Time
}

// Server answers requests. It is safe for concurrent use.
type Server struct {
	Config
	words   *games.Words
	readers sync.Map // by readerKey
	shared  shared
	herald  *herald.Herald
	secret  []byte // signs cookies
	aliases *aliases
	alias   func(person string) string
	limits  *limits
	metrics *metrics
	health  health
	names   pseudonyms
	signed  worded[string, string] // tokens by what stands in cookies
	people  *people.Desk
	mux     http.Handler // without the layers that guard it from players
	handler http.Handler

	advisers *advisers
	audiences
	attendance
	rechecked   atomic.Int64    // when it was last looked whether all streams are of good sign-ins
	known       acquaintance    // what the store says of the people of tables
	streaming   context.Context // canceled when streams must end
	stopStreams context.CancelFunc
}

// New creates a server. It fails if a title's words or the cookie secret cannot be read.
func New(ctx context.Context, c Config) (*Server, error) {
	c.Heartbeat = cmp.Or(c.Heartbeat, 20*time.Second)
	c.Patience = cmp.Or(c.Patience, 10*time.Second)
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = c.Store.Now
	}
	s := &Server{Config: c, limits: newLimits(c.Limits), advisers: newAdvisers()}
	s.metrics = newMetrics(s)
	s.people = people.New(people.Config{Host: c.Host, Store: c.Store, Mail: c.Mail, OIDC: c.OIDC, Now: c.Now,
		Ended: func(id string) { go s.endStreamsElsewhere(id) }})
	s.words = games.NewWords(c.Games, c.Shelf)
	c.Host.StorageFails(s.sayStorage)
	s.herald = &herald.Herald{Host: c.Host, Visits: c.Store, Words: s.words.Of}
	s.streaming, s.stopStreams = context.WithCancel(context.Background())
	for _, g := range c.Games {
		slug := g.Info().Slug
		if _, ok := c.Host.Title(slug); !ok {
			return nil, fmt.Errorf("the host does not have the title %s", slug)
		}
		if _, err := s.words.Of(g.Title); err != nil {
			return nil, err
		}
	}
	if err := s.loadSecret(ctx); err != nil {
		return nil, err
	}
	if s.Warden == nil {
		var err error
		s.Warden, err = warden.New(ctx, warden.Config{Host: c.Host, Store: c.Store, Keep: warden.Standard, Log: c.Log, Now: c.Now})
		if err != nil {
			return nil, err
		}
	}
	handler, err := s.routes()
	if err != nil {
		return nil, err
	}
	s.handler = handler
	return s, nil
}

// loadSecret reads the key that signs cookies, or creates it on first start.
func (s *Server) loadSecret(ctx context.Context) error {
	fresh := make([]byte, 32)
	rand.Read(fresh)
	kept, err := s.Store.Setting(ctx, "cookie-secret", hex.EncodeToString(fresh))
	if err != nil {
		return err
	}
	s.secret, err = hex.DecodeString(kept)
	if err != nil || len(s.secret) < 32 {
		return fmt.Errorf("the cookie secret in the database is damaged")
	}
	s.aliases, err = newAliases(s.secret)
	s.alias = s.aliases.of
	return err
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Serve answers requests on l until ctx ends. It then stops accepting requests, ends the streams,
// and waits at most grace for requests in flight. It also shuts down the host; the store stays
// open.
func (s *Server) Serve(ctx context.Context, l net.Listener, grace time.Duration) error {
	srv := &http.Server{
		Handler:           s,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       30 * time.Second, // also for what is left of a body that nobody reads any more
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    32 << 10,
		ConnState:         (&connections{s.isProxy, s.limits.connections}).changed,
		ErrorLog:          slog.NewLogLogger(s.Log.Handler(), slog.LevelDebug),
	}
	var watching sync.WaitGroup
	defer watching.Wait()
	health, stopWatching := context.WithCancel(context.WithoutCancel(ctx))
	defer stopWatching()
	watching.Go(func() { s.watchHealth(health) })
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(l) }()
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	s.Log.Info("stopping")
	s.health.stopping.Store(true)
	late, cancel := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer cancel()
	s.stopStreams()
	err := errors.Join(srv.Shutdown(late), s.streamsEnded(late))
	return errors.Join(err, s.Host.Shutdown(late))
}

// streamsEnded waits until all streams have ended. The HTTP server no longer knows them.
func (s *Server) streamsEnded(ctx context.Context) error {
	ended := make(chan struct{})
	go func() {
		s.running.Wait()
		close(ended)
	}()
	select {
	case <-ended:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// routes assembles the handler. A request passes through the layers from last to first, so it is
// numbered and logged before anything can reject it.
func (s *Server) routes() (http.Handler, error) {
	mux := http.NewServeMux()
	if err := s.addAPI(mux); err != nil {
		return nil, err
	}
	if err := s.addPages(mux); err != nil {
		return nil, err
	}
	s.addCallPages(mux)
	mux.HandleFunc("GET /healthz", s.healthz)
	mux.HandleFunc("GET /readyz", s.readyz)
	mux.HandleFunc("/api/", func(w http.ResponseWriter, r *http.Request) {
		s.writeProblem(w, r, newProblem(http.StatusNotFound, "not-found", "there is nothing at this address"))
	})
	s.mux = mux
	h := s.mux
	for _, layer := range []func(http.Handler) http.Handler{
		s.guard, s.identify, s.throttle, s.sameOrigin, limitBody, crossOrigin, s.secureHeaders, s.observe,
	} {
		h = layer(h)
	}
	return h, nil
}

// sign returns the signature of a guest's id.
func (s *Server) sign(id string) []byte {
	mac := hmac.New(newHash, s.secret)
	mac.Write([]byte("guest " + id))
	return mac.Sum(nil)
}
