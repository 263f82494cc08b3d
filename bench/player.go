package bench

import (
	"context"
	"encoding/json"
	"fmt"
	"net"

	"outremer/game/patch"
	"outremer/web"
)

// player plays one game after another at all seats of a table that somebody watches.
type player struct {
	*client
	deltas  bool
	gamer   gamer          // for whole states
	docs    map[string]any // states by seat, for deltas
	have    map[string]string
	id      string
	seat    string
	n       int
	watcher net.Conn
}

func (p *player) begin(ctx context.Context) (err error) {
	if p.watcher != nil {
		p.watcher.Close()
	}
	p.gamer = gamer{client: p.client, n: p.n}
	if err := p.gamer.begin(ctx); err != nil {
		return err
	}
	p.id, p.seat = p.gamer.id, p.gamer.st.Seat
	p.docs, p.have = map[string]any{}, map[string]string{}
	for _, s := range p.seats {
		p.have[s] = ""
	}
	if p.deltas {
		if err := p.read(ctx, p.seat); err != nil {
			return err
		}
	}
	p.watcher, err = p.watch(p.id, p.deltas)
	return err
}

// read gets the whole state of a seat.
func (p *player) read(ctx context.Context, seat string) error {
	var doc any
	err := p.call(ctx, "GET", "tables/"+p.id+"/state?seat="+seat, nil, &doc)
	p.docs[seat] = doc
	return err
}

// step makes a move.
func (p *player) step(ctx context.Context) error {
	p.n++
	if !p.deltas {
		id := p.gamer.id
		err := p.gamer.step(ctx)
		if err == nil && p.gamer.id != id {
			return p.begin(ctx)
		}
		return err
	}
	doc := p.docs[p.seat]
	moves := at(doc, "moves").([]any)
	m := moves[p.n%len(moves)]
	if p.n%3 == 2 {
		m = moves[len(moves)-1]
	}
	order := web.OrderDoc{Seat: p.seat, Prompt: uint32(at(doc, "prompt", "id").(float64)), Have: p.have}
	for _, word := range at(m, "move").([]any) {
		order.Move = append(order.Move, word.(string))
	}
	var answer struct{ Deltas []json.RawMessage }
	if err := p.call(ctx, "POST", "tables/"+p.id+"/moves", order, &answer); err != nil {
		return err
	}
	for _, d := range answer.Deltas {
		if err := p.take(d); err != nil {
			return err
		}
	}
	return p.next(ctx)
}

// take applies what changed for a seat.
func (p *player) take(raw []byte) error {
	var d struct {
		Seat, From, To string
		State          any
		Patch          []patch.Operation
	}
	if err := json.Unmarshal(raw, &d); err != nil {
		return err
	}
	if d.State != nil {
		p.docs[d.Seat] = d.State
	} else if d.From != p.have[d.Seat] {
		return fmt.Errorf("a patch for %s, not for %s", d.From, p.have[d.Seat])
	}
	doc, err := patch.Patched(p.docs[d.Seat], d.Patch)
	p.docs[d.Seat], p.have[d.Seat] = doc, d.To
	return err
}

// next goes on at the seat that has to act, or with another game.
func (p *player) next(ctx context.Context) error {
	for _, s := range at(p.docs[p.seat], "table", "seats").([]any) {
		if at(s, "awaited").(bool) {
			p.seat = at(s, "seat").(string)
			if p.docs[p.seat] == nil { // not asked for when it was somebody else's turn
				return p.read(ctx, p.seat)
			}
			return nil
		}
	}
	return p.begin(ctx)
}

func (p *player) close() {
	p.watcher.Close()
	p.client.close()
}

// at returns a member of a document.
func at(doc any, path ...string) any {
	for _, key := range path {
		doc = doc.(map[string]any)[key]
	}
	return doc
}
