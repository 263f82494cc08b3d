package table

import (
	"encoding/json"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// Past is the game as a viewer saw it at an earlier moment.
type Past struct {
	N      uint64 // the news after which it is seen; 0 for the start
	View   json.RawMessage
	Result game.Result
}

// Past is what a guest who looks from a seat, or from outside, saw right after its
// news number n. The moves are played again: looking back is rare, play is fast,
// and nothing has to be kept for it. It returns store.ErrNotFound if there is no
// such moment.
func (t *Table) Past(guest string, s game.Seat, n uint64) (*Past, error) {
	moves, setup, err := t.movesUpTo(guest, s, n)
	if err != nil {
		return nil, err
	}
	st, err := t.title.New(setup)
	if err != nil {
		return nil, t.failure("look back", err)
	}
	for _, m := range moves {
		if m.adopted != 0 {
			if st, err = record.AdoptState(t.title, setup, st, m.adopted); err != nil {
				return nil, t.failure("look back", err)
			}
			continue
		}
		if err := game.Apply(st, m.seat, m.move, nil); err != nil {
			return nil, t.failure("look back", err)
		}
	}
	view, err := json.Marshal(st.View(s))
	if err != nil {
		return nil, t.failure("look back", err)
	}
	return &Past{n, view, st.Result()}, nil
}

// movesUpTo is the moves that stood when a viewer got its news number n.
func (t *Table) movesUpTo(guest string, s game.Seat, n uint64) ([]item, game.Setup, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, game.Setup{}, err
	}
	news := t.strand(s)
	if t.course == nil || n > uint64(len(news)) {
		return nil, game.Setup{}, fmt.Errorf("moment %d: %w", n, store.ErrNotFound)
	}
	last := 0
	if n > 0 {
		last = news[n-1].rec
	}
	var stood []item
	for _, it := range t.feed {
		if it.rec > last {
			break
		}
		switch {
		case it.kind == Moved || it.adopted != 0:
			stood = append(stood, it)
		case it.kind == Undone:
			stood = slices.DeleteFunc(stood, func(m item) bool { return slices.Contains(it.removed, m.rec) })
		}
	}
	return stood, t.course.Setup, nil
}
