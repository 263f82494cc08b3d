package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"
)

// newsDoc is one thing that happened at a table.
type newsDoc struct {
	N    uint64
	At   int64
	Kind string
	Seat string
	Mark string
	Note string
	Move []string
}

// same reports whether two tell of the same thing.
func (n *newsDoc) same(o *newsDoc) bool {
	return n.N == o.N && n.At == o.At && n.Kind == o.Kind && n.Seat == o.Seat && n.Mark == o.Mark && n.Note == o.Note
}

// lateness is how long after its time a deadline was enforced.
type lateness struct{ due, at time.Time }

// watcher follows a table as a spectator, and goes on at another node whenever a stream ends.
type watcher struct {
	*client
	id string

	mu         sync.Mutex
	cursor     string
	news       []newsDoc
	due        int64
	connected  int
	late       []lateness
	violations []string
}

func (w *watcher) watch(ctx context.Context) {
	w.cursor = "0.0"
	for ctx.Err() == nil {
		w.follow(ctx)
		rest(ctx, 100*time.Millisecond)
	}
}

// follow reads one stream until it ends.
func (w *watcher) follow(ctx context.Context) {
	req, err := http.NewRequestWithContext(ctx, "GET", w.url("tables/"+w.id+"/events"), nil)
	if err != nil {
		return
	}
	w.mu.Lock()
	req.Header.Set("Last-Event-ID", w.cursor)
	w.mu.Unlock()
	req.Header.Set("X-Forwarded-For", w.from)
	endless := &http.Client{Transport: w.http.Transport}
	res, err := endless.Do(req)
	if err != nil {
		return
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return
	}
	w.mu.Lock()
	w.connected++
	w.mu.Unlock()
	lines := bufio.NewScanner(res.Body)
	lines.Buffer(nil, 16<<20)
	var id, event, data string
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), ": ")
		switch name {
		case "id":
			id = value
		case "event":
			event = value
		case "data":
			data = value
		case "":
			if data != "" {
				w.take(id, event, data)
			}
			id, event, data = "", "", ""
		}
	}
}

// take notes what an event tells, and what is wrong with it.
func (w *watcher) take(id, event, data string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if id != "" {
		w.cursor = id
	}
	if event != "update" {
		return
	}
	var u struct {
		News  []newsDoc
		State *stateDoc
		Anew  bool
	}
	if err := json.Unmarshal([]byte(data), &u); err != nil {
		w.violations = append(w.violations, fmt.Sprintf("table %s: not an update: %v", w.id, err))
		return
	}
	if u.Anew {
		w.news = nil
	}
	for i, n := range u.News {
		if want := uint64(len(w.news) + 1); n.N != want {
			w.violations = append(w.violations, fmt.Sprintf("table %s: a watcher was told %d, not %d", w.id, n.N, want))
		}
		w.news = append(w.news, n)
		if i == 0 && !u.Anew && n.Note == "late" && w.due > 0 && n.At >= w.due {
			w.late = append(w.late, lateness{time.UnixMilli(w.due), time.UnixMilli(n.At)})
		}
	}
	if u.State != nil {
		w.due = u.State.Table.Clock.Due
	}
}
