package traces

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"go.uber.org/goleak"

	"outremer/store"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// collector keeps what is posted to it.
type collector struct {
	*httptest.Server
	mu     sync.Mutex
	spans  []span
	bodies string
	status int
}

func newCollector(t *testing.T) *collector {
	c := &collector{status: http.StatusOK}
	c.Server = httptest.NewServer(c)
	t.Cleanup(c.Close)
	return c
}

func (c *collector) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	b, _ := io.ReadAll(r.Body)
	var d document
	if err := json.Unmarshal(b, &d); err != nil || r.URL.Path != "/v1/traces" || r.Header.Get("Content-Type") != "application/json" {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.bodies += string(b)
	c.spans = append(c.spans, d.Resources[0].Scopes[0].Spans...)
	w.WriteHeader(c.status)
}

func (c *collector) open(t *testing.T, log io.Writer) *Traces {
	t.Helper()
	x, err := Open(Config{URL: c.URL, Share: 1, Version: "1.2.3", Log: slog.New(slog.NewTextHandler(log, nil))})
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// brief is a store that knows one table.
type brief struct{ store.Store }

func (brief) LoadTable(_ context.Context, id string) (store.Table, error) {
	if id != "secret-table" {
		return store.Table{}, errors.New("no table " + id)
	}
	return store.Table{ID: id}, nil
}

// TestSpans: a request and what the store did for it arrive as a collector expects them, and nothing in
// them names a table.
func TestSpans(t *testing.T) {
	c := newCollector(t)
	x := c.open(t, io.Discard)
	db := x.Store(brief{})
	for _, id := range []string{"secret-table", "other-table"} {
		r := httptest.NewRequest("GET", "/api/v1/tables/"+id+"?seat=red", nil)
		r.Header.Set("Traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")
		r, done := x.Request(r, "r1")
		status := 200
		if _, err := db.LoadTable(r.Context(), id); err != nil {
			status = 500
		}
		done("GET /api/v1/tables/{id}", status)
	}
	if err := x.Close(context.Background()); err != nil {
		t.Fatal(err)
	}
	if len(c.spans) != 4 {
		t.Fatalf("%d spans, want 4: %s", len(c.spans), c.bodies)
	}
	for i := 0; i < 4; i += 2 {
		inner, outer := c.spans[i], c.spans[i+1]
		if inner.Name != "store.LoadTable" || inner.Parent != outer.ID || inner.Trace != outer.Trace || len(inner.ID) != 16 || len(inner.Trace) != 32 {
			t.Errorf("%+v in %+v", inner, outer)
		}
		if outer.Name != "GET /api/v1/tables/{id}" || outer.Parent != "" || outer.Kind != 2 || inner.Kind != 3 || outer.Start > inner.Start || inner.End > outer.End {
			t.Errorf("%+v", outer)
		}
		want := 0
		if i == 2 {
			want = failed
		}
		if inner.Status.Code != want || outer.Status.Code != want {
			t.Errorf("status %d and %d, want %d", inner.Status.Code, outer.Status.Code, want)
		}
	}
	if strings.Contains(c.bodies, "table\"") || strings.Contains(c.bodies, "seat") || strings.Contains(c.bodies, "0af76519") {
		t.Errorf("too much is told: %s", c.bodies)
	}
	for _, want := range []string{`"service.name","value":{"stringValue":"outremer"}`, `"service.version","value":{"stringValue":"1.2.3"}`,
		`"http.route","value":{"stringValue":"/api/v1/tables/{id}"}`, `"http.response.status_code","value":{"intValue":"500"}`, `"outremer.request","value":{"stringValue":"r1"}`} {
		if !strings.Contains(c.bodies, want) {
			t.Errorf("%s is missing from %s", want, c.bodies)
		}
	}
}

// TestCollectorAway: whether anybody takes the spans changes nothing but a line in the log.
func TestCollectorAway(t *testing.T) {
	c := newCollector(t)
	var log bytes.Buffer
	x := c.open(t, &log)
	send := func(status int) {
		c.mu.Lock()
		c.status = status
		c.mu.Unlock()
		_, done := x.Request(httptest.NewRequest("GET", "/", nil), "r")
		done("", 200)
		if err := x.provider.ForceFlush(context.Background()); err != nil {
			t.Error(err)
		}
	}
	for _, status := range []int{503, 503, 200, 200, 503} {
		send(status)
	}
	c.Close()
	send(200)
	if err := x.Close(context.Background()); err != nil {
		t.Error(err)
	}
	if away, back := strings.Count(log.String(), "do not arrive"), strings.Count(log.String(), "arrive again"); away != 2 || back != 1 {
		t.Errorf("said %d and %d times:\n%s", away, back, log.String())
	}
}

func TestOpenRefused(t *testing.T) {
	for _, c := range []Config{{URL: "localhost:4318", Share: 1}, {URL: "", Share: 1}, {URL: "ftp://x", Share: 1}, {URL: "http://x", Share: 0}, {URL: "http://x", Share: 1.5}} {
		if x, err := Open(c); err == nil {
			t.Errorf("%+v: opened", c)
			x.Close(context.Background()) //nolint:errcheck // it should not be there
		}
	}
	for text, want := range map[string]string{
		"http://localhost:4318":             "http://localhost:4318/v1/traces",
		"http://localhost:4318/":            "http://localhost:4318/v1/traces",
		"https://x.example.org/otlp":        "https://x.example.org/otlp/v1/traces",
		"https://x.example.org/v1/traces":   "https://x.example.org/v1/traces",
		"https://x.example.org/v1/traces?k": "https://x.example.org/v1/traces?k",
	} {
		if got, err := endpoint(text); got != want || err != nil {
			t.Errorf("%s: %s, %v, want %s", text, got, err, want)
		}
	}
}
