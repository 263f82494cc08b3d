//go:build !engine

package web

import (
	"context"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"slices"
	"strings"
)

// app serves the client from memory: its files, and its single page at every address that the
// client's script routes.
type app struct {
	files   map[string]*asset // by path, without the leading slash
	index   *asset
	hints   hints
	hinted  shared // pages with hints
	playing func(ctx context.Context, id string) (title, board string)
}

// pages are the first path segments that the client's script routes.
var pages = map[string]bool{"": true, "new": true, "tables": true, "table": true, "join": true, "about": true, "log": true, "atlas": true, "moment": true, "embed": true,
	"practice": true, "setup": true, "judge": true, "people": true,
	"me": true, "device": true, "mail": true, "privacy": true, "admin": true}

// newApp reads the client. It returns nil if there is no index.html because the client was not
// built.
func newApp(files fs.FS) (*app, error) {
	a := &app{files: map[string]*asset{}}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if slices.ContainsFunc(codings, func(c ending) bool { return path.Ext(name) == c.ending }) {
			return nil
		}
		a.files[name], err = newFile(files, name)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("client: %w", err)
	}
	a.index = a.files["index.html"]
	if a.index == nil {
		return nil, nil
	}
	delete(a.files, "hints.json")
	a.hints, err = readHints(files)
	return a, err
}

// codings are the endings of files that npm run build compressed in advance, the shortest form
// first.
var codings = []ending{{"br", ".br"}, {"gzip", ".gz"}}

type ending struct{ name, ending string }

// newFile is a file of the client, with what lies beside it in compressed form.
func newFile(files fs.FS, name string) (*asset, error) {
	b, err := fs.ReadFile(files, name)
	if err != nil {
		return nil, err
	}
	f := newAsset(kindOf(name), b)
	if strings.HasPrefix(name, "assets/") {
		f.keep = forever // its name changes with its content
	}
	if path.Ext(name) == ".woff2" {
		f.codings = nil // already compressed
	}
	var ready []coding
	for _, c := range codings {
		z, err := fs.ReadFile(files, name+c.ending)
		if err == nil {
			ready = append(ready, coding{c.name, func() []byte { return z }})
		}
	}
	f.codings = append(ready, f.codings...)
	return f, nil
}

func kindOf(name string) string {
	switch path.Ext(name) {
	case ".webmanifest":
		return "application/manifest+json"
	case ".woff2":
		return "font/woff2"
	}
	return mime.TypeByExtension(path.Ext(name))
}

func (a *app) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only to be read", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	if f, ok := a.files[name]; ok {
		f.serve(w, r, http.StatusOK)
		return
	}
	first, _, _ := strings.Cut(name, "/")
	switch {
	case pages[first]:
		a.tablePage(r).serve(w, r, http.StatusOK)
	case strings.Contains(path.Base(name), "."):
		http.NotFound(w, r)
	default: // the client's script shows the not-found page
		a.index.serve(w, r, http.StatusNotFound)
	}
}
