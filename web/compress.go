//go:build !engine

package web

import (
	"compress/gzip"
	"net/http"
	"strings"
	"sync"
)

// Answers that are the same for everyone are compressed once and kept (asset.go); the pieces of a
// stream are compressed once for all who follow it from the same seat (pack.go). Of the answers to
// one reader those named here are compressed as they are sent.
//
// Compression tells, by the length of an answer, how much its parts are alike. Whoever sees how long
// the encrypted answers to a reader are, and can place guesses in them, learns the secrets that
// stand beside the guesses (the attack called BREACH). Pages of other sites cannot: the cookie is
// SameSite, and no address makes its own text part of an answer that succeeds. But other players
// can: they write letters and choose the names of people and tables. So an answer that holds such
// texts beside what not everybody may know is never compressed: letters, pacts and drafts; tables,
// which tell their creator the invitations; and the state, which names the people at a table. The
// answers below hold only the game's own words, or are public.
var compressed = map[string]bool{
	"GET " + base + "/tables/{id}/news":        true,
	"GET " + base + "/tables/{id}/history/{n}": true,
	"GET " + base + "/tables/{id}/turns":       true,
	"GET " + base + "/tables/{id}/turns/{n}":   true,
	"GET " + base + "/tables/{id}/log":         true,
}

// compressing is a mux that compresses the answers of some operations. Everything else, streams
// above all, is as it was.
type compressing struct{ *http.ServeMux }

// HandleFunc implements humago.Mux.
func (m compressing) HandleFunc(pattern string, handle func(http.ResponseWriter, *http.Request)) {
	if !compressed[pattern] {
		m.ServeMux.HandleFunc(pattern, handle)
		return
	}
	m.ServeMux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Add("Vary", "Accept-Encoding")
		if r.Method != http.MethodGet || !accepts(r, "gzip") {
			handle(w, r)
			return
		}
		c := &compressor{ResponseWriter: w}
		defer c.close()
		handle(c, r)
	})
}

// worthIt is the length, in bytes, from which an answer is compressed. What fits into one packet
// arrives no sooner for being shorter.
const worthIt = 1400

// gzips compress fast rather than well: the usual level takes about twice the time to save another
// tenth, or a fifth of the longest.
var gzips = sync.Pool{New: func() any {
	z, err := gzip.NewWriterLevel(nil, gzip.BestSpeed)
	if err != nil {
		panic(err) // the level is a constant
	}
	return z
}}

// compressor compresses an answer if its first piece is long. Operations write theirs in one.
type compressor struct {
	http.ResponseWriter
	status int
	z      *gzip.Writer // nil: as it is
	begun  bool
}

// WriteHeader waits until it is known whether the answer will be compressed.
func (c *compressor) WriteHeader(status int) {
	if c.status == 0 {
		c.status = status
	}
}

func (c *compressor) Write(b []byte) (int, error) {
	c.begin(len(b))
	if c.z != nil {
		return c.z.Write(b)
	}
	return c.ResponseWriter.Write(b)
}

// begin sends the header.
func (c *compressor) begin(size int) {
	if c.begun {
		return
	}
	c.begun = true
	c.WriteHeader(http.StatusOK)
	h := c.Header()
	if c.status == http.StatusOK && size >= worthIt && h.Get("Content-Encoding") == "" && isText(h.Get("Content-Type")) {
		h.Set("Content-Encoding", "gzip")
		h.Del("Content-Length")
		c.z = gzips.Get().(*gzip.Writer)
		c.z.Reset(c.ResponseWriter)
	}
	c.ResponseWriter.WriteHeader(c.status)
}

// isText reports whether a content type is one of those that operations send and that compress
// well; a stream is not among them.
func isText(kind string) bool {
	kind, _, _ = strings.Cut(kind, ";")
	return kind == "application/json" || kind == "text/plain" || kind == boardKind
}

func (c *compressor) close() {
	if c.status != 0 {
		c.begin(0)
	}
	if c.z != nil {
		c.z.Close() // the reader may be gone
		gzips.Put(c.z)
	}
}
