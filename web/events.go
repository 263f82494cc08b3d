package web

import (
	"net/http"
	"slices"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"outremer/table"
	"outremer/text"
)

const eventsRoute = "GET " + base + "/tables/{id}/events"

// UpdateDoc is the payload of an update event.
type UpdateDoc struct {
	News  []NewsDoc `json:"news" doc:"what happened since the last event"`
	State *StateDoc `json:"state" doc:"the state after it"`
	Anew  bool      `json:"anew,omitempty" doc:"the game is over: the news are all that ever happened, secrets included, and numbered from 1 again"`
}

// The forms in which a stream tells of states.
const (
	formState = "state"
	formDelta = "delta"
)

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
		a.refuseRate(w, r)
		return
	}
	leave := func() { a.limits.addressStreams.give(from) }
	if !a.limits.guestStreams.take(guest) {
		leave()
		a.refuseRate(w, r)
		return
	}
	v := visitOf(r.Context())
	st := &stream{Server: a.Server, signIn: v.visitor.SignIn, token: v.cookie, leave: func() {
		leave()
		a.limits.guestStreams.give(guest)
	}}
	if err := st.open(w, r, guest); err != nil {
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

// open finds the table, and from which seat, since when and in which form the reader wants to
// follow it.
func (st *stream) open(w http.ResponseWriter, r *http.Request, guest string) (err error) {
	switch form := r.FormValue("form"); form {
	case "", formState:
	case formDelta:
		st.deltas = true
	default:
		return newProblem(http.StatusUnprocessableEntity, "invalid", "there is no such form", FieldError{"query.form", formState + " or " + formDelta})
	}
	if lang := r.FormValue("lang"); lang != "" && !slices.Contains(text.Languages, lang) {
		return newProblem(http.StatusUnprocessableEntity, "invalid", "there is no such language", FieldError{"query.lang", strings.Join(text.Languages, " or ")})
	}
	st.lang = chooseLang(r.FormValue("lang"), r.Header.Get("Accept-Language"))
	st.table, err = st.Host.Open(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	st.watch, err = watch(r, st.table, guest)
	if err != nil {
		return err
	}
	st.at = st.watch.At()
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

// watch determines from which seat and since when the reader wants to follow.
func watch(r *http.Request, t *table.Table, guest string) (*table.Watch, error) {
	seat, err := place(t, guest, r.FormValue("seat"))
	if err != nil {
		return nil, err
	}
	after := r.Header.Get("Last-Event-ID")
	if after == "" {
		after = r.FormValue("after")
	}
	var from *table.Cursor
	if after != "" {
		c, ok := table.ParseCursor(after)
		if !ok {
			return nil, newProblem(http.StatusUnprocessableEntity, "invalid", "that is not the id of an event", FieldError{"query.after", "such as 12.3"})
		}
		from = &c
	}
	return t.Watch(guest, seat, from)
}
