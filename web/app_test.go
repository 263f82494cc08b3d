package web

import (
	"bytes"
	"compress/gzip"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func TestApp(t *testing.T) {
	script := strings.Repeat("export const castle = 1;\n", 50)
	a, err := newApp(fstest.MapFS{
		"index.html":         {Data: []byte("<!doctype html>")},
		"assets/index-ab.js": {Data: []byte(script)},
		"favicon.svg":        {Data: []byte("<svg/>")},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		path, kind string
		status     int
		keep       bool
	}{
		{"/", "text/html; charset=utf-8", 200, false},
		{"/table/abc", "text/html; charset=utf-8", 200, false},
		{"/table/abc/result", "text/html; charset=utf-8", 200, false},
		{"/join/abc", "text/html; charset=utf-8", 200, false},
		{"/nowhere", "text/html; charset=utf-8", 404, false},
		{"/assets/index-ab.js", "text/javascript; charset=utf-8", 200, true},
		{"/assets/gone.js", "text/plain; charset=utf-8", 404, false},
		{"/favicon.svg", "image/svg+xml", 200, false},
	} {
		w := httptest.NewRecorder()
		a.ServeHTTP(w, httptest.NewRequest("GET", c.path, nil))
		keep := strings.Contains(w.Header().Get("Cache-Control"), "immutable")
		if w.Code != c.status || w.Header().Get("Content-Type") != c.kind || keep != c.keep {
			t.Errorf("%s: %d %q keep %v, want %d %q keep %v", c.path, w.Code, w.Header().Get("Content-Type"), keep, c.status, c.kind, c.keep)
		}
	}

	r := httptest.NewRequest("GET", "/assets/index-ab.js", nil)
	r.Header.Set("Accept-Encoding", "gzip, br")
	w := httptest.NewRecorder()
	a.ServeHTTP(w, r)
	z, err := gzip.NewReader(bytes.NewReader(w.Body.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if b, err := io.ReadAll(z); err != nil || string(b) != script {
		t.Errorf("compressed script: %v, %d bytes", err, len(b))
	}
	if tag := w.Header().Get("ETag"); tag != "" {
		t.Errorf("a script that never changes has a tag: %s", tag)
	}
	r = httptest.NewRequest("GET", "/favicon.svg", nil)
	w = httptest.NewRecorder()
	a.ServeHTTP(w, r)
	r.Header.Set("If-None-Match", w.Header().Get("ETag"))
	w = httptest.NewRecorder()
	a.ServeHTTP(w, r)
	if w.Code != http.StatusNotModified || w.Body.Len() != 0 {
		t.Errorf("known picture: %d, %d bytes", w.Code, w.Body.Len())
	}
}

// TestAppInAdvance: the shortest form that lies beside a file and that the reader understands is
// sent, and the forms themselves are no files.
// Whoever opens a page by its address gets it: the server knows the pages that the client's router has.
func TestAppKnowsAllPages(t *testing.T) {
	router, err := os.ReadFile("../client/src/lib/router.svelte.ts")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{"": true}
	for _, m := range regexp.MustCompile(`first === '(\w+)'`).FindAllSubmatch(router, -1) {
		known[string(m[1])] = true
	}
	personal := regexp.MustCompile(`personal = \[(.*)\]`).FindSubmatch(router)
	if personal == nil {
		t.Fatal("the router has no list of personal pages")
	}
	for _, m := range regexp.MustCompile(`'(\w+)'`).FindAllSubmatch(personal[1], -1) {
		known[string(m[1])] = true
	}
	if !maps.Equal(known, pages) {
		t.Errorf("the server knows the pages %v, the client %v", slices.Sorted(maps.Keys(pages)), slices.Sorted(maps.Keys(known)))
	}
}

func TestAppInAdvance(t *testing.T) {
	a, err := newApp(fstest.MapFS{
		"index.html":          {Data: []byte("<!doctype html>")},
		"assets/map-ab.js":    {Data: []byte("plain")},
		"assets/map-ab.js.br": {Data: []byte("brotli")},
		"assets/map-ab.js.gz": {Data: []byte("gzip")},
	})
	must(t, err)
	for _, c := range []struct{ accept, coding, body string }{
		{"", "", "plain"},
		{"gzip, deflate, br, zstd", "br", "brotli"},
		{"gzip;q=1.0, br;q=0", "gzip", "gzip"},
		{"gzip", "gzip", "gzip"},
		{"identity", "", "plain"},
		{"brown, gzipped", "", "plain"},
	} {
		r := httptest.NewRequest("GET", "/assets/map-ab.js", nil)
		r.Header.Set("Accept-Encoding", c.accept)
		w := httptest.NewRecorder()
		a.ServeHTTP(w, r)
		h := w.Header()
		if h.Get("Content-Encoding") != c.coding || w.Body.String() != c.body || h.Get("Vary") != "Accept-Encoding" {
			t.Errorf("who accepts %q gets %q, %s, Vary %q; want %q, %s", c.accept, h.Get("Content-Encoding"), w.Body, h.Get("Vary"), c.coding, c.body)
		}
	}
	w := httptest.NewRecorder()
	a.ServeHTTP(w, httptest.NewRequest("GET", "/assets/map-ab.js.br", nil))
	if w.Code != http.StatusNotFound {
		t.Errorf("the compressed form itself: %d, want %d", w.Code, http.StatusNotFound)
	}
}

func TestAppNotBuilt(t *testing.T) {
	if a, err := newApp(fstest.MapFS{"placeholder.txt": {}}); a != nil || err != nil {
		t.Errorf("newApp without a build: %v, %v; want nil, nil", a, err)
	}
}
