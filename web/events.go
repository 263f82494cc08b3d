//go:build !engine

package web

import (
	"cmp"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

const eventsRoute = "GET " + base + "/tables/{id}/events"

// UpdateDoc is the payload of an update event.
type UpdateDoc struct {
	News  []NewsDoc `json:"news" doc:"what happened since the last event"`
	State *StateDoc `json:"state" doc:"the state after it"`
	Anew  bool      `json:"anew,omitempty" doc:"the game is over: the news are all that ever happened, secrets included, and numbered from 1 again"`
}

// addEvents adds the event stream. The handler is written by hand, because streams outlive it; huma
// only gets its description.
func (a *api) addEvents(mux *http.ServeMux) {
	mux.HandleFunc(eventsRoute, a.events)
	reg := a.huma.OpenAPI().Components.Schemas
	o := op("GET", "/tables/{id}/events", "follow-table", "Follow a table: server-sent events", 403, 404, 429)
	o.Description = "Events: update (news and the new state) and letters (for players). The id of an event is what you have seen; " +
		"send it as Last-Event-ID or ?after= to resume without loss or repetition. Without it the stream begins with the state. " +
		"With form=delta, delta comes instead of update: the whole state at first, then patches of it."
	o.Parameters = []*huma.Param{
		{Name: "id", In: "path", Required: true, Schema: &huma.Schema{Type: "string"}},
		{Name: "seat", In: "query", Schema: &huma.Schema{Type: "string"}, Description: "a seat that you hold, or spectator"},
		{Name: "after", In: "query", Schema: &huma.Schema{Type: "string"}, Description: "id of the last event that you have seen; 0.0 for everything"},
		{Name: "form", In: "query", Schema: &huma.Schema{Type: "string", Enum: []any{formState, formDelta}}, Description: "state, the default, sends every state whole; delta sends what changed"},
		{Name: "lang", In: "query", Schema: &huma.Schema{Type: "string", Enum: []any{"en", "it"}}},
		{Name: "Last-Event-ID", In: "header", Schema: &huma.Schema{Type: "string"}},
	}
	o.Responses = map[string]*huma.Response{"200": {Description: "A stream that does not end by itself", Content: map[string]*huma.MediaType{
		"text/event-stream":          {Schema: &huma.Schema{Type: "string"}},
		"application/x-update+json":  {Schema: schemaOf[UpdateDoc](reg)},
		"application/x-delta+json":   {Schema: schemaOf[DeltaDoc](reg)},
		"application/x-letters+json": {Schema: schemaOf[[]LetterDoc](reg)},
	}}}
	a.huma.OpenAPI().AddOperation(&o)
}

// events begins a stream. The connection then leaves the HTTP server, whose goroutines and buffers
// would cost far more than a quiet reader needs, and joins the audience of its table.
func (a *api) events(w http.ResponseWriter, r *http.Request) {
	guest, from := guestID(r.Context()), addressOf(r.Context())
	if !a.limits.addressStreams.take(from) {
		a.refuseRate(w, r, 0)
		return
	}
	leave := func() { a.limits.addressStreams.give(from) }
	if !a.limits.guestStreams.take(guest) {
		leave()
		a.refuseRate(w, r, 0)
		return
	}
	v := visitOf(r.Context())
	st := &stream{teller: teller{Server: a.Server}, signIn: v.visitor.SignIn, token: v.secretOf(r), until: v.visitor.Until, leave: func() {
		leave()
		a.limits.guestStreams.give(guest)
	}}
	if err := st.prepare(w, r, guest); err != nil {
		st.close()
		a.writeProblem(w, r, err)
		return
	}
	if r.Method == http.MethodHead {
		st.close()
		return
	}
	if err := st.arrive(r.Context(), guest); err != nil {
		st.close()
		a.writeProblem(w, r, err)
		return
	}
	st.start(w, r)
}

// prepare reads how the reader wants to follow which table, and how the stream is to be written.
func (st *stream) prepare(w http.ResponseWriter, r *http.Request, guest string) error {
	err := st.open(r.Context(), guest, followed{id: r.PathValue("id"), seat: r.FormValue("seat"), form: r.FormValue("form"),
		lang: r.FormValue("lang"), accept: r.Header.Get("Accept-Language"), after: cmp.Or(r.Header.Get("Last-Event-ID"), r.FormValue("after"))})
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream; charset=utf-8")
	h.Set("X-Accel-Buffering", "no") // keeps nginx from buffering events
	h.Set("Vary", "Accept-Encoding")
	st.gzip = strings.Contains(r.Header.Get("Accept-Encoding"), "gzip")
	if st.gzip {
		h.Set("Content-Encoding", "gzip")
	}
	return nil
}
