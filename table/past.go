package table

import (
	"encoding/json"
	"fmt"
	"slices"
	"sync"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// Past is the game as a viewer saw it at an earlier moment.
type Past struct {
	N      uint64 // the news item after which it is seen; 0 for the start
	View   json.RawMessage
	Result game.Result
}

// Past returns what a guest at a seat, or a spectator, saw right after its news number n. The moves
// are replayed: looking back is rare, play is fast, and nothing has to be stored for it. It returns
// store.ErrNotFound if there is no such moment.
func (t *Table) Past(guest string, s game.Seat, n uint64) (*Past, error) {
	feed, trail, agreed, err := t.feedUpTo(guest, s, n)
	if err != nil {
		return nil, err
	}
	st, err := trail.state(feed)
	if err != nil {
		return nil, t.wrap("look back", err)
	}
	view, err := json.Marshal(st.View(s))
	if err != nil {
		return nil, t.wrap("look back", err)
	}
	return &Past{n, view, agreed.Over(st.Result())}, nil
}

// feedUpTo returns what had happened when a viewer got its news number n, and how the players had ended
// the game by then, if they had.
func (t *Table) feedUpTo(guest string, s game.Seat, n uint64) (feed []item, tr *trail, agreed record.Agreement, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, nil, agreed, err
	}
	news := t.newsFor(s)
	if t.course == nil || n > uint64(len(news)) {
		return nil, nil, agreed, fmt.Errorf("moment %d: %w", n, store.ErrNotFound)
	}
	if t.trail == nil {
		t.trail = &trail{title: t.title, setup: t.course.Setup, every: trailEvery}
	}
	if n == 0 {
		return nil, t.trail, agreed, nil
	}
	at, _ := slices.BinarySearchFunc(t.feed, news[n-1].rec+1, func(it item, rec int) int { return it.rec - rec })
	feed = t.feed[:at]
	if slices.ContainsFunc(feed, func(it item) bool { return it.ends() }) {
		agreed = t.course.Agreed()
	}
	return feed, t.trail, agreed, nil
}

// How far apart the marks of a trail are at first, and how many it has at most.
const (
	trailEvery = 64
	trailMarks = 64
)

// trail keeps states of earlier moments of a game, so that stepping through a long one does not
// begin at the start each time. Only those who look back make it.
type trail struct {
	title game.Title
	setup game.Setup

	mu    sync.Mutex
	every int          // items of the feed between two marks
	marks []game.State // never played on, only copied
}

// state returns the state after everything that happened in feed.
func (tr *trail) state(feed []item) (game.State, error) {
	tr.mu.Lock()
	defer tr.mu.Unlock()
	for (len(tr.marks)+1)*tr.every < len(feed) {
		st, err := tr.play(feed[:(len(tr.marks)+1)*tr.every])
		if err != nil {
			return nil, err
		}
		tr.mark(st)
	}
	return tr.play(feed)
}

// mark adds a state. If there are too many, every second one goes.
func (tr *trail) mark(st game.State) {
	tr.marks = append(tr.marks, st)
	if len(tr.marks) < trailMarks {
		return
	}
	for i := range trailMarks / 2 {
		tr.marks[i] = tr.marks[2*i+1]
	}
	clear(tr.marks[trailMarks/2:])
	tr.marks, tr.every = tr.marks[:trailMarks/2], 2*tr.every
}

// play returns the state after feed. It begins at the last mark that no later undo goes behind.
func (tr *trail) play(feed []item) (st game.State, err error) {
	k := min(len(tr.marks), len(feed)/tr.every)
	for k > 0 && reaches(feed[k*tr.every:], feed[k*tr.every-1].rec) {
		k--
	}
	if k > 0 {
		st = tr.marks[k-1].Clone()
	} else {
		st, err = game.Start(tr.title, tr.setup)
	}
	for _, m := range standing(feed[k*tr.every:]) {
		switch {
		case err != nil:
			return nil, err
		case m.adopted != 0:
			st, err = record.AdoptState(tr.title, tr.setup, st, m.adopted)
		default:
			err = game.Apply(st, m.seat, m.move, nil)
		}
	}
	return st, err
}

// reaches reports whether an undo among items took back record rec or an earlier one.
func reaches(items []item, rec int) bool {
	return slices.ContainsFunc(items, func(it item) bool { return len(it.removed) > 0 && it.removed[0] <= rec })
}

// standing returns the moves among items that none of them took back.
func standing(items []item) []*item {
	var stood []*item
	for i := range items {
		it := &items[i]
		switch {
		case it.kind == Moved || it.adopted != 0:
			stood = append(stood, it)
		case len(it.removed) > 0:
			at, _ := slices.BinarySearchFunc(stood, it.removed[0], byRecord)
			kept := slices.DeleteFunc(stood[at:], func(m *item) bool {
				_, gone := slices.BinarySearch(it.removed, m.rec)
				return gone
			})
			stood = stood[:at+len(kept)]
		}
	}
	return stood
}

func byRecord(it *item, rec int) int { return it.rec - rec }

// Moments returns for records of a game that is over the number of the last news that a viewer had by then, 0 for
// none. It returns ErrNotOver while the game is on.
func (t *Table) Moments(guest string, s game.Seat, records []int) ([]uint64, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.row.Status != store.Over {
		return nil, ErrNotOver
	}
	if err := t.mayLook(guest, s); err != nil {
		return nil, err
	}
	news, moments := t.newsFor(s), make([]uint64, len(records))
	for i, rec := range records {
		at, _ := slices.BinarySearchFunc(news, rec+1, func(n *News, rec int) int { return n.rec - rec })
		moments[i] = uint64(at)
	}
	return moments, nil
}
