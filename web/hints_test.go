package web

import (
	"context"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

// TestHints: the page of a table names its title and board and hints at their files; other pages,
// and tables that are not there, do not.
func TestHints(t *testing.T) {
	a, err := newApp(fstest.MapFS{
		"index.html": {Data: []byte("<html><head><title>x</title></head><body></body></html>")},
		"hints.json": {Data: []byte(`{"titles":{"kings":"<link href=\"kings.js\">"},"boards":{"kings":"<link href=\"kings.svg\">"}}`)},
	})
	must(t, err)
	a.playing = func(_ context.Context, id string) (title, board string) {
		return map[string]string{"k": "kings", "odd": `"><script>`}[id], map[string]string{"k": "kings"}[id]
	}
	get := func(path string) string {
		w := httptest.NewRecorder()
		a.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		return w.Body.String()
	}
	const plain = "<html><head><title>x</title></head><body></body></html>"
	for path, want := range map[string]string{
		"/":                "",
		"/table/":          "",
		"/table/gone":      "",
		"/tables":          "",
		"/join/k":          "",
		"/table/k":         `<meta name="title" content="kings"><meta name="board" content="kings"><link href="kings.js"><link href="kings.svg">`,
		"/table/k/result":  `<meta name="title" content="kings"><meta name="board" content="kings"><link href="kings.js"><link href="kings.svg">`,
		"/table/odd":       `<meta name="title" content="&#34;&gt;&lt;script&gt;"><meta name="board" content="">`,
		"/table/k?seat=en": `<meta name="title" content="kings"><meta name="board" content="kings"><link href="kings.js"><link href="kings.svg">`,
	} {
		if got, want := get(path), strings.Replace(plain, "</head>", want+"</head>", 1); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", path, got, want)
		}
	}
	if got := get("/hints.json"); strings.Contains(got, "titles") {
		t.Errorf("the hints are a file of the site:\n%s", got)
	}
}

// TestPlaying: what a table's page needs is known from the store, without opening the table.
func TestPlaying(t *testing.T) {
	m := newSite(t).newMatch(2)
	if title, board := m.srv.playing(bg, m.id); title != "skirmish" || board != "" {
		t.Errorf("title %q, board %q; want skirmish without a board", title, board)
	}
	if title, board := m.srv.playing(bg, "nowhere"); title != "" || board != "" {
		t.Errorf("no table: title %q, board %q; want neither", title, board)
	}
}
