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
}

// startLoad lets people sit down: at each title two with a clock and one without, and a table of bots
// alone.
func startLoad(ctx context.Context, c *cluster) (*load, error) {
	l := &load{c: c}
	l.look, l.stopLook = context.WithCancel(context.WithoutCancel(ctx))
	if err := c.client(0).sure(ctx, "titles", &l.titles); err != nil {
		return nil, err
	}
	for i := range l.titles {
		for people := 1; people <= 2; people++ {
			p := &person{title: &l.titles[i], opened: l.opened}
			for range people {
				p.clients = append(p.clients, c.client(2*len(l.people)+len(p.clients)+1))
			}
			l.people = append(l.people, p)
			l.playing.Go(func() { p.play(ctx) })
		}
		l.playing.Go(func() { l.keepBots(ctx, c.client(1000+i), &l.titles[i]) })
	}
	return l, nil
}

// opened lets somebody watch a table.
func (l *load) opened(id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	w := &watcher{client: l.c.client(2000 + len(l.watchers)), id: id}
	l.watchers = append(l.watchers, w)
	l.looking.Go(func() { w.watch(l.look) })
}

// keepBots keeps one table of bots alone going.
func (l *load) keepBots(ctx context.Context, cl *client, t *titleDoc) {
	for ctx.Err() == nil {
		var table struct{ ID, Status string }
		if _, err := cl.send(ctx, "POST", "tables", t.newTable(0, false), &table); err != nil {
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
