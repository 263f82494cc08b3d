//go:build !engine

package web

import (
	"runtime"
	"slices"
	"sync"
	"time"

	"outremer/table"
)

// audiences are the streams of all tables.
type audiences struct {
	mu      sync.Mutex
	byTable map[*table.Table]*audience
	running sync.WaitGroup // streams that have begun and not ended
}

// audience is the streams of one table. One goroutine tells them all, however many there are: a
// quiet stream costs no more than its socket.
type audience struct {
	*Server
	table  *table.Table
	nudged chan struct{} // somebody is late
	empty  chan struct{} // closed when the last one has left

	// Guarded by the lock of all audiences.
	streams map[*stream]struct{}
	list    []*stream // of them; nil when somebody has joined or left since
	late    []*stream // those who may have missed something
}

// join adds a stream to the audience of its table.
func (as *audiences) join(st *stream) {
	as.mu.Lock()
	defer as.mu.Unlock()
	a := as.byTable[st.table]
	if a == nil {
		a = &audience{Server: st.Server, table: st.table, nudged: make(chan struct{}, 1), empty: make(chan struct{}),
			streams: map[*stream]struct{}{}}
		if as.byTable == nil {
			as.byTable = map[*table.Table]*audience{}
		}
		as.byTable[st.table] = a
		go a.run()
	}
	a.streams[st], a.list = struct{}{}, nil
	a.nudge(st)
}

// part removes a stream.
func (as *audiences) part(st *stream) {
	as.mu.Lock()
	defer as.mu.Unlock()
	a := as.byTable[st.table]
	if a == nil {
		return
	}
	delete(a.streams, st)
	a.list = nil
	if len(a.streams) == 0 {
		delete(as.byTable, st.table)
		close(a.empty)
	}
}

// nudge lets a stream be told again, because it may have missed something.
func (as *audiences) nudge(st *stream) {
	as.mu.Lock()
	defer as.mu.Unlock()
	if a := as.byTable[st.table]; a != nil {
		a.nudge(st)
	}
}

func (a *audience) nudge(st *stream) {
	a.late = append(a.late, st)
	select {
	case a.nudged <- struct{}{}:
	default:
	}
}

// latecomers returns those who were nudged.
func (a *audience) latecomers() []*stream {
	a.mu.Lock()
	defer a.mu.Unlock()
	late := a.late
	a.late = nil
	return late
}

// run tells the audience of every change, until it is empty or the server stops.
func (a *audience) run() {
	beat := time.NewTicker(a.Heartbeat)
	defer beat.Stop()
	changed := a.table.Changed()
	for {
		select {
		case <-changed:
			changed = a.table.Changed()
			a.each(func(st *stream) { st.tell(false) })
		case <-a.nudged:
			for _, st := range a.latecomers() {
				st.tell(false)
			}
		case <-beat.C:
			a.each(func(st *stream) { st.tell(true) })
		case <-a.empty:
			return
		case <-a.streaming.Done():
			a.each((*stream).end)
			return
		}
	}
}

// crowd is how many streams are worth another goroutine.
const crowd = 256

// each calls a function for every stream, on all cores if there are many.
func (a *audience) each(f func(*stream)) {
	a.mu.Lock()
	if a.list == nil {
		a.list = make([]*stream, 0, len(a.streams))
		for st := range a.streams {
			a.list = append(a.list, st)
		}
	}
	list := a.list
	a.mu.Unlock()
	if len(list) <= crowd {
		for _, st := range list {
			f(st)
		}
		return
	}
	var all sync.WaitGroup
	for some := range slices.Chunk(list, max(crowd, len(list)/runtime.GOMAXPROCS(0)+1)) {
		all.Go(func() {
			for _, st := range some {
				f(st)
			}
		})
	}
	all.Wait()
}
