//go:build !engine

package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// asset is an answer that is the same for everyone: a file of the client, a board, the names of a
// title. It is compressed once.
type asset struct {
	kind    string // content type
	tag     func() string
	keep    string // Cache-Control
	vary    string
	plain   []byte
	codings []coding // the shortest first
}

// coding is a compressed form of an asset; nil if compression saves nothing.
type coding struct {
	name  string
	bytes func() []byte
}

const (
	// asksAgain lets a browser keep an answer and ask whether it is still right. Caches that many
	// people share must not keep it: it may carry a cookie for a new guest.
	asksAgain = "private, no-cache"
	forever   = "public, max-age=31536000, immutable"
)

// newAsset is an asset that is compressed and given its tag when somebody first asks for it, so that
// startup waits for nothing.
func newAsset(kind string, b []byte) *asset {
	return &asset{
		kind: kind, keep: asksAgain, vary: "Accept-Encoding", plain: b,
		tag:     sync.OnceValue(func() string { return tagOf(b) }),
		codings: []coding{{"gzip", sync.OnceValue(func() []byte { return compress(b) })}},
	}
}

// tagOf is weak: the same for all codings.
func tagOf(b []byte) string {
	sum := sha256.Sum256(b)
	return `W/"` + hex.EncodeToString(sum[:8]) + `"`
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

func (f *asset) serve(w http.ResponseWriter, r *http.Request, status int) {
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Vary", f.vary)
	h.Set("Cache-Control", f.keep)
	if f.keep != forever { // nobody asks again whether that is still right
		h.Set("ETag", f.tag())
	}
	if known := r.Header.Get("If-None-Match"); known != "" && status == http.StatusOK && strings.Contains(known, f.tag()) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	b := f.plain
	for _, c := range f.codings {
		if !accepts(r, c.name) {
			continue
		}
		if z := c.bytes(); z != nil {
			h.Set("Content-Encoding", c.name)
			b = z
			break
		}
	}
	h.Set("Content-Length", strconv.Itoa(len(b)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(b)
	}
}

// accepts reports whether the reader names a coding and does not refuse it.
func accepts(r *http.Request, coding string) bool {
	for one := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(one, ";")
		if strings.TrimSpace(name) == coding {
			return !slices.Contains([]string{"q=0", "q=0.0", "q=0.00", "q=0.000"}, strings.TrimSpace(weight))
		}
	}
	return false
}

// shared keeps answers that are the same for everyone, by what was asked for.
type shared struct {
	mu   sync.Mutex
	kept map[string]*asset
}

// mostShared bounds the answers that are kept: start positions alone are as many as there are
// combinations of options. Beyond it all are forgotten and made again.
const mostShared = 300

func (s *shared) get(key string) *asset {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.kept[key]
}

func (s *shared) put(key string, f *asset) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.kept == nil || len(s.kept) >= mostShared {
		s.kept = map[string]*asset{}
	}
	s.kept[key] = f
}

// answer returns the asset with this key, which is made if it is not there.
func (s *shared) answer(key string, make func() (*asset, error)) (*huma.StreamResponse, error) {
	f := s.get(key)
	if f == nil {
		var err error
		f, err = make()
		if err != nil {
			return nil, err
		}
		s.put(key, f)
	}
	return &huma.StreamResponse{Body: func(ctx huma.Context) {
		r, w := humago.Unwrap(ctx)
		f.serve(w, r, http.StatusOK)
	}}, nil
}

// document is answer for something that is sent as JSON. What the key does not name must not
// change the document; its language is part of the key.
func (s *shared) document(key string, make func() (any, error)) (*huma.StreamResponse, error) {
	return s.answer(key, func() (*asset, error) {
		doc, err := make()
		if err != nil {
			return nil, err
		}
		var buf bytes.Buffer
		err = huma.DefaultJSONFormat.Marshal(&buf, doc)
		if err != nil {
			return nil, err
		}
		f := newAsset("application/json", buf.Bytes())
		f.vary = "Accept-Encoding, Accept-Language"
		return f, nil
	})
}
