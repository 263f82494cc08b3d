//go:build !engine

package web

import (
	"errors"
	"html/template"
	"net/http"
	"strings"

	"outremer/call"
	"outremer/call/feed"
	"outremer/store"
	"outremer/text"
)

const feedPath = "/feeds/"

// addCallPages adds the pages that links in letters lead to, and the feeds.
func (s *Server) addCallPages(mux *http.ServeMux) {
	if s.Calls == nil {
		return
	}
	mux.HandleFunc("GET "+feedPath+"{name}", s.feed)
	for _, what := range []string{"on", "off"} {
		mux.HandleFunc("GET /calls/"+what+"/{token}", s.askCall(what))
		mux.HandleFunc("POST /calls/"+what+"/{token}", s.doCall(what))
	}
}

var callPage = template.Must(template.New("call").Parse(`<!doctype html>
<html lang="{{.Lang}}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Outremer</title><link rel="stylesheet" href="/static/style.css"></head>
<body><main><h1>Outremer</h1><p>{{.Text}}</p>
{{if .Yes}}<form method="post"><button type="submit">{{.Yes}}</button></form>{{end}}
<p><a href="/">Outremer</a></p></main></body></html>
`))

// callView is what such a page says.
type callView struct{ Lang, Text, Yes string }

func showCall(w http.ResponseWriter, status int, v callView) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	callPage.Execute(w, v) //nolint:errcheck // the reader may be gone
}

// askCall shows a page with a button. Looking at it changes nothing: programs that check links in
// letters look at them too.
func (s *Server) askCall(what string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		lang := chooseLang("", r.Header.Get("Accept-Language"))
		c, err := s.Calls.Named(r.Context(), what, r.PathValue("token"))
		if err != nil {
			s.oldLink(w, r, lang, err)
			return
		}
		say := text.Fill(lang, "call-"+what+"-ask", c.Address)
		showCall(w, http.StatusOK, callView{lang, say, text.Word(lang, "call-"+what+"-yes")})
	}
}

// doCall does what the page asks, for a person or for their mail program (RFC 8058).
func (s *Server) doCall(what string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		lang := chooseLang("", r.Header.Get("Accept-Language"))
		c, err := s.Calls.Named(r.Context(), what, r.PathValue("token"))
		switch {
		case err != nil:
		case what == "on":
			err = s.Calls.Confirm(r.Context(), c)
		default:
			err = s.Calls.Remove(r.Context(), c)
		}
		if err != nil {
			s.oldLink(w, r, lang, err)
			return
		}
		showCall(w, http.StatusOK, callView{lang, text.Fill(lang, "call-"+what+"-done", c.Address), ""})
	}
}

// oldLink says that a link is used up, or why it cannot be followed.
func (s *Server) oldLink(w http.ResponseWriter, r *http.Request, lang string, err error) {
	if !errors.Is(err, store.ErrNotFound) {
		s.writeProblem(w, r, err)
		return
	}
	showCall(w, http.StatusNotFound, callView{lang, text.Word(lang, "call-link-old"), ""})
}

// feed serves what a secret address shows: a calendar, or an Atom feed.
func (s *Server) feed(w http.ResponseWriter, r *http.Request) {
	secret, kind, _ := strings.Cut(r.PathValue("name"), ".")
	c, set, err := s.Calls.Reader(r.Context(), secret)
	if err != nil || kind != "ics" && kind != "atom" {
		http.NotFound(w, r)
		return
	}
	b, kind, err := s.feedOf(r, kind, &c, set)
	if err != nil {
		s.writeProblem(w, r, err)
		return
	}
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Cache-Control", "private, max-age=300")
	w.Write(b)
}

func (s *Server) feedOf(r *http.Request, kind string, c *store.Channel, set *call.Settings) ([]byte, string, error) {
	if kind == "ics" {
		b, err := s.Calls.Calendar(r.Context(), s.Host, c.Person, set)
		return b, feed.Calendar, err
	}
	b, err := s.Calls.Atom(r.Context(), s.Host, c.Person, set, s.Calls.URL+r.URL.Path)
	return b, feed.Atom, err
}
