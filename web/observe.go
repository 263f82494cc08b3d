//go:build !engine

package web

import (
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"

	"outremer/store"
)

// observe numbers, logs and measures every request, and turns a panic into an internal error.
func (s *Server) observe(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := s.Now()
		id := store.NewID()[:12]
		w.Header().Set("X-Request-Id", id)
		r = s.visited(r, id)
		done := func(string, int) {}
		if s.Span != nil && !strings.HasSuffix(r.URL.Path, "/events") {
			r, done = s.Span(r, id)
		}
		seen := &watchedWriter{ResponseWriter: w}
		defer func() {
			if p := recover(); p != nil && p != http.ErrAbortHandler {
				s.Log.Error("panic", "request", id, "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
				if seen.status == 0 {
					s.writeProblem(seen, r, newProblem(http.StatusInternalServerError, "internal", "internal error"))
				}
			}
			// Use the pattern, which the mux has set, not the path: a path names a table.
			took := s.Now().Sub(start)
			done(r.Pattern, seen.code())
			if r.Pattern != eventsRoute { // a stream lasts as long as its reader watches
				s.metrics.observe(r.Pattern, seen.code(), took)
			}
			s.Log.LogAttrs(r.Context(), level(seen.code()), "request", slog.String("request", id),
				slog.String("from", s.names.of(addressOf(r.Context()), start)), slog.String("route", r.Pattern),
				slog.Int("status", seen.code()), slog.Int64("bytes", seen.bytes), slog.Duration("took", took))
		}()
		next.ServeHTTP(seen, r)
	})
}

// level is how loud a request is logged. What cannot be served for a while has been said once.
func level(status int) slog.Level {
	switch {
	case status == http.StatusServiceUnavailable:
		return slog.LevelWarn
	case status >= 500:
		return slog.LevelError
	}
	return slog.LevelInfo
}

// watchedWriter records the response's status and size.
type watchedWriter struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (w *watchedWriter) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

func (w *watchedWriter) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	n, err := w.ResponseWriter.Write(b)
	w.bytes += int64(n)
	return n, err
}

func (w *watchedWriter) code() int {
	if w.status == 0 {
		return http.StatusOK
	}
	return w.status
}

// Unwrap lets http.ResponseController reach the connection.
func (w *watchedWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
