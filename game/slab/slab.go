// Package slab gives views their memory. A view has hundreds of short lists; cut from larger pieces,
// they cost a few allocations instead of one each.
package slab

// Of is memory for lists of one type of element. Its zero value is ready.
type Of[T any] struct{ free []T }

// piece is how many elements are allocated at once.
const piece = 64

// List returns an empty list, never nil, with room for n elements.
func (s *Of[T]) List(n int) []T {
	if n == 0 {
		return []T{}
	}
	if n > len(s.free) {
		s.free = make([]T, max(n, piece))
	}
	list := s.free[:0:n]
	s.free = s.free[n:]
	return list
}
