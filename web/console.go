//go:build !engine

package web

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"time"
)

// ServeConsole answers whoever runs the server, on a socket that only they can open, until ctx ends.
func (s *Server) ServeConsole(ctx context.Context, l net.Listener) error {
	var h http.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasPrefix(r.URL.Path, base+"/admin/") {
			s.writeProblem(w, r, newProblem(http.StatusNotFound, "not-found", "the console is for "+base+"/admin"))
			return
		}
		visitOf(r.Context()).console = true
		s.mux.ServeHTTP(w, r)
	})
	srv := &http.Server{Handler: s.observe(limitBody(h)), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		ErrorLog: slog.NewLogLogger(s.Log.Handler(), slog.LevelDebug)}
	stop := context.AfterFunc(ctx, func() { srv.Close() })
	defer stop()
	if err := srv.Serve(l); ctx.Err() == nil {
		return err
	}
	return nil
}
