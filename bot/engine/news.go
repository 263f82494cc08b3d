package engine

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
)

// nobody is written for an event that is nobody's.
const nobody = "-"

// appendEvent writes an event as its seat saw it: "jerusalem attacked homs hidden".
func appendEvent(b []byte, x *game.Lexicon, seats []string, e game.Event) []byte {
	spec := &x.Events[e.Kind]
	who := nobody
	if e.Seat != game.Nobody {
		who = seats[e.Seat]
	}
	b = append(append(append(b, who...), ' '), spec.Slug...)
	for i, v := range x.Args(e) {
		b = append(append(b, ' '), x.Name(spec.Args[i], v)...)
	}
	return b
}

// parseEvent reads what appendEvent wrote.
func parseEvent(x *game.Lexicon, seats []string, text string) (e game.Event, err error) {
	words := strings.Fields(text)
	if len(words) < 2 {
		return e, fmt.Errorf("news: %q is not a seat and an event", text)
	}
	e.Seat = game.Seat(slices.Index(seats, words[0])) // Nobody, if it is none
	if e.Seat == game.Nobody && words[0] != nobody {
		return e, fmt.Errorf("news: no seat is called %q", words[0])
	}
	kind := slices.IndexFunc(x.Events, func(s game.EventSpec) bool { return s.Slug == words[1] })
	if kind < 0 || len(words)-2 != len(x.Events[kind].Args) {
		return e, fmt.Errorf("news: %q is no event", strings.Join(words[1:], " "))
	}
	e.Kind = game.EventKind(kind)
	for i, arg := range []*int16{&e.A, &e.B, &e.C, &e.D}[:len(words)-2] {
		word, ok := words[i+2], true
		*arg = game.Hidden
		if word != x.Name(x.Events[kind].Args[i], game.Hidden) {
			*arg, ok = x.Find(x.Events[kind].Args[i], word)
		}
		if !ok {
			return e, fmt.Errorf("news: %q is no %s", word, x.Sorts[x.Events[kind].Args[i]].Slug)
		}
	}
	return e, nil
}
