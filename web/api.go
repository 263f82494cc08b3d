package web

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"outremer/game"
	"outremer/table"
	"outremer/text"
	"outremer/web/status"
)

const base = "/api/v1"

// encoded is a response that is encoded once and shared by all readers.
type encoded struct {
	ContentType string `header:"Content-Type"`
	Body        []byte
}

func jsonBody(b []byte) *encoded { return &encoded{"application/json", b} }

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
		return s, newProblem(status.UnprocessableEntity, "invalid", "there is no such seat", FieldError{"query.seat", "unknown"})
	}
	return s, nil
}

// actor returns who is acting: the guest, at the named seat or at the only one they hold.
func actor(ctx context.Context, t *table.Table, name string) (table.By, error) {
	guest := guestID(ctx)
	held := t.Holds(guest)
	if name == "" {
		if held.Len() > 1 {
			return table.By{}, newProblem(status.UnprocessableEntity, "invalid", "you hold several seats", FieldError{"body.seat", "say for which seat"})
		}
		return table.By{Guest: guest, Seat: held.First()}, nil
	}
	s, ok := t.Seat(name)
	if !ok {
		return table.By{}, newProblem(status.UnprocessableEntity, "invalid", "there is no such seat", FieldError{"body.seat", "unknown"})
	}
	return table.By{Guest: guest, Seat: s}, nil
}

// cut splits a text at its first space.
func cut(text string) (string, string) {
	a, b, _ := strings.Cut(text, " ")
	return a, b
}
