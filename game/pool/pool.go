// Package pool keeps memory for work that ends within one call, such as a look
// ahead, so that the next call need not ask for it again. What is left in it has no
// meaning: whoever takes it sets what it reads, or finds with it a full description of
// what it was made from, equal to what is wanted now. It is the one place where rules
// may share something between games.
package pool

import "sync"

// most is how many values a pool keeps: more than that work at once on hardly any machine.
const most = 64

// Pool is a stack of used values of one type. The zero Pool is ready, and safe for
// concurrent use. Unlike a sync.Pool it keeps its values when memory is collected, so
// that the hot loop of the rules never allocates.
type Pool[T any] struct {
	mu   sync.Mutex
	idle []*T
}

// Take is a value that nobody else uses, with whatever was left in it.
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
