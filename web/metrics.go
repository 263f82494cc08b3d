//go:build !engine

package web

import (
	"context"
	"net"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"outremer/table"
)

// metrics counts what the server does. Labels are routes and states, never tables or guests, and
// nothing in them rises with what a player does in secret.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
	limited  prometheus.Counter
	dropped  prometheus.Counter
	streams  atomic.Int64
}

func newMetrics(s *Server) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "outremer_http_request_seconds", Help: "Time to answer requests.",
			Buckets: []float64{0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5}}, []string{"route", "status"}),
		limited: prometheus.NewCounter(prometheus.CounterOpts{Name: "outremer_limited_total", Help: "Requests refused by a rate limit."}),
		dropped: prometheus.NewCounter(prometheus.CounterOpts{Name: "outremer_dropped_streams_total", Help: "Streams dropped because the watcher was too slow."}),
	}
	m.registry.MustRegister(m.requests, m.limited, m.dropped, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}), newState(s, &m.streams))
	return m
}

func (m *metrics) observe(route string, status int, took time.Duration) {
	m.requests.WithLabelValues(route, strconv.Itoa(status)).Observe(took.Seconds())
}

// ServeMetrics answers monitors on l, which players do not reach, until ctx ends.
func (s *Server) ServeMetrics(ctx context.Context, l net.Listener) error {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{}))
	srv := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second}
	stop := context.AfterFunc(ctx, func() { srv.Close() })
	defer stop()
	if err := srv.Serve(l); ctx.Err() == nil {
		return err
	}
	return nil
}

// state collects what is read when a monitor asks for it.
type state struct {
	server  *Server
	streams *atomic.Int64
	info    *prometheus.Desc
	jobs    *prometheus.Desc
	age     *prometheus.Desc
	plain   []reading
}

// reading is one number that is read from what is known at the moment.
type reading struct {
	desc *prometheus.Desc
	kind prometheus.ValueType
	of   func(*moment) float64
}

// moment is what is known when a monitor asks.
type moment struct {
	table.Stats
	HealthDoc
	streams int64
}

func newState(s *Server, streams *atomic.Int64) *state {
	desc := func(name, help string, labels ...string) *prometheus.Desc {
		return prometheus.NewDesc("outremer_"+name, help, labels, nil)
	}
	c := &state{server: s, streams: streams,
		info: desc("build_info", "The program that runs.", "version"),
		jobs: desc("jobs", "Jobs that wait or are under way, by kind.", "kind"),
		age:  desc("job_age_seconds", "How long the job has been due that waits longest, by kind.", "kind")}
	read := func(kind prometheus.ValueType, name, help string, of func(*moment) float64) {
		c.plain = append(c.plain, reading{desc(name, help), kind, of})
	}
	read(prometheus.GaugeValue, "tables", "Tables in memory.", func(m *moment) float64 { return float64(m.Tables) })
	read(prometheus.GaugeValue, "watchers", "Live watchers of tables.", func(m *moment) float64 { return float64(m.Watchers) })
	read(prometheus.GaugeValue, "streams", "Open event streams.", func(m *moment) float64 { return float64(m.streams) })
	read(prometheus.CounterValue, "moves_total", "Moves played, bots included, drafts not.", func(m *moment) float64 { return float64(m.Moves) })
	read(prometheus.CounterValue, "bot_moves_total", "Moves played by bots, drafts not included.", func(m *moment) float64 { return float64(m.BotMoves) })
	read(prometheus.CounterValue, "undos_total", "Moves taken back, drafts not included.", func(m *moment) float64 { return float64(m.Undos) })
	read(prometheus.CounterValue, "frozen_total", "Tables frozen because the rules failed.", func(m *moment) float64 { return float64(m.Freezes) })
	read(prometheus.GaugeValue, "ready", "1 if changes are written, else 0.", func(m *moment) float64 {
		if m.Status == "ready" {
			return 1
		}
		return 0
	})
	read(prometheus.GaugeValue, "database_bytes", "Size of the database.", func(m *moment) float64 { return float64(m.Size) })
	read(prometheus.GaugeValue, "disk_free_bytes", "Room left where the database is; 0 if that is not known.", func(m *moment) float64 { return float64(m.Free) })
	read(prometheus.GaugeValue, "clock_behind_seconds", "By how much the machine's clock was set back since the start.", func(m *moment) float64 { return float64(m.Behind) })
	return c
}

// Describe implements prometheus.Collector.
func (c *state) Describe(out chan<- *prometheus.Desc) {
	out <- c.info
	out <- c.jobs
	out <- c.age
	for _, r := range c.plain {
		out <- r.desc
	}
}

// Collect implements prometheus.Collector.
func (c *state) Collect(out chan<- prometheus.Metric) {
	m := &moment{c.server.Host.Stats(), c.server.condition(), c.streams.Load()}
	out <- prometheus.MustNewConstMetric(c.info, prometheus.GaugeValue, 1, m.Version)
	for _, r := range c.plain {
		out <- prometheus.MustNewConstMetric(r.desc, r.kind, r.of(m))
	}
	c.collectJobs(out)
}

// collectJobs counts the jobs that wait. A store that does not answer has none to tell of: it is not
// ready, and that is told.
func (c *state) collectJobs(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	jobs, err := c.server.Store.Jobs(ctx)
	if err != nil {
		return
	}
	now := c.server.Now().UnixMilli()
	count, age := map[string]float64{}, map[string]float64{}
	for _, j := range jobs {
		count[j.Kind]++
		age[j.Kind] = max(age[j.Kind], float64(now-j.RunAt)/1000)
	}
	for kind, n := range count {
		out <- prometheus.MustNewConstMetric(c.jobs, prometheus.GaugeValue, n, kind)
		out <- prometheus.MustNewConstMetric(c.age, prometheus.GaugeValue, max(0, age[kind]), kind)
	}
}
