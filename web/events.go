package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"outremer/table"
	"outremer/table/press"
)

const eventsRoute = "GET " + base + "/tables/{id}/events"

// UpdateDoc is the payload of an update event.
type UpdateDoc struct {
	News  []NewsDoc `json:"news" doc:"what happened since the last event"`
	State *StateDoc `json:"state" doc:"the state after it"`
	Anew  bool      `json:"anew,omitempty" doc:"the game is over: the news are all that ever happened, secrets included, and numbered from 1 again"`
}

// addEvents adds the event stream. The handler is written by hand, because streams need write
// deadlines and shared compression; huma only gets its description.
func (a *api) addEvents(mux *http.ServeMux) {
	mux.HandleFunc(eventsRoute, a.events)
	reg := a.huma.OpenAPI().Components.Schemas
	o := op("GET", "/tables/{id}/events", "follow-table", "Follow a table: server-sent events", 403, 404, 429)
	o.Description = "Events: update (news and the new state) and letters (for players). The id of an event is what you have seen; " +
		"send it as Last-Event-ID or ?after= to resume without loss or repetition. Without it the stream begins with the state."
	o.Parameters = []*huma.Param{
		{Name: "id", In: "path", Required: true, Schema: &huma.Schema{Type: "string"}},
		{Name: "seat", In: "query", Schema: &huma.Schema{Type: "string"}, Description: "a seat that you hold, or spectator"},
		{Name: "after", In: "query", Schema: &huma.Schema{Type: "string"}, Description: "id of the last event that you have seen; 0.0 for everything"},
		{Name: "lang", In: "query", Schema: &huma.Schema{Type: "string", Enum: []any{"en", "it"}}},
		{Name: "Last-Event-ID", In: "header", Schema: &huma.Schema{Type: "string"}},
	}
	o.Responses = map[string]*huma.Response{"200": {Description: "A stream that does not end by itself", Content: map[string]*huma.MediaType{
		"text/event-stream":          {Schema: &huma.Schema{Type: "string"}},
		"application/x-update+json":  {Schema: schemaOf[UpdateDoc](reg)},
		"application/x-letters+json": {Schema: schemaOf[[]LetterDoc](reg)},
	}}}
	a.huma.OpenAPI().AddOperation(&o)
}

func (a *api) events(w http.ResponseWriter, r *http.Request) {
	guest, from := guestID(r.Context()), a.address(r)
	if !a.limits.addressStreams.take(from) {
		a.refuseRate(w, r)
		return
	}
	defer a.limits.addressStreams.give(from)
	if !a.limits.guestStreams.take(guest) {
		a.refuseRate(w, r)
		return
	}
	defer a.limits.guestStreams.give(guest)
	t, err := a.Host.Open(r.Context(), r.PathValue("id"))
	if err != nil {
		a.writeProblem(w, r, err)
		return
	}
	defer t.Release()
	watch, err := a.watch(r, t, guest)
	if err != nil {
		a.writeProblem(w, r, err)
		return
	}
	defer watch.Close()
	a.metrics.streams.n.Add(1)
	defer a.metrics.streams.n.Add(-1)
	a.follow(w, r, watch)
}

// watch determines from which seat and since when the reader wants to follow.
func (s *Server) watch(r *http.Request, t *table.Table, guest string) (*table.Watch, error) {
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

// stream is one reader's connection.
type stream struct {
	*Server
	ctl  *http.ResponseController
	out  outlet
	lang string
	at   table.Cursor
	info table.Info // as of the last state sent
}

// follow writes updates until the reader disconnects, is too slow or loses the seat, or the server
// stops. The browser reconnects automatically and resumes.
func (s *Server) follow(w http.ResponseWriter, r *http.Request, watch *table.Watch) {
	st := &stream{Server: s, ctl: http.NewResponseController(w), lang: chooseLang(r.FormValue("lang"), r.Header.Get("Accept-Language")), at: watch.At()}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream; charset=utf-8")
	h.Set("X-Accel-Buffering", "no") // keeps nginx from buffering events
	h.Set("Vary", "Accept-Encoding")
	st.out = plainOutlet{w}
	gz := strings.Contains(r.Header.Get("Accept-Encoding"), "gzip")
	if gz {
		h.Set("Content-Encoding", "gzip")
	}
	w.WriteHeader(http.StatusOK)
	if r.Method == http.MethodHead {
		return
	}
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	defer context.AfterFunc(s.streaming, cancel)()
	err := st.begin(w, gz)
	for err == nil {
		err = st.next(ctx, watch)
	}
	switch {
	case s.streaming.Err() != nil, errors.Is(err, table.ErrShutdown), errors.Is(err, table.ErrNotYours):
		st.out.end() //nolint:errcheck // the reader may be gone
	case r.Context().Err() == nil:
		s.metrics.dropped.add()
		s.Log.Debug("stream dropped", "error", err)
	}
}

func (st *stream) begin(w http.ResponseWriter, gz bool) (err error) {
	if err := st.deadline(); err != nil {
		return err
	}
	if gz {
		st.out, err = newGzipOutlet(w)
		if err != nil {
			return err
		}
	}
	// How long browsers wait before reconnecting.
	if err := st.out.small([]byte("retry: 1000\n\n")); err != nil {
		return err
	}
	return st.ctl.Flush()
}

// next waits for an update and sends keep-alives in the meantime.
func (st *stream) next(ctx context.Context, watch *table.Watch) error {
	quiet, cancel := context.WithTimeout(ctx, st.Heartbeat)
	defer cancel()
	u, err := watch.Next(quiet)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return st.send(func() error { return st.out.small([]byte(":\n\n")) })
	}
	if err != nil {
		return err
	}
	return st.send(func() error { return st.tell(u) })
}

// send writes within the deadline and flushes.
func (st *stream) send(write func() error) error {
	if err := st.deadline(); err != nil {
		return err
	}
	if err := write(); err != nil {
		return err
	}
	return st.ctl.Flush()
}

func (st *stream) deadline() error { return st.ctl.SetWriteDeadline(time.Now().Add(st.Patience)) }

// tell writes an update, letters first. Each event's id marks everything seen up to and including
// that event.
func (st *stream) tell(u *table.Update) error {
	if u.State != nil {
		st.info = u.State.Info
	}
	if len(u.Letters) > 0 {
		st.at.Letters = u.At.Letters
		if err := st.deliver(u.Letters); err != nil {
			return err
		}
	}
	before := st.at.News
	if u.FromStart {
		before = 0
	}
	st.at = u.At
	if u.State == nil {
		return nil
	}
	p, err := st.update(u, before, st.lang)
	if err != nil {
		return err
	}
	if err := st.out.small(fmt.Appendf(nil, "id: %s\nevent: update\ndata: ", st.at)); err != nil {
		return err
	}
	return st.out.shared(p)
}

// deliver writes letters.
func (st *stream) deliver(list []press.Letter) error {
	rd, err := st.readerOf(&st.info, st.lang)
	if err != nil {
		return err
	}
	data, err := json.Marshal(rd.letters(list))
	if err != nil {
		return err
	}
	return st.out.small(fmt.Appendf(nil, "id: %s\nevent: letters\ndata: %s\n\n", st.at, data))
}

// update returns the data of an update event. Readers with the same seat, language and position
// share it.
func (s *Server) update(u *table.Update, before uint64, lang string) (p packed, err error) {
	rd, err := s.readerOf(&u.State.Info, lang)
	if err != nil {
		return p, err
	}
	key := fmt.Sprint("update ", lang, before, u.FromStart)
	v := u.State.Make(key, func() any {
		var data []byte
		data, err = json.Marshal(UpdateDoc{rd.news(u.News), rd.state(u.State), u.FromStart})
		if err != nil {
			return nil
		}
		return pack(append(data, "\n\n"...))
	})
	if err != nil {
		return p, fmt.Errorf("encode an update of %s: %w", u.State.Title, err)
	}
	return v.(packed), nil
}
