// Package pool recycles scratch memory for work that ends within one call, such as lookahead.
// Leftover content has no meaning: users must either set whatever they read, or store with it a
// full description of its inputs and find that equal to the current ones. It is the only place
// where rules may share anything between games.
package pool

import "sync"

// most is how many values a pool keeps: hardly any machine uses more concurrently.
const most = 64

// Pool is a stack of used values of one type. The zero Pool is ready, and safe for concurrent use.
// Unlike a sync.Pool it keeps its values across garbage collections, so that the hot loop of the
// rules never allocates.
type Pool[T any] struct {
	mu   sync.Mutex
	idle []*T
}

// Take returns a value that nobody else is using, with whatever was left in it.
func (p *Pool[T]) Take() *T {
	p.mu.Lock()
	defer p.mu.Unlock()
	n := len(p.idle)
	if n == 0 {
		return new(T)
	}
	x := p.idle[n-1]
	p.idle = p.idle[:n-1]
	return x
}

// Return gives a value back; the caller must not touch it again.
func (p *Pool[T]) Return(x *T) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.idle) < most {
		p.idle = append(p.idle, x)
	}
}
