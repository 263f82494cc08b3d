package web

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"outremer/game"
	"outremer/table"
	"outremer/text"
)

const base = "/api/v1"

// humaOnce sets huma's process-wide globals.
var humaOnce = sync.OnceFunc(func() {
	huma.DefaultArrayNullable = false
	huma.NewError = humaProblem
})

// api is where operations are registered.
type api struct {
	*Server
	huma   huma.API
	papers *paperwork
}

func (s *Server) addAPI(mux *http.ServeMux) error {
	humaOnce()
	c := huma.DefaultConfig("Outremer", "1")
	c.Info.Description = "Board games of the crusades. A guest is made on the first request, by cookie. " +
		"Send a move that is in the state's moves, with the prompt's id. Follow a table by its events."
	c.CreateHooks = nil
	c.OpenAPIPath, c.DocsPath, c.SchemasPath = "", "", "" // served below: huma generates them lazily, which races
	c.Formats = map[string]huma.Format{"application/json": huma.DefaultJSONFormat, "json": huma.DefaultJSONFormat}
	a := &api{Server: s}
	a.huma = humago.New(&lanes{compressing{mux}, a}, c)
	a.addTitles()
	a.addRules()
	a.addBoards()
	a.addMe()
	a.addSignIns()
	a.addDevices()
	a.addQR()
	a.addPhrase()
	a.addPasskeys()
	a.addMailing()
	a.addOIDC(mux)
	a.addMyData()
	a.addCalls()
	a.addTables()
	a.addSeats()
	a.addSeating()
	a.addClock()
	a.addRequests()
	a.addSubstitutes()
	a.addPlay()
	a.addUndo()
	a.addTeaching()
	a.addStudies()
	a.addPractice()
	a.addStanding()
	a.addRevisions()
	a.addHistory()
	a.addNews()
	a.addCatchUp()
	a.addNotes()
	a.addPresence()
	a.addRegards()
	a.addPerson()
	a.addLetters()
	a.addEvents(mux)
	if err := a.addPapers(); err != nil {
		return err
	}
	spec, err := json.Marshal(a.huma.OpenAPI())
	if err != nil {
		return fmt.Errorf("describe the API: %w", err)
	}
	described := newAsset("application/openapi+json", spec)
	mux.HandleFunc("GET "+base+"/openapi.json", func(w http.ResponseWriter, r *http.Request) { described.serve(w, r, http.StatusOK) })
	return nil
}

// op describes an operation.
func op(method, path, id, summary string, errs ...int) huma.Operation {
	tag, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	return huma.Operation{Method: method, Path: base + path, OperationID: id, Summary: summary, Tags: []string{tag}, Errors: errs, MaxBodyBytes: maxBody}
}

// register adds an operation and turns its errors into problems.
func register[I, O any](a *api, o huma.Operation, run func(context.Context, *I) (*O, error)) {
	huma.Register(a.huma, o, func(ctx context.Context, in *I) (*O, error) {
		out, err := run(ctx, in)
		if err != nil {
			return nil, a.problem(ctx, err)
		}
		return out, nil
	})
}

// encoded is a response that is encoded once and shared by all readers.
type encoded struct {
	ContentType string `header:"Content-Type"`
	Body        []byte
}

func jsonBody(b []byte) *encoded { return &encoded{"application/json", b} }

// answers declares the type of an encoded response.
func answers[T any](a *api, o huma.Operation) huma.Operation {
	return answering(o, schemaOf[T](a.huma.OpenAPI().Components.Schemas))
}

// answersEither is answers for one of two types.
func answersEither[T, U any](a *api, o huma.Operation) huma.Operation {
	reg := a.huma.OpenAPI().Components.Schemas
	return answering(o, &huma.Schema{OneOf: []*huma.Schema{schemaOf[T](reg), schemaOf[U](reg)}})
}

func answering(o huma.Operation, schema *huma.Schema) huma.Operation {
	o.Responses = map[string]*huma.Response{"200": {Description: "OK", Content: map[string]*huma.MediaType{"application/json": {Schema: schema}}}}
	return o
}

func schemaOf[T any](r huma.Registry) *huma.Schema { return r.Schema(reflect.TypeFor[T](), true, "") }

// body is a response encoded as JSON.
type body[T any] struct{ Body T }

// Language is how a request selects the reader's language.
type Language struct {
	Lang   string `query:"lang" enum:"en,it" doc:"language of the answer; else by Accept-Language"`
	Accept string `header:"Accept-Language"`
}

func (l *Language) choose() string { return chooseLang(l.Lang, l.Accept) }

// chooseLang returns the first requested language that we speak.
func chooseLang(query, accept string) string {
	for _, want := range append([]string{query}, strings.Split(accept, ",")...) {
		want, _, _ = strings.Cut(strings.TrimSpace(want), ";")
		want, _, _ = strings.Cut(strings.ToLower(want), "-")
		for _, lang := range text.Languages {
			if want == lang {
				return lang
			}
		}
	}
	return text.Languages[0]
}

// readerKey is what makes readers differ.
type readerKey struct {
	title       game.Title
	lang, seats string
}

// reader returns the reader for tables of the given title, with its seats and language. Tables that
// agree in these share it.
func (s *Server) reader(title game.Title, seats []string, lang string) (*reader, error) {
	key := readerKey{title, lang, strings.Join(seats, " ")}
	if rd, ok := s.readers.Load(key); ok {
		return rd.(*reader), nil
	}
	words, err := s.words.Of(title)
	if err != nil {
		return nil, err
	}
	rd := &reader{title: title, words: words, lang: lang, seats: slices.Clone(seats), rules: s.Host.RulesForLate(title.Info().Slug), alias: s.alias}
	for i := range seats {
		rd.names = append(rd.names, words.Seat(lang, rd.seats, game.Seat(i)))
	}
	first, _ := s.readers.LoadOrStore(key, rd)
	return first.(*reader), nil
}

func (s *Server) readerOf(i *table.Info, lang string) (*reader, error) {
	title, ok := s.Host.Played(i.Title, i.Facts.Hash)
	if !ok {
		return nil, fmt.Errorf("title %q is not on this server", i.Title)
	}
	var held [game.MaxSeats]string
	seats := held[:0]
	for _, seat := range i.Seats {
		seats = append(seats, seat.Name)
	}
	return s.reader(title, seats, lang)
}

// readerAt is readerOf for an open table.
func (s *Server) readerAt(t *table.Table, lang string) (*reader, error) {
	snap, err := t.Snapshot("", game.Nobody)
	if err != nil {
		return nil, err
	}
	return s.readerOf(&snap.Info, lang)
}

// AtTable is the part of a request that identifies the table.
type AtTable struct {
	ID string `path:"id" doc:"the table"`
	Language
}

// spectator is the seat name of viewers without a seat.
const spectator = "spectator"

// FromSeat is the part of a request that names the seat to look from.
type FromSeat struct {
	Seat string `query:"seat" doc:"a seat that you hold, or spectator; default: your first seat, or else spectator"`
}

// place returns the seat that a request looks from.
func place(t *table.Table, guest, name string) (game.Seat, error) {
	switch name {
	case "":
		return t.Holds(guest).First(), nil
	case spectator:
		return game.Nobody, nil
	}
	s, ok := t.Seat(name)
	if !ok {
		return s, newProblem(http.StatusUnprocessableEntity, "invalid", "there is no such seat", FieldError{"query.seat", "unknown"})
	}
	return s, nil
}

// actor returns who is acting: the guest, at the named seat or at the only one they hold.
func actor(ctx context.Context, t *table.Table, name string) (table.By, error) {
	guest := guestID(ctx)
	held := t.Holds(guest)
	if name == "" {
		if held.Len() > 1 {
			return table.By{}, newProblem(http.StatusUnprocessableEntity, "invalid", "you hold several seats", FieldError{"body.seat", "say for which seat"})
		}
		return table.By{Guest: guest, Seat: held.First()}, nil
	}
	s, ok := t.Seat(name)
	if !ok {
		return table.By{}, newProblem(http.StatusUnprocessableEntity, "invalid", "there is no such seat", FieldError{"body.seat", "unknown"})
	}
	return table.By{Guest: guest, Seat: s}, nil
}

// cut splits a text at its first space.
func cut(text string) (string, string) {
	a, b, _ := strings.Cut(text, " ")
	return a, b
}
