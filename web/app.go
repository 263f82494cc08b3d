package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
)

// app serves the client from memory: its files, and its single page at every address that the
// client's script routes.
type app struct {
	files map[string]*asset // by path, without the leading slash
	index *asset
}

// asset is a file of the client, the same for everyone.
type asset struct {
	kind    string // content type
	tag     string
	plain   []byte
	gzipped func() []byte // nil if compression saves nothing
	forever bool          // its name changes with its content
}

// pages are the first path segments that the client's script routes.
var pages = map[string]bool{"": true, "new": true, "tables": true, "table": true, "join": true, "about": true, "atlas": true}

// newApp reads the client. It returns nil if there is no index.html because the client was not
// built.
func newApp(files fs.FS) (*app, error) {
	a := &app{files: map[string]*asset{}}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		a.files[name] = newAsset(name, b)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("client: %w", err)
	}
	a.index = a.files["index.html"]
	if a.index == nil {
		return nil, nil
	}
	return a, nil
}

func newAsset(name string, b []byte) *asset {
	sum := sha256.Sum256(b)
	f := &asset{kind: mime.TypeByExtension(path.Ext(name)), tag: `"` + hex.EncodeToString(sum[:8]) + `"`, plain: b,
		forever: strings.HasPrefix(name, "assets/")}
	// Compressed on first request, so that startup does not wait for every file.
	f.gzipped = sync.OnceValue(func() []byte { return compress(b) })
	switch path.Ext(name) {
	case ".webmanifest":
		f.kind = "application/manifest+json"
	case ".woff2":
		f.kind = "font/woff2"
		f.gzipped = func() []byte { return nil } // already compressed
	}
	return f
}

// compress returns b compressed, or nil if that saves nothing.
func compress(b []byte) []byte {
	var buf bytes.Buffer
	z, _ := gzip.NewWriterLevel(&buf, gzip.BestCompression) // the level is valid
	z.Write(b)                                              // a buffer never fails
	z.Close()
	if buf.Len() < len(b) {
		return buf.Bytes()
	}
	return nil
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
		a.index.serve(w, r, http.StatusOK)
	case strings.Contains(path.Base(name), "."):
		http.NotFound(w, r)
	default: // the client's script shows the not-found page
		a.index.serve(w, r, http.StatusNotFound)
	}
}

func (f *asset) serve(w http.ResponseWriter, r *http.Request, status int) {
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("ETag", f.tag)
	h.Set("Vary", "Accept-Encoding")
	h.Set("Cache-Control", "no-cache")
	if f.forever {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if status == http.StatusOK && strings.Contains(r.Header.Get("If-None-Match"), f.tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	b := f.plain
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		if z := f.gzipped(); z != nil {
			h.Set("Content-Encoding", "gzip")
			b = z
		}
	}
	h.Set("Content-Length", strconv.Itoa(len(b)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(b)
	}
}
