package web

import "sync"

// worded remembers how things were worded in a language, by what was worded. Games ask the same
// questions and tell the same events again and again, and finding the words and encoding them costs
// more than playing the move.
type worded[K comparable, V any] struct {
	mu   sync.Mutex
	made map[K]V
}

// manyWorded is how many things of a kind are remembered; a draft alone offers thousands of moves.
const manyWorded = 1 << 14

// of returns what is remembered of a thing, or else words it.
func (w *worded[K, V]) of(thing K, word func(K) V) V {
	w.mu.Lock()
	defer w.mu.Unlock()
	if v, ok := w.made[thing]; ok {
		return v
	}
	if w.made == nil || len(w.made) == manyWorded {
		w.made = map[K]V{}
	}
	v := word(thing)
	w.made[thing] = v
	return v
}
