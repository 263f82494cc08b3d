package web

import "sync"

// slots counts concurrent uses per key.
type slots[K comparable] struct {
	max  int
	mu   sync.Mutex
	used map[K]int
}

// take reports whether a slot was free and takes it; give returns it.
func (s *slots[K]) take(key K) bool {
	free := s.count(key)
	if !free {
		s.give(key)
	}
	return free
}

// count takes a slot in any case, and reports whether one was free.
func (s *slots[K]) count(key K) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.used == nil {
		s.used = map[K]int{}
	}
	s.used[key]++
	return s.used[key] <= s.max
}

func (s *slots[K]) give(key K) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.used[key]--
	if s.used[key] <= 0 {
		delete(s.used, key)
	}
}
