package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"outremer/bot"
	"outremer/call"
	"outremer/call/mail"
	"outremer/game"
	"outremer/games"
	"outremer/herald"
	"outremer/people"
	"outremer/store"
	"outremer/table"
	"outremer/traces"
	"outremer/warden"
	"outremer/web"
)

type serveOptions struct {
	addr     string
	unix     string
	https    httpsOptions
	metrics  string
	traces   string
	traced   float64
	dir      string
	database string
	notify   string
	anew     bool
	admin    string
	keep     warden.Keep
	log      string
	level    string
	grace    time.Duration

	pause time.Duration
	think time.Duration
	idle  time.Duration

	maxTables      int
	requests       float64
	changes        float64
	streams        int
	addressStreams int

	proxies []string

	oidc         people.OIDCClient
	url          string
	mail         string
	mailFrom     string
	hooksPrivate bool

	example bool
}

func serveCommand(opts *shared) *cobra.Command {
	var o serveOptions
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the games over the network",
		Long: `Serves the games: pages for browsers, an API under /api/v1, /healthz and /readyz.
Nothing has to be set up: the database is a file in --dir, players need no account.
With --database, any number of nodes share one PostgreSQL.
It stops on SIGINT or SIGTERM, after finishing the moves under way.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.run(cmd, opts) },
	}
	f := cmd.Flags()
	f.StringVar(&o.addr, "addr", "localhost:8080", "address to listen on; \":8080\" for all interfaces")
	f.StringVar(&o.unix, "unix", "", "socket to listen on instead of an address, for a reverse proxy on this machine")
	o.https.flags(f)
	f.StringVar(&o.metrics, "metrics", "", "address for Prometheus, such as localhost:9090, which players should not reach; default: none")
	f.StringVar(&o.traces, "traces", "", "collector of OpenTelemetry that is told how long requests take, such as http://localhost:4318; default: none")
	f.Float64Var(&o.traced, "traces-share", 1, "share of the requests that it is told of")
	f.StringVar(&o.dir, "dir", "./data", "folder of the database, and of what else is kept on this machine")
	f.StringVar(&o.database, "database", "", "PostgreSQL for several nodes instead of a file in --dir, as postgres://user:password@host/name")
	f.StringVar(&o.notify, "notify", "listen", "how nodes on PostgreSQL hear of each other: listen, or poll where a pooler does not pass notices on")
	f.BoolVar(&o.anew, "new", false, "begin a new site: needed only where the database file was emptied or lost")
	f.StringVar(&o.admin, "admin-socket", "", "socket for outremer admin; default: admin.sock in --dir")
	o.keepFlags(f)
	f.StringVar(&o.log, "log", "text", "format of the log on stderr: text, json")
	f.StringVar(&o.level, "log-level", "info", "lowest level that is logged: debug, info, warn, error")
	f.DurationVar(&o.grace, "grace", 10*time.Second, "how long stopping may take")
	f.DurationVar(&o.pause, "bot-pause", 700*time.Millisecond, "pause before a bot's move, so that people can follow")
	f.DurationVar(&o.think, "bot-think", 900*time.Millisecond, "how long a bot may think about a move")
	f.DurationVar(&o.idle, "idle", 10*time.Minute, "how long an unused table stays in memory")
	f.IntVar(&o.maxTables, "max-tables", 50, "unfinished tables of one guest")
	f.Float64Var(&o.requests, "max-requests", 100, "requests per second from one address")
	f.Float64Var(&o.changes, "max-changes", 20, "moves and other changes per second by one guest")
	f.IntVar(&o.streams, "max-streams", 16, "live streams of one guest at once")
	f.IntVar(&o.addressStreams, "max-streams-address", 256, "live streams to one address at once")
	f.StringSliceVar(&o.proxies, "proxy", nil, "network of a reverse proxy whose X-Forwarded-For is trusted, such as 10.0.0.0/8")
	f.StringVar(&o.oidc.Issuer, "oidc-issuer", "", "OpenID Connect provider to sign in with, such as https://login.example.org")
	f.StringVar(&o.oidc.ID, "oidc-client", "", "id of this server at that provider")
	f.StringVar(&o.oidc.Secret, "oidc-secret", "", "secret of this server at that provider")
	f.StringVar(&o.oidc.Name, "oidc-name", "", "what people read on the button; default: the issuer")
	f.StringVar(&o.url, "url", "", "where people find the server, such as https://play.example.org; default: the address they ask for")
	f.StringVar(&o.mail, "mail", "", "mail server, as smtp://user:password@host:port or smtps://; needs --mail-from and --url")
	f.StringVar(&o.mailFrom, "mail-from", "", "sender of mail, such as outremer@example.org")
	f.BoolVar(&o.hooksPrivate, "hooks-private", false, "let web hooks reach private and local addresses")
	f.BoolVar(&o.example, "example", false, "offer the example title as well")
	return cmd
}

func (o *serveOptions) run(cmd *cobra.Command, opts *shared) error {
	growFreely()
	lib, err := opts.titlesAt(o.dir)
	if err != nil {
		return err
	}
	log, err := newLogger(cmd.ErrOrStderr(), o.log, o.level)
	if err != nil {
		return err
	}
	for _, fault := range lib.shelf.Faults {
		log.Warn("facts that this program cannot use are not offered", "error", fault)
	}
	if err := o.https.complete(o, cmd.Flags().Changed("addr")); err != nil {
		return err
	}
	c, err := o.site(lib, log)
	if err != nil {
		return err
	}
	if o.traces != "" {
		c.traces, err = traces.Open(traces.Config{URL: o.traces, Share: o.traced, Version: program(), Log: log})
		if err != nil {
			return usagef("--traces: %v", err)
		}
	}
	s, err := newSite(cmd.Context(), c)
	if err != nil {
		return err
	}
	log.Info("serving", "version", program(), "at", s.url)
	fmt.Fprintln(cmd.OutOrStdout(), "Outremer is at "+s.url)
	tellService("READY=1")
	err = s.serve(cmd.Context(), o.grace)
	tellService("STOPPING=1")
	s.desk.Close()
	if c.traces != nil {
		err = errors.Join(err, c.traces.Close(context.WithoutCancel(cmd.Context())))
	}
	return errors.Join(err, s.store.Close())
}

// site returns the configuration given by the command line.
func (o *serveOptions) site(lib library, log *slog.Logger) (siteConfig, error) {
	c := siteConfig{addr: o.addr, unix: o.unix, https: o.https, metrics: o.metrics, dir: o.dir, database: o.database, notify: o.notify, anew: o.anew, shelf: lib.shelf, games: lib.lobby, log: log}
	if o.example {
		c.games = lib.all
	}
	c.host = table.Config{Pause: o.pause, Think: o.think, Idle: o.idle, MaxTables: o.maxTables, Crashes: filepath.Join(o.dir, "crashes"),
		OpenFor: daysOr(o.keep.Open, forEver)}
	c.keep, c.admin = o.keep, cmp.Or(o.admin, filepath.Join(o.dir, socketName))
	c.web = web.Config{Limits: web.Limits{
		// The burst covers a page load or a quick series of clicks.
		Requests:     web.Rate{PerSecond: o.requests, Burst: int(4*o.requests) + 1},
		Changes:      web.Rate{PerSecond: o.changes, Burst: int(3*o.changes) + 1},
		GuestStreams: o.streams, AddressStreams: o.addressStreams,
	}}
	if err := errors.Join(checkKeep(o.keep), o.checkNumbers()); err != nil {
		return c, err
	}
	if err := o.identify(&c.web); err != nil {
		return c, err
	}
	if err := o.calls(&c); err != nil {
		return c, err
	}
	for _, p := range o.proxies {
		prefix, err := netip.ParsePrefix(p)
		if err != nil {
			return c, usagef("--proxy: %q is not a network such as 10.0.0.0/8", p)
		}
		c.web.Proxies = append(c.web.Proxies, prefix)
	}
	return c, nil
}

// checkNumbers rejects numbers with which nobody could play.
func (o *serveOptions) checkNumbers() error {
	for _, f := range []struct {
		name  string
		value time.Duration
		least time.Duration
	}{{"grace", o.grace, 0}, {"bot-pause", o.pause, 0}, {"bot-think", o.think, 0}, {"idle", o.idle, time.Second}} {
		if f.value < f.least {
			return usagef("--%s: at least %v", f.name, f.least)
		}
	}
	for _, f := range []struct {
		name  string
		value int
	}{{"max-tables", o.maxTables}, {"max-streams", o.streams}, {"max-streams-address", o.addressStreams}} {
		if f.value < 1 {
			return usagef("--%s: at least 1", f.name)
		}
	}
	for _, f := range []struct {
		name  string
		value float64
	}{{"max-requests", o.requests}, {"max-changes", o.changes}} {
		if !(f.value >= 1 && f.value <= 1e9) { // nor what is no number
			return usagef("--%s: from 1 to 1000000000", f.name)
		}
	}
	if !(o.traced >= 0 && o.traced <= 1) {
		return usagef("--traces-share: from 0 to 1")
	}
	return nil
}

// identify sets what the ways to sign in need.
func (o *serveOptions) identify(c *web.Config) error {
	if u, ok := webAddress(o.url); o.url != "" && (!ok || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != "") {
		return usagef("--url: %q is not an address such as https://play.example.org", o.url)
	}
	c.Site = strings.TrimSuffix(o.url, "/")
	for _, f := range []struct{ name, value string }{{"client", o.oidc.ID}, {"secret", o.oidc.Secret}, {"name", o.oidc.Name}} {
		if f.value != "" && o.oidc.Issuer == "" {
			return usagef("--oidc-%s needs --oidc-issuer as well", f.name)
		}
	}
	if o.oidc.Issuer == "" {
		return nil
	}
	if _, ok := webAddress(o.oidc.Issuer); !ok {
		return usagef("--oidc-issuer: %q is not an address such as https://login.example.org", o.oidc.Issuer)
	}
	if o.oidc.ID == "" {
		return usagef("--oidc-issuer needs --oidc-client as well")
	}
	c.OIDC = &o.oidc
	return nil
}

// webAddress reads an address that a browser could open.
func webAddress(text string) (*url.URL, bool) {
	u, err := url.Parse(text)
	return u, err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Host != ""
}

// calls configures how people are called.
func (o *serveOptions) calls(c *siteConfig) error {
	c.calls = call.Config{URL: c.web.Site, Private: o.hooksPrivate}
	if o.mail == "" {
		return nil
	}
	if o.url == "" || o.mailFrom == "" {
		return usagef("--mail needs --mail-from and --url")
	}
	sender, err := mail.New(o.mail, o.mailFrom)
	if err != nil {
		return usagef("--mail: %v", err)
	}
	c.calls.Mail, c.web.Mail = sender, sender
	return nil
}

func newLogger(w io.Writer, form, level string) (*slog.Logger, error) {
	var l slog.Level
	if err := l.UnmarshalText([]byte(level)); err != nil {
		return nil, usagef("--log-level: %q is unknown; possible: debug, info, warn, error", level)
	}
	o := &slog.HandlerOptions{Level: l}
	switch form {
	case "text":
		return slog.New(slog.NewTextHandler(w, o)), nil
	case "json":
		return slog.New(slog.NewJSONHandler(w, o)), nil
	default:
		return nil, usagef("--log: %q is unknown; possible: text, json", form)
	}
}

// siteConfig is the configuration of a server.
type siteConfig struct {
	addr     string
	unix     string // socket instead of addr; "": none
	https    httpsOptions
	metrics  string         // "": none
	traces   *traces.Traces // nil: none
	dir      string
	database string // "": a file in dir
	notify   string // only with a database
	anew     bool   // refuse to go on with what is in dir
	admin    string // socket of the console; "": none
	keep     warden.Keep
	shelf    *games.Shelf
	games    []games.Game
	host     table.Config
	web      web.Config
	calls    call.Config
	log      *slog.Logger
}

// site is a listening server and its dependencies.
type site struct {
	store    store.Store
	desk     *call.Desk
	host     *table.Host
	server   *web.Server
	listener net.Listener
	monitors net.Listener // nil: none
	console  net.Listener // nil: none
	plain    net.Listener // for http beside https; nil: none
	certs    *certificates
	url      string
}

// serve answers players and monitors until ctx ends.
func (s *site) serve(ctx context.Context, grace time.Duration) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	beside := make(chan error, 3)
	aside := func(l net.Listener, serve func(context.Context, net.Listener) error) {
		if l == nil {
			beside <- nil
			return
		}
		go func() { beside <- serve(ctx, l) }()
	}
	if s.monitors != nil {
		s.server.Log.Info("metrics for Prometheus", "at", "http://"+s.monitors.Addr().String()+"/metrics")
	}
	aside(s.monitors, s.server.ServeMetrics)
	aside(s.console, s.server.ServeConsole)
	aside(s.plain, s.certs.serve)
	err := s.server.Serve(ctx, s.listener, grace)
	cancel()
	return errors.Join(err, <-beside, <-beside, <-beside)
}

// newSite starts listening. The caller has to stop the host and the store.
func newSite(ctx context.Context, c siteConfig) (*site, error) {
	db, err := openDatabase(ctx, c.dir, c.database, c.notify, c.anew)
	if err != nil {
		return nil, err
	}
	if c.traces != nil {
		db, c.web.Span = c.traces.Store(db), c.traces.Request
	}
	c.calls.Store, c.calls.Games, c.calls.Log = db, c.games, c.log
	c.calls.Teller = newTeller(c, db)
	desk, err := call.New(ctx, c.calls)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	c.host.Calls = desk
	l, monitors, err := listen(c.addr, c.unix, c.metrics)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	s := &site{store: db, desk: desk, host: newHost(c, db), listener: l, monitors: monitors, url: urlOf(c.addr, l.Addr())}
	if err := s.secure(&c); err != nil {
		return nil, errors.Join(err, l.Close(), s.host.Shutdown(ctx), db.Close())
	}
	c.web.Host, c.web.Store, c.web.Calls = s.host, db, desk
	c.web.Games, c.web.Shelf = c.games, c.shelf
	c.web.Log = c.log
	c.web.Warden, err = warden.New(ctx, warden.Config{Host: s.host, Store: db, Keep: c.keep, Crashes: c.host.Crashes, Log: c.log})
	if err == nil {
		s.server, err = web.New(ctx, c.web)
	}
	if err != nil {
		if monitors != nil {
			monitors.Close()
		}
		return nil, errors.Join(err, l.Close(), s.host.Shutdown(ctx), db.Close())
	}
	if c.admin != "" {
		s.console = listenConsole(c.admin, c.log)
	}
	return s, nil
}

// listen opens the address for players and, if there is one, that for monitors.
func listen(addr, unix, metrics string) (players, monitors net.Listener, err error) {
	if unix != "" {
		players, err = listenSocket(unix, 0o666) // who may enter its folder is for that folder to say
		if err != nil {
			err = fmt.Errorf("--unix: %s: %w", unix, err)
		}
	} else {
		players, err = net.Listen("tcp", addr)
	}
	if err != nil || metrics == "" {
		return players, nil, err
	}
	monitors, err = net.Listen("tcp", metrics)
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("--metrics: %w", err), players.Close())
	}
	return players, monitors, nil
}

// newTeller returns who tells people what happened to them.
func newTeller(c siteConfig, visits store.Visits) call.Teller {
	words := games.NewWords(c.games, c.shelf)
	return func(ctx context.Context, h *table.Host, id, person, lang string) ([]string, error) {
		crier := herald.Herald{Host: h, Visits: visits, Words: words.Of}
		return crier.Tell(ctx, id, person, lang)
	}
}

func newHost(c siteConfig, db store.Store) *table.Host {
	h := c.host
	h.Store, h.Log = db, c.log
	h.DefaultBot = "knight"
	h.Players = map[string]table.Player{}
	for name, p := range bot.Players(titlesOf(c.games)...) {
		h.Players[name] = p
	}
	h.Titles, h.Shelf, h.Program = titlesOf(c.games), c.shelf, program()
	return table.NewHost(h)
}

func titlesOf(list []games.Game) []game.Title {
	var titles []game.Title
	for _, g := range list {
		titles = append(titles, g.Title)
	}
	return titles
}

// urlOf returns where a browser on this machine finds a listener.
func urlOf(asked string, bound net.Addr) string {
	if bound.Network() == "unix" {
		return "unix:" + bound.String()
	}
	host, _, _ := net.SplitHostPort(asked)
	_, port, _ := net.SplitHostPort(bound.String())
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port)
}
