package web

import (
	"context"
	"encoding/json"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"testing"

	"outremer/store"
)

// monitor reads the metrics of a site, at their own address.
func (s *site) monitor() *answer {
	s.t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(s.t, err)
	ctx, cancel := context.WithCancel(bg)
	done := make(chan error, 1)
	go func() { done <- s.srv.ServeMetrics(ctx, l) }()
	v := (&site{t: s.t, http: &httptest.Server{URL: "http://" + l.Addr().String()}}).visitor()
	a := v.get("/metrics").ok(nil)
	v.c.CloseIdleConnections()
	cancel()
	must(s.t, <-done)
	return a
}

// TestMetrics: they are at an address of their own, tell of no table, and not of what is done in
// secret.
func TestMetrics(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	m.play("red", "bid 2").ok(nil) // a draft, which only red knows of
	m.play("red", "bid 3").ok(nil)
	m.players["red"].post(m.path("undo"), SeatChoice{}).ok(nil)
	s.monitor().has("outremer_moves_total 0\n", "outremer_undos_total 0\n")
	m.play("red", "seal").ok(nil)
	m.play("blue", "seal").ok(nil)
	s.monitor().has("outremer_moves_total ", `route="POST /api/v1/tables/{id}/moves",status="200",le="+Inf"} 4`, "outremer_ready 1\n",
		"outremer_database_bytes ", "outremer_build_info{", "go_goroutines ").lacks("outremer_moves_total 0\n", m.id)
	if a := s.visitor().get("/metrics"); a.status != http.StatusNotFound {
		t.Errorf("players get %d", a.status)
	}
}

// TestDashboard: the dashboard for Grafana asks only for what there is.
func TestDashboard(t *testing.T) {
	b, err := os.ReadFile("../deploy/grafana.json")
	must(t, err)
	if !json.Valid(b) {
		t.Fatal("not JSON")
	}
	s := newSite(t)
	s.newMatch(2)
	must(t, s.db.PutJob(bg, store.Job{ID: "j1", Kind: "errand", RunAt: 1 << 60}))
	have := s.monitor()
	names := regexp.MustCompile(`outremer_[a-z_]+`).FindAllString(string(b), -1)
	if len(names) < 15 {
		t.Errorf("only %d metrics", len(names))
	}
	for _, name := range names {
		have.has("\n" + name)
	}
}

// droppedCount returns how many streams were dropped.
func (m *metrics) droppedCount() (n float64) {
	families, _ := m.registry.Gather()
	for _, f := range families {
		if f.GetName() == "outremer_dropped_streams_total" {
			n = f.GetMetric()[0].GetCounter().GetValue()
		}
	}
	return n
}
