package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"outremer/store"
	"outremer/table/logbook"
	"outremer/web"
)

func openCommand(opts *shared) *cobra.Command {
	var addr string
	cmd := &cobra.Command{
		Use:   "open FILE.log",
		Short: "Show a game's log in the browser",
		Long: `Serves one game on this machine, to be viewed from every seat. If the rules crashed,
it shows the state before the last move. Nothing is saved.`,
		Args: atLeastOne("FILE.log"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usagef("open shows one log, not %q as well", args[1])
			}
			return openLog(cmd, opts, addr, args[0])
		},
	}
	// Browsers store cookies per host, not per port: on localhost, this cookie would replace that
	// of a server running there.
	cmd.Flags().StringVar(&addr, "addr", "127.0.0.1:0", "address to listen on; port 0 is any free one")
	return cmd
}

func openLog(cmd *cobra.Command, opts *shared, addr, path string) (err error) {
	lib, err := opts.titles()
	if err != nil {
		return err
	}
	f, g, err := readLog(lib, path)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "outremer-open-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	s, err := newSite(cmd.Context(), siteConfig{addr: addr, dir: dir, shelf: lib.shelf, games: lib.all, log: slog.New(slog.DiscardHandler)})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.store.Close()) }()
	guest, cookie, err := visitor(s.server)
	if err != nil {
		return err
	}
	in, err := logbook.Import(cmd.Context(), s.store, g, f, logbook.Entry{ID: store.NewID(), Name: filepath.Base(path), Guest: guest, Program: program()})
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if in.Fault != nil {
		cmd.PrintErrf("outremer: %s: %s; shown is the game before that\n", path, oneLine(in.Fault.Error()))
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%s is at %s\n", path, s.url)
	return s.show(cmd.Context(), admit(s.server, cookie, "/table/"+in.ID))
}

// show serves until ctx ends. Nothing is written, so there is nothing to finish.
func (s *site) show(ctx context.Context, h http.Handler) error {
	srv := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second}
	context.AfterFunc(ctx, func() { srv.Close() })
	err := srv.Serve(s.listener)
	if errors.Is(err, http.ErrServerClosed) {
		err = nil
	}
	return errors.Join(err, s.host.Shutdown(context.WithoutCancel(ctx)))
}

// visitor returns a guest of the server, with the cookie that proves it: whoever opens the printed
// address becomes this guest, who holds all seats.
func visitor(server *web.Server) (store.Guest, *http.Cookie, error) {
	w := httptest.NewRecorder()
	server.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/", nil))
	for _, c := range w.Result().Cookies() {
		if id, _, ok := strings.Cut(c.Value, "."); ok {
			return store.Guest{ID: id, Name: "Reader"}, c, nil
		}
	}
	return store.Guest{}, nil, errors.New("the server gave no cookie")
}

// admit gives visitors of the front page the guest's cookie and redirects them to their table.
func admit(next http.Handler, cookie *http.Cookie, to string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			next.ServeHTTP(w, r)
			return
		}
		http.SetCookie(w, cookie)
		http.Redirect(w, r, to, http.StatusSeeOther)
	})
}
