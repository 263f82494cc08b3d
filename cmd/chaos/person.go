package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
)

// titleDoc is what a load needs to know of a title.
type titleDoc struct {
	Slug  string
	Sizes []struct {
		Players int
		Seats   []struct{ Slug string }
	}
	Bots  []string
	Paces []struct{ Slug string }
}

// seats returns those of the largest table.
func (t *titleDoc) seats() (names []string) {
	for _, s := range t.Sizes[len(t.Sizes)-1].Seats {
		names = append(names, s.Slug)
	}
	return names
}

// newTable is a table with bots at all seats but the first, which are for people: the first of all is its
// creator's.
// With a limit there is a clock.
func (t *titleDoc) newTable(people, limit int) map[string]any {
	seats := t.seats()
	bots := map[string]string{}
	for _, s := range seats[people:] {
		bots[s] = t.Bots[0]
	}
	doc := map[string]any{"title": t.Slug, "players": len(seats), "sit": seats[:min(people, 1)], "bots": bots}
	if limit > 0 {
		limits := map[string]int{}
		for _, p := range t.Paces {
			limits[p.Slug] = limit
		}
		doc["clock"] = limits
	}
	return doc
}

// stateDoc is a table as a seat sees it.
type stateDoc struct {
	Table struct {
		Status string
		Clock  struct{ Due int64 }
		Seats  []struct {
			Seat string
			Bot  string
		}
	}
	Prompt *struct{ ID uint32 }
	Moves  []struct{ Move []string }
}

// attempt is something that a person tried, and what came of it.
type attempt struct {
	what string
	fate fate
}

// hand is somebody at a seat of a table.
type hand struct {
	*client
	seat    string
	moves   []attempt
	letters []attempt
}

// game is a table with one or two people among bots.
type game struct {
	id    string
	hands []*hand
}

// person plays one game after the other, at whichever node answers: alone without a clock, or for two
// with one, who let it run out now and then.
type person struct {
	crowd
	clients  []*client
	title    *titleDoc
	opened   func(id string)
	answered func(time.Duration)
	games    []*game
}

func (p *person) timed() bool { return len(p.clients) > 1 }

func (p *person) play(ctx context.Context) {
	for ctx.Err() == nil {
		g, err := p.sit(ctx)
		if err != nil {
			rest(ctx, 200*time.Millisecond)
			continue
		}
		p.opened(g.id)
		p.games = append(p.games, g)
		for p.turns(ctx, g) {
			rest(ctx, p.pause/2+rand.N(p.pause))
		}
	}
}

// sit makes a table and sits down there.
func (p *person) sit(ctx context.Context) (*game, error) {
	var table struct {
		ID      string
		Invites map[string]string
	}
	limit := 0
	if p.timed() {
		limit = p.limit
	}
	if _, err := p.clients[0].send(ctx, "POST", "tables", p.title.newTable(len(p.clients), limit), &table); err != nil {
		return nil, err
	}
	g := &game{id: table.ID}
	for i, cl := range p.clients {
		h := &hand{client: cl, seat: p.title.seats()[i]}
		g.hands = append(g.hands, h)
		if i == 0 {
			continue
		}
		if what, err := h.send(ctx, "POST", "tables/"+g.id+"/join", map[string]any{"seat": h.seat, "invite": table.Invites[h.seat]}, nil); what != made {
			return nil, err
		}
	}
	return g, nil
}

// turns does whatever is to be done at a table; false once somebody is done there.
func (p *person) turns(ctx context.Context, g *game) bool {
	for _, h := range g.hands {
		if !h.turn(ctx, p, g.id) {
			return false
		}
	}
	return true
}

func (h *hand) turn(ctx context.Context, p *person, id string) bool {
	var st stateDoc
	if _, err := h.send(ctx, "GET", "tables/"+id+"/state?seat="+h.seat, nil, &st); err != nil {
		return ctx.Err() == nil
	}
	covered := slices.ContainsFunc(st.Table.Seats, func(s struct{ Seat, Bot string }) bool { return s.Seat == h.seat && s.Bot != "" })
	switch {
	case ctx.Err() != nil || st.Table.Status == "over" || covered:
		return false
	case rand.IntN(40) == 0:
		h.write(ctx, id)
	case st.Prompt == nil || len(st.Moves) == 0 || p.timed() && st.Prompt.ID%2 == 0:
	default:
		h.move(ctx, p, id, &st)
	}
	return true
}

// move makes a move. Of several the last is often the one that ends a draft.
func (h *hand) move(ctx context.Context, p *person, id string, st *stateDoc) {
	m := st.Moves[rand.IntN(len(st.Moves))].Move
	if rand.IntN(3) == 0 {
		m = st.Moves[len(st.Moves)-1].Move
	}
	began := time.Now()
	what, _ := h.send(context.WithoutCancel(ctx), "POST", "tables/"+id+"/moves", map[string]any{"seat": h.seat, "prompt": st.Prompt.ID, "move": m}, nil)
	if what == made {
		p.answered(time.Since(began))
	}
	if what != refused {
		h.moves = append(h.moves, attempt{strings.Join(m, " "), what})
	}
}

// write writes a letter to all.
func (h *hand) write(ctx context.Context, id string) {
	text := fmt.Sprintf("letter %d", len(h.letters)+1)
	what, _ := h.send(context.WithoutCancel(ctx), "POST", "tables/"+id+"/letters", map[string]any{"seat": h.seat, "text": text}, nil)
	if what != refused {
		h.letters = append(h.letters, attempt{text, what})
	}
}
