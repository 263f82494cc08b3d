//go:build !engine

package web

import (
	"embed"
	"io/fs"
	"net/http"

	"outremer/client"
)

// static holds the plain pages. They contain no rules: they show the view and offer the moves, and
// are the same for everyone. They can play titles that the client has no board for, and work where
// the client was not built.
//
//go:embed static
var static embed.FS

// addPages adds the client, and the plain pages under /plain. /plain/table/{id} is one page for all
// tables; its script reads the address.
func (s *Server) addPages(mux *http.ServeMux) error {
	files, err := fs.Sub(static, "static")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	page := func(name string) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Cache-Control", "no-cache")
			http.ServeFileFS(w, r, files, name)
		}
	}
	mux.HandleFunc("GET /plain", page("lobby.html"))
	mux.HandleFunc("GET /plain/table/{id}", page("table.html"))
	mux.HandleFunc("GET /api", page("api.html"))
	mux.HandleFunc("GET /static/{file}", func(w http.ResponseWriter, r *http.Request) { page(r.PathValue("file"))(w, r) })
	app, err := newApp(client.Files())
	if err != nil {
		return err
	}
	if app != nil {
		app.playing = s.playing
		mux.Handle("/", app)
		return nil
	}
	mux.Handle("GET /{$}", http.RedirectHandler("/plain", http.StatusFound))
	mux.HandleFunc("GET /table/{id}", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "/plain/table/"+r.PathValue("id"), http.StatusFound)
	})
	return nil
}
