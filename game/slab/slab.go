// Package slab gives views their memory. A view has hundreds of short lists; cut from larger pieces,
// they cost a few allocations instead of one each.
package slab

// Of is memory for lists of one type of element. Its zero value is ready.
type Of[T any] struct {
	free []T
	size int // of the last piece
}

// least is the size of the first piece. Each is twice as large as the one before.
const least = 16

// List returns an empty list, never nil, with room for n elements.
func (s *Of[T]) List(n int) []T {
	if n == 0 {
		return []T{}
	}
	if n > len(s.free) {
		s.size = max(n, least, 2*s.size)
		s.free = make([]T, s.size)
	}
	list := s.free[:0:n]
	s.free = s.free[n:]
	return list
}

// New returns a zero element.
func (s *Of[T]) New() *T { return &s.List(1)[:1][0] }
