//go:build !engine

package web

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strconv"

	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

// movesRoute is the route that moves take.
const movesRoute = "POST " + base + "/tables/{id}/moves"

// lanes registers operations, and lets some requests take a shorter way than through huma. It
// spends more on binding and validating a move than the rules spend on playing it.
type lanes struct {
	humago.Mux
	api *api
}

// HandleFunc implements humago.Mux.
func (l *lanes) HandleFunc(pattern string, handle func(http.ResponseWriter, *http.Request)) {
	if pattern == movesRoute {
		handle = l.quickMove(handle)
	}
	l.Mux.HandleFunc(pattern, handle)
}

// quickMove answers a well-formed move. Anything that is not quite as it should be goes to huma,
// which says what is wrong with it.
func (l *lanes) quickMove(slow http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		b, err := io.ReadAll(r.Body)
		var in moveInput
		if err != nil || !in.read(r, b) {
			r.Body = io.NopCloser(io.MultiReader(bytes.NewReader(b), failing{err}))
			slow(w, r)
			return
		}
		out, err := l.api.playMove(r.Context(), &in)
		if err != nil {
			l.api.writeProblem(w, r, err)
			return
		}
		h := w.Header()
		h.Set("Content-Type", out.ContentType)
		h.Set("Content-Length", strconv.Itoa(len(out.Body)))
		w.Write(out.Body) //nolint:errcheck // the reader may be gone
	}
}

// failing is the end of a body that could not be read.
type failing struct{ err error }

func (f failing) Read([]byte) (int, error) {
	if f.err == nil {
		return 0, io.EOF
	}
	return 0, f.err
}

// read takes a request, and reports whether it is plainly valid.
func (in *moveInput) read(r *http.Request, body []byte) bool {
	if r.Header.Get("Content-Type") != "application/json" {
		return false
	}
	in.ID, in.Accept = r.PathValue("id"), r.Header.Get("Accept-Language")
	if r.URL.RawQuery != "" {
		in.Lang = r.URL.Query().Get("lang")
	}
	if in.Lang != "" && chooseLang(in.Lang, "") != in.Lang {
		return false
	}
	if !in.Body.Read(body) {
		in.Body = OrderDoc{}
		d := json.NewDecoder(bytes.NewReader(body))
		d.DisallowUnknownFields()
		if d.Decode(&in.Body) != nil || d.More() {
			return false
		}
	}
	n := len(in.Body.Move)
	return 1 <= n && n <= 4 && len(in.Body.Have) <= 12
}
