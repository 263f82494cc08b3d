//go:build engine

package web

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/url"
	"sync"
	"time"

	"outremer/games"
	"outremer/store"
	"outremer/table"
	"outremer/web/status"
)

// In an engine the same API is answered inside the program, for one person who holds every seat that is
// not a bot's. There is no network: no cookies, no limits, no sign-ins.

// Config configures an engine. Host, Store and Games are required.
type Config struct {
	Host  *table.Host
	Store store.Store
	Games []games.Game
	Shelf *games.Shelf
	Name  string // what the person is called
	Log   *slog.Logger
	Now   func() time.Time
}

// Server answers requests. It is safe for concurrent use.
type Server struct {
	Config
	words   *games.Words
	readers sync.Map // by readerKey
	shared  shared
	secret  []byte
	api     *api

	advisers *advisers
}

// New creates an engine. It fails if a title's words cannot be read.
func New(_ context.Context, c Config) (*Server, error) {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Now == nil {
		c.Now = c.Store.Now
	}
	s := &Server{Config: c, words: games.NewWords(c.Games, c.Shelf), advisers: newAdvisers()}
	for _, g := range c.Games {
		if _, err := s.words.Of(g.Title); err != nil {
			return nil, err
		}
	}
	s.api = &api{Server: s}
	s.api.add()
	return s, nil
}

// Only one person is here.
const (
	you     = "you"
	request = "0"
)

func (s *Server) alias(string) string { return "" }

func guestID(context.Context) string   { return you }
func requestID(context.Context) string { return request }

// keptGuest returns the person.
func (s *Server) keptGuest(ctx context.Context) (store.Guest, error) {
	g, err := s.Store.Guest(ctx, you)
	if errors.Is(err, store.ErrNotFound) {
		return store.Guest{ID: you, Name: s.Name, Created: s.Now().UnixMilli()}, nil
	}
	return g, err
}

func (*Server) mayCreate(context.Context) error                   { return nil }
func (*Server) origin(context.Context) string                     { return "" }
func (*Server) forbidden(context.Context, store.BanKind) *Problem { return nil }
func (s *Server) sayStorage(err error)                            { s.Log.Error("the storage fails", "error", err) }

// storageFails is the key of a problem that the person has to see to: their browser has no room.
const storageFails = "storage-here"

// takesPositions: whoever holds every seat may begin from whatever they like.
const takesPositions = true

// peopleErrors are none: nobody signs in.
var peopleErrors []answerTo

// boardDocs lists no drawings: the client has them.
func boardDocs(games.Game) []BoardDoc { return []BoardDoc{} }

// BoardDoc is a drawn board of a game.
type BoardDoc struct{}

// Request is something that is asked for, as over HTTP.
type Request struct {
	Method, Address string // the address begins with /api
	Header          func(name string) string
	Body            []byte
}

// Response is an answer, as over HTTP.
type Response struct {
	Status int
	Kind   string // content type
	Body   []byte
}

// Answer answers a request. Whatever goes wrong is an answer, too.
func (s *Server) Answer(ctx context.Context, q Request) Response {
	at, err := url.Parse(q.Address)
	if err != nil {
		return s.refuse(ctx, newProblem(status.BadRequest, "bad-request", "that is no address"))
	}
	for i := range s.api.routes {
		values, ok := s.api.routes[i].match(q.Method, at.Path)
		if !ok {
			continue
		}
		answer, err := s.api.routes[i].run(ctx, &asked{q, values, at.Query()})
		if err != nil {
			return s.refuse(ctx, err)
		}
		return answer
	}
	return s.refuse(ctx, newProblem(status.NotFound, "not-found", "there is nothing at this address"))
}

func (s *Server) refuse(ctx context.Context, err error) Response {
	var p *Problem
	if !errors.As(s.problem(ctx, err), &p) {
		p = newProblem(status.InternalServerError, "internal", "internal error")
	}
	return Response{p.Status, p.ContentType(""), encodeJSON(p)}
}

// sign is how often a quiet stream shows that it is alive.
const sign = 20 * time.Second

// Follow tells of a table until ctx ends or the seat is lost: begin says that it goes well, and tell is
// called with the pieces of an event stream. The response is that of a request that was refused.
func (s *Server) Follow(ctx context.Context, q Request, begin func(), tell func([]byte)) (refused Response, ok bool) {
	t := &teller{Server: s}
	defer t.dismiss()
	err := t.followed(ctx, q)
	if err != nil {
		return s.refuse(ctx, err), false
	}
	begin()
	beat := time.NewTicker(sign)
	defer beat.Stop()
	for {
		changed := t.table.Changed()
		list, err := t.pull()
		if err != nil {
			return Response{}, true // the reader asks again, and hears why
		}
		for _, p := range list {
			tell(p.plain)
		}
		select {
		case <-changed:
		case <-beat.C:
			tell([]byte(":\n\n"))
		case <-ctx.Done():
			return Response{}, true
		}
	}
}

// followed reads which table is to be told of.
func (t *teller) followed(ctx context.Context, q Request) error {
	at, err := url.Parse(q.Address)
	if err != nil {
		return newProblem(status.BadRequest, "bad-request", "that is no address")
	}
	r := route{method: "GET", path: base + "/tables/{id}/events"}
	values, ok := r.match("GET", at.Path)
	if !ok {
		return newProblem(status.NotFound, "not-found", "there is nothing at this address")
	}
	v := at.Query()
	return t.open(ctx, you, followed{id: values["id"], seat: v.Get("seat"), form: v.Get("form"), lang: v.Get("lang"),
		after: cmp.Or(q.header("Last-Event-ID"), v.Get("after"))})
}

func (q *Request) header(name string) string {
	if q.Header == nil {
		return ""
	}
	return q.Header(name)
}

// shared makes documents that are the same for everyone. There is one reader: nothing is kept.
type shared struct{}

// document is such an answer.
type document struct {
	ContentType string `header:"Content-Type"`
	Body        []byte
}

func (shared) document(_ string, make func() (any, error)) (*document, error) {
	doc, err := make()
	if err != nil {
		return nil, err
	}
	b, err := json.Marshal(doc)
	return &document{"application/json", b}, err
}
