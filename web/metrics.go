package web

import (
	"fmt"
	"io"
	"net/http"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"outremer/table"
)

// metrics counts what the server does and exports it in the Prometheus text format. Labels are
// routes and states, never tables or guests.
type metrics struct {
	host    *table.Host
	started time.Time
	limited counter
	dropped counter
	streams gauge

	mu     sync.Mutex
	routes map[routeKey]*histogram
}

type routeKey struct {
	route  string
	status int
}

type counter struct{ n atomic.Int64 }

func (c *counter) add() { c.n.Add(1) }

type gauge = counter

// timeBuckets are the histogram buckets of request times, in seconds.
var timeBuckets = []float64{0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5}

type histogram struct {
	counts [12]int64 // the last is +Inf
	sum    float64
}

func newMetrics(h *table.Host, now time.Time) *metrics {
	return &metrics{host: h, started: now, routes: map[routeKey]*histogram{}}
}

func (m *metrics) observe(route string, status int, took time.Duration) {
	sec := took.Seconds()
	at, _ := slices.BinarySearch(timeBuckets, sec)
	m.mu.Lock()
	defer m.mu.Unlock()
	k := routeKey{route, status}
	h := m.routes[k]
	if h == nil {
		h = new(histogram)
		m.routes[k] = h
	}
	h.counts[at]++
	h.sum += sec
}

// serveMetrics serves monitors on the host itself; everyone else gets nothing.
func (s *Server) serveMetrics(w http.ResponseWriter, r *http.Request) {
	if a := s.address(r); !a.IsLoopback() && !a.IsPrivate() {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	s.metrics.write(w)
}

func (m *metrics) write(w io.Writer) {
	st := m.host.Stats()
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	for _, v := range []struct {
		name, kind, help string
		value            int64
	}{
		{"outremer_tables", "gauge", "Tables in memory.", int64(st.Tables)},
		{"outremer_watchers", "gauge", "Live watchers of tables.", st.Watchers},
		{"outremer_streams", "gauge", "Open event streams.", m.streams.n.Load()},
		{"outremer_moves_total", "counter", "Moves played, bots included.", st.Moves},
		{"outremer_bot_moves_total", "counter", "Moves played by bots.", st.BotMoves},
		{"outremer_undos_total", "counter", "Moves taken back without asking.", st.Undos},
		{"outremer_frozen_total", "counter", "Tables frozen because the rules failed.", st.Freezes},
		{"outremer_limited_total", "counter", "Requests refused by a rate limit.", m.limited.n.Load()},
		{"outremer_dropped_streams_total", "counter", "Streams dropped because the watcher was too slow.", m.dropped.n.Load()},
		{"go_goroutines", "gauge", "Goroutines.", int64(runtime.NumGoroutine())},
		{"go_memstats_heap_inuse_bytes", "gauge", "Heap in use.", int64(mem.HeapInuse)},
		{"go_memstats_sys_bytes", "gauge", "Memory from the system.", int64(mem.Sys)},
		{"process_start_time_seconds", "gauge", "Start of the server.", m.started.Unix()},
	} {
		fmt.Fprintf(w, "# HELP %s %s\n# TYPE %[1]s %[3]s\n%[1]s %[4]d\n", v.name, v.help, v.kind, v.value)
	}
	m.writeRoutes(w)
}

func (m *metrics) writeRoutes(w io.Writer) {
	m.mu.Lock()
	defer m.mu.Unlock()
	keys := make([]routeKey, 0, len(m.routes))
	for k := range m.routes {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b routeKey) int {
		if c := strings.Compare(a.route, b.route); c != 0 {
			return c
		}
		return a.status - b.status
	})
	const name = "outremer_http_request_seconds"
	fmt.Fprintf(w, "# HELP %s Time to answer requests.\n# TYPE %[1]s histogram\n", name)
	for _, k := range keys {
		h, label, sum := m.routes[k], fmt.Sprintf("route=%q,status=\"%d\"", k.route, k.status), int64(0)
		for i, n := range h.counts {
			sum += n
			le := "+Inf"
			if i < len(timeBuckets) {
				le = strconv.FormatFloat(timeBuckets[i], 'g', -1, 64)
			}
			fmt.Fprintf(w, "%s_bucket{%s,le=%q} %d\n", name, label, le, sum)
		}
		fmt.Fprintf(w, "%s_sum{%s} %g\n%[1]s_count{%[2]s} %[4]d\n", name, label, h.sum, sum)
	}
}
