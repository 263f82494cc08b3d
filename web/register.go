//go:build !engine

package web

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"outremer/diplomacy"
	"outremer/game/record"
	"outremer/games"
)

// operation describes something that can be asked for.
type operation = huma.Operation

// document is an answer that is the same for everyone.
type document = huma.StreamResponse

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
	c.Info.Description = "Board games of the crusades. A guest is made on the first request, by cookie; programs send a token instead: " +
		"Authorization: Bearer and the token that its person has made. " +
		"Send a move that is in the state's moves, with the prompt's id. Follow a table by its events."
	c.CreateHooks = nil
	c.OpenAPIPath, c.DocsPath, c.SchemasPath = "", "", "" // served below: huma generates them when asked, which races
	c.Formats = map[string]huma.Format{"application/json": huma.DefaultJSONFormat, "json": huma.DefaultJSONFormat}
	a := &api{Server: s}
	a.huma = humago.New(&lanes{compressing{mux}, a}, c)
	a.addTitles()
	a.addRules()
	a.addBoards()
	a.addMe()
	a.addSignIns()
	a.addTokens()
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
	a.addTravel()
	a.addNews()
	a.addCatchUp()
	a.addNotes()
	a.addPresence()
	a.addRegards()
	a.addPerson()
	a.addLetters()
	a.addSite()
	a.addAdmin()
	a.addEvents(mux)
	a.addPapers()
	a.addAdjudicator()
	a.addDescription(mux)
	return a.papers.check()
}

// check opens all offices, so that a server whose words are incomplete does not start.
func (p *paperwork) check() error {
	for _, g := range p.Games {
		if _, err := p.open(g.Title); err != nil {
			return fmt.Errorf("papers of %s: %w", g.Info().Slug, err)
		}
	}
	return nil
}

// addDescription writes the API's description when somebody first asks for it: that would be half of
// the time that a server takes to start.
func (a *api) addDescription(mux *http.ServeMux) {
	described := sync.OnceValue(func() *asset {
		describeProblems(a.huma.OpenAPI())
		spec, err := json.Marshal(a.huma.OpenAPI())
		if err != nil {
			panic(fmt.Errorf("describe the API: %w", err)) // it is the same for every server
		}
		return newAsset("application/openapi+json", spec)
	})
	mux.HandleFunc("GET "+base+"/openapi.json", func(w http.ResponseWriter, r *http.Request) { described().serve(w, r, http.StatusOK) })
}

// describeProblems says of every operation what is not said of each: whatever is refused is a problem.
func describeProblems(spec *huma.OpenAPI) {
	problem := &huma.Response{Description: "Any other refusal: what cannot be read (400, 413, 415), a token that is not valid (401), too much at once (429), " +
		"a change that cannot be kept at the moment (503)", Content: map[string]*huma.MediaType{"application/problem+json": {Schema: schemaOf[Problem](spec.Components.Schemas)}}}
	for _, at := range spec.Paths {
		for _, o := range []*huma.Operation{at.Get, at.Put, at.Post, at.Patch, at.Delete} {
			if o != nil {
				o.Responses["default"] = problem
			}
		}
	}
}

// op describes an operation.
func op(method, path, id, summary string, errs ...int) operation {
	tag, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	return huma.Operation{Method: method, Path: base + path, OperationID: id, Summary: summary, Tags: []string{tag}, Errors: errs, MaxBodyBytes: maxBody}
}

// large lets an operation have a larger body than others.
func large(o operation, most int64) operation {
	o.MaxBodyBytes = most
	return o
}

// readLog reads a log that was played with facts of this server.
func (a *api) readLog(text string) (*record.File, games.Game, error) {
	f, err := record.Parse([]byte(text))
	if err != nil {
		return nil, games.Game{}, badLog("not-a-log", err)
	}
	g, err := a.titleOf(f)
	return f, g, err
}

// register adds an operation and turns its errors into problems.
func register[I, O any](a *api, o operation, run func(context.Context, *I) (*O, error)) {
	huma.Register(a.huma, o, func(ctx context.Context, in *I) (*O, error) {
		out, err := run(ctx, in)
		if err != nil {
			return nil, a.problem(ctx, err)
		}
		return out, nil
	})
}

// answers declares the type of an encoded response.
func answers[T any](a *api, o operation) operation {
	return answering(o, schemaOf[T](a.huma.OpenAPI().Components.Schemas))
}

// answersEither is answers for one of two types.
func answersEither[T, U any](a *api, o operation) operation {
	reg := a.huma.OpenAPI().Components.Schemas
	return answering(o, &huma.Schema{OneOf: []*huma.Schema{schemaOf[T](reg), schemaOf[U](reg)}})
}

func answering(o operation, schema *huma.Schema) operation {
	o.Responses = map[string]*huma.Response{"200": {Description: "OK", Content: map[string]*huma.MediaType{"application/json": {Schema: schema}}}}
	return o
}

func schemaOf[T any](r huma.Registry) *huma.Schema { return r.Schema(reflect.TypeFor[T](), true, "") }

// answersFile declares the kinds of files that a response may be, beside what it is already.
func answersFile(o operation, kinds ...string) operation {
	if o.Responses == nil {
		o.Responses = map[string]*huma.Response{"200": {Description: "OK", Content: map[string]*huma.MediaType{}}}
	}
	for _, kind := range kinds {
		o.Responses["200"].Content[kind] = &huma.MediaType{Schema: &huma.Schema{Type: "string"}}
	}
	return o
}

// Schema implements huma.SchemaProvider.
func (MapName) Schema(huma.Registry) *huma.Schema {
	s := &huma.Schema{Type: huma.TypeString, Default: diplomacy.MapNames()[0]}
	for _, name := range diplomacy.MapNames() {
		s.Enum = append(s.Enum, name)
	}
	return s
}
