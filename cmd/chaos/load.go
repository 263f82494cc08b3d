package main

import (
	"context"
	"sync"
	"time"
)

// load is people, bots and watchers at tables of every title.
type load struct {
	c      *cluster
	titles []titleDoc
	people []*person

	playing  sync.WaitGroup // people
	looking  sync.WaitGroup // watchers
	look     context.Context
	stopLook context.CancelFunc

	mu       sync.Mutex
	watchers []*watcher
	phase    string
	answers  map[string][]time.Duration // of moves, by phase
}

// crowd is how many play, and how quickly.
type crowd struct {
	tables int           // with people, of all titles
	pause  time.Duration // between two looks at a table, on average
	limit  int           // seconds for a decision, where there is a clock
}

// startLoad lets people sit down at tables of each title by turns: alone without a clock, or for two with
// one. Besides there is a table of bots alone for each title.
func startLoad(ctx context.Context, c *cluster, many crowd) (*load, error) {
	l := &load{c: c}
	l.look, l.stopLook = context.WithCancel(context.WithoutCancel(ctx))
	if err := c.client(0).sure(ctx, "titles", &l.titles); err != nil {
		return nil, err
	}
	for i := range many.tables {
		p := &person{title: &l.titles[i%len(l.titles)], crowd: many, opened: l.opened, answered: l.answered}
		for range 1 + i/len(l.titles)%2 {
			p.clients = append(p.clients, c.client(2*len(l.people)+len(p.clients)+1))
		}
		l.people = append(l.people, p)
		l.playing.Go(func() { p.play(ctx) })
	}
	for i := range l.titles {
		l.playing.Go(func() { l.keepBots(ctx, c.client(20_000+i), &l.titles[i]) })
	}
	return l, nil
}

// opened lets somebody watch a table.
func (l *load) opened(id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	w := &watcher{client: l.c.client(30_000 + len(l.watchers)), id: id}
	l.watchers = append(l.watchers, w)
	l.looking.Go(func() { w.watch(l.look) })
}

// keepBots keeps one table of bots alone going.
func (l *load) keepBots(ctx context.Context, cl *client, t *titleDoc) {
	for ctx.Err() == nil {
		var table struct{ ID, Status string }
		if _, err := cl.send(ctx, "POST", "tables", t.newTable(0, 0), &table); err != nil {
			rest(ctx, 200*time.Millisecond)
			continue
		}
		l.opened(table.ID)
		for table.Status != "over" && ctx.Err() == nil {
			rest(ctx, time.Second)
			cl.send(ctx, "GET", "tables/"+table.ID, nil, &table) //nolint:errcheck // asked again
		}
	}
}

// enter begins a phase, of which the answers are counted apart.
func (l *load) enter(phase string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.phase = phase
}

// answered notes how long a move took to be acknowledged.
func (l *load) answered(d time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.answers == nil {
		l.answers = map[string][]time.Duration{}
	}
	l.answers[l.phase] = append(l.answers[l.phase], d)
}
